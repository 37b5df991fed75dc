public import JSONCoding
internal import Platform
public import Storage
public import Wire
internal import Synchronization

/// The kinds of work a service leaves for after its transaction: a delivery to another party, or a job at a later time.
public struct WorkKind: Sendable, Hashable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}

/// One piece of work as its handler gets it. Work is done at least once: the id is the same each time, for the receiver to
/// recognise a repeat by.
public struct WorkItem: Sendable {
    public let id: String
    public let kind: WorkKind
    public let payload: JSONValue
    public let run: String?
    /// When the work was due, on its run's clock.
    public let dueAt: Instant
    /// 1 the first time.
    public let attempt: Int
}

/// How a handler says that a delivery did not work.
public enum WorkFailure: Error, Sendable {
    /// Worth another try later.
    case temporary(String)
    /// Will never work; kept for people to look at.
    case permanent(String)
}

public typealias WorkHandler = @Sendable (WorkItem) async throws -> Void

/// The transactional outbox: work is added inside the transaction that decides it, and done after that transaction is on disk.
public struct WorkQueue: Sendable {
    private let ids: IDSource
    private let clocks: TestClocks
    private let box: WorkBox
    let signal: WorkSignal

    init(ids: IDSource, clocks: TestClocks, box: WorkBox, signal: WorkSignal) {
        self.ids = ids
        self.clocks = clocks
        self.box = box
        self.signal = signal
    }

    /// Adds work to the caller's transaction. Call `wake()` once the transaction has returned.
    /// - Parameter dueAt: on the clock of `run`; at once when nil.
    public func add(_ kind: WorkKind, _ payload: JSONValue, run: String?, dueAt: Instant? = nil, in db: any Connection) async throws {
        let id = ids.next()
        let clock = run.flatMap { clocks.isVirtual($0) ? $0 : nil } ?? ""
        let due = dueAt ?? clocks.now(run: run)
        try await db.execute("""
            INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, created_at)
            VALUES (\(id), \(kind.name), \(box.seal(payload, id: id)), \(run), \(clock), \(due), 0, \(clocks.now(run: nil)))
            """)
    }

    /// Tells the worker that there may be something to do now.
    public func wake() { signal.raise() }
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
