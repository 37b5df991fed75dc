internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Where somebody's streak stands: the fixed days, and what the days since add for now.
enum Standing {
    static func read(_ person: Person, keeper: TaskKeeper, now: Instant, in db: any Connection) async throws -> StreakSummary {
        let today = keeper.today(of: person, now: now)
        let days = try await openDays(of: person, keeper: keeper, now: now, in: db)
        var provisional = days.filter { $0.date < today }.map { (completed: $0.completed, total: $0.total) }
        // Who travelled west may have done a day already that comes again; today and such a day count when they are compliant.
        provisional += days.filter { $0.date >= today && isCompliant($0, keeper) }.map { (completed: $0.completed, total: $0.total) }
        // The last one is today's, also when that has no tasks or is not done.
        if days.allSatisfy({ $0.date < today || !isCompliant($0, keeper) }) { provisional.append((completed: 0, total: 0)) }
        return StreakRule.summary(fixed: person.progress.streak, provisional: provisional, policy: keeper.policy)
    }

    /// The streaks of each type of task. GTSD-P-3.6-01.
    static func byType(_ person: Person, keeper: TaskKeeper, now: Instant, in db: any Connection) async throws -> [TypeStreak] {
        let today = keeper.today(of: person, now: now)
        let travelled = Set(try await openDays(of: person, keeper: keeper, now: now, in: db).filter { $0.outcome == .neutral }.map(\.date))
        let counts = try await DayStore.byType(until: today, of: person.id, in: db).filter { !travelled.contains($0.date) }
        return StreakRule.byType(counts, today: today)
    }

    /// The days after the fixed ones, in order. One that was travelled across is neutral and without tasks already.
    private static func openDays(of person: Person, keeper: TaskKeeper, now: Instant, in db: any Connection) async throws -> [StoredDay] {
        let today = keeper.today(of: person, now: now)
        guard let first = person.progress.fixedThrough.map({ $0 + 1 }) ?? person.plan?.start else { return [] }
        // Nobody can travel back by more than two dates.
        guard first <= today + 2 else { return [] }
        var days = try await DayStore.list(first...(today + 2), of: person.id, in: db)
        let missed = days.indices.filter { days[$0].date < today && days[$0].total > 0 && !isCompliant(days[$0], keeper) }
        guard !missed.isEmpty else { return days }
        let lived = try await LivedDays.read(person, keeper: keeper, now: now, in: db)
        for index in missed where !lived.contains(days[index].date) {
            days[index] = StoredDay(date: days[index].date, total: 0, completed: 0, outcome: .neutral)
        }
        return days
    }

    private static func isCompliant(_ day: StoredDay, _ keeper: TaskKeeper) -> Bool {
        ComplianceRule.isCompliant(completed: day.completed, total: day.total, threshold: keeper.policy.threshold)
    }
}

extension TaskKeeper {
    /// The answer about a day. One that is over and was never fixed lies before the plan.
    func compliance(_ day: StoredDay, of person: Person, now: Instant) -> DayCompliance {
        let outcome = day.outcome ?? (isFixed(day.date, of: person, now: now) ? .neutral : .open)
        return ComplianceRule.day(
            day.date, completed: day.completed, total: day.total, outcome: outcome, threshold: policy.threshold)
    }

    /// The answer about a day that was never made: it lies before the plan, or is yet to come.
    func emptyDay(_ date: LocalDate, of person: Person, now: Instant) -> DayCompliance {
        ComplianceRule.day(
            date, completed: 0, total: 0, outcome: date < today(of: person, now: now) ? .neutral : .open, threshold: policy.threshold)
    }
}
