internal import Locking

/// Whether there seems to be a network. `DeviceNetwork` says it on Apple's platforms. It is only a hint for when to try again: calls find
/// out for themselves.
public protocol NetworkMonitor: Sendable {
    var isOnline: Bool { get }
    /// Every change from now on.
    func changes() -> AsyncStream<Bool>
}

/// One that says what it was told, for platforms without a monitor and for tests.
public final class ManualNetwork: NetworkMonitor {
    private let state: Lock<Bool>
    private let hub = EventHub<Bool>()

    public init(isOnline: Bool = true) { state = Lock(isOnline) }

    public var isOnline: Bool { state.withLock { $0 } }
    public func changes() -> AsyncStream<Bool> { hub.stream() }

    /// Saying the same twice is no change.
    public func set(isOnline: Bool) {
        let isNews = state.withLock { state in
            defer { state = isOnline }
            return state != isOnline
        }
        if isNews { hub.send(isOnline) }
    }
}
