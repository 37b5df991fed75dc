internal import Patterns
internal import Synchronization

/// A line of a rules file that is none.
public struct FuzzRuleError: Error, Sendable, Equatable {
    public let message: String
}

/// What the contract of a service cannot say, and how its operations are to be treated: `Tests/Fuzz/<service>.rules`.
///
/// One rule a line, with its reason after `#`; `*` stands for any text in operations, fields and codes:
///
///     skips   OPERATION                # is not called at all
///     spends  OPERATION                # a success uses up what the world is made of: it gets worlds of its own
///     as      OPERATION CAPTURE        # is called with the token of that name
///     shares  OPERATION                # what it shows is not one person's
///     repeats OPERATION                # deletes what is there and what is not; what it closed may still be shown
///     refuses OPERATION FIELD CODE     # a value that the schema allows is refused: the field's code, or the error's with FIELD -
///     accepts OPERATION FIELD CASE     # a value beyond the schema is taken
///
/// Each rule must have been of use in a whole run; one that was not is stale.
public final class FuzzRules: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case skips, spends, `as`, shares, repeats, refuses, accepts

        var wordCount: Int {
            switch self {
            case .skips, .spends, .shares, .repeats: 1
            case .as: 2
            case .refuses, .accepts: 3
            }
        }
    }

    public struct Rule: Sendable, Hashable {
        public let kind: Kind
        public let words: [String]
        public let reason: String
        public let line: Int
    }

    public let path: String
    public let rules: [Rule]
    private let used: Mutex<Set<Int>>

    /// - Parameter path: for messages.
    public init(_ text: String, path: String) throws(FuzzRuleError) {
        self.path = path
        var rules: [Rule] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            var words = parts[0].split { $0 == " " || $0 == "\t" }.map(String.init)
            guard !words.isEmpty else { continue }
            let place = "\(path):\(index + 1)"
            guard let kind = Kind(rawValue: words.removeFirst()) else {
                throw FuzzRuleError(message: "\(place): a rule starts with \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            guard words.count == kind.wordCount else {
                throw FuzzRuleError(message: "\(place): \(kind.rawValue) needs \(kind.wordCount) words, not \(words.count)")
            }
            let reason = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
            guard !reason.isEmpty else { throw FuzzRuleError(message: "\(place): say why, after a #") }
            rules.append(Rule(kind: kind, words: words, reason: reason, line: index + 1))
        }
        self.rules = rules
        used = Mutex([])
    }

    /// Whether a rule says so; marks it as used.
    func says(_ kind: Kind, _ words: String...) -> Bool { rule(kind, words) != nil }

    /// The capture whose token an operation is called with.
    public func token(of operation: String) -> String? { rule(.as, [operation, "*"])?.words.last }

    private func rule(_ kind: Kind, _ words: [String]) -> Rule? {
        guard let index = rules.firstIndex(where: { rule in
            rule.kind == kind && zip(rule.words, words).allSatisfy { $1 == "*" || Wildcard($0).matches($1) }
        }) else { return nil }
        used.withLock { _ = $0.insert(index) }
        return rules[index]
    }

    /// The rules that nothing needed.
    public var stale: [Rule] {
        let used = used.withLock { $0 }
        return rules.indices.filter { !used.contains($0) }.map { rules[$0] }
    }
}
