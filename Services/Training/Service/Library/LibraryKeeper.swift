internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Wire

/// The newest library this process has seen: its own files', or what `training load` or another process put into the database since.
final class LibraryKeeper: Sendable {
    private struct Kept {
        var snapshot: LibrarySnapshot
        /// The newest version in the database that was read to its end, taken or not.
        var seen: Int64
        /// What the files said at the start, until it is in the database.
        var unpublished: LibraryContent?
    }

    private let kept: Mutex<Kept>
    private let logger: Logger
    /// What takes longer than an event loop should wait.
    private let pool: WorkerPool

    /// - Throws: `LibraryProblems` when the files are not right.
    init(_ source: LibrarySource?, database: any Database, logger: Logger) async throws {
        pool = try WorkerPool(threads: 1, queueLimit: 256, longestWait: .seconds(30))
        self.logger = logger
        let own: LibrarySnapshot? =
            switch source {
            case .folder(let folder): LibrarySnapshot(try LibraryFiles.read(folder))
            case .read(let library): library.snapshot
            case nil: nil
            }
        var unpublished: LibraryContent?
        if case .folder = source { unpublished = own?.content }
        kept = Mutex(Kept(snapshot: own ?? LibrarySnapshot(.empty), seen: 0, unpublished: unpublished))
        try await refresh(from: database)
    }

    var current: LibrarySnapshot { kept.withLock { $0.snapshot } }

    /// Takes a newer version from the database, if there is one. One version that cannot be read is told of once; the one before serves on.
    func refresh(from database: any Database) async throws {
        guard let newest = try await database.read({ db in try await LibraryStore.version(in: db) }) else { return }
        let isNews = kept.withLock { newest > $0.seen && newest > $0.snapshot.version }
        guard isNews, let packed = try await database.read({ db in try await LibraryStore.newest(in: db) }) else { return }
        let read = try await pool.run { () -> Result<LibrarySnapshot, LibraryProblems> in
            do throws(LibraryProblems) {
                return .success(LibrarySnapshot(try LibraryContent(packed: packed)))
            } catch {
                return .failure(error)
            }
        }
        // Only now: what could not be read at all, as without a connection, is read again at the next glance.
        kept.withLock { $0.seen = max($0.seen, newest) }
        switch read {
        case .success(let snapshot): kept.withLock { if $0.snapshot.version < snapshot.version { $0.snapshot = snapshot } }
        case .failure(let problems): logger.log(.warning, "a newer library cannot be read", ["problem": .string("\(problems)")])
        }
    }

    /// Puts what the files said at the start into the database, once, for processes with older files.
    func publish(into database: any Database, now: Instant) async throws {
        guard let content = kept.withLock({ $0.unpublished }) else { return }
        do {
            let outcome = try await LibraryLoader.load(content, into: database, now: now) { content in
                try await apart { try content.packed() }
            }
            logger.log(.info, "exercise library", ["outcome": .string("\(outcome)")])
        } catch let problems as LibraryProblems {
            logger.log(.warning, "the library's files do not go with those before", ["problem": .string("\(problems)")])
        }
        kept.withLock { $0.unpublished = nil }
    }

    /// Does what takes long beside the event loops.
    func apart<T: Sendable>(_ job: @escaping @Sendable () throws -> T) async throws -> T {
        do {
            return try await pool.run { Result { try job() } }.get()
        } catch let error as WorkerPoolError {
            guard case .overloaded(let retryAfter) = error else { throw APIError(.unavailable) }
            throw APIError(.unavailable, retryAfter: retryAfter)
        }
    }
}

/// Where the library comes from when the service starts.
public enum LibrarySource: Sendable {
    /// Files, which are read and checked, and loaded into the database where they are newer.
    case folder(String)
    /// One that was read before: many services in a process need not read it each.
    case read(ReadLibrary)
}

/// A folder's library, read and checked.
public struct ReadLibrary: Sendable {
    let snapshot: LibrarySnapshot

    init(_ content: LibraryContent) { snapshot = LibrarySnapshot(content) }

    /// - Throws: one error that names every problem of the files.
    public init(_ folder: String) throws { snapshot = LibrarySnapshot(try LibraryFiles.read(folder)) }
}
