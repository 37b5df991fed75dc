import JSONCoding
import Testing

@testable import Wire

private struct Inner: DTO {
    let id: Identifier<Inner>
    let count: Int
    static let example = Inner(id: .example, count: 3)
}

private enum Colour: String, WireEnum { case red, green }

private struct Outer: DTO {
    let name: String
    let colour: Colour
    let at: Instant?
    let inner: Inner
    let list: [Inner]
    let notes: [String: Int]?
    let flag: Bool?
    let ratio: Double?

    func problems() -> [FieldProblem] { name == "nobody" ? [FieldProblem("name", .sameAsBefore)] : [] }
    static let example = Outer(
        name: "a", colour: .red, at: .example, inner: .example, list: [.example], notes: ["x": 1], flag: true, ratio: 0.5)
}

@Suite struct InputDecoderTests {
    private func problems(_ json: String) -> [FieldProblem] {
        do {
            _ = try InputDecoder.decode(Outer.self, from: Array(json.utf8))
            return []
        } catch {
            guard case .invalid(let problems) = error else { return [FieldProblem("malformed", .required)] }
            return problems
        }
    }

    @Test func theExampleOfADTOReadsBack() throws {
        let bytes = try JSONWriter.encode(Outer.example)
        #expect(try InputDecoder.decode(Outer.self, from: bytes) == Outer.example)
    }

    @Test func everyMissingFieldIsNamedInOrder() {
        #expect(problems("{}").map(\.field) == ["name", "colour", "inner", "list"])
        #expect(problems("{}").allSatisfy { $0.rule == .required })
    }

    @Test func anEmptyBodyReadsAsAnEmptyObject() {
        #expect(problems("").map(\.field) == ["name", "colour", "inner", "list"])
    }

    @Test func wrongValuesDeepInsideAreNamedByPath() {
        let json = """
            {"name": 1, "colour": "blue", "at": "yesterday", "inner": {"id": "x"}, "list": [{"id": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "count": 1.5}, 7],
             "notes": {"a": "b"}, "flag": 0, "ratio": "much"}
            """
        let found = Dictionary(uniqueKeysWithValues: problems(json).map { ($0.field, $0.rule) })
        #expect(found["name"] == .wrongType(expected: "string"))
        #expect(found["colour"] == .notAllowed(values: ["red", "green"]))
        #expect(found["at"] == .malformed(expected: .instant))
        #expect(found["inner.id"] == .malformed(expected: .uuid))
        #expect(found["inner.count"] == .required)
        #expect(found["list.0.count"] == .wrongType(expected: "integer"))
        #expect(found["list.1"] == .wrongType(expected: "object"))
        #expect(found["notes.a"] == .wrongType(expected: "integer"))
        #expect(found["flag"] == .wrongType(expected: "boolean"))
        #expect(found["ratio"] == .wrongType(expected: "number"))
        #expect(found.count == 10)
    }

    @Test func nullCountsAsAbsent() {
        let json = #"{"name": null, "colour": "red", "at": null, "inner": null, "list": []}"#
        #expect(problems(json).map(\.field) == ["name", "inner"])
    }

    @Test func unknownMembersAreIgnored() throws {
        let bytes = Array(#"{"id": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "count": 1, "new": {"from": "later"}}"#.utf8)
        #expect(try InputDecoder.decode(Inner.self, from: bytes).count == 1)
    }

    @Test func rulesAcrossFieldsRunOnceEveryFieldIsGood() {
        let good = #""colour": "red", "inner": {"id": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "count": 1}, "list": []"#
        #expect(problems(#"{"name": "nobody", \#(good)}"#) == [FieldProblem("name", .sameAsBefore)])
        #expect(problems(#"{"name": "somebody", \#(good)}"#).isEmpty)
    }

    @Test(arguments: ["[]", "7", "\"text\"", "true"])
    func somethingElseThanAnObjectIsOneProblem(_ json: String) {
        #expect(problems(json).count == 1)
    }

    @Test func brokenJSONHasAPosition() {
        do {
            _ = try InputDecoder.decode(Outer.self, from: Array("{\n  \"name\": }".utf8))
            Issue.record("accepted")
        } catch {
            guard case .malformed(let syntax) = error else { return #expect(Bool(false), "not a syntax error") }
            #expect(syntax.line == 2)
            #expect(syntax.column == 11)
        }
    }

    @Test func parametersAreReadAsTheirFieldsWantThem() throws {
        struct Page: DTO {
            let limit: Int
            let flag: Bool?
            let tags: [String]?
            let ratio: Double?
            static let example = Page(limit: 1, flag: true, tags: ["a"], ratio: 0.5)
        }
        let page = try InputDecoder.decode(Page.self, parameters: [("limit", "50"), ("flag", "true"), ("tags", "a"), ("tags", "b")])
        #expect(page == Page(limit: 50, flag: true, tags: ["a", "b"], ratio: nil))
        #expect(throws: InputError.self) { try InputDecoder.decode(Page.self, parameters: [("limit", "many")]) }
        #expect(throws: InputError.self) { try InputDecoder.decode(Page.self, parameters: []) }
        for (text, ratio) in [("0.5", 0.5), ("2", 2), ("1e3", 1000), ("-0.25", -0.25)] {
            #expect(try InputDecoder.decode(Page.self, parameters: [("limit", "1"), ("ratio", text)]).ratio == ratio)
        }
        for text in ["NaN", "inf", "Infinity", "1e999", "0x10", "half", "", ".5", "null", "[1]"] {
            #expect(throws: InputError.self, "\(text)") {
                try InputDecoder.decode(Page.self, parameters: [("limit", "1"), ("ratio", text)])
            }
        }
    }
}
