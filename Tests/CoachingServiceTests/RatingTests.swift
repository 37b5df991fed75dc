import AppTesting
import CoachingDomain
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// What clients think: asked once after every tenth message and after calls.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RatingTests {
    private func due(_ somebody: Somebody) async throws -> [RatingTrigger] {
        try await somebody.client.call(CoachChoice.dueRatings, Nothing(), Nothing()).items.map(\.trigger)
    }
    private func rate(_ somebody: Somebody, _ stars: Int64, _ call: CoachingCallID? = nil) async throws -> Answer {
        try await somebody.client.answer(CoachChoice.rate, Nothing(), NewRating(stars: Stars(trusted: stars), callId: call))
    }
    private func skip(_ somebody: Somebody) async throws -> Answer {
        try await somebody.client.answer(CoachChoice.skip, Nothing(), RatingSkip())
    }

    @Test(arguments: Engine.allCases) func givenAndSkippedManyTimesAtOnceAQuestionIsAnsweredOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair(tier: .premium)
            try await fixture.app.database.write { db in try await CoachStore.insert(omar.id, in: db) }
            #expect(try await rate(layla, 5).code == .ratingNotDue)
            let sent = try await layla.sayAll(1...10)
            #expect(try sent.map { try $0.sent().ratingDue } == Array(repeating: false, count: 9) + [true])
            #expect(try await due(layla) == [.messages])
            let answers = try await parallel(20) { number in
                try await number % 2 == 0 ? rate(layla, 4) : skip(layla)
            }
            #expect(answers.count { $0.status == 201 || $0.status == 204 } == 1)
            #expect(answers.allSatisfy { $0.status < 300 || $0.code == .ratingNotDue })
            let given: Int64 = answers.contains { $0.status == 201 } ? 1 : 0
            #expect(try await fixture.number("SELECT COUNT(*) FROM ratings") == 1)
            #expect(try await fixture.number("SELECT ratings FROM coaches") == given)
            #expect(try await fixture.number("SELECT stars FROM coaches") == 4 * given)
            #expect(try await due(layla).isEmpty)
            // Later messages ask again, and the newest question only.
            _ = try await layla.sayAll(11...33)
            #expect(try await due(layla) == [.messages])
            #expect(try await skip(layla).status == 204)
            #expect(try await due(layla).isEmpty)
        }
    }

    /// What somebody thinks after their tenth message is about who read those ten.
    @Test(arguments: Engine.allCases) func aRatingIsThatOfTheCoachWhoHadTheTenthMessage(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let first = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            _ = try await layla.client.call(CoachChoice.coach)
            let admin = try await fixture.somebody(role: .admin), second = try await fixture.workingCoach(capacity: 1)
            _ = try await layla.sayAll(1...10)
            func give(_ coach: Somebody) async throws {
                _ = try await admin.client.call(
                    CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: coach.id))
            }
            func ratings(_ coach: Somebody) async throws -> Int64 {
                try await fixture.number("SELECT ratings FROM coaches WHERE user_id = \(coach.id.text)")
            }
            try await give(second)
            #expect(try await rate(layla, 2).status == 201)
            #expect(try await [ratings(first), ratings(second)] == [1, 0])
            // The next ten were the second coach's, though the first one is back and nobody has been since.
            _ = try await layla.sayAll(11...20)
            try await give(first)
            _ = try await fixture.app.database.write { db in
                try await db.execute("UPDATE threads SET coach_id = NULL WHERE client_id = \(layla.id.text)")
            }
            #expect(try await rate(layla, 5).status == 201)
            #expect(try await [ratings(first), ratings(second)] == [1, 1])
        }
    }

    @Test func theSameMessageAgainAsksOnlyWhileNobodyAnswered() async throws {
        try await CoachingFixture.run { fixture in
            let (layla, _) = try await fixture.pair()
            _ = try await layla.sayAll(1...10)
            #expect(try await layla.say(10).sent().ratingDue)
            #expect(try await skip(layla).status == 204)
            #expect(try await !layla.say(10).sent().ratingDue)
        }
    }

    /// What was on its way when the account was deleted writes nothing down: no rating, no wish, no marks.
    @Test(arguments: Engine.allCases) func nothingOutlivesTheAccountThatWasOnItsWay(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair(tier: .premium)
            try await fixture.app.database.write { db in try await CoachStore.insert(omar.id, in: db) }
            _ = try await layla.sayAll(1...10)
            _ = try await omar.answer(1, to: layla)
            // Before she is noted as gone, as for whoever was let in a moment before.
            let dependencies = try fixture.callDependencies()
            try await fixture.app.database.write { db in
                try await Farewell(dependencies: dependencies).part(with: layla.id, run: nil, now: fixture.now, in: db)
            }
            #expect(try await rate(layla, 1).code == .notFound)
            #expect(try await skip(layla).code == .notFound)
            #expect(try await layla.client.answer(CoachChoice.requestChange, Nothing(), NewChangeRequest()).code == .coachWaiting)
            let upTo = UpTo(upTo: SequenceNumber(trusted: 11))
            for endpoint in [CoachingThreads.read, CoachingThreads.delivered] {
                #expect(try await layla.client.answer(endpoint, Nothing(), upTo).status == 200)
            }
            // The coach still looks at what is left of it.
            #expect(try await omar.client.answer(CoachDesk.read, ClientParameters(client: layla.id), upTo).status == 200)
            for table: SQL in ["ratings", "change_requests", "marks"] {
                #expect(try await fixture.number("SELECT COUNT(*) FROM \(table)") == 0, "\(table.text)")
            }
            #expect(try await fixture.number("SELECT stars + ratings FROM coaches WHERE user_id = \(omar.id.text)") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func aRatingIsChangedForAWeek(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair()
            try await fixture.app.database.write { db in try await CoachStore.insert(omar.id, in: db) }
            _ = try await layla.sayAll(1...10)
            let saved = try await layla.client.call(CoachChoice.rate, Nothing(), NewRating(stars: Stars(trusted: 2))).rating
            #expect(saved.editableUntil == fixture.now + .days(7))
            @Sendable func change(_ stars: Int64, by somebody: Somebody) async throws -> Answer {
                try await somebody.client.answer(
                    CoachChoice.changeRating, RatingParameters(id: saved.id), RatingContent(stars: Stars(trusted: stars)))
            }
            let changes = try await parallel(10) { number in try await change(Int64(number % 5) + 1, by: layla) }
            #expect(changes.allSatisfy { $0.status == 200 })
            #expect(try await fixture.number("SELECT stars FROM coaches") == fixture.number("SELECT stars FROM ratings"))
            fixture.app.clock.advance(by: .days(7))
            #expect(try await change(5, by: layla).status == 200)
            #expect(try await fixture.number("SELECT stars FROM coaches") == 5)
            fixture.app.clock.advance(by: .milliseconds(1))
            #expect(try await change(1, by: layla).code == .ratingClosed)
            #expect(try await change(1, by: try await fixture.somebody()).status == 404)
            #expect(try await fixture.number("SELECT stars FROM coaches") == 5)
        }
    }

    @Test func aCallIsRatedOnceItWasHeld() async throws {
        try await CallScene.run(tier: .premium) { scene in
            let (fixture, clock) = (scene.fixture, scene.fixture.app.clock)
            let call = try await scene.booked(scene.slot(2)).call
            #expect(try await rate(scene.client, 5, call.id).code == .ratingNotDue)
            clock.advance(by: .hours(2))
            for somebody in [scene.client, scene.coach] { #expect(try await scene.join(call.id, as: somebody).status == 200) }
            clock.advance(by: .hours(1))
            try await eventually("the end is written down") {
                try await fixture.app.rows("SELECT 1 FROM calls WHERE status = 'finished'") == 1
            }
            #expect(try await due(scene.client) == [.call])
            let stranger = try await fixture.callClient(of: scene.coach)
            #expect(try await rate(stranger, 1, call.id).status == 404)
            #expect(try await rate(scene.client, 5, call.id).status == 201)
            #expect(try await rate(scene.client, 1, call.id).code == .ratingNotDue)
            #expect(try await due(scene.client).isEmpty)
            // The coach reads it a day later, without a name.
            func own() async throws -> OwnRatings { try await scene.coach.client.call(CoachDesk.ratings, PageQuery(), Nothing()) }
            // Nor does a number give it away before.
            func page() async throws -> OwnCoachProfile { try await scene.coach.client.call(CoachDesk.profile) }
            let early = try await own()
            #expect(early.items.isEmpty && early.score.count == 0 && early.byStars == [0, 0, 0, 0, 0])
            #expect(try await page().profile.rating.count == 0)
            let asOthers = try await scene.coach.client.call(CoachChoice.profile, CoachParameters(id: scene.coach.id), Nothing())
            #expect(asOthers.rating.count == 0)
            clock.advance(by: .days(1))
            let late = try await own()
            #expect(late.items.map(\.stars.value) == [5] && late.score.count == 1 && late.byStars == [0, 0, 0, 0, 1])
            #expect(try await page().profile.rating.count == 1)
        }
    }

    /// One of 5 stars beside three of 2: 11 stars of 4, on average 2.75. (5 + 5 · 2.75) / 6 = 3.125 and (6 + 5 · 2.75) / 8 = 2.469.
    @Test func clientsSeeABayesianAverage() async throws {
        try await CoachingFixture.run { fixture in
            func rated(_ stars: [Int64]) async throws -> (coach: Somebody, client: Somebody) {
                let coach = try await fixture.workingCoach(capacity: Int64(stars.count))
                var client = coach
                for given in stars {
                    client = try await fixture.somebody()
                    #expect(try await client.client.call(CoachChoice.coach).id == coach.id)
                    _ = try await client.sayAll(1...10)
                    #expect(try await rate(client, given).status == 201)
                }
                return (coach, client)
            }
            let good = try await rated([5]), poor = try await rated([2, 2, 2])
            func score(_ client: Somebody) async throws -> CoachScore? { try await client.client.call(CoachChoice.coach).rating }
            #expect(try await score(good.client) == CoachScore(average: 3.1, count: 1))
            #expect(try await score(poor.client) == CoachScore(average: 2.5, count: 3))
            // Administrators see the same, and the coaches themselves a day later.
            let admin = try await fixture.somebody(role: .admin)
            let all = try await admin.client.call(CoachingAdmin.coaches, PageQuery(), Nothing()).items
            #expect(Set(all.compactMap(\.rating.average)) == [3.1, 2.5])
            fixture.app.clock.advance(by: .days(1))
            #expect(try await good.coach.client.call(CoachDesk.ratings, PageQuery(), Nothing()).score.average == 3.1)
        }
    }

    /// Worked out by hand: (60 + 10 · 300/80) / (15 + 10) = 97.5 / 25 = 3.9; one rating of 5 among all with 3.75 on average: 42.5 / 11 =
    /// 3.86.
    @Test func fewRatingsStayNearTheAverageOfAll() {
        #expect(RatingRule.score(stars: 60, count: 15, allStars: 300, allCount: 80, prior: 10) == CoachScore(average: 3.9, count: 15))
        #expect(RatingRule.score(stars: 5, count: 1, allStars: 300, allCount: 80, prior: 10) == CoachScore(average: 3.9, count: 1))
        #expect(RatingRule.score(stars: 0, count: 0, allStars: 300, allCount: 80, prior: 10) == CoachScore(average: nil, count: 0))
        // 4.25 is rounded up.
        #expect(RatingRule.score(stars: 17, count: 4, allStars: 17, allCount: 4, prior: 10) == CoachScore(average: 4.3, count: 4))
    }
}
