internal import Storage
internal import Synchronization

/// The connections that read: the last one given back is taken first, since its cache is warm. A reader more is opened when
/// none is idle, so that nobody waits and nested waits cannot arise; no more than `options.idleReaders` are kept.
final class SQLiteReaders: Sendable {
    private struct State {
        var idle: [SQLiteHandle] = []
        var taken = 0
        var closed = false
        var drained: CheckedContinuation<Void, Never>?
    }
    private let state = Mutex(State())
    private let path: String
    private let options: SQLiteOptions
    private let health: SQLiteHealth

    init(path: String, options: SQLiteOptions, health: SQLiteHealth) {
        self.health = health
        self.path = path
        self.options = options
    }

    /// How many are open, and how many of them are read with.
    var counts: (open: Int, taken: Int) { state.withLock { ($0.idle.count + $0.taken, $0.taken) } }

    /// Runs `body` with a reader where the caller runs.
    /// - Parameter database: what the closure may not enter again.
    func read<T: Sendable>(
        as database: ObjectIdentifier, _ body: @Sendable (any Connection) async throws -> T
    ) async throws -> T {
        try DatabaseScope.check(database)
        let handle = try take()
        defer { give(handle) }
        return try await DatabaseScope.enter(database) { try await body(handle) }
    }

    /// As `read`, in a transaction that sees one moment.
    func snapshot<T: Sendable>(
        as database: ObjectIdentifier, _ body: @Sendable (any Connection) async throws -> T
    ) async throws -> T {
        try DatabaseScope.check(database)
        let handle = try take()
        defer {
            handle.endClosure()
            try? handle.control("ROLLBACK")
            give(handle.isAutocommit ? handle : nil)
        }
        try handle.control("BEGIN")
        handle.beginClosure()
        let value = try await DatabaseScope.enter(database) { try await body(handle) }
        if let failure = handle.failure { throw failure }
        return value
    }

    private func take() throws(DatabaseError) -> SQLiteHandle {
        let idle: SQLiteHandle? = try state.withLock { state throws(DatabaseError) in
            guard !state.closed else { throw .closed }
            state.taken += 1
            return state.idle.popLast()
        }
        if let idle { return idle }
        do throws(DatabaseError) {
            return try SQLiteHandle(path: path, role: .reader, options: options, health: health)
        } catch {
            give(nil)
            throw error
        }
    }

    /// - Parameter handle: nil when the holder has none to give back.
    private func give(_ handle: SQLiteHandle?) {
        let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
            state.taken -= 1
            if let handle, !state.closed, state.idle.count < options.idleReaders { state.idle.append(handle) }
            guard state.closed, state.taken == 0 else { return nil }
            defer { state.drained = nil }
            return state.drained
        }
        waiting?.resume()
    }

    /// Returns when the last reader was given back and all are closed.
    func close() async {
        await withCheckedContinuation { continuation in
            let isDrained = state.withLock { state in
                state.closed = true
                state.idle = []
                if state.taken > 0 { state.drained = continuation }
                return state.taken == 0
            }
            if isDrained { continuation.resume() }
        }
    }
}
