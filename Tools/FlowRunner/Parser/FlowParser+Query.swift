internal import Patterns

extension FlowParser {
    mutating func query() throws(FlowDiagnostic) -> QueryNode {
        let start = offset
        let position = self.position
        let name = take { $0.isWord }
        let kind: QueryNode.Kind
        switch name {
        case "status": kind = .status
        case "version": kind = .version
        case "url": kind = .url
        case "redirects": kind = .redirects
        case "body": kind = .body
        case "bytes": kind = .bytes
        case "rawbytes": kind = .rawBytes
        case "duration": kind = .duration
        case "sha256": kind = .sha256
        case "md5": kind = .md5
        case "header": kind = .header(try argument(of: name, example: "header \"Location\""))
        case "cookie":
            let place = offset
            let text = try argument(of: name, example: "cookie \"session\" or cookie \"session[Path]\"")
            if let literal = text.literal, CookieAttribute.split(literal) == nil {
                throw fail(
                    "unknown cookie attribute", at: place + 1, width: literal.count + 2,
                    expected: "name[Value], [Expires], [Max-Age], [Domain], [Path], [Secure], [HttpOnly] or [SameSite]")
            }
            kind = .cookie(text)
        case "variable": kind = .variable(try argument(of: name, example: "variable \"id\""))
        case "jsonpath": kind = .jsonPath(try jsonPath())
        case "xpath": kind = .xpath(try argument(of: name, example: "xpath \"string(//title)\""))
        case "regex": kind = .regex(try pattern(of: name))
        case "ip": kind = .ip
        case "certificate": kind = .certificate(try certificateField())
        default:
            throw fail(
                name.isEmpty ? "unexpected \(found) where a query starts" : "unknown query \(name)", at: start, width: max(1, name.count),
                expected:
                    """
                    status, header, cookie, body, jsonpath, xpath, regex, variable, duration, bytes, sha256, md5, url, ip, certificate or \
                    version
                    """,
                hint: suggestion(name, QueryNode.names))
        }
        return QueryNode(kind: kind, position: position)
    }

    private mutating func argument(of name: String, example: String) throws(FlowDiagnostic) -> Template {
        skipSpaces()
        guard peek == 0x22 else { throw fail("\(name) needs a string in double quotes, found \(found)", expected: example) }
        return try quotedString()
    }

    private mutating func certificateField() throws(FlowDiagnostic) -> QueryNode.CertificateField {
        skipSpaces()
        let start = offset
        let text = try argument(of: "certificate", example: "certificate \"Expire-Date\"")
        guard let field = text.literal.flatMap(QueryNode.CertificateField.init) else {
            let names = QueryNode.CertificateField.allCases.map(\.rawValue)
            throw fail(
                "a certificate has no \(text.source)", at: start, width: offset - start, expected: names.joined(separator: ", "),
                hint: suggestion(text.literal ?? "", names))
        }
        return field
    }

    /// A string holding a JSONPath, checked here when nothing in it is computed.
    private mutating func jsonPath() throws(FlowDiagnostic) -> JSONPathNode {
        skipSpaces()
        let start = offset
        let text = try argument(of: "jsonpath", example: "jsonpath \"$.id\"")
        guard let literal = text.literal else { return JSONPathNode(template: text, compiled: nil) }
        do throws(JSONPathError) {
            return JSONPathNode(template: text, compiled: try JSONPath(literal))
        } catch {
            // An escape before the place makes the column in the file larger; the string's start is then the honest place.
            let exact = text.source == "\"\(literal)\"" || !text.source.contains("\\")
            throw fail("JSONPath: \(error.message)", at: exact ? start + 1 + error.offset : start, expected: error.expected)
        }
    }

