internal import HTTPCore
internal import JSONCoding
public import Wire

/// One request, as curl, as it goes over the line, and as Swift.
public struct RequestForms: Sendable {
    public let curl: String
    public let http: String
    /// Nil where ClientKit has no call for it: what services ask of each other, and bodies that are not JSON.
    public let swift: String?

    /// - Parameter base: the service's address, without a slash at its end.
    public init(_ endpoint: EndpointDescription, descriptions: Descriptions, base: String) {
        let target = ExampleTarget(endpoint)
        let body = endpoint.body == nil ? nil : Self.json(endpoint.bodyExample)
        var headers: [(String, String)] = []
        if endpoint.isForPeople { headers.append(("Authorization", "Bearer $token")) }
        if endpoint.access == .service { headers.append(("Authorization", "Bearer $service_token")) }
        if endpoint.requiresKey { headers.append(("Idempotency-Key", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")) }
        if body != nil { headers.append(("Content-Type", "application/json")) }
        if let type = endpoint.rawBody { headers.append(("Content-Type", type)) }
        curl = Self.curl(endpoint, base + target.text, headers, body)
        http = Self.http(endpoint, target.text, base, headers, body)
        swift = Self.swift(endpoint, descriptions)
    }

    static func json(_ example: @Sendable () throws -> [UInt8]) -> JSONValue? {
        (try? example()).flatMap { try? JSONParser.parse($0) }
    }

    private static func curl(_ endpoint: EndpointDescription, _ url: String, _ headers: [(String, String)], _ body: JSONValue?) -> String {
        var lines = ["curl -i" + (endpoint.method == .get ? "" : " -X \(endpoint.method.rawValue)") + " \(quoted(url))"]
        lines += headers.map { "-H " + quoted("\($0.0): \($0.1)") }
        if let body { lines.append("--data '\(body.text().replacing("'", with: "'\\''"))'") }
        if endpoint.rawBody != nil { lines.append("--data-binary @file") }
        return lines.joined(separator: " \\\n  ")
    }

    private static func http(
        _ endpoint: EndpointDescription, _ target: String, _ base: String, _ headers: [(String, String)], _ body: JSONValue?
    ) -> String {
        var lines = ["\(endpoint.method.rawValue) \(target) HTTP/1.1"]
        if let host = base.split(separator: "/").last, !base.hasPrefix("$") { lines.append("Host: \(host)") }
        lines += headers.map { "\($0.0): \($0.1)" }
        lines.append("Accept-Language: ar")
        if let body { lines += ["", body.text(pretty: true)] }
        if endpoint.rawBody != nil { lines += ["", "(the bytes)"] }
        return lines.joined(separator: "\n")
    }

    /// For a POSIX shell. What has a variable of ours in it is in double quotes, so that the shell puts its value in.
    static func quoted(_ text: String) -> String {
        text.contains("$") ? "\"\(text)\"" : "'\(text.replacing("'", with: "'\\''"))'"
    }

    private static func swift(_ endpoint: EndpointDescription, _ descriptions: Descriptions) -> String? {
        guard endpoint.access != .service, endpoint.rawBody == nil, let operation = descriptions.operation(endpoint.id) else { return nil }
        var arguments = [operation.swiftName]
        var hasParameters = false, answers = true
        if !endpoint.parameters.fields.isEmpty {
            arguments.append(made(endpoint.parameters, descriptions))
            hasParameters = true
        }
        if let body = endpoint.body {
            arguments.append(made(body, descriptions))
        } else if hasParameters || endpoint.access == .anyone {
            arguments.append("Nothing()")
        }
        if endpoint.requiresKey { arguments.append("idempotencyKey: key") }
        switch endpoint.success {
        case .content: return nil
        case .empty: answers = false
        case .json: break
        }
        // Tokens are the session manager's affair; what anybody may call needs none.
        let client = endpoint.access == .anyone ? "api" : "session"
        return (answers ? "let answer = " : "") + "try await \(client).call(\(arguments.joined(separator: ", ")))"
    }

    /// `LoginRequest(product: product, email: email, password: password)`
    private static func made(_ object: ObjectSchema, _ descriptions: Descriptions) -> String {
        let labels = descriptions.initialiser(of: object.type) ?? object.fields.filter(\.isRequired).map(\.name)
        return "\(descriptions.name(of: object.type))(\(labels.map { "\($0): \($0)" }.joined(separator: ", ")))"
    }
}

/// The path and query of an operation's example.
struct ExampleTarget {
    let text: String

    init(_ endpoint: EndpointDescription) {
        let members = RequestForms.json(endpoint.parametersExample)?.object ?? [:]
        let inPath = Set(endpoint.path.parameterNames)
        var holes: [String: String] = [:], query: [String] = []
        for (name, value) in members where value != .null {
            let text = { (value: JSONValue) in value.string ?? value.text() }
            if inPath.contains(name) {
                holes[name] = text(value)
            } else {
                query += (value.array ?? [value]).map { PercentEncoding.encode(name) + "=" + PercentEncoding.encode(text($0)) }
            }
        }
        let path = endpoint.path.path(holes) ?? endpoint.path.description
        self.text = query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    }
}
