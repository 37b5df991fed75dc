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
    /// - Returns: the days that are still open, for `Standing`.
    @discardableResult
    func bringUpToDate(_ person: inout Person, now: Instant, in db: any Connection) async throws -> [StoredDay] {
        try await bringUpToDate(&person, now: now, asking: Question(known: ()), in: db).days
    }

    /// The same, and the answer to a question that is asked along with the first of it, about what no day that is made or fixed changes.
    func bringUpToDate<Answer>(
        _ person: inout Person, now: Instant, asking question: Question<Answer>, in db: any Connection
    ) async throws -> (days: [StoredDay], answer: Answer) {
        let today = dependencies.today(of: person, now: now)
        let (days, answer) = try await db.ask(DayStore.open(of: person, today: today), question)
        return (try await bringUpToDate(&person, days, now: now, in: db), answer)
    }

    private func bringUpToDate(
        _ person: inout Person, _ known: [StoredDay], now: Instant, in db: any Connection
    ) async throws -> [StoredDay] {
        let calendar = dependencies.calendar(of: person, now: now)
        let today = calendar.today
        var days = known
        guard let first = nextToFix(person), first <= today else { return days }
        if try await makeMissing(in: first...today, known: days, of: person, now: now, in: db) {
            days = try await db.ask(DayStore.open(of: person, today: today))
        }

        var lived: LivedDays?
        for day in days where day.date >= first {
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
        return person.progress.fixedThrough.map { fixed in days.filter { $0.date > fixed } } ?? days
    }

    /// Makes a day with the tasks the plan has for its weekday; nothing happens when it is there, or before the plan began.
    func make(_ date: LocalDate, of person: Person, now: Instant, in db: any Connection) async throws {
        let rules = try await SeriesStore.active(of: person.id, in: db)
        try await make(date, by: rules, of: person, now: now, in: db)
    }

    /// Makes the days of a span that are not among the known ones.
    /// - Returns: whether there were any.
    private func makeMissing(
        in span: ClosedRange<LocalDate>, known: [StoredDay], of person: Person, now: Instant, in db: any Connection
    ) async throws -> Bool {
        let dates = max(span.lowerBound, span.upperBound - Self.horizon).daysSinceEpoch...span.upperBound.daysSinceEpoch
        let missing = Set(dates).subtracting(known.map(\.date.daysSinceEpoch))
        guard !missing.isEmpty else { return false }
        let rules = try await SeriesStore.active(of: person.id, in: db)
        for date in missing.sorted() {
            try await make(LocalDate(daysSinceEpoch: date), by: rules, of: person, now: now, in: db)
        }
        return true
    }

    private func make(_ date: LocalDate, by rules: [StoredRule], of person: Person, now: Instant, in db: any Connection) async throws {
        guard let plan = person.plan, date >= plan.start else { return }
        let due = rules.filter { $0.template.isDue(on: date) }
        guard try await DayStore.make(date, total: Int64(due.count), of: person.id, now: now, in: db) else { return }
        try await TaskStore.insert(due, of: person, plan: plan.id, date: date, ids: dependencies.ids, now: now, in: db)
    }
}
