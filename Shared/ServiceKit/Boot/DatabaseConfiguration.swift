internal import Platform

/// How a service uses its database, beside where it is.
public struct DatabaseConfiguration: Sendable {
    public enum Pooler: String, Sendable, CaseIterable {
        case none, transaction
    }

    /// Whether a SQLite file is this process's alone, which makes reads faster and keeps other programs out, also one that would copy it.
    public var isExclusive = false
    /// The most connections of one process to PostgreSQL.
    public var poolSize = 8
    /// A connection that was not used for so long is closed.
    public var idle: Duration = .seconds(300)
    /// PostgreSQL stops a statement after this; a server that is silent for a second more is given up.
    public var statementTimeout: Duration = .seconds(5)
    /// How long a request waits for a free connection, or for a server that cannot be reached.
    public var acquireTimeout: Duration = .seconds(3)
    /// What is between the service and PostgreSQL: `transaction` for PgBouncer in its transaction mode.
    public var pooler = Pooler.none

    public init() {}

    /// For tests of what is right, which say nothing of how fast a busy machine does it.
    package static var patient: Self {
        var configuration = Self()
        configuration.statementTimeout = .seconds(60)
        configuration.acquireTimeout = .seconds(60)
        return configuration
    }

    init(from reader: inout ConfigReader) {
        isExclusive = reader.bool("DATABASE_EXCLUSIVE", default: isExclusive)
        poolSize = reader.int("DATABASE_POOL", default: poolSize, in: 1...1000)
        idle = reader.duration("DATABASE_IDLE", default: idle, in: .seconds(1)...(.seconds(86_400)))
        statementTimeout = reader.duration(
            "DATABASE_STATEMENT_TIMEOUT", default: statementTimeout, in: .milliseconds(100)...(.seconds(600)))
        pooler = reader.choice("DATABASE_POOLER", default: pooler)
    }
}