    /// `/…/` or a string.
    mutating func pattern(of name: String) throws(FlowDiagnostic) -> PatternNode {
        skipSpaces()
        let start = offset
        let template: Template
        if peek == 0x2f {
            let position = self.position
            offset += 1
            var text: [UInt8] = []
            while let byte = peek, byte != 0x2f, byte != 0x0a {
                if byte == 0x5c, let next = peek(ahead: 1), next != 0x0a {
                    if next != 0x2f { text.append(byte) }
                    text.append(next)
                    offset += 2
                } else {
                    text.append(byte)
                    offset += 1
                }
            }
            guard skip("/") else {
                throw fail("this regular expression has no end", at: start, width: offset - start, expected: "a closing /")
            }
            template = Template(
                parts: [.text(String(decoding: text, as: UTF8.self))], source: source.text(start..<offset), position: position)
        } else if peek == 0x22 {
            template = try quotedString()
        } else {
            throw fail("\(name) needs a regular expression, found \(found)", expected: "/…/ or a string in double quotes")
        }
        if let literal = template.literal, let problem = Pattern.problem(with: literal) {
            throw fail("bad regular expression: \(problem)", at: start, width: offset - start)
        }
        return PatternNode(template: template)
    }

    // MARK: - Filters

    mutating func filters() throws(FlowDiagnostic) -> [FilterNode] {
        var filters: [FilterNode] = []
        while true {
            let before = offset
            skipSpaces()
            let name = word { $0.isWord }
            guard offset > before, FilterNode.plain[name] != nil || FilterNode.withArguments.contains(name) else {
                offset = before
                return filters
            }
            filters.append(try filter())
        }
    }

    private mutating func filter() throws(FlowDiagnostic) -> FilterNode {
        let position = self.position
        let name = take { $0.isWord }
        if let kind = FilterNode.plain[name] { return FilterNode(kind: kind, name: name, position: position) }
        let kind: FilterNode.Kind
        switch name {
        case "nth":
            skipSpaces()
            if at("{{") {
                kind = .nth(.expression(try expression()))
                break
            }
            let place = offset
            let text = take { $0.isDigit || $0 == 0x2d }
            guard let index = Int(text) else {
                throw fail("nth needs an index, found \(found)", at: place, expected: "nth 0; negative counts from the end")
            }
            kind = .nth(.literal(index))
        case "regex": kind = .regex(try pattern(of: name))
        case "replace":
            skipSpaces()
            if peek == 0x2f {
                kind = .replaceRegex(try pattern(of: name), try argument(of: name, example: "replace /\\d+/ \"n\""))
            } else {
                kind = .replace(
                    try argument(of: name, example: "replace \"old\" \"new\""), try argument(of: name, example: "replace \"old\" \"new\""))
            }
        case "replaceRegex": kind = .replaceRegex(try pattern(of: name), try argument(of: name, example: "replaceRegex /\\d+/ \"n\""))
        case "split": kind = .split(try argument(of: name, example: "split \",\""))
        case "toDate": kind = .toDate(try dateFormat(of: name))
        case "format", "dateFormat": kind = .format(try dateFormat(of: name))
        case "urlQueryParam": kind = .urlQueryParam(try argument(of: name, example: "urlQueryParam \"page\""))
        case "decode", "charsetDecode": kind = .decode(try argument(of: name, example: "\(name) \"utf-8\""))
        case "jsonpath": kind = .jsonPath(try jsonPath())
        default: kind = .xpath(try argument(of: name, example: "xpath \"string(//title)\""))
        }
        return FilterNode(kind: kind, name: name, position: position)
    }

    private mutating func dateFormat(of name: String) throws(FlowDiagnostic) -> Template {
        skipSpaces()
        let start = offset
        let text = try argument(of: name, example: "\(name) \"%Y-%m-%d\"; %+ is ISO 8601")
        if let literal = text.literal, let problem = DateFormat.problem(with: literal) {
            throw fail(problem, at: start, width: offset - start, expected: "specifiers such as %Y %m %d %H %M %S %3f %z %a %b or %+")
        }
        return text
    }

    func unknownFilter(_ word: String, alternatives: [String]) -> FlowDiagnostic {
        fail("unknown filter \(word)", width: max(1, word.count), hint: suggestion(word, alternatives))
    }

    // MARK: - Predicates

