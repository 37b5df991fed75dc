internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// How coaching is, as clients say after every tenth message and after calls. FR-MESSAGING-08, FC-FEEDBACK-01.
struct Ratings: Sendable {
    let dependencies: CoachingDependencies

    /// A coach reads ratings this much later, so that nobody can be told by when they rated.
    static let delay: Duration = .days(1)
    static let questions: Int64 = 5

    var routes: [Route] {
        [
            CoachChoice.dueRatings.handle { call in try await due(call) },
            CoachChoice.rate.handle { call in try await rate(call) },
            CoachChoice.skip.handle { call in try await skip(call) },
            CoachChoice.changeRating.handle { call in try await change(call) },
            CoachDesk.ratings.handle { call in try await own(call) },
        ]
    }

    private func due(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> DueRatings {
        let (client, isArabic) = (try call.client(), call.context.language == .arabic)
        let questions = try await dependencies.database.snapshot { db -> [RatingQuestion] in
            guard let thread = try await ThreadStore.find(client.id, in: db) else { return [] }
            var questions: [RatingQuestion] = []
            if let asked = asked(thread), try await !RatingStore.isAnswered(asked, by: client.id, in: db) { questions.append(asked) }
            let calls = try await RatingStore.unratedCalls(of: client.id, limit: Self.questions, in: db)
            return questions + calls.map { .call($0) }
        }
        return DueRatings(
            items: questions.map {
                let aboutCoaching = isArabic ? "كيف تجربتك مع التدريب؟" : "How's your coaching experience?"
                let aboutCall = isArabic ? "كيف كانت مكالمتك؟" : "How was your call?"
                return DueRating(trigger: $0.trigger, callId: $0.call, question: $0.call == nil ? aboutCoaching : aboutCall)
            })
    }

    private func rate(_ call: Call<SignedIn, Nothing, NewRating>) async throws -> SavedRating {
        let (client, new) = (try call.client(), call.body)
        let rating = try await answer(new.callId, by: client.id, stars: new.stars, text: new.text, now: call.now)
        return try saved(rating, call.context.language)
    }

    private func skip(_ call: Call<SignedIn, Nothing, RatingSkip>) async throws -> Nothing {
        _ = try await answer(call.body.callId, by: try call.client().id, stars: nil, text: nil, now: call.now)
        return Nothing()
    }

    private func change(_ call: Call<SignedIn, RatingParameters, RatingContent>) async throws -> SavedRating {
        let (client, id, new, now) = (try call.client(), call.parameters.id, call.body, call.now)
        let changed = try await dependencies.database.write { db -> StoredRating in
            guard let thread = try await ThreadStore.hold(client.id, in: db), thread.state != .closed,
                var rating = try await RatingStore.find(id, of: client.id, in: db), let before = rating.stars
            else { throw APIError(.notFound) }
            guard now <= rating.at + dependencies.policy.ratingEdit else { throw APIError(.ratingClosed) }
            (rating.stars, rating.text) = (new.stars, new.text)
            try await RatingStore.change(rating, before: before, now: now, in: db)
            return rating
        }
        return try saved(changed, call.context.language)
    }

    private func own(_ call: Call<Coach, PageQuery, Nothing>) async throws -> OwnRatings {
        let (coach, query) = (try call.coach().id, call.parameters)
        let (end, limit) = (call.now - Self.delay, query.size)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        return try await dependencies.database.snapshot { db in
            let found = try await RatingStore.page(of: coach, until: end, after: after, limit: limit + 1, in: db)
            let page = ListPage(found, limit: limit) { TimeCursor(at: $0.at, id: $0.id.text).token }
            let byStars = try await RatingStore.counts(of: coach, until: end, in: db)
            return OwnRatings(
                score: try await dependencies.coachView(call.context, in: db).score(
                    try await CoachStore.find(coach, in: db), byStars: byStars),
                byStars: byStars,
                items: page.items.compactMap { rating in
                    guard let stars = rating.stars else { return nil }
                    return OwnRatings.Item(
                        stars: stars, text: rating.text, trigger: rating.question.trigger,
                        date: dependencies.zone(dependencies.policy.zone).localDate(at: rating.at))
                }, nextCursor: page.nextCursor)
        }
    }

    /// The newest question about messages: a rating after the thirteenth answers that of the tenth.
    private func asked(_ thread: StoredThread) -> RatingQuestion? {
        let number = thread.sent / dependencies.policy.messagesPerRating * dependencies.policy.messagesPerRating
        return number > 0 ? .messages(number) : nil
    }

    /// Answers a question once; nil stars skip it.
    /// - Throws: `rating_not_due`, `not_found` for a call that is not the client's.
    private func answer(
        _ callID: CoachingCallID?, by client: UserID, stars: Stars?, text: RatingText?, now: Instant
    ) async throws -> StoredRating {
        let id = RatingID(trusted: dependencies.ids.next())
        return try await dependencies.database.write { db in
            guard let thread = try await ThreadStore.hold(client, in: db) else { throw APIError(callID == nil ? .ratingNotDue : .notFound) }
            // What went with the account stays gone, whatever was on its way.
            guard thread.state != .closed else { throw APIError(.notFound) }
            var (question, coach) = (asked(thread), thread.coach)
            // Whoever had the message that it is asked after, also when another one coaches the client by now.
            if let asked = thread.asked, question == .messages(asked.after) { coach = asked.coach }
            if let callID {
                guard let call = try await CallStore.find(callID, of: client, .client, in: db) else { throw APIError(.notFound) }
                guard call.status == .finished else { throw APIError(.ratingNotDue) }
                (question, coach) = (.call(callID), call.coach)
            }
            guard let question, let coach else { throw APIError(.ratingNotDue) }
            let rating = StoredRating(id: id, client: client, coach: coach, question: question, stars: stars, text: text, at: now)
            guard try await RatingStore.insert(rating, in: db) else { throw APIError(.ratingNotDue) }
            return rating
        }
    }

    private func saved(_ rating: StoredRating, _ language: Language) throws(APIError) -> SavedRating {
        guard let shown = rating.shown(editableFor: dependencies.policy.ratingEdit) else { throw APIError(.notFound) }
        return SavedRating(
            rating: shown, message: language == .arabic ? "شكرًا على رأيك!" : "Thanks for your feedback!")
    }
}
