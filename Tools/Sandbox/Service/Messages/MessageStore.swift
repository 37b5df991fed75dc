internal import Contracts
internal import Platform
internal import Storage
internal import Wire

/// A message that a service sends.
struct IncomingMessage: Sendable {
    let channel: Channel
    let id: String
    let to: String
    let subject: String?
    let text: String
    let receivedAt: Instant
    /// Of a mail.
    var source: String?
    var html: String?
}

/// Everything the sandbox received.
enum MessageStore {
    /// Records a message; the same id to the same recipient again only counts up.
    static func record(_ message: IncomingMessage, in db: any Connection) async throws -> RecordedMessage {
        let next = try await db.query("""
            INSERT INTO sequences (name, value) VALUES ('messages', 1)
            ON CONFLICT (name) DO UPDATE SET value = sequences.value + 1 RETURNING value
            """)
        let sequence: Int64 = try next[0].get("value")
        let rows = try await db.query("""
            INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html)
            VALUES (\(message.channel.rawValue), \(message.id), \(message.to), \(message.subject), \(message.text),
                    \(message.receivedAt), 1, \(sequence), \(message.source), \(message.html))
            ON CONFLICT (channel, id, recipient) DO UPDATE SET deliveries = messages.deliveries + 1
            RETURNING \(columns)
            """)
        return try Self.message(rows[0])
    }

    /// The newest 200, newest first, and how many there are. Of long ones the beginning: a mail may have two megabytes.
    static func list(_ filter: MessageFilter, in db: any Connection) async throws -> RecordedMessages {
        let condition = Self.condition(filter)
        let rows = try await db.query("SELECT \(listed) FROM messages WHERE \(condition) ORDER BY sequence DESC LIMIT 200")
        let total = try await db.query("SELECT COUNT(*) AS total FROM messages WHERE \(condition)")
        return RecordedMessages(items: try rows.map(Self.message), total: try total[0].get("total"))
    }

    /// - Parameter recipient: the first one when nil.
    static func find(_ channel: Channel, _ id: String, to recipient: String?, in db: any Connection) async throws -> MessageDetail? {
        var condition: SQL = "channel = \(channel.rawValue) AND id = \(id)"
        if let recipient { condition = condition + " AND \(isTo(recipient))" }
        return try await db.first("SELECT \(columns), source, html FROM messages WHERE \(condition) ORDER BY sequence LIMIT 1").map { row in
            MessageDetail(message: try message(row), source: try row.get("source"), html: try row.get("html"))
        }
    }

    static func clear(_ filter: MessageFilter, in db: any Connection) async throws {
        try await db.execute("DELETE FROM messages WHERE \(condition(filter))")
    }

    /// Recipients compare as they are stored: numbers in E.164, addresses in lower case.
    static func normalized(_ recipient: String) -> String {
        (try? SaudiMobile(validating: recipient))?.text ?? recipient.lowercased()
    }

    /// What pushes go to is stored as it is: capital letters of a token mean something.
    private static func isTo(_ recipient: String) -> SQL { "recipient IN (\(list: [normalized(recipient), recipient]))" }

    private static func condition(_ filter: MessageFilter) -> SQL {
        var condition: SQL = "1 = 1"
        if let to = filter.to { condition = condition + " AND \(isTo(to.text))" }
        if let channel = filter.channel { condition = condition + " AND channel = \(channel.rawValue)" }
        if let text = filter.text?.text.lowercased() {
            // Arabic has no letters of two cases, and the engine's own LOWER knows those of ASCII.
            let pattern = "%" + text.reduce(into: "") { $0 += ["%", "_", "!"].contains($1) ? "!\($1)" : String($1) } + "%"
            condition = condition + """
                 AND (LOWER(recipient) LIKE \(pattern) ESCAPE '!' OR LOWER(COALESCE(subject, '')) LIKE \(pattern) ESCAPE '!'
                    OR LOWER(body) LIKE \(pattern) ESCAPE '!')
                """
        }
        return condition
    }

    private static let columns: SQL = "channel, id, recipient, subject, body, received_at, deliveries"
    private static let listed: SQL = """
        channel, id, recipient, SUBSTR(subject, 1, 1000) AS subject, SUBSTR(body, 1, 16384) AS body, received_at, deliveries
        """

    /// Six digits that stand by themselves: no part of a date, a number or an id.
    private static func code(in text: String) -> String? {
        for word in text.split(whereSeparator: \.isWhitespace) {
            var digits = word.drop { !$0.isNumber && !$0.isLetter }
            while let last = digits.last, !last.isNumber, !last.isLetter { digits.removeLast() }
            if digits.count == 6, digits.allSatisfy(\.isNumber) { return String(digits) }
        }
        return nil
    }

    private static func message(_ row: Row) throws -> RecordedMessage {
        let text: String = try row.get("body")
        let links = text.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0.contains("://") }
        return RecordedMessage(
            id: try row.get("id"), channel: Channel(rawValue: try row.get("channel")) ?? .sms, to: try row.get("recipient"),
            subject: try row.get("subject"), text: text, code: Self.code(in: text),
            token: links.lazy.compactMap { link in
                link.split(separator: "?").last?.split(separator: "&").first { $0.hasPrefix("token=") }.map { String($0.dropFirst(6)) }
            }.first, links: links, receivedAt: try row.get("received_at"), deliveries: try row.get("deliveries"))
    }
}
