internal import Wire

/// How a PostgreSQL database is used.
public struct PostgresOptions: Sendable {
    public enum Isolation: String, Sendable {
        /// Each statement sees what was committed when it began. Stores rely on no more than this.
        case readCommitted = "READ COMMITTED"
        case repeatableRead = "REPEATABLE READ"
        case serializable = "SERIALIZABLE"
    }

    /// What is behind a connection.
    public enum Pooling: String, Sendable, CaseIterable {
        /// One session of the server, for as long as the connection lives.
        case session
        /// Another session each transaction, as PgBouncer gives in transaction mode: nothing may be left in one. Reads are transactions
        /// too.
        case transaction
    }

    /// Of writes. The stricter levels fail more often with `serialization`, which is retried.
    public var isolation = Isolation.readCommitted
    public var pooling = Pooling.session
    /// The most connections held open.
    public var poolSize = 8
    /// A connection that nobody used for so long is closed.
    public var idleTimeout: Duration = .seconds(300)
    /// How often a closure is run in all before a collision or a lost connection is the caller's.
    public var attempts = 8
    /// How long a caller waits for a free connection, or for a server that cannot be reached.
    public var acquireTimeout: Duration = .seconds(3)
    /// How long one attempt to connect to one server may take.
    public var connectTimeout: Duration = .seconds(2)
    /// The server stops a statement after this; nil for no limit.
    public var statementTimeout: Duration? = .seconds(5)
    /// A server that says nothing for so much longer is given up: what is left of it is replaced.
    public var silenceTimeout: Duration = .seconds(1)

    public init() {}
}

extension PostgresOptions {
    var answerLimit: Duration? { statementTimeout.map { $0 + silenceTimeout } }

    /// What every session starts with; nil where nothing may be left in one. Reads need no transaction because sessions are read-only
    /// unless a write begins one; a commit is never asynchronous, whatever the server's default.
    var sessionSetup: String? {
        guard pooling == .session else { return nil }
        return """
            SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY;
            SET statement_timeout = \(statementTimeout?.milliseconds ?? 0);
            SET extra_float_digits = 1;
            SET client_min_messages = warning;
            SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
            """
    }

    /// The statements that begin a transaction, with what the session cannot keep for it.
    func begin(_ level: Isolation, _ access: String) -> [String] {
        let begin = "BEGIN ISOLATION LEVEL \(level.rawValue) \(access)"
        guard pooling == .transaction else { return [begin] }
        return [
            begin, "SET LOCAL statement_timeout = \(statementTimeout?.milliseconds ?? 0)", "SET LOCAL extra_float_digits = 1",
            "SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'",
        ]
    }
}
