internal import Contracts
internal import Storage
internal import Wire

/// How somebody's fitness score went: a row for each change. Writers hold the person's row.
enum ScoreStore {
    /// Scores that are kept of one person: two changes a week for ten years. Older ones go as new ones come.
    static let kept = 1000

    /// The newest, oldest first.
    static func list(of id: UserID, newest count: Int = kept, in db: any Connection) async throws -> [ScorePoint] {
        try await db.query("""
            SELECT value, at, formula FROM scores WHERE user_id = \(id.text) ORDER BY at DESC, id DESC LIMIT \(count)
            """).map { row in
                ScorePoint(value: try row.get("value"), at: try row.get("at"), formula: try row.get("formula"))
            }.reversed()
    }

    /// Adds the newest. Of two requests at once the earlier may come second; its score is dated no earlier than the one it replaces.
    static func add(_ rowID: String, value: Int64, formula: String, of id: UserID, now: Instant, in db: any Connection) async throws {
        let last = try await db.first("SELECT at FROM scores WHERE user_id = \(id.text) ORDER BY at DESC, id DESC LIMIT 1")
        let at = max(try last?.get("at") ?? now, now)
        try await db.enqueue("""
            INSERT INTO scores (id, user_id, value, formula, at) VALUES (\(rowID), \(id.text), \(value), \(formula), \(at))
            """)
        try await db.enqueue("""
            DELETE FROM scores WHERE user_id = \(id.text) AND id IN (
                SELECT id FROM scores WHERE user_id = \(id.text) ORDER BY at DESC, id DESC LIMIT \(kept) OFFSET \(kept))
            """)
    }
}
