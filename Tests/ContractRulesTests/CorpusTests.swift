import ContractRules
import JSONCoding
import Testing
import Wire

/// Labelled changes of one base document: each is judged exactly as its label says, nothing missing and nothing beside it.
@Suite struct CorpusTests {
    @Test func thereAreEnough() { #expect(CorpusCase.names.count >= 100) }

    @Test(arguments: CorpusCase.names)
    func isJudgedRight(_ name: String) throws {
        let label = try CorpusCase(name)
        let (old, new) = (try Sample.file(label.old, name: "old.json"), try Sample.file(label.new))
        let found = ContractDiff(today: Sample.today).findings(from: old, to: new).map {
            CorpusCase.Expected(rule: $0.rule.id, level: $0.level.rawValue, operation: $0.operation, place: $0.place)
        }
        let (missing, extra) = (label.expected.filter { !found.contains($0) }, found.filter { !label.expected.contains($0) })
        #expect(missing.isEmpty && extra.isEmpty, "missing: \(missing), extra: \(extra)")
        #expect(found.count == label.expected.count, "told twice: \(found)")
    }

    /// Every finding points at a line of the document that it names, and has a fingerprint of its own.
    @Test(arguments: CorpusCase.names)
    func findingsCanBeFound(_ name: String) throws {
        let label = try CorpusCase(name)
        let (old, new) = (try Sample.file(label.old, name: "old.json"), try Sample.file(label.new))
        let findings = ContractDiff(today: Sample.today).findings(from: old, to: new)
        #expect(Set(findings.map(\.fingerprint)).count == findings.count)
        for finding in findings {
            #expect(AcceptFile.isFingerprint(finding.fingerprint) && AcceptFile.isFingerprint(finding.change))
            #expect(finding.file == (finding.isInOldFile ? "old.json" : "new.json"))
            let lines = (finding.isInOldFile ? old : new).bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
            #expect(lines.indices.contains(finding.line - 1))
            // The last part of the pointer that is there stands on that line.
            let tokens = JSONPointer(finding.pointer)?.tokens ?? []
            let line = String(decoding: lines[finding.line - 1], as: UTF8.self)
            let isNamed = tokens.suffix(2).contains { line.contains(JSONValue.string($0).text()) }
            #expect(isNamed || tokens.last.flatMap(Int.init) != nil, "\(finding.pointer) at \(finding.line): \(line)")
        }
    }

    /// From a document to itself nothing changes, whatever it holds.
    @Test(arguments: CorpusCase.names)
    func nothingChangesFromADocumentToItself(_ name: String) throws {
        let label = try CorpusCase(name)
        let compact = try OpenAPIFile(service: "shop", name: "a.json", bytes: label.new.bytes())
        #expect(ContractDiff(today: Sample.today).findings(from: compact, to: try Sample.file(label.new)).isEmpty)
    }

    @Test func everyRuleHasACase() throws {
        let covered = Set(try CorpusCase.names.flatMap { try CorpusCase($0).expected.map(\.rule) })
        let missing = ContractRule.all.map(\.id).filter { !covered.contains($0) }
        #expect(missing.isEmpty)
    }
}

@Suite struct RuleTests {
    @Test func idsAreWords() {
        let ids = ContractRule.all.map(\.id)
        #expect(Set(ids).count == ids.count && ids == ids.sorted())
        for id in ids { #expect(id.allSatisfy { $0.isLowercase || $0 == "-" } && !id.hasPrefix("-") && !id.hasSuffix("-")) }
    }

    @Test(arguments: ContractRule.all)
    func rulesExplainThemselves(_ rule: ContractRule) {
        #expect(rule.why.hasSuffix(".") && rule.instead.hasSuffix(".") && !rule.hurts.isEmpty)
        #expect(!rule.summary.isEmpty && !rule.summary.contains("\n") && !rule.summary.hasSuffix("."))
        #expect((rule.level == .info) == (rule.hurts == "nobody"))
        #expect(rule.id.hasPrefix("request-") ? rule.direction == .request : true)
        #expect(rule.id.hasPrefix("response-") ? rule.direction == .response : true)
    }

    @Test func aRuleIsFoundByItsID() {
        #expect(ContractRule.named("response-field-removed")?.level == .error)
        #expect(ContractRule.named("nonsense") == nil)
    }
}
