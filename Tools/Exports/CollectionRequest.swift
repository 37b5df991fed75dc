internal import HTTPCore
internal import JSONCoding
internal import Reference
internal import Wire

/// A request of a collection, before it is written as Bruno or Postman have it.
struct CollectionRequest {
    struct Parameter {
        let name: String
        let value: String
        /// Whether it is sent as it stands; what is optional waits to be switched on.
        let isOn: Bool
        let text: String
    }

    let endpoint: EndpointDescription
    /// A file name: letters, digits, spaces and hyphens.
    let name: String
    let path: [Parameter]
    let query: [Parameter]
    /// Pretty JSON.
    let body: String?
    let text: String
    /// Whether its answer has an access token that later requests are sent with.
    let givesToken: Bool

    init(_ endpoint: EndpointDescription, descriptions: Descriptions) {
        self.endpoint = endpoint
        name = Self.name(endpoint.summary)
        let inPath = Set(endpoint.path.parameterNames)
        let example = Self.json(endpoint.parametersExample)
        let parameters = endpoint.parameters.fields.map { field in
            let value = example?[field.name]
            return Parameter(
                name: field.name, value: value.map { $0.string ?? $0.array?.first?.string ?? $0.text() } ?? "", isOn: field.isRequired,
                text: descriptions.text(of: field) ?? "")
        }
        path = parameters.filter { inPath.contains($0.name) }
        query = parameters.filter { !inPath.contains($0.name) }
        body = endpoint.body == nil ? nil : Self.json(endpoint.bodyExample)?.text(pretty: true)
        text = [endpoint.summary + ".", descriptions.operation(endpoint.id)?.text, endpoint.audience].compactMap { $0 }.joined(
            separator: "\n\n")
        if case .json(let output) = endpoint.success { givesToken = output["accessToken"] != nil } else { givesToken = false }
    }

    private static func json(_ example: @Sendable () throws -> [UInt8]) -> JSONValue? {
        (try? example()).flatMap { try? JSONParser.parse($0) }
    }

    /// The first half of a sentence, in characters that every file system takes.
    static func name(_ summary: String) -> String {
        let half = summary.prefix { !";:(".contains($0) }
        return String(half.map { $0.isASCII && ($0.isLetter || $0.isNumber || " -".contains($0)) ? $0 : " " }).split(separator: " ")
            .joined(separator: " ")
    }

    /// Requests of an area, with names that differ.
    static func all(_ area: Area, descriptions: Descriptions) -> [(name: String, request: CollectionRequest)] {
        var taken: Set<String> = []
        return area.endpoints.map { endpoint in
            let request = CollectionRequest(endpoint, descriptions: descriptions)
            var name = request.name
            if !taken.insert(name.lowercased()).inserted {
                name += " (\(endpoint.id.split(separator: ".").last ?? ""))"
                taken.insert(name.lowercased())
            }
            return (name, request)
        }
    }
}
