internal import Platform
internal import Synchronization

/// For callers that have a thread to themselves, which waits.
enum Waiting {
    static func result<T: Sendable>(_ body: @escaping @Sendable () async throws -> T) throws -> T {
        let done = Semaphore(), outcome = Outcome<T>()
        Task.detached {
            do {
                let value = try await body()
                outcome.result.withLock { $0 = .success(value) }
            } catch {
                outcome.result.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        done.wait()
        guard let result = outcome.result.withLock({ $0 }) else { throw CancellationError() }
        return try result.get()
    }

    static func run(_ body: @escaping @Sendable () async -> Void) {
        let done = Semaphore()
        Task.detached {
            await body()
            done.signal()
        }
        done.wait()
    }

    private final class Outcome<T: Sendable>: Sendable { let result = Mutex<Result<T, any Error>?>(nil) }
}
