/// One service's database, the same on SQLite and PostgreSQL.
///
/// Portable SQL: `BIGINT` for integers, instants and booleans (0/1), `TEXT` for strings, `DOUBLE PRECISION` for measurements, no
/// blobs; name every `CHECK`; `INSERT … ON CONFLICT … RETURNING` for only-once rules; `CAST(SUM(x) AS BIGINT)` for totals.
///
/// What a store may rely on in both engines is that **one statement is atomic and sees committed data**: invariants belong in
/// one statement or a constraint, never in a read that is followed by a write. SQLite happens to run writes one at a time;
/// PostgreSQL runs them side by side at READ COMMITTED.
///
/// A statement that fails inside a closure dooms that closure's transaction: later statements throw the same error and nothing
/// is committed, even if the closure swallows it. Use `ON CONFLICT` where a conflict is expected.
///
/// A closure may not use the same database again (`DatabaseError.nested`), begin or end transactions by SQL, or wait for
/// anything but its connection: on SQLite every other write waits meanwhile.
///
/// A cancelled task's next statement throws `DatabaseError.interrupted` and its transaction is rolled back. A statement that is
/// running, and a commit, are seen through to their end.
public protocol Database: Sendable {
    var engine: Engine { get }

    /// Runs `body` with a connection that can only read. Each statement sees what was committed when it began. May be run again
    /// when the connection was lost.
    /// - Throws: what `body` throws, or `DatabaseError`.
    func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T

    /// As `read`, but every statement sees one moment.
    func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T

    /// Runs `body` as one transaction, which is on disk when this returns. What `body` throws rolls it back. `body` may be run
    /// again after a serialization failure or a connection lost before the commit, so it has no effect outside the database.
    /// - Throws: what `body` throws, or `DatabaseError`; `commitOutcomeUnknown` when the answer to the commit was lost.
    @discardableResult
    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T

    /// As `write`, for a transaction that is one statement: on PostgreSQL it is one trip, and a connection that is lost on it leaves open
    /// whether it happened, unless the server said that it came no further than the statement.
    /// - Returns: its rows.
    func write(one sql: SQL) async throws -> [Row]

    /// Whether it answers, and is not known to be damaged.
    /// - Throws: what a read throws; `corrupt` once any statement met damage.
    func check() async throws

    /// How busy it is; nil when it cannot tell.
    var load: DatabaseLoad? { get }

    /// Refuses new work, waits for what runs, and closes. Later use throws `DatabaseError.closed`.
    func close() async
}

/// How busy a database is in this process.
public struct DatabaseLoad: Sendable, Hashable {
    public let connections: Int
    /// How many there may be; nil where they are opened as they are wanted.
    public let most: Int?
    /// Connections that somebody has.
    public let busy: Int
    /// Callers that wait for one, or for their write.
    public let waiting: Int

    public init(connections: Int, most: Int?, busy: Int, waiting: Int) {
        self.connections = connections
        self.most = most
        self.busy = busy
        self.waiting = waiting
    }
}

extension Database {
    public var load: DatabaseLoad? { nil }

    public func write(one sql: SQL) async throws -> [Row] { try await write { db in try await db.query(sql) } }

    public func check() async throws { _ = try await read { db in try await db.query("SELECT 1 AS one") } }
}

/// A connection lent to one closure. It is not `Sendable`: it cannot leave the closure or serve two tasks at once.
public protocol Connection {
    var engine: Engine { get }

    /// The rows of one statement.
    func query(_ sql: SQL) async throws(DatabaseError) -> [Row]

    /// Runs one statement to its end.
    /// - Returns: how many rows an INSERT, UPDATE or DELETE changed; 0 for any other statement.
    @discardableResult
    func execute(_ sql: SQL) async throws(DatabaseError) -> Int

    /// The rows of several statements that run one after the other, and none after one that failed. On PostgreSQL they travel together.
    func ask(_ statements: [SQL]) async throws(DatabaseError) -> [[Row]]

    /// Runs one statement that nobody waits for: in a write on PostgreSQL it travels to the server with the next statement or the commit, and
    /// what goes wrong with it is thrown there. So not for a statement whose failure is expected; the order of statements stays.
    func enqueue(_ sql: SQL) async throws(DatabaseError)
}

extension Connection {
    public func ask(_ statements: [SQL]) async throws(DatabaseError) -> [[Row]] {
        var answers: [[Row]] = []
        for sql in statements { answers.append(try await query(sql)) }
        return answers
    }

    public func enqueue(_ sql: SQL) async throws(DatabaseError) { _ = try await execute(sql) }

    /// The first row of one statement, if there is one.
    @inlinable
    public func first(_ sql: SQL) async throws(DatabaseError) -> Row? { try await query(sql).first }
}
