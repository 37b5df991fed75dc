internal import Wire

/// The numbers that govern days, streaks and plans. The notes' `[P]` values are the defaults here and nowhere else.
public struct TaskPolicy: Sendable {
    /// Percent of a day's tasks that make it compliant. GTSD-6.3-01.
    public var threshold: Int64 = 80
    /// How long after its day evidence still counts for it.
    public var grace: Duration = .hours(24)
    /// Missed days a streak survives, to begin with.
    public var freezes: Int64 = 0
    /// Streaks worth a notification. GTSD-7.3-04.
    public var milestones: [Int64] = [3, 7, 14, 30, 60, 100, 365]
    /// How far ahead days can be looked at.
    public var daysAhead: Int64 = 30
    /// How far ahead own tasks can be made.
    public var ownDaysAhead: Int64 = 365
    public var tasksPerDay = 100

    public init() {}
}
