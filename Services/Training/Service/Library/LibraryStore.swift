internal import Contracts
internal import Storage
internal import Wire

/// The newest library that was loaded.
enum LibraryStore {
    static func version(in db: any Connection) async throws -> Int64? {
        try await db.first("SELECT MAX(version) AS version FROM libraries")?.get("version")
    }

    static func newest(in db: any Connection) async throws -> String? {
        try await db.first("SELECT content FROM libraries ORDER BY version DESC LIMIT 1")?.get("content")
    }

    /// Adds a version unless it or a newer one is there: one statement decides between processes.
    /// - Returns: whether it is the newest now.
    static func insert(_ version: Int64, _ content: String, now: Instant, in db: any Connection) async throws -> Bool {
        let inserted = try await db.execute("""
            INSERT INTO libraries (version, content, loaded_at)
            SELECT \(version), \(content), \(now) WHERE NOT EXISTS (SELECT 1 FROM libraries WHERE version >= \(version))
            ON CONFLICT (version) DO NOTHING
            """)
        guard inserted == 1 else { return false }
        try await db.enqueue("DELETE FROM libraries WHERE version < \(version)")
        return true
    }
}
