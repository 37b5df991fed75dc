internal import Locking

/// Hands every event to every listener.
package final class EventHub<Event: Sendable>: Sendable {
    private struct Listeners {
        var next = 0
        var byID: [Int: AsyncStream<Event>.Continuation] = [:]
        var unheard: [Event] = []
    }
    private let listeners = Lock(Listeners())
    private let keepsUnheard: Bool
    /// Events kept for a listener that does not read; beyond it the oldest go.
    private static var backlog: Int { 256 }

    /// - Parameter keepsUnheard: whether what comes while nobody listens waits for the first who does.
    package init(keepsUnheard: Bool = false) { self.keepsUnheard = keepsUnheard }

    /// Every event from now on.
    package func stream() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(Self.backlog))
        let id = listeners.withLock { listeners in
            for event in listeners.unheard { continuation.yield(event) }
            listeners.unheard = []
            listeners.next += 1
            listeners.byID[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in self?.forget(id) }
        return stream
    }

    package func send(_ event: Event) {
        let continuations = listeners.withLock { listeners in
            if keepsUnheard, listeners.byID.isEmpty { listeners.unheard = (listeners.unheard + [event]).suffix(Self.backlog) }
            return Array(listeners.byID.values)
        }
        for continuation in continuations { continuation.yield(event) }
    }

    private func forget(_ id: Int) { listeners.withLock { $0.byID[id] = nil } }

    deinit { for continuation in listeners.withLock({ Array($0.byID.values) }) { continuation.finish() } }
}
