extension FlowParser {
    /// A JSON value in which any value and any part of a string may be `{{…}}`. The grammar is checked here, so that a missing
    /// comma shows its place in the flow file and not in an answer with status 400.
    mutating func jsonBody() throws(FlowDiagnostic) -> JSONTemplate {
        let start = offset
        var collector = JSONCollector(start: offset)
        try jsonValue(&collector, depth: 0)
        collector.flush(self, to: offset)
        return JSONTemplate(parts: collector.parts, source: source.text(start..<offset))
    }

    struct JSONCollector {
        var parts: [JSONTemplate.Part] = []
        var start: Int

        mutating func flush(_ parser: FlowParser, to end: Int) {
            if end > start { parts.append(.text(parser.source.text(start..<end))) }
        }
    }

    private mutating func jsonSpaces() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { offset += 1 }
    }

    private mutating func jsonTemplate(_ collector: inout JSONCollector, quoted: Bool) throws(FlowDiagnostic) {
        collector.flush(self, to: offset)
        collector.parts.append(.expression(try expression(), quoted: quoted))
        collector.start = offset
    }

    private mutating func jsonValue(_ collector: inout JSONCollector, depth: Int) throws(FlowDiagnostic) {
        guard depth < 128 else { throw fail("JSON nested deeper than 128 levels") }
        jsonSpaces()
        switch peek {
        case 0x7b where at("{{"): try jsonTemplate(&collector, quoted: false)
        case 0x7b: try jsonObject(&collector, depth: depth)
        case 0x5b: try jsonArray(&collector, depth: depth)
        case 0x22: try jsonString(&collector)
        case let byte? where byte.isDigit || byte == 0x2d: try jsonNumber()
        default:
            let word = self.word { $0.isLetter }
            guard ["true", "false", "null"].contains(word) else {
                let hint = word.isEmpty ? (peek == 0x27 ? "JSON strings have double quotes" : nil) : "a text needs double quotes"
                throw fail(
                    word.isEmpty ? "unexpected \(found) in JSON" : "`\(word)` is not a JSON value", width: max(1, word.count),
                    expected: "a JSON value or a template", hint: hint)
            }
            offset += word.utf8.count
        }
    }

    private mutating func jsonObject(_ collector: inout JSONCollector, depth: Int) throws(FlowDiagnostic) {
        let start = offset
        offset += 1
        jsonSpaces()
        if skip("}") { return }
        while true {
            jsonSpaces()
            guard peek == 0x22 else {
                if atEnd { throw fail("this JSON object has no end", at: start, expected: "}") }
                let hint = peek == 0x7d ? "remove the comma before }" : peek?.isLetter == true ? "names need double quotes" : nil
                throw fail("unexpected \(found) in a JSON object", expected: "a name in double quotes", hint: hint)
            }
            try jsonString(&collector)
            jsonSpaces()
            guard skip(":") else { throw fail("unexpected \(found) after a JSON name", expected: "`:`") }
            try jsonValue(&collector, depth: depth + 1)
            jsonSpaces()
            if skip(",") { continue }
            if skip("}") { return }
            if atEnd { throw fail("this JSON object has no end", at: start, expected: "}") }
            throw fail("unexpected \(found) in a JSON object", expected: "`,` or `}`", hint: peek == 0x22 ? "a comma is missing" : nil)
        }
    }

    private mutating func jsonArray(_ collector: inout JSONCollector, depth: Int) throws(FlowDiagnostic) {
        let start = offset
        offset += 1
        jsonSpaces()
        if skip("]") { return }
        while true {
            try jsonValue(&collector, depth: depth + 1)
            jsonSpaces()
            if skip(",") {
                jsonSpaces()
                if peek == 0x5d {
                    throw fail("unexpected `]` in a JSON array", expected: "a JSON value", hint: "remove the comma before ]")
                }
                continue
            }
            if skip("]") { return }
            if atEnd { throw fail("this JSON array has no end", at: start, expected: "]") }
            throw fail("unexpected \(found) in a JSON array", expected: "`,` or `]`")
        }
    }

    private mutating func jsonString(_ collector: inout JSONCollector) throws(FlowDiagnostic) {
        let start = offset
        offset += 1
        while true {
            guard let byte = peek, byte != 0x0a else {
                throw fail("this JSON string has no end", at: start, width: max(1, offset - start), expected: "a closing \"")
            }
            if byte == 0x22 {
                offset += 1
                return
            } else if at("{{") {
                try jsonTemplate(&collector, quoted: true)
            } else if byte == 0x5c {
                try jsonEscape()
            } else if byte < 0x20 {
                throw fail("a control character in a JSON string", expected: "an escape such as \\t")
            } else {
                offset += 1
            }
        }
    }

    private mutating func jsonEscape() throws(FlowDiagnostic) {
        let start = offset
        offset += 1
        switch peek {
        case 0x22, 0x5c, 0x2f, 0x62, 0x66, 0x6e, 0x72, 0x74: offset += 1
        case 0x75:
            offset += 1
            let first = try jsonHexDigits(from: start)
            guard (0xd800..<0xe000).contains(first) else { return }
            // Halves of a surrogate pair are no characters: no text holds one, and readers differ in what they make of it.
            guard first < 0xdc00, skip("\\u"), (0xdc00..<0xe000).contains(try jsonHexDigits(from: start)) else {
                throw fail(
                    "half of a surrogate pair", at: start, width: offset - start, expected: "a pair such as \\uD83D\\uDE00",
                    hint: "to send one on purpose, write the body between ``` and ```")
            }
        default:
            throw fail(
                "unknown escape in a JSON string", at: start, width: 2, expected: "\\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t or \\uXXXX")
        }
    }

    /// The four digits of the escape that starts at `start`.
    private mutating func jsonHexDigits(from start: Int) throws(FlowDiagnostic) -> UInt32 {
        let digits = take { $0.isHexDigit }
        guard digits.utf8.count >= 4, let value = UInt32(digits.prefix(4), radix: 16) else {
            throw fail("\\u needs four hexadecimal digits", at: start, width: offset - start)
        }
        offset -= digits.utf8.count - 4
        return value
    }

    private mutating func jsonNumber() throws(FlowDiagnostic) {
        let start = offset
        let text = take { $0.isDigit || $0 == 0x2d || $0 == 0x2b || $0 == 0x2e || $0 == 0x65 || $0 == 0x45 }
        guard Self.isJSONNumber(Array(text.utf8)) else {
            throw fail(
                "`\(text)` is not a JSON number", at: start, width: text.count,
                hint: text.hasPrefix("0") || text.hasPrefix("-0") ? "no leading zeros" : nil)
        }
    }

    /// RFC 8259 §6.
    static func isJSONNumber(_ text: [UInt8]) -> Bool {
        var index = 0
        func digits() -> Bool {
            let start = index
            while index < text.count, text[index].isDigit { index += 1 }
            return index > start
        }
        if index < text.count, text[index] == 0x2d { index += 1 }
        if index < text.count, text[index] == 0x30 { index += 1 } else if !digits() { return false }
        if index < text.count, text[index] == 0x2e {
            index += 1
            if !digits() { return false }
        }
        if index < text.count, text[index] | 0x20 == 0x65 {
            index += 1
            if index < text.count, text[index] == 0x2b || text[index] == 0x2d { index += 1 }
            if !digits() { return false }
        }
        return index == text.count
    }
}
