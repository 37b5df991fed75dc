import JSONCoding
import Rules
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// The tables of Tests/Fixtures/Rules, natively; `Tools/wasm test` runs them in wasmkit and Chromium.
struct GoldenTests {
    @Test(arguments: ["energy", "onboarding", "days", "prices", "geometry", "evidence", "training", "nutrition", "texts"])
    func table(_ name: String) throws {
        let rows = try #require(JSONParser.parse(try Self.read("Tests/Fixtures/Rules/\(name).json")).array)
        #expect(!rows.isEmpty)
        for row in rows {
            let (rule, input, expected) = (row["rule"]?.string ?? "", row["input"] ?? .null, row["expect"] ?? .null)
            let answer = try JSONParser.parse(Rules.call(rule, input.bytes()))
            #expect(Self.fits(expected, answer), "\(rule) \(input.text()): expected \(expected.text()), answered \(answer.text())")
        }
    }

    @Test(arguments: ["", "[", "1", "\"text\"", #"{"a":"#, #"{"today":1e999}"#, "\u{0}"])
    func whatIsNoObjectIsAnError(_ text: String) throws {
        let answer = try JSONParser.parse(Rules.call("energy", Array(text.utf8)))
        #expect(answer["error"]?["code"] == "malformed")
    }

    /// Whether an answer has everything that a table names; objects may have more members.
    private static func fits(_ expected: JSONValue, _ answer: JSONValue) -> Bool {
        switch (expected, answer) {
        case (.object(let members), .object(let found)): members.allSatisfy { name, value in found[name].map { fits(value, $0) } ?? false }
        case (.array(let items), .array(let found)): items.count == found.count && zip(items, found).allSatisfy { fits($0, $1) }
        default: expected == answer
        }
    }

    private static func read(_ path: String) throws -> [UInt8] {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return bytes
    }
}
