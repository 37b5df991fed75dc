import AppTesting
import Foundation
import Platform
@testable import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// A service's rows go from SQLite to PostgreSQL, all of them or none.
@Suite struct MoveTests {
    private func environment(_ service: String, _ source: Secret, _ target: Secret) -> [String: String] {
        [
            "DATABASE_URL": source.reveal(), "DATABASE_MOVE_TO": target.reveal(),
            "SERVICE_SECRET": "a secret of at least thirty-two characters",
        ]
    }

    private func dumps(_ service: String? = nil) throws -> [Dump] {
        let dumps = try Dump.all().filter { $0.engine == .sqlite && (service == nil || $0.service == service) }
        #expect(!dumps.isEmpty)
        return dumps
    }

    private func move(_ service: String, from source: Secret, to target: Secret) async throws -> Int32? {
        try await Schemas.command(of: service, ["move"], environment(service, source, target))
    }

    /// Every row of a table, as text, in an order that does not depend on the engine.
    private func rows(of table: String, in url: Secret) async throws -> [String] {
        try await TestDatabase.open(url) { database in
            try await database.read { db in
                try await db.query(SQL(stringLiteral: "SELECT * FROM \(table)")).map { row in
                    row.columns.sorted().map { "\($0): \(row[$0] ?? .null)" }.joined(separator: ", ")
                }
            }
        }.sorted()
    }

    @Test func everyRowOfEveryServiceArrives() async throws {
        for dump in try dumps() {
            try await dump.restored { source in
                try await EmptyDatabase.withURL(.postgres) { target in
                    #expect(try await move(dump.service, from: source, to: target) == 0, "\(dump)")
                    let special: Set = [
                        "product_texts", "product_search", "product_vocabulary", "migrations", "schema_migrations", "moved_to",
                    ]
                    let tables = try await TestDatabase.open(source) { try await $0.tables() }.filter { !special.contains($0) }
                    var all = 0
                    for table in tables {
                        let here = try await rows(of: table, in: source)
                        #expect(try await rows(of: table, in: target) == here, "\(table), \(dump)")
                        all += here.count
                    }
                    #expect(all > 10, "\(dump)")
                    // Once more finds the same.
                    #expect(try await move(dump.service, from: source, to: target) == 0, "\(dump)")
                }
            }
        }
    }

    @Test func keysThatReferAreThereAgain() async throws {
        let dump = try #require(try dumps("media").first)
        try await dump.restored { source in
            try await EmptyDatabase.withURL(.postgres) { moved in
                try await EmptyDatabase.withURL(.postgres) { fresh in
                    #expect(try await move("media", from: source, to: moved) == 0)
                    #expect(try await Schemas.command(of: "media", ["migrate"], environment("media", fresh, fresh)) == 0)
                    let keys: SQL = """
                        SELECT conrelid::regclass::text AS owner, conname::text AS name, pg_get_constraintdef(oid) AS text
                        FROM pg_constraint WHERE contype IN ('f', 'p', 'u', 'c') AND connamespace = 'public'::regnamespace ORDER BY 1, 2
                        """
                    let found = try await [moved, fresh].asyncMap { url in
                        try await TestDatabase.open(url) { database in
                            try await database.read { db in try await db.query(keys).map { "\($0[0]!) \($0[1]!) \($0[2]!)" } }
                        }
                    }
                    #expect(found[0] == found[1] && found[0].contains { $0.contains("FOREIGN KEY") })
                }
            }
        }
    }

    @Test func wordsAreFoundAsBefore() async throws {
        for dump in try dumps("store") {
            try await dump.restored { source in
                try await EmptyDatabase.withURL(.postgres) { target in
                    #expect(try await move("store", from: source, to: target) == 0)
                    let sold = try await TestDatabase.open(source) { try await $0.count(of: "product_texts") }
                    #expect(sold > 3)
                    let found = try await TestDatabase.open(target) { database in
                        try await database.read { db in
                            try await db.first("SELECT count(*) AS n FROM product_texts WHERE words @@ 'resistance:*'::tsquery")?.get("n", as: Int.self)
                        }
                    }
                    #expect((found ?? 0) > 0)
                    let moved = try await TestDatabase.open(target) { try await $0.count(of: "product_texts") }
                    #expect(moved == sold)
                }
            }
        }
    }

    @Test func nobodyGoesOnWithWhatWasMoved() async throws {
        let dump = try #require(try dumps("auth").first)
        try await dump.restored { source in
            try await EmptyDatabase.withURL(.postgres) { target in
                #expect(try await move("auth", from: source, to: target) == 0)
                // The service's own start opens it in this way.
                #expect(try await Schemas.command(of: "auth", ["migrate"], environment("auth", source, target)) == 1)
                try await TestDatabase.open(source) { database in
                    await #expect { try await MoveMark.check(database) } throws: { "\($0)".contains("for barbell up NAME_DATABASE_URL") }
                    let marked = try await database.read { db in try await db.first("SELECT target FROM moved_to")?.get("target", as: String.self) }
                    // No password lies in a file that is copied about.
                    #expect(marked?.hasPrefix("postgres") == true && marked?.contains("@") == false)
                }
            }
        }
    }

