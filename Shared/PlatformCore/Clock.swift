#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import Locking
public import Wire

/// The time of day. What a service decides by; timeouts and measurements use a `MonotonicClock`.
public protocol WallClock: Sendable {
    func now() -> Instant
}

/// The system's time of day, in whole milliseconds rounded down.
public struct SystemClock: WallClock {
    public init() {}

    public func now() -> Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}

/// A clock that stands still until it is moved.
public final class ManualClock: WallClock {
    private let instant: Lock<Instant>

    /// - Parameter start: 2026-03-01T08:00:00Z unless told.
    public init(_ start: Instant = Instant(milliseconds: 1_772_352_000_000)) { instant = Lock(start) }

    public func now() -> Instant { instant.withLock { $0 } }
    /// Moves by whole milliseconds, backwards too.
    public func advance(by duration: Duration) { instant.withLock { $0 = $0 + duration } }
    public func set(_ instant: Instant) { self.instant.withLock { $0 = instant } }
}

/// Time that never goes back and is not set by anyone: for deadlines, timeouts and measurements.
public protocol MonotonicClock: Sendable {
    func now() -> ContinuousClock.Instant
}

/// The system's monotonic time; it runs while the machine sleeps.
public struct SystemMonotonicClock: MonotonicClock {
    public init() {}
    public func now() -> ContinuousClock.Instant { .now }
}

/// A monotonic clock that stands still until it is advanced.
public final class ManualMonotonicClock: MonotonicClock {
    private let instant = Lock(ContinuousClock.now)

    public init() {}
    public func now() -> ContinuousClock.Instant { instant.withLock { $0 } }
    /// - Parameter duration: not negative; a negative one is taken as zero.
    public func advance(by duration: Duration) { instant.withLock { $0 += max(.zero, duration) } }
}
