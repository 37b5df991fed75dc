import JSONCoding
import TestSupport
import Testing

/// A text that somebody sends costs as much as it is long, wherever it stands in a document.
@Suite struct GrowthTests {
    @Test(arguments: 0..<Growth.texts.count) func aMemberNameIsReadAndLookedUp(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 4000) { "{\"abc\":1,\"\(make($0))\":2,\"\(make($0 + 2))\":3}" } work: { text in
            let value = try? JSONParser.parse(text)
            #expect(value?.object?.count == 3)
            #expect(value?["abc"] == 1 && value?["a"] == nil)
        }
    }

    /// More members than are scanned: their names are hashed.
    @Test(arguments: 0..<Growth.texts.count) func manyMemberNamesAreRead(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 1000) { size in
            "{" + (0..<20).map { "\"\($0)\(make(size))\":\($0)" }.joined(separator: ",") + "}"
        } work: { #expect((try? JSONParser.parse($0))?.object?.count == 20) }
    }

    @Test func aMillionBytesOfMembersAreRead() {
        Growth.expectLinear("members", from: 1000) { size in
            "{" + (0..<size).map { "\"member \($0)\":0" }.joined(separator: ",") + "}"
        } work: { #expect((try? JSONParser.parse($0)) != nil) }
    }

    @Test(arguments: 0..<Growth.texts.count) func textsAreComparedAndHashed(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 4000) { (JSONValue.string(make($0)), JSONValue.string(make($0 + 2))) } work: { a, b in
            #expect(a != b && a != "abc" && a == a)
            #expect(Set([a, b]).count == 2)
        }
    }

    /// RFC 8259 §8.3: names are the same when their code units are.
    @Test func namesAreTheirBytes() throws {
        let value = try JSONParser.parse("{\"\u{e9}\":1,\"e\u{301}\":2}")
        #expect(value.object?.count == 2)
        #expect(value["\u{e9}"] == 1 && value["e\u{301}"] == 2)
        #expect(JSONValue.string("\u{e9}") != JSONValue.string("e\u{301}"))
        // U+212A is canonically equivalent to K.
        #expect(try JSONParser.parse("{\"\u{212a}\":1}")["K"] == nil)
    }

    /// Also among the many.
    @Test func manyNamesAreTheirBytes() throws {
        let others = (0..<30).map { "\"n\($0)\":0" }.joined(separator: ",")
        #expect(try JSONParser.parse("{\(others),\"\u{e9}\":1,\"e\u{301}\":2}").object?.count == 32)
        #expect(throws: JSONSyntaxError.self) { try JSONParser.parse("{\(others),\"\u{e9}\":1,\"\u{e9}\":2}") }
    }

    @Test func aDuplicateNameOfManyMarksIsCut() {
        let name = "a" + String(repeating: "\u{301}", count: 5000)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse("{\"\(name)\":1,\"\(name)\":2}") }
        #expect(error?.message.utf8.count ?? .max < 200)
    }
}
