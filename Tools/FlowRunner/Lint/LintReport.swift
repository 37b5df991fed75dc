internal import JSONCoding

/// What `barbell lint` has to say.
public struct LintReport: Sendable {
    public let findings: [FlowDiagnostic]
    private let flows: Int
    private let steps: Int
    private let tests: Int

    /// - Parameter tests: how many tests were read.
    public init(findings: [FlowDiagnostic], flows: Int, steps: Int, tests: Int) {
        self.findings = findings
        self.flows = flows
        self.steps = steps
        self.tests = tests
    }

    /// What a parser refuses, under the rule for it.
    public static func asFinding(_ problem: FlowDiagnostic) -> FlowDiagnostic {
        var problem = problem
        if problem.code == nil { problem.code = LintRules.syntax.code }
        return problem
    }

    public var errors: Int { findings.count { $0.severity == .error } }
    public var warnings: Int { findings.count - errors }

    /// Every finding with its lines, and a line that counts them.
    public var text: String {
        findings.map { $0.text + "\n\n" }.joined()
            + "\(flows) flows, \(steps) steps, \(tests) tests: \(errors) errors, \(warnings) warnings\n"
    }

    /// `{"findings":[{"code","severity","file","line","column","message","hint"?}],"counts":{"flows","steps","tests","errors","warnings"}}`
    public var json: [UInt8] {
        let list = findings.map { finding -> JSONValue in
            var object: JSONObject = ["code": .string(finding.code ?? ""), "severity": .string(finding.severity.rawValue)]
            object["file"] = .string(finding.file)
            object["line"] = .integer(Int64(finding.position.line))
            object["column"] = .integer(Int64(finding.position.column))
            object["message"] = .string(finding.message)
            if let hint = finding.hint { object["hint"] = .string(hint) }
            return .object(object)
        }
        var counts = JSONObject()
        for (name, count) in [("flows", flows), ("steps", steps), ("tests", tests), ("errors", errors), ("warnings", warnings)] {
            counts[name] = .integer(Int64(count))
        }
        return JSONValue.object(["findings": .array(list), "counts": .object(counts)]).bytes() + [0x0a]
    }
}
