internal import JSONCoding

/// DTO shapes as JSON Schema 2020-12, the dialect of OpenAPI 3.1. Members that are not listed are allowed: they are ignored.
extension OpenAPIComponents {
    mutating func schema(of object: ObjectSchema, _ direction: OpenAPIDirection) -> JSONObject {
        var json: JSONObject = ["type": "object"]
        json["description"] = descriptions.type(object.type).map(JSONValue.string)
        if !object.fields.isEmpty {
            json["properties"] = .object(
                object.fields.reduce(into: JSONObject()) { properties, field in
                    let schema = schema(field.schema, direction, origin: field.origin)
                    properties[field.name] = described(
                        field, direction == .request && !field.isRequired ? Self.orNull(schema) : schema)
                })
        }
        let required = object.fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { json["required"] = .array(required) }
        return json
    }

    /// A schema with what its field is for. What a reference leads to describes itself; a choice between that and null does not.
    private func described(_ field: ObjectSchema.Field, _ schema: JSONValue) -> JSONValue {
        guard var json = schema.object else { return schema }
        guard let text = json["$ref"] != nil ? descriptions.own(field) : descriptions.text(of: field) else { return schema }
        json["description"] = .string(text)
        return .object(json)
    }

    /// - Parameter origin: which Swift types the field is made of.
    mutating func schema(_ schema: Schema, _ direction: OpenAPIDirection, origin: ObjectSchema.Origin = .init()) -> JSONValue {
        switch schema {
        case .boolean(let only):
            var json: JSONObject = ["type": "boolean"]
            json["const"] = only.map(JSONValue.bool)
            return .object(json)
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
        case .string(let rules): return .object(text(rules, direction))
        case .enumeration(let values):
            // Some of the words of a set are listed where they are taken.
            if let words = origin.words, words == origin.value { return reference(toWords: values, of: words, isOpen: origin.isOpen) }
            return .object(["type": "string", "enum": .array(values.map(JSONValue.string))])
        case .array(let element, let minimum, let maximum):
            var json: JSONObject = ["type": "array", "items": self.schema(element, direction, origin: origin)]
            json["minItems"] = minimum.map { .integer(Int64($0)) }
            json["maxItems"] = maximum.map { .integer(Int64($0)) }
            return .object(json)
        case .map(let element, let names):
            var json: JSONObject = ["type": "object", "additionalProperties": self.schema(element, direction, origin: origin)]
            json["maxProperties"] = names.map { .integer(Int64($0.maximum)) }
            json["propertyNames"] = names.map { .object(["maxLength": .integer(Int64($0.longest))]) }
            return .object(json)
        case .object(let object): return reference(to: object, direction)
        case .any: return .object([:])
        }
    }

    /// In a request null counts as absent.
    private static func orNull(_ schema: JSONValue) -> JSONValue {
        guard var json = schema.object else { return schema }
        if let type = json["type"] {
            json["type"] = .array([type, "null"])
            if let values = json["enum"]?.array { json["enum"] = .array(values + [.null]) }
            return .object(json)
        }
        return json.isEmpty ? schema : .object(["anyOf": .array([schema, .object(["type": "null"])])])
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

    private func text(_ rules: StringRules, _ direction: OpenAPIDirection) -> JSONObject {
        var json: JSONObject = ["type": "string"]
        json["minLength"] = rules.minimum.map { .integer(Int64($0)) }
        // A character has one scalar at least: a text of so many scalars is always taken, and an answer may have more.
        let sure = direction == .request ? rules.maximumCharacters : nil
        json["maxLength"] = (sure ?? rules.maximum).map { .integer(Int64($0)) }
        json["x-maxCharacters"] = rules.maximumCharacters.map { .integer(Int64($0)) }
        json["x-maxBytes"] = rules.maximumBytes.map { .integer(Int64($0)) }
        json["pattern"] = (rules.pattern ?? Self.pattern(of: rules)).map(JSONValue.string)
        json["format"] = rules.format.map(JSONValue.string)
        if rules.isSensitive { json["x-sensitive"] = true }
        return json
    }
}

/// Which way a value goes. What is sent may be null where it may be absent, and is promised to be taken up to other lengths than an
/// answer may have.
enum OpenAPIDirection { case request, answer }

extension Schema {
    /// Whether it is written differently in requests and in answers.
    var dependsOnDirection: Bool {
        switch self {
        case .boolean, .integer, .number, .enumeration, .any: false
        case .string(let rules): rules.maximumCharacters != nil
        case .array(let element, _, _), .map(let element, _): element.dependsOnDirection
        case .object(let object): object.fields.contains { !$0.isRequired || $0.schema.dependsOnDirection }
        }
    }

    /// The types of the objects in it.
    var objectTypes: Set<String> {
        switch self {
        case .boolean, .integer, .number, .string, .enumeration, .any: []
        case .array(let element, _, _), .map(let element, _): element.objectTypes
        case .object(let object): object.fields.reduce(into: [object.type]) { $0.formUnion($1.schema.objectTypes) }
        }
    }
}
