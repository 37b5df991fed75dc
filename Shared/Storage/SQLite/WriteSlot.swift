internal import Storage
internal import Synchronization

/// The turn of one write on the writer's thread. It is the executor the caller's task prefers while its closure runs, so the
/// closure runs there as part of that task: with its task-local values, its priority and its cancellation.
final class WriteSlot: TaskExecutor, Sendable {
    enum Outcome { case running, threw, returned }

    private enum Phase {
        /// Nothing was enqueued yet.
        case fresh
        /// With the writer: queued, running or waiting for the commit.
        case entered
        /// The writer is done with it; what still arrives runs elsewhere.
        case left
    }
    private struct State {
        var jobs: [UnownedJob] = []
        var phase = Phase.fresh
        var outcome = Outcome.running
        var admission: Result<SQLiteHandle, DatabaseError> = .failure(.closed)
        var commit: UnsafeContinuation<Void, Never>?
    }
    private let state = Mutex(State())
    private let writer: SQLiteWriter

    init(_ writer: SQLiteWriter) { self.writer = writer }

    // MARK: - From the caller's task

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let phase = state.withLock { state in
            defer { if state.phase == .fresh { state.phase = .entered } }
            if state.phase != .left { state.jobs.append(job) }
            return state.phase
        }
        switch phase {
        case .fresh: if !writer.submit(self) { reject() }
        case .entered: writer.wake()
        case .left: globalConcurrentExecutor.enqueue(ExecutorJob(job))
        }
    }

    /// Runs `body` on the writer's thread and comes back after its commit.
    func run<T: Sendable>(_ body: (any Connection) async throws -> T) async throws -> T {
        try await withTaskExecutorPreference(self) {
            let handle = try admission()
            let value: T
            do {
                if Task.isCancelled { throw DatabaseError.interrupted }
                value = try await body(handle)
            } catch {
                state.withLock { $0.outcome = .threw }
                throw error
            }
            await withUnsafeContinuation { continuation in
                state.withLock { state in
                    state.outcome = .returned
                    state.commit = continuation
                }
            }
            _ = try admission()
            return value
        }
    }

    private func admission() throws(DatabaseError) -> SQLiteHandle { try state.withLock { $0.admission }.get() }

    private func reject() {
        let jobs = state.withLock { state in
            state.phase = .left
            defer { state.jobs = [] }
            return state.jobs
        }
        for job in jobs { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
    }

    // MARK: - From the writer's thread

    var outcome: Outcome { state.withLock { $0.outcome } }

    /// The closure may run, with this connection.
    func admit(_ handle: SQLiteHandle) { state.withLock { $0.admission = .success(handle) } }

    /// The closure is not to run, or what it did is not to stay.
    func refuse(_ error: DatabaseError) { state.withLock { $0.admission = .failure(error) } }

    /// Runs what is ready.
    /// - Returns: whether there was anything.
    func runJobs() -> Bool {
        let jobs = state.withLock { state in
            defer { state.jobs = [] }
            return state.jobs
        }
        for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
        return !jobs.isEmpty
    }

    /// Lets a task that waits for its commit go on, and off this executor.
    func leave() {
        let waiting = state.withLock { state in
            defer { state.commit = nil }
            return state.commit
        }
        waiting?.resume()
        _ = runJobs()
        state.withLock { $0.phase = .left }
        _ = runJobs()
    }
}