    @Test func aDatabaseWithOtherRowsIsRefusedAndKeepsThem() async throws {
        let dump = try #require(try dumps("tasks").first)
        try await dump.restored { source in
            try await EmptyDatabase.withURL(.postgres) { target in
                #expect(try await move("tasks", from: source, to: target) == 0)
                // As a service does that runs there: it says with which secret.
                let changed: SQL = "UPDATE people SET timezone = 'Asia/Tokyo' WHERE user_id = (SELECT MIN(user_id) FROM people)"
                let count = try await TestDatabase.open(target) { database in
                    try await database.write { db in
                        try await db.execute("INSERT INTO service_secrets (fingerprint, since) VALUES ('one', 1) ON CONFLICT DO NOTHING")
                        return try await db.execute(changed)
                    }
                }
                #expect(count == 1)
                let people = try await rows(of: "people", in: target)
                #expect(try await move("tasks", from: source, to: target) == 1)
                #expect(try await rows(of: "people", in: target) == people)
            }
        }
    }

    @Test(.timeLimit(.minutes(2))) func aDatabaseThatIsInUseStaysWhereItIs() async throws {
        let dump = try #require(try dumps("profile").first)
        try await dump.restored { source in
            try await EmptyDatabase.withURL(.postgres) { target in
                let signs = try TemporaryFolder()
                defer { signs.remove() }
                async let refused = moveMeanwhile(source, target, signs)
                // A service is another process.
                await #expect(processExitsWith: .success) { [source = source.reveal() as String, signs = signs.path as String] in
                    try await TestDatabase.open(Secret(source)) { database in
                        _ = try await database.tables()
                        try Data().write(to: URL(filePath: signs + "/begun"))
                        while !FileManager.default.fileExists(atPath: signs + "/tried") { try await Task.sleep(for: .milliseconds(10)) }
                        try await MoveMark.check(database)
                    }
                }
                #expect(try await refused == 1)
                #expect(try await move("profile", from: source, to: target) == 0)
            }
        }
    }

    private func moveMeanwhile(_ source: Secret, _ target: Secret, _ signs: TemporaryFolder) async throws -> Int32? {
        while !FileManager.default.fileExists(atPath: signs.file("begun")) { try await Task.sleep(for: .milliseconds(10)) }
        let code = try await move("profile", from: source, to: target)
        try Data().write(to: URL(filePath: signs.file("tried")))
        return code
    }

    @Test func whatIsNotThereCannotBeMoved() async throws {
        try await EmptyDatabase.withURL(.postgres) { target async throws in
            let missing = "/tmp/barbell-\(UInt64.random(in: .min ... .max)).sqlite"
            #expect(try await move("auth", from: Secret("sqlite://\(missing)"), to: target) == 1)
            #expect(!FileManager.default.fileExists(atPath: missing))
            #expect(try await move("auth", from: target, to: target) == 1)
        }
    }

    @Test func digestsKnowRowsApartAndNotTheirOrder() throws {
        func digest(_ rows: [[SQLValue]]) -> TableDigest {
            let set = RowSet(columns: ["moved_position", "b", "a"], values: rows.flatMap { $0 })
            var digest = TableDigest()
            for row in set.rows(rows.count) { digest.add(row) }
            return digest
        }
        let one: [SQLValue] = [.integer(1), .text("x"), .integer(5)], other: [SQLValue] = [.integer(2), .text("y"), .null]
        #expect(digest([one, other]) == digest([other, one]))
        // Where a row lies does not count; all else does.
        #expect(digest([one]) == digest([[.integer(9), .text("x"), .integer(5)]]))
        #expect(digest([one]) != digest([[.integer(1), .text("x"), .text("5")]]))
        #expect(digest([one]) != digest([[.integer(1), .integer(5), .text("x")]]))
        #expect(digest([one]) != digest([one, one]) && digest([one, one]) != digest([]))
        #expect(digest([[.integer(1), .text(""), .null]]) != digest([[.integer(1), .null, .text("")]]))
        #expect(digest([[.integer(1), .double(0), .null]]) != digest([[.integer(1), .double(-0.0), .null]]))
    }
}

extension Array {
    fileprivate func asyncMap<T>(_ body: (Element) async throws -> T) async throws -> [T] {
        var mapped: [T] = []
        for element in self { mapped.append(try await body(element)) }
        return mapped
    }
}
