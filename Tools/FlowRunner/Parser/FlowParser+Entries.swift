extension FlowParser {
    /// HTTP's own. Any other word in capitals is a method too.
    static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"]

    mutating func file() throws(FlowDiagnostic) -> FlowFile {
        if let bad = firstInvalidByte { throw fail("the file is not valid UTF-8", at: bad) }
        var file = FlowFile(source: source)
        while true {
            try skipLines()
            if atEnd { break }
            var head = attach(to: &file)
            let start = offset
            var entry = try self.entry()
            try refuseDirectives(inside: start..<contentEnd)
            entry.title = head.title
            entry.cookieCommands = head.cookieCommands
            swap(&entry.requirements, &head.requirements)
            file.items.append(.entry(entry))
        }
        let isEmpty = file.items.isEmpty
        for directive in pending {
            switch directive.kind {
            case .include, .tag, .title, .cookies: continue
            case .requirement where isEmpty: continue
            default: throw fail("no step follows this directive", at: directive.offset, width: directive.width)
            }
        }
        _ = attach(to: &file)
        file.warnings = warnings
        return file
    }

    private var firstInvalidByte: Int? {
        guard String(validating: source.bytes, as: UTF8.self) == nil else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var rest = source.bytes.makeIterator()
        var place = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): place += scalar.count
            case .error, .emptyInput: return place
            }
        }
    }

    // MARK: - Request

    private mutating func entry() throws(FlowDiagnostic) -> Entry {
        var entry = Entry(request: try requestLine())
        try requestParts(&entry.request)
        if atResponse {
            entry.response = try response()
        }
        return entry
    }

    private mutating func requestLine() throws(FlowDiagnostic) -> RequestNode {
        let start = offset
        let position = self.position
        let method = take { $0.isUpper }
        guard !method.isEmpty, method != "HTTP", peek == 0x20 || peek == 0x09 else { throw badMethod(method, at: start) }
        if !Self.methods.contains(method), let meant = nearest(to: method, among: Self.methods) {
            warn("\(method) is no method of HTTP's own", at: start, width: method.count, hint: "did you mean \(meant)?")
        }
        skipSpaces()
        guard !atLineEnd, peek != 0x23 else {
            throw fail("\(method) needs a URL", expected: "a URL such as {{auth}}/auth/me or https://example.org/")
        }
        let url = try self.url()
        try endOfLine(after: "the URL")
        return RequestNode(method: method, url: url, position: position)
    }

    private func badMethod(_ method: String, at start: Int) -> FlowDiagnostic {
        let word = self.word { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0a) }
        let whole = method + word
        if whole.hasPrefix("HTTP") {
            return fail(
                "a response without a request", at: start, width: whole.count, expected: "a method and a URL",
                hint: "each step starts with its request; blank lines do not separate a request from its response")
        }
        if method.isEmpty || !word.isEmpty {
            let upper = whole.uppercased()
            let hint = Self.methods.contains(upper) ? "methods are written in capitals: \(upper)" : suggestion(whole, Self.methods)
            return fail(
                "`\(whole)` does not start a step", at: start, width: max(1, whole.count), expected: "a method and a URL", hint: hint)
        }
        return fail("\(method) needs a URL", expected: "a URL such as {{auth}}/auth/me or https://example.org/")
    }

    private mutating func requestParts(_ request: inout RequestNode) throws(FlowDiagnostic) {
        var seen: Set<String> = []
        while true {
            try skipLines()
            if atEnd || atResponse || atMethod { return }
            let start = offset
            if let name = sectionName {
                if request.body != nil {
                    throw fail("a section after the body", width: name.count + 2, hint: "sections come before the body")
                }
                try requestSection(name, &request, &seen)
            } else if looksLikeKeyValue {
                if request.body != nil {
                    throw fail("a header after the body", width: restOfLineWidth, hint: "headers come before sections and body")
                }
                request.headers.append(try keyValue())
            } else if atBody {
                if request.body != nil {
                    throw fail("a second body", width: restOfLineWidth, expected: "a response such as HTTP 200, or the next request")
                }
                request.body = try body()
                if request.form != nil || request.multipart != nil {
                    throw fail("a body beside a form section", at: start, hint: "a request has a form, a multipart form or a body")
                }
            } else {
                throw badLine(in: "a request", expected: "a header, a section such as [Form], a body, or a response such as HTTP 200")
            }
        }
    }

    // MARK: - Response

    var atResponse: Bool {
        guard at("HTTP") else { return false }
        return [0x20, 0x2f, 0x09, 0x0a, nil].contains(peek(ahead: 4))
    }

    private var atMethod: Bool {
        let word = self.word { $0.isUpper }
        guard !word.isEmpty, !atResponse, !looksLikeKeyValue else { return false }
        let next = peek(ahead: word.utf8.count)
        return next == 0x20 || next == 0x09 || (Self.methods.contains(word) && (next == 0x0a || next == nil))
    }

    private mutating func response() throws(FlowDiagnostic) -> ResponseNode {
        let position = self.position
        _ = skip("HTTP")
        var version: String?
        if skip("/") {
            let start = offset
            let text = take { $0.isDigit || $0 == 0x2e || $0 == 0x2a }
            guard ["1.0", "1.1", "2", "3", "*"].contains(text) else {
                throw fail("unknown HTTP version", at: start, width: text.count, expected: "HTTP, HTTP/1.0, HTTP/1.1, HTTP/2 or HTTP/3")
            }
            version = text == "*" ? nil : text
        }
        skipSpaces()
        let statusPosition = self.position
        let start = offset
        let text = take { $0.isDigit || $0 == 0x2a || $0.isLetter }
        var status: Int?
        if text != "*" {
            guard text.utf8.allSatisfy(\.isDigit), let code = Int(text) else {
                throw fail(
                    text.isEmpty ? "a response needs a status" : "`\(text)` is not a status", at: start, width: max(1, text.count),
                    expected: "a number such as 200, or * for any")
            }
            status = code
        }
        let lineStart = offset
        skipSpaces()
        if let byte = peek, byte.isLetter {
            throw fail("no text may follow the status", width: restOfLineWidth, hint: "remove the reason phrase")
        }
        offset = lineStart
        try endOfLine(after: "the status")
        var response = ResponseNode(version: version, status: status, position: position, statusPosition: statusPosition)
        try responseParts(&response)
        return response
    }

    private mutating func responseParts(_ response: inout ResponseNode) throws(FlowDiagnostic) {
        var seen: Set<String> = []
        while true {
            try skipLines()
            if atEnd || atMethod { return }
            if atResponse {
                throw fail("a second response for one request", width: restOfLineWidth, hint: "a step has one request and one response")
            }
            if let name = sectionName {
                if response.body != nil {
                    throw fail("a section after the body", width: name.count + 2, hint: "sections come before the body")
                }
                try responseSection(name, &response, &seen)
            } else if looksLikeKeyValue {
                guard response.body == nil, seen.isEmpty else { throw badLine(in: "a response", expected: "the next request") }
                response.headers.append(try keyValue())
            } else if atBody {
                if response.body != nil { throw fail("a second body", width: restOfLineWidth, expected: "the next request") }
                response.bodyPosition = self.position
                response.body = try body()
            } else {
                throw badLine(in: "a response", expected: "a header, [Captures], [Asserts], a body, or the next request")
            }
        }
    }

    private func badLine(in what: String, expected: String) -> FlowDiagnostic {
        let word = self.word { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0a) }
        var hint: String?
        if Self.methods.contains(word.uppercased()) {
            hint = "methods are written in capitals: \(word.uppercased())"
        } else if word.uppercased().hasPrefix("HTTP") {
            hint = "a response line looks like HTTP 200"
        } else if QueryNode.names.contains(word) {
            hint = "an assert stands under [Asserts]"
        }
        return fail("this line does not belong in \(what)", width: restOfLineWidth, expected: expected, hint: hint)
    }
}
