public import Platform
internal import Wire

/// Brings a database to the newest of `migrations`: those not yet applied run in the order of the list, each in its own transaction
/// together with its row in `migrations`. Safe when several processes start at once: each step is decided under a lock.
///
/// A later migration of another release is no reason to refuse: during a rolling change processes of the release before start again on
/// the schema of the one after, and since migrations only add, they work there. One that does not only add says so where it is
/// recorded, and whoever does not know it does not start.
///
/// - Throws: `newerSchema` when the database has a breaking migration that is unknown here, `migrationChanged` when an applied one
///   differs or is missing here, `invalidMigrations` for numbers that do not ascend within their module or come too late,
///   `migrationFailed` for a failing statement, which leaves nothing of its migration behind.
public func migrate(_ database: any Database, _ migrations: [Migration], clock: any WallClock = SystemClock()) async throws {
    var last: [String: Int] = [:]
    for migration in migrations {
        let before = last.updateValue(migration.id.number, forKey: migration.id.module) ?? 0
        guard migration.id.number > before else {
            throw DatabaseError.invalidMigrations("migration \(migration.id) \(migration.name) does not follow \(before)")
        }
    }
    let pending = try await migrationLocked(database) { connection in
        for table in MigrationLog.tables { try await connection.execute(SQL(stringLiteral: table)) }
        try await MigrationLog.adopt(migrations, connection)
        return try check(migrations, against: try await MigrationLog.read(connection), engine: connection.engine)
    }
    for migration in pending {
        try await migrationLocked(database) { connection in
            // Another process may have been faster, one of the release before included.
            try await MigrationLog.adopt(migrations, connection)
            let applied = try await MigrationLog.read(connection)
            _ = try check(migrations, against: applied, engine: connection.engine)
            if applied[migration.id] == nil { try await apply(migration, connection, at: clock.now()) }
        }
    }
}

private func apply(_ migration: Migration, _ connection: any Connection, at now: Instant) async throws(DatabaseError) {
    do throws(DatabaseError) {
        for statement in migration.statements(for: connection.engine) { try await connection.execute(SQL(stringLiteral: statement)) }
        try await MigrationLog.add(migration, connection, at: now)
    } catch {
        throw .migrationFailed(migration.id, name: migration.name, cause: error)
    }
}

/// - Returns: those not applied yet.
private func check(
    _ migrations: [Migration], against applied: [Migration.ID: MigrationLog.Entry], engine: Engine
) throws(DatabaseError) -> [Migration] {
    var newest: [String: Int] = [:]
    for id in applied.keys { newest[id.module] = max(newest[id.module] ?? 0, id.number) }
    var known: [String: Int] = [:]
    for migration in migrations {
        known[migration.id.module] = migration.id.number
        if let entry = applied[migration.id] {
            guard entry.checksum == migration.checksum(for: engine) else { throw .migrationChanged(migration.id, name: migration.name) }
        } else if !migration.isLate, let newest = newest[migration.id.module], migration.id.number < newest {
            throw .invalidMigrations("migration \(migration.id) \(migration.name) is new, but \(newest) was applied already")
        }
    }
    let ids = Set(migrations.map(\.id))
    for (id, entry) in applied.sorted(by: { ($0.key.module, $0.key.number) < ($1.key.module, $1.key.number) }) where !ids.contains(id) {
        if entry.isBreaking { throw .newerSchema(id) }
        if id.number < known[id.module] ?? 0 { throw .migrationChanged(id, name: entry.name) }
    }
    return migrations.filter { applied[$0.id] == nil }
}

/// One transaction under the lock of migrations. SQLite's write transaction is a lock of its own, which another process may hold for the
/// length of its migration. The key is arbitrary and belongs to migrations alone.
@discardableResult
package func migrationLocked<T: Sendable>(
    _ database: any Database, _ body: @escaping @Sendable (any Connection) async throws -> T
) async throws -> T {
    for _ in 1..<20 {
        do {
            return try await attempt()
        } catch DatabaseError.busy {
            try await Task.sleep(for: .milliseconds(100))
        }
    }
    return try await attempt()

    func attempt() async throws -> T {
        try await StatementLimits.$areLifted.withValue(true) {
            try await database.write { connection in
                if connection.engine == .postgres {
                    try await connection.execute("SET LOCAL statement_timeout = 0")
                    try await connection.execute("SET LOCAL lock_timeout = 0")
                    try await connection.execute("SELECT pg_advisory_xact_lock(7224836184613)")
                }
                return try await body(connection)
            }
        }
    }
}
