internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The ids of entries and glasses that were deleted. Apps make them, and none is ever given twice.
enum DeletedLogStore {
    /// How long an id is remembered: devices repeat what they sent for less.
    static let memory = Duration.days(90)
    /// The newest of one person: years of what anybody deletes. A day's limits do not bound them, as what is deleted makes room.
    static let most = 10_000
    /// Taken away at once; each deletion adds one.
    private static let batch = 100

    /// The caller holds the person.
    static func insert(_ id: String, now: Instant, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO deleted_logs (user_id, id, deleted_at) VALUES (\(user.text), \(id), \(now)) ON CONFLICT DO NOTHING
            """)
        try await db.enqueue("""
            DELETE FROM deleted_logs WHERE user_id = \(user.text) AND id IN (
                SELECT id FROM deleted_logs WHERE user_id = \(user.text) ORDER BY deleted_at DESC, id DESC LIMIT \(batch) OFFSET \(most))
            """)
    }

    static func contains(_ id: String, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM deleted_logs WHERE user_id = \(user.text) AND id = \(id)") != nil
    }

    static func forget(before: Instant, in database: any Database) async throws {
        try await database.sweep("deleted_logs", key: "user_id, id", where: "deleted_at < \(before)")
    }
}
