import Foundation
import Platform
@testable import Storage
import TestSupport
import Testing

/// The schema of every release there ever was, with people's rows in it, is brought up to date, and no value of theirs changes.
///
/// The people are those of the newest dump, as far as the old schema has places for them.
@Suite struct ReleaseTests {
    @Test(arguments: Schemas.released, Engine.allCases)
    func everyReleaseMigratesAndKeepsEveryValue(service: String, engine: Engine) async throws {
        let schemas = try Checksums().earlierSchemas(of: service)
        guard !schemas.isEmpty, let dump = try Dump.all().last(where: { $0.service == service && $0.engine == engine }) else { return }
        let migrations = Schemas.migrations(of: service)
        let fresh = try await withDatabase(engine) { database in
            try await migrate(database, migrations)
            return try await database.shape()
        }
        try await dump.restored { url in
            try await TestDatabase.open(url) { people in
                for schema in schemas {
                    let release = "\(service) as of \(schema.merged) on \(engine.rawValue)"
                    try await withDatabase(engine) { database in
                        let known = migrations.filter { schema.ids.contains($0.id) }
                        #expect(known.count == schema.ids.count, "\(release)")
                        try await migrate(database, known)
                        // Releases that knew no modules had only the list without them.
                        if known.allSatisfy({ $0.was != nil }) { try await database.run("DROP TABLE migrations") }
                        let before = try await database.fill(from: people)
                        try await migrate(database, migrations)
                        for (table, part) in before {
                            #expect(try await database.literals(of: table, part.columns) == part.rows, "\(table), \(release)")
                        }
                        #expect(try await database.shape() == fresh, "\(release)")
                    }
                }
            }
        }
    }

    /// Without states to come from, or people to fill them with, the test above would pass.
    @Test func thereAreReleasesAndPeople() async throws {
        let checksums = try Checksums()
        #expect(checksums.blocks.map(\.merged) == checksums.blocks.map(\.merged).sorted())
        for service in ["auth", "profile", "tasks", "media", "store"] { #expect(checksums.earlierSchemas(of: service).count >= 2, "\(service)") }
        let oldest = try #require(checksums.earlierSchemas(of: "auth").first)
        let dump = try #require(try Dump.all().last { $0.service == "auth" && $0.engine == .sqlite })
        try await dump.restored { url in
            try await TestDatabase.open(url) { people in
                try await withDatabase(.sqlite) { database in
                    try await migrate(database, Schemas.migrations(of: "auth").filter { oldest.ids.contains($0.id) })
                    let users = try await database.fill(from: people)["users"]?.rows.count ?? 0
                    #expect(users > 10)
                }
            }
        }
    }

    private func withDatabase<T: Sendable>(_ engine: Engine, _ body: (any Database) async throws -> T) async throws -> T {
        var value: T?
        try await EmptyDatabase.withURL(engine) { url in value = try await TestDatabase.open(url, body) }
        return try #require(value)
    }
}

/// Rows of a table as they would be written in SQL, sorted, of the columns named.
private struct Rows: Sendable {
    let columns: [String]
    let rows: [String]
}

extension Database {
    fileprivate func run(_ statement: String) async throws {
        try await write { db in _ = try await db.execute(SQL(stringLiteral: statement)) }
    }

    private func texts(_ query: String) async throws -> [String] {
        try await read { db in try await db.query(SQL(stringLiteral: query)).map { try $0.get(0, as: String.self) } }
    }

    /// The columns that take values, by name.
    private func columns(of table: String) async throws -> [String] {
        switch engine {
        case .sqlite: try await texts("SELECT name FROM pragma_table_xinfo('\(table)') WHERE hidden = 0 ORDER BY name")
        case .postgres:
            try await texts("""
                SELECT column_name::text FROM information_schema.columns
                WHERE table_schema = 'public' AND table_name = '\(table)' AND is_generated = 'NEVER' ORDER BY column_name
                """)
        }
    }

    /// Tables that hold rows of their own: those behind an index of words are written with it.
    private func ordinaryTables() async throws -> [String] {
        guard engine == .sqlite else { return try await tables() }
        return try await texts("""
            SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name
            """)
    }

    fileprivate func literals(of table: String, _ columns: [String]) async throws -> [String] {
        let quote = engine == .sqlite ? "quote" : "quote_nullable"
        let row = columns.map { "\(quote)(\"\($0)\")" }.joined(separator: " || ',' || ")
        return try await texts("SELECT \(row) FROM \"\(table)\"").sorted()
    }

    /// Copies what there is a place for, and says what is there then: triggers may have written rows before they came.
    fileprivate func fill(from people: any Database) async throws -> [String: Rows] {
        let theirs = Set(try await people.ordinaryTables())
        let ours = try await ordinaryTables().filter { theirs.contains($0) && !$0.hasSuffix("migrations") }
        var statements: [String] = []
        var columns: [String: [String]] = [:]
        for table in ours {
            let known = Set(try await people.columns(of: table))
            let shared = try await self.columns(of: table).filter(known.contains)
            columns[table] = shared
            let names = shared.map { "\"\($0)\"" }.joined(separator: ", ")
            let overriding = engine == .postgres ? "OVERRIDING SYSTEM VALUE " : ""
            for row in try await people.literals(of: table, shared) {
                statements.append("INSERT INTO \"\(table)\" (\(names)) \(overriding)VALUES (\(row)) ON CONFLICT DO NOTHING")
            }
        }
        let script = statements
        try await write { db in
            // Parents may come after their children.
            _ = try await db.execute(db.engine == .sqlite ? "PRAGMA defer_foreign_keys = ON" : "SET LOCAL session_replication_role = replica")
            for statement in script { _ = try await db.execute(SQL(stringLiteral: statement)) }
        }
        var filled: [String: Rows] = [:]
        for (table, columns) in columns { filled[table] = Rows(columns: columns, rows: try await literals(of: table, columns)) }
        return filled
    }

    /// Tables, columns, indexes and triggers, as text. SQLite keeps the statements that made them.
    fileprivate func shape() async throws -> [String] {
        switch engine {
        case .sqlite: try await texts("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master ORDER BY 1")
        case .postgres:
            try await texts("""
                SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) FROM information_schema.columns
                WHERE table_schema = 'public' UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
                UNION ALL SELECT concat_ws(' ', conrelid::regclass::text, pg_get_constraintdef(oid)) FROM pg_constraint
                WHERE connamespace = 'public'::regnamespace UNION ALL
                SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1
                """)
        }
    }
}
