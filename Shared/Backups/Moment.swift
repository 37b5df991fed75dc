/// Several databases as they were at one moment, while services write on. They tell each other what happened, so copies of two moments
/// could miss an event: sent and ticked off in the one, not there yet in the other.
struct Moment {
    private let readers: [String: SQLiteConnection]

    /// - Parameter atOnce: done in that moment, while the writers of all of them wait.
    init(_ paths: [String], atOnce: () throws(BackupError) -> Void) throws(BackupError) {
        var readers: [String: SQLiteConnection] = [:], gates: [SQLiteConnection] = []
        for path in paths {
            gates.append(try SQLiteConnection(path))
            readers[path] = try SQLiteConnection(path)
        }
        for gate in gates { try gate.run("BEGIN IMMEDIATE") }
        for reader in readers.values {
            // What a transaction sees is settled by its first read.
            try reader.run("BEGIN")
            _ = try reader.column("SELECT count(*) FROM sqlite_schema")
        }
        try atOnce()
        for gate in gates { try gate.run("ROLLBACK") }
        self.readers = readers
    }

    /// Where the rows of a database are by now, by the mark of the service that moved them; nil when they are in it.
    ///
    /// Fails soon when a process keeps the database to itself: readers wait for no writer, as services keep a write-ahead log.
    static func target(of path: String, patience: Int32 = 2_000) throws(BackupError) -> String? {
        let reader = try SQLiteConnection(path, patience: patience)
        guard try !reader.column("SELECT name FROM sqlite_schema WHERE name = 'moved_to'").isEmpty else { return nil }
        return try reader.column("SELECT target FROM moved_to").first
    }

    /// Copies one of them into a new file.
    /// - Returns: how many rows each table has.
    func copy(_ path: String, to target: String) throws(BackupError) -> [String: Int64] {
        guard let reader = readers[path] else { throw BackupError("\(path) is not part of this moment") }
        let copy = try SQLiteConnection(target, creates: true)
        try reader.copy(into: copy)
        let problems = try copy.column("PRAGMA integrity_check(3)")
        guard problems == ["ok"] else { throw BackupError("\(path) is damaged: \(problems.joined(separator: "; "))") }
        // Nothing of it is beside the file once it is closed.
        try copy.run("PRAGMA journal_mode = DELETE")
        var rows: [String: Int64] = [:]
        for table in try copy.column("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'") {
            let quoted = "\"" + table.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
            rows[table] = try copy.column("SELECT count(*) FROM \(quoted)").first.flatMap { Int64($0) } ?? 0
        }
        return rows
    }
}
