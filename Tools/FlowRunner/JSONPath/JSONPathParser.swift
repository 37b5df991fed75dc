internal import JSONCoding

/// Recursive descent over the scalars of a query. RFC 9535 Appendix A.
struct JSONPathParser {
    private let text: [Unicode.Scalar]
    private var offset = 0
    private var depth = 0

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    mutating func whole() throws(JSONPathError) -> JSONPath.Query {
        guard peek == "$" else { throw fail("a path starts with $", expected: "$.name, $[0], $..name …") }
        offset += 1
        let query = JSONPath.Query(isRelative: false, segments: try segments())
        guard peek == nil else { throw fail("unexpected `\(String(Character(text[offset])))`", expected: "`.`, `..` or `[`") }
        return query
    }

    // MARK: - Scalars

    private var peek: Unicode.Scalar? { offset < text.count ? text[offset] : nil }
    private func at(_ wanted: String) -> Bool { text[offset...].starts(with: wanted.unicodeScalars) }
    private mutating func skip(_ wanted: String) -> Bool {
        guard at(wanted) else { return false }
        offset += wanted.unicodeScalars.count
        return true
    }
    private mutating func skipBlanks() { while let next = peek, next == " " || next == "\t" || next == "\n" || next == "\r" { offset += 1 } }
    private func fail(_ message: String, at place: Int? = nil, expected: String? = nil) -> JSONPathError {
        JSONPathError(message: message, offset: place ?? offset, expected: expected)
    }
    private func unexpected(_ place: String) -> String { peek == nil ? "the path ends \(place)" : "unexpected \(found) \(place)" }
    private var found: String { peek.map { "`\(String(Character($0)))`" } ?? "the end of the path" }

    // MARK: - Segments

