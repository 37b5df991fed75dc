public import Platform
internal import Wire

/// Brings a database to the newest of `migrations`: those not yet applied run in order, each in its own transaction together
/// with its row in `schema_migrations`. Safe when several processes start at once: each step is decided under a lock.
///
/// - Throws: `newerSchema` when the database knows a later migration, `migrationChanged` when an applied one differs or is
///   missing here, `invalidMigrations` for ids that do not ascend or come too late, `migrationFailed` for a failing statement,
///   which leaves nothing of its migration behind.
public func migrate(_ database: any Database, _ migrations: [Migration], clock: any WallClock = SystemClock()) async throws {
    var last = 0
    for migration in migrations {
        guard migration.id > last else {
            throw DatabaseError.invalidMigrations("migration \(migration.id) \(migration.name) does not follow \(last)")
        }
        last = migration.id
    }
    try await retryingBusy {
        try await database.write { connection in
            try await lock(connection)
            try await connection.execute(
                """
                CREATE TABLE IF NOT EXISTS schema_migrations (
                    id BIGINT PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at BIGINT NOT NULL)
                """)
            try check(migrations, against: try await applied(connection), engine: connection.engine)
        }
    }
    for migration in migrations {
        try await retryingBusy {
            try await database.write { connection in
                try await lock(connection)
                let applied = try await applied(connection)
                try check(migrations, against: applied, engine: connection.engine)
                if applied[migration.id] == nil { try await apply(migration, connection, at: clock.now()) }
            }
        }
    }
}

private func apply(_ migration: Migration, _ connection: any Connection, at now: Instant) async throws(DatabaseError) {
    do throws(DatabaseError) {
        for statement in migration.statements(for: connection.engine) { try await connection.execute(SQL(stringLiteral: statement)) }
        try await connection.execute(
            """
            INSERT INTO schema_migrations (id, name, checksum, applied_at)
            VALUES (\(migration.id), \(migration.name), \(migration.checksum(for: connection.engine)), \(now))
            """)
    } catch {
        throw .migrationFailed(id: migration.id, name: migration.name, cause: error)
    }
}

private func applied(_ connection: any Connection) async throws(DatabaseError) -> [Int: String] {
    var applied: [Int: String] = [:]
    for row in try await connection.query("SELECT id, checksum FROM schema_migrations") {
        applied[try row.get("id")] = try row.get("checksum", as: String.self)
    }
    return applied
}

private func check(_ migrations: [Migration], against applied: [Int: String], engine: Engine) throws(DatabaseError) {
    let known = migrations.last?.id ?? 0
    let newest = applied.keys.max() ?? 0
    guard newest <= known else { throw .newerSchema(found: newest, known: known) }
    for migration in migrations where migration.id <= newest {
        guard let checksum = applied[migration.id] else {
            throw .invalidMigrations("migration \(migration.id) \(migration.name) is new, but \(newest) was applied already")
        }
        guard checksum == migration.checksum(for: engine) else { throw .migrationChanged(id: migration.id, name: migration.name) }
    }
    let ids = Set(migrations.map(\.id))
    if let missing = applied.keys.filter({ !ids.contains($0) }).min() { throw .migrationChanged(id: missing, name: "") }
}

/// SQLite's write transaction is a lock of its own. The key is arbitrary and belongs to migrations alone.
private func lock(_ connection: any Connection) async throws(DatabaseError) {
    guard connection.engine == .postgres else { return }
    try await connection.execute("SET LOCAL statement_timeout = 0")
    try await connection.execute("SET LOCAL lock_timeout = 0")
    try await connection.execute("SELECT pg_advisory_xact_lock(7224836184613)")
}

/// Another process may hold SQLite's write lock for the length of its migration.
private func retryingBusy(_ step: () async throws -> Void) async throws {
    for _ in 1..<20 {
        do {
            return try await step()
        } catch DatabaseError.busy {
            try await Task.sleep(for: .milliseconds(100))
        }
    }
    try await step()
}
