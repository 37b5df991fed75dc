internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Somebody's streak: the fixed days, and what the open days since add to it for now. It is read once in a transaction; when a day is
/// counted again, `counting` gives the standing that follows.
struct Standing: Sendable {
    let summary: StreakSummary
    /// The days after the fixed ones, in order, as they are counted.
    private let days: [StoredDay]
    /// Read only when a day was missed.
    private let lived: LivedDays?

    static func read(_ person: Person, _ dependencies: TasksDependencies, now: Instant, in db: any Connection) async throws -> Standing {
        let days = try await db.ask(DayStore.open(of: person, today: dependencies.today(of: person, now: now)))
        return try await Standing(days, of: person, dependencies, now: now, in: db)
    }

    /// - Parameter days: the open ones, as `DayMaker.bringUpToDate` left them.
    init(_ days: [StoredDay], of person: Person, _ dependencies: TasksDependencies, now: Instant, in db: any Connection) async throws {
        try await self.init(days, lived: nil, person, dependencies, now: now, in: db)
    }

    /// The standing after a day was counted again. The person's fixed days have to be the same as before.
    func counting(
        _ day: StoredDay, of person: Person, _ dependencies: TasksDependencies, now: Instant, in db: any Connection
    ) async throws -> Standing {
        guard let index = days.firstIndex(where: { $0.date == day.date }), days[index] != day else { return self }
        var days = days
        days[index] = day
        return try await Standing(days, lived: lived, person, dependencies, now: now, in: db)
    }

    private init(
        _ days: [StoredDay], lived: LivedDays?, _ person: Person, _ dependencies: TasksDependencies, now: Instant, in db: any Connection
    ) async throws {
        let (policy, today) = (dependencies.policy, dependencies.today(of: person, now: now))
        let isCompliant: (StoredDay) -> Bool = {
            ComplianceRule.isCompliant(completed: $0.completed, total: $0.total, threshold: policy.threshold)
        }
        let missed = days.indices.filter { days[$0].date < today && days[$0].total > 0 && !isCompliant(days[$0]) }
        var lived = lived
        if lived == nil, !missed.isEmpty { lived = try await LivedDays.read(person, dependencies, now: now, in: db) }
        var counted = days
        if let lived {
            // A date that was skipped by travelling was not missed: it counts as a day without tasks.
            for index in missed where !lived.contains(days[index].date) {
                counted[index] = StoredDay(date: days[index].date, total: 0, completed: 0, outcome: .neutral)
            }
        }
        var provisional = counted.filter { $0.date < today }.map { (completed: $0.completed, total: $0.total) }
        // After travelling west across the date line, a day after today may have been done already. Today and such days count only when
        // they are compliant.
        provisional += counted.filter { $0.date >= today && isCompliant($0) }.map { (completed: $0.completed, total: $0.total) }
        // `StreakRule.summary` takes the last one for today: an empty one, if today has no tasks or is not done.
        if counted.allSatisfy({ $0.date < today || !isCompliant($0) }) { provisional.append((completed: 0, total: 0)) }
        summary = StreakRule.summary(fixed: person.progress.streak, provisional: provisional, policy: policy)
        self.days = days
        self.lived = lived
    }

    /// The streaks of each type of task. GTSD-P-3.6-01.
    static func byType(
        _ person: Person, _ dependencies: TasksDependencies, now: Instant, in db: any Connection
    ) async throws -> [TypeStreak] {
        let today = dependencies.today(of: person, now: now)
        var days = try await DayStore.byType(until: today + DayStore.farthestAhead, of: person.id, in: db)
        // The outcome `neutral` says that the day as a whole was skipped by travelling. Here a day that was skipped has to count as not
        // lived whatever its outcome: a type that was left out on it was not missed.
        let lost = try await LivedDays.read(person, dependencies, now: now, in: db).lost(before: today)
        for index in days.indices where lost.contains(days[index].date) { days[index].isLived = false }
        return StreakRule.byType(days, today: today)
    }
}
