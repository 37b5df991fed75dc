internal import Synchronization

/// Lets one of those who want the same thing at once make it, while the others wait.
final class Making: Sendable {
    private let tasks = Mutex<[String: Task<Void, any Error>]>([:])

    func once(_ name: String, _ body: @escaping @Sendable () async throws -> Void) async throws {
        let task = tasks.withLock { tasks in
            if let running = tasks[name] { return running }
            let task = Task { [self] in
                defer { self.tasks.withLock { $0[name] = nil } }
                try await body()
            }
            tasks[name] = task
            return task
        }
        try await task.value
    }
}
