internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What became of a day, the streaks, and the calendar.
struct DayActions: Sendable {
    let dependencies: TasksDependencies
    private let adoption: Adoption
    private let changes: DayChanges
    private let completion: Completion

    init(dependencies: TasksDependencies) {
        self.dependencies = dependencies
        adoption = Adoption(dependencies: dependencies)
        changes = DayChanges(dependencies: dependencies)
        completion = Completion(dependencies: dependencies)
    }

    func compliance(_ call: Call<SignedIn, ComplianceQuery, Nothing>) async throws -> ComplianceAnswer {
        let person = try await adoption.current(call.person(), call.context)
        let date = try known(call.parameters.date, of: person, now: call.now)
        return try await dependencies.database.snapshot { db in
            let day = try await DayStore.find(date, of: person.id, in: db)
            return ComplianceAnswer(
                ComplianceView(of: person, now: call.now, dependencies).day(date, day),
                streak: try await Standing.read(person, dependencies, now: call.now, in: db).summary)
        }
    }

    /// Counts a day again. A repeat finds the same counts, so it changes nothing.
    func check(_ call: Call<SignedIn, Nothing, ComplianceCheck>) async throws -> ComplianceAnswer {
        let person = try await adoption.planned(try call.person(), context: call.context)
        let context = call.context
        let asked = call.body.date
        return try await changes.change(person, now: context.now) { person, days, db in
            let date = try known(asked, of: person, now: context.now)
            let before = try await Standing(days, of: person, dependencies, now: context.now, in: db)
            let (day, streak, _) = try await completion.count(date, before: before, person: &person, Occasion(context), in: db)
            return ComplianceAnswer(ComplianceView(of: person, now: context.now, dependencies).day(date, day), streak: streak)
        }.result
    }

    func streaks(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Streaks {
        let person = try await adoption.current(call.person(), call.context)
        return try await dependencies.database.snapshot { db in
            Streaks(
                summary: try await Standing.read(person, dependencies, now: call.now, in: db).summary,
                byType: try await Standing.byType(person, dependencies, now: call.now, in: db))
        }
    }

    func calendar(_ call: Call<SignedIn, CalendarQuery, Nothing>) async throws -> StreakCalendar {
        let person = try await adoption.current(call.person(), call.context)
        let today = dependencies.today(of: person, now: call.now)
        let span = try CalendarSpan(call.parameters, today: today, policy: dependencies.policy).dates
        let days = try await dependencies.database.read { db in try await self.days(span, of: person, now: call.now, in: db) }
        return StreakCalendar(from: span.lowerBound, to: span.upperBound, days: days)
    }

    /// Whoever never had a plan has no week to tell of. Somebody may be asked for before this service has heard of them.
    func week(_ call: Call<PeerService, WeekQuery, Nothing>) async throws -> WeekReview {
        let (id, last) = (call.parameters.id, call.parameters.to)
        var known = try await dependencies.database.read { db in try await PersonStore.find(id, in: db) }
        if known == nil { known = try await adoption.takeOver(id, for: call.context.origin, now: call.now) }
        guard let known else { throw APIError(.notFound) }
        let person = try await adoption.current(known, call.context)
        let today = dependencies.today(of: person, now: call.now)
        guard last <= today else { throw APIError(.validationFailed, fields: [FieldProblem("to", .mustNotBeLater(than: today))]) }
        return try await dependencies.database.snapshot { db in
            WeekReview(
                days: try await days((last - 6)...last, of: person, now: call.now, in: db),
                streak: try await Standing.read(person, dependencies, now: call.now, in: db).summary)
        }
    }

    /// One entry a day, without gaps.
    private func days(
        _ span: ClosedRange<LocalDate>, of person: Person, now: Instant, in db: any Connection
    ) async throws -> [DayCompliance] {
        let made = Dictionary(uniqueKeysWithValues: try await db.ask(DayStore.list(span, of: person.id)).map { ($0.date, $0) })
        let dates = (span.lowerBound.daysSinceEpoch...span.upperBound.daysSinceEpoch).map(LocalDate.init(daysSinceEpoch:))
        let view = ComplianceView(of: person, now: now, dependencies)
        return dates.map { view.day($0, made[$0]) }
    }

    /// Today unless another date is asked for, which may not lie too far ahead.
    private func known(_ date: LocalDate?, of person: Person, now: Instant) throws(APIError) -> LocalDate {
        let today = dependencies.today(of: person, now: now)
        guard let date else { return today }
        let latest = today + dependencies.policy.daysAhead
        guard date <= latest else { throw APIError(.validationFailed, fields: [FieldProblem("date", .mustNotBeLater(than: latest))]) }
        return date
    }
}
