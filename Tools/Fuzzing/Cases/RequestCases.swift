internal import HTTPCore
internal import JSONCoding
internal import Wire

/// Every boundary case of one operation, in a fixed order.
public struct RequestCases {
    private let operation: Operation
    private let takenMethods: Set<String>
    private(set) var cases: [FuzzCase] = []
    private var endpoint: EndpointDescription { operation.endpoint }

    /// - Parameter takenMethods: the methods that endpoints of the service have at this path.
    public static func boundary(_ operation: Operation, takenMethods: Set<String>) -> [FuzzCase] {
        var made = RequestCases(operation: operation, takenMethods: takenMethods)
        made.addAll()
        // A stream of an answer that was taken does not end; what is refused does.
        guard operation.isStream else { return made.cases }
        return made.cases.filter { $0.expectation != .accepted && $0.expectation != .undecided }
    }

    private init(operation: Operation, takenMethods: Set<String>) {
        self.operation = operation
        self.takenMethods = takenMethods
    }

    private mutating func addAll() {
        add("example", "", .accepted) { _ in }
        body()
        path()
        query()
        credentials()
        headers()
        methods()
    }

    private mutating func add(_ name: String, _ field: String, _ expectation: Expectation, _ change: (inout RequestDraft) -> Void) {
        var draft = operation.base
        change(&draft)
        cases.append(
            FuzzCase(operation: operation.id, phase: .boundary, name: name, field: field, draft: draft, expectation: expectation))
    }

    private mutating func body() {
        if case .json(let base) = operation.base.body, let schema = endpoint.body {
            for one in BodyCases(schema, base: base).cases {
                add("body \(one.field): \(one.name)", one.field, one.expectation) { $0.body = .json(one.body) }
            }
            let example = base.bytes { _ in "\"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f\"" }
            for one in BodyCases.texts(example, needsFields: schema.fields.contains(where: \.isRequired)) {
                // Where success is possible the body names things that exist: the captured values, not the example's.
                let isWhole = one.expectation == .accepted && one.name == "spaced"
                add("body: \(one.name)", "", one.expectation) { $0.body = isWhole ? .json(base) : .bytes(one.bytes) }
            }
            for type in [
                "text/plain", "application/xml", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "json",
                "application/jsonx",
            ] {
                add("content type \(type)", "", .statuses([415])) { $0.contentType = type }
            }
            add("content type none", "", .statuses([415])) { $0.contentType = nil }
            for type in ["application/json; charset=utf-8", "APPLICATION/JSON", "application/merge-patch+json"] {
                add("content type \(type)", "", .accepted) { $0.contentType = type }
            }
        } else if endpoint.rawBody != nil {
            add("body: empty", "", .undecided) { $0.body = .none }
            add("body: json", "", .undecided) { $0.body = .bytes(Array("{}".utf8)) }
            add("content type text/plain", "", .undecided) { $0.contentType = "text/plain" }
            add("content type none", "", .undecided) { $0.contentType = nil }
        } else if endpoint.method == .post || endpoint.method == .put {
            add("body: unasked json", "", .undecided) {
                $0.body = .bytes(Array("{\"fuzz\":1}".utf8))
                $0.contentType = "application/json"
            }
            add("body: unasked bytes", "", .undecided) { $0.body = .bytes([0xff, 0x00]) }
        }
    }

    private mutating func path() {
        for name in endpoint.path.parameterNames {
            let schema = endpoint.parameters[name]?.schema ?? .string(StringRules())
            let judge = SchemaJudge()
            func decided(_ text: String) -> Expectation {
                // A value that the parameter's schema forbids cannot name anything that exists.
                switch judge.judge(.string(text), Self.asText(schema), path: name) {
                case .invalid: Expected.noSuchPath
                case .malformed, .unknown, .valid: .undecided
                }
            }
            for one in Self.pathTexts(schema) {
                add("path \(name): \(one.name)", name, decided(one.text)) { $0.path[name] = .text(one.text) }
            }
            for (label, raw) in [
                ("dots", ".."), ("dot", "."), ("encoded-dots", "%2e%2e"), ("encoded-slash", "a%2Fb"), ("encoded-nul", "%00"),
                ("not-utf8", "%ff%fe"), ("broken-escape", "%zz"), ("matrix", "a;b=c"), ("double-slash", "a//b"), ("empty", ""),
                ("very-long", String(repeating: "a", count: 10_000)), ("fragment", "a%23b"), ("question", "a%3Fb=c"),
                ("backslash", "a%5Cb"),
            ] {
                // Where the path itself becomes another, it may even be one that exists.
                let changes = ["..", ".", "", "a//b"].contains(raw)
                add("path \(name): \(label)", name, changes ? .undecided : decided(raw)) { $0.path[name] = .encoded(raw) }
            }
            guard case .string(let rules) = schema, rules.format == "uuid", [HTTPMethod.get, .delete].contains(endpoint.method),
                endpoint.access != .service
            else { continue }
            add("path \(name): nobody's", name, .statuses([404])) { $0.path[name] = .text("01960f3e-0000-7000-8000-000000000000") }
        }
    }

