public import Contracts
public import Wire

/// What a task of one's own is when nothing was said about it.
public enum OwnTaskRule {
    /// Due at the end of the day.
    public static let dueTime = LocalTime(hour: 23, minute: 59) ?? .midnight
    public static let priority = Priority(trusted: 2)
}
