/// How a SQLite database is opened.
public struct SQLiteOptions: Sendable {
    /// How long a statement waits for a lock that another process holds before `DatabaseError.busy`.
    public var busyTimeout: Duration = .seconds(5)
    /// The most writes that share one commit.
    public var batchLimit = 256
    /// How many reader connections are kept when nobody reads. More are opened when more read at once.
    public var idleReaders = 4
    /// The page cache of each connection, in KiB.
    public var cacheKiB = 4096
    /// Keeps other processes out, which saves the file locks of each read (about a quarter of a short one's cost). A second
    /// process that opens the file gets `DatabaseError.busy`.
    public var isExclusive = false
    /// How long the file is looked over for damage when it is opened; zero for not at all.
    public var checkLimit: Duration = .seconds(2)

    public init() {}
}
