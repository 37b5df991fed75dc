public import Wire

/// How much of a day is done. GTSD-6.3.
public struct DayCompliance: DTO {
    /// The day, in the person's zone.
    public let date: LocalDate
    /// Tasks of the day; one that was skipped counts as not done.
    public let total: Int64
    /// How many of them are done.
    public let completed: Int64
    /// Rounded down, so that 80 is never shown for a day that is not compliant.
    public let percent: Int64
    /// At least 80 percent, by whole numbers.
    public let compliant: Bool
    public let level: ComplianceLevel
    public let outcome: DayOutcome
    public init(
        date: LocalDate, total: Int64, completed: Int64, percent: Int64, compliant: Bool, level: ComplianceLevel, outcome: DayOutcome
    ) {
        self.date = date
        self.total = total
        self.completed = completed
        self.percent = percent
        self.compliant = compliant
        self.level = level
        self.outcome = outcome
    }
    public static let example = DayCompliance(
        date: .example, total: 7, completed: 6, percent: 85, compliant: true, level: .high, outcome: .open)
}

/// The days in a row that were compliant.
public struct StreakSummary: DTO {
    /// Compliant days up to now without a missed one; today counts once it is compliant and does no harm before.
    public let current: Int64
    /// The longest run of compliant days so far.
    public let longest: Int64
    /// All compliant days so far.
    public let totalCompliantDays: Int64
    /// Missed days that can still be made up for.
    public let freezesAvailable: Int64
    /// The next milestone; left out past the last.
    public let nextMilestone: Int64?
    public init(current: Int64, longest: Int64, totalCompliantDays: Int64, freezesAvailable: Int64, nextMilestone: Int64?) {
        self.current = current
        self.longest = longest
        self.totalCompliantDays = totalCompliantDays
        self.freezesAvailable = freezesAvailable
        self.nextMilestone = nextMilestone
    }
    public static let example = StreakSummary(current: 5, longest: 12, totalCompliantDays: 40, freezesAvailable: 0, nextMilestone: 7)
}

/// The streak of one kind of task: days on which all of that kind were done; days without that kind are neutral. GTSD-P-3.6-01.
public struct TypeStreak: DTO {
    public let taskType: TaskType
    /// Days up to now.
    public let current: Int64
    /// The longest run so far.
    public let longest: Int64
    public init(taskType: TaskType, current: Int64, longest: Int64) {
        self.taskType = taskType
        self.current = current
        self.longest = longest
    }
    public static let example = TypeStreak(taskType: .meal, current: 3, longest: 9)
}

/// The days in a row that were compliant, as a whole and for each kind of task.
public struct Streaks: DTO {
    /// Compliant days up to now without a missed one.
    public let current: Int64
    /// The longest run of compliant days so far.
    public let longest: Int64
    /// All compliant days so far.
    public let totalCompliantDays: Int64
    /// Missed days that can still be made up for.
    public let freezesAvailable: Int64
    /// The next milestone, in days; left out past the last.
    public let nextMilestone: Int64?
    public let byType: [TypeStreak]
    public init(summary: StreakSummary, byType: [TypeStreak]) {
        current = summary.current
        longest = summary.longest
        totalCompliantDays = summary.totalCompliantDays
        freezesAvailable = summary.freezesAvailable
        nextMilestone = summary.nextMilestone
        self.byType = byType
    }
    public static let example = Streaks(summary: .example, byType: [.example])
}

public struct ComplianceQuery: DTO {
    /// Today in the person's zone when left out.
    public let date: LocalDate?
    public init(date: LocalDate? = nil) { self.date = date }
    public static let example = ComplianceQuery(date: .example)
}

/// Which day to count again.
public struct ComplianceCheck: DTO {
    /// Today in the person's zone when left out.
    public let date: LocalDate?
    public init(date: LocalDate? = nil) { self.date = date }
    public static let example = ComplianceCheck()
}

/// How much of a day is done, and the streak it belongs to.
public struct ComplianceAnswer: DTO {
    /// The day, in the person's zone.
    public let date: LocalDate
    /// Tasks of the day; one that was skipped counts as not done.
    public let total: Int64
    /// How many of them are done.
    public let completed: Int64
    /// Rounded down, so that 80 is never shown for a day that is not compliant.
    public let percent: Int64
    /// At least 80 percent, by whole numbers.
    public let compliant: Bool
    public let level: ComplianceLevel
    public let outcome: DayOutcome
    public let streak: StreakSummary
    public init(_ day: DayCompliance, streak: StreakSummary) {
        date = day.date
        total = day.total
        completed = day.completed
        percent = day.percent
        compliant = day.compliant
        level = day.level
        outcome = day.outcome
        self.streak = streak
    }
    public static let example = ComplianceAnswer(.example, streak: .example)
}

