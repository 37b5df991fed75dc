internal import Security

/// A consumer that a change breaks, by what its pact says.
public struct BrokenConsumer: Sendable, Hashable {
    /// `tasks`
    public let consumer: String
    /// `reads $.tier`, `sends limit`, `calls it`.
    public let what: String
    /// Where it does so, from the root of the repository; nil when the pact does not say.
    public let file: String?
    /// The type and field there: `PersonZone.profile.timezone`.
    public let symbol: String?
    /// From 1; nil until it has been looked up.
    public var line: Int?

    /// `tasks: reads $.tier (Services/Tasks/Service/People.swift:12)`
    public var text: String { "\(consumer): \(what)" + (file.map { " (\($0)\(line.map { ":\($0)" } ?? ""))" } ?? "") }
}

/// One change of a contract, and what it comes to.
public struct ContractFinding: Sendable, Hashable {
    public let rule: ContractRule
    /// The rule's own level, or another one: consumers, sunset dates and open enums have a say.
    public let level: ContractRule.Level
    public let service: String
    /// `POST /auth/login`
    public let operation: String
    /// `auth.login`; nil when the document has none.
    public let operationID: String?
    /// `response 200 $.user.tier`, `query limit`
    public let place: String
    /// What was there and what is there now; nil for nothing.
    public let before: String?
    public let after: String?
    /// Why the level is not the usual one, or what else there is to say.
    public let notes: [String]
    /// The document that holds the place: the new one, or the old one for what is gone.
    public let file: String
    public let line: Int
    public let isInOldFile: Bool
    /// The place in that document, as a JSON pointer. Operations that share a schema share it.
    public let pointer: String
    public private(set) var breaks: [BrokenConsumer]
    /// 12 hexadecimal digits that stay the same while rule, operation, place and outcome do.
    public let fingerprint: String
    /// As `fingerprint`, the same for every operation and place that one change of a shared schema shows at and breaks the same consumers.
    public let change: String

    /// `optional string → gone`
    public var transition: String {
        switch (before, after) {
        case (nil, nil): ""
        case (let before?, nil): "\(before) → gone"
        case (nil, let after?): "new: \(after)"
        case (let before?, let after?): "\(before) → \(after)"
        }
    }

    /// The same with the lines of what breaks looked up, as sources are now.
    /// - Parameter line: of a symbol in a file; nil when it is not there.
    public func locating(_ line: (_ file: String, _ symbol: String) -> Int?) -> ContractFinding {
        var finding = self
        for index in finding.breaks.indices {
            guard let file = finding.breaks[index].file, let symbol = finding.breaks[index].symbol else { continue }
            finding.breaks[index].line = line(file, symbol)
        }
        return finding
    }

    /// One line: what happened where.
    public var message: String { "\(rule.summary): \(operation) \(place)" + (transition.isEmpty ? "" : ", \(transition)") }

    static func fingerprint(_ parts: String...) -> String {
        let digest = sha256(parts.joined(separator: "\u{1f}"))
        return digest.prefix(6).map { byte in
            let text = String(byte, radix: 16)
            return byte < 16 ? "0" + text : text
        }.joined()
    }
}
