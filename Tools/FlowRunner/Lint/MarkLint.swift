/// Marks of steps and flows that assert nothing about the requirement they name.
struct MarkLint {
    private let table: RequirementTable
    private let scan: FlowScan
    private let weighs: Bool
    private var facts: [String: Set<String>] = [:]
    private var common: Set<String> = []
    private var stepFacts: [StepPlace: Set<String>] = [:]
    private var candidates: [String: FlowDiagnostic] = [:]
    /// Marks that are on the point in at least one flow that has them.
    private var cleared: Set<String> = []

    /// Below this many requirements no word is common.
    private static let smallestTable = 50
    /// A word that more than one requirement in so many has is common.
    private static let commonShare = 12

    /// - Parameter weighs: whether to compare words; without, only steps that assert nothing but success are found.
    init(_ table: RequirementTable, _ scan: FlowScan, weighs: Bool) {
        self.table = table
        self.scan = scan
        self.weighs = weighs
        guard weighs else { return }
        var counts: [String: Int] = [:]
        for row in table.rows {
            let words = FactWords.of(row.statement + " " + row.proof)
            facts[row.id] = words
            for word in words { counts[word, default: 0] += 1 }
        }
        let isLarge = table.rows.count >= Self.smallestTable
        common = Set(counts.filter { isLarge && $0.value * Self.commonShare > table.rows.count }.keys)
    }

    var findings: [FlowDiagnostic] { candidates.filter { !cleared.contains($0.key) }.map(\.value) }

    mutating func read(_ flow: LoadedFlow) {
        var captured: [String: Set<String>] = [:]
        var all: Set<String> = []
        for step in flow.steps {
            let words = weighs ? facts(of: step, captured) : []
            all.formUnion(words)
            for mark in step.entry.requirements { check(mark, step, words) }
            guard weighs else { continue }
            for capture in step.entry.response?.captures ?? [] {
                captured[capture.variable ?? capture.name.source] = FactWords.of(
                    StepText.source(capture, step.source) + " " + StepText.path(step.entry.request.url))
            }
        }
        for mark in flow.requirements { check(mark, flow, all) }
    }

    /// What a step is about: its own words and those of the captures it uses.
    private mutating func facts(of step: LoadedStep, _ captured: [String: Set<String>]) -> Set<String> {
        let place = StepPlace(step)
        var words: Set<String>
        if let known = stepFacts[place] {
            words = known
        } else {
            words = StepText.facts(step.entry)
            stepFacts[place] = words
        }
        for use in scan.uses[place]?.all ?? [] where !scan.always.contains(use.name) {
            // The caller's usual token (`access`) says nothing about what is asked; another person's token does.
            if scan.bearers.contains(use.name) {
                if use.name != "access" { words.formUnion(FactWords.of(use.name)) }
                continue
            }
            words.formUnion(FactWords.of(use.name))
            words.formUnion(captured[use.name] ?? [])
        }
        return words
    }

    private mutating func check(_ mark: RequirementReference, _ step: LoadedStep, _ words: Set<String>) {
        guard let row = table.row(mark.id) else { return }
        let key = "\(step.source.path):\(mark.position.line):\(mark.position.column)"
        if let response = step.entry.response, Self.assertsOnlySuccess(response), !Self.speaks(of: response.status, row) {
            candidates[key] = FlowDiagnostic(
                LintRules.markWithoutAssert, step.source, mark.position, width: mark.id.count,
                "the step is marked with \(mark.id) but asserts only \(response.status.map { "HTTP \($0)" } ?? "nothing")",
                hint: "\(mark.id): \(Self.brief(row))")
            return
        }
        judge(key, mark, row, words, step.entry.response?.status) {
            FlowDiagnostic(
                LintRules.markBesideThePoint, step.source, mark.position, width: mark.id.count,
                "nothing in this step has to do with \(mark.id)", hint: "\(mark.id): \(Self.brief(row))")
        }
    }

    /// The whole flow proves it, so that any of its steps may say so.
    private mutating func check(_ mark: RequirementReference, _ flow: LoadedFlow, _ words: Set<String>) {
        guard let row = table.row(mark.id), let source = Self.source(of: mark, among: flow.sources) else { return }
        let key = "\(source.path):\(mark.position.line):\(mark.position.column)"
        let responses = flow.steps.compactMap(\.entry.response)
        if !responses.isEmpty, responses.allSatisfy({ Self.assertsOnlySuccess($0) && !Self.speaks(of: $0.status, row) }) {
            candidates[key] = FlowDiagnostic(
                LintRules.markWithoutAssert, source, mark.position, width: mark.id.count,
                "the flow is marked with \(mark.id) but none of its steps asserts more than a status",
                hint: "\(mark.id): \(Self.brief(row))")
            return
        }
        judge(key, mark, row, words, nil) {
            FlowDiagnostic(
                LintRules.markBesideThePoint, source, mark.position, width: mark.id.count, "nothing in this flow has to do with \(mark.id)",
                hint: "\(mark.id): \(Self.brief(row))")
        }
    }

