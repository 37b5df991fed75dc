internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A message as it is stored.
struct StoredMessage: Sendable {
    let client: UserID
    let seq: Int64
    let id: MessageID
    let sender: MessageSender
    /// Nil of system messages.
    let senderID: UserID?
    let clientID: ClientMessageID?
    let kind: MessageKind
    let text: String?
    let news: SystemNews?
    /// What the news are about.
    let subject: String?
    /// Which of the client's own messages it is, of all and of its month; nil of others' messages.
    var number: Int64?
    var month: String?
    var monthNumber: Int64?
    let sentAt: Instant
    var removedAt: Instant?
    var attachments: [StoredAttachment] = []
}

/// A file as the media service described it when it was sent.
struct StoredAttachment: Sendable, Equatable {
    let id: MediaID
    let kind: MediaKind
    let name: MediaFileName?
    let contentType: ContentType
    let bytes: Int64
    let width: Int64?
    let height: Int64?
}

/// Messages in the order of their threads.
enum MessageStore {
    private static let columns: SQL = """
        client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at
        """

    /// The message that this sender gave this id, if they sent it.
    static func find(_ id: ClientMessageID, of sender: UserID, to client: UserID, in db: any Connection) async throws -> StoredMessage? {
        try await one("client_id = \(client.text) AND sender_id = \(sender.text) AND client_message_id = \(id.text)", in: db)
    }

    static func find(_ seq: Int64, of client: UserID, in db: any Connection) async throws -> StoredMessage? {
        try await one("client_id = \(client.text) AND seq = \(seq)", in: db)
    }

    static func find(_ id: MessageID, of client: UserID, in db: any Connection) async throws -> StoredMessage? {
        try await one("client_id = \(client.text) AND id = \(id.text)", in: db)
    }

    /// A part of a thread in its order, with one message more than `limit` where there is one, at the far end.
    static func page(_ query: MessageQuery, limit: Int64, of client: UserID, in db: any Connection) async throws -> [StoredMessage] {
        if let after = query.after {
            return try await filled(
                try await db.query("""
                    SELECT \(columns) FROM messages WHERE client_id = \(client.text) AND seq > \(after.value) ORDER BY seq LIMIT \(limit + 1)
                    """).map(message), of: client, in: db)
        }
        let before = query.before?.value ?? .max
        let found = try await db.query("""
            SELECT \(columns) FROM messages WHERE client_id = \(client.text) AND seq < \(before) ORDER BY seq DESC LIMIT \(limit + 1)
            """).map(message)
        return try await filled(found.reversed(), of: client, in: db)
    }

    /// Those of these places that there are, in their order.
    static func list(_ places: [Int64], of client: UserID, in db: any Connection) async throws -> [StoredMessage] {
        guard !places.isEmpty else { return [] }
        return try await filled(
            try await db.query("""
                SELECT \(columns) FROM messages WHERE client_id = \(client.text) AND seq IN (\(list: places)) ORDER BY seq
                """).map(message), of: client, in: db)
    }

    /// Whether the other side wrote something since then of which this one's apps did not say that they have it.
    static func hasUndelivered(
        to side: CallSide, since: Instant, in thread: StoredThread, _ db: any Connection
    ) async throws -> Bool {
        let (delivered, other): (Int64, MessageSender) =
            side == .client ? (thread.marks.clientDelivered, .coach) : (thread.marks.coachDelivered, .client)
        return try await db.first("""
            SELECT 1 FROM messages WHERE client_id = \(thread.client.text) AND seq > \(delivered) AND sender = \(other.rawValue)
                AND sent_at > \(since)
            LIMIT 1
            """) != nil
    }

    /// Stores a message. Its thread's row is held, and its place is the next one.
    static func insert(_ message: StoredMessage, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO messages (\(columns)) VALUES (
                \(message.client.text), \(message.seq), \(message.id.text), \(message.sender.rawValue), \(message.senderID?.text),
                \(message.clientID?.text), \(message.kind.rawValue), \(message.text), \(message.news?.rawValue), \(message.subject),
                \(message.number), \(message.month), \(message.monthNumber), \(message.sentAt), \(message.removedAt))
            """)
        for (place, file) in message.attachments.enumerated() {
            try await db.enqueue("""
                INSERT INTO attachments (client_id, seq, place, media_id, kind, name, content_type, bytes, width, height) VALUES (
                    \(message.client.text), \(message.seq), \(Int64(place)), \(file.id.text), \(file.kind.rawValue), \(file.name?.text),
                    \(file.contentType.text), \(file.bytes), \(file.width), \(file.height))
                """)
        }
        let (isClient, isCoach) = (message.sender == .client, message.sender == .coach)
        try await db.enqueue("""
            UPDATE threads SET last_seq = \(message.seq), last_at = \(message.sentAt), sent = sent + \(isClient ? Int64(1) : 0),
                client_unread = client_unread + \(isCoach ? Int64(1) : 0), coach_unread = coach_unread + \(isClient ? Int64(1) : 0)
            WHERE client_id = \(message.client.text)
            """)
    }

    /// Takes text and files of a message away; its place stays.
    static func remove(_ seq: Int64, of client: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("UPDATE messages SET text = NULL, removed_at = \(now) WHERE client_id = \(client.text) AND seq = \(seq)")
        try await db.enqueue("DELETE FROM attachments WHERE client_id = \(client.text) AND seq = \(seq)")
    }

    private static func one(_ condition: SQL, in db: any Connection) async throws -> StoredMessage? {
        guard let found = try await db.first("SELECT \(columns) FROM messages WHERE \(condition)").map(message) else { return nil }
        return try await filled([found], of: found.client, in: db).first
    }

    /// With their files, by one statement.
    private static func filled(_ messages: [StoredMessage], of client: UserID, in db: any Connection) async throws -> [StoredMessage] {
        let places = messages.filter { $0.kind == .image || $0.kind == .pdf }.map(\.seq)
        guard !places.isEmpty else { return messages }
        var files: [Int64: [StoredAttachment]] = [:]
        let rows = try await db.query("""
            SELECT seq, media_id, kind, name, content_type, bytes, width, height FROM attachments
            WHERE client_id = \(client.text) AND seq IN (\(list: places)) ORDER BY seq, place
            """)
        for row in rows { files[try row.get("seq"), default: []].append(try attachment(row)) }
        return messages.map { message in
            var message = message
            message.attachments = files[message.seq] ?? []
            return message
        }
    }

    static func attachment(_ row: Row) throws(DatabaseError) -> StoredAttachment {
        StoredAttachment(
            id: MediaID(trusted: try row.get("media_id")), kind: try row.requiredWord("kind"), name: try row.text("name"),
            contentType: ContentType(trusted: try row.get("content_type")), bytes: try row.get("bytes"), width: try row.get("width"),
            height: try row.get("height"))
    }

    private static func message(_ row: Row) throws(DatabaseError) -> StoredMessage {
        StoredMessage(
            client: UserID(trusted: try row.get("client_id")), seq: try row.get("seq"), id: MessageID(trusted: try row.get("id")),
            sender: try row.requiredWord("sender"), senderID: try row.get("sender_id", as: String?.self).map(UserID.init(trusted:)),
            clientID: try row.get("client_message_id", as: String?.self).map(ClientMessageID.init(trusted:)),
            kind: try row.requiredWord("kind"), text: try row.get("text"), news: try row.word("news"), subject: try row.get("subject"),
            number: try row.get("number"), month: try row.get("month"), monthNumber: try row.get("month_number"),
            sentAt: try row.get("sent_at"), removedAt: try row.get("removed_at"))
    }
}
