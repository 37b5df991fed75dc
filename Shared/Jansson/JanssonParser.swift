internal import CJansson
public import JSONCoding

/// Reads JSON with the jansson library: a second opinion beside `JSONParser`, so that a fault in ours cannot hide itself.
///
/// Accepts what RFC 8259 does, any value at the top, and refuses a repeated member name. Beyond the RFC jansson refuses U+0000
/// in a member name and nesting deeper than 2048 levels, and like `JSONParser` numbers outside a double's range.
public enum JanssonParser {
    /// An integer that does not fit 64 bits becomes a `number`, as in `JSONParser`.
    public static func parse(_ bytes: [UInt8]) throws(JanssonError) -> JSONValue {
        // jansson takes a zero byte after the value for the end of the text, and what follows for nothing.
        if let zero = bytes.firstIndex(of: 0) { throw JanssonError(message: "NUL byte in the text", line: 0, column: 0, position: zero) }
        do {
            return try JanssonHandle(parsing: bytes).value()
        } catch {
            guard error.isIntegerOverflow, let widened = IntegerWidening.widen(bytes) else { throw error.error }
            return try parse(widened: widened)
        }
    }

    private static func parse(widened: [UInt8]) throws(JanssonError) -> JSONValue {
        do {
            return try JanssonHandle(parsing: widened).value()
        } catch {
            throw error.error
        }
    }
}

/// Why jansson refused a text.
public struct JanssonError: Error, Hashable, CustomStringConvertible {
    /// jansson's own words.
    public let message: String
    /// From 1; 0 when jansson gives no place.
    public let line: Int
    /// In characters, of the last one read.
    public let column: Int
    /// Bytes read.
    public let position: Int

    public var description: String { "line \(line), column \(column): \(message)" }
}

/// jansson stops at an integer beyond 64 bits; written with `.0` after it, the same number is a real.
enum IntegerWidening {
    /// - Returns: nil when no integer in the text is that large.
    static func widen(_ text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 16)
        var index = 0
        while index < text.count {
            let start = index
            if text[index] == UInt8(ascii: "\"") {
                index = endOfString(text, index)
            } else if text[index] == UInt8(ascii: "-") || isNumberByte(text[index]) {
                repeat { index += 1 } while index < text.count && isNumberByte(text[index])
                let token = text[start..<index]
                result.append(contentsOf: token)
                let isInteger = token.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
                if isInteger, token.count > 1, Int64(String(decoding: token, as: UTF8.self)) == nil {
                    result.append(contentsOf: Array(".0".utf8))
                }
                continue
            } else {
                index += 1
            }
            result.append(contentsOf: text[start..<index])
        }
        return result.count == text.count ? nil : result
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }

    private static func endOfString(_ text: [UInt8], _ start: Int) -> Int {
        var index = start + 1
        while index < text.count, text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(index + 1, text.count)
    }
}
