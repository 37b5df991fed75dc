internal import HTTPCore
internal import JSONCoding
public import Wire

/// An endpoint with a request that its contract takes.
public struct Operation: Sendable {
    public let endpoint: EndpointDescription
    /// The valid request that every other one is made from.
    public let base: RequestDraft
    public var id: String { endpoint.id }
    /// `auth.deleteMe` as captures spell it.
    var prefix: String { Self.prefix(endpoint.id) }

    static func prefix(_ id: String) -> String { id.replacing(".", with: "_") }

    /// - Parameter captures: the names of what the world knows. `id` fills every hole `{id}`, `media_photo__id` that of one endpoint,
    ///   `store_addItem__product` the field `product` of its body or its query, deeper fields with `__` between names.
    public init(_ endpoint: EndpointDescription, captures: Set<String>) {
        self.endpoint = endpoint
        var draft = RequestDraft(method: endpoint.method.rawValue)
        let own = Self.prefix(endpoint.id) + "__"
        let inPath = Set(endpoint.path.parameterNames)
        for field in endpoint.parameters.fields {
            let isInPath = inPath.contains(field.name)
            let captured =
                captures.contains(own + field.name) ? own + field.name : isInPath && captures.contains(field.name) ? field.name : nil
            guard isInPath || field.isRequired || captured != nil else { continue }
            let value = captured.map { RequestDraft.Value.captured($0) } ?? .text(Self.queryText(Samples.value(field.schema)) ?? "x")
            if isInPath { draft.path[field.name] = value } else { draft.query.append(.init(field.name, value)) }
        }
        for name in inPath where draft.path[name] == nil { draft.path[name] = captures.contains(name) ? .captured(name) : .text("x") }
        if let schema = endpoint.body {
            let example = (try? endpoint.bodyExample()).flatMap { try? JSONParser.parse($0) } ?? .object([:])
            var node = Node(example)
            for name in captures.sorted() where name.hasPrefix(own) {
                let words = Self.split(String(name.dropFirst(own.count)))
                guard let first = words.first, schema[first] != nil, !inPath.contains(first) else { continue }
                node = node.setting(words.map { word in Int(word).map { Node.Step.index($0) } ?? .member(word) }, to: .captured(name))
            }
            draft.body = .json(node)
            draft.contentType = "application/json"
        } else if let type = endpoint.rawBody {
            draft.body = .bytes(Array("raw".utf8))
            draft.contentType = type.contains("*") ? "application/octet-stream" : type
        }
        base = draft
    }

    /// `__` is the separator; a single `_` belongs to a name.
    private static func split(_ text: String) -> [String] {
        var words: [String] = [""]
        var rest = text[...]
        while !rest.isEmpty {
            if rest.hasPrefix("__") {
                words.append("")
                rest = rest.dropFirst(2)
            } else {
                words[words.count - 1].append(rest.removeFirst())
            }
        }
        return words
    }

    /// A scalar as a path or query spells it; nil for null, lists and objects.
    static func queryText(_ node: Node) -> String? {
        switch node {
        case .scalar(.null), .array, .object, .captured: nil
        case .scalar(.string(let text)): text
        case .scalar(let value): String(decoding: value.bytes(), as: UTF8.self)
        case .verbatim(let text): text.hasPrefix("\"") ? nil : text
        }
    }
}
