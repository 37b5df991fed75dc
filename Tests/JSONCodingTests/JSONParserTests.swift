import JSONCoding
import Testing

struct JSONParserTests {
    @Test(arguments: [
        ("null", .null), ("true", true), (" \t\r\nfalse \n", false), ("0", 0), ("-0", 0), ("7", 7), ("-12", -12),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("-9223372036854775809", .number(-9_223_372_036_854_775_808)),
        ("18446744073709551615", .number(0x1p64)), ("18446744073709551616", .number(0x1p64)),
        ("1.0", 1.0), ("-0.0", .number(-0.0)), ("0.1", 0.1), ("1e2", 100.0), ("1E+2", 100.0), ("25e-1", 2.5), ("0e0", 0.0), ("0.000", 0.0),
        ("1e22", 1e22), ("1e23", 1e23), ("123456789012345678901234567890", 123456789012345678901234567890.0),
        ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("5e-324", .number(.leastNonzeroMagnitude)), ("1e-400", 0.0),
        ("0.1000000000000000055511151231257827021181583404541015625", 0.1), ("9007199254740993.0", 9007199254740992.0),
        (#""""#, ""), (#""a""#, "a"), (#""😀 عاش é""#, "😀 عاش é"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
        (#""\u0041\u00e9\u20AC\u0000""#, "Aé€\0"), (#""\uD83D\uDE00!""#, "😀!"),
        (#""a plain run longer than eight bytes\n then more""#, "a plain run longer than eight bytes\n then more"),
        (#""\#u{7f}""#, "\u{7f}"), ("\"1234567\u{e9}89012345\u{20ac}\"", "1234567é89012345€"),
        ("[]", []), ("[ ]", []), ("[1]", [1]), ("[1,[2,[]],{}]", [1, [2, []], [:]]), ("{}", [:]), ("{ }", [:]),
        (#"{"a":1,"b":{"c":[true]}}"#, ["a": 1, "b": ["c": [true]]]), (#"{ "" : null }"#, ["": nil]),
    ] as [(String, JSONValue)])
    func accepts(text: String, value: JSONValue) throws {
        let parsed = try JSONParser.parse(text)
        #expect(parsed == value)
        if case (.number(let a), .number(let b)) = (parsed, value) { #expect(a.bitPattern == b.bitPattern) }
        #expect(try JSONParser.parse(Array(text.utf8)) == parsed)
    }

    /// Text, message, line, column, offset.
    @Test(arguments: [
        ("", "expected a value, found the end of the text", 1, 1, 0),
        (" \n ", "expected a value, found the end of the text", 2, 2, 3),
        ("nul", "expected null, found the end of the text", 1, 4, 3),
        ("trUe", "expected true, found 'U'", 1, 3, 2),
        ("NaN", "expected a value, found 'N'", 1, 1, 0),
        ("\u{feff}1", "expected a value, found U+FEFF", 1, 1, 0),
        ("1 2", "expected the end of the text, found '2'", 1, 3, 2),
        ("nullx", "expected the end of the text, found 'x'", 1, 5, 4),
        ("'a'", "expected a value, found '''", 1, 1, 0),
        ("// c\n1", "expected a value, found '/'", 1, 1, 0),
        ("01", "expected '.', 'e' or the end of the number after a leading 0, found '1'", 1, 2, 1),
        ("-", "expected a digit after '-', found the end of the text", 1, 2, 1),
        ("-a", "expected a digit after '-', found 'a'", 1, 2, 1),
        ("+1", "expected a value, found '+'", 1, 1, 0),
        (".5", "expected a value, found '.'", 1, 1, 0),
        ("1.", "expected a digit after '.', found the end of the text", 1, 3, 2),
        ("1.e5", "expected a digit after '.', found 'e'", 1, 3, 2),
        ("1e", "expected a digit in the exponent, found the end of the text", 1, 3, 2),
        ("1e+", "expected a digit in the exponent, found the end of the text", 1, 4, 3),
        ("[1e400]", "number out of range", 1, 2, 1),
        ("-1e99999999999999999999", "number out of range", 1, 1, 0),
        ("0x10", "expected the end of the text, found 'x'", 1, 2, 1),
        ("[", "expected a value, found the end of the text", 1, 2, 1),
        ("[1", "expected ',' or ']' after the element, found the end of the text", 1, 3, 2),
        ("[1,]", "expected a value, found ']'", 1, 4, 3),
        ("[1 2]", "expected ',' or ']' after the element, found '2'", 1, 4, 3),
        ("[1}", "expected ',' or ']' after the element, found '}'", 1, 3, 2),
        ("{", "expected a member name in quotes or '}', found the end of the text", 1, 2, 1),
        ("{a:1}", "expected a member name in quotes or '}', found 'a'", 1, 2, 1),
        (#"{"a" 1}"#, "expected ':' after the member name, found '1'", 1, 6, 5),
        (#"{"a":}"#, "expected a value, found '}'", 1, 6, 5),
        (#"{"a":1,}"#, "expected a member name in quotes, found '}'", 1, 8, 7),
        (#"{"a":1 "b":2}"#, "expected ',' or '}' after the member, found '\"'", 1, 8, 7),
        ("{\n  \"é\": 1,\n  \"x\": 2, \"é\": 3\n}", "duplicate member name \"é\"", 3, 11, 23),
        (#"{"a":1,"\u0061":2}"#, "duplicate member name \"a\"", 1, 8, 7),
        ("\"abc", "expected '\"' at the end of the string, found the end of the text", 1, 5, 4),
        ("\"ab\\", "expected an escape after '\\', found the end of the text", 1, 5, 4),
        (#""\x41""#, "expected one of \" \\ / b f n r t u after '\\', found 'x'", 1, 3, 2),
        (#""\u12g4""#, "expected 4 hexadecimal digits after \\u, found 'g'", 1, 6, 5),
        (#""\u12"#, "expected 4 hexadecimal digits after \\u, found the end of the text", 1, 6, 5),
        (#""\uD83D""#, "expected a low surrogate escape after \\uD83D, found '\"'", 1, 8, 7),
        (#""\uD83D\n""#, "expected a low surrogate escape after \\uD83D, found 'n'", 1, 9, 8),
        (#""\uD83D\u0041""#, "expected a low surrogate escape after \\uD83D, found \\u0041", 1, 8, 7),
        (#""a\uDE00""#, "expected a high surrogate escape first, found the low surrogate \\uDE00", 1, 3, 2),
        ("\"a\nb\"", "expected an escape for the control character, found U+000A", 1, 3, 2),
        ("\"twelve bytes\u{1}\"", "expected an escape for the control character, found U+0001", 1, 14, 13),
        ("[\n\n   tru]", "expected true, found ']'", 3, 7, 9),
        ("\"عاش\" x", "expected the end of the text, found 'x'", 1, 7, 9),
    ] as [(String, String, Int, Int, Int)])
    func refuses(text: String, message: String, line: Int, column: Int, offset: Int) {
        #expect(throws: JSONSyntaxError(message: message, line: line, column: column, offset: offset)) { try JSONParser.parse(text) }
    }

    /// Each is the inside of a string; the offset is that of the sequence's first byte.
    @Test(arguments: [
        ([0xFF], 0, "0xFF"), ([0x61, 0x80], 1, "0x80"), ([0xC0, 0x80], 0, "0xC0"), ([0xC2], 0, "0xC2"), ([0xE0, 0x80, 0x80], 0, "0xE0"),
        ([0xED, 0xA0, 0x80], 0, "0xED"), ([0xF4, 0x90, 0x80, 0x80], 0, "0xF4"), ([0xF5, 0x80, 0x80, 0x80], 0, "0xF5"),
        ([0xE2, 0x82], 0, "0xE2"), ([0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0xFE], 9, "0xFE"),
    ] as [([UInt8], Int, String)])
    func refusesMalformedUTF8(inside: [UInt8], offset: Int, byte: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0x22] + inside + [0x22]) }
        #expect(error?.message == "expected UTF-8, found byte \(byte), which is not UTF-8")
        #expect(error?.offset == offset + 1)
        #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0x22] + inside) }
    }

    @Test func everyScalarReadsBackPlainAndEscaped() throws {
        for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 97) {
            guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
            let expected = JSONValue.string(String(Character(scalar)))
            let escaped = String(scalar).utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
            let same = try JSONParser.parse("\"\(scalar)\"") == expected && JSONParser.parse("\"\(escaped)\"") == expected
            #expect(same, "U+\(String(value, radix: 16))")
        }
    }

    @Test func nestingIsBounded() throws {
        let text = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(throws: Never.self) { try JSONParser.parse(text(128)) }
        let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(text(129)) }
        #expect(error?.message == "nested deeper than 128 levels")
        #expect(error?.offset == 128)
        #expect(throws: Never.self) { try JSONParser.parse(#"{"a":[{"b":[]}]}"#, maxDepth: 4) }
        #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(#"{"a":[{"b":[]}]}"#, maxDepth: 3) }
        // Depth counts what is open, not what has been seen.
        #expect(throws: Never.self) { try JSONParser.parse("[[],[],[]]", maxDepth: 2) }
        // A million brackets are refused without a million calls.
        #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) }
    }

    @Test func membersKeepTheirOrder() throws {
        let names = (0..<40).map { "name\(39 - $0)" }
        let text = "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        #expect(try JSONParser.parse(text).object?.keys == names)
    }

    @Test func aLongDuplicateNameIsCut() {
        let name = String(repeating: "n", count: 500)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse("{\"\(name)\":1,\"\(name)\":2}") }
        #expect(error?.message.utf8.count ?? 0 < 100)
    }
}
