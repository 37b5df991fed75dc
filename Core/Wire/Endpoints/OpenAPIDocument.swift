internal import HTTPCore
public import JSONCoding

/// The OpenAPI 3.1 document of a service, made from its endpoints; canonical, so that equal contracts give equal bytes. What several
/// operations share is written once: their schemas, parameters, header fields and refusals are components.
public struct OpenAPIDocument {
    public let json: JSONValue

    /// - Parameters:
    ///   - endpoints: shown in the order of path, then method.
    ///   - areas: where operations belong, in the order of their headings; those of no area have the service's name as their tag.
    public init(
        service: String, version: String, endpoints: [EndpointDescription], areas: [Area] = [], descriptions: Descriptions = .none
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
        json = .object([
            "openapi": "3.1.0",
            "info": .object(["title": .string("Barbell \(service)"), "version": .string(version), "description": .string(Self.conventions)]
            ),
            "tags": .array(Self.tags(areas, of: endpoints)),
            "paths": .object(paths),
            "components": .object(components.json),
        ])
    }

    private static func tags(_ areas: [Area], of endpoints: [EndpointDescription]) -> [JSONValue] {
        let served = Set(endpoints.map(\.id))
        return areas.filter { $0.endpoints.contains { served.contains($0.id) } }.map {
            .object(["name": .string($0.name), "description": .string($0.summary)])
        }
    }

    /// What holds for every operation and is not repeated in each.
    private static let conventions = """
        Every GET also answers HEAD. A path with another method is refused with 405 and `Allow`. Members and query items that are not \
        listed are ignored; in a request null counts as absent. Texts are trimmed. A text as long as `maxLength` is taken; where there is \
        `x-maxCharacters`, characters are counted as readers see them, so that a text of more code points may be taken, up to \
        `x-maxBytes` of UTF-8. More than 30 combining marks in a row are no text. At most 100 wrong fields are told. Every answer carries \
        `X-Request-Id`. What is wrong \
        with a request is told by `code`, one of the `x-error-codes` of its response, and for single fields by `fields[].code`.
        """
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
    /// The names of the objects in answers.
    private let answered: Set<String>

    init(of endpoints: [EndpointDescription], areas: [Area], descriptions: Descriptions) {
        self.endpoints = endpoints
        self.descriptions = descriptions
        self.areas = areas.reduce(into: [:]) { areas, area in for endpoint in area.endpoints { areas[endpoint.id] = area.name } }
        answered = endpoints.reduce(into: Schema.object(ErrorBody.schema).objectNames) { names, endpoint in
            if case .json(let output) = endpoint.success { names.formUnion(Schema.object(output).objectNames) }
        }
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
        let isInput = direction == .request && answered.contains(object.componentName) && Schema.object(object).dependsOnDirection
        let name = isInput ? object.componentName + "Input" : object.componentName
        if schemas[name] == nil {
            schemas[name] = .null  // holds the name while its own fields are walked
            schemas[name] = .object(schema(of: object, direction))
        }
        return Self.pointer("schemas", name)
    }

    /// A reference to the words of a closed set, each with what it means.
    mutating func reference(toWords words: [String], of type: String) -> JSONValue {
        let name = Descriptions.unqualified(type)
        if schemas[name] == nil {
            var json: JSONObject = ["type": "string", "enum": .array(words.map(JSONValue.string))]
            let list = descriptions.list(of: words, of: type)
            let text = [descriptions.type(type), list.isEmpty ? nil : list].compactMap { $0 }.joined(separator: "\n\n")
            if !text.isEmpty { json["description"] = .string(text) }
            schemas[name] = .object(json)
        }
        return Self.pointer("schemas", name)
    }

    private static func pointer(_ kind: String, _ name: String) -> JSONValue { .object(["$ref": .string("#/components/\(kind)/\(name)")]) }
}

extension ObjectSchema {
    /// What it is called in `components`: `ErrorBody.Field`.
    var componentName: String { Descriptions.unqualified(type) }
}

extension Descriptions {
    /// Words of a closed set and what they mean, as a list of Markdown; those without a meaning of their own are left out.
    func list(of words: [String], of type: String) -> String {
        words.compactMap { word in self.word(word, of: type).map { "- `\(word)`: \($0)" } }.joined(separator: "\n")
    }
}
