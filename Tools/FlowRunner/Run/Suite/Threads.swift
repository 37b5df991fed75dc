internal import Glibc
internal import Synchronization

/// Plain threads for calls that block.
public enum Threads {
    /// Runs `body` for every item, each on a thread of its own, and returns when all have ended. One item needs no thread.
    public static func each<Item: Sendable>(_ items: [Item], _ body: @escaping @Sendable (Item) -> Void) {
        if items.count == 1 { return body(items[0]) }
        var threads: [pthread_t] = []
        for item in items {
            let task = Unmanaged.passRetained(Task { body(item) })
            var thread = pthread_t()
            let status = pthread_create(
                &thread, nil,
                { argument in
                    if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body() }
                    return nil
                }, task.toOpaque())
            if status == 0 {
                threads.append(thread)
            } else {
                // Out of threads: the caller's own will do.
                task.takeRetainedValue().body()
            }
        }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Runs `body` on a thread that nobody waits for.
    /// - Returns: whether there was a thread for it.
    static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
        let task = Unmanaged.passRetained(Task(body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, task.toOpaque())
        guard status == 0 else {
            task.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    /// Runs `body` for the numbers below `count` on `width` threads, each taking the next free number.
    public static func share(_ count: Int, width: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let next = Counter()
        each(Array(0..<max(1, min(width, count)))) { _ in
            while true {
                let index = next.take()
                guard index < count else { return }
                body(index)
            }
        }
    }

    private final class Task {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private final class Counter: Sendable {
        private let value = Atomic<Int>(0)
        func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
    }
}
