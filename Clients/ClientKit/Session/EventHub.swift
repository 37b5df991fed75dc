internal import Locking

/// Hands every event to every listener.
final class EventHub<Event: Sendable>: Sendable {
    private struct Listeners { var next = 0; var byID: [Int: AsyncStream<Event>.Continuation] = [:] }
    private let listeners = Lock(Listeners())
    /// Events kept for a listener that does not read; beyond it the oldest go.
    private static var backlog: Int { 256 }

    /// Every event from now on.
    func stream() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(Self.backlog))
        let id = listeners.withLock { listeners in
            listeners.next += 1
            listeners.byID[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in self?.forget(id) }
        return stream
    }

    func send(_ event: Event) {
        for continuation in listeners.withLock({ Array($0.byID.values) }) { continuation.yield(event) }
    }

    private func forget(_ id: Int) { listeners.withLock { $0.byID[id] = nil } }

    deinit { for continuation in listeners.withLock({ Array($0.byID.values) }) { continuation.finish() } }
}
