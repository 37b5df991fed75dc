internal import Security

extension FlowParser {
    /// Whether a body starts here.
    var atBody: Bool {
        switch peek {
        case 0x7b, 0x5b, 0x22, 0x60, 0x3c: true
        case let byte? where byte.isDigit || byte == 0x2d: true
        default: at("base64,") || at("hex,") || at("file,") || ["true", "false", "null"].contains(word { $0.isLetter })
        }
    }

    mutating func body() throws(FlowDiagnostic) -> BodyNode {
        let node: BodyNode
        if at("```") {
            node = try multiline()
        } else if peek == 0x60 {
            node = .text(try onelineString(), contentType: nil)
        } else if peek == 0x3c {
            node = .xml(try xml())
        } else if at("base64,") || at("hex,") {
            node = .bytes(try binary())
        } else if at("file,") {
            node = .file(try fileName())
        } else {
            node = .json(try jsonBody())
        }
        try endOfLine(after: "the body")
        return node
    }

    /// `base64,…;` and `hex,…;`, blanks and line ends allowed inside.
    mutating func binary() throws(FlowDiagnostic) -> [UInt8] {
        let start = offset
        let isHex = at("hex,")
        offset += isHex ? 4 : 7
        let contentStart = offset
        let text = take { $0 != 0x3b }
        guard skip(";") else {
            throw fail("`\(isHex ? "hex" : "base64"),` has no end", at: start, width: isHex ? 4 : 7, expected: "a closing `;`")
        }
        let packed = String(decoding: text.utf8.filter { $0 != 0x20 && $0 != 0x0a && $0 != 0x09 }, as: UTF8.self)
        if let bytes = isHex ? hexDecode(packed) : Base64.decode(packed) { return bytes }
        throw fail(
            isHex ? "these are not hexadecimal bytes" : "this is not Base64", at: contentStart, width: max(1, packed.count),
            expected: isHex ? "two hexadecimal digits a byte" : "the alphabet A-Z a-z 0-9 + / and padding")
    }

    // MARK: - ```

    /// A fenced string: everything between the fences' lines, escapes untouched.
    mutating func fenced() throws(FlowDiagnostic) -> (language: String, text: Template, variables: JSONTemplate?) {
        let start = offset
        offset += 3
        let headStart = offset
        let head = take { $0 != 0x0a && $0 != 0x60 }
        if skip("```") {
            // Both fences are on one line, so what follows the first is the text and not a language.
            let text = Template(parts: head.isEmpty ? [] : [.text(head)], source: head, position: source.position(at: headStart))
            return ("", text, nil)
        }
        guard peek == 0x0a else { throw fail("unexpected \(found) after ```", expected: "a language or the end of the line") }
        let words = head.split(separator: ",").map { String($0).trimmingSpaces }
        let language = words.first ?? ""
        guard ["", "json", "xml", "graphql", "raw", "base64", "hex", "html", "text"].contains(language) else {
            throw fail(
                "unknown language `\(language)` of a fenced string", at: headStart, width: language.count,
                expected: "json, xml, graphql, html, text, raw, base64, hex or none")
        }
        offset += 1
        let isRaw = language == "raw" || words.dropFirst().contains("raw")
        let position = self.position
        let textStart = offset
        var parts: [Template.Part] = []
        var text: [UInt8] = []
        var variables: JSONTemplate?
        while !at("```") {
            if language == "graphql", variables == nil, atVariables {
                variables = try graphQLVariables()
                continue
            }
            guard let byte = peek else { throw fail("this ``` has no end", at: start, width: 3, expected: "a line with ```") }
            if at("{{"), !isRaw {
                if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
                text.removeAll()
                parts.append(.expression(try expression()))
            } else {
                text.append(byte)
                offset += 1
            }
        }
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        let whole = source.text(textStart..<offset)
        offset += 3
        return (language, Template(parts: parts, source: whole, position: position), variables)
    }

    /// Whether a line `variables {…}` starts here.
    private var atVariables: Bool {
        guard at("variables"), offset > 0, source.bytes[offset - 1] == 0x0a else { return false }
        var scan = self
        scan.offset += 9
        _ = scan.take { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a }
        return scan.peek == 0x7b
    }

    private mutating func graphQLVariables() throws(FlowDiagnostic) -> JSONTemplate {
        offset += 9
        _ = take { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a }
        let variables = try jsonBody()
        _ = take { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a }
        guard at("```") else { throw fail("unexpected \(found) after the variables", expected: "a line with ```") }
        return variables
    }

    private mutating func multiline() throws(FlowDiagnostic) -> BodyNode {
        let start = offset
        let (language, text, variables) = try fenced()
        switch language {
        case "json": return .text(text, contentType: "application/json")
        case "xml": return .text(text, contentType: "application/xml")
        case "html": return .text(text, contentType: "text/html")
        case "graphql": return .graphQL(text, variables: variables)
        case "base64", "hex":
            let packed = String(decoding: (text.literal ?? "").utf8.filter { $0 != 0x20 && $0 != 0x0a && $0 != 0x09 }, as: UTF8.self)
            guard let bytes = language == "hex" ? hexDecode(packed) : Base64.decode(packed) else {
                throw fail("this is not \(language == "hex" ? "hexadecimal" : "Base64")", at: start, width: 3 + language.count)
            }
            return .bytes(bytes)
        default: return .text(text, contentType: nil)
        }
    }

    // MARK: - XML

    /// One element with all it holds, a prologue before it.
    private mutating func xml() throws(FlowDiagnostic) -> String {
        let start = offset
        var depth = 0
        while true {
            guard !atEnd else {
                throw fail(
                    "this XML has no end", at: start,
                    expected: depth > 0 ? "\(depth) more closing tag\(depth > 1 ? "s" : "")" : "an element")
            }
            guard peek == 0x3c else {
                offset += 1
                continue
            }
            if skip("<!--") {
                try passXML(to: "-->", from: start)
            } else if skip("<![CDATA[") {
                try passXML(to: "]]>", from: start)
            } else if skip("<?") {
                try passXML(to: "?>", from: start)
            } else if skip("<!") {
                try passXML(to: ">", from: start)
            } else if skip("</") {
                try passXML(to: ">", from: start)
                depth -= 1
                if depth <= 0 { return source.text(start..<offset) }
            } else {
                offset += 1
                guard peek?.isLetter == true || peek == 0x5f else {
                    throw fail("unexpected \(found) in XML", expected: "an element's name")
                }
                try passXML(to: ">", from: start)
                if source.bytes[offset - 2] != 0x2f { depth += 1 } else if depth == 0 { return source.text(start..<offset) }
            }
        }
    }

    private mutating func passXML(to end: StaticString, from start: Int) throws(FlowDiagnostic) {
        while !atEnd {
            if skip(end) { return }
            offset += 1
        }
        throw fail("this XML has no end", at: start, expected: "\(end)")
    }
}
