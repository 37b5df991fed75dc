internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Gives badges and tells of milestones, each once.
struct Awards: Sendable {
    let keeper: TaskKeeper

    /// What a change of somebody's standing earns them. The caller holds the person's row and saves it.
    /// - Returns: the badges that are new with this call.
    func give(
        to person: Person, before: StreakSummary, after: StreakSummary, run: String?, language: Language, now: Instant, in db: any Connection
    ) async throws -> [Badge] {
        let facts = BadgeFacts(of: person, streak: after)
        let new = try await BadgeStore.award(BadgeRule.earned(in: facts), to: person.id, now: now, in: db)
        let milestones = StreakRule.milestone(reached: before.current, after: after.current, policy: keeper.policy)
        let notifier = Notifier(keeper: keeper)
        for news in new.map(News.badge) + milestones.map(News.streak) {
            try await notifier.tell(news, to: person, run: run, now: now, in: db)
        }
        guard !new.isEmpty else { return [] }
        let rarity = try await keeper.rarities.rarity(in: db)
        return new.map { code in
            BadgeRule.badge(code, in: facts, earnedAt: now, seen: false, rarityPercent: rarity.percent(of: code), language)
        }
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

/// Puts news where its person finds them, and on their devices if they want that.
struct Notifier: Sendable {
    let keeper: TaskKeeper

    /// Tells news that were not told before. The caller holds the person's row, and wakes the queue after its transaction.
    func tell(_ news: News, to person: Person, run: String?, now: Instant, in db: any Connection) async throws {
        let id = NotificationID(trusted: keeper.ids.next())
        let date = keeper.today(of: person, now: now)
        guard try await NotificationStore.insert(news, on: date, id: id, of: person.id, now: now, in: db), person.pushEnabled else { return }
        try await PushWork(keeper: keeper).add(id, of: person.id, run: run, in: db)
    }
}
