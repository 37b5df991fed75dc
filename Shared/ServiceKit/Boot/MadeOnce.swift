internal import Synchronization

/// Something that takes a while to make and is made when somebody first asks for it: most starts of a service, such as those of tests, are
/// over before.
///
/// Making it takes long enough to be felt by whoever else is on the loop, so it is made beside the loops, once; who asks meanwhile waits
/// without holding anything.
final class MadeOnce<Value: Sendable>: Sendable {
    private let make: @Sendable () async throws -> Value
    private let made = Mutex<Task<Value, any Error>?>(nil)

    init(making make: @escaping @Sendable () async throws -> Value) { self.make = make }

    func value() async throws -> Value {
        let task = made.withLock { [make] made in
            if let made { return made }
            // Detached: a task that took the loop's executor along would be made on it.
            let task = Task.detached { try await make() }
            made = task
            return task
        }
        return try await task.value
    }
}
