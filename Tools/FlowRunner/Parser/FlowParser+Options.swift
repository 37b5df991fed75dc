extension FlowParser {
    mutating func option() throws(FlowDiagnostic) -> OptionNode {
        let start = offset
        let position = self.position
        let key = try self.key()
        guard let name = key.literal, OptionNode.names.contains(name) else {
            throw fail(
                "unknown option \(key.source)", at: start, width: key.source.count,
                expected: OptionNode.names.prefix(17).joined(separator: ", "),
                hint: suggestion(key.source, OptionNode.names))
        }
        let kind: OptionNode.Kind
        switch name {
        case "retry": kind = .retry(try integer(name, atLeast: -1))
        case "repeat": kind = .repeat(try integer(name, atLeast: 0))
        case "max-redirs": kind = .maxRedirects(try integer(name, atLeast: -1))
        case "retry-interval": kind = .retryInterval(try duration(name))
        case "delay": kind = .delay(try duration(name))
        case "max-time": kind = .maxTime(try duration(name))
        case "skip": kind = .skip(try boolean(name))
        case "location": kind = .location(try boolean(name))
        case "location-trusted": kind = .locationTrusted(try boolean(name))
        case "insecure": kind = .insecure(try boolean(name))
        case "compressed": kind = .compressed(try boolean(name))
        case "http1.0", "http1.1", "http2": kind = .httpVersion(String(name.dropFirst(4)), try boolean(name))
        case "variable": kind = try variable()
        case "user": kind = .user(try valueString(until: "the option"))
        case "header": kind = .header(try header())
        default:
            if name == "output" {
                warn("the option output has no effect here", at: start, width: name.count, hint: "reports hold every body")
            }
            _ = try valueString(until: "the option")
            return OptionNode(name: name, kind: .ignored, position: position)
        }
        if !["user", "header", "variable"].contains(name) { try endOfLine(after: "the option") }
        return OptionNode(name: name, kind: kind, position: position)
    }

    private mutating func header() throws(FlowDiagnostic) -> Template {
        let start = offset
        let text = try valueString(until: "the option")
        guard text.source.contains(":") else { throw fail("header needs `Name: value`", at: start, width: max(1, text.source.count)) }
        return text
    }

    private mutating func boolean(_ name: String) throws(FlowDiagnostic) -> Setting<Bool> {
        if at("{{") { return .expression(try expression()) }
        let start = offset
        let word = take { !($0 == 0x20 || $0 == 0x0a || $0 == 0x23) }
        guard word == "true" || word == "false" else {
            throw fail("\(name) is true or false", at: start, width: max(1, word.count), expected: "true, false or a template")
        }
        return .literal(word == "true")
    }

    private mutating func integer(_ name: String, atLeast least: Int) throws(FlowDiagnostic) -> Setting<Int> {
        if at("{{") { return .expression(try expression()) }
        let start = offset
        let word = take { !($0 == 0x20 || $0 == 0x0a || $0 == 0x23) }
        guard let number = Int(word), number >= least else {
            throw fail("\(name) needs a whole number", at: start, width: max(1, word.count), expected: "\(least) or more, or a template")
        }
        return .literal(number)
    }

    private mutating func duration(_ name: String) throws(FlowDiagnostic) -> Setting<Duration> {
        if at("{{") { return .expression(try expression()) }
        let start = offset
        let word = take { !($0 == 0x20 || $0 == 0x0a || $0 == 0x23) }
        guard let duration = Duration.option(word) else {
            throw fail(
                "\(name) needs a duration", at: start, width: max(1, word.count),
                expected: "a number with ms, s, m or h; milliseconds without a unit")
        }
        return .literal(duration)
    }

    private mutating func variable() throws(FlowDiagnostic) -> OptionNode.Kind {
        let start = offset
        let name = take { $0.isWord }
        skipSpaces()
        guard name.utf8.first?.isLetter == true, skip("=") else {
            throw fail("variable needs a name and a value", at: start, width: restOfLineWidth, expected: "variable: name=value")
        }
        skipSpaces()
        let unquoted = word { $0 != 0x0a && $0 != 0x23 }.trimmingSpaces
        if peek == 0x22 || unquoted == "true" || unquoted == "false" || unquoted == "null" || Self.isJSONNumber(Array(unquoted.utf8)) {
            let value = try self.value(of: "variable")
            try endOfLine(after: "the option")
            return .variable(name: name, value: value)
        }
        return .variable(name: name, value: .string(try valueString(until: "the option")))
    }
}

extension Duration {
    /// `500`, `500ms`, `2s`, `5m`, `1h`.
    static func option(_ text: String) -> Duration? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int64(digits), number <= 1_000_000_000 else { return nil }
        switch text.dropFirst(digits.count) {
        case "", "ms": return .milliseconds(number)
        case "s": return .seconds(number)
        case "m": return .seconds(number * 60)
        case "h": return .seconds(number * 3600)
        default: return nil
        }
    }
}
