import Testing

@testable import Wire

private struct Answer: DTO {
    struct Part: DTO {
        let id: Identifier<Part>
        let note: String?
        static let example = Part(id: .example, note: nil)
    }

    let name: String
    let role: Role
    let count: Int32
    let share: Double?
    let part: Part
    let parts: [Part]
    let words: [String: Int]
    static let example = Answer(name: "", role: .user, count: 1, share: nil, part: .example, parts: [], words: [:])
}

@Suite struct ViewMisfitTests {
    private struct Good: DTO {
        struct Item: DTO {
            let id: String
            static let example = Item(id: "")
        }
        let name: String?
        let role: String
        let count: Double
        let parts: [Item]
        let words: [String: Int64]?
        static let example = Good(name: nil, role: "", count: 1, parts: [], words: nil)
    }

    private struct Bad: DTO {
        struct Item: DTO {
            let note: String
            let gone: Bool?
            static let example = Item(note: "", gone: nil)
        }
        enum Some: String, WireEnum { case user, coach }
        let name: Identifier<Bad>
        let role: Some
        let count: Bool
        let share: Double
        let part: Item
        let parts: [Item]
        let words: [String: String]
        let title: String?
        static let example = Bad(
            name: .example, role: .user, count: true, share: 1, part: .example, parts: [], words: [:], title: nil)
    }

    @Test func aViewReadsSomeFieldsAsLooselyAsItLikes() {
        #expect(Answer.schema.misfits(Good.schema).isEmpty)
        #expect(Answer.schema.misfits(Answer.schema).isEmpty)
        #expect(Answer.schema.misfits(Nothing.schema).isEmpty)
    }

    @Test func everyMisfitIsNamed() {
        #expect(
            Answer.schema.misfits(Bad.schema).map(\.description) == [
                "$.name may be a text that Bad refuses",
                "$.role may be admin, which Bad does not know",
                "$.count is an integer, and Bad reads it as a boolean",
                "$.share may be left out of Answer, and Bad requires it",
                "$.part.note may be left out of Part, and Item requires it",
                "$.part.gone is not part of Part",
                "$.parts[*].note may be left out of Part, and Item requires it",
                "$.parts[*].gone is not part of Part",
                "$.words.* is an integer, and Bad reads it as a string",
                "$.title is not part of Answer",
            ])
    }

    @Test(arguments: [
        (Schema.integer(minimum: 0, maximum: 10), Schema.integer(minimum: nil, maximum: nil), true),
        (.integer(minimum: 0, maximum: 10), .integer(minimum: 0, maximum: 11), true),
        (.integer(minimum: 0, maximum: 10), .integer(minimum: 1, maximum: nil), false),
        (.integer(minimum: 0, maximum: nil), .integer(minimum: nil, maximum: 10), false),
        (.integer(minimum: 0, maximum: 10), .number(minimum: 0, maximum: 9.5), false),
        (.number(minimum: nil, maximum: nil), .integer(minimum: nil, maximum: nil), false),
        (.string(StringRules(maximum: 10)), .string(StringRules(maximum: 9)), false),
        (.string(StringRules(maximum: 10)), .string(StringRules(maximum: 10)), true),
        (.string(StringRules(pattern: "^a$")), .string(StringRules()), true),
        (.string(StringRules(pattern: "^a$")), .string(StringRules(pattern: "^b$")), false),
        (.string(StringRules(format: "uuid")), .string(StringRules(format: "date")), false),
        (.enumeration(["a"]), .string(StringRules()), true),
        (.enumeration(["a"]), .string(StringRules(format: "date")), false),
        (.string(StringRules()), .enumeration(["a"]), false),
        (.enumeration(["a"]), .enumeration(["a", "b"]), true),
        (.array(.boolean(), minimum: nil, maximum: 9), .array(.boolean(), minimum: nil, maximum: 8), false),
        (.array(.boolean(), minimum: 1, maximum: nil), .array(.boolean(), minimum: 1, maximum: nil), true),
        (.object(Nothing.schema), .any, true),
        (.any, .boolean(), false),
    ])
    func aLooserSchemaTakesAStricterOne(_ answered: Schema, _ read: Schema, _ fits: Bool) {
        let answer = ObjectSchema(
            name: "Answer", type: "Answer", fields: [.init(name: "a", schema: answered, isRequired: true, origin: .init())])
        let view = ObjectSchema(name: "View", type: "View", fields: [.init(name: "a", schema: read, isRequired: true, origin: .init())])
        #expect(answer.misfits(view).isEmpty == fits)
    }

    @Test func theLeavesAreWhereTheValuesAre() {
        let leaves = Answer.schema.leaves
        #expect(
            leaves.map(\.path) == [
                "$.name", "$.role", "$.count", "$.share", "$.part.id", "$.part.note", "$.parts[*].id", "$.parts[*].note", "$.words.*",
            ])
        #expect(leaves.filter { !$0.isRequired }.map(\.path) == ["$.share", "$.part.note", "$.parts[*].note"])
        #expect(leaves[7].names == ["parts", "note"])
        #expect(Nothing.schema.leaves.map(\.path) == ["$"])
    }
}
