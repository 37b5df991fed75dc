internal import HTTPCore
internal import Wire

/// What the contracts declare, beside what has been seen of it.
public struct SurfaceReport: Sendable {
    /// What can be seen or missed at a route.
    public enum Kind: String, Sendable, CaseIterable {
        /// The route itself: it has been called.
        case route
        /// A status it declares, those of the codes that every route has left out.
        case status
        /// An error code of its own.
        case error
        /// A code that follows from what the route is: who may call it, what it takes, what it looks for.
        case common
        /// A field of its answer, with a value.
        case answer
        /// A field of its body or query, sent and accepted.
        case request
        /// A word of an enumeration, in an answer or an accepted request; not part of the share, which the same few words in many places
        /// would drown.
        case value
        /// A code that any route can answer with; not part of the share.
        case everywhere

        /// For a heading.
        public var title: String {
            switch self {
            case .route: "routes"
            case .status: "statuses"
            case .error: "own errors"
            case .common: "common errors"
            case .answer: "answer fields"
            case .request: "request fields"
            case .value: "values"
            case .everywhere: "errors of every route"
            }
        }
        /// What the share is of.
        public var isScored: Bool { self != .value && self != .everywhere }
        /// What is shown for each route.
        public static let shown: [Kind] = allCases.filter { $0 != .everywhere }
    }

    public struct Point: Sendable, Equatable {
        public let kind: Kind
        /// `200`, `409 email_taken`, `items[].state`, `query limit`, `answer items[].state = done`.
        public let name: String
        public let isSeen: Bool
    }

    public struct Route: Sendable {
        public let key: Surface.Key
        public let id: String
        public let calls: Int
        public let points: [Point]

        public func points(_ kind: Kind) -> [Point] { points.filter { $0.kind == kind } }
    }

    /// By service, path and method.
    public private(set) var routes: [Route] = []
    /// What has been seen and no contract declares, as sentences.
    public private(set) var undeclared: [String] = []

    public init(_ surface: Surface, catalogue: SurfaceCatalogue) {
        for route in catalogue.routes {
            let seen = surface.routes[route.key]
            routes.append(
                Route(
                    key: route.key, id: route.endpoint.id, calls: seen?.calls ?? 0,
                    points: Self.points(route.endpoint, seen ?? Surface.Route())))
            if let seen { undeclared += Self.undeclared(route, seen) }
        }
        for key in surface.routes.keys.sorted() where catalogue.route(key) == nil {
            undeclared.append("\(key.text): no contract has this route")
        }
    }

    private init(routes: [Route], undeclared: [String]) {
        self.routes = routes
        self.undeclared = undeclared
    }

    /// Only one service; nil for all.
    public func selected(service: String?) -> SurfaceReport {
        guard let service else { return self }
        return SurfaceReport(
            routes: routes.filter { $0.key.service == service }, undeclared: undeclared.filter { $0.hasPrefix("\(service) ") })
    }

    /// How many of some points have been seen.
    public struct Sum: Sendable, Equatable {
        public internal(set) var seen = 0
        public internal(set) var total = 0
        /// 0 to 100; 100 when there is nothing to see.
        public var percent: Double { total == 0 ? 100 : Double(seen) * 100 / Double(total) }
    }

    /// - Parameters:
    ///   - kind: nil for all that counts.
    ///   - service: nil for all.
    public func sum(_ kind: Kind? = nil, service: String? = nil) -> Sum {
        var sum = Sum()
        for route in routes where (service ?? route.key.service) == route.key.service {
            for point in route.points where kind.map({ $0 == point.kind }) ?? point.kind.isScored {
                sum.total += 1
                if point.isSeen { sum.seen += 1 }
            }
        }
        return sum
    }

    public var services: [String] { routes.map(\.key.service).unique }

    // MARK: - One route

    /// Codes that say something of this very route, but much the same of each.
    private static let telling: Set<ErrorCode> = [
        .unauthenticated, .tokenMissing, .tokenMalformed, .tokenExpired, .forbidden, .roleRequired, .wrongProduct, .notFound, .validationFailed,
        .demoReadOnly,
    ]

    private static func points(_ endpoint: EndpointDescription, _ seen: Surface.Route) -> [Point] {
        var points = [Point(kind: .route, name: "called", isSeen: seen.calls > 0)]
        let own = Set(endpoint.errors)
        var codes: [(kind: Kind, code: ErrorCode)] = endpoint.allErrors.map { code in
            (telling.contains(code) ? .common : own.contains(code) ? .error : .everywhere, code)
        }
        codes += ErrorCode.transport.filter { transport in !codes.contains { $0.code == transport } }.map { (.everywhere, $0) }
        codes.sort { ($0.code.status, $0.code.rawValue) < ($1.code.status, $1.code.rawValue) }
        let successes = [endpoint.status] + (endpoint.otherStatus.map { [$0] } ?? [])
        let statuses = Set(successes + codes.filter { $0.kind != .everywhere }.map(\.code.status))
        points += statuses.sorted().map { Point(kind: .status, name: String($0), isSeen: seen.statuses[$0] != nil) }
        for kind in [Kind.error, .common, .everywhere] {
            points += codes.filter { $0.kind == kind }.map { entry in
                let name = "\(entry.code.status) \(entry.code.rawValue)"
                return Point(kind: kind, name: name, isSeen: seen.errors.contains(name))
            }
        }
        if case .json(let schema) = endpoint.success { points += answer(schema, seen.answer) }
        if let schema = endpoint.body { points += request(schema, seen.body, "body") }
        let holes = endpoint.path.parameterNames
        return points + request(endpoint.parameters, seen.query, "query").filter { point in
            !holes.contains { point.name == "query \($0)" || point.name.hasPrefix("query \($0) = ") }
        }
    }

