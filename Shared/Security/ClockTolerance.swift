/// How far the clock of the machine that reads a token may be from that of the machine that made it.
public struct ClockTolerance: Sendable, Hashable {
    /// A token is good this long before its start (`nbf`, `iat`): its maker's clock is ahead.
    public var beforeStart: Duration
    /// A token is still good this long after its end (`exp`): the maker's clock is behind.
    public var afterEnd: Duration

    public init(beforeStart: Duration, afterEnd: Duration) {
        self.beforeStart = beforeStart
        self.afterEnd = afterEnd
    }

    public static let standard = ClockTolerance(beforeStart: .seconds(60), afterEnd: .seconds(30))
    public static let none = ClockTolerance(beforeStart: .zero, afterEnd: .zero)
}
