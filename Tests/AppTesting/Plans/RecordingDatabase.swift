internal import Storage
internal import Synchronization

/// A database that remembers which statements ran, each text once.
final class RecordingDatabase: Database {
    let inner: any Database
    private let seen = Mutex<[String: SQL]>([:])

    init(_ inner: any Database) { self.inner = inner }

    var engine: Engine { inner.engine }
    var statements: [SQL] { seen.withLock { Array($0.values) } }

    func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await inner.read { try await body(RecordingConnection(inner: $0, log: self)) }
    }

    func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await inner.snapshot { try await body(RecordingConnection(inner: $0, log: self)) }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        try await inner.write { try await body(RecordingConnection(inner: $0, log: self)) }
    }

    var load: DatabaseLoad? { inner.load }
    func check() async throws { try await inner.check() }
    func close() async { await inner.close() }

    fileprivate func note(_ sql: SQL) { seen.withLock { seen in if seen[sql.text] == nil { seen[sql.text] = sql } } }
}

private struct RecordingConnection: Connection {
    let inner: any Connection
    let log: RecordingDatabase

    var engine: Engine { inner.engine }

    func query(_ sql: SQL) async throws(DatabaseError) -> [Row] {
        log.note(sql)
        return try await inner.query(sql)
    }

    func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        log.note(sql)
        return try await inner.execute(sql)
    }

    func enqueue(_ sql: SQL) async throws(DatabaseError) {
        log.note(sql)
        try await inner.enqueue(sql)
    }
}
