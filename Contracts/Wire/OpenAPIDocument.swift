internal import HTTPCore
public import JSONCoding

/// The OpenAPI 3.1 document of a service, made from its endpoints; canonical, so that equal contracts give equal bytes.
public struct OpenAPIDocument {
    public let json: JSONValue

    /// - Parameter endpoints: shown in the order of path, then method.
    public init(service: String, version: String, endpoints: [EndpointDescription]) throws {
        var paths = JSONObject()
        var components = Components()
        for endpoint in endpoints.sorted(by: { ($0.path.description, $0.method.rawValue) < ($1.path.description, $1.method.rawValue) }) {
            var item = paths[endpoint.path.description]?.object ?? JSONObject()
            item[endpoint.method.rawValue.lowercased()] = try components.operation(endpoint)
            paths[endpoint.path.description] = .object(item)
        }
        _ = components.reference(ErrorBody.schema)
        var schemas = JSONObject()
        for name in components.schemas.keys.sorted() { schemas[name] = components.schemas[name] }
        json = .object([
            "openapi": "3.1.0",
            "info": .object(["title": .string("Barbell \(service)"), "version": .string(version)]),
            "paths": .object(paths),
            "components": .object([
                "schemas": .object(schemas),
                "securitySchemes": .object([
                    "accessToken": .object(["type": "http", "scheme": "bearer", "bearerFormat": "JWT"]),
                    "serviceToken": .object(["type": "http", "scheme": "bearer"]),
                ]),
            ]),
        ])
    }
}

/// The reusable schemas met so far.
private struct Components {
    var schemas: [String: JSONValue] = [:]

    mutating func operation(_ endpoint: EndpointDescription) throws -> JSONValue {
        var operation: JSONObject = [
            "operationId": .string(endpoint.id),
            "summary": .string(endpoint.summary),
            "tags": .array([.string(endpoint.service)]),
        ]
        if !endpoint.requirements.isEmpty { operation["x-requirements"] = .array(endpoint.requirements.map(JSONValue.string)) }
        switch endpoint.access {
        case .anyone: operation["security"] = .array([])
        case .signedIn, .admin: operation["security"] = .array([.object(["accessToken": .array([])])])
        case .service: operation["security"] = .array([.object(["serviceToken": .array([])])])
        }
        let parameters = self.parameters(of: endpoint)
        if !parameters.isEmpty { operation["parameters"] = .array(parameters) }
        if let body = endpoint.body {
            let content: JSONObject = [
                "schema": reference(body), "example": try JSONParser.parse(try endpoint.bodyExample()),
            ]
            operation["requestBody"] = .object([
                "required": .bool(body.fields.contains(where: \.isRequired)),
                "content": .object(["application/json": .object(content)]),
            ])
        }
        if let type = endpoint.rawBody {
            operation["requestBody"] = .object([
                "required": true, "content": .object([type: .object(["schema": .object(["type": "string", "format": "binary"])])]),
            ])
        }
        operation["responses"] = .object(try responses(of: endpoint))
        return .object(operation)
    }

    private mutating func parameters(of endpoint: EndpointDescription) -> [JSONValue] {
        let inPath = Set(endpoint.path.parameterNames)
        var parameters: [JSONValue] = endpoint.parameters.fields.map { field in
            .object([
                "name": .string(field.name), "in": .string(inPath.contains(field.name) ? "path" : "query"),
                "required": .bool(field.isRequired), "schema": schema(field.schema),
            ])
        }
        if endpoint.takesKey {
            parameters.append(
                .object([
                    "name": "Idempotency-Key", "in": "header", "required": .bool(endpoint.requiresKey),
                    "description": "A repeat with the same key and body is answered like the first.",
                    "schema": .object(["type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[\\x21-\\x7E]+$"]),
                ]))
        }
        parameters.append(
            .object([
                "name": "Accept-Language", "in": "header", "required": false, "description": "The language of messages: en or ar.",
                "schema": .object(["type": "string"]),
            ]))
        return parameters
    }

    private mutating func responses(of endpoint: EndpointDescription) throws -> JSONObject {
        var responses = JSONObject()
        var success: JSONObject = ["description": .string("The result.")]
        switch endpoint.success {
        case .json(let schema):
            let content: JSONObject = [
                "schema": reference(schema), "example": try JSONParser.parse(try endpoint.outputExample()),
            ]
            success["content"] = .object(["application/json": .object(content)])
        case .empty: success["description"] = "Done; no content."
        case .content(let type): success["content"] = .object([type: .object(["schema": .object(["type": "string"])])])
        }
        responses[String(endpoint.status)] = .object(success)
        if let other = endpoint.otherStatus {
            responses[String(other)] = .object(other == 302 ? ["description": "At the address in `Location`"] : success)
        }
        let byStatus = Dictionary(grouping: endpoint.allErrors, by: \.status)
        for status in byStatus.keys.sorted() {
            let codes = (byStatus[status] ?? []).map(\.rawValue).sorted()
            var response: JSONObject = [
                "description": .string("One of: " + codes.joined(separator: ", ")),
                "x-error-codes": .array(codes.map(JSONValue.string)),
                "content": .object(["application/json": .object(["schema": reference(ErrorBody.schema)])]),
            ]
            if status == 429 || status == 503 {
                response["headers"] = .object([
                    "Retry-After": .object(["description": "Seconds to wait.", "schema": .object(["type": "integer", "minimum": 1])])
                ])
            }
            responses[String(status)] = .object(response)
        }
        return responses
    }

    mutating func reference(_ object: ObjectSchema) -> JSONValue {
        if schemas[object.name] == nil {
            schemas[object.name] = .null  // holds the name while its own fields are walked
            var properties = JSONObject()
            for field in object.fields { properties[field.name] = schema(field.schema) }
            var body: JSONObject = ["type": "object", "properties": .object(properties)]
            let required = object.fields.filter(\.isRequired).map { JSONValue.string($0.name) }
            if !required.isEmpty { body["required"] = .array(required) }
            schemas[object.name] = .object(body)
        }
        return .object(["$ref": .string("#/components/schemas/\(object.name)")])
    }

    private mutating func schema(_ schema: Schema) -> JSONValue {
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
        case .string(let rules):
            var json: JSONObject = ["type": "string"]
            json["minLength"] = rules.minimum.map { .integer(Int64($0)) }
            json["maxLength"] = rules.maximum.map { .integer(Int64($0)) }
            json["pattern"] = rules.pattern.map(JSONValue.string)
            json["format"] = rules.format.map(JSONValue.string)
            if rules.isSensitive { json["x-sensitive"] = true }
            return .object(json)
        case .enumeration(let values): return .object(["type": "string", "enum": .array(values.map(JSONValue.string))])
        case .array(let element, let minimum, let maximum):
            var json: JSONObject = ["type": "array", "items": self.schema(element)]
            json["minItems"] = minimum.map { .integer(Int64($0)) }
            json["maxItems"] = maximum.map { .integer(Int64($0)) }
            return .object(json)
        case .map(let element): return .object(["type": "object", "additionalProperties": self.schema(element)])
        case .object(let object): return reference(object)
        case .any: return .object([:])
        }
    }
}
