extension FlowParser {
    /// The URL of a request line: no blanks outside `{{…}}`.
    mutating func url() throws(FlowDiagnostic) -> Template {
        try template {
            $0 != 0x20 && $0 != 0x09 && $0 != 0x0a && $0 != 0x23 && $0 != 0x5c
        } escapes: {
            $0 == 0x23
        }
    }

    /// The rest of a line up to a comment, trailing blanks dropped, and the line's end.
    /// - Parameter escaping: whether a backslash means more than itself.
    mutating func valueString(until what: String, escaping: Bool = true) throws(FlowDiagnostic) -> Template {
        var value = try template(
            while: { $0 != 0x0a && $0 != 0x23 && ($0 != 0x5c || !escaping) }, escapes: { $0 == 0x23 }, escaping: escaping)
        try endOfLine(after: what)
        if case .text(let last)? = value.parts.last {
            value.parts.removeLast()
            var end = last.utf8.endIndex
            while end > last.startIndex {
                let before = last.utf8.index(before: end)
                guard last.utf8[before] == 0x20 || last.utf8[before] == 0x09 else { break }
                end = before
            }
            if end > last.startIndex { value.parts.append(.text(String(last[..<end]))) }
        }
        value.source = value.source.trimmingSpaces
        return value
    }

    /// `"…"` with escapes and templates.
    mutating func quotedString() throws(FlowDiagnostic) -> Template {
        let start = offset
        offset += 1
        let value = try template {
            $0 != 0x22 && $0 != 0x5c && $0 != 0x0a
        } escapes: {
            $0 == 0x22
        }
        guard skip("\"") else {
            throw fail(
                "this string has no end", at: start, width: max(1, offset - start), expected: "a closing \"", hint: lonelyBrace(from: start)
            )
        }
        return value
    }

    /// `` `…` `` on one line.
    mutating func onelineString() throws(FlowDiagnostic) -> Template {
        let start = offset
        offset += 1
        let value = try template {
            $0 != 0x60 && $0 != 0x5c && $0 != 0x0a
        } escapes: {
            $0 == 0x60 || $0 == 0x23
        }
        guard skip("`") else { throw fail("this string has no end", at: start, width: max(1, offset - start), expected: "a closing `") }
        return value
    }

    private func lonelyBrace(from start: Int) -> String? {
        source.text(start..<offset).contains("\\") ? "a backslash escapes the character after it" : nil
    }

    /// `file,path;`
    mutating func fileName() throws(FlowDiagnostic) -> Template {
        let start = offset
        _ = skip("file,")
        skipSpaces()
        var name = try template {
            $0 != 0x3b && $0 != 0x0a && $0 != 0x23 && $0 != 0x5c && $0 != 0x20
        } escapes: {
            $0 == 0x3b || $0 == 0x23 || $0 == 0x20 || $0 == 0x3a
        }
        skipSpaces()
        guard skip(";") else { throw fail("`file,` has no end", at: start, width: offset - start, expected: "a closing `;`") }
        guard !name.parts.isEmpty else { throw fail("`file,` names no file", at: start, width: offset - start, expected: "file,path;") }
        name.source = name.source.trimmingSpaces
        return name
    }

    // MARK: - Templates

    /// Text as far as `included` goes, with `{{…}}` and escapes. `escapes` names the characters that this kind of string may
    /// escape besides the common ones.
    mutating func template(
        while included: (UInt8) -> Bool, escapes: (UInt8) -> Bool, escaping: Bool = true
    ) throws(FlowDiagnostic) -> Template {
        let start = offset
        let position = self.position
        var parts: [Template.Part] = []
        var text: [UInt8] = []
        func flush(_ parts: inout [Template.Part], _ text: inout [UInt8]) {
            if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
            text.removeAll()
        }
        while let byte = peek {
            if at("{{") {
                flush(&parts, &text)
                parts.append(.expression(try expression()))
            } else if byte == 0x5c, escaping {
                try escape(into: &text, also: escapes)
            } else if included(byte) {
                text.append(byte)
                offset += 1
            } else {
                break
            }
        }
        flush(&parts, &text)
        return Template(parts: parts, source: source.text(start..<offset), position: position)
    }

    private mutating func escape(into text: inout [UInt8], also allowed: (UInt8) -> Bool) throws(FlowDiagnostic) {
        let start = offset
        offset += 1
        guard let byte = peek else { throw fail("a backslash at the end of the file", at: start) }
        offset += 1
        switch byte {
        case 0x5c, 0x7b, 0x7d: text.append(byte)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0c)
        case 0x6e: text.append(0x0a)
        case 0x72: text.append(0x0d)
        case 0x74: text.append(0x09)
        case 0x75:
            guard skip("{") else {
                throw fail("\\u needs braces", at: start, width: 2, expected: "\\u{1F600}", hint: "the braces hold hexadecimal digits")
            }
            let digits = take { $0.isHexDigit }
            guard skip("}"), let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                throw fail(
                    "this is not a character's number", at: start, width: offset - start, expected: "\\u{…} with 1 to 6 hexadecimal digits")
            }
            text += Array(String(Character(scalar)).utf8)
        case _ where allowed(byte): text.append(byte)
        default:
            throw fail(
                "unknown escape", at: start, width: 2, expected: "\\\\, \\n, \\r, \\t, \\b, \\f, \\u{…}, \\{ or \\}",
                hint: "write \\\\ for a backslash; a regular expression is easier as /…/")
        }
    }

    /// `{{name filter…}}`
    mutating func expression() throws(FlowDiagnostic) -> ExpressionNode {
        let start = offset
        offset += 2
        skipSpaces()
        let position = self.position
        let nameStart = offset
        let name = take { $0.isWord }
        guard let first = name.utf8.first, first.isLetter || first == 0x5f else {
            throw fail("a template needs a variable", at: nameStart, expected: "{{name}}, {{newUuid}} or {{newDate}}")
        }
        let head: ExpressionNode.Head =
            switch name {
            case "newUuid": .newUUID
            case "newDate": .newDate
            default: .variable(name)
            }
        let filters = try self.filters()
        skipSpaces()
        guard skip("}}") else {
            let word = self.word { $0.isWord }
            if !word.isEmpty { throw unknownFilter(word, alternatives: FilterNode.names) }
            throw fail("this template has no end", at: start, width: max(2, offset - start), expected: "}}")
        }
        return ExpressionNode(head: head, filters: filters, position: position)
    }
}
