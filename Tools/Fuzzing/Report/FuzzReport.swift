internal import Commands
internal import HTTPCore
public import JSONCoding
internal import Wire

/// What a run came to, for people and for machines.
public struct FuzzReport: Sendable {
    private let result: FuzzResult
    private let operations: [String: Operation]
    /// Where the flow of a finding was saved, by its hash.
    public var saved: [String: String] = [:]
    private let rulesPath: String

    public init(_ result: FuzzResult, operations: [Operation], rulesPath: String) {
        self.result = result
        self.operations = Dictionary(operations.map { ($0.id, $0) }) { first, _ in first }
        self.rulesPath = rulesPath
    }

    // MARK: - Text

    public var text: String {
        var lines: [String] = []
        for finding in result.findings {
            let place = finding.field.isEmpty ? finding.operation : "\(finding.operation) \(finding.field)"
            lines.append("\(finding.oracle.rawValue)  \(place)  (\(finding.count) \(finding.count == 1 ? "case" : "cases"))")
            lines.append("  \(finding.oracle.meaning), but: \(finding.message)")
            lines.append("  case: \(finding.example.phase.rawValue), \(finding.example.name)\(finding.isShrunk ? ", made smaller" : "")")
            for one in finding.before { lines.append("  first: \(curl(one))") }
            lines.append("  \(curl(finding.example))")
            if let path = saved[finding.hash] { lines.append("  flow: \(path)") }
            lines.append("")
        }
        for rule in result.stale {
            lines.append(
                "\(rulesPath):\(rule.line): nothing needed the rule `\(rule.kind.rawValue) \(rule.words.joined(separator: " "))`; take it out"
            )
        }
        if !result.unreached.isEmpty { lines.append("never succeeded: \(result.unreached.joined(separator: ", "))") }
        if let problem = result.problem { lines.append("stopped: \(problem)") }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let phases = FuzzCase.Phase.allCases.compactMap { phase in result.cases[phase].map { "\(phase.rawValue) \($0)" } }
        let statuses = result.statuses.keys.sorted().map { "\($0)×\(result.statuses[$0] ?? 0)" }.joined(separator: " ")
        var text =
            "\(result.service): \(result.total) cases of \(result.operations) operations (\(phases.joined(separator: ", "))), seed \(result.seed), "
        text += "\(Self.decimal(result.wallTotal)) s with \(result.worlds) worlds; \(Int(result.rate)) cases/s where one world is enough\n"
        text += "answers: \(statuses)"
        if result.throttled > 0 { text += "; \(result.throttled) said to come back later" }
        if result.unsent > 0 { text += "; \(result.unsent) not sent, as the world has no such token" }
        let count = result.findings.count
        return text + "\n" + (count == 0 ? "no findings" : "\(count) finding\(count == 1 ? "" : "s")")
    }

    private static func decimal(_ duration: Duration) -> String {
        let hundredths = (duration.components.seconds * 100) + duration.components.attoseconds / 10_000_000_000_000_000
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    // MARK: - JSON

    /// Wall times are in members that start with `wall`; the rest is the same for the same seed and an equal service.
    public var json: JSONValue {
        .object([
            "version": 1, "service": .string(result.service), "seed": .integer(Int64(truncatingIfNeeded: result.seed)),
            "operations": .integer(Int64(result.operations)), "cases": .integer(Int64(result.total)),
            "phases": .object(members(FuzzCase.Phase.allCases.map { ($0.rawValue, .integer(Int64(result.cases[$0] ?? 0))) })),
            "findings": .array(result.findings.map(json)),
            "unreached": .array(result.unreached.map(JSONValue.string)),
            "staleRules": .array(
                result.stale.map {
                    .object(["line": .integer(Int64($0.line)), "rule": .string("\($0.kind.rawValue) \($0.words.joined(separator: " "))")])
                }),
            "problem": result.problem.map(JSONValue.string) ?? .null,
            "wallSeconds": .number(seconds(result.wallTotal)),
            "wallCasesPerSecond": .number(result.rate.rounded()),
            "wallStatuses": .object(members(result.statuses.keys.sorted().map { ("\($0)", .integer(Int64(result.statuses[$0] ?? 0))) })),
            "wallThrottled": .integer(Int64(result.throttled)), "exitCode": .integer(Int64(result.exitCode.rawValue)),
        ])
    }

    private func json(_ finding: Finding) -> JSONValue {
        .object([
            "operation": .string(finding.operation), "oracle": .string(finding.oracle.rawValue), "field": .string(finding.field),
            "count": .integer(Int64(finding.count)), "message": .string(finding.message), "case": .string(finding.example.name),
            "phase": .string(finding.example.phase.rawValue), "hash": .string(finding.hash),
            "before": .array(finding.before.map { .string(curl($0)) }), "curl": .string(curl(finding.example)),
            "flow": saved[finding.hash].map(JSONValue.string) ?? .null,
        ])
    }

    private func members(_ pairs: [(String, JSONValue)]) -> JSONObject {
        var object = JSONObject()
        for (name, value) in pairs { object[name] = value }
        return object
    }

    private func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + (Double(duration.components.attoseconds) / 1e16).rounded() / 100
    }

    // MARK: - curl

    /// A command that repeats a case; what the world knows stands as shell variables, named as the preparation captured it.
    func curl(_ one: FuzzCase) -> String {
        guard let operation = operations[one.operation] else { return "" }
        var words = ["curl", "-i"]
        if one.draft.method == "HEAD" { words.append("--head") } else if one.draft.method != "GET" { words += ["-X", one.draft.method] }
        let target = Target.path(one.draft, operation, { "$\($0)" }, encodesCaptures: false) ?? ""
        words += ["--path-as-is", "\"$\(result.service)\(Self.cut(target))\""]
        switch one.draft.credential {
        case .none: break
        case .literal(let text): words += ["-H", Self.quoted("Authorization: \(Self.cut(text))")]
        case .right where operation.endpoint.access == .anyone: break
        default: words += ["-H", "\"Authorization: Bearer $\(name(one.draft.credential, operation))\""]
        }
        if let type = one.draft.contentType { words += ["-H", Self.quoted("Content-Type: \(type)")] }
        for header in one.draft.headers { words += ["-H", Self.quoted("\(header.name): \(Self.cut(header.value))")] }
        switch one.draft.body {
        case .none: break
        case .json(let node):
            words += ["--data-binary", Self.quoted(Self.cut(String(decoding: node.bytes { "\"$\($0)\"" }, as: UTF8.self)))]
        case .bytes(let bytes):
            words += ["--data-binary", String(validating: bytes, as: UTF8.self).map { Self.quoted(Self.cut($0)) } ?? "@body.bin"]
        }
        return words.joined(separator: " ")
    }

    private func name(_ credential: RequestDraft.Credential, _ operation: Operation) -> String {
        switch credential {
        case .right:
            switch operation.endpoint.access {
            case .coach: "coach_token"
            case .admin: "admin_token"
            case .service: "service_token"
            default: "token"
            }
        case .other: "other_token"
        case .service: "service_token"
        case .expired: "expired_token"
        case .forged: "forged_token"
        case .refresh: "refresh_token"
        default: "token"
        }
    }

    private static func cut(_ text: String) -> String { text.count > 400 ? "\(text.prefix(400))…(\(text.utf8.count) bytes)" : text }
    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
