internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Makes days from the plan, once each, and fixes those that are over. The caller holds the person's row.
struct DayKeeper: Sendable {
    let keeper: TaskKeeper

    /// Further back than this, days nobody looked at are not made any more: a streak that long ago is over anyway.
    private static let horizon: Int64 = 400

    /// Whether a day has ended for good that the streak does not count yet.
    func hasDaysToFix(_ person: Person, now: Instant) -> Bool {
        guard let next = nextToFix(person) else { return false }
        return keeper.isFixed(next, of: person, now: now)
    }

    private func nextToFix(_ person: Person) -> LocalDate? {
        person.plan.map { plan in person.progress.fixedThrough.map { max($0 + 1, plan.start) } ?? plan.start }
    }

    /// Makes every day from the last fixed one to today, and fixes those that are over, in order.
    func bringUpToDate(_ person: inout Person, now: Instant, in db: any Connection) async throws {
        let today = keeper.today(of: person, now: now)
        guard let first = nextToFix(person), first <= today else { return }
        let days = try await days(first...today, of: person, now: now, in: db)

        var lived: LivedDays?
        for day in days {
            guard day.date < today, keeper.isFixed(day.date, of: person, now: now) else { break }
            var outcome = ComplianceRule.outcome(
                completed: day.completed, total: day.total, isOver: true, threshold: keeper.policy.threshold)
            if outcome == .missed {
                if lived == nil { lived = try await LivedDays.read(person, keeper: keeper, now: now, in: db) }
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

    /// The days of a span that ends today, those that were missing made now.
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
        try await TaskStore.insert(due, of: person, plan: plan.id, date: date, ids: keeper.ids, now: now, in: db)
    }
}

/// The days somebody's clock really went through, wherever they were: who flies across the date line loses a day and did not miss it.
struct LivedDays: Sendable {
    static func read(_ person: Person, keeper: TaskKeeper, now: Instant, in db: any Connection) async throws -> LivedDays {
        LivedDays(zones: try await ZoneStore.list(of: person.id, in: db), database: keeper.zones, now: now)
    }

    /// A flight from Los Angeles in the evening lands in Auckland in the morning two dates later; by the clock of home half of the date
    /// between was spent on board, by the other none of it was left.
    private static let enough: Duration = .hours(12)
    private let stays: [(from: Instant, to: Instant, zone: Zone)]

    init(zones: [(since: Instant, zone: ZoneName)], database: ZoneDatabase, now: Instant) {
        stays = zones.enumerated().map { index, stay in
            let end = index + 1 < zones.count ? zones[index + 1].since : now
            // Before the first one they lived where they were first seen.
            let start = index == 0 ? Instant(milliseconds: .min / 2) : stay.since
            return (start, end, database.zone(stay.zone) ?? .utc)
        }
    }

    /// Whether half of a date or more was theirs.
    func contains(_ date: LocalDate) -> Bool {
        guard !stays.isEmpty else { return true }
        let lived = stays.reduce(Duration.zero) { sum, stay in
            let (start, end) = (max(stay.from, stay.zone.startOfDay(date)), min(stay.to, stay.zone.startOfDay(date + 1)))
            return start < end ? sum + (end - start) : sum
        }
        return lived >= Self.enough
    }
}
