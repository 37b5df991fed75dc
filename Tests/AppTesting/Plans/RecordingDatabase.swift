internal import Storage
internal import Synchronization

/// A database that remembers which statements ran, each text once, and loses the answer to a commit when a test wants it to.
final class RecordingDatabase: Database {
    let inner: any Database
    private let seen = Mutex<[String: SQL]>([:])
    /// What a statement contains whose commit nobody is to hear of.
    private let losing = Mutex<String?>(nil)

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
        let loss = Loss()
        let result = try await inner.write { try await body(RecordingConnection(inner: $0, log: self, loss: loss)) }
        if loss.isWanted { throw DatabaseError.commitOutcomeUnknown }
        return result
    }

    func write(one sql: SQL) async throws -> [Row] {
        let loss = Loss()
        note(sql, loss)
        let rows = try await inner.write(one: sql)
        if loss.isWanted { throw DatabaseError.commitOutcomeUnknown }
        return rows
    }

    /// The next transaction with such a statement is committed, and nobody hears of it.
    func loseCommit(of part: String) { losing.withLock { $0 = part } }

    var load: DatabaseLoad? { inner.load }
    func check() async throws { try await inner.check() }
    func close() async { await inner.close() }

    fileprivate func note(_ sql: SQL, _ loss: Loss?) {
        seen.withLock { seen in if seen[sql.text] == nil { seen[sql.text] = sql } }
        guard let loss else { return }
        let isWanted = losing.withLock { part in
            guard let wanted = part, sql.text.contains(wanted) else { return false }
            part = nil
            return true
        }
        if isWanted { loss.want() }
    }
}

/// Whether the answer to the commit of one transaction is to be lost.
private final class Loss: Sendable {
    private let flag = Atomic(false)
    var isWanted: Bool { flag.load(ordering: .acquiring) }
    func want() { flag.store(true, ordering: .releasing) }
}

private struct RecordingConnection: Connection {
    let inner: any Connection
    let log: RecordingDatabase
    /// Nil of reads.
    var loss: Loss?

    var engine: Engine { inner.engine }

    func query(_ sql: SQL) async throws(DatabaseError) -> [Row] {
        log.note(sql, loss)
        return try await inner.query(sql)
    }

    func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        log.note(sql, loss)
        return try await inner.execute(sql)
    }

    func ask(_ statements: [SQL]) async throws(DatabaseError) -> [[Row]] {
        for sql in statements { log.note(sql, loss) }
        return try await inner.ask(statements)
    }

    func enqueue(_ sql: SQL) async throws(DatabaseError) {
        log.note(sql, loss)
        try await inner.enqueue(sql)
    }
}
