/// A point in time, whole milliseconds since 1970-01-01T00:00:00Z. On the wire an ISO 8601 UTC string with milliseconds
/// (`2026-03-01T08:00:00.000Z`); in a database its integer.
public struct Instant: Sendable, Hashable, Comparable {
    public let milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }
    public static func + (a: Instant, d: Duration) -> Instant { Instant(milliseconds: a.milliseconds + d.milliseconds) }
    public static func - (a: Instant, d: Duration) -> Instant { Instant(milliseconds: a.milliseconds - d.milliseconds) }
    /// The time from `b` to `a`; negative when `a` is earlier.
    public static func - (a: Instant, b: Instant) -> Duration { .milliseconds(a.milliseconds - b.milliseconds) }
    /// Whole seconds since 1970, rounded down, as JWT's `NumericDate` wants them. RFC 7519 §2.
    public var seconds: Int64 { milliseconds >= 0 ? milliseconds / 1000 : (milliseconds + 1) / 1000 - 1 }
}

extension Duration {
    /// Whole milliseconds, rounded toward zero.
    public var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
    public static func minutes(_ n: Int64) -> Duration { .seconds(n * 60) }
    public static func hours(_ n: Int64) -> Duration { .seconds(n * 3600) }
    public static func days(_ n: Int64) -> Duration { .seconds(n * 86400) }
}
