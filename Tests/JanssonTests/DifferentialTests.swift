import JSONCoding
import Jansson
import Testing

/// jansson and `JSONParser` must accept the same texts and read the same values out of them.
struct DifferentialTests {
    private func check(_ bytes: [UInt8], _ label: String) {
        let ours = try? JSONParser.parse(bytes, maxDepth: 2048)
        let theirs = try? JanssonParser.parse(bytes)
        #expect(ours == theirs, "\(label): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        #expect(ours?.text() == theirs?.text(), "\(label)")
    }

    @Test(arguments: Corpus.valid) func valid(text: String) {
        #expect(throws: Never.self, "\(text)") { try JanssonParser.parse(Array(text.utf8)) }
        check(Array(text.utf8), "valid")
    }

    @Test(arguments: Corpus.invalid) func invalid(text: String) {
        #expect(throws: JanssonError.self, "\(text)") { try JanssonParser.parse(Array(text.utf8)) }
        check(Array(text.utf8), "invalid")
    }

    @Test(arguments: Corpus.invalidBytes) func invalidBytes(bytes: [UInt8]) {
        #expect(throws: JanssonError.self) { try JanssonParser.parse(bytes) }
        check(bytes, "bytes")
    }

    /// Damages each valid text in every way one byte can be damaged at a place, with bytes that mean something.
    @Test(arguments: Corpus.valid) func everySingleByteFault(text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= 64 else { return }
        for index in bytes.indices {
            var shorter = bytes
            shorter.remove(at: index)
            check(shorter, "removed \(index)")
            check(Array(bytes[..<index]), "cut \(index)")
            for byte in Corpus.interesting {
                var replaced = bytes
                replaced[index] = byte
                check(replaced, "replaced \(index)")
                var inserted = bytes
                inserted.insert(byte, at: index)
                check(inserted, "inserted \(index)")
            }
        }
    }
}

enum Corpus {
    static let interesting: [UInt8] = Array("\"\\{}[]:,0-+.eEu/ \n1f\t".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF]

    static let valid = [
        "null", "true", "false", " true ", "\t\r\n0", "0", "-0", "-1", "10", "1234567890", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "-9223372036854775809", "123456789012345678901234567890", "0.0", "-0.0", "1.5", "1e5", "1E5", "1e+5", "1e-5",
        "1.5e300", "1e-400", "0e1", "0.1e-1", "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "9007199254740993.5",
        #""""#, #""a""#, #"" ""#, #""\"""#, #""\\""#, #""\/""#, #""\b\f\n\r\t""#, #""\u0041""#, #""\u00e9""#, #""\u0000""#,
        #""\uD83D\uDE00""#,
        #""\u20ac\u007F""#, "\"\u{7f}\"", "\"é\"", "\"€\"", "\"😀\"", "\"عاش\"", "\"\u{2028}\u{feff}\"", "\"\u{ffff}\u{10ffff}\"",
        "[]", "[ ]", "[1]", "[1,2]", "[ 1 , 2 ]", "[[]]", "[[],[]]", "[null,true,\"x\",1.5,{}]",
        "[18446744073709551616,1,1.0,\"9223372036854775808\"]",
        "{}", "{ }", #"{"a":1}"#, #"{"":0}"#, #"{"a":1,"b":2}"#, #"{"b":1,"a":2}"#, #"{"a":{"a":{"a":[]}}}"#,
        #"{ "a" : [ 1 , { "b" : null } ] }"#,
        #"{"\u0061":1,"A":2}"#, "{\n  \"id\": 7,\n  \"tags\": [\"x\", \"y\"]\n}",
        #"{"k1":1,"k2":2,"k3":3,"k4":4,"k5":5,"k6":6,"k7":7,"k8":8,"k9":9,"k10":10}"#,
        "{\"\u{e9}\":1,\"e\u{301}\":2}",
        String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
    ]

    static let invalid = [
        "", " ", "nul", "nulll", "True", "NaN", "Infinity", "-Infinity", "undefined", "'a'", "a", "\u{feff}null", "1 2", "1,", ",",
        "01", "-01", "00", "+1", ".5", "1.", "-", "-.5", "1.e1", "1e", "1e+", "1ee5", "0x10", "1_000", "1e400", "-1e400", "[1e999999999]",
        "\"", "\"a", "\"\\\"", "\"\\x41\"", "\"\\'\"", "\"\\u\"", "\"\\u123\"", "\"\\u12g4\"", "\"\\uD800\"", "\"\\uDC00\"",
        "\"\\uD800\\u0041\"",
        "\"\\uD800\\uD800\"", "\"\\uD83D x\"", "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\u{1f}\"",
        "[", "]", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1 2]", "[1;2]", "[1}", "[1]]", "[]1", "[\"a\"", "[1,2", "[/**/]", "[1] // x",
        "{", "}", "{1:2}", "{a:1}", "{'a':1}", #"{"a"}"#, #"{"a":}"#, #"{"a":1"#, #"{"a":1,}"#, #"{"a" 1}"#, #"{"a"::1}"#, #"{,"a":1}"#,
        #"{"a":1 "b":2}"#, #"{"a":1]"#, #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"{"":1,"":1}"#, "{}{}", "null null",
    ]

    static let invalidBytes: [[UInt8]] = [
        [0xFF], [0x22, 0xFF, 0x22], [0x22, 0x80, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xC1, 0xBF, 0x22], [0x22, 0xC3, 0x22],
        [0x22, 0xC3],
        [0x22, 0xE0, 0x80, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xED, 0xBF, 0xBF, 0x22], [0x22, 0xE2, 0x82, 0x22],
        [0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
        [0x22, 0xF0, 0x9F, 0x98, 0x22],
        [0xFE, 0xFF, 0x00, 0x31], [0x31, 0x00], [0x00], [0xC2, 0xA0, 0x31],
    ]
}