    /// What arrives in a path or query is a text, whatever it is read as.
    private static func asText(_ schema: Schema) -> Schema {
        switch schema {
        case .string, .enumeration: schema
        default: .string(StringRules(minimum: 1))
        }
    }

    private static func pathTexts(_ schema: Schema) -> [(name: String, text: String)] {
        ValueCases.all(schema, example: Samples.value(schema)).compactMap { one in
            guard let text = Operation.queryText(one.node), text.utf8.count <= 2000, !["", ".", ".."].contains(text) else { return nil }
            return (one.name, text)
        }
    }
}

extension Operation {
    var isStream: Bool {
        if case .content(let type) = endpoint.success { type.hasPrefix("text/event-stream") } else { false }
    }
}

extension RequestCases {
    private mutating func query() {
        let inPath = Set(endpoint.path.parameterNames)
        for field in endpoint.parameters.fields where !inPath.contains(field.name) {
            func with(_ values: [String]) -> (inout RequestDraft) -> Void {
                { draft in
                    draft.query.removeAll { $0.name == field.name }
                    draft.query += values.map { .init(field.name, .text($0)) }
                }
            }
            if field.isRequired { add("query \(field.name): absent", field.name, .refused(field: field.name), with([])) }
            let (element, isList): (Schema, Bool) =
                if case .array(let element, _, _) = field.schema { (element, true) } else { (field.schema, false) }
            var valid: String?
            for one in ValueCases.all(element, example: Samples.value(element)) {
                guard let text = Operation.queryText(one.node), text.utf8.count <= 3000 else { continue }
                if one.validity == .valid, valid == nil { valid = text }
                add("query \(field.name): \(one.name)", field.name, Self.queryExpectation(text, one, element, field.name), with([text]))
            }
            if let valid {
                add("query \(field.name): twice", field.name, isList ? .accepted : .undecided, with([valid, valid]))
                add("query \(field.name): twice, then junk", field.name, .undecided, with([valid, "!"]))
            }
            add("query \(field.name): broken escape", field.name, .undecided) { $0.query.append(.init(field.name, .encoded("%zz%"))) }
            add("query \(field.name): not UTF-8", field.name, .undecided) { $0.query.append(.init(field.name, .encoded("%ff%fe"))) }
        }
        add("query: unknown", "", .accepted) { $0.query.append(.init("fuzzUnknown", .text("1"))) }
        add("query: nameless", "", .accepted) { $0.query.append(.init("", .text("1"))) }
        if endpoint.method == .get {
            add("query: very long", "", .undecided) { $0.query.append(.init("fuzzUnknown", .text(String(repeating: "q", count: 20_000)))) }
            add("query: a thousand", "", .undecided) { draft in draft.query += (0..<1000).map { .init("q\($0)", .text("")) } }
        }
    }

    /// The same value may be spelt in several ways in JSON; in a query it is the text that counts.
    private static func queryExpectation(_ text: String, _ one: ValueCase, _ schema: Schema, _ name: String) -> Expectation {
        switch schema {
        case .string, .enumeration:
            guard case .scalar(.string) = one.node else {
                // In a query every value is text, so a number is judged by its digits.
                switch SchemaJudge().judge(.string(text), schema, path: "") {
                case .valid: return .accepted
                case .invalid: return .refused(field: name)
                default: return .undecided
                }
            }
        case .integer:
            if ["integral-float", "exponent", "minus-zero", "plus-sign", "leading-zero", "number-as-text", "infinity"].contains(one.name) {
                return .undecided
            }
        case .number: if ["number-as-text", "infinity"].contains(one.name) { return .undecided }
        default: break
        }
        switch one.validity {
        case .valid: return .accepted
        case .invalid: return one.name.hasPrefix("instead-") && text == "7" ? .undecided : .refused(field: name)
        case .unknown: return .undecided
        }
    }

