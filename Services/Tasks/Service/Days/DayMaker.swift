internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Makes days with their tasks from the plan, each once, and writes the outcome of those that are over (which fixes them). The caller
/// holds the person's row.
struct DayMaker: Sendable {
    let dependencies: TasksDependencies

    /// Days further back that nobody looked at are not made any more: a streak from before them is over anyway.
    private static let horizon: Int64 = 400

    /// Whether a day has ended for good whose outcome is not written yet.
    func hasDaysToFix(_ person: Person, _ calendar: PersonCalendar) -> Bool {
        nextToFix(person).map(calendar.isFixed) ?? false
    }

    private func nextToFix(_ person: Person) -> LocalDate? {
        person.plan.map { plan in person.progress.fixedThrough.map { max($0 + 1, plan.start) } ?? plan.start }
    }

    /// Makes every day from the last fixed one to today, and fixes those that are over, in order.
    func bringUpToDate(_ person: inout Person, now: Instant, in db: any Connection) async throws {
        let calendar = dependencies.calendar(of: person, now: now)
        let today = calendar.today
        guard let first = nextToFix(person), first <= today else { return }
        let days = try await days(first...today, of: person, now: now, in: db)

        var lived: LivedDays?
        for day in days {
            guard day.date < today, calendar.isFixed(day.date) else { break }
            var outcome = ComplianceRule.outcome(
                completed: day.completed, total: day.total, isOver: true, threshold: dependencies.policy.threshold)
            if outcome == .missed {
                if lived == nil { lived = try await LivedDays.read(person, dependencies, now: now, in: db) }
                if lived?.contains(day.date) == false { outcome = .neutral }
            }
            try await DayStore.fix(day.date, person.progress.streak.add(outcome), of: person.id, in: db)
            person.progress.fixedThrough = day.date
        }
        person.progress.bestStreak = max(person.progress.bestStreak, person.progress.streak.longest)
    }

    /// Makes a day with the tasks the plan has for its weekday; nothing happens when it is there, or before the plan began.
    func make(_ date: LocalDate, of person: Person, now: Instant, in db: any Connection) async throws {
        let rules = try await SeriesStore.active(of: person.id, in: db)
        try await make(date, by: rules, of: person, now: now, in: db)
    }

    /// The days of a span that ends today; those that are missing are made.
    private func days(_ span: ClosedRange<LocalDate>, of person: Person, now: Instant, in db: any Connection) async throws -> [StoredDay] {
        let known = try await DayStore.list(span, of: person.id, in: db)
        let dates = max(span.lowerBound, span.upperBound - Self.horizon).daysSinceEpoch...span.upperBound.daysSinceEpoch
        let missing = Set(dates).subtracting(known.map(\.date.daysSinceEpoch))
        guard !missing.isEmpty else { return known }
        let rules = try await SeriesStore.active(of: person.id, in: db)
        for date in missing.sorted() {
            try await make(LocalDate(daysSinceEpoch: date), by: rules, of: person, now: now, in: db)
        }
        return try await DayStore.list(span, of: person.id, in: db)
    }

    private func make(_ date: LocalDate, by rules: [StoredRule], of person: Person, now: Instant, in db: any Connection) async throws {
        guard let plan = person.plan, date >= plan.start else { return }
        let due = rules.filter { $0.template.isDue(on: date) }
        guard try await DayStore.make(date, total: Int64(due.count), of: person.id, now: now, in: db) else { return }
        try await TaskStore.insert(due, of: person, plan: plan.id, date: date, ids: dependencies.ids, now: now, in: db)
    }
}
