public import Contracts
public import Wire

/// A streak as the fixed days made it. It is kept beside them and can be made from them again.
public struct StreakState: Sendable, Equatable {
    /// Compliant days since the last missed one.
    public private(set) var current: Int64
    /// Never below `current`.
    public private(set) var longest: Int64
    /// Never below `longest`.
    public private(set) var totalCompliantDays: Int64
    /// Missed days it still survives.
    public private(set) var freezes: Int64

    /// Before the first day.
    public init(freezes: Int64 = 0) { self.init(current: 0, longest: 0, totalCompliantDays: 0, freezes: freezes) }

    /// As it was stored.
    public init(current: Int64, longest: Int64, totalCompliantDays: Int64, freezes: Int64) {
        self.current = current
        self.longest = longest
        self.totalCompliantDays = totalCompliantDays
        self.freezes = freezes
    }

    /// Takes in one fixed day; days come in order of date, each once.
    ///
    /// A missed day uses a freeze when there is one and a streak to save. A day that was frozen before uses its freeze again, so that
    /// stored outcomes lead to the same state as the days they came from. Open and neutral days change nothing.
    /// - Returns: what came of the day: `.frozen` when a freeze made up for it.
    @discardableResult
    public mutating func add(_ outcome: DayOutcome) -> DayOutcome {
        switch outcome {
        case .open, .neutral: return outcome
        case .compliant:
            current += 1
            longest = max(longest, current)
            totalCompliantDays += 1
            return .compliant
        case .missed where freezes > 0 && current > 0, .frozen:
            freezes = max(0, freezes - 1)
            return .frozen
        case .missed:
            current = 0
            return .missed
        }
    }

    /// Adds freezes, from the day they are given on. GTSD-P-3.6-03.
    public mutating func grant(freezes count: Int64) { freezes += max(0, count) }
}

/// A day as streaks see it. A date without an entry is like a day without tasks: neutral.
public struct StreakDay: Sendable, Equatable {
    public var completed: Int64
    public var total: Int64
    /// False for a day that somebody travelled across.
    public var isLived: Bool
    /// Freezes that were given on this day; they can save it.
    public var granted: Int64

    public init(completed: Int64, total: Int64, isLived: Bool = true, granted: Int64 = 0) {
        self.completed = completed
        self.total = total
        self.isLived = isLived
        self.granted = granted
    }
}

/// What one type of task came to on a date.
public struct TypeDay: Sendable, Equatable {
    public var date: LocalDate
    public var type: TaskType
    public var completed: Int64
    public var total: Int64
    /// False for a day that somebody travelled across.
    public var isLived: Bool

    public init(date: LocalDate, type: TaskType, completed: Int64, total: Int64, isLived: Bool = true) {
        self.date = date
        self.type = type
        self.completed = completed
        self.total = total
        self.isLived = isLived
    }

    /// Never for a day without tasks of the type.
    var isDone: Bool { ComplianceRule.isPerfect(completed: completed, total: total) }
}
