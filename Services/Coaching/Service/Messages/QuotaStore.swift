internal import ServiceKit
internal import Storage
internal import Wire

/// What people used of a month: one row a person and month.
enum QuotaStore {
    struct Used: Sendable {
        var messages: Int64 = 0
        var calls: Int64 = 0
    }

    static func used(_ month: String, of user: UserID, in db: any Connection) async throws -> Used {
        let row = try await db.first("SELECT messages, calls FROM quota_months WHERE user_id = \(user.text) AND month = \(month)")
        guard let row else { return Used() }
        return Used(messages: try row.get("messages"), calls: try row.get("calls"))
    }

    /// Takes one message of a month, if there is one left: the check and the count are one statement, so that no two take the same.
    /// - Parameter limit: nil where there is none.
    /// - Returns: how many are used with this one; nil when all were used before, and then nothing changed.
    static func takeMessage(_ month: String, limit: Int64?, of user: UserID, in db: any Connection) async throws -> Int64? {
        let most = limit ?? .max
        guard most > 0 else { return nil }
        return try await db.first("""
            INSERT INTO quota_months (user_id, month, messages, calls) VALUES (\(user.text), \(month), 1, 0)
            ON CONFLICT (user_id, month) DO UPDATE SET messages = quota_months.messages + 1 WHERE quota_months.messages < \(most)
            RETURNING messages
            """)?.get("messages")
    }
}
