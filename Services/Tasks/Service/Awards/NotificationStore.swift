internal import Contracts
internal import Security
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// A notification as it is stored.
struct StoredNotification: Sendable {
    let id: NotificationID
    let news: News
    let createdAt: Instant
    let readAt: Instant?

    /// In the reader's language.
    func shown(_ language: Language) -> Notification? {
        news.text(language).map { text in
            Notification(
                id: id, type: text.type, title: text.title, body: text.body, route: text.route.text, createdAt: createdAt, readAt: readAt)
        }
    }
}

/// Where a page ended: the next one holds what is older, whatever arrived meanwhile.
struct NotificationCursor: Sendable, Equatable {
    let createdAt: Instant
    let id: NotificationID

    init(_ last: StoredNotification) {
        createdAt = last.createdAt
        id = last.id
    }

    init(reading token: OpaqueToken) throws(APIError) {
        let text = base64urlDecode(token.text).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let milliseconds = Int64(parts[0]), let id = try? NotificationID(validating: parts[1]) else {
            throw APIError(.validationFailed, fields: [FieldProblem("cursor", .malformed(expected: .token))])
        }
        createdAt = Instant(milliseconds: milliseconds)
        self.id = id
    }

    var token: OpaqueToken { OpaqueToken(trusted: base64url(Array("\(createdAt.milliseconds).\(id.text)".utf8))) }
}

/// What people were told, with or without a push.
enum NotificationStore {
    private static let columns: SQL = "id, type, subject, created_at, read_at"

    /// Keeps news, unless they were told already.
    /// - Parameter date: the person's day.
    /// - Returns: whether they are new.
    static func insert(
        _ news: News, on date: LocalDate, id: NotificationID, of user: UserID, now: Instant, in db: any Connection
    ) async throws -> Bool {
        // A milestone that was reached, taken back and reached again a day later is the same one: a new streak takes its days.
        let told: SQL =
            if case .streak(let days) = news {
                """
                SELECT 1 FROM notifications WHERE user_id = \(user.text) AND type = \(news.type.rawValue) AND subject = \(news.subject)
                    AND created_at > \(now - .days(days - 1))
                """
            } else {
                "SELECT 1 FROM notifications WHERE 1 = 0"
            }
        return try await db.execute("""
            INSERT INTO notifications (id, user_id, once, type, subject, created_at)
            SELECT \(id.text), \(user.text), \(news.once(on: date)), \(news.type.rawValue), \(news.subject), \(now)
            WHERE NOT EXISTS (\(told))
            ON CONFLICT (user_id, once) DO NOTHING
            """) == 1
    }

    static func find(_ id: NotificationID, of user: UserID, in db: any Connection) async throws -> StoredNotification? {
        try await db.first("SELECT \(columns) FROM notifications WHERE id = \(id.text) AND user_id = \(user.text)").map(notification)
    }

    static func unread(of user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT COUNT(*) FROM notifications WHERE user_id = \(user.text) AND read_at IS NULL").map { try $0.get(0) } ?? 0
    }

    /// A page, newest first.
    /// - Parameter isUnread: only those read, or only those not.
    static func page(
        of user: UserID, isUnread: Bool?, after: NotificationCursor?, limit: Int64, in db: any Connection
    ) async throws -> [StoredNotification] {
        let state: SQL =
            switch isUnread {
            case nil: ""
            case true?: " AND read_at IS NULL"
            case false?: " AND read_at IS NOT NULL"
            }
        let older: SQL = if let after { " AND (created_at, id) < (\(after.createdAt), \(after.id.text))" } else { "" }
        return try await db.query("""
            SELECT \(columns) FROM notifications WHERE user_id = \(user.text)\(state)\(older)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """).map(notification)
    }

    /// Marks as read; what was read before keeps its time, and what is not this person's is left alone.
    /// - Parameter ids: nil for all.
    static func read(_ ids: [NotificationID]?, of user: UserID, now: Instant, in db: any Connection) async throws {
        let chosen: SQL = if let ids { " AND id IN (\(list: ids.map(\.text)))" } else { "" }
        try await db.execute("""
            UPDATE notifications SET read_at = \(now) WHERE user_id = \(user.text) AND read_at IS NULL\(chosen)
            """)
    }

    private static func notification(_ row: Row) throws(DatabaseError) -> StoredNotification {
        guard let type: NotificationType = try row.word(1), let news = News(type, subject: try row.get(2)) else {
            throw .decoding(column: "subject", reason: "unknown")
        }
        return StoredNotification(
            id: NotificationID(trusted: try row.get(0)), news: news, createdAt: try row.get(3), readAt: try row.get(4))
    }
}
