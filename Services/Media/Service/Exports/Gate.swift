internal import Synchronization
internal import Wire

/// Lets some through at a time, in the order they came; when many are waiting already, others are told to come back.
final class Gate: Sendable {
    private struct State {
        var inside = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
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

    private func enter() async throws(APIError) {
        let isFull = state.withLock { $0.inside >= width && $0.waiting.count >= queue }
        if isFull { throw APIError(.unavailable, retryAfter: .seconds(2)) }
        await withCheckedContinuation { continuation in
            let isIn = state.withLock { state in
                if state.inside < width {
                    state.inside += 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isIn { continuation.resume() }
        }
    }

    private func leave() {
        let next: CheckedContinuation<Void, Never>? = state.withLock { state in
            if state.waiting.isEmpty {
                state.inside -= 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
