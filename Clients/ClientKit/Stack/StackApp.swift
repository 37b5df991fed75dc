public import Contracts
internal import Locking

/// AC-1.6-02.
public enum StackTab: String, Sendable, Hashable, CaseIterable { case create, library, settings }

/// What Stack's screens share. AC-2.5.
public struct StackState: Sendable, Equatable {
    public var currentTab = StackTab.create
    /// What was imported, in the order it came.
    public var mediaItems: [MediaItem] = []
    /// The one that is edited.
    public var composition: Composition?

    public init() {}
}

/// Keeps that state in memory and tells everybody who listens. What the service has is the service's: nothing here removes any of it.
public final class StackApp: Sendable {
    private let state = Lock(StackState())
    private let hub = EventHub<StackState>()

    public init() {}

    public var now: StackState { state.withLock { $0 } }

    /// The state after each change from now on. AC-2.5-01.
    public func changes() -> AsyncStream<StackState> { hub.stream() }

    /// One change, however much of the state it sets; what sets nothing anew is none.
    public func set(_ change: (inout StackState) -> Void) {
        state.withLock { state in
            let former = state
            change(&state)
            // Told before the next one can be made, so that everybody hears them in their order.
            if state != former { hub.send(state) }
        }
    }

    /// AC-2.5-05.
    public func reset() { set { $0 = StackState() } }
}
