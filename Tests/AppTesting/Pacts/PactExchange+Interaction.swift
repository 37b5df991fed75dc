internal import HTTPCore
internal import JSONCoding
internal import Pacts
internal import Wire

/// What changes from one recording to the next is written as these, with rules that say what it may be.
private enum Fixed {
    static let id = Identifier<ErrorBody>.example.text
    static let time = Instant.example.text
    static let idPattern = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    static let timePattern = "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"
}

extension PactExchange {
    /// The exchange as it stands in a pact.
    /// - Parameters:
    ///   - request: as the client sent it.
    ///   - consumer: who sent it.
    ///   - readsType: whether the client looks at the media type of the answer.
    ///   - file: the file that declares a view, from the root of the repository.
    func interaction(_ request: HTTPRequest, of consumer: String, readsType: Bool, file: (String) throws -> String) throws -> Interaction {
        let symbol = view?.name ?? ""
        let reads = try reads.map { FieldRead(path: $0.path, symbol: ([symbol] + $0.names).joined(separator: "."), file: try file(symbol)) }
        let recorded = try recorded(request)
        // What a state takes of the body is the text that a replay sends.
        let text = recorded.body?.text(sortedKeys: true) ?? ""
        var states = states.map { state in
            var state = state
            for name in state.parameters.keys where state.parameters[name] == Self.sentBody { state.parameters[name] = .string(text) }
            return state
        }
        if recorded.headers["Authorization"] != nil, isServices(request) {
            states.insert(ProviderState("a calling service", ["name": .string(consumer)]), at: 0)
        }
        if recorded.headers["Idempotency-Key"] != nil { states.append(ProviderState("a fresh key")) }
        return Interaction(
            description: description, states: states, request: recorded, response: response(readsType: readsType),
            use: ContractUse(operation: endpoint.id, reads: reads))
    }

    private func isServices(_ request: HTTPRequest) -> Bool { request.headers["Authorization"]?.hasPrefix("Bearer svc.") == true }

    // MARK: - The request

    private func recorded(_ request: HTTPRequest) throws -> PactRequest {
        var rules: [String: [String: [Matcher]]] = [:]
        var expressions: [String: [String: String]] = [:]
        var headers: [String: String] = [:]
        let path = try path(of: request, &rules, &expressions)
        if endpoint.access != .anyone {
            headers["Authorization"] = "Bearer token"
            rules["header", default: [:]]["Authorization"] = [.regex("^Bearer .+$")]
            expressions["header", default: [:]]["Authorization"] = isServices(request) ? "Bearer ${serviceToken}" : "Bearer ${personToken}"
        }
        if request.headers["Idempotency-Key"] != nil {
            headers["Idempotency-Key"] = Fixed.id
            rules["header", default: [:]]["Idempotency-Key"] = [.regex("^[!-~]{1,255}$")]
            expressions["header", default: [:]]["Idempotency-Key"] = "${key}"
        }
        var query: [String: [String]] = [:]
        for (name, value) in PercentEncoding.queryItems(request.query ?? "") { query[name, default: []].append(value) }
        var body: JSONValue?
        for (name, expression) in self.headers {
            headers[name] = "value"
            rules["header", default: [:]][name] = [.regex("^.+$")]
            expressions["header", default: [:]][name] = expression
        }
        if let schema = sent {
            headers["Content-Type"] = "application/json"
            body = settled(try JSONParser.parse(request.body), .object(schema), "$", &rules, &expressions)
            for place in members.keys.sorted() where expressions["body"]?[place] == nil {
                throw RecordingProblem("'\(description)': there is no \(place) in what the client sends")
            }
        }
        return PactRequest(
            method: request.method.rawValue, path: path, query: query, headers: headers, body: body, matchingRules: MatchingRules(rules),
            generators: Generators(expressions))
    }

