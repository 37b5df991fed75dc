/// Runs `work` `count` times at once, all let go together.
/// - Returns: the results in the order of their indices.
public func parallel<T: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) async throws -> T) async throws -> [T] {
    try await withThrowingTaskGroup(of: (Int, T).self) { group in
        for index in 0..<count { group.addTask { (index, try await work(index)) } }
        var results: [(Int, T)] = []
        for try await result in group { results.append(result) }
        return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// Waits until `condition` holds.
/// - Throws: `NeverHappened` when it does not come to hold: the limit is only there to end a test that would wait for ever.
public func eventually(_ what: String, within limit: Duration = .seconds(30), _ condition: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + limit
    while !(try await condition()) {
        guard ContinuousClock.now < deadline else { throw NeverHappened(what: what) }
        try await Task.sleep(for: .milliseconds(3))
    }
}

public struct NeverHappened: Error, CustomStringConvertible {
    public let what: String
    public var description: String { "never: \(what)" }
}
