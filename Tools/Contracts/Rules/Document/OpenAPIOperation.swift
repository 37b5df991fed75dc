internal import JSONCoding

/// One operation of a document, with its references followed.
struct OpenAPIOperation: Sendable {
    let method: String
    let path: String
    let id: String?
    let node: DocumentNode
    let lifecycle: Lifecycle
    /// Any one of these is enough; each is a set of schemes with their scopes. Empty for everybody.
    let security: [[String: Set<String>]]
    /// The services that may call it, where only some may; nil where the document does not say.
    let callers: Set<String>?
    let parameters: [OpenAPIParameter]
    let body: OpenAPIBody?
    let responses: [OpenAPIResponse]

    /// `POST /auth/login`
    var title: String { "\(method) \(path)" }
    /// What stands for it in fingerprints.
    var key: String { id ?? title }

    /// `/orders/{}`: the names of parameters say nothing on the wire.
    var shape: String {
        var shape = ""
        var isInside = false
        for character in path {
            if character == "{" {
                isInside = true; shape += "{}"
            } else if character == "}" {
                isInside = false
            } else if !isInside {
                shape.append(character)
            }
        }
        return shape
    }

    /// The names of path parameters, in order.
    var pathNames: [String] {
        path.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }
    }

    /// Whether only services of this system may call it.
    var isInternal: Bool { !security.isEmpty && security.allSatisfy { $0.keys.contains("serviceToken") } }
}

struct OpenAPIParameter: Sendable {
    let name: String
    /// `path`, `query`, `header` or `cookie`.
    let place: String
    let isRequired: Bool
    let schema: DocumentNode?
    let node: DocumentNode
    let lifecycle: Lifecycle

    /// Names of headers have no case.
    var key: String { place == "header" ? name.lowercased() : name }
    var isIdempotencyKey: Bool { place == "header" && key == "idempotency-key" }
}

struct OpenAPIContent: Sendable {
    let type: String
    let schema: DocumentNode?
    let node: DocumentNode
}

struct OpenAPIBody: Sendable {
    let isRequired: Bool
    let contents: [OpenAPIContent]
    let node: DocumentNode
}

struct OpenAPIHeader: Sendable {
    let name: String
    let isRequired: Bool
    let schema: DocumentNode?
    let node: DocumentNode
}

struct OpenAPIResponse: Sendable {
    /// `200`, `4XX` or `default`.
    let status: String
    let contents: [OpenAPIContent]
    let headers: [OpenAPIHeader]
    let errorCodes: [String]
    let node: DocumentNode

    var isSuccess: Bool { ["1", "2", "3"].contains(status.prefix(1)) }

    func covers(_ code: Int) -> Bool {
        let text = String(code)
        return status == text || (status.uppercased().hasSuffix("XX") && status.prefix(1) == text.prefix(1)) || status == "default"
    }
}
