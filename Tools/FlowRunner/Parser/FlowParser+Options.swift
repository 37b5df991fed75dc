extension FlowParser {
    mutating func option() throws(FlowDiagnostic) -> OptionNode {
        let start = offset
        let position = self.position
        let key = try self.key()
        guard let name = key.literal, let kind = try value(ofOption: name) else {
            let meant = suggestion(key.source, OptionNode.names)
            throw fail(
                "unknown option \(key.source)", at: start, width: key.source.count,
                expected: meant == nil ? OptionNode.names.joined(separator: ", ") : nil, hint: meant)
        }
        return OptionNode(name: name, kind: kind, position: position)
    }

    /// The rest of the option's line; nil for an unknown name.
    private mutating func value(ofOption name: String) throws(FlowDiagnostic) -> OptionNode.Kind? {
        if name == "variable" { return try variable() }
        if let text = OptionNode.Text(rawValue: name) {
            let start = offset
            // Of a certificate's file a backslash tells the colons that belong to its name; the step reads them.
            let value = try valueString(until: "the option", escaping: text != .certificate)
            guard text != .header || value.source.contains(":") else {
                throw fail("header needs `Name: value`", at: start, width: max(1, value.source.count))
            }
            return .text(text, value)
        }
        let kind: OptionNode.Kind
        if let flag = OptionNode.Flag(rawValue: name) {
            kind = .flag(flag, try boolean(name))
        } else if let number = OptionNode.Number(rawValue: name) {
            kind = .number(number, try integer(name, atLeast: number.least))
        } else if let time = OptionNode.Time(rawValue: name) {
            kind = .time(time, try duration(name))
        } else {
            return nil
        }
        try endOfLine(after: "the option")
        return kind
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
        if let problem = ExpressionNode.Head.reserved(name) { throw fail(problem, at: start, width: name.count) }
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
    /// - Parameter unit: of a number that has none.
    static func option(_ text: String, unit: String = "ms") -> Duration? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int64(digits), number <= 1_000_000_000 else { return nil }
        let written = text.dropFirst(digits.count)
        switch written.isEmpty ? Substring(unit) : written {
        case "ms": return .milliseconds(number)
        case "s": return .seconds(number)
        case "m": return .seconds(number * 60)
        case "h": return .seconds(number * 3600)
        default: return nil
        }
    }
}
