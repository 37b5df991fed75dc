public import Pacts
public import Wire

/// Compares what services promised with what they promise now.
public struct ContractDiff: Sendable {
    /// Decides whether what was to be gone by a sunset date may be gone.
    public let today: LocalDate
    /// What consumers have said of themselves; nil when nobody asked them, and then nothing is known of anybody.
    public let pacts: [Pact]?
    /// Whether consumers without a pact, such as apps in people's hands, may be left out of account. Routes that only services may call
    /// have no others.
    public let hasKnownConsumersOnly: Bool

    public init(today: LocalDate, pacts: [Pact]? = nil, hasKnownConsumersOnly: Bool = false) {
        self.today = today
        self.pacts = pacts
        self.hasKnownConsumersOnly = hasKnownConsumersOnly
    }

    /// Every change from one document to the other, in the order of operations, then places, then rules. Texts, examples, requirements
    /// and the order of members are no changes.
    public func findings(from old: OpenAPIFile, to new: OpenAPIFile) -> [ContractFinding] {
        guard old.bytes != new.bytes else { return [] }
        var schemas = SchemaComparison(old: old, new: new, today: today)
        let (pairs, alone) = OperationPairs.match(old.operations, new.operations)
        var results: [OperationResult] = []
        for pair in pairs {
            // Operations marked as draft promise nothing yet.
            guard pair.old.lifecycle.stability != .draft else { continue }
            var comparison = OperationComparison(pair.old, pair.new, today: today)
            comparison.run(&schemas)
            results.append(OperationResult(old: pair.old, new: pair.new, findings: comparison.findings, roots: comparison.roots))
        }
        for operation in alone.old where operation.lifecycle.stability != .draft {
            let verdict = operation.lifecycle.removal(ContractRule.operationRemoved.level, today: today)
            let finding = RawFinding(
                rule: .operationRemoved, level: verdict.level, place: "operation", before: operation.title, after: nil, note: verdict.note,
                side: .old,
                pointer: operation.node.pointer, reach: .callers)
            results.append(OperationResult(old: operation, new: nil, findings: [finding], roots: []))
        }
        for operation in alone.new {
            let finding = RawFinding(
                rule: .operationAdded, level: ContractRule.operationAdded.level, place: "operation", before: nil, after: operation.title,
                note: nil,
                side: .new, pointer: operation.node.pointer, reach: .promise)
            results.append(OperationResult(old: nil, new: operation, findings: [finding], roots: []))
        }
        schemas.finish()
        let expansion = SchemaExpansion(schemas.nodes)
        var drafts: [FindingDraft] = []
        for var result in results {
            expansion.expand(&result)
            let judge = UsageJudge(
                result, old: old, new: new, nodes: schemas.nodes, pacts: pacts, hasKnownConsumersOnly: hasKnownConsumersOnly)
            drafts += result.findings.map { FindingDraft(result: result, raw: $0, verdict: judge.verdict(on: $0)) }
        }
        return FindingDraft.finish(drafts, old: old, new: new)
    }

    /// As `findings(from:to:)` when the old or the new document is not there at all.
    public func findings(onlyOld old: OpenAPIFile) throws(OpenAPIProblem) -> [ContractFinding] {
        findings(from: old, to: try OpenAPIFile(service: old.service, name: old.name, bytes: Self.empty))
    }

    public func findings(onlyNew new: OpenAPIFile) throws(OpenAPIProblem) -> [ContractFinding] {
        findings(from: try OpenAPIFile(service: new.service, name: new.name, bytes: Self.empty), to: new)
    }

    private static let empty = Array(#"{"openapi":"3.1.0","paths":{}}"#.utf8)
}
