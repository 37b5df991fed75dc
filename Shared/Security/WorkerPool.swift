internal import Glibc
public import Platform
internal import Synchronization

/// Why a worker pool did not run a job.
public enum WorkerPoolError: Error, Hashable, Sendable {
    /// The queue is full, or so slow that the caller would not wait for it; try again after this time, at least one second.
    case overloaded(retryAfter: Duration)
    /// The caller was cancelled before the job began.
    case cancelled
    /// The system gave no thread.
    case outOfResources
}

/// A fixed number of threads for work that would hold up an event loop, with a short queue: beyond it callers are told to come
/// back instead of waiting. Jobs run in the order they came. The threads end once the pool is released and its queue is empty.
public final class WorkerPool: Sendable {
    public struct Load: Sendable, Hashable {
        public var running: Int
        public var queued: Int
    }

    private let core: Core

    /// - Parameters:
    ///   - threads: how many jobs run at once, at least 1.
    ///   - queueLimit: how many jobs may wait.
    ///   - longestWait: jobs are refused when those before them are expected to take longer.
    public init(threads: Int, queueLimit: Int, longestWait: Duration) throws(WorkerPoolError) {
        core = Core(threads: max(1, threads), queueLimit: max(0, queueLimit), longestWait: longestWait)
        for _ in 0..<max(1, threads) { try core.startThread() }
    }

    deinit { core.close() }

    public var load: Load { core.load }

    /// Shows how many jobs run and wait: `barbell_pool_running` and `barbell_pool_waiting`, by the pool's name.
    public func show(as name: String, in metrics: Metrics) {
        metrics.gauge("barbell_pool_running", help: "Jobs that run on threads of a pool.", labels: ["pool": name]) { [core] in
            Double(core.load.running)
        }
        metrics.gauge("barbell_pool_waiting", help: "Jobs that wait for a thread of a pool.", labels: ["pool": name]) { [core] in
            Double(core.load.queued)
        }
    }

    /// Runs `job` on a thread of the pool. A job that has begun is not interrupted by cancellation.
    public func run<T: Sendable>(_ job: @escaping @Sendable () -> T) async throws(WorkerPoolError) -> T {
        let ticket = Ticket<T>()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<T, WorkerPoolError>, Never>) in
                ticket.wait(continuation)
                let refused = core.submit {
                    guard ticket.begin() else { return nil }
                    let result = job()
                    return { ticket.finish(.success(result)) }
                }
                if let refused { ticket.finish(.failure(refused)) }
            }
        } onCancel: {
            ticket.cancel()
        }
        return try outcome.get()
    }
}

/// One job's hand-over: it begins or is cancelled, never both, and its caller is resumed once.
private final class Ticket<T: Sendable>: Sendable {
    typealias Caller = CheckedContinuation<Result<T, WorkerPoolError>, Never>
    private enum Phase { case new, waiting(Caller), begun(Caller), done }
    private let phase = Mutex(Phase.new)

    func wait(_ continuation: Caller) {
        let cancelledEarly = phase.withLock { phase in
            if case .done = phase { return true }
            phase = .waiting(continuation)
            return false
        }
        if cancelledEarly { continuation.resume(returning: .failure(.cancelled)) }
    }

    /// Whether the job may run.
    func begin() -> Bool {
        phase.withLock { phase in
            guard case .waiting(let continuation) = phase else { return false }
            phase = .begun(continuation)
            return true
        }
    }

    func finish(_ result: Result<T, WorkerPoolError>) {
        take { _ in true }?.resume(returning: result)
    }

    func cancel() {
        take { if case .begun = $0 { false } else { true } }?.resume(returning: .failure(.cancelled))
    }

    private func take(when allowed: (Phase) -> Bool) -> Caller? {
        phase.withLock { phase in
            guard allowed(phase) else { return nil }
            defer { phase = .done }
            switch phase {
            case .waiting(let continuation), .begun(let continuation): return continuation
            case .new, .done: return nil
            }
        }
    }
}

extension WorkerPool {
    /// The queue and its threads, kept alive by the threads themselves until they end.
    fileprivate final class Core: Sendable {
        /// Does the work and returns what tells its caller; a job whose caller went away does nothing. The caller is told after
        /// the pool has counted the job as ended, so that it finds a free thread where there is one.
        typealias Job = @Sendable () -> (() -> Void)?

        private struct State {
            var jobs: [Job] = []
            var head = 0
            var running = 0
            /// Moving average of a job's time; zero until the first has ended.
            var typical: Duration = .zero
        }

        private let state = Mutex(State())
        /// Counts jobs that no thread has taken yet.
        private let available = Semaphore()
        private let threads: Int
        private let queueLimit: Int
        private let longestWait: Duration

        init(threads: Int, queueLimit: Int, longestWait: Duration) {
            self.threads = threads
            self.queueLimit = queueLimit
            self.longestWait = longestWait
        }

        var load: Load { state.withLock { Load(running: $0.running, queued: $0.jobs.count - $0.head) } }

        /// Nil when the job was taken.
        func submit(_ job: @escaping Job) -> WorkerPoolError? {
            let refused: WorkerPoolError? = state.withLock { state in
                let taken = state.running + state.jobs.count - state.head
                // The jobs that must end before this one begins, spread over the threads; a free thread means no wait.
                let wait = state.typical * max(0, taken - threads + 1) / threads
                if taken >= threads + queueLimit || wait > longestWait {
                    return .overloaded(retryAfter: .seconds(max(1, wait.roundedUpToSeconds)))
                }
                state.jobs.append(job)
                return nil
            }
            if refused == nil { available.signal() }
            return refused
        }

        /// One count a thread, which finds no job for it and ends.
        func close() {
            for _ in 0..<threads { available.signal() }
        }

        func startThread() throws(WorkerPoolError) {
            let context = Unmanaged.passRetained(self).toOpaque()
            var thread = pthread_t()
            let failed = pthread_create(&thread, nil, { context in
                guard let context else { return nil }
                Unmanaged<Core>.fromOpaque(context).takeRetainedValue().work()
                return nil
            }, context)
            guard failed == 0 else {
                Unmanaged<Core>.fromOpaque(context).release()
                throw .outOfResources
            }
            pthread_detach(thread)
        }

        private func work() {
            while true {
                available.wait()
                guard let job = next() else { return }
                let began = ContinuousClock.now
                let tell = job()
                ended(after: tell == nil ? nil : ContinuousClock.now - began)
                tell?()
            }
        }

        /// Nil when the pool is closed and the queue is empty.
        private func next() -> Job? {
            state.withLock { state in
                guard state.head < state.jobs.count else { return nil }
                let job = state.jobs[state.head]
                state.jobs[state.head] = { nil }  // lets go of what the job holds
                state.head += 1
                if state.head == state.jobs.count || state.head >= 256 {
                    state.jobs.removeFirst(state.head)
                    state.head = 0
                }
                state.running += 1
                return job
            }
        }

        private func ended(after time: Duration?) {
            state.withLock { state in
                state.running -= 1
                guard let time else { return }
                state.typical = state.typical == .zero ? time : (state.typical * 7 + time) / 8
            }
        }
    }
}

extension Duration {
    fileprivate var roundedUpToSeconds: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}
