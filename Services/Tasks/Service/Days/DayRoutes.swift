internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Completing, skipping, undoing; compliance, streaks and the calendar.
struct DayRoutes: Sendable {
    let keeper: TaskKeeper
    let completion: Completion

    var routes: [Route] {
        [
            Tasks.complete.handle(completion.complete),
            Tasks.skip.handle(completion.skip),
            Tasks.undo.handle(completion.undo),
            Tasks.compliance.handle(compliance),
            Tasks.check.handle(check),
            Tasks.streaks.handle(streaks),
            Tasks.calendar.handle(calendar),
        ]
    }

    private func compliance(_ call: Call<SignedIn, ComplianceQuery, Nothing>) async throws -> ComplianceAnswer {
        let person = try await current(call.person(), call.context)
        let date = try known(call.parameters.date, of: person, now: call.now)
        return try await keeper.database.snapshot { db in
            let day = try await DayStore.find(date, of: person.id, in: db)
            return ComplianceAnswer(
                day.map { keeper.compliance($0, of: person, now: call.now) } ?? keeper.emptyDay(date, of: person, now: call.now),
                streak: try await Standing.read(person, keeper: keeper, now: call.now, in: db))
        }
    }

    /// Counts a day again. What a repeat finds is what the first left, so it changes nothing.
    private func check(_ call: Call<SignedIn, Nothing, ComplianceCheck>) async throws -> ComplianceAnswer {
        let person = try await keeper.planned(try call.person(), context: call.context)
        let context = call.context
        let asked = call.body.date
        return try await keeper.change(person, now: context.now) { person, db in
            let date = try known(asked, of: person, now: context.now)
            let before = try await Standing.read(person, keeper: keeper, now: context.now, in: db)
            let (day, streak, _) = try await completion.count(date, before: before, person: &person, context: .init(context), in: db)
            let shown = day.map { keeper.compliance($0, of: person, now: context.now) }
            return ComplianceAnswer(shown ?? keeper.emptyDay(date, of: person, now: context.now), streak: streak)
        }.result
    }

    private func streaks(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Streaks {
        let person = try await current(call.person(), call.context)
        return try await keeper.database.snapshot { db in
            Streaks(
                summary: try await Standing.read(person, keeper: keeper, now: call.now, in: db),
                byType: try await Standing.byType(person, keeper: keeper, now: call.now, in: db))
        }
    }

    private func calendar(_ call: Call<SignedIn, CalendarQuery, Nothing>) async throws -> StreakCalendar {
        let person = try await current(call.person(), call.context)
        let span = try CalendarSpan(call.parameters, today: keeper.today(of: person, now: call.now), policy: keeper.policy).dates
        let days = try await keeper.database.read { db in try await DayStore.list(span, of: person.id, in: db) }
        let made = Dictionary(uniqueKeysWithValues: days.map { ($0.date, keeper.compliance($0, of: person, now: call.now)) })
        let dates = (span.lowerBound.daysSinceEpoch...span.upperBound.daysSinceEpoch).map(LocalDate.init(daysSinceEpoch:))
        return StreakCalendar(
            from: span.lowerBound, to: span.upperBound,
            days: dates.map { made[$0] ?? keeper.emptyDay($0, of: person, now: call.now) })
    }

    /// The person with a plan, their days made up to today.
    private func current(_ person: Person, _ context: RequestContext) async throws -> Person {
        try await keeper.upToDate(try await keeper.planned(person, context: context), now: context.now)
    }

    /// Today unless another date is asked for, which may not lie too far ahead.
    private func known(_ date: LocalDate?, of person: Person, now: Instant) throws(APIError) -> LocalDate {
        let today = keeper.today(of: person, now: now)
        guard let date else { return today }
        let latest = today + keeper.policy.daysAhead
        guard date <= latest else { throw APIError(.validationFailed, fields: [FieldProblem("date", .mustNotBeLater(than: latest))]) }
        return date
    }
}

/// The dates of a calendar: a year that ends today when nothing else is asked for.
struct CalendarSpan: Sendable, Equatable {
    let dates: ClosedRange<LocalDate>

    private static let usual: Int64 = 365
    /// A leap year fits.
    private static let most: Int64 = 366
    /// What can be written as `YYYY-MM-DD`.
    private static let earliest = LocalDate(daysSinceEpoch: -719_162)  // 0001-01-01

    init(_ query: CalendarQuery, today: LocalDate, policy: TaskPolicy) throws(APIError) {
        let to = query.to ?? today
        let from = query.from ?? max(to - (Self.usual - 1), Self.earliest)
        let latest = today + policy.daysAhead
        var problem: FieldProblem?
        if to > latest {
            problem = FieldProblem("to", .mustNotBeLater(than: latest))
        } else if from > to {
            problem = FieldProblem("from", .mustNotBeLater(than: to))
        } else if to - from >= Self.most {
            problem = FieldProblem("from", .mustBeLater(than: to - Self.most))
        }
        if let problem { throw APIError(.validationFailed, fields: [problem]) }
        dates = from...to
    }
}
