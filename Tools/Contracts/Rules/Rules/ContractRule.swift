/// One kind of change that a contract can make, and what it means to those who use the contract.
public struct ContractRule: Sendable, Hashable {
    /// `error` breaks somebody who did nothing wrong, `warning` may, `info` breaks nobody.
    public enum Level: String, Sendable, Hashable, CaseIterable, Comparable {
        case error, warning, info

        private var rank: Int {
            switch self {
            case .info: 0
            case .warning: 1
            case .error: 2
            }
        }
        public static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }
    }

    /// Who moves: what a client may send, what a server may answer, or the promise as a whole.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        case request, response, both
    }

    /// `response-field-removed`
    public let id: String
    /// The level when nothing is known of consumers, sunsets and open enums.
    public let level: Level
    public let direction: Direction
    /// One line.
    public let summary: String
    /// Who is hurt, in a few words.
    public let hurts: String
    /// Why they are.
    public let why: String
    /// What to do instead.
    public let instead: String

    /// Why it breaks whom, and what to do instead.
    public var explain: String { "\(why) \(instead)" }

    /// Every rule, by id.
    public static let all: [ContractRule] = (operationRules + requestRules + requestValueRules + responseRules + responseValueRules)
        .sorted { $0.id < $1.id }

    /// The rule with an id, if there is one.
    public static func named(_ id: String) -> ContractRule? { all.first { $0.id == id } }
}

extension ContractRule {
    static func error(_ id: String, _ direction: Direction, _ summary: String, hurts: String, why: String, instead: String) -> ContractRule
    {
        ContractRule(id: id, level: .error, direction: direction, summary: summary, hurts: hurts, why: why, instead: instead)
    }

    static func warning(_ id: String, _ direction: Direction, _ summary: String, hurts: String, why: String, instead: String)
        -> ContractRule
    {
        ContractRule(id: id, level: .warning, direction: direction, summary: summary, hurts: hurts, why: why, instead: instead)
    }

    /// A change that is only told.
    static func harmless(_ id: String, _ direction: Direction, _ summary: String, why: String? = nil) -> ContractRule {
        let usual = direction == .request ? "What was accepted before still is." : "Answers stay within what clients were told to expect."
        return ContractRule(
            id: id, level: .info, direction: direction, summary: summary, hurts: "nobody", why: why ?? usual,
            instead: "There is nothing to do.")
    }
}