    private static func answer(_ schema: ObjectSchema, _ seen: Surface.Fields) -> [Point] {
        var points: [Point] = []
        SchemaFields.visit(schema) { path, _ in
            points.append(Point(kind: .answer, name: path, isSeen: seen.traces[path]?.contains(.present) ?? false))
        }
        return points + values(schema, seen, "answer")
    }

    private static func request(_ schema: ObjectSchema, _ seen: Surface.Fields, _ place: String) -> [Point] {
        var points: [Point] = []
        SchemaFields.visit(schema) { path, _ in
            points.append(Point(kind: .request, name: "\(place) \(path)", isSeen: seen.traces[path]?.contains(.accepted) ?? false))
        }
        return points + values(schema, seen, place)
    }

    /// Fields with the same words are one: a currency may be seen in any of the prices.
    private static func values(_ schema: ObjectSchema, _ seen: Surface.Fields, _ place: String) -> [Point] {
        var lists: [(words: [String], path: String, seen: Set<String>)] = []
        SchemaFields.visit(schema) { path, schema in
            guard let words = schema.words else { return }
            // In a query the words of a list are found at the parameter itself, in a body at its elements (`[]`).
            let met = (seen.values[path] ?? []).union(seen.values[path + "[]"] ?? [])
            if let known = lists.firstIndex(where: { $0.words == words }) {
                lists[known].seen.formUnion(met)
            } else {
                lists.append((words, path, met))
            }
        }
        return lists.flatMap { list in
            list.words.map { Point(kind: .value, name: "\(place) \(list.path) = \($0)", isSeen: list.seen.contains($0)) }
        }
    }

    /// The names of what was never seen at a route, the words of one enumeration together.
    static func missing(_ route: Route, _ kind: Kind) -> [String] {
        var names: [String] = []
        var last: Substring?
        for point in route.points(kind) where !point.isSeen {
            guard kind == .value, let equals = point.name.firstRange(of: " = ") else {
                names.append(point.name)
                continue
            }
            let field = point.name[..<equals.lowerBound]
            if field == last, let name = names.popLast() {
                names.append("\(name) | \(point.name[equals.upperBound...])")
            } else {
                names.append(point.name)
            }
            last = field
        }
        return names
    }

    private static func undeclared(_ route: SurfaceCatalogue.Route, _ seen: Surface.Route) -> [String] {
        let endpoint = route.endpoint
        var found: [String] = []
        let codes = Set(endpoint.allErrors).union(ErrorCode.transport)
        var statuses = Set(codes.map(\.status)).union([endpoint.status])
        if let other = endpoint.otherStatus { statuses.insert(other) }
        // Statuses that the HTTP layer gives to files by itself: ranges, caching and redirects.
        if case .content = endpoint.success { statuses.formUnion(endpoint.method == .get ? [206, 302, 304, 416] : [302]) }
        for status in seen.statuses.keys.sorted() where !statuses.contains(status) {
            found.append("\(route.key.text): the status \(status) is not declared")
        }
        let names = Set(codes.map { "\($0.status) \($0.rawValue)" })
        for error in seen.errors.sorted() where !names.contains(error) {
            found.append("\(route.key.text): the error \(error) is not declared")
        }
        if case .json(let schema) = endpoint.success, !schema.isOpen {
            var declared: [String: [String]] = [:]
            SchemaFields.visit(schema) { path, schema in declared[path] = schema.words ?? [] }
            for path in seen.answer.traces.keys.sorted() where declared[path] == nil && !path.hasSuffix("[]") && !path.hasSuffix("{}") {
                found.append("\(route.key.text): the field \(path) of the answer is not declared")
            }
            for (path, words) in seen.answer.values.sorted(by: { $0.key < $1.key }) {
                let list = path.hasSuffix("[]") ? String(path.dropLast(2)) : path
                guard let known = declared[path] ?? declared[list], !known.isEmpty else { continue }
                for word in words.sorted() where !known.contains(word) {
                    found.append("\(route.key.text): the answer's \(path) has the value \(word), which is not declared")
                }
            }
        }
        return found
    }
}

/// The fields of a DTO by their path.
enum SchemaFields {
    /// Calls with every field, those of objects within included. A DTO within itself is not followed a second time.
    static func visit(_ schema: ObjectSchema, _ body: (_ path: String, _ schema: Schema) -> Void) {
        object(schema, "", [], body)
    }

    private static func object(_ schema: ObjectSchema, _ path: String, _ above: [String], _ body: (String, Schema) -> Void) {
        guard !schema.isOpen, !above.contains(schema.name) else { return }
        for field in schema.fields {
            let name = FieldPath.join(path, field.name)
            body(name, field.schema)
            within(field.schema, name, above + [schema.name], body)
        }
    }

    private static func within(_ schema: Schema, _ path: String, _ above: [String], _ body: (String, Schema) -> Void) {
        switch schema {
        case .object(let object): self.object(object, path, above, body)
        case .array(let element, _, _): within(element, path + "[]", above, body)
        case .map(let element, _): within(element, path + "{}", above, body)
        case .boolean, .integer, .number, .string, .enumeration, .any: return
        }
    }
}
