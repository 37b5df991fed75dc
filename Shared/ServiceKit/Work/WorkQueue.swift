package import JSONCoding
internal import Platform
public import Storage
public import Wire
internal import Synchronization

/// The transactional outbox: work is added inside the transaction that decides it, and done after that transaction is on disk.
public struct WorkQueue: Sendable {
    private let database: any Database
    private let ids: IDSource
    private let clocks: TestClocks
    private let box: WorkBox
    let signal: WorkSignal

    init(database: any Database, ids: IDSource, clocks: TestClocks, box: WorkBox, signal: WorkSignal) {
        self.database = database
        self.ids = ids
        self.clocks = clocks
        self.box = box
        self.signal = signal
    }

    /// Adds work to the caller's transaction. Call `wake()` once the transaction has returned.
    /// - Parameter dueAt: on the clock of `run`; at once when nil.
    /// - Returns: the id of the work.
    @discardableResult
    public func add<Payload: DTO>(
        _ kind: WorkKind<Payload>, _ payload: Payload, run: String?, dueAt: Instant? = nil, in db: any Connection
    ) async throws -> String {
        try await add(kind.name, json: try JSONWriter.encode(payload), run: run, dueAt: dueAt, in: db)
    }

    /// As `add`, for payloads that are not of this release's making.
    @discardableResult
    package func add(
        _ kind: String, _ payload: JSONValue, run: String?, dueAt: Instant? = nil, in db: any Connection
    ) async throws -> String {
        try await add(kind, json: payload.bytes(), run: run, dueAt: dueAt, in: db)
    }

    func add(_ kind: String, json: [UInt8], run: String?, dueAt: Instant? = nil, in db: any Connection) async throws -> String {
        let id = ids.next(), run = clocks.living(run)
        let clock = run.flatMap { clocks.isVirtual($0) ? $0 : nil } ?? ""
        let now = clocks.now(run: run)
        let due = dueAt ?? now
        // What happens tomorrow, and each day after it, is no part of today's request.
        let trace = due <= now + Self.traced ? TraceContext.current?.traceparent : nil
        try await db.enqueue("""
            INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, created_at, sealed_by, trace)
            VALUES (\(id), \(kind), \(box.seal(json, id: id)), \(run), \(clock), \(due), 0, \(clocks.now(run: nil)), \(box.sealer),
                \(trace))
            """)
        return id
    }

    /// Work that is due within this time is part of the trace of what added it.
    private static let traced: Duration = .hours(1)

    /// Tells the worker that there may be something to do now.
    public func wake() { signal.raise() }

    /// Wakes the worker and waits until it has done these pieces, for an answer that should not come before its effects elsewhere. A
    /// piece whose first try failed is not waited for: it will be tried again, but that takes longer than anybody should wait. Not for
    /// handlers of work, which may be what the worker is waiting for.
    /// - Returns: whether all of them are done.
    @discardableResult
    public func delivered(_ ids: [String], within limit: Duration) async -> Bool {
        let deadline = ContinuousClock.now + limit
        var pause = 1
        while true {
            wake()
            guard let left = try? await database.read({ db in
                try await db.query("SELECT last_error FROM work WHERE id IN (\(list: ids))").map { try $0.get(0, as: String?.self) }
            }) else { return false }
            if left.isEmpty { return true }
            guard left.contains(nil), ContinuousClock.now < deadline, (try? await Task.sleep(for: .milliseconds(pause))) != nil else {
                return false
            }
            pause = min(pause * 2, 20)
        }
    }
}

/// A condition the worker waits on; raising it while nobody waits is remembered once.
final class WorkSignal: Sendable {
    private enum State { case idle, raised, waiting(CheckedContinuation<Void, Never>) }
    private let state = Mutex(State.idle)

    func raise() {
        let waiter: CheckedContinuation<Void, Never>? = state.withLock { state in
            if case .waiting(let continuation) = state {
                state = .idle
                return continuation
            }
            state = .raised
            return nil
        }
        waiter?.resume()
    }

    /// One caller at a time.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isRaised = state.withLock { state in
                if case .raised = state {
                    state = .idle
                    return true
                }
                state = .waiting(continuation)
                return false
            }
            if isRaised { continuation.resume() }
        }
    }
}
