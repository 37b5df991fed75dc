internal import Contracts
internal import Synchronization
internal import Wire

/// What waits for one stream. Whoever tells it never waits: what is told twice before the stream looks is told once, and nothing that was
/// told is lost, however slowly the other end reads.
final class FeedInbox: Sendable {
    struct Told: Sendable {
        /// There may be events up to this number.
        var upTo: Int64 = 0
        /// Whose threads the other side writes in.
        var typing: Set<UserID> = []
        /// Whether the other side of these threads is there.
        var presence: [UserID: Bool] = [:]
        /// A second went by.
        var isTick = false
        /// Why the stream has to end, if it has to.
        var end: FeedEndReason?
    }

    private struct State {
        var told = Told()
        /// The largest number that was told of.
        var highest: Int64 = -1
    }

    private let state = Mutex(State())
    /// Rings after something was told.
    let bells: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation

    init() { (bells, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    func tell(_ change: (inout Told) -> Void) {
        state.withLock { change(&$0.told) }
        bell.yield()
    }

    /// There may be events up to this number, of whatever number when it is nil. What was told before is not told again.
    func tellNews(upTo seq: Int64?) {
        let isNew = state.withLock { state in
            if let seq {
                guard seq > state.highest else { return false }
                state.highest = seq
            }
            state.told.upTo = max(state.told.upTo, seq ?? .max)
            return true
        }
        if isNew { bell.yield() }
    }

    /// Why the stream has to end, if it was told.
    var end: FeedEndReason? { state.withLock { $0.told.end } }

    /// What was told since the last time.
    func take() -> Told {
        state.withLock { state in
            defer { state.told = Told() }
            return state.told
        }
    }
}

/// A stream's place at the hub, for as long as somebody holds this.
final class FeedSubscription: Sendable {
    let inbox: FeedInbox
    private let onEnd: @Sendable () -> Void

    init(_ inbox: FeedInbox, onEnd: @escaping @Sendable () -> Void) {
        self.inbox = inbox
        self.onEnd = onEnd
    }
    deinit { onEnd() }
}
