/// What is wrong with flows although they parse.
public struct FlowLint {
    private let table: RequirementTable?
    private let checker: (any ResponseChecker)?

    /// - Parameters:
    ///   - table: known requirement ids; nil leaves ids unchecked.
    ///   - checker: known endpoints; nil leaves paths unchecked.
    public init(table: RequirementTable?, checker: (any ResponseChecker)?) {
        self.table = table
        self.checker = checker
    }

    /// Errors and warnings, by file and place.
    public func check(_ flows: [LoadedFlow]) -> [FlowDiagnostic] {
        var findings: [FlowDiagnostic] = []
        let used = flows.reduce(into: Set<String>()) { used, flow in
            for source in flow.sources { used.formUnion(Self.usedVariables(source)) }
        }
        for flow in flows {
            findings += flow.warnings
            if flow.steps.isEmpty {
                findings.append(
                    FlowDiagnostic(
                        file: flow.path, position: SourcePosition(line: 1, column: 1), sourceLine: flow.sources.first?.line(1) ?? "",
                        message: "this flow has no step"))
            }
            findings += unknownIDs(flow.requirements, flow.sources)
            for step in flow.steps { findings += check(step, used) }
        }
        var seen: Set<String> = []
        return findings.filter { seen.insert($0.text).inserted }
            .sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    }

    private func check(_ step: LoadedStep, _ used: Set<String>) -> [FlowDiagnostic] {
        let (entry, source) = (step.entry, step.source)
        func finding(_ severity: FlowDiagnostic.Severity, _ message: String, _ position: SourcePosition, _ width: Int, _ hint: String?)
            -> FlowDiagnostic
        {
            FlowDiagnostic(
                severity: severity, file: source.path, position: position, sourceLine: source.line(position.line), width: width,
                message: message,
                hint: hint)
        }
        var findings = unknownIDs(entry.requirements, [source])
        if entry.response?.assertsSomething != true {
            findings.append(
                finding(
                    .error, "this step asserts nothing", entry.position, entry.request.method.count,
                    entry.response == nil ? "add a response line such as HTTP 200" : "name the status, or add [Asserts]"))
        }
        for capture in entry.response?.captures ?? [] where !used.contains(capture.name) && !capture.isRedacted {
            findings.append(finding(.warning, "the capture \(capture.name) is never used", capture.position, capture.name.count, nil))
        }
        if let (service, path) = Self.endpoint(entry.request.url), let checker, checker.services.contains(service),
            !checker.knows(service: service, method: entry.request.method, path: path), ![404, 405, 501].contains(entry.response?.status)
        {
            let position = entry.request.url.position
            findings.append(
                finding(
                    .error, "\(service) has no \(entry.request.method) \(path.replacing("{}", with: "…"))", position,
                    entry.request.url.source.count,
                    "the path must be an endpoint of its contract, or the step must expect 404 or 405"))
        }
        return findings
    }

    private func unknownIDs(_ references: [RequirementReference], _ sources: [SourceText]) -> [FlowDiagnostic] {
        guard let table else { return [] }
        return references.filter { table.row($0.id) == nil }.compactMap { reference in
            // A reference knows its place but not its file: a sub-flow's come with it.
            guard
                let source = sources.first(where: {
                    $0.line(reference.position.line).dropFirst(reference.position.column - 1).hasPrefix(reference.id)
                })
            else { return nil }
            return FlowDiagnostic(
                file: source.path, position: reference.position, sourceLine: source.line(reference.position.line),
                width: reference.id.count,
                message: "unknown requirement \(reference.id)",
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

    /// Names after `{{`, and those in `variable "name"`.
    static func usedVariables(_ source: SourceText) -> Set<String> {
        let bytes = source.bytes
        var names: Set<String> = []
        func add(_ start: Int) {
            var start = start
            while start < bytes.count, bytes[start] == 0x20 { start += 1 }
            var end = start
            while end < bytes.count, bytes[end].isWord { end += 1 }
            if end > start { names.insert(source.text(start..<end)) }
        }
        var place = 0
        while let hit = ByteSearch.first(Array("{{".utf8), in: bytes, from: place) {
            add(hit + 2)
            place = hit + 2
        }
        place = 0
        while let hit = ByteSearch.first(Array("variable \"".utf8), in: bytes, from: place) {
            add(hit + 10)
            place = hit + 10
        }
        return names
    }
}
