internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Glasses of water. Writers hold the person's row.
enum WaterStore {
    static func find(_ id: WaterID, of user: UserID, in db: any Connection) async throws -> (date: LocalDate, ml: Int64)? {
        let row = try await db.first("SELECT date, ml FROM water_logs WHERE user_id = \(user.text) AND id = \(id.text)")
        guard let row, let date: LocalDate = try row.text("date") else { return nil }
        return (date, try row.get("ml"))
    }

    /// As they were logged.
    static func list(on date: LocalDate, of user: UserID, in db: any Connection) async throws -> [WaterEntry] {
        try await db.query("""
            SELECT id, ml, logged_at FROM water_logs WHERE user_id = \(user.text) AND date = \(date.text) ORDER BY logged_at, id
            """).map { row throws(DatabaseError) in
            WaterEntry(id: WaterID(trusted: try row.get("id")), ml: try row.get("ml"), loggedAt: try row.get("logged_at"))
        }
    }

    /// - Returns: false for a day that is full.
    static func insert(_ glass: WaterEntry, on date: LocalDate, limit: Int64, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO water_logs (user_id, id, date, ml, logged_at)
            SELECT \(user.text), \(glass.id.text), \(date.text), \(glass.ml), \(glass.loggedAt)
            WHERE (SELECT COUNT(*) FROM water_logs WHERE user_id = \(user.text) AND date = \(date.text)) < \(limit)
            ON CONFLICT DO NOTHING
            """) == 1
    }

    /// The id is remembered, beside those of entries: what a device sends once more does not bring the glass back.
    static func delete(_ id: WaterID, now: Instant, of user: UserID, in db: any Connection) async throws -> Bool {
        guard try await db.execute("DELETE FROM water_logs WHERE user_id = \(user.text) AND id = \(id.text)") == 1 else { return false }
        try await DeletedLogStore.insert(id.text, now: now, of: user, in: db)
        return true
    }
}
