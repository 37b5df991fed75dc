/// What is wrong with flows although they parse.
public struct FlowLint {
    private let table: RequirementTable?
    private let checker: (any ResponseChecker)?
    private let variables: Set<String>
    private let weighsMarks: Bool
    private let isWhole: Bool

    /// - Parameters:
    ///   - table: known requirement ids; nil leaves ids and marks unchecked.
    ///   - checker: known endpoints; nil leaves paths unchecked.
    ///   - variables: names that the command line sets.
    ///   - weighsMarks: whether to compare what marked steps are about with what their requirements say; reads every word of the table.
    ///   - isWhole: whether every flow there is gets checked, so that what an included file captures and none of them uses is left over.
    public init(
        table: RequirementTable?, checker: (any ResponseChecker)?, variables: Set<String> = [], weighsMarks: Bool = true,
        isWhole: Bool = false
    ) {
        self.table = table
        self.checker = checker
        self.variables = variables
        self.weighsMarks = weighsMarks
        self.isWhole = isWhole
    }

    /// Errors and warnings, by file and place, each once.
    public func check(_ flows: [LoadedFlow]) -> [FlowDiagnostic] {
        var findings: [FlowDiagnostic] = []
        let always = variables.union(checker?.services ?? []).union(VariableLint.always)
        var scan = FlowScan(always: always)
        for flow in flows { scan.read(flow) }
        var checked: Set<StepPlace> = []
        for flow in flows {
            findings += flow.warnings.map(LintReport.asFinding)
            if flow.steps.isEmpty, let source = flow.sources.first {
                findings.append(
                    FlowDiagnostic(LintRules.noStep, source, SourcePosition(line: 1, column: 1), width: 1, "this flow has no step"))
            }
            findings += unknownIDs(flow.requirements, flow.sources)
            // An included step is checked once, however many flows include it.
            // What a preparation captures is for whoever comes after it: another flow, or the fuzzer.
            let isPreparing = flow.tags.contains("prepares")
            for step in flow.steps where checked.insert(StepPlace(step)).inserted {
                findings += check(step, scan, isPreparing: isPreparing)
            }
            findings += VariableLint.check(flow, scan, services: checker?.services)
        }
        if let table {
            var marks = MarkLint(table, scan, weighs: weighsMarks)
            for flow in flows { marks.read(flow) }
            findings += marks.findings
        }
        var seen: Set<String> = []
        return findings.filter { seen.insert($0.text).inserted }
            .sorted { ($0.file, $0.position, $0.message) < ($1.file, $1.position, $1.message) }
    }

    private func check(_ step: LoadedStep, _ scan: FlowScan, isPreparing: Bool) -> [FlowDiagnostic] {
        let (entry, source) = (step.entry, step.source)
        var findings = unknownIDs(entry.requirements, [source])
        if entry.response?.assertsSomething != true {
            findings.append(
                FlowDiagnostic(
                    LintRules.noAssert, source, entry.position, width: entry.request.method.count, "this step asserts nothing",
                    hint: entry.response == nil ? "add a response line such as HTTP 200" : "name the status, or add [Asserts]"))
        }
        let captures = !isPreparing && (step.includedFrom.isEmpty || isWhole) ? entry.response?.captures ?? [] : []
        for capture in captures where !capture.isRedacted {
            guard let name = capture.variable, !scan.used.contains(name) else { continue }
            findings.append(
                FlowDiagnostic(
                    LintRules.unusedCapture, source, capture.position, width: name.count, "the capture \(name) is never used"))
        }
        let called = Self.endpoint(entry.request.url)
        if let (service, path) = called, let response = entry.response,
            let endpoint = checker?.endpoint(service: service, method: entry.request.method, path: path)
        {
            findings += ContractLint(endpoint: endpoint, source: source).check(response)
        }
        if let (service, path) = called, let checker, checker.services.contains(service),
            !checker.knows(service: service, method: entry.request.method, path: path), ![404, 405, 501].contains(entry.response?.status)
        {
            findings.append(
                FlowDiagnostic(
                    LintRules.unknownRoute, source, entry.request.url.position, width: entry.request.url.source.count,
                    "\(service) has no \(entry.request.method) \(path.replacing("{}", with: "…"))",
                    hint: "the path must be an endpoint of its contract, or the step must expect 404 or 405"))
        }
        return findings + StepLint.check(entry, source)
    }

    private func unknownIDs(_ references: [RequirementReference], _ sources: [SourceText]) -> [FlowDiagnostic] {
        guard let table else { return [] }
        return references.filter { table.row($0.id) == nil }.compactMap { reference in
            guard let source = MarkLint.source(of: reference, among: sources) else { return nil }
            return FlowDiagnostic(
                LintRules.unknownRequirement, source, reference.position, width: reference.id.count, "unknown requirement \(reference.id)",
                hint: nearest(to: reference.id, among: table.ids).map { "did you mean \($0)?" })
        }
    }

    /// The service variable and path of a URL such as `{{auth}}/users/{{id}}?x=1`, templates as `{}`.
    static func endpoint(_ url: Template) -> (service: String, path: String)? {
        guard case .expression(let first)? = url.parts.first, case .variable(let service) = first.head, first.filters.isEmpty else {
            return nil
        }
        var path = ""
        for part in url.parts.dropFirst() {
            switch part {
            case .text(let text):
                let end = text.prefix { $0 != "?" && $0 != "#" }
                path += end
                if end.count < text.count { return (service, path) }
            case .expression: path += "{}"
            }
        }
        return path.hasPrefix("/") ? (service, path) : nil
    }
}
