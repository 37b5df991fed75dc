import ContractRules
import ContractDescriptions
import Contracts
import JSONCoding
import Testing
import Wire

/// The documents that our services emit.
@Suite struct OwnContractsTests {
    private func document(_ service: String) throws -> JSONValue {
        try OpenAPIDocument(of: service).json
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func nothingChangesFromADocumentToItself(_ service: String) throws {
        let json = try document(service)
        let compact = try OpenAPIFile(service: service, name: "a", bytes: json.bytes(sortedKeys: true))
        #expect(ContractDiff(today: Sample.today).findings(from: compact, to: try Sample.file(json, service: service)).isEmpty)
    }

    /// Every field that is removed from every schema is missed, wherever it is used.
    @Test(arguments: ["auth", "tasks"])
    func everyFieldIsWatched(_ service: String) throws {
        let json = try document(service)
        let old = try Sample.file(json, service: service, name: "old.json")
        for (name, schema) in try #require(json["components"]?["schemas"]?.object) {
            guard let field = schema["properties"]?.object?.keys.first else { continue }
            let changed = try CorpusCase.applied(
                [["op": "remove", "path": .string("/components/schemas/\(name)/properties/\(field)")]], to: json)
            let findings = ContractDiff(today: Sample.today).findings(from: old, to: try Sample.file(changed, service: service))
            #expect(!findings.isEmpty, "\(name).\(field)")
            #expect(findings.allSatisfy { $0.rule.id.hasSuffix("field-removed") && $0.place.hasSuffix(".\(field)") }, "\(name).\(field)")
        }
    }

    /// One new error code anywhere must not look like a change of every answer.
    @Test func aNewCodeIsNewsWhereItIsAnswered() throws {
        let json = try document("auth")
        let values = try #require(json["components"]?["schemas"]?["ErrorCode"]?["enum"]?.array)
        let changed = try CorpusCase.applied(
            [["op": "replace", "path": "/components/schemas/ErrorCode/enum", "value": .array(values + ["brand_new"])]],
            to: json)
        let findings = ContractDiff(today: Sample.today).findings(
            from: try Sample.file(json, service: "auth"), to: try Sample.file(changed, service: "auth"))
        #expect(!findings.isEmpty && findings.allSatisfy { $0.level == .info })
    }
}
