internal import Wire

/// What was applied to a database, kept in it.
///
/// Releases before this table kept one list of ids without modules, `schema_migrations`, in which a table that services share could not
/// change: an id below the newest was refused. What such a release applied is taken over from there, and what it knows is recorded
/// there too, so that its processes start beside ours. Nothing that came after them is: they refuse ids they do not know.
enum MigrationLog {
    struct Entry: Sendable {
        let name: String
        let checksum: String
        let isBreaking: Bool
    }

    static let tables = [
        """
        CREATE TABLE IF NOT EXISTS migrations (
            module TEXT NOT NULL, number BIGINT NOT NULL, name TEXT NOT NULL, checksum TEXT NOT NULL, is_breaking BIGINT NOT NULL,
            applied_at BIGINT NOT NULL, PRIMARY KEY (module, number))
        """,
        """
        CREATE TABLE IF NOT EXISTS schema_migrations (
            id BIGINT PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at BIGINT NOT NULL)
        """,
    ]

    static func read(_ connection: any Connection) async throws(DatabaseError) -> [Migration.ID: Entry] {
        var applied: [Migration.ID: Entry] = [:]
        for row in try await connection.query("SELECT module, number, name, checksum, is_breaking FROM migrations") {
            applied[Migration.ID(module: try row.get("module"), number: try row.get("number"))] = Entry(
                name: try row.get("name"), checksum: try row.get("checksum"), isBreaking: try row.get("is_breaking"))
        }
        return applied
    }

    /// Takes over what a release without modules applied.
    /// - Throws: `migrationChanged` for an id that no migration had.
    static func adopt(_ migrations: [Migration], _ connection: any Connection) async throws(DatabaseError) {
        for row in try await connection.query("SELECT id, name, checksum, applied_at FROM schema_migrations ORDER BY id") {
            let was = try row.get("id", as: Int.self)
            guard let migration = migrations.first(where: { $0.was == was }) else {
                throw .migrationChanged(Migration.ID(module: "schema_migrations", number: was), name: try row.get("name"))
            }
            try await connection.execute("""
                INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at)
                VALUES (\(migration.id.module), \(migration.id.number), \(migration.name), \(try row.get("checksum", as: String.self)), 0,
                    \(try row.get("applied_at", as: Instant.self)))
                ON CONFLICT (module, number) DO NOTHING
                """)
        }
    }

    static func add(_ migration: Migration, _ connection: any Connection, at now: Instant) async throws(DatabaseError) {
        let checksum = migration.checksum(for: connection.engine)
        try await connection.execute("""
            INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at)
            VALUES (\(migration.id.module), \(migration.id.number), \(migration.name), \(checksum), \(migration.isBreaking), \(now))
            """)
        guard let was = migration.was else { return }
        try await connection.execute("""
            INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (\(was), \(migration.name), \(checksum), \(now))
            """)
    }
}