    private func path(
        of request: HTTPRequest, _ rules: inout [String: [String: [Matcher]]], _ expressions: inout [String: [String: String]]
    ) throws -> String {
        for name in holes.keys.sorted() where !endpoint.path.parameterNames.contains(name) {
            throw RecordingProblem("'\(description)': there is no {\(name)} in \(endpoint.path)")
        }
        guard !holes.isEmpty, let values = endpoint.path.match(request.path) else { return request.path }
        var path = "", pattern = "^", expression = ""
        for segment in endpoint.path.segments {
            switch segment {
            case .literal(let text):
                path += "/" + text
                pattern += "/" + text.map { $0 == "." ? "\\." : String($0) }.joined()
                expression += "/" + text
            case .parameter(let name):
                let value = PercentEncoding.encode(text(values[name] ?? "", endpoint.parameters[name]?.schema))
                path += "/" + value
                pattern += holes[name] == nil ? "/" + value : "/[^/]+"
                expression += "/" + (holes[name] ?? value)
            }
        }
        rules["path"] = ["": [.regex(pattern + "$")]]
        expressions["path"] = ["": expression]
        return path
    }

    /// A text that is the same in each recording.
    private func text(_ text: String, _ schema: Schema?) -> String {
        guard case .string(let rules)? = schema else { return text }
        return rules.format == "uuid" ? Fixed.id : rules.format == "date-time" ? Fixed.time : text
    }

    private func settled(
        _ value: JSONValue, _ schema: Schema, _ place: String, _ rules: inout [String: [String: [Matcher]]],
        _ expressions: inout [String: [String: String]]
    ) -> JSONValue {
        switch (schema, value) {
        case (.object(let object), .object(let members)):
            var settled = JSONObject()
            for (name, member) in members {
                settled[name] = self.settled(member, object[name]?.schema ?? .any, "\(place).\(name)", &rules, &expressions)
            }
            return .object(settled)
        case (.array(let element, _, _), .array(let items)):
            return .array(items.enumerated().map { settled($0.element, element, "\(place)[\($0.offset)]", &rules, &expressions) })
        default:
            if let expression = members[place] {
                rules["body", default: [:]][place] = [.type(minimum: nil, maximum: nil)]
                expressions["body", default: [:]][place] = expression
            }
            guard case .string(let sent) = value, case .string(let kind) = schema else { return value }
            if let stand = settled[place] {
                rules["body", default: [:]][place] = [.type(minimum: nil, maximum: nil)]
                return .string(stand)
            }
            if kind.format == "uuid" { rules["body", default: [:]][place] = [.regex(Fixed.idPattern)] }
            if kind.format == "date-time" { rules["body", default: [:]][place] = [.regex(Fixed.timePattern)] }
            return .string(text(sent, schema))
        }
    }

    // MARK: - The answer

    private func response(readsType: Bool) -> PactResponse {
        var rules: [String: [String: [Matcher]]] = [:]
        var headers: [String: String] = [:]
        if readsType, answer != nil {
            headers["Content-Type"] = "application/json"
            rules["header"] = ["Content-Type": [.regex("^application/json")]]
        }
        if let view, let reduced {
            var body: [String: [Matcher]] = [:]
            // The code of a refusal is what its reader tells refusals apart by.
            let exact = endpoint.isSuccess(status) ? exact : exact.union(["$.code"])
            Self.rules(of: reduced, .object(view), "$", exact, &body)
            if !body.isEmpty { rules["body"] = body }
        }
        return PactResponse(status: status, headers: headers, body: reduced, matchingRules: MatchingRules(rules))
    }

    private static func rules(
        of value: JSONValue, _ schema: Schema, _ place: String, _ exact: Set<String>, _ rules: inout [String: [Matcher]]
    ) {
        if exact.contains(place) {
            rules[place] = [.equality]
            return
        }
        switch (schema, value) {
        case (.object(let object), .object(let members)):
            for (name, member) in members { Self.rules(of: member, object[name]?.schema ?? .any, "\(place).\(name)", exact, &rules) }
        case (.array(let element, _, _), .array(let items)):
            rules[place] = [.type(minimum: 0, maximum: nil)]
            if let first = items.first { Self.rules(of: first, element, place + "[*]", exact, &rules) }
        case (.map(let element, _), .object(let members)):
            if let first = members.first(where: { _ in true }) { Self.rules(of: first.value, element, place + ".*", exact, &rules) }
        case (.enumeration(let known), _): rules[place] = [.regex("^(\(known.joined(separator: "|")))$")]
        case (.integer, _): rules[place] = [.integer]
        default: rules[place] = [.type(minimum: nil, maximum: nil)]
        }
    }
}
