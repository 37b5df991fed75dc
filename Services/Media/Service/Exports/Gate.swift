internal import Synchronization
internal import Wire

/// Lets some through at a time, in the order they came; when many are waiting already, others are told to come back.
final class Gate: Sendable {
    private struct State {
        var inside = 0
        var waiting: [CheckedContinuation<Bool, Never>] = []
    }

    private let state = Mutex(State())
    private let width: Int
    private let queue: Int

    init(width: Int, queue: Int) {
        self.width = width
        self.queue = queue
    }

    /// - Throws: `unavailable` when too many wait, and what `body` throws.
    func pass<T: Sendable>(_ body: () async throws -> T) async throws -> T {
        try await enter()
        defer { leave() }
        try Task.checkCancellation()
        return try await body()
    }

    /// One look at the state decides: in, in the queue, or turned away.
    private func enter() async throws(APIError) {
        let isIn = await withCheckedContinuation { (answer: CheckedContinuation<Bool, Never>) in
            let decided: Bool? = state.withLock { state in
                if state.inside < width {
                    state.inside += 1
                    return true
                }
                guard state.waiting.count < queue else { return false }
                state.waiting.append(answer)
                return nil
            }
            if let decided { answer.resume(returning: decided) }
        }
        guard isIn else { throw APIError(.unavailable, retryAfter: .seconds(2)) }
    }

    private func leave() {
        let next: CheckedContinuation<Bool, Never>? = state.withLock { state in
            if state.waiting.isEmpty {
                state.inside -= 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume(returning: true)
    }
}