    private mutating func judge(
        _ key: String, _ mark: RequirementReference, _ row: Requirement, _ words: Set<String>, _ status: Int?,
        _ finding: () -> FlowDiagnostic
    ) {
        guard weighs, !cleared.contains(key) else { return }
        // A requirement whose text gives no words to compare with cannot be judged.
        guard let wanted = facts[row.id], !wanted.isEmpty else { return }
        var shared = words.intersection(wanted)
        // A status other than 200 counts as evidence even though many requirements name the same one.
        if let status, status != 200, wanted.contains(String(status)) { shared.insert("status") }
        if shared.contains(where: { !common.contains($0) }) || shared.count >= 3 {
            cleared.insert(key)
        } else {
            candidates[key] = finding()
        }
    }

    private static func assertsOnlySuccess(_ response: ResponseNode) -> Bool {
        let isSuccess = response.status.map { (200...299).contains($0) } ?? true
        return isSuccess && response.headers.isEmpty && response.asserts.isEmpty && response.body == nil && response.assertsSomething
    }

    /// Whether the status itself is what the requirement asks for.
    private static func speaks(of status: Int?, _ row: Requirement) -> Bool {
        guard let status else { return false }
        return "\(row.statement) \(row.proof)".split { !$0.isNumber && !$0.isLetter }.contains { $0 == String(status) }
    }

    private static func brief(_ row: Requirement) -> String { row.proof.isEmpty ? row.statement : "\(row.statement) — \(row.proof)" }

    /// A reference knows its place but not its file: a sub-flow's come with it.
    static func source(of reference: RequirementReference, among sources: [SourceText]) -> SourceText? {
        sources.first {
            $0.line(reference.position.line).unicodeScalars.dropFirst(reference.position.column - 1).starts(
                with: reference.id.unicodeScalars)
        }
    }
}

/// The words of a step that say what it is about.
enum StepText {
    static func facts(_ entry: Entry) -> Set<String> {
        let request = entry.request
        var texts = [path(request.url)]
        for pair in request.headers where !["authorization", "content-type", "accept"].contains(pair.key.source.lowercased()) {
            texts.append("\(pair.key.source) \(pair.value.source)")
        }
        for pair in request.query + (request.form ?? []) + request.cookies { texts.append("\(pair.key.source) \(pair.value.source)") }
        for field in request.multipart ?? [] {
            if case .text(let text) = field.content {
                texts.append("\(field.key.source) \(text.source)")
            } else {
                texts.append(field.key.source)
            }
        }
        for option in request.options { if case .variable(let name, let value) = option.kind { texts.append("\(name) \(shown(value))") } }
        if let body = request.body { texts.append(shown(body)) }
        guard let response = entry.response else { return FactWords.of(withoutVariables(texts.joined(separator: "\n"))) }
        for pair in response.headers { texts.append("\(pair.key.source) \(pair.value.source)") }
        if let body = response.body { texts.append(shown(body)) }
        // Every refusal has a `code`, so the path `$.code` says nothing; its value does.
        texts += response.asserts.map { $0.source.replacing("\"$.code\"", with: "") }
        // A sentence that is expected word for word says in which language it is; Arabic tells by its letters.
        if response.asserts.contains(where: isEnglishSentence) { texts.append("English") }
        return FactWords.of(withoutVariables(texts.joined(separator: "\n")))
    }

    private static func isEnglishSentence(_ node: AssertNode) -> Bool {
        guard case .compare(_, .string(let text)) = node.predicate.kind else { return false }
        return text.source.split(separator: " ").count { $0.utf8.allSatisfy { $0 < 0x80 } && $0.utf8.contains { $0.isLetter } } >= 3
    }

    /// The URL without the variable of its service.
    static func path(_ url: Template) -> String { withoutVariables(url.source) }

    static func source(_ capture: CaptureNode, _ source: SourceText) -> String {
        let line = source.line(capture.position.line)
        return line.firstIndex(of: ":").map { String(line[line.index(after: $0)...]) } ?? ""
    }

    private static func shown(_ body: BodyNode) -> String {
        switch body {
        case .json(let json): json.source
        case .xml(let text): text
        case .text(let text, _), .graphQL(let text, _), .file(let text): text.source
        case .bytes: ""
        }
    }

    private static func shown(_ value: ValueNode) -> String {
        switch value {
        case .string(let text), .file(let text): text.source
        case .integer(let number): String(number)
        case .bigInteger(let digits): digits
        case .number(let number): String(number)
        case .null, .bool, .bytes, .expression: ""
        }
    }

    /// Text outside of `{{…}}`.
    private static func withoutVariables(_ text: String) -> String {
        var out = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "{{") {
            out += rest[..<start.lowerBound] + " "
            guard let end = rest[start.upperBound...].firstRange(of: "}}") else { return out }
            rest = rest[end.upperBound...]
        }
        return out + rest
    }
}
