public import Storage

/// A SQLite file that another process has and writes, opened to look at: every write is refused, and the file is not made when it is not
/// there. A process that keeps the file to itself (`SQLiteOptions.isExclusive`) lets nobody look.
public final class SQLiteFileReader: Database {
    public var engine: Engine { .sqlite }

    private let readers: SQLiteReaders

    /// Opens nothing yet: each read does, and keeps what it opened for the next.
    public init(path: String) {
        var options = SQLiteOptions()
        options.busyTimeout = .seconds(1)
        options.idleReaders = 1
        readers = SQLiteReaders(path: path, options: options, health: SQLiteHealth())
    }

    public func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await readers.read(as: ObjectIdentifier(self), body)
    }

    public func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await readers.snapshot(as: ObjectIdentifier(self), body)
    }

    public func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        throw DatabaseError.readOnly
    }

    public func close() async { await readers.close() }
}
