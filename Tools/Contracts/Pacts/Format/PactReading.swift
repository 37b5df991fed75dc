internal import JSONCoding
internal import Patterns

extension Interaction {
    init(_ node: PactNode, uses: [String: ContractUse]) throws(PactError) {
        try node.only(["description", "providerStates", "request", "response", "_id"])
        let description = try node.required("description").name()
        var states: [ProviderState] = []
        for state in try node.member("providerStates")?.items() ?? [] {
            try state.only(["name", "params"])
            let parameters = state.member("params")
            if let parameters, parameters.value != .null { _ = try parameters.object() }
            states.append(ProviderState(try state.required("name").name(), parameters?.value.object ?? [:]))
        }
        self.init(
            description: description, states: states, request: try PactRequest(try node.required("request")),
            response: try PactResponse(try node.required("response")),
            use: uses[description] ?? ContractUse(operation: "", reads: []))
    }
}

extension PactRequest {
    init(_ node: PactNode) throws(PactError) {
        try node.only(["method", "path", "query", "headers", "body", "matchingRules", "generators"])
        let method = try node.required("method")
        let path = try node.required("path")
        guard try path.text().hasPrefix("/") else { throw path.wrong("a path starts with /") }
        guard !(try path.text()).contains("?") else { throw path.wrong("the query belongs in 'query'") }
        self.init(
            method: try method.name().uppercased(), path: try path.text(), query: try node.member("query")?.query() ?? [:],
            headers: try node.member("headers")?.headers() ?? [:], body: node.member("body")?.value,
            matchingRules: try node.member("matchingRules")?.matchingRules() ?? MatchingRules(),
            generators: try node.member("generators")?.generators() ?? Generators())
    }
}

extension PactResponse {
    init(_ node: PactNode) throws(PactError) {
        // An answer's generators matter only to mock servers, so they are accepted and not read.
        try node.only(["status", "headers", "body", "matchingRules", "generators"])
        let status = try node.required("status")
        guard let code = status.value.integer, (100...599).contains(code) else {
            throw status.wrong("expected a status from 100 to 599, found \(status.value.integer.map { "\($0)" } ?? status.value.kind)")
        }
        self.init(
            status: Int(code), headers: try node.member("headers")?.headers() ?? [:], body: node.member("body")?.value,
            matchingRules: try node.member("matchingRules")?.matchingRules() ?? MatchingRules())
    }
}

extension PactNode {
    fileprivate func query() throws(PactError) -> [String: [String]] {
        var query: [String: [String]] = [:]
        for (name, node) in try object() { query[name] = try node.texts() }
        return query
    }

    fileprivate func headers() throws(PactError) -> [String: String] {
        var headers: [String: String] = [:]
        for (name, node) in try object() {
            if headers.keys.contains(where: { $0.lowercased() == name.lowercased() }) { throw node.wrong("this header is there twice") }
            headers[name] = try node.texts().joined(separator: ", ")
        }
        return headers
    }

    /// A text, or a list of texts.
    private func texts() throws(PactError) -> [String] {
        if let text = value.string { return [text] }
        var texts: [String] = []
        for item in try items() { texts.append(try item.text()) }
        return texts
    }

    // MARK: - Rules

    fileprivate func matchingRules() throws(PactError) -> MatchingRules {
        var rules: [String: [String: [Matcher]]] = [:]
        for (category, node) in try object() {
            switch category {
            case "path": rules[category] = ["": try node.matchers()]
            case "body", "header", "query":
                for (place, rule) in try node.object() {
                    if category == "body", BodyPath(place) == nil {
                        throw rule.wrong("'\(place)' is no path: write $, then .name, ['name'], [0], [*] or .*")
                    }
                    rules[category, default: [:]][place] = try rule.matchers()
                }
            default: throw node.wrong("rules are for path, query, header and body, not for \(category)")
            }
        }
        return MatchingRules(rules)
    }

    private func matchers() throws(PactError) -> [Matcher] {
        try only(["matchers", "combine"])
        let items = try required("matchers").items()
        guard !items.isEmpty else { throw wrong("there is no matcher") }
        if let combine = member("combine"), combine.value != "AND", items.count > 1 {
            throw combine.wrong("matchers are combined with AND only")
        }
        var matchers: [Matcher] = []
        for item in items { matchers.append(try item.matcher()) }
        return matchers
    }

    private func matcher() throws(PactError) -> Matcher {
        let kind = try required("match")
        switch try kind.text() {
        case "equality": return .equality
        case "type": return .type(minimum: try member("min")?.count(), maximum: try member("max")?.count())
        case "regex":
            let regex = try required("regex")
            if let problem = Pattern.problem(with: try regex.text()) { throw regex.wrong("this is no regular expression: \(problem)") }
            return .regex(try regex.text())
        case "integer": return .integer
        case "decimal": return .decimal
        case "number": return .number
        case "include": return .include(try required("value").text())
        case "null": return .null
        case let other:
            throw kind.wrong(
                "the matcher '\(other)' is not known; known are equality, type, regex, integer, decimal, number, include, null")
        }
    }

    fileprivate func generators() throws(PactError) -> Generators {
        var expressions: [String: [String: String]] = [:]
        for (category, node) in try object() {
            switch category {
            case "path": expressions[category] = ["": try node.expression()]
            case "body", "header", "query":
                for (place, generator) in try node.object() {
                    if category == "body", BodyPath(place) == nil {
                        throw generator.wrong("'\(place)' is no path: write $, then .name or [0]")
                    }
                    expressions[category, default: [:]][place] = try generator.expression()
                }
            default: throw node.wrong("generators are for path, query, header and body, not for \(category)")
            }
        }
        return Generators(expressions)
    }

    private func expression() throws(PactError) -> String {
        let type = try required("type")
        guard try type.text() == "ProviderState" else { throw type.wrong("only generators of the type ProviderState are known") }
        return try required("expression").text()
    }

    // MARK: - Uses

    /// What our own tools know of the interactions, by their descriptions.
    func uses() throws(PactError) -> [String: ContractUse] {
        var uses: [String: ContractUse] = [:]
        for node in try member("uses")?.items() ?? [] {
            try node.only(["interaction", "operation", "reads"])
            var reads: [FieldRead] = []
            for read in try node.member("reads")?.items() ?? [] {
                try read.only(["path", "file", "symbol"])
                reads.append(
                    FieldRead(
                        path: try read.required("path").text(), symbol: try read.required("symbol").text(),
                        file: try read.required("file").text()))
            }
            uses[try node.required("interaction").text()] = ContractUse(operation: try node.required("operation").text(), reads: reads)
        }
        return uses
    }
}