    private mutating func segments() throws(JSONPathError) -> [JSONPath.Segment] {
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

    private mutating func shorthand() throws(JSONPathError) -> JSONPath.Selector {
        if skip("*") { return .wildcard }
        let start = offset
        while let next = peek, next == "_" || next.isASCIILetter || next.value >= 0x80 || (offset > start && next.isASCIIDigit) {
            offset += 1
        }
        guard offset > start else { throw fail("a name is missing, found \(found)", expected: "a name or *; other names as ['…']") }
        return .name(string(start..<offset))
    }

    private func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text[range])
        return String(view)
    }

    private mutating func bracketed() throws(JSONPathError) -> [JSONPath.Selector] {
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

    private mutating func selector() throws(JSONPathError) -> JSONPath.Selector {
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

    private mutating func slice(from start: Int?) throws(JSONPathError) -> JSONPath.Selector {
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

    private mutating func optionalInteger() throws(JSONPathError) -> Int? {
        guard let next = peek, next.isASCIIDigit || next == "-" else { return nil }
        return try integer()
    }

    private mutating func integer() throws(JSONPathError) -> Int {
        let start = offset
        if peek == "-" { offset += 1 }
        let digits = offset
        while peek?.isASCIIDigit == true { offset += 1 }
        let text = string(start..<offset)
        guard let value = Int(text), abs(value) <= 9_007_199_254_740_991, text != "-0", offset - digits == 1 || self.text[digits] != "0" else {
            throw fail("`\(text)` is not an index", at: start, expected: "a whole number without leading zeros")
        }
        return value
    }

    private mutating func quoted() throws(JSONPathError) -> String {
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

    private mutating func unicodeEscape() throws(JSONPathError) -> Unicode.Scalar {
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

    private mutating func hex4() -> UInt32? {
        guard offset + 4 <= text.count, text[offset..<offset + 4].allSatisfy({ $0.properties.isASCIIHexDigit }) else { return nil }
        defer { offset += 4 }
        return UInt32(string(offset..<offset + 4), radix: 16)
    }

    // MARK: - Filters

    private mutating func logicalOr() throws(JSONPathError) -> JSONPath.Logical {
        depth += 1
        defer { depth -= 1 }
        guard depth < 64 else { throw fail("filters nested too deeply") }
        var terms = [try logicalAnd()]
        skipBlanks()
        while skip("||") {
            terms.append(try logicalAnd())
            skipBlanks()
        }
        return terms.count == 1 ? terms[0] : .or(terms)
    }

    private mutating func logicalAnd() throws(JSONPathError) -> JSONPath.Logical {
        var terms = [try basic()]
        skipBlanks()
        while skip("&&") {
            terms.append(try basic())
            skipBlanks()
        }
        return terms.count == 1 ? terms[0] : .and(terms)
    }

    private mutating func basic() throws(JSONPathError) -> JSONPath.Logical {
        skipBlanks()
        if peek == "!", !at("!=") {
            offset += 1
            skipBlanks()
            if peek == "(" { return .not(try parenthesised()) }
            let place = offset
            let operand = try self.operand()
            return .not(try test(operand, at: place))
        }
        if peek == "(" { return try parenthesised() }
        let place = offset
        let left = try operand()
        let before = offset
        skipBlanks()
        let operators: [JSONPath.Comparison] = [.equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater]
        guard let comparison = operators.first(where: { at($0.rawValue) }) else {
            offset = before
            if peek == "=" || at(" =") { throw fail("unexpected `=`", expected: "==") }
            return try test(left, at: place)
        }
        offset += comparison.rawValue.count
        skipBlanks()
        let rightPlace = offset
        let right = try operand()
        try checkComparable(left, at: place)
        try checkComparable(right, at: rightPlace)
        return .comparison(left, comparison, right)
    }

    private mutating func parenthesised() throws(JSONPathError) -> JSONPath.Logical {
        let start = offset
        offset += 1
        let inner = try logicalOr()
        skipBlanks()
        guard skip(")") else { throw fail("this ( has no end", at: start, expected: ")") }
        return inner
    }

    private func test(_ operand: JSONPath.Operand, at place: Int) throws(JSONPathError) -> JSONPath.Logical {
        switch operand {
        case .query(let query): return .exists(query)
        case .call(let call) where call.function.isLogical: return .call(call)
        case .call(let call): throw fail("\(call.function.rawValue)() needs a comparison", at: place)
        case .literal: throw fail("a literal alone is no condition", at: place, expected: "a comparison or a path")
        }
    }

    private func checkComparable(_ operand: JSONPath.Operand, at place: Int) throws(JSONPathError) {
        switch operand {
        case .query(let query) where !query.isSingular:
            throw fail("a path that may select several nodes cannot be compared", at: place, expected: "a path of names and indexes")
        case .call(let call) where call.function.isLogical: throw fail("\(call.function.rawValue)() is a condition and cannot be compared", at: place)
        default: return
        }
    }

    private mutating func operand() throws(JSONPathError) -> JSONPath.Operand {
        switch peek {
        case "@", "$":
            let isRelative = peek == "@"
            offset += 1
            return .query(JSONPath.Query(isRelative: isRelative, segments: try segments()))
        case "'", "\"": return .literal(.string(try quoted()))
        case let next? where next.isASCIIDigit || next == "-": return .literal(try number())
        default:
            let start = offset
            while let next = peek, next.isASCIILetter || next == "_" || next.isASCIIDigit { offset += 1 }
            let word = string(start..<offset)
            switch word {
            case "true": return .literal(.bool(true))
            case "false": return .literal(.bool(false))
            case "null": return .literal(.null)
            case "": throw fail(unexpected("in a filter"), expected: "@, $, a literal or a function")
            default: return .call(try call(word, at: start))
            }
        }
    }

    private mutating func call(_ name: String, at start: Int) throws(JSONPathError) -> JSONPath.Call {
        guard let function = JSONPath.Function(rawValue: name), skip("(") else {
            throw fail("unknown word \(name)", at: start, expected: "@, $, a literal, or length, count, match, search, value with (")
        }
        var arguments: [JSONPath.Operand] = []
        skipBlanks()
        while peek != ")" {
            let place = offset
            let argument = try operand()
            if function.takesNodes {
                guard case .query = argument else { throw fail("\(name)() needs a path", at: place) }
            } else {
                try checkComparable(argument, at: place)
            }
            arguments.append(argument)
            skipBlanks()
            if !skip(",") { break }
            skipBlanks()
        }
        guard skip(")") else { throw fail(unexpected("in \(name)()"), expected: "`,` or `)`") }
        guard arguments.count == function.argumentCount else {
            throw fail("\(name)() takes \(function.argumentCount) argument\(function.argumentCount > 1 ? "s" : "")", at: start)
        }
        return JSONPath.Call(function: function, arguments: arguments)
    }

    private mutating func number() throws(JSONPathError) -> JSONValue {
        let start = offset
        while let next = peek, next.isASCIIDigit || "+-.eE".unicodeScalars.contains(next) { offset += 1 }
        let text = string(start..<offset)
        guard FlowParser.isJSONNumber(Array(text.utf8)) else { throw fail("`\(text)` is not a number", at: start) }
        if let integer = Int64(text) { return .integer(integer) }
        return .number(Double(text) ?? .infinity)
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
    fileprivate var isASCIILetter: Bool { (0x61...0x7a).contains(value | 0x20) && value < 0x80 }
}
