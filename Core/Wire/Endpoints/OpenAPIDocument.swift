internal import HTTPCore
public import JSONCoding

/// The OpenAPI 3.1 document of a service, made from its endpoints; canonical, so that equal contracts give equal bytes. What several
/// operations share is written once: their schemas, parameters, header fields and refusals are components.
public struct OpenAPIDocument {
    public let json: JSONValue

    /// - Parameters:
    ///   - port: where it answers on a developer's machine; nil for a document that says no server.
    ///   - endpoints: shown in the order of path, then method.
    ///   - areas: where operations belong, in the order of their headings; those of no area have the service's name as their tag.
    public init(
        service: String, version: String, port: Int64? = nil, endpoints: [EndpointDescription], areas: [Area] = [],
        descriptions: Descriptions = .none
    ) throws {
        let endpoints = endpoints.sorted { ($0.path.description, $0.method.rawValue) < ($1.path.description, $1.method.rawValue) }
        var components = OpenAPIComponents(of: endpoints, areas: areas, descriptions: descriptions)
        var paths = JSONObject()
        for endpoint in endpoints {
            var item = paths[endpoint.path.description]?.object ?? JSONObject()
            item[endpoint.method.rawValue.lowercased()] = .object(try components.operation(endpoint))
            paths[endpoint.path.description] = .object(item)
        }
        _ = components.reference(to: ErrorBody.schema, .answer)
        var json: JSONObject = [
            "openapi": "3.1.0",
            "info": .object([
                "title": .string("Barbell \(service)"), "version": .string(version), "description": .string(Conventions.everywhere),
            ]),
            "tags": .array(Self.tags(areas, of: endpoints)),
            "paths": .object(paths),
            "components": .object(components.json),
        ]
        if let port { json["servers"] = .array(Self.servers(port, isForApps: endpoints.contains(where: \.isForPeople))) }
        self.json = .object(json)
    }

    /// In production one host takes what apps call, and a proxy gives each path to the service that has it, by rules of deploy/generate.
    private static func servers(_ port: Int64, isForApps: Bool) -> [JSONValue] {
        let own: JSONObject = ["url": .string("http://127.0.0.1:\(port)"), "description": "A stack on one's own machine."]
        let gateway: JSONObject = [
            "url": "https://{gateway}", "description": "Production: the same paths, of all services, at one host.",
            "variables": .object([
                "gateway": .object(["default": "api.example.com", "description": "The host of the proxy in front of the services."])
            ]),
        ]
        return (isForApps ? [own, gateway] : [own]).map(JSONValue.object)
    }

    private static func tags(_ areas: [Area], of endpoints: [EndpointDescription]) -> [JSONValue] {
        let served = Set(endpoints.map(\.id))
        return areas.filter { $0.endpoints.contains { served.contains($0.id) } }.map {
            .object(["name": .string($0.name), "description": .string($0.summary)])
        }
    }
}

/// The reusable parts met so far, by kind and name.
struct OpenAPIComponents {
    private(set) var schemas: [String: JSONValue] = [:]
    private var parameters: [String: JSONValue] = [:]
    private var headers: [String: JSONValue] = [:]
    private var responses: [String: JSONValue] = [:]
    /// Every operation of the document, to find what an answer leads to.
    let endpoints: [EndpointDescription]
    let descriptions: Descriptions
    /// The name of each operation's area.
    let areas: [String: String]
    /// The refusals that more than one operation answers with.
    let sharedRefusals: Set<OpenAPIRefusal>
    /// The types of the objects in answers.
    private let answered: Set<String>

    init(of endpoints: [EndpointDescription], areas: [Area], descriptions: Descriptions) {
        self.endpoints = endpoints
        self.descriptions = descriptions
        self.areas = areas.reduce(into: [:]) { areas, area in for endpoint in area.endpoints { areas[endpoint.id] = area.name } }
        answered = (endpoints.flatMap(\.outputs) + [ErrorBody.schema]).reduce(into: []) { $0.formUnion(Schema.object($1).objectTypes) }
        var uses: [OpenAPIRefusal: Int] = [:]
        for refusal in endpoints.flatMap(OpenAPIRefusal.all) { uses[refusal, default: 0] += 1 }
        sharedRefusals = Set(uses.filter { $0.value > 1 }.keys)
    }

    /// The `components` of the document.
    var json: JSONObject {
        var json = JSONObject()
        for (kind, parts) in [("headers", headers), ("parameters", parameters), ("responses", responses), ("schemas", schemas)]
        where !parts.isEmpty {
            json[kind] = .object(parts.sorted { $0.key < $1.key }.reduce(into: JSONObject()) { $0[$1.key] = $1.value })
        }
        json["securitySchemes"] = .object([
            "accessToken": .object([
                "type": "http", "scheme": "bearer", "bearerFormat": "JWT",
                "description": "A person's; the role it must have, if any, is named."
            ]),
            "serviceToken": .object([
                "type": "http", "scheme": "bearer",
                "description": "Of a service of this system that `x-callers` names, made for this one; short-lived.",
            ])
        ])
        return json
    }

    mutating func parameter(_ name: String, _ json: JSONObject) -> JSONValue {
        parameters[name] = .object(json)
        return Self.pointer("parameters", name)
    }

    mutating func header(_ name: String, _ json: JSONObject) -> JSONValue {
        headers[name] = .object(json)
        return Self.pointer("headers", name)
    }

    mutating func response(_ name: String, _ json: JSONObject) -> JSONValue {
        responses[name] = .object(json)
        return Self.pointer("responses", name)
    }

    /// A reference to a DTO's schema, which becomes a component with all it refers to. What is both sent and answered, and not written
    /// alike in both, is sent as `…Input`.
    mutating func reference(to object: ObjectSchema, _ direction: OpenAPIDirection) -> JSONValue {
        let isInput = direction == .request && answered.contains(object.type) && Schema.object(object).dependsOnDirection
        let name = descriptions.name(of: object.type) + (isInput ? "Input" : "")
        if schemas[name] == nil {
            schemas[name] = .null  // holds the name while its own fields are walked
            schemas[name] = .object(schema(of: object, direction))
        }
        return Self.pointer("schemas", name)
    }

    /// A reference to the words of a set, each with what it means.
    mutating func reference(toWords words: [String], of type: String, isOpen: Bool) -> JSONValue {
        let name = Descriptions.unqualified(type)
        if schemas[name] == nil {
            var json: JSONObject = ["type": "string", "enum": .array(words.map(JSONValue.string))]
            let list = descriptions.list(of: words, of: type)
            let text = [descriptions.vocabulary(type, isOpen: isOpen), list.isEmpty ? nil : list].compactMap { $0 }
                .joined(separator: "\n\n")
            if !text.isEmpty { json["description"] = .string(text) }
            if isOpen { json["x-open"] = true }
            schemas[name] = .object(json)
        }
        return Self.pointer("schemas", name)
    }

    private static func pointer(_ kind: String, _ name: String) -> JSONValue { .object(["$ref": .string("#/components/\(kind)/\(name)")]) }
}

extension Descriptions {
    /// Words of a closed set and what they mean, as a list of Markdown; those without a meaning of their own are left out.
    func list(of words: [String], of type: String) -> String {
        words.compactMap { word in self.word(word, of: type).map { "- `\(word)`: \($0)" } }.joined(separator: "\n")
    }
}
