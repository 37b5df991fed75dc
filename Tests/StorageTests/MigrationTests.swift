import Platform
import Storage
import Testing
import Wire

/// Migrations, on both engines.
struct MigrationTests {
    private let first = step(1, "create users", ["CREATE TABLE users (id BIGINT PRIMARY KEY)"])
    private let second = step(2, "add names", ["ALTER TABLE users ADD COLUMN name TEXT", "INSERT INTO users VALUES (1, 'a')"])
    private let pets = step(3, "create pets", ["CREATE TABLE pets (id BIGINT)"])

    private struct Fixed: WallClock { func now() -> Instant { Instant(milliseconds: 1_772_352_000_000) } }

    private static func step(
        _ number: Int, _ name: String, _ statements: [String], module: String = "tests", isBreaking: Bool = false
    ) -> Migration {
        Migration(module: module, number: number, name: name, isBreaking: isBreaking, statements: statements)
    }

    private func applied(_ database: any Database) async throws -> [String] {
        try await database.read { db in
            try await db.query("SELECT module, number FROM migrations ORDER BY module, number").map { row in
                "\(try row.get("module", as: String.self)) \(try row.get("number", as: Int.self))"
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func eachRunsOnce(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await migrate(database, [first], clock: Fixed())
            try await migrate(database, [first, second], clock: Fixed())
            try await migrate(database, [first, second], clock: Fixed())
            #expect(try await database.number("SELECT COUNT(*) FROM users") == 1)
            let rows = try await database.read {
                try await $0.query("SELECT number, name, checksum, applied_at FROM migrations ORDER BY number")
            }
            #expect(try rows.map { try $0.get("name", as: String.self) } == ["create users", "add names"])
            #expect(try rows[1].get("checksum", as: String.self) == second.checksum(for: engine))
            #expect(try rows[1].get("applied_at", as: Instant.self) == Fixed().now())
        }
    }

    /// Numbers count within their module, whatever was applied of others: so a table that services share can change.
    @Test(arguments: Engine.allCases)
    func modulesCountForThemselves(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let shared = Self.step(1, "create shared", ["CREATE TABLE shared (id BIGINT)"], module: "shared")
            let changed = Self.step(2, "change shared", ["ALTER TABLE shared ADD COLUMN name TEXT"], module: "shared")
            try await migrate(database, [shared, first, second])
            try await migrate(database, [shared, changed, first, second, pets])
            #expect(try await applied(database) == ["shared 1", "shared 2", "tests 1", "tests 2", "tests 3"])
            #expect(try await database.number("SELECT COUNT(name) FROM shared") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func anOlderReleaseStartsOnWhatALaterOneAdded(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await migrate(
                database, [first, second, Self.step(1, "create shared", ["CREATE TABLE shared (id BIGINT)"], module: "shared")])
            try await migrate(database, [first])
            try await migrate(database, [])
            #expect(try await applied(database) == ["shared 1", "tests 1", "tests 2"])
        }
    }

    @Test(arguments: Engine.allCases)
    func anOlderReleaseDoesNotStartWhereItWouldBreak(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let breaking = Self.step(4, "drop names", ["ALTER TABLE users DROP COLUMN name"], isBreaking: true)
            try await migrate(database, [first, second, pets, breaking])
            #expect(await databaseError { try await migrate(database, [first, second]) } == .newerSchema(breaking.id))
            #expect(await databaseError { try await migrate(database, []) } == .newerSchema(breaking.id))
            try await migrate(database, [first, second, pets, breaking])
        }
    }

    @Test(arguments: Engine.allCases)
    func aChangedOrMissingMigrationIsRefused(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await migrate(database, [first, second])
            let edited = Self.step(1, "create users", ["CREATE TABLE users (id BIGINT)"])
            #expect(
                await databaseError { try await migrate(database, [edited, second, pets]) }
                    == .migrationChanged(first.id, name: "create users"))
            #expect(
                await databaseError { try await migrate(database, [second, pets]) } == .migrationChanged(first.id, name: "create users"))
            let noPets = await databaseError { try await database.number("SELECT COUNT(*) FROM pets") }
            #expect(noPets != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func numbersAscendAndComeInTime(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            for list in [[second, first], [first, first], [Self.step(0, "zero", [])]] {
                guard case .invalidMigrations = await databaseError({ try await migrate(database, list) }) else {
                    Issue.record("accepted \(list.map(\.id))")
                    continue
                }
            }
            try await migrate(database, [first, pets])
            guard case .invalidMigrations = await databaseError({ try await migrate(database, [first, second, pets]) }) else {
                Issue.record("accepted a migration between applied ones")
                return
            }
        }
    }

    /// Coaching had numbered two of its migrations below one that had been released: databases of that release did not get them, and did not start.
    @Test(arguments: Engine.allCases)
    func oneThatSaysItIsLateIsAppliedAfterHigherNumbers(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await migrate(database, [first, pets])
            let late = Migration(
                module: second.id.module, number: second.id.number, name: "create late", isLate: true,
                statements: ["CREATE TABLE late (id BIGINT)"])
            for _ in 1...2 { try await migrate(database, [first, late, pets]) }
            #expect(try await database.number("SELECT COUNT(*) FROM late") == 0)
            guard case .migrationChanged = await databaseError({ try await migrate(database, [first, pets]) }) else {
                Issue.record("it was taken away again")
                return
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func aFailingMigrationLeavesNothing(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let broken = Self.step(2, "break", ["CREATE TABLE pets (id BIGINT)", "INSERT INTO absent VALUES (1)"])
            guard case .migrationFailed(broken.id, "break", .failed(_, _, "INSERT INTO absent VALUES (1)")) =
                await databaseError({ try await migrate(database, [first, broken]) })
            else { Issue.record("no failure"); return }
            #expect(try await database.number("SELECT COUNT(*) FROM migrations") == 1)
            try await migrate(database, [first, Self.step(2, "mend", ["CREATE TABLE pets (id BIGINT)"])])
            #expect(try await database.number("SELECT COUNT(*) FROM pets") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func enginesMayDiffer(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let each = Migration(
                module: "tests", number: 1, name: "create t", statements: ["CREATE TABLE neither (id BIGINT)"],
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
            #expect(try await database.number("SELECT COUNT(*) FROM migrations") == 2)
        }
    }
}
