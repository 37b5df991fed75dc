internal import Pacts

/// What a finding comes to once consumers have been asked.
struct UsageVerdict {
    var level: ContractRule.Level
    var breaks: [BrokenConsumer] = []
    var notes: [String] = []
}

/// Asks the recorded interactions of an operation's consumers whether a change hurts them.
struct UsageJudge {
    private let isAsked: Bool
    /// Whether consumers without a pact are none.
    private let isClosed: Bool
    private let calls: [RecordedCall]
    private let roots: [SchemaRoot]
    private let walker: NodeWalker

    init(
        _ result: OperationResult, old: OpenAPIFile, new: OpenAPIFile, nodes: [SchemaComparison.Node], pacts: [Pact]?,
        hasKnownConsumersOnly: Bool
    ) {
        isAsked = pacts != nil && result.old != nil
        isClosed = hasKnownConsumersOnly || result.old?.isInternal == true
        roots = result.roots
        walker = NodeWalker(nodes: nodes)
        guard let operation = result.old, let pacts else { calls = []; return }
        // Looking up the recorded calls takes time, and most operations have no finding that would need them.
        calls = result.findings.isEmpty ? [] : RecordedCall.all(of: operation, service: old.service, in: pacts, new: result.new, file: new)
    }

    func verdict(on finding: RawFinding) -> UsageVerdict {
        var verdict = UsageVerdict(level: finding.level, notes: finding.note.map { [$0] } ?? [])
        guard isAsked, finding.level != .info else { return verdict }
        if case .promise = finding.reach { return verdict }
        verdict.breaks = breaks(finding)
        if !verdict.breaks.isEmpty {
            verdict.level = .error
            return verdict
        }
        guard finding.level == .error else { return verdict }
        let isRequest = finding.rule.direction == .request
        if case .caller(let name) = finding.reach {
            verdict.level = .warning
            verdict.notes.append("\(name) is not known to call it")
        } else if isRequest, !calls.isEmpty {
            let consumers = Set(calls.map(\.consumer)).sorted().joined(separator: ", ")
            verdict.notes.append("\(consumers) \(calls.count == 1 ? "calls" : "call") it; the recorded requests still fit, others may not")
        } else if isClosed {
            verdict.level = .warning
            verdict.notes.append(isRequest ? "no known consumer calls it" : "no known consumer reads it")
        } else {
            verdict.notes.append(isRequest ? "no service calls it, but apps may" : "no service reads it, but apps may")
        }
        return verdict
    }

    private func breaks(_ finding: RawFinding) -> [BrokenConsumer] {
        var found: [BrokenConsumer] = []
        for call in calls {
            switch finding.reach {
            case .promise: break
            case .callers: found.append(call.broken("calls it: \(call.interaction.description)"))
            case .caller(let name):
                if call.consumer == name { found.append(call.broken("calls it: \(call.interaction.description)")) }
            case .parameter(let name, let place, let isMissing):
                guard call.sends(name, in: place) != isMissing else { continue }
                found.append(call.broken("\(isMissing ? "does not send" : "sends") \(place) \(name): \(call.interaction.description)"))
            case .body(let type, let isMissing):
                guard call.sendsBody(of: type) != isMissing else { continue }
                found.append(call.broken("\(isMissing ? "sends no body" : "sends \(type ?? "a body")"): \(call.interaction.description)"))
            case .status(let status):
                if call.expects(status) { found.append(call.broken("waits for \(status): \(call.interaction.description)")) }
            case .header(let name, let status):
                if call.expects(status), call.reads(header: name) { found.append(call.broken("reads the header \(name)")) }
            case .value(let root, let node, let path):
                found += call.touches(roots[root], rule: finding.rule).filter { touch in
                    walker.reaches(node, path, from: roots[root].node, by: touch.path)
                }.map(\.broken)
            }
        }
        var seen: Set<BrokenConsumer> = []
        return found.filter { seen.insert($0).inserted }.sorted {
            ($0.consumer, $0.what, $0.file ?? "") < ($1.consumer, $1.what, $1.file ?? "")
        }
    }
}

/// Follows a consumer's path through the graph of schemas, so that every place of a shared schema counts, not only the first.
struct NodeWalker {
    let nodes: [SchemaComparison.Node]

    /// Whether `path`, from `root` on, touches the place `target` below `node`.
    func reaches(_ node: Int, _ target: FieldPath, from root: Int, by path: FieldPath) -> Bool {
        struct State: Hashable {
            let node: Int
            let rest: FieldPath
        }
        var seen: Set = [State(node: root, rest: path)]
        var waiting = [State(node: root, rest: path)]
        while let state = waiting.popLast() {
            if state.node == node, state.rest.touches(target) { return true }
            for edge in nodes[state.node].edges {
                guard let rest = state.rest.dropping(edge.path) else { continue }
                let next = State(node: edge.node, rest: rest)
                if seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return false
    }
}
