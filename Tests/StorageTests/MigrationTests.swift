import Platform
import Storage
import Testing
import Wire

/// Migrations, on both engines.
struct MigrationTests {
    private let first = Migration(id: 1, name: "create users", statements: ["CREATE TABLE users (id BIGINT PRIMARY KEY)"])
    private let second = Migration(
        id: 2, name: "add names", statements: ["ALTER TABLE users ADD COLUMN name TEXT", "INSERT INTO users VALUES (1, 'a')"])

    private struct Fixed: WallClock { func now() -> Instant { Instant(milliseconds: 1_772_352_000_000) } }

    @Test(arguments: Engine.allCases)
    func eachRunsOnce(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await migrate(database, [first], clock: Fixed())
            try await migrate(database, [first, second], clock: Fixed())
            try await migrate(database, [first, second], clock: Fixed())
            #expect(try await database.number("SELECT COUNT(*) FROM users") == 1)
            let rows = try await database.read { try await $0.query("SELECT id, name, checksum, applied_at FROM schema_migrations ORDER BY id") }
            #expect(try rows.map { try $0.get("name", as: String.self) } == ["create users", "add names"])
            #expect(try rows[1].get("checksum", as: String.self) == second.checksum(for: engine))
            #expect(try rows[1].get("applied_at", as: Instant.self) == Fixed().now())
        }
    }

    @Test(arguments: Engine.allCases)
    func aNewerDatabaseIsRefused(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await migrate(database, [first, second])
            #expect(await databaseError { try await migrate(database, [first]) } == .newerSchema(found: 2, known: 1))
            #expect(await databaseError { try await migrate(database, []) } == .newerSchema(found: 2, known: 0))
        }
    }

    @Test(arguments: Engine.allCases)
    func aChangedOrMissingMigrationIsRefused(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await migrate(database, [first, second])
            let edited = Migration(id: 1, name: "create users", statements: ["CREATE TABLE users (id BIGINT)"])
            let third = Migration(id: 3, name: "create pets", statements: ["CREATE TABLE pets (id BIGINT)"])
            #expect(await databaseError { try await migrate(database, [edited, second, third]) } == .migrationChanged(id: 1, name: "create users"))
            #expect(await databaseError { try await migrate(database, [second, third]) } == .migrationChanged(id: 1, name: ""))
            let noPets = await databaseError { try await database.number("SELECT COUNT(*) FROM pets") }
            #expect(noPets != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func idsAscendAndComeInTime(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            for list in [[second, first], [first, first], [Migration(id: 0, name: "zero", statements: [])]] {
                guard case .invalidMigrations = await databaseError({ try await migrate(database, list) }) else {
                    Issue.record("accepted \(list.map(\.id))")
                    continue
                }
            }
            let third = Migration(id: 3, name: "create pets", statements: ["CREATE TABLE pets (id BIGINT)"])
            try await migrate(database, [first, third])
            guard case .invalidMigrations = await databaseError({ try await migrate(database, [first, second, third]) }) else {
                Issue.record("accepted a migration between applied ones")
                return
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func aFailingMigrationLeavesNothing(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let broken = Migration(id: 2, name: "break", statements: ["CREATE TABLE pets (id BIGINT)", "INSERT INTO absent VALUES (1)"])
            guard case .migrationFailed(2, "break", .failed(_, _, "INSERT INTO absent VALUES (1)")) =
                await databaseError({ try await migrate(database, [first, broken]) })
            else { Issue.record("no failure"); return }
            #expect(try await database.number("SELECT COUNT(*) FROM schema_migrations") == 1)
            let mended = Migration(id: 2, name: "mend", statements: ["CREATE TABLE pets (id BIGINT)"])
            try await migrate(database, [first, mended])
            #expect(try await database.number("SELECT COUNT(*) FROM pets") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func enginesMayDiffer(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let each = Migration(
                id: 1, name: "create t", statements: ["CREATE TABLE neither (id BIGINT)"],
                sqlite: ["CREATE TABLE t (s TEXT)", "INSERT INTO t VALUES ('sqlite')"],
                postgres: ["CREATE TABLE t (s TEXT)", "INSERT INTO t VALUES ('postgres')"])
            try await migrate(database, [each])
            #expect(try await database.read { try await $0.first("SELECT s FROM t")?.get("s", as: String.self) } == engine.rawValue)
        }
    }

    @Test(arguments: Engine.allCases)
    func severalStartAtOnce(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 { group.addTask { try await migrate(database, [first, second]) } }
                try await group.waitForAll()
            }
            #expect(try await database.number("SELECT COUNT(*) FROM users") == 1)
            #expect(try await database.number("SELECT COUNT(*) FROM schema_migrations") == 2)
        }
    }
}
