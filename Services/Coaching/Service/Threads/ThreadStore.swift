internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A client's conversation with whoever coaches them.
struct StoredThread: Sendable {
    let client: UserID
    var coach: UserID?
    /// How many coaches they have had.
    var assignment: Int64
    var assignedAt: Instant?
    var state: ThreadState
    var lastSeq: Int64
    /// The client's own messages, for ever.
    var sent: Int64
    var marks: ReadMarks
    var clientUnread: Int64
    var coachUnread: Int64
    /// Of the newest question about messages: after how many of the client's it is asked, and who coached them then. Nil of questions from
    /// before this was kept.
    var asked: (after: Int64, coach: UserID)?

    func unread(_ side: CallSide) -> Int64 { side == .client ? clientUnread : coachUnread }
    /// Whoever follows this thread, but for one of them.
    func others(than person: UserID?) -> [UserID] { [client, coach].compactMap { $0 }.filter { $0 != person } }
}

/// Threads: one row a client. Whatever is written in one is written while its row is held, so that places have no gaps for readers.
enum ThreadStore {
    private static let columns: SQL = """
        client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read,
        client_unread, coach_unread, asked_after, asked_coach_id
        """

    static func find(_ client: UserID, in db: any Connection) async throws -> StoredThread? {
        try await db.first("SELECT \(columns) FROM threads WHERE client_id = \(client.text)").map(thread)
    }

    /// The thread of a client of this coach's; nil for other people's.
    static func find(_ client: UserID, of coach: UserID, in db: any Connection) async throws -> StoredThread? {
        try await db.first("SELECT \(columns) FROM threads WHERE client_id = \(client.text) AND coach_id = \(coach.text)").map(thread)
    }

    /// Makes a thread, unless there is one or its client was deleted. Who is new waits for a coach.
    /// - Returns: whether this call made it.
    @discardableResult
    static func insert(_ client: UserID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO threads (client_id, assignment, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read,
                client_unread, coach_unread, last_at, created_at)
            SELECT \(client.text), 0, 'open', 0, 0, 0, 0, 0, 0, 0, 0, \(now), \(now)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(client.text))
            ON CONFLICT (client_id) DO NOTHING
            """) == 1
    }

    /// Keeps everybody else from writing in a thread until the transaction ends. Taken before the feeds, and threads in the order of their
    /// clients' ids where there are several, so that no two wait for each other.
    /// - Returns: nil where there is none.
    static func hold(_ client: UserID, in db: any Connection) async throws -> StoredThread? {
        try await db.first("UPDATE threads SET last_seq = last_seq WHERE client_id = \(client.text) RETURNING \(columns)").map(thread)
    }

    /// Notes that a client is asked about their coach after the newest of their messages. The thread's row is held.
    static func ask(about coach: UserID, in thread: StoredThread, _ db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE threads SET asked_after = \(thread.sent), asked_coach_id = \(coach.text) WHERE client_id = \(thread.client.text)
            """)
    }

    /// Which time it is that others are told of the calls that a client has left. The thread's row is held.
    /// - Returns: nil where there is none.
    static func nextCallsVersion(of client: UserID, in db: any Connection) async throws -> Int64? {
        let row = try await db.first("""
            UPDATE threads SET calls_version = calls_version + 1 WHERE client_id = \(client.text) RETURNING calls_version
            """)
        return try row?.get("calls_version", as: Int64.self)
    }

    /// The thread's row is held.
    static func setState(_ state: ThreadState, of client: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE threads SET state = \(state.rawValue) WHERE client_id = \(client.text)")
    }

    private static func thread(_ row: Row) throws(DatabaseError) -> StoredThread {
        var asked: (Int64, UserID)?
        if let after = try row.get("asked_after", as: Int64?.self), let coach = try row.get("asked_coach_id", as: String?.self) {
            asked = (after, UserID(trusted: coach))
        }
        return StoredThread(
            client: UserID(trusted: try row.get("client_id")), coach: try row.get("coach_id", as: String?.self).map(UserID.init(trusted:)),
            assignment: try row.get("assignment"), assignedAt: try row.get("assigned_at"), state: try row.requiredWord("state"),
            lastSeq: try row.get("last_seq"), sent: try row.get("sent"),
            marks: ReadMarks(
                clientDelivered: try row.get("client_delivered"), clientRead: try row.get("client_read"),
                coachDelivered: try row.get("coach_delivered"), coachRead: try row.get("coach_read")),
            clientUnread: try row.get("client_unread"), coachUnread: try row.get("coach_unread"), asked: asked)
    }
}
