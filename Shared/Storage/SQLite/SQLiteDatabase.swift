internal import Glibc
public import Storage
internal import Synchronization

/// A SQLite file as a `Database`: write-ahead log, `synchronous=FULL`, foreign keys on.
///
/// Reads run where the caller runs, without a thread hop. Writes run one after another on a thread of their own and share
/// commits; each is on disk when `write` returns.
public final class SQLiteDatabase: Database {
    public var engine: Engine { .sqlite }

    private let readers: SQLiteReaders
    private let writer: SQLiteWriter
    private let health: SQLiteHealth
    private let isClosed = Atomic<Bool>(false)

    /// Opens the file at `path`, made readable and writable for its owner alone if it is not there.
    /// - Throws: `DatabaseError.connectionFailed` when it cannot be made, `corrupt` when it is damaged or no database, `busy` when another
    /// process keeps it.
    public static func open(path: String, options: SQLiteOptions = SQLiteOptions()) async throws -> SQLiteDatabase {
        let deadline = ContinuousClock.now + options.busyTimeout
        while true {
            do throws(DatabaseError) {
                let health = SQLiteHealth()
                return try SQLiteDatabase(try openWriter(path, options, health), path: path, options: options, health: health)
            } catch {
                // When several open a new file at once, switching to the log is refused without waiting.
                guard error == .busy, ContinuousClock.now < deadline else { throw error }
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    private static func openWriter(_ path: String, _ options: SQLiteOptions, _ health: SQLiteHealth) throws(DatabaseError) -> SQLiteHandle {
        // Only a file that is not there: closing a descriptor of an open database would drop this process's locks on it.
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { Glibc.close(descriptor) }
        do throws(DatabaseError) {
            let handle = try SQLiteHandle(path: path, role: .writer, options: options, health: health)
            if options.checkLimit > .zero { try handle.quickCheck(within: options.checkLimit) }
            return handle
        } catch {
            if case .failed(_, let message, _) = error { throw .connectionFailed(message) }
            throw error
        }
    }

    private init(_ handle: SQLiteHandle, path: String, options: SQLiteOptions, health: SQLiteHealth) throws(DatabaseError) {
        self.health = health
        readers = SQLiteReaders(path: path, options: options, health: health)
        writer = try SQLiteWriter(handle, batchLimit: options.batchLimit)
    }

    deinit { writer.stop() }

    public func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await readers.read(as: ObjectIdentifier(self), body)
    }

    public func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await readers.snapshot(as: ObjectIdentifier(self), body)
    }

    public func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        let id = ObjectIdentifier(self)
        try DatabaseScope.check(id)
        return try await WriteSlot(writer).run { connection in
            try await DatabaseScope.enter(id) { try await body(connection) }
        }
    }

    /// The writer is a connection as well.
    public var load: DatabaseLoad? {
        let readers = readers.counts, waiting = writer.waiting
        return DatabaseLoad(
            connections: readers.open + 1, most: nil, busy: readers.taken + (waiting > 0 ? 1 : 0), waiting: waiting)
    }

    public func check() async throws {
        if let damage = health.damage { throw DatabaseError.corrupt(damage) }
        _ = try await read { db in try await db.query("SELECT 1 AS one") }
    }

    public func close() async {
        guard !isClosed.exchange(true, ordering: .relaxed) else { return }
        await readers.close()
        await writer.close()
    }
}
