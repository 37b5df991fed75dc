public import Commands

/// Faults of one kind at one place: an operation, what was asked of it, and the field.
public struct Finding: Sendable {
    public let operation: String
    public let oracle: Oracle
    public let field: String
    /// How many cases showed it.
    public internal(set) var count: Int
    /// What came of the example.
    public internal(set) var message: String
    /// The first case that showed it, made smaller.
    public internal(set) var example: FuzzCase
    /// The example's place in the list of cases, so that the first one is the first whichever thread found it.
    var place: [Int]
    /// What is sent before the example, in a sequence of requests.
    public internal(set) var before: [FuzzCase] = []
    public internal(set) var isShrunk = false

    /// Eight digits that are the same for the same finding in every run.
    public var hash: String { StableHash.short("\(operation)|\(oracle.rawValue)|\(field)") }

    struct Key: Hashable {
        let operation: String
        let oracle: Oracle
        let field: String
    }
    var key: Key { Key(operation: operation, oracle: oracle, field: field) }
}

/// What came of a run.
public struct FuzzResult: Sendable {
    public let service: String
    public let seed: UInt64
    /// Sorted by operation, oracle and field.
    public internal(set) var findings: [Finding] = []
    /// Cases sent, by phase; sequences count their requests apart.
    public internal(set) var cases: [FuzzCase.Phase: Int] = [:]
    public internal(set) var sequences = 0
    /// Answers by status.
    public internal(set) var statuses: [Int: Int] = [:]
    /// Cases that say nothing, as the service was overloaded or asked to wait.
    public internal(set) var throttled = 0
    /// Cases the world had no token or value for.
    public internal(set) var unsent = 0
    public internal(set) var worlds = 0
    public internal(set) var operations = 0
    /// Operations that never succeeded, so that little of them was seen.
    public internal(set) var unreached: [String] = []
    /// Captured values that are no texts, which JSON writes without quotes.
    public internal(set) var plainCaptures: Set<String> = []
    /// Rules that nothing needed; only told of a whole run.
    public internal(set) var stale: [FuzzRules.Rule] = []
    /// From the first case to the last finding made smaller.
    public internal(set) var wallTotal: Duration = .zero
    /// The cases that need no world of their own, and how long they took: how fast the fuzzer is.
    public internal(set) var together = 0
    public internal(set) var wallTogether: Duration = .zero
    public internal(set) var isInterrupted = false
    /// Why the run ended before its end, or says nothing; nil when it did neither.
    public internal(set) var problem: String?

    public var total: Int { cases.values.reduce(0, +) }
    /// Cases a second, of those that need no world of their own.
    public var rate: Double {
        let seconds = Double(wallTogether.components.seconds) + Double(wallTogether.components.attoseconds) / 1e18
        return seconds > 0 ? Double(together) / seconds : 0
    }

    /// What was found was found, also where the run ended early, be it because a case took the service away. A rule that nothing needed
    /// is a failed check.
    public var exitCode: ExitCode {
        if isInterrupted { return .interrupted }
        if !findings.isEmpty { return .finding }
        if problem != nil { return .environment }
        return stale.isEmpty ? .ok : .checkFailed
    }
}
