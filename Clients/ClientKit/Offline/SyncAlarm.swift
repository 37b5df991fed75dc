internal import Locking

/// Calls back once at an instant. A later setting replaces an earlier one.
public protocol SyncAlarm: Sendable {
    func set(after pause: Duration, _ body: @escaping @Sendable () async -> Void)
    func cancel()
}

/// Waits while the app runs; what it would have begun waits for the next start otherwise.
public final class TaskAlarm: SyncAlarm {
    private let task = Lock<Task<Void, Never>?>(nil)

    public init() {}

    public func set(after pause: Duration, _ body: @escaping @Sendable () async -> Void) {
        let new = Task {
            try? await Task.sleep(for: pause)
            if !Task.isCancelled { await body() }
        }
        task.withLock { task in
            task?.cancel()
            task = new
        }
    }

    public func cancel() {
        task.withLock { task in
            task?.cancel()
            task = nil
        }
    }

    deinit { task.withLock { $0?.cancel() } }
}
