internal import Patterns

/// What a run of the fuzzer may vary.
public struct FuzzSettings: Sendable {
    public var seed: UInt64 = 1
    public var phases = Set(FuzzCase.Phase.allCases)
    /// Only these operations; all when empty. `*` stands for any text.
    public var only: [String] = []
    /// How many cases at most; nil for all of the boundary and pairwise ones and `randomPerOperation` random ones.
    public var maximum: Int?
    /// How long cases are sent at most; random ones fill it.
    public var time: Duration?
    public var randomPerOperation = 100
    /// Threads, each with a connection of its own.
    public var jobs = 2
    /// For one answer.
    public var timeout: Duration = .seconds(10)
    /// How many requests may be spent on making one finding smaller.
    public var shrinkBudget = 60

    public init() {}

    func wants(_ operation: String) -> Bool { only.isEmpty || only.contains { Wildcard($0).matches(operation) } }
}
