@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
internal import CEvent
internal import Glibc
internal import Synchronization

/// Runs a process's tasks on threads of its own instead of libdispatch's.
///
/// libdispatch ends the process when it cannot open a file: the one its monitor reads about each of its threads every second, or the
/// timers of sleeping tasks. A server whose peers can use its descriptors up may not depend on it. Tasks that prefer an event loop run
/// there; all others run here, every sleep of both is counted here, and nothing of it needs a descriptor.
///
/// Swift's way to say so is still marked experimental: a compiler that has changed it refuses this file.
public enum ProcessTasks {
    /// Runs `body` and returns what it returns. Once a process, on its main thread and before its first task; the main thread then does
    /// what belongs to the main actor.
    public static func run(_ body: @escaping @Sendable () async -> Int32) -> Int32 {
        _createExecutors(factory: Executors.self)
        let result = Outcome()
        Task.detached {
            result.status.store(await body(), ordering: .releasing)
            Executors.main.stop()
        }
        Executors.main.runJobs()
        return result.status.load(ordering: .acquiring)
    }

    private final class Outcome: Sendable { let status = Atomic<Int32>(0) }
}

private enum Executors: ExecutorFactory {
    static let main = MainThread()
    static var mainExecutor: any MainExecutor { main }
    static let defaultExecutor: any TaskExecutor = BackgroundThreads(count: min(max(2, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 8))
}

/// The process's main thread.
private final class MainThread: MainExecutor {
    private let jobs = JobQueue()

    var isMainExecutor: Bool { true }
    func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    func run() throws { runJobs() }
    func runJobs() { while let job = jobs.take() { job.runSynchronously(on: asUnownedSerialExecutor()) } }
    func stop() { jobs.stop() }
}

/// A few threads for tasks that prefer no loop.
private final class BackgroundThreads: TaskExecutor, SchedulingExecutor {
    private let jobs = JobQueue()

    init(count: Int) {
        for _ in 0..<count {
            var thread = pthread_t()
            let context = Unmanaged.passRetained(self)
            let failed = pthread_create(&thread, nil, { context in
                guard let context else { return nil }
                barbell_name_thread("tasks")
                Unmanaged<BackgroundThreads>.fromOpaque(context).takeRetainedValue().work()
                return nil
            }, context.toOpaque())
            if failed == 0 { pthread_detach(thread) } else { context.release() }
        }
    }

    private func work() { while let job = jobs.take() { job.runSynchronously(on: asUnownedTaskExecutor()) } }

    func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        jobs.add(UnownedJob(job), after: Duration(of: delay))
    }
}

extension Duration {
    /// The span of any clock of the system; one of a clock that counts otherwise is over at once.
    fileprivate init<D: DurationProtocol>(of delay: D) { self = delay as? Duration ?? .zero }
}
