internal import JSONCoding

extension Pact {
    /// - Parameter includingUses: with what our own tools know beyond the specification.
    func document(includingUses: Bool) -> JSONValue {
        let ordered = interactions.sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
        var metadata: JSONObject = ["pactSpecification": ["version": "3.0.0"]]
        if includingUses {
            let uses = ordered.filter { $0.use != ContractUse(operation: "", reads: []) }
            if !uses.isEmpty { metadata["barbell"] = ["uses": .array(uses.map { $0.use.document(of: $0.description) })] }
        }
        return [
            "consumer": ["name": .string(consumer)], "provider": ["name": .string(provider)],
            "interactions": .array(ordered.map(\.document)), "metadata": .object(metadata),
        ]
    }
}

extension Interaction {
    /// The interaction as the specification has it.
    var document: JSONValue {
        var members: JSONObject = ["description": .string(description), "request": request.document, "response": response.document]
        if !states.isEmpty {
            members["providerStates"] = .array(
                states.map { state in
                    var members: JSONObject = ["name": .string(state.name)]
                    if !state.parameters.isEmpty { members["params"] = .object(state.parameters) }
                    return .object(members)
                })
        }
        return .object(members)
    }
}

extension PactRequest {
    fileprivate var document: JSONValue {
        var members: JSONObject = ["method": .string(method), "path": .string(path)]
        if !query.isEmpty { members["query"] = .object(JSONObject(query) { .array($0.map { .string($0) }) }) }
        if !headers.isEmpty { members["headers"] = .object(JSONObject(headers) { .string($0) }) }
        members["body"] = body
        if !matchingRules.rules.isEmpty { members["matchingRules"] = matchingRules.document }
        if !generators.expressions.isEmpty { members["generators"] = generators.document }
        return .object(members)
    }
}

extension PactResponse {
    fileprivate var document: JSONValue {
        var members: JSONObject = ["status": .integer(Int64(status))]
        if !headers.isEmpty { members["headers"] = .object(JSONObject(headers) { .string($0) }) }
        members["body"] = body
        if !matchingRules.rules.isEmpty { members["matchingRules"] = matchingRules.document }
        return .object(members)
    }
}

extension MatchingRules {
    fileprivate var document: JSONValue {
        PlacedValues.document(rules) { matchers in ["matchers": .array(matchers.map(\.document))] }
    }
}

extension Generators {
    fileprivate var document: JSONValue {
        PlacedValues.document(expressions) { ["type": "ProviderState", "expression": .string($0)] }
    }
}

/// Rules and generators have one layout: category, place, value; a path has no places.
private enum PlacedValues {
    static func document<Value>(_ categories: [String: [String: Value]], _ write: (Value) -> JSONValue) -> JSONValue {
        var members = JSONObject()
        for (category, places) in categories {
            if category == "path" {
                members[category] = places[""].map(write)
            } else {
                members[category] = .object(JSONObject(places, write))
            }
        }
        return .object(members)
    }
}

extension Matcher {
    fileprivate var document: JSONValue {
        switch self {
        case .equality: return ["match": "equality"]
        case .type(let minimum, let maximum):
            var members: JSONObject = ["match": "type"]
            members["min"] = minimum.map { .integer(Int64($0)) }
            members["max"] = maximum.map { .integer(Int64($0)) }
            return .object(members)
        case .regex(let regex): return ["match": "regex", "regex": .string(regex)]
        case .integer: return ["match": "integer"]
        case .decimal: return ["match": "decimal"]
        case .number: return ["match": "number"]
        case .include(let text): return ["match": "include", "value": .string(text)]
        case .null: return ["match": "null"]
        }
    }
}

extension ContractUse {
    fileprivate func document(of interaction: String) -> JSONValue {
        let ordered = reads.sorted { ($0.path, $0.file, $0.symbol) < ($1.path, $1.file, $1.symbol) }
        return [
            "interaction": .string(interaction), "operation": .string(operation),
            "reads": .array(ordered.map { ["path": .string($0.path), "file": .string($0.file), "symbol": .string($0.symbol)] }),
        ]
    }
}

extension JSONObject {
    init<Value>(_ members: [String: Value], _ write: (Value) -> JSONValue) {
        self.init()
        for (name, value) in members { self[name] = write(value) }
    }
}