    private mutating func credentials() {
        guard endpoint.access != .anyone else { return }
        let refused: [(String, RequestDraft.Credential)] = [
            ("none", .none), ("empty", .literal("")), ("scheme alone", .literal("Bearer")), ("no token", .literal("Bearer ")),
            ("basic", .literal("Basic YTpi")), ("garbage", .literal("Bearer garbage")), ("forged", .forged),
            ("unsigned", .literal("Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMTk2MGYzZS03YjZhLTdjM2UtOWQyYS01YjhmMGMxZDJlM2YifQ.")),
            ("four parts", .literal("Bearer svc.auth.9999999999.AAAA")),
            ("very long", .literal("Bearer " + String(repeating: "a", count: 6000))),
            ("refresh token", .refresh), ("expired", .expired),
        ]
        for (name, credential) in refused {
            // A field of that size may be refused before anybody looks at it.
            add("token: \(name)", "", .statuses(name == "very long" ? [401, 431] : [401])) { $0.credential = credential }
        }
        switch endpoint.access {
        case .coach, .admin: add("token: a person's", "", .statuses([403])) { $0.credential = .person }
        case .service: add("token: a person's", "", .statuses([401, 403])) { $0.credential = .person }
        default: break
        }
        if endpoint.access != .service { add("token: a service's", "", .statuses([401, 403])) { $0.credential = .service } }
        guard endpoint.access == .signedIn, operation.base.path.values.contains(where: { if case .captured = $0 { true } else { false } })
        else { return }
        add("token: somebody else's", "", .statuses([403, 404])) { $0.credential = .other }
    }

    private mutating func headers() {
        for (name, value) in [
            ("any", "*"), ("arabic", "ar"), ("weights", "ar-SA;q=0.9, en;q=0.8"), ("unknown", "xx-XX"), ("junk", "en;q=abc,,;;"),
            ("empty", ""),
        ] {
            add("language \(name)", "", .accepted) { $0.headers.append(.init("Accept-Language", value)) }
        }
        add("accept xml", "", .undecided) { $0.headers.append(.init("Accept", "application/xml")) }
        add("odd request id", "", .accepted) { $0.headers.append(.init("X-Request-Id", "a b\t\"")) }
        guard endpoint.takesKey else { return }
        for (name, key, expectation): (String, String, Expectation) in [
            ("empty", "", .refused(field: "Idempotency-Key")), ("longest", String(repeating: "k", count: 255), .accepted),
            ("too long", String(repeating: "k", count: 256), .refused(field: "Idempotency-Key")),
            ("blank inside", "a b", .refused(field: "Idempotency-Key")),
            ("arabic", "مفتاح", .refused(field: "Idempotency-Key")),
        ] {
            add("idempotency key \(name)", "Idempotency-Key", expectation) { $0.headers.append(.init("Idempotency-Key", key)) }
        }
        if endpoint.requiresKey {
            add("idempotency key absent", "Idempotency-Key", .refused(field: "Idempotency-Key")) { $0.isWithoutKey = true }
        }
    }

    private mutating func methods() {
        let all = ["GET", "POST", "PUT", "PATCH", "DELETE"]
        // Each path once: by the endpoint whose method comes first.
        if endpoint.method.rawValue == all.first(where: takenMethods.contains) {
            for method in all where !takenMethods.contains(method) {
                add("method \(method)", "", .statuses([405])) { draft in
                    draft.method = method
                    if method == "GET" || method == "DELETE" { draft.body = .none }
                }
            }
            for method in ["OPTIONS", "TRACE", "FUZZ"] {
                add("method \(method)", "", .statuses([405, 501])) { draft in
                    draft.method = method
                    draft.body = .none
                }
            }
        }
        if endpoint.method == .get { add("method HEAD", "", .undecided) { $0.method = "HEAD" } }
    }
}
