internal import Contracts
internal import Platform
internal import Storage
internal import Wire

/// Everything the sandbox received, and what it was told to do to the next sends.
struct MessageStore: Sendable {
    let database: any Database

    static let migrations: [Migration] = [
        Migration(id: 100, name: "create messages", statements: [
            """
            CREATE TABLE messages (
                channel TEXT NOT NULL,
                id TEXT NOT NULL,
                recipient TEXT NOT NULL,
                subject TEXT,
                body TEXT NOT NULL,
                received_at BIGINT NOT NULL,
                deliveries BIGINT NOT NULL,
                sequence BIGINT NOT NULL,
                PRIMARY KEY (channel, id, recipient))
            """,
            "CREATE INDEX messages_recipient ON messages (recipient, sequence)",
            "CREATE TABLE sequences (name TEXT PRIMARY KEY, value BIGINT NOT NULL)",
        ]),
        Migration(id: 101, name: "create disturbances", statements: [
            """
            CREATE TABLE disturbances (
                id TEXT PRIMARY KEY,
                channel TEXT NOT NULL,
                mode TEXT NOT NULL,
                recipient TEXT,
                remaining BIGINT NOT NULL,
                delay_millis BIGINT NOT NULL)
            """,
        ]),
    ]

    struct Incoming: Sendable {
        let channel: Channel
        let id: String
        let to: String
        let subject: String?
        let text: String
        let receivedAt: Instant
    }

    /// Records a message; the same id to the same recipient again only counts up.
    func record(_ message: Incoming) async throws -> RecordedMessage {
        try await database.write { db in
            let next = try await db.query("""
                INSERT INTO sequences (name, value) VALUES ('messages', 1)
                ON CONFLICT (name) DO UPDATE SET value = sequences.value + 1 RETURNING value
                """)
            let sequence: Int64 = try next[0].get(0)
            let rows = try await db.query("""
                INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence)
                VALUES (\(message.channel.rawValue), \(message.id), \(message.to), \(message.subject), \(message.text),
                        \(message.receivedAt), 1, \(sequence))
                ON CONFLICT (channel, id, recipient) DO UPDATE SET deliveries = messages.deliveries + 1
                RETURNING channel, id, recipient, subject, body, received_at, deliveries
                """)
            return try Self.message(rows[0])
        }
    }

    func list(_ filter: MessageFilter) async throws -> RecordedMessages {
        try await database.read { db in
            let condition = Self.condition(filter)
            let rows = try await db.query("""
                SELECT channel, id, recipient, subject, body, received_at, deliveries FROM messages WHERE \(condition)
                ORDER BY sequence DESC LIMIT 200
                """)
            let total = try await db.query("SELECT COUNT(*) AS total FROM messages WHERE \(condition)")
            return RecordedMessages(items: try rows.map(Self.message), total: try total[0].get(0))
        }
    }

    func clear(_ filter: MessageFilter) async throws {
        try await database.write { db in try await db.execute("DELETE FROM messages WHERE \(Self.condition(filter))") }
    }

    func disturb(_ disturbance: Disturbance, id: String) async throws {
        let to = disturbance.to.map { Self.normalized($0.text) }
        try await database.write { db in
            try await db.execute("DELETE FROM disturbances WHERE channel = \(disturbance.channel.rawValue) AND COALESCE(recipient, '') = \(to ?? "")")
            try await db.execute("""
                INSERT INTO disturbances (id, channel, mode, recipient, remaining, delay_millis)
                VALUES (\(id), \(disturbance.channel.rawValue), \(disturbance.mode.rawValue), \(to), \(disturbance.count),
                        \(disturbance.delayMilliseconds ?? 1000))
                """)
        }
    }

    struct Taken: Sendable { let mode: DisturbanceMode; let delay: Duration }

    /// Takes one disturbance for a send, if one is left; one statement decides, so N of them disturb N sends.
    func takeDisturbance(_ channel: Channel, to recipient: String) async throws -> Taken? {
        let waiting: SQL = "channel = \(channel.rawValue) AND remaining > 0 AND (recipient IS NULL OR recipient = \(recipient))"
        let exists = try await database.read { db in try await db.first("SELECT id FROM disturbances WHERE \(waiting) LIMIT 1") != nil }
        guard exists else { return nil }
        return try await database.write { db in
            try await db.first("""
                UPDATE disturbances SET remaining = remaining - 1
                WHERE id = (SELECT id FROM disturbances WHERE \(waiting) ORDER BY id LIMIT 1) AND remaining > 0
                RETURNING mode, delay_millis
                """).flatMap { row in
                    let delay: Int64 = try row.get(1)
                    return DisturbanceMode(rawValue: try row.get(0)).map { Taken(mode: $0, delay: .milliseconds(delay)) }
                }
        }
    }

    /// Recipients compare as they are stored: numbers in E.164, addresses in lower case.
    static func normalized(_ recipient: String) -> String {
        (try? SaudiMobile(validating: recipient))?.text ?? recipient.lowercased()
    }

    private static func condition(_ filter: MessageFilter) -> SQL {
        var condition: SQL = "1 = 1"
        if let to = filter.to { condition = condition + " AND recipient = \(normalized(to.text))" }
        if let channel = filter.channel { condition = condition + " AND channel = \(channel.rawValue)" }
        return condition
    }

    private static func message(_ row: Row) throws -> RecordedMessage {
        let text: String = try row.get(4)
        let links = text.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0.contains("://") }
        return RecordedMessage(
            id: try row.get(1), channel: Channel(rawValue: try row.get(0)) ?? .sms, to: try row.get(2), subject: try row.get(3), text: text,
            code: text.split { !$0.isNumber }.first { $0.count == 6 }.map(String.init),
            token: links.lazy.compactMap { link in
                link.split(separator: "?").last?.split(separator: "&").first { $0.hasPrefix("token=") }.map { String($0.dropFirst(6)) }
            }.first, links: links, receivedAt: try row.get(5), deliveries: try row.get(6))
    }
}
