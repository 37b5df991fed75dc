internal import HTTPCore
internal import JSONCoding

extension OpenAPIComponents {
    mutating func operation(_ endpoint: EndpointDescription) throws -> JSONObject {
        var operation: JSONObject = [
            "operationId": .string(endpoint.id),
            "summary": .string(endpoint.summary),
            "description": .string(
                [descriptions.operation(endpoint.id)?.text, endpoint.audience].compactMap { $0 }.joined(separator: "\n\n")),
            "tags": .array([.string(areas[endpoint.id] ?? endpoint.service)]),
        ]
        if !endpoint.requirements.isEmpty { operation["x-requirements"] = .array(endpoint.requirements.map(JSONValue.string)) }
        if endpoint.access == .service { operation["x-callers"] = .array(endpoint.callers.map { .string($0.text) }) }
        if endpoint.isForPeople { operation["x-products"] = .array(endpoint.products.map { .string($0.rawValue) }) }
        operation["security"] = .array(security(of: endpoint.access))
        operation["parameters"] = .array(try parameters(of: endpoint))
        operation["requestBody"] = try body(of: endpoint)
        operation["responses"] = .object(try responses(of: endpoint))
        return operation
    }

    /// In OpenAPI 3.1 a requirement of any scheme may name the roles it wants.
    private func security(of access: Access) -> [JSONValue] {
        switch access {
        case .anyone: []
        case .signedIn: [.object(["accessToken": .array([])])]
        case .coach: [.object(["accessToken": .array([.string(Role.coach.rawValue)])])]
        case .admin: [.object(["accessToken": .array([.string(Role.admin.rawValue)])])]
        case .service: [.object(["serviceToken": .array([])])]
        }
    }

    private mutating func parameters(of endpoint: EndpointDescription) throws -> [JSONValue] {
        let inPath = Set(endpoint.path.parameterNames)
        let example = try JSONParser.parse(try endpoint.parametersExample())
        var parameters: [JSONValue] = endpoint.parameters.fields.map { field in
            var json: JSONObject = [
                "name": .string(field.name), "in": .string(inPath.contains(field.name) ? "path" : "query"),
                "required": .bool(field.isRequired),
            ]
            json["description"] = descriptions.text(of: field).map(JSONValue.string)
            json["schema"] = schema(field.schema, .request, origin: field.origin)
            json["example"] = example[field.name]
            return .object(json)
        }
        if endpoint.takesKey { parameters.append(key(isRequired: endpoint.requiresKey, isAnonymous: endpoint.access == .anyone)) }
        parameters.append(
            parameter(
                "AcceptLanguage",
                [
                    "name": "Accept-Language", "in": "header", "required": false, "description": "The language of messages: en or ar.",
                    "schema": .object(["type": "string"]), "example": "ar",
                ]))
        return parameters
    }

    private mutating func key(isRequired: Bool, isAnonymous: Bool) -> JSONValue {
        parameter(
            (isRequired ? "Required" : "") + (isAnonymous ? "Anonymous" : "") + "IdempotencyKey",
            [
                "name": "Idempotency-Key", "in": "header", "required": .bool(isRequired),
                "description": .string(Conventions.key),
                "schema": .object([
                    "type": "string", "minLength": .integer(isAnonymous ? Int64(EndpointDescription.shortestAnonymousKey) : 1),
                    "maxLength": 255, "pattern": "^[\\x21-\\x7E]+$",
                ])
            ])
    }

    private mutating func body(of endpoint: EndpointDescription) throws -> JSONValue? {
        if let type = endpoint.rawBody {
            return .object(["required": true, "content": .object([type: .object(["schema": Self.bytes(of: type)])])])
        }
        guard let body = endpoint.body else { return nil }
        let content: JSONObject = ["schema": reference(to: body, .request), "example": try JSONParser.parse(try endpoint.bodyExample())]
        return .object([
            "required": .bool(body.fields.contains(where: \.isRequired)), "content": .object(["application/json": .object(content)]),
        ])
    }

