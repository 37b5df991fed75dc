internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Gives badges and tells of milestones, each once.
struct Awards: Sendable {
    let dependencies: TasksDependencies

    /// What a change of somebody's streak earns them. The caller holds the person's row and saves it.
    /// - Returns: the badges that are new with this call.
    func give(
        to person: Person, before: StreakSummary, after: StreakSummary, _ occasion: Occasion, in db: any Connection
    ) async throws -> [Badge] {
        let facts = BadgeFacts(of: person, streak: after)
        let new = try await BadgeStore.award(BadgeRule.earned(in: facts), to: person.id, dependencies.badges, now: occasion.now, in: db)
        let streak = try await milestone(of: person, before: before, after: after, now: occasion.now, in: db)
        let notifier = Notifier(dependencies: dependencies)
        for news in new.map(News.badge) + [streak].compactMap({ $0 }) {
            try await notifier.tell(news, to: person, run: occasion.run, now: occasion.now, in: db)
        }
        guard !new.isEmpty else { return [] }
        let rarity = try await dependencies.rarities.rarity(in: db)
        return new.map { code in
            BadgeRule.badge(
                code, in: facts, earnedAt: occasion.now, seen: false, rarityPercent: rarity.percent(of: code), occasion.language)
        }
    }
}

extension Awards {
    /// A milestone that a streak reached, once a streak. Late evidence can join two streaks, which then passes milestones that were told
    /// of before; whichever is news is told with the length of the streak, as the milestone itself is not the number of its days.
    fileprivate func milestone(
        of person: Person, before: StreakSummary, after: StreakSummary, now: Instant, in db: any Connection
    ) async throws -> News? {
        let passed = StreakRule.milestone(reached: before.current, after: after.current, policy: dependencies.policy)
        guard let highest = passed.last else { return nil }
        // Not before its first day, at whatever time that was: what was told then was told of the streak before.
        let first = dependencies.today(of: person, now: now) - (after.current - 1)
        let isTold = try await NotificationStore.isTold(
            (highest...after.current).map { News.streak(days: $0) }, since: dependencies.zone(of: person).startOfDay(first), of: person.id,
            in: db)
        return isTold ? nil : .streak(days: after.current)
    }
}

extension BadgeFacts {
    init(of person: Person, streak: StreakSummary) {
        let progress = person.progress
        self.init(
            compliantDays: streak.totalCompliantDays, currentStreak: streak.current,
            longestStreak: max(streak.longest, progress.bestStreak), completedTasks: progress.completedTasks, photos: progress.photos,
            hasPerfectDay: progress.perfectDays > 0)
        if let start = person.startWeight, let weight = person.weight, let target = person.targetWeight {
            goal = Goal(start: Kilograms(trusted: start), target: Kilograms(trusted: target), current: Kilograms(trusted: weight))
        }
    }
}
