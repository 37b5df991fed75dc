import ContractRules
import JSONCoding
import Testing
import Wire

@Suite struct DocumentTests {
    @Test(arguments: [
        ("", "new.json:1: this is not JSON"), ("{\n\"openapi\": ", "new.json:2: this is not JSON"),
        ("openapi: 3.1.0\n", "YAML is not read"),
        ("[]", "there is no 'openapi' with its version"), (#"{"swagger": "2.0"}"#, "this is Swagger 2"),
        ("{\n\"openapi\":\"4.0.0\"}", "new.json:2: OpenAPI 4.0.0 is not read"),
        ("{\"openapi\":\"3.1.0\",\n\"paths\": []}", "new.json:2: 'paths' is not an object"),
        (
            "{\"openapi\":\"3.1.0\", \"paths\": {\"/a\":\n {\"get\": {\"responses\": {\"200\":\n{\"$ref\": \"#/components/responses/كلب\"}}}}}}",
            "new.json:3: '#/components/responses/كلب' leads nowhere"
        ),
        (
            "{\"openapi\":\"3.1.0\", \"paths\": {\"/a\":\n{\"$ref\": \"other.yaml#/a\"}}}",
            "new.json:2: 'other.yaml#/a' leads out of this file"
        ),
    ])
    func whatCannotBeReadIsNamed(_ text: String, _ message: String) {
        let problem = #expect(throws: OpenAPIProblem.self) { try Sample.file(text) }
        #expect(problem?.description.contains(message) == true, "\(String(describing: problem))")
    }

    /// References in examples are data, and a field may be called `$ref`.
    @Test func referencesInDataAreNotFollowed() throws {
        let text = Sample.answering(##"{"type": "object", "properties": {"$ref": {"type": "string"}}, "example": {"$ref": "#/nowhere"}}"##)
        #expect(try Sample.diff(text, text.replacing("string", with: "integer")).map(\.place) == ["response 200 $['$ref']"])
    }

    @Test func circlesOfReferencesEnd() throws {
        let circle = Sample.answering(
            ##"{"$ref": "#/components/schemas/A"}"##,
            components: ##"{"A": {"$ref": "#/components/schemas/B"}, "B": {"$ref": "#/components/schemas/A"}}"##)
        let all = Sample.answering(
            ##"{"$ref": "#/components/schemas/A"}"##,
            components: ##"{"A": {"allOf": [{"$ref": "#/components/schemas/A"}], "type": "object"}}"##)
        let one = Sample.answering(
            ##"{"$ref": "#/components/schemas/A"}"##,
            components: ##"{"A": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"type": "null"}]}}"##)
        for (a, b) in [(circle, all), (all, one), (one, circle)] { _ = try Sample.diff(a, b) }
        #expect(try Sample.diff(circle, circle + " ").isEmpty)
    }

    @Test func anEmptyDocumentHasNoOperations() throws {
        let empty = #"{"openapi": "3.0.3"}"#
        #expect(try Sample.diff(empty, empty + "\n").isEmpty)
        #expect(try Sample.diff(empty, Sample.answering("{}")).map(\.rule.id) == ["operation-added"])
    }

    @Test func wholeServicesComeAndGo() throws {
        let diff = ContractDiff(today: Sample.today)
        let file = try Sample.file(Sample.answering("{}"))
        #expect(try diff.findings(onlyOld: file).map(\.rule.id) == ["operation-removed"])
        #expect(try diff.findings(onlyNew: file).map(\.rule.id) == ["operation-added"])
    }

    @Test func placesOfOtherScriptsAndEmojiAreFound() throws {
        let old = Sample.answering(
            "{\"type\": \"object\",\n \"properties\": {\n \"اسم\": {\"type\": \"string\"},\n \"🐕/~\": {\"type\": \"string\"}}}")
        let findings = try Sample.diff(old, Sample.answering(#"{"type": "object"}"#))
        #expect(findings.map(\.place) == ["response 200 $['اسم']", "response 200 $['🐕/~']"])
        #expect(findings.map(\.line) == [4, 5] && findings.allSatisfy { $0.isInOldFile && $0.file == "old.json" })
    }

    /// A hundred schemas, each with a hundred optional fields that lead to all the others: each pair is compared once.
    @Test func manyOptionalFieldsDoNotMultiply() throws {
        func document(_ type: String) -> String {
            let fields = (0..<100).map { ##""f\##($0)": {"$ref": "#/components/schemas/S\##($0)"}"## }.joined(separator: ",")
            let schemas = (0..<100).map {
                #""S\#($0)": {"type": "object", "properties": {\#(fields), "leaf": {"type": "\#($0 == 99 ? type : "string")"}}}"#
            }
            return Sample.answering(##"{"$ref": "#/components/schemas/S0"}"##, components: "{\(schemas.joined(separator: ","))}")
        }
        #expect(try Sample.diff(document("string"), document("integer")).map(\.place) == ["response 200 $.f99.leaf"])
    }

    @Test func deepDocumentsAreRefusedNotCrashedOn() {
        let text = Sample.answering(String(repeating: #"{"items":"#, count: 5000) + "{}" + String(repeating: "}", count: 5000))
        #expect(throws: OpenAPIProblem.self) { try Sample.file(text) }
    }
}

/// Documents of others: OpenAPI 3.0, inline schemas, and odd ways to write things.
@Suite struct ForeignDocumentTests {
    private func rules(_ old: String, _ new: String) throws -> [String] { try Sample.diff(old, new).map { "\($0.rule.id) \($0.place)" } }

    @Test func nullableOf3_0IsATypeListOf3_1() throws {
        let flag = Sample.taking(#"{"type": "string", "nullable": true}"#)
        #expect(try rules(flag, Sample.taking(#"{"type": ["string", "null"]}"#)) == [])
        #expect(try rules(flag, Sample.taking(#"{"type": "string"}"#)) == ["request-null-refused request $"])
    }

    @Test func exclusiveFlagsOf3_0AreBounds() throws {
        let flag = Sample.taking(#"{"type": "number", "minimum": 0, "exclusiveMinimum": true}"#)
        #expect(try rules(flag, Sample.taking(#"{"type": "number", "exclusiveMinimum": 0}"#)) == [])
        #expect(try rules(Sample.taking(#"{"type": "number", "minimum": 0}"#), flag) == ["request-bound-tightened request $"])
    }

    @Test func anySchemaIsWide() throws {
        #expect(try rules(Sample.taking("{}"), Sample.taking(#"{"type": "string"}"#)) == ["request-type-narrowed request $"])
        #expect(try rules(Sample.answering("true"), Sample.answering(#"{"type": "string"}"#)) == ["response-type-narrowed response 200 $"])
        #expect(try rules(Sample.answering(#"{"type": "string"}"#), Sample.answering("{}")) == ["response-type-widened response 200 $"])
        #expect(try rules(Sample.taking("{}"), Sample.taking("false")) == ["request-type-narrowed request $"])
    }

    @Test func extraFieldsOfATypeAreComparedWithAnything() throws {
        let open = Sample.taking(#"{"type": "object"}"#)
        let typed = Sample.taking(#"{"type": "object", "additionalProperties": {"type": "string"}}"#)
        #expect(try rules(open, typed) == ["request-type-narrowed request $.*"])
        #expect(try rules(typed, open) == ["request-type-widened request $.*"])
        #expect(try rules(open, Sample.taking(#"{"type": "object", "additionalProperties": true}"#)) == [])
    }

    @Test func variantsAreMatchedByNameAndText() throws {
        let components =
            #"{"Cat": {"type": "object", "properties": {"purrs": {"type": "boolean"}}}, "Dog": {"type": "object", "properties": {"barks": {"type": "boolean"}}}}"#
        let (cat, dog) = (##"{"$ref": "#/components/schemas/Cat"}"##, ##"{"$ref": "#/components/schemas/Dog"}"##)
        let both = Sample.answering(#"{"oneOf": [\#(cat), \#(dog)]}"#, components: components)
        #expect(try rules(both, Sample.answering(#"{"oneOf": [\#(dog), \#(cat)]}"#, components: components)) == [])
        #expect(try rules(both, Sample.answering(cat, components: components)) == ["response-variant-removed response 200 $"])
        #expect(try rules(Sample.answering(dog, components: components), both) == ["response-variant-added response 200 $"])
        let changed = components.replacing("barks", with: "growls")
        #expect(
            try rules(both, Sample.answering(#"{"oneOf": [\#(cat), \#(dog)]}"#, components: changed)) == [
                "response-field-removed response 200 $.barks", "response-field-added response 200 $.growls",
            ])
    }

    @Test func anOperationMayInheritItsSecurity() throws {
        let text = #"{"openapi": "3.0.0", "security": [{"key": []}], "paths": {"/a": {"get": {"responses": {}}}}}"#
        #expect(try rules(text.replacing(#""security": [{"key": []}], "#, with: ""), text) == ["auth-added security"])
        #expect(try rules(text, text.replacing(#"{"key": []}"#, with: #"{"key": []}, {}"#)) == ["auth-relaxed security"])
    }

    @Test func operationsWithoutAnIDAreTheirRoute() throws {
        let text = #"{"openapi": "3.0.0", "paths": {"/a/{x}": {"get": {"responses": {}}}}}"#
        let findings = try Sample.diff(text, text.replacing("/a/", with: "/b/"))
        #expect(findings.map(\.rule.id) == ["operation-removed", "operation-added"])
        #expect(findings.allSatisfy { $0.operationID == nil })
    }

    @Test func bigBoundsAreExact() throws {
        let old = Sample.taking(#"{"type": "integer", "maximum": 9223372036854775807}"#)
        #expect(try rules(old, old.replacing("5807", with: "5806")) == ["request-bound-tightened request $"])
        #expect(try rules(Sample.taking(#"{"type": "number", "maximum": 1}"#), Sample.taking(#"{"type": "number", "maximum": 1.0}"#)) == [])
    }
}
