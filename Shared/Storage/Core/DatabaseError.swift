/// Why a database refused, the same on both engines. Carries statement text and names, never values.
public enum DatabaseError: Error, Sendable, Equatable {
    /// `constraint` is `table.column` for each column of the key, joined by commas in the key's order, or the index name when
    /// the key has an expression. Match it with `isUniqueViolation`.
    case uniqueViolation(constraint: String)
    case foreignKeyViolation
    /// The name of the check, as its `CONSTRAINT name CHECK` says.
    case checkViolation(String)
    /// `table.column`.
    case notNullViolation(String)
    /// Another connection held a lock, or no connection became free, for longer than allowed. Worth another try.
    case busy
    /// No space. Writes work again when there is space.
    case diskFull
    /// The operating system failed a read or write; the extended SQLite code or the SQLSTATE.
    case inputOutput(code: String)
    /// Concurrent transactions collided more often than the retries allow.
    case serialization
    /// The task was cancelled.
    case interrupted
    /// The server stopped the statement at its time limit.
    case timedOut
    /// The server did not answer a statement in time, not even to stop it, and the connection was given up. Nothing was committed.
    case unresponsive
    /// The connection broke before anything was committed.
    case connectionLost
    /// No connection could be made; the server's or the library's reason.
    case connectionFailed(String)
    /// The connection broke or fell silent while the commit was under way, or a reply beside the commit's could not be read: it may or may
    /// not have happened.
    case commitOutcomeUnknown
    /// The database was closed.
    case closed
    /// The database was used inside one of its own closures.
    case nested
    /// A read tried to write.
    case readOnly
    /// The database can only be read now: the server is a standby or fails over, or the file cannot be written.
    case notWritable
    /// The file is damaged; what is left of it needs an operator.
    case corrupt(String)
    /// A value that the engines do not store alike; `parameter` counts from 1.
    case unsupportedValue(parameter: Int, reason: String)
    /// A column was missing or held another type.
    case decoding(column: String, reason: String)
    /// The database has a migration that this program does not know and cannot work after.
    case newerSchema(Migration.ID)
    /// A migration is not what was applied, or was applied and is gone.
    case migrationChanged(Migration.ID, name: String)
    /// The list of migrations is wrong in itself.
    case invalidMigrations(String)
    indirect case migrationFailed(Migration.ID, name: String, cause: DatabaseError)
    /// Anything else; `code` is the extended SQLite result code or the SQLSTATE.
    case failed(code: String, message: String, sql: String)

    /// Whether a unique key over exactly these columns of `table` was violated, in whatever order the key lists them.
    public func isUniqueViolation(of table: String, _ columns: String...) -> Bool {
        guard case .uniqueViolation(let constraint) = self else { return false }
        return Set(constraint.split(separator: ",").map(String.init)) == Set(columns.map { "\(table).\($0)" })
    }

    /// Whether the unique index of this name, over an expression, was violated.
    public func isUniqueViolation(ofIndex name: String) -> Bool {
        self == .uniqueViolation(constraint: name)
    }

    /// Whether the same call may succeed a moment later.
    public var isTransient: Bool {
        switch self {
        case .busy, .serialization, .connectionLost, .connectionFailed, .timedOut, .unresponsive, .notWritable: true
        case .migrationFailed(_, _, let cause): cause.isTransient
        default: false
        }
    }

    /// Whether the database is what failed, and not what was asked of it. After `commitOutcomeUnknown` the caller has to ask again to know.
    public var isUnavailability: Bool {
        switch self {
        case .diskFull, .inputOutput, .interrupted, .commitOutcomeUnknown, .closed, .corrupt: true
        default: isTransient
        }
    }
}
