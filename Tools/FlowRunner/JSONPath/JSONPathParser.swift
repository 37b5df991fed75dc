/// Recursive descent over the scalars of a query. RFC 9535 Appendix A.
struct JSONPathParser {
    let text: [Unicode.Scalar]
    var offset = 0
    var depth = 0

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    mutating func whole() throws(JSONPathError) -> JSONPath.Query {
        guard peek == "$" else { throw fail("a path starts with $", expected: "$.name, $[0], $..name …") }
        offset += 1
        let query = JSONPath.Query(isRelative: false, segments: try segments())
        guard peek == nil else { throw fail("unexpected `\(String(Character(text[offset])))`", expected: "`.`, `..` or `[`") }
        return query
    }

    // MARK: - Scalars

    var peek: Unicode.Scalar? { offset < text.count ? text[offset] : nil }
    func at(_ wanted: String) -> Bool { text[offset...].starts(with: wanted.unicodeScalars) }
    mutating func skip(_ wanted: String) -> Bool {
        guard at(wanted) else { return false }
        offset += wanted.unicodeScalars.count
        return true
    }
    mutating func skipBlanks() { while let next = peek, next == " " || next == "\t" || next == "\n" || next == "\r" { offset += 1 } }
    func fail(_ message: String, at place: Int? = nil, expected: String? = nil) -> JSONPathError {
        JSONPathError(message: message, offset: place ?? offset, expected: expected)
    }
    func unexpected(_ place: String) -> String { peek == nil ? "the path ends \(place)" : "unexpected \(found) \(place)" }
    var found: String { peek.map { "`\(String(Character($0)))`" } ?? "the end of the path" }

    // MARK: - Segments

    mutating func segments() throws(JSONPathError) -> [JSONPath.Segment] {
        var result: [JSONPath.Segment] = []
        while true {
            let before = offset
            skipBlanks()
            if skip("..") {
                if peek == "[" {
                    result.append(JSONPath.Segment(isDescendant: true, selectors: try bracketed()))
                } else {
                    result.append(JSONPath.Segment(isDescendant: true, selectors: [try shorthand()]))
                }
            } else if skip(".") {
                result.append(JSONPath.Segment(isDescendant: false, selectors: [try shorthand()]))
            } else if peek == "[" {
                result.append(JSONPath.Segment(isDescendant: false, selectors: try bracketed()))
            } else {
                offset = before
                return result
            }
        }
    }

    mutating func shorthand() throws(JSONPathError) -> JSONPath.Selector {
        if skip("*") { return .wildcard }
        let start = offset
        while let next = peek, next == "_" || next.isASCIILetter || next.value >= 0x80 || (offset > start && next.isASCIIDigit) {
            offset += 1
        }
        guard offset > start else { throw fail("a name is missing, found \(found)", expected: "a name or *; other names as ['…']") }
        return .name(string(start..<offset))
    }

    func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text[range])
        return String(view)
    }

    mutating func bracketed() throws(JSONPathError) -> [JSONPath.Selector] {
        offset += 1
        var selectors: [JSONPath.Selector] = []
        while true {
            skipBlanks()
            selectors.append(try selector())
            skipBlanks()
            if skip(",") { continue }
            if skip("]") { return selectors }
            throw fail(unexpected("in brackets"), expected: "`,` or `]`")
        }
    }

    mutating func selector() throws(JSONPathError) -> JSONPath.Selector {
        switch peek {
        case "*":
            offset += 1
            return .wildcard
        case "'", "\"": return .name(try quoted())
        case "?":
            offset += 1
            return .filter(try logicalOr())
        case ":": return try slice(from: nil)
        case let next? where next.isASCIIDigit || next == "-":
            let start = try integer()
            let before = offset
            skipBlanks()
            if peek == ":" { return try slice(from: start) }
            offset = before
            return .index(start)
        default: throw fail(unexpected("in brackets"), expected: "a quoted name, an index, a slice, * or ?filter")
        }
    }

    mutating func slice(from start: Int?) throws(JSONPathError) -> JSONPath.Selector {
        offset += 1
        skipBlanks()
        let end = try optionalInteger()
        skipBlanks()
        var step: Int?
        if skip(":") {
            skipBlanks()
            step = try optionalInteger()
        }
        return .slice(start: start, end: end, step: step ?? 1)
    }

    mutating func optionalInteger() throws(JSONPathError) -> Int? {
        guard let next = peek, next.isASCIIDigit || next == "-" else { return nil }
        return try integer()
    }

    mutating func integer() throws(JSONPathError) -> Int {
        let start = offset
        if peek == "-" { offset += 1 }
        let digits = offset
        while peek?.isASCIIDigit == true { offset += 1 }
        let text = string(start..<offset)
        guard let value = Int(text), abs(value) <= 9_007_199_254_740_991, text != "-0", offset - digits == 1 || self.text[digits] != "0"
        else {
            throw fail("`\(text)` is not an index", at: start, expected: "a whole number without leading zeros")
        }
        return value
    }

    mutating func quoted() throws(JSONPathError) -> String {
        let start = offset
        let quote = text[offset]
        offset += 1
        var result = String.UnicodeScalarView()
        while let next = peek, next != quote {
            offset += 1
            guard next == "\\" else {
                guard next.value >= 0x20 else { throw fail("a control character in a name", at: offset - 1) }
                result.append(next)
                continue
            }
            guard let escaped = peek else { break }
            offset += 1
            switch escaped {
            case "b": result.append("\u{8}")
            case "f": result.append("\u{c}")
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "/", "\\", quote: result.append(escaped)
            case "u": result.append(try unicodeEscape())
            default: throw fail("unknown escape", at: offset - 2)
            }
        }
        guard peek == quote else { throw fail("this string has no end", at: start) }
        offset += 1
        return String(result)
    }

    mutating func unicodeEscape() throws(JSONPathError) -> Unicode.Scalar {
        let start = offset - 2
        guard let first = hex4() else { throw fail("\\u needs four hexadecimal digits", at: start) }
        if let scalar = Unicode.Scalar(first) { return scalar }
        if (0xd800..<0xdc00).contains(first), skip("\\u"), let second = hex4(), (0xdc00..<0xe000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
        {
            return scalar
        }
        throw fail("half of a surrogate pair", at: start)
    }

    mutating func hex4() -> UInt32? {
        guard offset + 4 <= text.count, text[offset..<offset + 4].allSatisfy({ $0.properties.isASCIIHexDigit }) else { return nil }
        defer { offset += 4 }
        return UInt32(string(offset..<offset + 4), radix: 16)
    }
}

extension Unicode.Scalar {
    var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
    var isASCIILetter: Bool { (0x61...0x7a).contains(value | 0x20) && value < 0x80 }
}
