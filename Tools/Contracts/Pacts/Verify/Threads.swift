internal import Glibc
internal import Synchronization

/// Plain threads for calls that block.
enum Threads {
    /// Runs `body` on `width` threads and returns when all have ended. One is the caller's own.
    static func run(_ width: Int, _ body: @escaping @Sendable () -> Void) {
        var threads: [pthread_t] = []
        for _ in 1..<max(1, width) {
            let task = Unmanaged.passRetained(Work(body))
            var thread = pthread_t()
            let status = pthread_create(
                &thread, nil,
                { argument in
                    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
                    return nil
                }, task.toOpaque())
            guard status == 0 else {
                // Out of threads: those there are will do.
                task.release()
                break
            }
            threads.append(thread)
        }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}

/// Hands out the numbers from zero, each once.
final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