    /// What a raw answer is: JSON of a shape, events whose data have one, or as `bytes`.
    private mutating func media(of endpoint: EndpointDescription, _ type: String) -> JSONObject {
        guard let carried = endpoint.carried else { return ["schema": Self.bytes(of: type)] }
        let shape = reference(to: carried, .answer)
        return type == "text/event-stream" ? ["schema": Self.bytes(of: type), "x-event-schema": shape] : ["schema": shape]
    }

    /// A body that is not read as a DTO. JSON is some JSON, events are for those who read them, a text is a text, the rest is bytes.
    private static func bytes(of type: String) -> JSONValue {
        if type == "application/json" || type == "text/event-stream" { return .object([:]) }
        return .object(type.hasPrefix("text/") ? ["type": "string"] : ["type": "string", "format": "binary"])
    }

    // MARK: - Answers

    private mutating func responses(of endpoint: EndpointDescription) throws -> JSONObject {
        var byStatus: [Int: JSONValue] = [:]
        for refusal in OpenAPIRefusal.all(of: endpoint) { byStatus[refusal.status] = refused(refusal) }
        for status in [endpoint.status, endpoint.otherStatus].compactMap({ $0 }) {
            byStatus[status] = .object(try success(of: endpoint, status))
        }
        for (status, json) in transported(endpoint) { byStatus[status] = json }
        return byStatus.sorted { $0.key < $1.key }.reduce(into: JSONObject()) { $0[String($1.key)] = $1.value }
    }

    private mutating func success(of endpoint: EndpointDescription, _ status: Int) throws -> JSONObject {
        var json: JSONObject = ["description": .string(Self.meaning(of: status, in: endpoint))]
        var headers = JSONObject()
        if status == 302 {
            headers["Location"] = header(
                "Location", ["description": "Where it is.", "required": true, "schema": .object(["type": "string", "minLength": 1])])
        }
        if endpoint.takesKey {
            headers["Idempotency-Replayed"] = header(
                "IdempotencyReplayed",
                [
                    "description": "The answer to an earlier request with the same key.",
                    "schema": .object(["type": "boolean", "const": true]),
                ])
        }
        if !headers.isEmpty { json["headers"] = .object(headers) }
        switch endpoint.success {
        case .json(let schema):
            let example = try JSONParser.parse(try endpoint.example(of: status))
            json["content"] = .object(["application/json": .object(["schema": reference(to: schema, .answer), "example": example])])
        // What follows is no answer of HTTP any more.
        case .content where status == 101:
            json["x-event-schema"] = endpoint.carried.map { reference(to: $0, .answer) }
            json["x-command-schema"] = endpoint.commands.map { reference(to: $0, .request) }
        case .content(let type) where status != 302: json["content"] = .object([type: .object(media(of: endpoint, type))])
        case .content, .empty: break
        }
        let links = links(from: endpoint)
        if !links.isEmpty { json["links"] = .object(links) }
        return json
    }

    private static func meaning(of status: Int, in endpoint: EndpointDescription) -> String {
        switch status {
        case 200 where endpoint.otherStatus == 200: "It was there already; this is how it is now."
        case 101:
            """
            The connection is a WebSocket from here on (RFC 6455). Its text messages are each as `x-event-schema` says, those of the \
            client as `x-command-schema` says.
            """
        case 201: "Made; this is it."
        case 202: "Taken; it is being worked on."
        case 204: "Done; no content."
        case 302: "At the address in `Location`."
        default: "The result."
        }
    }

    /// What the transport makes of a GET that is not JSON: a part of it, or word that the client has it. RFC 9110 §13 and §14.
    private mutating func transported(_ endpoint: EndpointDescription) -> [(Int, JSONValue)] {
        guard endpoint.method == .get, case .content(let type) = endpoint.success, !type.hasPrefix("text/") else { return [] }
        let part: JSONObject = [
            "description": "The part that `Range` asks for.", "content": .object([type: .object(["schema": Self.bytes(of: type)])]),
        ]
        return [
            (206, .object(part)),
            (304, response("NotModified", ["description": "What `If-None-Match` names is still current."])),
            (416, response("RangeNotSatisfiable", ["description": "`Range` asks for nothing that is there."])),
        ]
    }
}