public struct CalendarQuery: DTO {
    /// 364 days before `to` when left out.
    public let from: LocalDate?
    /// Today when left out. At most 366 days at once.
    public let to: LocalDate?
    public init(from: LocalDate? = nil, to: LocalDate? = nil) {
        self.from = from
        self.to = to
    }
    public static let example = CalendarQuery(from: .example, to: .example)
}

/// One entry a day, without gaps.
public struct StreakCalendar: DTO {
    /// The first day.
    public let from: LocalDate
    /// The last day, included.
    public let to: LocalDate
    public let days: [DayCompliance]
    public init(from: LocalDate, to: LocalDate, days: [DayCompliance]) {
        self.from = from
        self.to = to
        self.days = days
    }
    public static let example = StreakCalendar(from: .example, to: .example, days: [.example])
}

/// Whose week is asked for.
public struct WeekQuery: DTO {
    /// Which person.
    public let id: UserID
    /// Its last day, included: not later than today, there where the person lives.
    public let to: LocalDate
    public init(id: UserID, to: LocalDate) {
        self.id = id
        self.to = to
    }
    public static let example = WeekQuery(id: .example, to: .example)
}

/// Seven days and the streak, as a partner is told of them.
public struct WeekReview: DTO {
    /// One entry a day, without gaps, oldest first. One without tasks counts neither for nor against.
    public let days: [DayCompliance]
    /// As it is now.
    public let streak: StreakSummary
    public init(days: [DayCompliance], streak: StreakSummary) {
        self.days = days
        self.streak = streak
    }
    public static let example = WeekReview(days: [.example], streak: .example)
}

/// Something to earn, once.
public struct Badge: DTO {
    public let code: BadgeCode
    /// What it is called, in the reader's language.
    public let name: String
    /// What it is for, in the reader's language.
    public let description: String
    /// Its sign.
    public let emoji: String
    /// How it is earned, in words.
    public let criteria: String
    /// How far the person is.
    public let progress: Int64
    /// How far they have to come.
    public let target: Int64
    /// When it was earned; left out until then.
    public let earnedAt: Instant?
    /// Whether the person has looked at it since.
    public let seen: Bool
    /// The share of people with a plan who have it, one decimal.
    public let rarityPercent: Double
    public init(
        code: BadgeCode, name: String, description: String, emoji: String, criteria: String, progress: Int64, target: Int64,
        earnedAt: Instant?, seen: Bool, rarityPercent: Double
    ) {
        self.code = code
        self.name = name
        self.description = description
        self.emoji = emoji
        self.criteria = criteria
        self.progress = progress
        self.target = target
        self.earnedAt = earnedAt
        self.seen = seen
        self.rarityPercent = rarityPercent
    }
    public static let example = Badge(
        code: .dayOneDone, name: "Day One Done", description: "The first day is behind you.", emoji: "🌱",
        criteria: "Finish one compliant day.",
        progress: 1, target: 1, earnedAt: .example, seen: false, rarityPercent: 25)
}

public struct BadgeQuery: DTO {
    /// Only those earned, or only those not.
    public let earned: Bool?
    public init(earned: Bool? = nil) { self.earned = earned }
    public static let example = BadgeQuery(earned: true)
}

/// Badges in the order of their page.
public struct BadgeList: DTO {
    public let items: [Badge]
    public init(items: [Badge]) { self.items = items }
    public static let example = BadgeList(items: [.example])
}

public struct BadgeParameters: DTO {
    /// Which badge.
    public let code: BadgeCode
    public init(code: BadgeCode) { self.code = code }
    public static let example = BadgeParameters(code: .dayOneDone)
}

/// The address of a page that shows the badge and nothing else of its owner.
public struct BadgeShare: DTO {
    /// A path of this service.
    public let url: String
    public init(url: String) { self.url = url }
    public static let example = BadgeShare(url: "/badges/shared/AZYPPntqfD6dKluPDB0uPw")
}

public struct ShareParameters: DTO {
    /// The secret in the shared address.
    public let token: OpaqueToken
    public init(token: OpaqueToken) { self.token = token }
    public static let example = ShareParameters(token: .example)
}
