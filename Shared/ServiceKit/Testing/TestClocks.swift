internal import Synchronization
public import Platform
public import Wire

/// The virtual clocks of test runs. A run without one lives in real time; one that was moved stands still until it is moved
/// again, so that a flow sees the same time in every service and in every run of the flow.
public final class TestClocks: Sendable {
    private let real: any WallClock
    private let moved = Mutex<[String: Instant]>([:])

    public init(real: any WallClock) { self.real = real }

    public func now(run: String?) -> Instant {
        guard let run, let virtual = moved.withLock({ $0[run] }) else { return real.now() }
        return virtual
    }

    /// Whether the run's clock was ever moved.
    public func isVirtual(_ run: String) -> Bool { moved.withLock { $0[run] != nil } }

    var virtualRuns: [String] { moved.withLock { Array($0.keys) } }

    /// Sets a run's clock; false, and no change, when that would be backwards.
    public func move(_ run: String, to now: Instant) -> Bool {
        moved.withLock { moved in
            if let current = moved[run], now < current { return false }
            moved[run] = now
            return true
        }
    }
}
