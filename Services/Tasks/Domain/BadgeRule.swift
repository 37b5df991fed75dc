public import Contracts
public import Wire

/// What badges are earned by.
public struct BadgeFacts: Sendable, Equatable {
    /// The weight somebody started from, wants to reach, and has now.
    public struct Goal: Sendable, Equatable {
        public var start: Kilograms
        public var target: Kilograms
        public var current: Kilograms
        public init(start: Kilograms, target: Kilograms, current: Kilograms) {
            self.start = start
            self.target = target
            self.current = current
        }
    }

    /// Compliant days of all time.
    public var compliantDays: Int64
    public var currentStreak: Int64
    public var longestStreak: Int64
    /// Tasks done of all time.
    public var completedTasks: Int64
    /// Photos given as evidence of all time.
    public var photos: Int64
    /// Whether a day with tasks was done to 100 percent.
    public var hasPerfectDay: Bool
    /// Nil for people without a target weight.
    public var goal: Goal?

    public init(
        compliantDays: Int64 = 0, currentStreak: Int64 = 0, longestStreak: Int64 = 0, completedTasks: Int64 = 0, photos: Int64 = 0,
        hasPerfectDay: Bool = false, goal: Goal? = nil
    ) {
        self.compliantDays = compliantDays
        self.currentStreak = currentStreak
        self.longestStreak = longestStreak
        self.completedTasks = completedTasks
        self.photos = photos
        self.hasPerfectDay = hasPerfectDay
        self.goal = goal
    }
}

/// The 15 badges. The documents name one; the others are the notes' `[P]` values. GTSD-6.2.
public enum BadgeRule {
    /// In the order of their page.
    public static let catalogue: [BadgeCode] = [
        .dayOneDone, .streak3, .streak7, .streak14, .streak30, .streak60, .streak100, .streak365, .firstPhoto, .tenPhotos, .fiftyTasks,
        .hundredTasks, .perfectDay, .goalHalfway, .goalReached,
    ]

    /// The progress that earns it: days, photos, tasks, or percent of the way to the target weight.
    public static func target(of code: BadgeCode) -> Int64 {
        switch code {
        case .dayOneDone, .firstPhoto, .perfectDay: 1
        case .streak3: 3
        case .streak7: 7
        case .streak14: 14
        case .streak30: 30
        case .streak60: 60
        case .streak100: 100
        case .streak365: 365
        case .tenPhotos: 10
        case .fiftyTasks: 50
        case .hundredTasks: 100
        case .goalHalfway: 50
        case .goalReached: 100
        }
    }

    /// From 0 to the target, which it reaches exactly when the badge is earned. On the way to a streak it is the current one, because only
    /// that can grow.
    public static func progress(of code: BadgeCode, in facts: BadgeFacts) -> Int64 {
        let target = target(of: code)
        let count: Int64 =
            switch code {
            case .dayOneDone: facts.compliantDays
            case .streak3, .streak7, .streak14, .streak30, .streak60, .streak100, .streak365:
                facts.longestStreak >= target ? target : facts.currentStreak
            case .firstPhoto, .tenPhotos: facts.photos
            case .fiftyTasks, .hundredTasks: facts.completedTasks
            case .perfectDay: facts.hasPerfectDay ? 1 : 0
            case .goalHalfway, .goalReached: facts.goal.map(percent) ?? 0
            }
        return min(max(0, count), target)
    }

    /// The badges that these facts earn, in the order of their page. Whether one was awarded before is not asked; a badge once awarded
    /// stays.
    public static func earned(in facts: BadgeFacts) -> [BadgeCode] {
        catalogue.filter { progress(of: $0, in: facts) >= target(of: $0) }
    }

    /// The share of people who have it, in percent with one decimal; 0 without people. GTSD-P-3.6-05.
    public static func rarity(owners: Int64, people: Int64) -> Double {
        guard people > 0 else { return 0 }
        let tenths = (max(0, owners) * 2000 + people) / (2 * people)
        return Double(min(tenths, 1000)) / 10
    }

    /// A badge as its owner sees it; an awarded one shows its full progress, whatever the facts say now.
    public static func badge(
        _ code: BadgeCode, in facts: BadgeFacts, earnedAt: Instant?, seen: Bool, rarityPercent: Double, _ language: Language
    ) -> Badge {
        let text = text(code, language)
        let target = target(of: code)
        return Badge(
            code: code, name: text.name, description: text.description, emoji: text.emoji, criteria: text.criteria,
            progress: earnedAt == nil ? progress(of: code, in: facts) : target, target: target, earnedAt: earnedAt, seen: seen,
            rarityPercent: rarityPercent)
    }

    /// How much of the way to the target weight is done, rounded down; 0 when it leads away, more than 100 beyond the target. Without a
    /// way there is nothing to reach.
    private static func percent(_ goal: BadgeFacts.Goal) -> Int64 {
        let way = goal.target.hundredths - goal.start.hundredths
        let done = goal.current.hundredths - goal.start.hundredths
        guard way != 0, done.signum() == way.signum() else { return 0 }
        return abs(done) * 100 / abs(way)
    }
}
