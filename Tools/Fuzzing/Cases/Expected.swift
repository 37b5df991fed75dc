internal import HTTPCore
internal import JSONCoding
internal import Wire

/// What must come of any request to an operation, read from the request alone.
enum Expected {
    /// A hole of the path that cannot be what is asked for names nothing.
    static let noSuchPath = Expectation.statuses([400, 404, 405, 414])

    static func of(_ draft: RequestDraft, _ operation: Operation) -> Expectation {
        let endpoint = operation.endpoint
        guard draft.method == endpoint.method.rawValue, draft.credential == .right else { return .undecided }
        if let path = path(draft, endpoint) { return path }
        var found = query(draft, endpoint)
        if case .refused = found { return found }
        if endpoint.requiresKey, draft.isWithoutKey { return .refused(field: "Idempotency-Key") }
        if let key = draft.headers.first(where: { $0.name == "Idempotency-Key" })?.value, endpoint.takesKey {
            let shortest = endpoint.access == .anyone ? EndpointDescription.shortestAnonymousKey : 1
            guard (shortest...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
                return .refused(field: "Idempotency-Key")
            }
        }
        guard let schema = endpoint.body else { return endpoint.rawBody == nil ? found : .undecided }
        guard draft.contentType == operation.base.contentType else { return .undecided }
        switch body(draft.body, schema) {
        case .valid: break
        case .invalid(let field): return .refused(field: field)
        case .malformed: return .refused(field: nil)
        case .unknown: found = .undecided
        }
        return found
    }

    private static func body(_ body: RequestDraft.Body, _ schema: ObjectSchema) -> SchemaJudge.Verdict {
        let judge = SchemaJudge()
        switch body {
        case .none: return judge.judge(.object([]), schema)
        case .json(let node): return judge.judge(node, schema)
        case .bytes(let bytes):
            guard !bytes.isEmpty else { return judge.judge(.object([]), schema) }
            // A byte order mark is for each reader to take or to refuse.
            guard !bytes.starts(with: [0xef, 0xbb, 0xbf]) else { return .unknown }
            guard let value = try? JSONParser.parse(bytes) else { return .malformed }
            // How deep a text may be nested is not part of a schema.
            return judge.judge(Node(value), schema)
        }
    }

    /// Nil when every hole is filled with what it asks for.
    private static func path(_ draft: RequestDraft, _ endpoint: EndpointDescription) -> Expectation? {
        for name in endpoint.path.parameterNames {
            switch draft.path[name] {
            case .captured: continue
            case .encoded?, nil: return .undecided
            case .text(let text)?:
                guard let schema = endpoint.parameters[name]?.schema else { continue }
                switch SchemaJudge().judge(.string(text), schema, path: name) {
                case .valid: continue
                case .invalid: if case .string = schema { return noSuchPath } else { return .undecided }
                default: return .undecided
                }
            }
        }
        return nil
    }

    private static func query(_ draft: RequestDraft, _ endpoint: EndpointDescription) -> Expectation {
        let inPath = Set(endpoint.path.parameterNames)
        for field in endpoint.parameters.fields where !inPath.contains(field.name) {
            let values = draft.query.filter { $0.name == field.name }.map(\.value)
            guard let first = values.first else {
                if field.isRequired { return .refused(field: field.name) }
                continue
            }
            guard values.count == 1, case .text(let text) = first else {
                if case .captured = first, values.count == 1 { continue }
                return .undecided
            }
            switch (field.schema, SchemaJudge().judge(.string(text), field.schema, path: field.name)) {
            case (.string, .valid), (.enumeration, .valid): continue
            case (.string, .invalid), (.enumeration, .invalid): return .refused(field: field.name)
            default:
                guard let value = Int64(text), String(value) == text, case .integer = field.schema else { return .undecided }
                if case .invalid = SchemaJudge().judge(.integer(value), field.schema, path: field.name) {
                    return .refused(field: field.name)
                }
            }
        }
        return .accepted
    }
}
