internal import HTTPCore
internal import JSONCoding
internal import Wire

/// Notes what one flow's calls do. On one thread; a run merges what its flows have seen.
struct SurfaceRecorder {
    private let catalogue: SurfaceCatalogue
    private var seen: [Surface.Key: Seen] = [:]

    init(_ catalogue: SurfaceCatalogue) { self.catalogue = catalogue }

    /// The fields of one body as a tree, so that noting one needs no text for its path.
    private struct Node {
        var traces: Surface.Traces = []
        var values: Set<String> = []
        var members: [String: Node] = [:]
    }

    private struct Seen {
        var route = Surface.Route()
        var answer = Node()
        var body = Node()
        var query = Node()
    }

    /// - Parameters:
    ///   - answer: the parsed body; nil when it is none in JSON.
    ///   - isJSON: whether the request's body claims to be JSON.
    mutating func note(
        service: String, method: String, url: String, path: String, requestBody: [UInt8], isJSON: Bool, status: Int, answer: JSONValue?
    ) {
        guard let route = catalogue.route(service: service, method: method, path: path) else {
            if status == 405 { noteMethod(service, path) }
            return
        }
        let endpoint = route.endpoint
        let isSuccess = endpoint.isSuccess(status)
        var seen = self.seen.removeValue(forKey: route.key) ?? Seen()
        seen.route.statuses[status, default: 0] += 1
        if isSuccess {
            if case .json(let schema) = endpoint.success, method != "HEAD", let answer { Self.note(answer, schema, &seen.answer, .answer) }
        } else if let code = answer?["code"]?.string {
            seen.route.errors.insert("\(status) \(code)")
        }
        let use: Use = isSuccess ? .accepted : .refused
        if let schema = endpoint.body, isJSON, let body = try? JSONReading.parse(requestBody) { Self.note(body, schema, &seen.body, use) }
        if !endpoint.parameters.fields.isEmpty { Self.note(query: url, endpoint, &seen.query, use) }
        self.seen[route.key] = seen
    }

    /// A refused method belongs to no route; that the path is one's was shown all the same.
    private mutating func noteMethod(_ service: String, _ path: String) {
        let error = ErrorCode.methodNotAllowed
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            guard let route = catalogue.route(service: service, method: method, path: path) else { continue }
            seen[route.key, default: Seen()].route.errors.insert("\(error.status) \(error.rawValue)")
        }
    }

    /// Where a body comes from.
    private enum Use {
        case answer, accepted, refused
        var present: Surface.Traces {
            switch self {
            case .answer: .present
            case .accepted: .accepted
            case .refused: .refused
            }
        }
        /// What a refused request left out may be why it was refused.
        var absent: Surface.Traces {
            switch self {
            case .answer: .absent
            case .accepted: .omitted
            case .refused: []
            }
        }
        var null: Surface.Traces { self == .answer ? .null : absent }
    }

    private static func note(_ value: JSONValue, _ schema: ObjectSchema, _ node: inout Node, _ use: Use) {
        guard !schema.isOpen, case .object(let members) = value else { return }
        var known = 0
        for field in schema.fields {
            guard let member = members[field.name] else {
                node.members[field.name, default: Node()].traces.formUnion(use.absent)
                continue
            }
            known += 1
            note(member, field.schema, &node.members[field.name, default: Node()], use)
        }
        // Undeclared members count only in answers: there the contract is incomplete, in a request a flow may just try them.
        guard known < members.count, use == .answer else { return }
        for (name, _) in members where schema[name] == nil { node.members[name, default: Node()].traces.insert(.present) }
    }

    private static func note(_ value: JSONValue, _ schema: Schema, _ node: inout Node, _ use: Use) {
        if value == .null { return node.traces.formUnion(use.null) }
        node.traces.formUnion(use.present)
        switch schema {
        case .enumeration(let known):
            guard let text = value.string, use == .answer || (use == .accepted && known.contains(text)) else { return }
            node.values.insert(text)
        case .array(let element, _, _):
            guard case .array(let items) = value, element.hasParts else { return }
            for item in items { note(item, element, &node.members["[]", default: Node()], use) }
        case .map(let element, _):
            guard case .object(let members) = value, element.hasParts else { return }
            for (_, item) in members { note(item, element, &node.members["{}", default: Node()], use) }
        case .object(let object): note(value, object, &node, use)
        case .boolean, .integer, .number, .string, .any: return
        }
    }

    private static func note(query url: String, _ endpoint: EndpointDescription, _ node: inout Node, _ use: Use) {
        let text = url.prefix { $0 != "#" }
        let items = text.firstIndex(of: "?").map { PercentEncoding.queryItems(String(text[text.index(after: $0)...])) } ?? []
        let holes = endpoint.path.parameterNames
        for field in endpoint.parameters.fields where !holes.contains(field.name) {
            let sent = items.filter { $0.name == field.name }
            var member = node.members[field.name] ?? Node()
            member.traces.formUnion(sent.isEmpty ? use.absent : use.present)
            if use == .accepted, let known = field.schema.words { member.values.formUnion(sent.map(\.value).filter(known.contains)) }
            node.members[field.name] = member
        }
    }

    /// What has been seen so far.
    var surface: Surface {
        var surface = Surface()
        for (key, seen) in seen {
            var route = seen.route
            Self.collect(seen.answer, "", &route.answer)
            Self.collect(seen.body, "", &route.body)
            Self.collect(seen.query, "", &route.query)
            surface.routes[key] = route
        }
        return surface
    }

    private static func collect(_ node: Node, _ path: String, _ fields: inout Surface.Fields) {
        if !path.isEmpty, !node.traces.isEmpty { fields.traces[path] = node.traces }
        if !node.values.isEmpty { fields.values[path] = node.values }
        for (name, member) in node.members { collect(member, FieldPath.join(path, name), &fields) }
    }
}

/// Paths of fields as text.
enum FieldPath {
    static func join(_ path: String, _ name: String) -> String {
        name == "[]" || name == "{}" || path.isEmpty ? path + name : "\(path).\(name)"
    }
}

extension Schema {
    /// Whether there is something to note within it: an element that is a bare text or number is seen when its list is.
    var hasParts: Bool {
        switch self {
        case .object, .array, .map, .enumeration: true
        case .boolean, .integer, .number, .string, .any: false
        }
    }

    /// The words of an enumeration or of a list of them.
    var words: [String]? {
        switch self {
        case .enumeration(let words): words
        case .array(let element, _, _): element.words
        default: nil
        }
    }
}
