internal import CSQLite
internal import Glibc

/// A connection to a database that services may be using at the same time. Used by one thread.
final class SQLiteConnection {
    private let pointer: OpaquePointer
    private let path: String

    /// - Parameters:
    ///   - creates: an empty database, readable by its owner only; without it the file has to be there.
    ///   - patience: how long it waits for a lock, in milliseconds; unless said otherwise for longer than any transaction of a service.
    init(_ path: String, creates: Bool = false, patience: Int32 = 15_000) throws(BackupError) {
        self.path = path
        if creates {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw .system("cannot make", path) }
            close(descriptor)
        }
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw BackupError("cannot open \(path): \(String(cString: sqlite3_errstr(code)))")
        }
        pointer = opened
        sqlite3_busy_timeout(pointer, patience)
    }

    deinit { sqlite3_close_v2(pointer) }

    func run(_ sql: String) throws(BackupError) { try check(sqlite3_exec(pointer, sql, nil, nil, nil)) }

    /// The first column of what comes.
    func column(_ sql: String) throws(BackupError) -> [String] {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(pointer, sql, -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        var found: [String] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: found.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
            case SQLITE_DONE: return found
            case let code: try check(code)
            }
        }
    }

    /// Copies every page into an empty database: as they are in this connection's transaction, if it has one, else as they are now.
    func copy(into target: SQLiteConnection) throws(BackupError) {
        guard let backup = sqlite3_backup_init(target.pointer, "main", pointer, "main") else {
            return try target.check(sqlite3_errcode(target.pointer))
        }
        let code = sqlite3_backup_step(backup, -1)
        let end = sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE else { return try check(code) }
        try target.check(end)
    }

    private func check(_ code: Int32) throws(BackupError) {
        guard code != SQLITE_OK else { return }
        guard code != SQLITE_BUSY else {
            throw BackupError(
                "\(path) is locked: its service keeps it to itself, or writes without an end. "
                    + "Start that service with DATABASE_EXCLUSIVE=false, or stop it until the copy is made")
        }
        throw BackupError("\(path): \(String(cString: sqlite3_errmsg(pointer))) (\(code))")
    }
}
