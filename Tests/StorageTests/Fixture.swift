import EventLoop
import Glibc
import Platform
import PostgresStorage
import SQLiteStorage
import Storage
import Synchronization
import TestSupport

/// Runs `body` on an empty database of an engine, and removes it.
func withDatabase(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    switch engine {
    case .sqlite: try await withSQLite { try await body($0) }
    case .postgres: try await withPostgres { try await body($0) }
    }
}

/// Runs `body` with the path of a SQLite file that is not there yet, in a directory that is removed.
func withTemporaryPath(_ body: (String) async throws -> Void) async throws {
    var template = Array("\(DatabaseFolder.root)/barbell-storage-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Unprepared() }
    let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
        for name in ["db", "db-wal", "db-shm", "acknowledged"] { unlink("\(directory)/\(name)") }
        rmdir(directory)
    }
    try await body("\(directory)/db")
}

func withSQLite(options: SQLiteOptions = SQLiteOptions(), _ body: (SQLiteDatabase) async throws -> Void) async throws {
    try await withTemporaryPath { path in
        let database = try await SQLiteDatabase.open(path: path, options: options)
        try await closing(database) { try await body(database) }
    }
}

func withPostgres(
    poolSize: Int = 4, options: PostgresOptions = PostgresOptions(), _ body: (PostgresDatabase) async throws -> Void
) async throws {
    var options = options
    options.poolSize = poolSize
    let configured = options
    try await PostgresServer.withDatabase { url in
        let loops = try EventLoopGroup(count: 2)
        defer { loops.stop() }
        let database = try await PostgresDatabase.open(url: url, loops: loops, options: configured)
        try await closing(database) { try await body(database) }
    }
}

private func closing(_ database: any Database, _ body: () async throws -> Void) async throws {
    do { try await body() } catch {
        await database.close()
        throw error
    }
    await database.close()
}

struct Unprepared: Error {}

extension Database {
    /// Each statement in a transaction of its own.
    func run(_ statements: SQL...) async throws {
        for statement in statements { try await write { _ = try await $0.execute(statement) } }
    }

    /// The first column of the first row, an integer.
    func number(_ sql: SQL) async throws -> Int64? {
        try await read { try await $0.first(sql)?.get(0) }
    }
}

/// A condition that one task waits for and another makes true.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let source: AsyncStream<Void>.Continuation
    init() { (stream, source) = AsyncStream.makeStream() }
    func open() { source.finish() }
    func wait() async { for await _ in stream {} }
}

final class Counter: Sendable {
    private let count = Atomic<Int>(0)
    var value: Int { count.load(ordering: .relaxed) }
    @discardableResult func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

/// What an operation threw, if it threw a `DatabaseError`.
func databaseError(_ body: () async throws -> some Any) async -> DatabaseError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? DatabaseError
    }
}
