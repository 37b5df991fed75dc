extension FlowParser {
    private static let requestSections = [
        "QueryStringParams", "Query", "FormParams", "Form", "MultipartFormData", "Multipart", "Cookies", "BasicAuth", "Options",
    ]
    private static let responseSections = ["Captures", "Asserts"]

    /// The name in `[Name]` at the cursor; nil when this is not a section line, so that a JSON array may be a body.
    var sectionName: String? {
        guard peek == 0x5b else { return nil }
        var scan = self
        scan.offset += 1
        let name = scan.take { $0.isLetter }
        guard !name.isEmpty, scan.peek == 0x5d, !["true", "false", "null"].contains(name) else { return nil }
        return name
    }

    /// Whether this line reads `key: value`; a JSON body never does.
    var looksLikeKeyValue: Bool {
        var scan = self
        var length = 0
        while let byte = scan.peek {
            if scan.at("{{") {
                while !scan.atLineEnd, !scan.at("}}") { scan.offset += 1 }
                guard scan.skip("}}") else { return false }
            } else if byte == 0x5c {
                scan.offset += 2
            } else if byte.isKey {
                scan.offset += 1
            } else {
                break
            }
            length += 1
        }
        scan.skipSpaces()
        return length > 0 && scan.peek == 0x3a
    }

    private mutating func openSection(_ name: String, _ seen: inout Set<String>, known: [String], other: [String]) throws(FlowDiagnostic) {
        let place = offset + 1
        guard known.contains(name) else {
            if other.contains(name) {
                let hint = known.contains("Asserts") ? "request sections stand before the HTTP line" : "put it below the HTTP line"
                throw fail("[\(name)] does not belong here", at: place, width: name.count, hint: hint)
            }
            throw fail(
                "unknown section [\(name)]", at: place, width: name.count, expected: known.map { "[\($0)]" }.joined(separator: ", "),
                hint: nearest(to: name, among: known + other).map { "did you mean [\($0)]?" })
        }
        let canonical = ["Query": "QueryStringParams", "Form": "FormParams", "Multipart": "MultipartFormData"][name] ?? name
        guard seen.insert(canonical).inserted else { throw fail("a second [\(name)] section", at: place, width: name.count) }
        offset = place + name.utf8.count + 1
        try endOfLine(after: "a section's name")
    }

    /// Whether a section's next line is still one of its own.
    private mutating func nextLine() throws(FlowDiagnostic) -> Bool {
        try skipLines()
        return !atEnd && !atResponse && sectionName == nil && (looksLikeKeyValue || !(atMethodLine || atBody))
    }

    private var atMethodLine: Bool {
        let word = self.word { $0.isUpper }
        return !word.isEmpty && !looksLikeKeyValue && (peek(ahead: word.utf8.count) == 0x20 || peek(ahead: word.utf8.count) == 0x09)
    }

    mutating func requestSection(_ name: String, _ request: inout RequestNode, _ seen: inout Set<String>) throws(FlowDiagnostic) {
        let start = offset
        try openSection(name, &seen, known: Self.requestSections, other: Self.responseSections)
        if (name.hasPrefix("Form") && request.multipart != nil) || (name.hasPrefix("Multipart") && request.form != nil) {
            throw fail("a form beside a multipart form", at: start, width: name.count + 2, hint: "a request has one of them")
        }
        if name.hasPrefix("Form") { request.form = [] }
        if name.hasPrefix("Multipart") { request.multipart = [] }
        while try nextLine() {
            switch name {
            case "Query", "QueryStringParams": request.query.append(try keyValue())
            case "Form", "FormParams": request.form?.append(try keyValue())
            case "Multipart", "MultipartFormData": request.multipart?.append(try multipartField())
            case "Cookies": request.cookies.append(try keyValue())
            case "BasicAuth":
                let place = offset
                let pair = try keyValue()
                guard request.basicAuth == nil else {
                    throw fail("[BasicAuth] holds one user", at: place, width: 1, expected: "one line `user: password`")
                }
                request.basicAuth = pair
            default: request.options.append(try option())
            }
        }
    }

    mutating func responseSection(_ name: String, _ response: inout ResponseNode, _ seen: inout Set<String>) throws(FlowDiagnostic) {
        try openSection(name, &seen, known: Self.responseSections, other: Self.requestSections)
        while try nextLine() {
            if name == "Captures" { response.captures.append(try capture()) } else { response.asserts.append(try assert()) }
        }
    }

    // MARK: - Keys and values

    mutating func keyValue() throws(FlowDiagnostic) -> KeyValue {
        let position = self.position
        let key = try self.key()
        let value = try valueString(until: "the value")
        return KeyValue(key: key, value: value, position: position)
    }

    /// Reads a key with its colon and the spaces after it.
    mutating func key() throws(FlowDiagnostic) -> Template {
        let start = offset
        let key = try template { byte in
            byte.isKey
        } escapes: {
            $0 == 0x23 || $0 == 0x3a || $0 == 0x2f
        }
        guard offset > start else { throw fail("a key is missing", expected: "`name: value`") }
        skipSpaces()
        guard peek == 0x3a else {
            throw fail("unexpected \(found) after a key", expected: "`:` and a value", hint: "keys and values look like `name: value`")
        }
        offset += 1
        skipSpaces()
        return key
    }

    private mutating func multipartField() throws(FlowDiagnostic) -> MultipartField {
        let position = self.position
        let key = try self.key()
        guard at("file,") else {
            return MultipartField(key: key, content: .text(try valueString(until: "the value")), position: position)
        }
        let path = try fileName()
        skipSpaces()
        let type = take { !($0 == 0x0a || $0 == 0x23) }.trimmingSpaces
        try endOfLine(after: "the file")
        return MultipartField(key: key, content: .file(path: path, contentType: type.isEmpty ? nil : type), position: position)
    }

    private mutating func capture() throws(FlowDiagnostic) -> CaptureNode {
        let position = self.position
        let start = offset
        guard looksLikeKeyValue else {
            throw fail("this is not a capture", width: restOfLineWidth, expected: "`name: query`, such as `id: jsonpath \"$.id\"`")
        }
        let key = try self.key()
        if let name = key.literal {
            guard name.utf8.first?.isLetter == true, name.utf8.allSatisfy({ $0.isWord }) else {
                throw fail(
                    "`\(key.source)` cannot name a variable", at: start, width: key.source.count,
                    expected: "a letter, then letters, digits, dashes and underscores")
            }
            if let problem = ExpressionNode.Head.reserved(name) { throw fail(problem, at: start, width: key.source.count) }
        }
        let query = try self.query()
        let filters = try self.filters()
        skipSpaces()
        let isRedacted = word { $0.isWord } == "redact" && skip("redact")
        if let byte = peek, byte.isLetter || byte == 0x3d || byte == 0x21 || byte == 0x3c || byte == 0x3e {
            let word = self.word { !($0 == 0x20 || $0 == 0x0a) }
            if PredicateNode.names.contains(word) {
                throw fail("a capture takes no predicate", width: word.count, hint: "move the check under [Asserts]")
            }
            throw unknownFilter(word, alternatives: FilterNode.names + ["redact"])
        }
        try endOfLine(after: "the capture")
        return CaptureNode(name: key, query: query, filters: filters, isRedacted: isRedacted, position: position)
    }

    private mutating func assert() throws(FlowDiagnostic) -> AssertNode {
        let position = self.position
        let start = offset
        let query = try self.query()
        let filters = try self.filters()
        skipSpaces()
        let predicate = try self.predicate()
        let text = source.text(start..<offset)
        try endOfLine(after: "the assert")
        return AssertNode(query: query, filters: filters, predicate: predicate, source: text, position: position)
    }
}

extension String {
    var trimmingSpaces: String {
        let bytes = utf8
        guard let first = bytes.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
            let last = bytes.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
        else { return "" }
        return String(self[first...last])
    }
}
