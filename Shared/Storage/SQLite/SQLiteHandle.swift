internal import CSQLite
internal import Storage
internal import Wire

/// One SQLite connection and its prepared statements.
///
/// `@unchecked Sendable`: a handle is used by one holder at a time. A reader is taken out of the pool, whose mutex orders one
/// holder's use before the next one's; the writer's handle is used on the writer's thread only.
final class SQLiteHandle: Connection, @unchecked Sendable {
    enum Role { case reader, writer }

    private let pointer: OpaquePointer
    private let role: Role
    private let health: SQLiteHealth
    private var statements: [String: SQLiteStatement] = [:]
    private static let statementLimit = 256

    /// What doomed the running transaction, if anything.
    private(set) var failure: DatabaseError?
    /// Whether a transaction must be open for a statement to run.
    private var inTransaction = false

    var engine: Engine { .sqlite }

    init(path: String, role: Role, options: SQLiteOptions, health: SQLiteHealth) throws(DatabaseError) {
        _ = configured
        self.health = health
        self.role = role
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &opened, flags, options.isExclusive ? "unix-excl" : nil)
        guard code == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw .connectionFailed(message)
        }
        pointer = opened
        sqlite3_busy_timeout(pointer, Int32(clamping: options.busyTimeout.milliseconds))
        if role == .writer {
            let mode = try query("PRAGMA journal_mode = WAL").first?[0]
            guard mode == .text("wal") else { throw .connectionFailed("this file system does not allow write-ahead logging") }
            try control("PRAGMA synchronous = FULL")
            try control("PRAGMA journal_size_limit = 67108864")
            // What is deleted is overwritten with zeros, instead of staying in the file until something else needs the place.
            _ = try query("PRAGMA secure_delete = ON")
        } else {
            try control("PRAGMA query_only = ON")
        }
        try control("PRAGMA foreign_keys = ON")
        try control(SQL(stringLiteral: "PRAGMA cache_size = -\(options.cacheKiB)"))
    }

    deinit {
        for statement in statements.values { statement.finalize() }
        sqlite3_close_v2(pointer)
    }

    func query(_ sql: SQL) throws(DatabaseError) -> [Row] {
        do throws(DatabaseError) {
            try admit(sql)
            let statement = try statement(sql.text)
            if statement.isControl { throw refusal("transactions are the database's own", sql) }
            return try rows(statement, sql)
        } catch {
            if inTransaction { failure = error }
            throw error
        }
    }

    func execute(_ sql: SQL) throws(DatabaseError) -> Int {
        let before = sqlite3_total_changes64(pointer)
        _ = try query(sql)
        // The change count is that of the last statement which changed anything, perhaps not this one.
        return sqlite3_total_changes64(pointer) == before ? 0 : Int(sqlite3_changes64(pointer))
    }

    // MARK: - For the database itself

    /// A statement of the database's own, such as `BEGIN`.
    func control(_ sql: SQL) throws(DatabaseError) { _ = try rows(try statement(sql.text), sql) }

    /// From now on statements need an open transaction and a failing one dooms it.
    func beginClosure() {
        failure = nil
        inTransaction = true
    }

    func endClosure() { inTransaction = false }

    /// Whether no transaction is open; SQLite ends one by itself when the disk is full or failing.
    var isAutocommit: Bool { sqlite3_get_autocommit(pointer) != 0 }

    /// Whether a deferred foreign key is still broken, which would fail the commit of the whole batch.
    var hasBrokenForeignKeys: Bool {
        var current: Int32 = 0, high: Int32 = 0
        sqlite3_db_status(pointer, SQLITE_DBSTATUS_DEFERRED_FKS, &current, &high, 0)
        return current != 0
    }

    private func admit(_ sql: SQL) throws(DatabaseError) {
        if inTransaction, let failure { throw failure }
        try sql.checkValues()
        if Task.isCancelled { throw .interrupted }
        if inTransaction && isAutocommit { throw refusal("no transaction is open", sql) }
    }

    private func refusal(_ message: String, _ sql: SQL) -> DatabaseError {
        .failed(code: "transaction", message: message, sql: sql.text)
    }

    private func rows(_ statement: SQLiteStatement, _ sql: SQL) throws(DatabaseError) -> [Row] {
        var values: [SQLValue] = []
        switch statement.run(sql, &values) {
        case .success(let count): return RowSet(columns: statement.columns, values: values).rows(count)
        case .failure(.code(let code)): throw error(code, sql.text)
        case .failure(.blob(let column)): throw .decoding(column: column, reason: "held a blob")
        case .failure(.refused(let reason)): throw .failed(code: "1", message: reason, sql: sql.text)
        }
    }

    private func statement(_ text: String) throws(DatabaseError) -> SQLiteStatement {
        if let cached = statements[text] { return cached }
        return try prepare(text)
    }

    private func prepare(_ text: String) throws(DatabaseError) -> SQLiteStatement {
        if statements.count >= Self.statementLimit {
            for statement in statements.values { statement.finalize() }
            statements.removeAll(keepingCapacity: true)
        }
        var text = text
        var prepared: OpaquePointer?
        var rest = 0
        let code = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes -> Int32 in
                var tail: UnsafePointer<CChar>?
                let code = sqlite3_prepare_v3(
                    pointer, bytes.baseAddress, Int32(clamping: bytes.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, &tail)
                if let tail, let start = bytes.baseAddress { rest = bytes.count - (tail - start) }
                return code
            }
        }
        guard code == SQLITE_OK else { throw error(code, text) }
        let isBlank = text.utf8.suffix(rest).allSatisfy { " \n\t\r;".utf8.contains($0) }
        guard let prepared, isBlank else {
            sqlite3_finalize(prepared)
            throw .failed(code: "1", message: "exactly one statement is expected", sql: text)
        }
        let statement = SQLiteStatement(prepared, text: text)
        statements[text] = statement
        return statement
    }

    /// Runs `body`, whose statements end with `interrupted` once `limit` has passed.
    func interrupting<T>(after limit: Duration, _ body: () throws(DatabaseError) -> T) throws(DatabaseError) -> T {
        var deadline = ContinuousClock.now + limit
        let result: Result<T, DatabaseError> = withUnsafeMutablePointer(to: &deadline) { deadline in
            sqlite3_progress_handler(pointer, 10_000, { context in
                context.map { $0.assumingMemoryBound(to: ContinuousClock.Instant.self).pointee <= .now } == true ? 1 : 0
            }, deadline)
            defer { sqlite3_progress_handler(pointer, 0, nil, nil) }
            return Result { () throws(DatabaseError) in try body() }
        }
        return try result.get()
    }

    private func error(_ code: Int32, _ sql: String) -> DatabaseError {
        let error = databaseError(code: code, message: String(cString: sqlite3_errmsg(pointer)), sql: sql, isWriter: role == .writer)
        health.note(error)
        return error
    }
}

/// Settings of the library, made once before its first use; refused, and left as they were, when something else used it before.
private let configured: Int32 = barbell_sqlite_without_statistics()
