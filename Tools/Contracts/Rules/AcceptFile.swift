internal import JSONCoding
public import Wire

/// A breaking change that somebody has decided to make.
public struct AcceptedChange: Sendable, Hashable {
    /// Of one finding, or of the change behind several.
    public var fingerprint: String
    /// For readers; the fingerprint alone decides.
    public var rule: String
    public var place: String
    public var reason: String
    /// The last day on which it counts.
    public var until: LocalDate

    public init(fingerprint: String, rule: String, place: String, reason: String, until: LocalDate) {
        self.fingerprint = fingerprint
        self.rule = rule
        self.place = place
        self.reason = reason
        self.until = until
    }
}

/// The changes that have been accepted: `Contracts/accepted.json`.
public struct AcceptFile: Sendable, Equatable {
    /// In the order of place, then rule, then fingerprint.
    public private(set) var entries: [AcceptedChange] = []

    public init() {}

    /// - Parameter name: what errors call the file.
    public init(json bytes: [UInt8], name: String) throws(OpenAPIProblem) {
        let json: JSONValue
        do throws(JSONSyntaxError) { json = try JSONParser.parse(bytes) } catch {
            throw OpenAPIProblem(file: name, line: error.line, message: "this is not JSON: \(error.message)")
        }
        guard let items = json["accepted"]?.array else {
            throw OpenAPIProblem(file: name, line: 1, message: "expected {\"accepted\": [ … ]}, as barbell contract accept writes it")
        }
        for (index, item) in items.enumerated() {
            func wrong(_ message: String) -> OpenAPIProblem {
                let pointer = "/accepted/\(index)"
                return OpenAPIProblem(file: name, line: JSONLines.lines(of: [pointer], in: bytes)[pointer] ?? 0, message: message)
            }
            func text(_ key: String) throws(OpenAPIProblem) -> String {
                guard let text = item[key]?.string, !text.isEmpty else { throw wrong("this entry has no '\(key)'") }
                return text
            }
            let day = try text("until")
            guard let until = try? LocalDate(validating: day) else { throw wrong("'until' is not a date as YYYY-MM-DD") }
            let fingerprint = try text("fingerprint")
            guard Self.isFingerprint(fingerprint) else { throw wrong("'\(fingerprint)' is no fingerprint: 12 digits of 0-9 and a-f") }
            guard !entries.contains(where: { $0.fingerprint == fingerprint }) else {
                throw wrong("\(fingerprint) is accepted twice; delete one entry")
            }
            entries.append(
                AcceptedChange(
                    fingerprint: fingerprint, rule: item["rule"]?.string ?? "", place: item["place"]?.string ?? "",
                    reason: try text("reason"),
                    until: until))
        }
        sort()
    }

    public static func isFingerprint(_ text: String) -> Bool {
        text.utf8.count == 12 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Adds an entry, or replaces the one with its fingerprint.
    public mutating func accept(_ change: AcceptedChange) {
        entries.removeAll { $0.fingerprint == change.fingerprint }
        entries.append(change)
        sort()
    }

    private mutating func sort() { entries.sort { ($0.place, $0.rule, $0.fingerprint) < ($1.place, $1.rule, $1.fingerprint) } }

    /// The canonical file.
    public var json: [UInt8] {
        let items = entries.map { entry in
            JSONValue.object([
                "fingerprint": .string(entry.fingerprint), "rule": .string(entry.rule), "place": .string(entry.place),
                "reason": .string(entry.reason), "until": .string(entry.until.text),
            ])
        }
        return JSONValue.object(["accepted": .array(items)]).bytes(pretty: true) + [0x0a]
    }

    /// Which findings count, and which entries are to be cleared away.
    public func judge(_ findings: [ContractFinding], today: LocalDate) -> Acceptance {
        let valid = Dictionary(entries.filter { $0.until >= today }.map { ($0.fingerprint, $0) }) { first, _ in first }
        let known = Set(findings.flatMap { [$0.fingerprint, $0.change] })
        return Acceptance(
            judged: findings.map { finding in
                let isAcceptable = finding.level != .info
                return Acceptance.Judged(
                    finding: finding, accepted: isAcceptable ? valid[finding.fingerprint] ?? valid[finding.change] : nil)
            },
            expired: entries.filter { $0.until < today },
            stale: entries.filter { $0.until >= today && !known.contains($0.fingerprint) })
    }
}

/// Findings with what has been accepted of them.
public struct Acceptance: Sendable {
    public struct Judged: Sendable {
        public let finding: ContractFinding
        /// The entry that lets it pass, if there is one.
        public let accepted: AcceptedChange?
    }

    public let judged: [Judged]
    /// Entries that no longer count.
    public let expired: [AcceptedChange]
    /// Entries that match no finding.
    public let stale: [AcceptedChange]

    /// What has not been accepted, at a level or above.
    public func open(_ level: ContractRule.Level) -> [ContractFinding] {
        judged.filter { $0.accepted == nil && $0.finding.level >= level }.map(\.finding)
    }
}
