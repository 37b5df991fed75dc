internal import Contracts
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// A notification as it is stored.
struct StoredNotification: Sendable {
    let id: NotificationID
    /// Nil for what this release does not know: one that comes after it has other badges, or tells of other things.
    let news: News?
    let createdAt: Instant
    let readAt: Instant?
}

/// What people were told, with or without a push.
enum NotificationStore {
    private static let columns: SQL = "id, type, subject, created_at, read_at"

    /// Stores news, unless they were told already.
    /// - Parameter date: which day it is for the person.
    /// - Returns: whether they are new.
    static func insert(
        _ news: News, on date: LocalDate, id: NotificationID, of user: UserID, now: Instant, in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            INSERT INTO notifications (id, user_id, once, type, subject, created_at)
            VALUES (\(id.text), \(user.text), \(news.once(on: date)), \(news.type.rawValue), \(news.subject), \(now))
            ON CONFLICT (user_id, once) DO NOTHING
            """) == 1
    }

    /// Whether one of some news of one type was told since. The person's row is held, so that nobody tells them meanwhile.
    static func isTold(_ news: [News], since: Instant, of user: UserID, in db: any Connection) async throws -> Bool {
        guard let type = news.first?.type else { return false }
        return try await db.first("""
            SELECT 1 FROM notifications WHERE user_id = \(user.text) AND type = \(type.rawValue)
                AND subject IN (\(list: news.map(\.subject))) AND created_at > \(since)
            """) != nil
    }

    static func find(_ id: NotificationID, of user: UserID, in db: any Connection) async throws -> StoredNotification? {
        try await db.first("SELECT \(columns) FROM notifications WHERE id = \(id.text) AND user_id = \(user.text)").map(notification)
    }

    static func unread(of user: UserID, in db: any Connection) async throws -> Int64 {
        let row = try await db.first("SELECT COUNT(*) AS unread FROM notifications WHERE user_id = \(user.text) AND read_at IS NULL")
        return try row?.get("unread") ?? 0
    }

    /// A page, newest first.
    /// - Parameter isUnread: only those read, or only those not.
    static func page(
        of user: UserID, isUnread: Bool?, after: TimeCursor?, limit: Int64, in db: any Connection
    ) async throws -> [StoredNotification] {
        let state: SQL =
            switch isUnread {
            case nil: ""
            case true?: " AND read_at IS NULL"
            case false?: " AND read_at IS NOT NULL"
            }
        let older: SQL = if let after { " AND (created_at, id) < (\(after.at), \(after.id))" } else { "" }
        return try await db.query("""
            SELECT \(columns) FROM notifications WHERE user_id = \(user.text)\(state)\(older)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """).map(notification)
    }

    /// Marks as read; what was read before keeps its time, and what is not this person's is left alone.
    /// - Parameter ids: nil for all.
    static func read(_ ids: [NotificationID]?, of user: UserID, now: Instant, in db: any Connection) async throws {
        let chosen: SQL = if let ids { " AND id IN (\(list: ids.map(\.text)))" } else { "" }
        try await db.enqueue("""
            UPDATE notifications SET read_at = \(now) WHERE user_id = \(user.text) AND read_at IS NULL\(chosen)
            """)
    }

    private static func notification(_ row: Row) throws(DatabaseError) -> StoredNotification {
        let subject = try row.get("subject", as: String.self)
        let type = NotificationType(rawValue: try row.get("type"))
        return StoredNotification(
            id: NotificationID(trusted: try row.get("id")), news: type.flatMap { News($0, subject: subject) },
            createdAt: try row.get("created_at"), readAt: try row.get("read_at"))
    }
}
