/// Variables that nothing sets, and captures that nothing reads before they are gone.
enum VariableLint {
    /// Set for every flow, besides the services.
    static let always: Set<String> = ["harness", "run", "seed", "unique", "phone", "phoneLocal", "phoneArabic"]

    private struct Capture {
        let node: CaptureNode
        let source: SourceText
        /// Brought in by an include: what one flow does not need, another may.
        let isShared: Bool
    }

    /// - Parameter services: the services there are contracts of; nil when any variable may be one.
    static func check(_ flow: LoadedFlow, _ scan: FlowScan, services: Set<String>?) -> [FlowDiagnostic] {
        var findings: [FlowDiagnostic] = []
        var known = scan.always
        var waiting: [String: Capture] = [:]
        var reported: Set<String> = []
        // After a capture whose name is computed, any variable may be set.
        var isOpen = false
        for (index, step) in flow.steps.enumerated() {
            for event in scan.uses[StepPlace(step)]?.events ?? [] {
                switch event {
                case .use(let use):
                    waiting[use.name] = nil
                    // Without contracts the names of services are unknown, and any unknown variable could be one.
                    guard services != nil, !isOpen, !known.contains(use.name), reported.insert(use.name).inserted else { continue }
                    findings.append(undefined(use, step, flow, from: index, known))
                case .define(let name): known.insert(name)
                case .capture(let node):
                    guard let name = node.variable else {
                        isOpen = true
                        continue
                    }
                    known.insert(name)
                    if let earlier = waiting[name], !earlier.isShared, !earlier.node.isRedacted {
                        let place =
                            step.source.path == earlier.source.path
                            ? "in line \(node.position.line)" : "by \(step.source.path):\(node.position.line)"
                        findings.append(
                            FlowDiagnostic(
                                LintRules.overwrittenCapture, earlier.source, earlier.node.position, width: name.count,
                                "the capture \(name) is overwritten \(place) before anything uses it",
                                hint: "remove it, or give one of the two another name"))
                    }
                    waiting[name] = Capture(node: node, source: step.source, isShared: !step.includedFrom.isEmpty)
                }
            }
        }
        return findings
    }

    private static func undefined(
        _ use: StepUses.Use, _ step: LoadedStep, _ flow: LoadedFlow, from index: Int, _ known: Set<String>
    ) -> FlowDiagnostic {
        let later = flow.steps[index...].first { $0.entry.response?.captures.contains { $0.variable == use.name } == true }
        var hint = "set it with a capture, the option variable, or --variable \(use.name)=…"
        if let later {
            hint = "\(later.source.path):\(later.entry.position.line) captures it, after it is needed"
        } else if let near = nearest(to: use.name, among: known.sorted()) {
            hint = "did you mean \(near)?"
        }
        let width = use.name.unicodeScalars.count
        return FlowDiagnostic(
            LintRules.undefinedVariable, step.source, use.position, width: width, "the variable \(use.name) is never set before this step",
            hint: hint)
    }
}

/// What is wrong within one step.
enum StepLint {
    /// Shorter pauses are no wait for anything.
    private static let shortest: Duration = .milliseconds(200)

    static func check(_ entry: Entry, _ source: SourceText) -> [FlowDiagnostic] {
        var findings: [FlowDiagnostic] = []
        let retries = entry.request.options.contains { if case .number(.retry, _) = $0.kind { true } else { false } }
        for option in entry.request.options {
            guard case .time(.delay, .literal(let pause)) = option.kind, pause >= shortest, !retries else { continue }
            findings.append(
                FlowDiagnostic(
                    LintRules.fixedDelay, source, option.position, width: option.name.count, "this step waits a fixed time",
                    hint: "use retry and retry-interval with an assert that holds once the wait is over"))
        }
        for assert in entry.response?.asserts ?? [] {
            guard let name = selfCompared(assert, entry.response?.captures ?? [], source) else { continue }
            findings.append(
                FlowDiagnostic(
                    LintRules.selfComparison, source, assert.position, width: assert.source.count,
                    "this assert compares \(name) with itself",
                    hint: "compare with what an earlier step captured, or with the expected value"))
        }
        return findings
    }

    /// The variable on both sides of an equation.
    private static func selfCompared(_ node: AssertNode, _ captures: [CaptureNode], _ source: SourceText) -> String? {
        guard !node.predicate.isNegated, case .compare(let comparison, let value) = node.predicate.kind,
            [.equal, .lessOrEqual, .greaterOrEqual, .contains, .startsWith, .endsWith].contains(comparison), let name = variable(value)
        else { return nil }
        if case .variable(let text) = node.query.kind, node.filters.isEmpty { return text.literal == name ? name : nil }
        guard let capture = captures.last(where: { $0.variable == name }) else { return nil }
        // An assert whose query reads like the capture's (the text after `name:`) checks the captured value.
        let line = source.line(capture.position.line)
        guard let colon = line.firstIndex(of: ":") else { return nil }
        var query = String(line[line.index(after: colon)...]).trimmingSpaces
        if capture.isRedacted, query.hasSuffix(" redact") { query = String(query.dropLast(7)).trimmingSpaces }
        return node.source.hasPrefix(query + " " + node.predicate.source.prefix { $0 != " " }) ? name : nil
    }

    /// The name when a value is nothing but a variable.
    private static func variable(_ value: ValueNode) -> String? {
        func name(_ expression: ExpressionNode) -> String? {
            guard expression.filters.isEmpty, case .variable(let name) = expression.head else { return nil }
            return name
        }
        switch value {
        case .expression(let expression): return name(expression)
        case .string(let template):
            guard template.parts.count == 1, case .expression(let expression) = template.parts[0] else { return nil }
            return name(expression)
        default: return nil
        }
    }
}
