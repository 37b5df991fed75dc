internal import EventLoop
internal import Security
internal import Storage
internal import Synchronization

/// Where connections begin, of which looking up the server's name blocks for as long as the resolver likes. It has threads of its own, so
/// that a resolver that says nothing holds up what connects and nothing else: not the threads of the process's tasks, which count its
/// sleeps, too.
final class PostgresLookups: Sendable {
    private let workers: WorkerPool

    /// - Parameter most: how many may wait for the threads.
    /// - Throws: `connectionFailed` when the system gives no thread.
    init(most: Int) throws(DatabaseError) {
        do throws(WorkerPoolError) {
            // Whoever waits has a limit of its own.
            workers = try WorkerPool(threads: 2, queueLimit: most, longestWait: .seconds(3600))
        } catch {
            throw .connectionFailed("the system gave no thread to look up host names")
        }
    }

    /// Does `job` on a thread that may block. What comes too late is let go.
    /// - Parameter loop: which counts the time.
    /// - Throws: `connectionFailed` when it takes longer than `limit`.
    func run<T: Sendable>(
        within limit: Duration, on loop: EventLoop, _ job: @escaping @Sendable () -> T
    ) async throws(DatabaseError) -> T {
        let first = First<T>()
        let result = await withCheckedContinuation { (continuation: First<T>.Caller) in
            first.wait(continuation)
            let task = Task { [workers] in
                do throws(WorkerPoolError) {
                    first.end(.success(try await workers.run(job)))
                } catch {
                    first.end(.failure(.connectionFailed("too many host names are being looked up")))
                }
            }
            loop.execute {
                loop.schedule(after: limit) {
                    first.end(.failure(.connectionFailed("the host name was not looked up in time")))
                    // One that has not begun is not wanted any more.
                    task.cancel()
                }
            }
        }
        return try result.get()
    }
}

/// The first of several ends, which is the one that counts.
private final class First<T: Sendable>: Sendable {
    typealias Caller = CheckedContinuation<Result<T, DatabaseError>, Never>
    private let caller = Mutex<Caller?>(nil)

    func wait(_ continuation: Caller) { caller.withLock { $0 = continuation } }
    func end(_ result: Result<T, DatabaseError>) { caller.withLock { $0.take() }?.resume(returning: result) }
}
