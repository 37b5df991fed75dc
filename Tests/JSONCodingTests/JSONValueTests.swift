import Foundation
import JSONCoding
import Testing

struct JSONValueTests {
    private let sample: JSONValue = [
        "b": [1, 2.5, nil, true, "x\n\u{1}\u{1f}\"\\/é😀"], "a": [:], "c": [], "": ["z": 1.0, "y": -0.0],
    ]

    @Test func compactText() {
        #expect(sample.text() == #"{"b":[1,2.5,null,true,"x\n\u0001\u001f\"\\/é😀"],"a":{},"c":[],"":{"z":1.0,"y":-0.0}}"#)
    }

    @Test func prettySortedText() {
        #expect(sample.text(pretty: true, sortedKeys: true) == """
            {
              "": {
                "y": -0.0,
                "z": 1.0
              },
              "a": {},
              "b": [
                1,
                2.5,
                null,
                true,
                "x\\n\\u0001\\u001f\\"\\\\/é😀"
              ],
              "c": []
            }
            """)
    }

    @Test func textReadsBack() throws { #expect(try JSONParser.parse(sample.bytes(pretty: true)) == sample) }

    @Test func numbersJSONLacksAreNull() {
        #expect(JSONValue.array([.number(.infinity), .number(-.infinity), .number(.nan)]).text() == "[null,null,null]")
    }

    @Test(arguments: [Int64.min, -1, 0, 9, 10, 99, 100, 12_345, .max])
    func integers(value: Int64) { #expect(JSONValue.integer(value).text() == String(value)) }

    @Test func escapedControlCharacters() throws {
        for value in UInt8(0)..<0x20 {
            // Every position in the eight-byte step of the writer.
            for padding in 0..<9 {
                let text = String(repeating: "p", count: padding) + String(Unicode.Scalar(value)) + "rest"
                #expect(try JSONParser.parse(JSONValue.string(text).bytes()) == .string(text))
            }
        }
    }

    @Test func objectsAreEqualInAnyOrder() {
        let a: JSONValue = ["x": 1, "y": [1, 2]]
        let b: JSONValue = ["y": [1, 2], "x": 1]
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        #expect(a != ["x": 1])
        #expect(a != ["x": 1, "y": [2, 1]])
        #expect(JSONValue.integer(1) != .number(1))
    }

    @Test(arguments: [3, 16, 17, 18, 40])
    func objectMembers(count: Int) {
        var object = JSONObject()
        for index in 0..<count { object["k\(index)"] = .integer(Int64(index)) }
        #expect(object.count == count)
        object["k1"] = "new"
        #expect(object["k1"] == "new")
        object["k0"] = nil
        #expect(object["k0"] == nil)
        #expect(object.keys == (1..<count).map { "k\($0)" })
        #expect(object["k\(count - 1)"] == (count == 2 ? "new" : .integer(Int64(count - 1))))
        let added = object.add("k0", 7)
        let again = object.add("k0", 8)
        #expect(added && !again && object["k0"] == 7)
        #expect(object.keys.last == "k0")
        object["absent"] = nil
        #expect(object.map(\.name) == object.keys)
        object = JSONObject()
        #expect(object.isEmpty)
    }

    @Test func codableThroughOurCodersKeepsOrder() throws {
        let bytes = try JSONWriter.encode(["wrapped": sample])
        #expect(String(decoding: bytes, as: UTF8.self) == "{\"wrapped\":\(sample.text())}")
        let back = try JSONTreeDecoder.decode([String: JSONValue].self, from: JSONParser.parse(bytes))
        #expect(back["wrapped"]?.text() == sample.text())
    }

    @Test func codableThroughFoundation() throws {
        // Foundation writes 1.0 as 1, so this sample has none.
        let sample: JSONValue = ["b": [1, 2.5, nil, true, "é"], "a": [:], "c": [], "max": .integer(.max)]
        #expect(try JSONParser.parse(Array(JSONEncoder().encode(sample))) == sample)
        #expect(try JSONDecoder().decode(JSONValue.self, from: Data(sample.bytes())) == sample)
    }

    @Test func accessors() {
        #expect(sample["b"]?[1]?.double == 2.5)
        #expect(sample["b"]?[0]?.double == 1)
        #expect(sample["b"]?[9] == nil && sample["b"]?[-1] == nil && sample[0] == nil && sample["b"]?["x"] == nil)
    }
}

struct JSONPointerTests {
    /// RFC 6901 §5.
    @Test(arguments: [
        ("", nil), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/m~0n", 8), ("/ ", 7), ("/foo/00", nil), ("/foo/-", nil),
        ("/foo/2", nil), ("/foo/+1", nil), ("/absent/x", nil),
    ] as [(String, JSONValue?)])
    func resolves(text: String, expected: JSONValue?) throws {
        let document: JSONValue = ["foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "m~n": 8, " ": 7]
        let pointer = try #require(JSONPointer(text))
        #expect(pointer.description == text)
        #expect(document[pointer] == (text.isEmpty ? document : expected))
    }

    @Test(arguments: ["a", "/~", "/~2", "/a~"]) func refuses(text: String) { #expect(JSONPointer(text) == nil) }

    @Test func rendersCodingPaths() throws {
        struct Inner: Decodable { let b: String }
        struct Outer: Decodable { let a: [Inner] }
        let error = #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Outer.self, from: ["a": [["b": 1]]]) }
        guard case .typeMismatch(_, let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(JSONPointer(codingPath: context.codingPath).description == "/a/0/b")
    }
}
