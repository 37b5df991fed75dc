internal import JSONCoding

/// Whole numbers beyond 64 bits, which `JSONValue` would round. Where a text has some, they are read as objects with one member of a name
/// that no service uses, and become numbers again when a query takes them.
enum BigIntegers {
    private static let name = "\u{1}digits"

    static func marked(_ digits: String) -> JSONValue { .object([name: .string(digits)]) }

    /// The digits when an object stands for a number.
    static func digits(_ object: JSONObject) -> String? { object.count == 1 ? object[name]?.string : nil }

    /// A text of JSON with each of them marked; nil when it has none.
    static func marking(_ text: [UInt8]) -> [UInt8]? {
        var out: [UInt8] = []
        var kept = 0
        var index = 0
        while index < text.count {
            let start = index
            if text[index] == UInt8(ascii: "\"") {
                index += 1
                while index < text.count, text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
                index += 1
            } else if text[index].isDigit || text[index] == UInt8(ascii: "-") {
                repeat { index += 1 } while index < text.count && isOfNumber(text[index])
                guard index - start >= 19 else { continue }
                let token = String(decoding: text[start..<index], as: UTF8.self)
                guard token.utf8.dropFirst().allSatisfy(\.isDigit), Int64(token) == nil else { continue }
                out += text[kept..<start] + marked(token).bytes()
                kept = index
            } else {
                index += 1
            }
        }
        return kept == 0 ? nil : out + text[kept...]
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        byte.isDigit || byte == 0x2e || byte | 0x20 == 0x65 || byte == 0x2b || byte == 0x2d
    }

    /// A text written from a value with marked numbers, as it was read.
    static func unmarked(_ text: String) -> String {
        let mark = String(marked("").text().dropLast(2))  // up to the digits
        guard text.contains(mark) else { return text }
        var out = ""
        var rest = text[...]
        while let start = rest.firstRange(of: mark) {
            out += rest[..<start.lowerBound]
            let digits = rest[start.upperBound...].prefix { $0 != "\"" }
            out += digits
            rest = rest[digits.endIndex...].dropFirst(2)
        }
        return out + rest
    }

    /// Negative, zero or positive as the first is smaller, the same or larger.
    static func order(_ a: String, _ b: String) -> Int {
        let (isNegative, other) = (a.hasPrefix("-"), b.hasPrefix("-"))
        guard isNegative == other else { return isNegative ? -1 : 1 }
        let (x, y) = (Array(a.utf8.drop { $0 == 0x2d || $0 == 0x30 }), Array(b.utf8.drop { $0 == 0x2d || $0 == 0x30 }))
        let order = x.count != y.count ? x.count - y.count : x == y ? 0 : x.lexicographicallyPrecedes(y) ? -1 : 1
        return isNegative ? -order : order
    }
}
