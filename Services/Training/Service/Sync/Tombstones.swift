internal import Contracts
internal import Storage
internal import Wire

/// What is left of what was deleted, so that every device hears of it.
enum Tombstones {
    static let lifetime: Duration = .days(90)
    private static let batch = 200
    /// Of one pass.
    private static let batches = 1000

    /// The last change of somebody's that was forgotten; 0 when nothing was.
    static func forgotten(of user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT change_number FROM forgotten_changes WHERE user_id = \(user.text)")?.get("change_number") ?? 0
    }

    /// Forgets old ones, and notes in the same transaction up to which change.
    static func sweep(before: Instant, in database: any Database) async throws {
        for _ in 0..<batches {
            let count = try await database.write { db in
                let rows = try await db.query("""
                    SELECT user_id, change_number FROM records WHERE deleted_at IS NOT NULL AND deleted_at < \(before)
                    ORDER BY deleted_at LIMIT \(batch)
                    """).map { (user: try $0.get("user_id", as: String.self), change: try $0.get("change_number", as: Int64.self)) }
                // In one order, so that two of these never wait for each other.
                for (user, rows) in Dictionary(grouping: rows, by: \.user).sorted(by: { $0.key < $1.key }) {
                    try await forget(rows.map(\.change), of: UserID(trusted: user), in: db)
                }
                return rows.count
            }
            guard count >= batch else { return }
        }
    }

    private static func forget(_ changes: [Int64], of user: UserID, in db: any Connection) async throws {
        let last = changes.max() ?? 0
        // Nobody is there any more whose account is being deleted; their rows go with them.
        guard try await db.execute("UPDATE people SET changes = changes WHERE user_id = \(user.text)") == 1 else { return }
        try await db.enqueue("""
            INSERT INTO forgotten_changes (user_id, change_number) VALUES (\(user.text), \(last))
            ON CONFLICT (user_id) DO UPDATE SET change_number = CASE
                WHEN forgotten_changes.change_number < excluded.change_number THEN excluded.change_number
                ELSE forgotten_changes.change_number END
            """)
        try await db.enqueue("DELETE FROM records WHERE user_id = \(user.text) AND change_number IN (\(list: changes))")
    }
}
