internal import FlowRunner

extension LoadedFlow {
    /// Whether a step sends to one of these services, by the variable of its name.
    func uses(_ services: Set<String>) -> Bool {
        steps.contains { step in
            step.entry.request.url.parts.contains { part in
                if case .expression(let expression) = part, case .variable(let name) = expression.head {
                    services.contains(name)
                } else {
                    false
                }
            }
        }
    }
}

extension FlowDiagnostic {
    /// Whether nothing runs because of it: what cannot be read, a mark that would count as a proof of something else, a variable that
    /// nothing sets. A file of Hurl's that asserts nothing may run all the same.
    var stopsRun: Bool { severity == .error && code.map { !Self.harmless.contains($0) } ?? true }

    private static let harmless: Set = ["no-assert", "self-comparison", "mark-without-assert", "unknown-field", "unknown-status"]

    /// As a run says it.
    var forRun: FlowDiagnostic {
        var finding = self
        if !stopsRun { finding.severity = .warning }
        return finding
    }
}
