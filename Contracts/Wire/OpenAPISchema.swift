internal import JSONCoding

/// DTO shapes as JSON Schema 2020-12, the dialect of OpenAPI 3.1. Members that are not listed are allowed: they are ignored.
extension OpenAPIComponents {
    mutating func schema(of object: ObjectSchema) -> JSONObject {
        var json: JSONObject = ["type": "object"]
        if !object.fields.isEmpty {
            json["properties"] = .object(object.fields.reduce(into: JSONObject()) { $0[$1.name] = schema($1.schema) })
        }
        let required = object.fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { json["required"] = .array(required) }
        return json
    }

    mutating func schema(_ schema: Schema) -> JSONValue {
        switch schema {
        case .boolean: return .object(["type": "boolean"])
        case .integer(let minimum, let maximum):
            var json: JSONObject = ["type": "integer", "format": "int64"]
            json["minimum"] = minimum.map(JSONValue.integer)
            json["maximum"] = maximum.map(JSONValue.integer)
            return .object(json)
        case .number(let minimum, let maximum):
            var json: JSONObject = ["type": "number"]
            json["minimum"] = minimum.map(JSONValue.number)
            json["maximum"] = maximum.map(JSONValue.number)
            return .object(json)
        case .string(let rules): return .object(text(rules))
        case .enumeration(let values): return .object(["type": "string", "enum": .array(values.map(JSONValue.string))])
        case .array(let element, let minimum, let maximum):
            var json: JSONObject = ["type": "array", "items": self.schema(element)]
            json["minItems"] = minimum.map { .integer(Int64($0)) }
            json["maxItems"] = maximum.map { .integer(Int64($0)) }
            return .object(json)
        case .map(let element): return .object(["type": "object", "additionalProperties": self.schema(element)])
        case .object(let object): return reference(to: object)
        case .any: return .object([:])
        }
    }

    /// What `characters` means, as a regular expression: none of those characters and, where something must be said, one that is not blank.
    private static func pattern(of rules: StringRules) -> String? {
        let controls: String
        switch rules.characters {
        case .any: return nil
        case .line: controls = "\\u0000-\\u001F\\u007F-\\u009F"
        case .lines: controls = "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F"
        }
        return rules.minimum == nil ? "^[^\(controls)]*$" : "^[^\(controls)]*[^\\s\(controls)][^\(controls)]*$"
    }

    private func text(_ rules: StringRules) -> JSONObject {
        var json: JSONObject = ["type": "string"]
        json["minLength"] = rules.minimum.map { .integer(Int64($0)) }
        json["maxLength"] = rules.maximum.map { .integer(Int64($0)) }
        json["x-maxCharacters"] = rules.maximumCharacters.map { .integer(Int64($0)) }
        json["pattern"] = (rules.pattern ?? Self.pattern(of: rules)).map(JSONValue.string)
        json["format"] = rules.format.map(JSONValue.string)
        if rules.isSensitive { json["x-sensitive"] = true }
        return json
    }
}
