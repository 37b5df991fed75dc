internal import HTTPCore
internal import JSONCoding
internal import Reference
internal import Wire

extension TypeScriptWriter {
    /// Every operation once; those of every service are `system.…`.
    private var operations: [EndpointDescription] {
        var seen: Set<String> = []
        return book.chapters.flatMap(\.operations).filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
    }

    /// `Endpoints`: what each operation takes and gives.
    mutating func table() -> String {
        let entries = operations.map { endpoint in
            var members = [
                "service: \(endpoint.service == "system" ? "string" : Self.quoted(endpoint.service))",
                "method: \(Self.quoted(endpoint.method.rawValue))",
                "path: \(Self.quoted(endpoint.path.description))", "parameters: \(parameters(endpoint))", "body: \(body(endpoint))",
                "output: \(output(endpoint))", "errors: \(endpoint.allErrors.map { Self.quoted($0.rawValue) }.joined(separator: " | "))",
                "products: \(endpoint.products.map { Self.quoted($0.rawValue) }.joined(separator: " | "))",
                "access: \(Self.quoted(endpoint.access.rawValue))",
                "status: " + [endpoint.status, endpoint.otherStatus].compactMap { $0.map { String($0) } }.joined(separator: " | "),
                "key: \(Self.quoted(endpoint.requiresKey ? "required" : endpoint.takesKey ? "taken" : "none"))",
            ]
            for (name, object) in [("carries", endpoint.carried), ("commands", endpoint.commands)] {
                if let object { members.append("\(name): \(Self.identifier(book.descriptions.name(of: object.type)))") }
            }
            return Self.comment(endpoint.summary, indent: "  ") + "  \(Self.quoted(endpoint.id)): {\n"
                + members.map { "    \($0);\n" }.joined() + "  };"
        }
        return Self.comment("Every operation by its id.") + "export interface Endpoints {\n" + entries.joined(separator: "\n") + "\n}"
    }

    private mutating func parameters(_ endpoint: EndpointDescription) -> String {
        guard !endpoint.parameters.fields.isEmpty else { return "Nothing" }
        let fields = endpoint.parameters.fields.map { "\($0.name)\($0.isRequired ? "" : "?"): \(kind($0.schema, $0.origin))" }
        return "{ \(fields.joined(separator: "; ")) }"
    }

    private mutating func body(_ endpoint: EndpointDescription) -> String {
        if endpoint.rawBody != nil { return "BodyInit" }
        return endpoint.body.map { Self.identifier(book.descriptions.name(of: $0.type)) } ?? "Nothing"
    }

    private mutating func output(_ endpoint: EndpointDescription) -> String {
        switch endpoint.success {
        case .empty: "Nothing"
        case .content: "Raw"
        case .json(let object): object.isOpen ? "JSONObject" : Self.identifier(book.descriptions.name(of: object.type))
        }
    }

    /// The same as values.
    func endpoints() -> String {
        let entries = operations.map { endpoint in
            var json: JSONObject = [
                "service": .string(endpoint.service), "method": .string(endpoint.method.rawValue),
                "path": .string(endpoint.path.description), "access": .string(endpoint.access.rawValue),
            ]
            if endpoint.requiresKey { json["requiresKey"] = true }
            if let type = endpoint.rawBody { json["contentType"] = .string(type) }
            if case .content = endpoint.success { json["isRaw"] = true }
            return "  \(Self.quoted(endpoint.id)): \(JSONValue.object(json).text()),"
        }
        return """
            // Where each operation is. Written by `barbell export typescript`: do not edit.
            // @ts-check

            /**
             * @typedef {object} Endpoint
             * @property {string} service whose address comes before the path; `system` is every service
             * @property {"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} method
             * @property {string} path with names in braces for what `parameters` has; the rest of them is the query
             * @property {"anyone" | "signedIn" | "coach" | "admin" | "service"} access
             * @property {boolean} [requiresKey] whether it is refused without an `Idempotency-Key`
             * @property {string} [contentType] of a body that is no JSON
             * @property {boolean} [isRaw] whether the answer is no JSON
             */

            /** @type {{ readonly [ID in import("./types.d.ts").EndpointID]: Endpoint }} */
            export const endpoints = {
            \(entries.joined(separator: "\n"))
            };

            """
    }
}
