import Storage
import Testing

/// Releases whose migrations had ids without modules, before and beside this one.
struct MigrationReleaseTests {
    private static let shared = create("shared", 1, was: 1)
    private static let users = create("users", 100, was: 100)
    private static let departed = create("departed", 1, was: 101)
    private static let later = [
        Migration(module: "shared", number: 2, name: "change shared", statements: ["ALTER TABLE shared ADD COLUMN name TEXT"]),
        Migration(module: "users", number: 101, name: "add names", statements: ["ALTER TABLE users ADD COLUMN name TEXT"]),
    ]
    private static let ours = [shared, later[0], users, departed, later[1]]

    private static func create(_ table: String, _ number: Int, was: Int) -> Migration {
        Migration(module: table, number: number, was: was, name: "create \(table)", statements: ["CREATE TABLE \(table) (id BIGINT)"])
    }

    /// What such a release does when it starts.
    private func startBefore(_ database: any Database, _ known: [Migration]) async throws {
        let ids = [Self.shared.id: 1, Self.users.id: 100, Self.departed.id: 101]
        try await database.write { db in
            if db.engine == .postgres { try await db.execute("SELECT pg_advisory_xact_lock(7224836184613)") }
            try await db.execute(
                """
                CREATE TABLE IF NOT EXISTS schema_migrations (
                    id BIGINT PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at BIGINT NOT NULL)
                """)
            var applied: [Int: String] = [:]
            for row in try await db.query("SELECT id, checksum FROM schema_migrations") {
                applied[try row.get(0)] = try row.get(1, as: String.self)
            }
            let newest = applied.keys.max() ?? 0
            guard newest <= known.compactMap({ ids[$0.id] }).max() ?? 0 else { throw Refused() }
            for migration in known {
                let id = ids[migration.id] ?? 0
                if let checksum = applied.removeValue(forKey: id) {
                    guard checksum == migration.checksum(for: db.engine) else { throw Refused() }
                    continue
                }
                guard id > newest else { throw Refused() }
                for statement in migration.statements(for: db.engine) { try await db.execute(SQL(stringLiteral: statement)) }
                let checksum = migration.checksum(for: db.engine)
                try await db.execute("INSERT INTO schema_migrations VALUES (\(id), \(migration.name), \(checksum), 7)")
            }
            guard applied.isEmpty else { throw Refused() }
        }
    }

    private struct Refused: Error {}

    @Test(arguments: Engine.allCases)
    func itsDatabaseIsTakenOver(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await startBefore(database, [Self.shared, Self.users, Self.departed])
            try await database.run("INSERT INTO users VALUES (1)")
            try await migrate(database, Self.ours)
            #expect(try await database.number("SELECT COUNT(*) FROM migrations") == 5)
            #expect(try await database.number("SELECT COUNT(*) FROM migrations WHERE applied_at = 7") == 3)
            #expect(try await database.number("SELECT COUNT(*) FROM users WHERE name IS NULL") == 1)
            // It starts again beside ours.
            try await startBefore(database, [Self.shared, Self.users, Self.departed])
            try await migrate(database, Self.ours)
        }
    }

    /// Also where ours was first, and where neither had made everything.
    @Test(arguments: Engine.allCases)
    func itStartsOnADatabaseOfOurs(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await startBefore(database, [Self.shared])
            try await migrate(database, Self.ours)
            try await startBefore(database, [Self.shared, Self.users, Self.departed])
            #expect(try await database.number("SELECT COUNT(*) FROM schema_migrations") == 3)
        }
        try await withDatabase(engine) { database in
            try await migrate(database, Self.ours)
            try await startBefore(database, [Self.shared, Self.users, Self.departed])
            #expect(try await database.number("SELECT COUNT(*) FROM schema_migrations") == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func itAndOursStartAtOnce(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await startBefore(database, [Self.shared, Self.users])
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<6 {
                    group.addTask {
                        if index % 2 == 0 { return try await migrate(database, Self.ours) }
                        try await startBefore(database, [Self.shared, Self.users, Self.departed])
                    }
                }
                do { try await group.waitForAll() } catch is Refused {
                    Issue.record("the release before did not start")
                }
            }
            #expect(try await database.number("SELECT COUNT(*) FROM migrations") == 5)
            #expect(try await database.number("SELECT COUNT(*) FROM schema_migrations") == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatItChangedOrWeNeverHadIsRefused(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await startBefore(database, [Self.shared, Self.users])
            let edited = Migration(
                module: "users", number: 100, was: 100, name: "create users", statements: ["CREATE TABLE users (id TEXT)"])
            #expect(
                await databaseError { try await migrate(database, [Self.shared, edited]) }
                    == .migrationChanged(edited.id, name: "create users"))
            let unknown = Migration.ID(module: "schema_migrations", number: 100)
            #expect(await databaseError { try await migrate(database, [Self.shared]) } == .migrationChanged(unknown, name: "create users"))
        }
    }
}
