internal import Synchronization
internal import Wire

/// Limits how much work runs at once, fairly between people. Each person waits in a queue of their own and the queues take turns, so that
/// one person's large batch does not hold up everybody else. One extra place is kept for people who have no work running, so that somebody
/// else's slow work does not block them.
final class Gate: Sendable {
    private struct State {
        var inside: [UserID: Int] = [:]
        var waiting = FairQueue<CheckedContinuation<Bool, Never>>()
    }

    private let state = Mutex(State())
    private let width: Int
    private let queue: Int

    /// - Parameters:
    ///   - width: how many of one person are inside at most; of all, it is one more.
    ///   - queue: how many may wait; a quarter of them of one person.
    init(width: Int, queue: Int) {
        self.width = width
        self.queue = queue
    }

    /// - Throws: `unavailable` when too many wait, and what `body` throws.
    func pass<T: Sendable>(_ person: UserID, _ body: () async throws -> T) async throws -> T {
        try await enter(person)
        defer { leave(person) }
        try Task.checkCancellation()
        return try await body()
    }

    private func hasRoom(for person: UserID, _ inside: [UserID: Int]) -> Bool {
        let count = inside.values.reduce(0, +)
        return count < width || (count == width && inside[person] == nil)
    }

    /// Decides under one lock: in, in the queue, or turned away.
    private func enter(_ person: UserID) async throws(APIError) {
        let isIn = await withCheckedContinuation { (answer: CheckedContinuation<Bool, Never>) in
            let decided: Bool? = state.withLock { state in
                if hasRoom(for: person, state.inside) {
                    state.inside[person, default: 0] += 1
                    return true
                }
                guard state.waiting.count < queue, state.waiting.count(of: person) < max(1, queue / 4) else { return false }
                state.waiting.append(answer, of: person)
                return nil
            }
            if let decided { answer.resume(returning: decided) }
        }
        guard isIn else { throw APIError(.unavailable, retryAfter: .seconds(2)) }
    }

    private func leave(_ person: UserID) {
        let next: CheckedContinuation<Bool, Never>? = state.withLock { state in
            let left = (state.inside[person] ?? 1) - 1
            state.inside[person] = left > 0 ? left : nil
            let inside = state.inside
            guard let (next, of) = state.waiting.popFirst(where: { hasRoom(for: $0, inside) }) else { return nil }
            state.inside[of, default: 0] += 1
            return next
        }
        next?.resume(returning: true)
    }
}

/// A queue in which each person has a line of their own, and the lines take turns.
struct FairQueue<Element> {
    private var lines: [UserID: [Element]] = [:]
    /// Whose turn it is, the next one first.
    private var turns: [UserID] = []
    private(set) var count = 0

    func count(of person: UserID) -> Int { lines[person]?.count ?? 0 }

    mutating func append(_ element: Element, of person: UserID) {
        if lines[person] == nil { turns.append(person) }
        lines[person, default: []].append(element)
        count += 1
    }

    /// Takes from the first line that may go on, which then goes to the end of the turns.
    mutating func popFirst(where mayGo: (UserID) -> Bool) -> (Element, of: UserID)? {
        guard let turn = turns.firstIndex(where: mayGo), var line = lines[turns[turn]] else { return nil }
        let person = turns.remove(at: turn)
        let element = line.removeFirst()
        lines[person] = line.isEmpty ? nil : line
        if !line.isEmpty { turns.append(person) }
        count -= 1
        return (element, person)
    }
}
