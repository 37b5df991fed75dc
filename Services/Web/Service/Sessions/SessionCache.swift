internal import Synchronization
internal import Wire

/// Sessions that this process used lately, so that a request costs no look into the database. A session that ended elsewhere may be here
/// for as long as its access token lives: whoever takes it from here asks `Sessions.isOver`, which knows within a second.
final class SessionCache: Sendable {
    /// More people than look at their screens at one moment; a session takes about 1 KB.
    private static let most = 10_000

    private let sessions = Mutex<[String: WebSession]>([:])

    func session(_ id: String) -> WebSession? { sessions.withLock { $0[id] } }

    func keep(_ session: WebSession) {
        sessions.withLock { sessions in
            if sessions.count >= Self.most { sessions.removeAll() }
            sessions[session.id] = session
        }
    }

    func forget(_ id: String) { sessions.withLock { $0[id] = nil } }
}
