/// A finding that lacks only its line.
struct FindingDraft {
    let result: OperationResult
    let raw: RawFinding
    let verdict: UsageVerdict

    private var sortKey: (String, String, String, String) { (result.title, raw.place, raw.rule.id, raw.after ?? "") }

    /// Looks up all lines of a document at once, and puts the findings in order.
    static func finish(_ drafts: [FindingDraft], old: OpenAPIFile, new: OpenAPIFile) -> [ContractFinding] {
        guard !drafts.isEmpty else { return [] }
        let oldLines = JSONLines.lines(of: Set(drafts.lazy.filter { $0.raw.side == .old }.map(\.raw.pointer)), in: old.bytes)
        let newLines = JSONLines.lines(of: Set(drafts.lazy.filter { $0.raw.side == .new }.map(\.raw.pointer)), in: new.bytes)
        return drafts.sorted { $0.sortKey < $1.sortKey }.map { draft in
            let raw = draft.raw
            let isOld = raw.side == .old
            let key = draft.result.id ?? draft.result.title
            return ContractFinding(
                rule: raw.rule, level: draft.verdict.level, service: new.service, operation: draft.result.title,
                operationID: draft.result.id,
                place: raw.place, before: raw.before, after: raw.after, notes: draft.verdict.notes, file: isOld ? old.name : new.name,
                line: (isOld ? oldLines : newLines)[raw.pointer] ?? 1, isInOldFile: isOld, pointer: raw.pointer,
                breaks: draft.verdict.breaks,
                fingerprint: ContractFinding.fingerprint(new.service, raw.rule.id, key, raw.place, raw.after ?? ""),
                // The consumers are part of the fingerprint: accepting a change that breaks nobody must not accept the same change where it
                // breaks somebody.
                change: ContractFinding.fingerprint(
                    new.service, raw.rule.id, raw.pointer, raw.after ?? "",
                    Set(draft.verdict.breaks.map(\.consumer)).sorted().joined(separator: ",")))
        }
    }
}
