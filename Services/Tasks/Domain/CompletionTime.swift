public import Wire

/// When a task counts as done that a device says was done before it had a connection.
public enum CompletionTime {
    /// Only what can be: within the task's day or since. Whether the day still takes evidence is another question, which is asked of the
    /// moment at which it comes, so that nobody mends a streak weeks later.
    /// - Parameters:
    ///   - said: by the device's clock; nil when it says nothing.
    ///   - dayBegan: where the person lives.
    public static func doneAt(_ said: Instant?, dayBegan: Instant, now: Instant) -> Instant {
        guard let said, said >= dayBegan, said <= now else { return now }
        return said
    }
}
