internal import Synchronization
public import Wire

/// What happened to the session, for whoever shows it.
public enum SessionEvent: Sendable, Equatable {
    case signedIn(UserID)
    /// A new pair of tokens; nothing changes for the person.
    case refreshed
    /// The person signed out.
    case signedOut
    /// The service no longer knows the session: the person has to sign in again. Sent once a session.
    case sessionExpired
    /// The session goes on in memory, but what the store holds may be out of date.
    case storeFailed(TokenStoreError)
}

/// Hands every event to every listener.
final class SessionEvents: Sendable {
    private struct Listeners { var next = 0; var byID: [Int: AsyncStream<SessionEvent>.Continuation] = [:] }
    private let listeners = Mutex(Listeners())
    /// Events kept for a listener that does not read; beyond it the oldest go.
    private static let backlog = 256

    /// Every event from now on.
    func stream() -> AsyncStream<SessionEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: SessionEvent.self, bufferingPolicy: .bufferingNewest(Self.backlog))
        let id = listeners.withLock { listeners in
            listeners.next += 1
            listeners.byID[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in self?.forget(id) }
        return stream
    }

    func send(_ event: SessionEvent) {
        for continuation in listeners.withLock({ Array($0.byID.values) }) { continuation.yield(event) }
    }

    private func forget(_ id: Int) { listeners.withLock { $0.byID[id] = nil } }

    deinit { for continuation in listeners.withLock({ Array($0.byID.values) }) { continuation.finish() } }
}
