internal import JSONCoding

/// Conditions after `?`. RFC 9535 §2.3.5.
extension JSONPathParser {
    mutating func logicalOr() throws(JSONPathError) -> JSONPath.Logical {
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

    mutating func logicalAnd() throws(JSONPathError) -> JSONPath.Logical {
        var terms = [try basic()]
        skipBlanks()
        while skip("&&") {
            terms.append(try basic())
            skipBlanks()
        }
        return terms.count == 1 ? terms[0] : .and(terms)
    }

    mutating func basic() throws(JSONPathError) -> JSONPath.Logical {
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

    mutating func parenthesised() throws(JSONPathError) -> JSONPath.Logical {
        let start = offset
        offset += 1
        let inner = try logicalOr()
        skipBlanks()
        guard skip(")") else { throw fail("this ( has no end", at: start, expected: ")") }
        return inner
    }

    func test(_ operand: JSONPath.Operand, at place: Int) throws(JSONPathError) -> JSONPath.Logical {
        switch operand {
        case .query(let query): return .exists(query)
        case .call(let call) where call.function.isLogical: return .call(call)
        case .call(let call): throw fail("\(call.function.rawValue)() needs a comparison", at: place)
        case .literal: throw fail("a literal alone is no condition", at: place, expected: "a comparison or a path")
        }
    }

    func checkComparable(_ operand: JSONPath.Operand, at place: Int) throws(JSONPathError) {
        switch operand {
        case .query(let query) where !query.isSingular:
            throw fail("a path that may select several nodes cannot be compared", at: place, expected: "a path of names and indexes")
        case .call(let call) where call.function.isLogical:
            throw fail("\(call.function.rawValue)() is a condition and cannot be compared", at: place)
        default: return
        }
    }

    mutating func operand() throws(JSONPathError) -> JSONPath.Operand {
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

    mutating func call(_ name: String, at start: Int) throws(JSONPathError) -> JSONPath.Call {
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

    mutating func number() throws(JSONPathError) -> JSONValue {
        let start = offset
        while let next = peek, next.isASCIIDigit || "+-.eE".unicodeScalars.contains(next) { offset += 1 }
        let text = string(start..<offset)
        guard FlowParser.isJSONNumber(Array(text.utf8)) else { throw fail("`\(text)` is not a number", at: start) }
        if let integer = Int64(text) { return .integer(integer) }
        return .number(Double(text) ?? .infinity)
    }
}
