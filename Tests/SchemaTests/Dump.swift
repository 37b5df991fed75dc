import AppTesting
import EventLoop
import Foundation
import Platform
import PostgresStorage
import SQLiteStorage
import Storage
import TestSupport

/// What one release left in the database of one service, written by Tools/dump-schemas.
struct Dump: Sendable, CustomStringConvertible {
    let release: String
    let service: String
    let engine: Engine
    let statements: [String]

    var description: String { "\(service) of \(release) on \(engine.rawValue)" }

    /// Every dump there is.
    static func all() throws -> [Dump] {
        let files = FileManager.default
        return try files.contentsOfDirectory(atPath: Schemas.fixtures.path).sorted().flatMap { release -> [Dump] in
            let folder = Schemas.fixtures.appending(path: release)
            guard folder.hasDirectoryPath || release != "checksums.txt" else { return [] }
            return try files.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
                let parts = name.split(separator: ".").map(String.init)
                guard parts.count == 3, let engine = Engine(rawValue: parts[1]) else { return nil }
                let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                return Dump(release: release, service: parts[0], engine: engine, statements: text.components(separatedBy: "\n--;\n"))
            }
        }
    }

    /// Runs `body` with the URL of a database as that release left it.
    func restored(_ body: (Secret) async throws -> Void) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            try await TestDatabase.open(url) { database in
                try await database.write { db in
                    for statement in statements { try await db.execute(SQL(stringLiteral: statement)) }
                }
            }
            try await body(url)
        }
    }
}

/// Databases of these tests, by URL, so that services can be started on them after one another.
enum TestDatabase {
    static func open<T: Sendable>(_ url: Secret, _ body: (any Database) async throws -> T) async throws -> T {
        let loops = try EventLoopGroup(count: 1, name: "schema-tests")
        defer { loops.stop() }
        let text = url.reveal()
        let database: any Database = text.hasPrefix("sqlite://")
            ? try await SQLiteDatabase.open(path: String(text.dropFirst("sqlite://".count)))
            : try await PostgresDatabase.open(url: url, loops: loops)
        do {
            let value = try await body(database)
            await database.close()
            return value
        } catch {
            await database.close()
            throw error
        }
    }
}

extension Database {
    /// The tables of the service, by name.
    func tables() async throws -> [String] {
        let names: SQL =
            switch engine {
            case .sqlite:
                """
                SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%' \
                ORDER BY name
                """
            case .postgres: "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
            }
        return try await read { db in try await db.query(names).map { try $0.get("name") } }
    }

    func count(of table: String) async throws -> Int {
        try await read { db in try await db.first(SQL(stringLiteral: "SELECT COUNT(*) FROM \(table)"))?.get(0) ?? 0 }
    }
}
