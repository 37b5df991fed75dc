internal import Wire

/// How a PostgreSQL database is used.
public struct PostgresOptions: Sendable {
    public enum Isolation: String, Sendable {
        /// Each statement sees what was committed when it began. Stores rely on no more than this.
        case readCommitted = "READ COMMITTED"
        case repeatableRead = "REPEATABLE READ"
        case serializable = "SERIALIZABLE"
    }

    /// Of writes. The stricter levels fail more often with `serialization`, which is retried.
    public var isolation = Isolation.readCommitted
    /// How often a closure is run in all before a collision or a lost connection is the caller's.
    public var attempts = 8
    /// How long a caller waits for a free connection, or for a server that cannot be reached.
    public var acquireTimeout: Duration = .seconds(5)
    /// How long one attempt to connect may take.
    public var connectTimeout: Duration = .seconds(5)
    /// The server stops a statement after this; nil for no limit.
    public var statementTimeout: Duration? = .seconds(30)

    public init() {}
}

extension PostgresOptions {
    /// What every session starts with. Reads need no transaction because sessions are read-only unless a write begins one;
    /// a commit is never asynchronous, whatever the server's default.
    var sessionSetup: String {
        """
        SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY;
        SET statement_timeout = \(statementTimeout?.milliseconds ?? 0);
        SET extra_float_digits = 1;
        SET client_min_messages = warning;
        SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
        """
    }
}
