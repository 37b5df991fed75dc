/// Reads a JSON text strictly as RFC 8259 has it: UTF-8 without a byte order mark, no comments, no trailing commas, no `NaN`.
///
/// Stricter than the RFC's grammar in three places it leaves open: a member name may occur once in an object (§4), a number
/// must fit a double (§6), and nesting is bounded (§9). Any value may stand at the top (§2).
public struct JSONParser {
    /// - Parameter maxDepth: how many arrays and objects may be open at once.
    public static func parse(_ bytes: [UInt8], maxDepth: Int = 128) throws(JSONSyntaxError) -> JSONValue {
        let result: Result<JSONValue, JSONSyntaxError> = bytes.withUnsafeBufferPointer { parse($0, maxDepth: maxDepth) }
        return try result.get()
    }

    /// As `parse(_:maxDepth:)`, of text already in memory as a string.
    public static func parse(_ text: String, maxDepth: Int = 128) throws(JSONSyntaxError) -> JSONValue {
        var text = text
        let result: Result<JSONValue, JSONSyntaxError> = text.withUTF8 { parse($0, maxDepth: maxDepth) }
        return try result.get()
    }

    /// The buffer is read during the call only.
    public static func parse(_ text: UnsafeBufferPointer<UInt8>, maxDepth: Int = 128) -> Result<JSONValue, JSONSyntaxError> {
        var parser = JSONParser(text: text, levelsLeft: maxDepth, maxDepth: maxDepth)
        do {
            return .success(try parser.document())
        } catch {
            return .failure(error)
        }
    }

    /// The string at the very start of `text`, quotes included; nil if there is none.
    static func leadingString(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        var parser = JSONParser(text: text, levelsLeft: 0, maxDepth: 0)
        return parser.take(.quote) ? try? parser.string() : nil
    }

    let text: UnsafeBufferPointer<UInt8>
    var position = 0
    private var levelsLeft: Int
    private let maxDepth: Int

    private init(text: UnsafeBufferPointer<UInt8>, levelsLeft: Int, maxDepth: Int) {
        self.text = text
        self.levelsLeft = levelsLeft
        self.maxDepth = maxDepth
    }

    private mutating func document() throws(JSONSyntaxError) -> JSONValue {
        skipSpace()
        let value = try value()
        skipSpace()
        guard position == text.count else { throw expected("the end of the text") }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        guard position < text.count else { throw expected("a value") }
        switch text[position] {
        case .quote:
            position += 1
            return .string(try string())
        case .openBrace: return .object(try nested { parser throws(JSONSyntaxError) in try parser.object() })
        case .openBracket: return .array(try nested { parser throws(JSONSyntaxError) in try parser.array() })
        case UInt8(ascii: "-"), .zero ... .nine: return try number()
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: throw expected("a value")
        }
    }

    private mutating func nested<T>(_ body: (inout JSONParser) throws(JSONSyntaxError) -> T) throws(JSONSyntaxError) -> T {
        guard levelsLeft > 0 else { throw error("nested deeper than \(maxDepth) levels") }
        levelsLeft -= 1
        position += 1
        let value = try body(&self)
        levelsLeft += 1
        return value
    }

    private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
        var items: [JSONValue] = []
        skipSpace()
        if take(.closeBracket) { return items }
        while true {
            items.append(try value())
            skipSpace()
            if take(.comma) {
                skipSpace()
            } else if take(.closeBracket) {
                return items
            } else {
                throw expected("',' or ']' after the element")
            }
        }
    }

    private mutating func object() throws(JSONSyntaxError) -> JSONObject {
        var object = JSONObject()
        skipSpace()
        if take(.closeBrace) { return object }
        while true {
            let start = position
            guard take(.quote) else { throw expected(object.isEmpty ? "a member name in quotes or '}'" : "a member name in quotes") }
            let name = try string()
            skipSpace()
            guard take(.colon) else { throw expected("':' after the member name") }
            skipSpace()
            guard object.add(name, try value()) else {
                throw error("duplicate member name \"\(Substring(name.unicodeScalars.prefix(40)))\"", at: start)
            }
            skipSpace()
            if take(.comma) {
                skipSpace()
            } else if take(.closeBrace) {
                return object
            } else {
                throw expected("',' or '}' after the member")
            }
        }
    }

    private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard position + index < text.count, text[position + index] == word.utf8Start[index] else {
                position += index
                throw expected("\(word)")
            }
        }
        position += word.utf8CodeUnitCount
        return value
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < text.count, text[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: " "), .lineFeed, UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
        }
    }
}
