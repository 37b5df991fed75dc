import JSONCoding
import Jansson
import Testing

struct JanssonParserTests {
    private func parse(_ text: String) throws -> JSONValue { try JanssonParser.parse(Array(text.utf8)) }

    @Test func membersKeepTheirOrder() throws {
        let names = (0..<40).map { "name\(39 - $0)" }
        let text = "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        #expect(try parse(text).object?.keys == names)
    }

    @Test func largeIntegersBecomeNumbersAndOthersStayExact() throws {
        #expect(
            try parse(
                #"[9223372036854775808, 9223372036854775807, 1, 1.0, -9223372036854775809, "9223372036854775808\"9223372036854775808"]"#)
                == [.number(0x1p63), .integer(.max), 1, 1.0, .number(-0x1p63), "9223372036854775808\"9223372036854775808"])
        #expect(throws: JanssonError.self) { try parse(String(repeating: "9", count: 400)) }
        // Wrong after the large integer is still wrong.
        #expect(throws: JanssonError.self) { try parse("[9223372036854775808, tru]") }
    }

    @Test func errorsSayWhere() {
        let error = #expect(throws: JanssonError.self) { try parse("{\n  \"a\": 1,\n  \"b\": tru\n}") }
        #expect(error?.line == 3)
        #expect(error?.column == 10)
        #expect(error?.position == 22)
        #expect(error?.message == "invalid token near 'tru'")
        #expect("\(error.map { "\($0)" } ?? "")" == "line 3, column 10: invalid token near 'tru'")
    }

    @Test func strictness() {
        #expect(throws: JanssonError.self) { try parse(#"{"a":1,"a":2}"#) }
        #expect(throws: JanssonError.self) { try parse("[1] x") }
        #expect(throws: JanssonError.self) { try JanssonParser.parse([]) }
    }

    /// What jansson refuses and `JSONParser` takes: known, and no more than this.
    @Test func knownDifferences() throws {
        #expect(throws: JanssonError.self) { try parse(#"{"a\u0000b":1}"#) }
        #expect(try JSONParser.parse(#"{"a\u0000b":1}"#) == ["a\0b": 1])
        #expect(throws: JanssonError.self) { try parse(String(repeating: "[", count: 3000)) }
    }

    @Test func nulInAStringIsKept() throws { #expect(try parse(#""a\u0000b""#) == "a\0b") }
}