    mutating func predicate() throws(FlowDiagnostic) -> PredicateNode {
        let position = self.position
        var isNegated = false
        if word({ $0.isWord }) == "not" {
            offset += 3
            isNegated = true
            skipSpaces()
        }
        let start = offset
        let name = take { $0 != 0x20 && $0 != 0x09 && $0 != 0x0a && $0 != 0x23 && $0 != 0x22 }
        let kind: PredicateNode.Kind
        if let comparison = PredicateNode.comparisons[name] {
            kind = .compare(comparison, try predicateValue(of: name, comparison))
        } else if name == "matches" {
            kind = .matches(try pattern(of: name))
        } else if let test = PredicateNode.Test(rawValue: name) {
            kind = .test(test)
        } else if name.isEmpty {
            throw fail("a predicate is missing", at: start, expected: "a check such as == 200, exists, contains \"…\" or matches /…/")
        } else {
            let hint =
                name == "="
                ? "did you mean ==?"
                : name == "include" ? "did you mean includes?" : suggestion(name, PredicateNode.names + FilterNode.names)
            throw fail(
                "unknown filter or predicate \(name)", at: start, width: name.count,
                expected: "a filter, or a predicate such as ==, !=, >, contains, matches, exists, isString", hint: hint)
        }
        return PredicateNode(isNegated: isNegated, kind: kind, source: source.text(start..<offset), position: position)
    }

    private mutating func predicateValue(of name: String, _ comparison: PredicateNode.Comparison) throws(FlowDiagnostic) -> ValueNode {
        skipSpaces()
        let start = offset
        let value = try self.value(of: name)
        switch (comparison, value) {
        case (.greater, .null), (.greaterOrEqual, .null), (.less, .null), (.lessOrEqual, .null), (.greater, .bool),
            (.greaterOrEqual, .bool),
            (.less, .bool), (.lessOrEqual, .bool):
            throw fail("\(name) cannot order this value", at: start, width: offset - start, expected: "a number, a string or a template")
        case (.startsWith, .integer), (.endsWith, .integer), (.startsWith, .bigInteger), (.endsWith, .bigInteger), (.startsWith, .null),
            (.endsWith, .null), (.startsWith, .bool),
            (.endsWith, .bool):
            throw fail("\(name) needs a string or bytes", at: start, width: offset - start, hint: "put the value in double quotes")
        default: return value
        }
    }

    /// A value in an assert or an option.
    mutating func value(of name: String) throws(FlowDiagnostic) -> ValueNode {
        if peek == 0x22 { return .string(try quotedString()) }
        if at("```") { return .string(try fenced().text) }
        if peek == 0x60 { return .string(try onelineString()) }
        if at("{{") { return .expression(try expression()) }
        if at("base64,") || at("hex,") { return .bytes(try binary()) }
        if at("file,") { return .file(try fileName()) }
        let start = offset
        let word = take { $0 != 0x20 && $0 != 0x09 && $0 != 0x0a && $0 != 0x23 }
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "":
            throw fail("\(name) needs a value", at: start, expected: "a string in double quotes, a number, true, false, null or {{name}}")
        default:
            if Self.isJSONNumber(Array(word.utf8)) {
                if let integer = Int64(word) { return .integer(integer) }
                if !word.utf8.contains(where: { $0 == 0x2e || $0 | 0x20 == 0x65 }) { return .bigInteger(word) }
                if let number = Double(word) { return .number(number) }
            }
            throw fail(
                "`\(word)` is not a value", at: start, width: word.count,
                expected: "a string in double quotes, a number, true, false, null or {{name}}",
                hint: word.utf8.first?.isLetter == true ? "put text in double quotes" : nil)
        }
    }
}

/// The attributes that `cookie "name[Attribute]"` may ask for.
enum CookieAttribute: String, CaseIterable {
    case value = "Value"
    case expires = "Expires"
    case maxAge = "Max-Age"
    case domain = "Domain"
    case path = "Path"
    case secure = "Secure"
    case httpOnly = "HttpOnly"
    case sameSite = "SameSite"

    /// nil for an attribute that does not exist.
    static func split(_ text: String) -> (name: String, attribute: CookieAttribute)? {
        guard text.hasSuffix("]"), let open = text.lastIndex(of: "[") else { return (text, .value) }
        let name = text[text.index(after: open)...].dropLast()
        guard let attribute = allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
        return (String(text[..<open]), attribute)
    }
}
