/// What calls have been seen to do at each route: statuses, error codes, fields, values of enumerations.
public struct Surface: Sendable, Equatable {
    /// A route of a service, the path with its holes as the contract writes it.
    public struct Key: Sendable, Hashable, Comparable {
        public let service: String
        public let method: String
        public let path: String

        public init(service: String, method: String, path: String) {
            self.service = service
            self.method = method
            self.path = path
        }

        public static func < (a: Key, b: Key) -> Bool { (a.service, a.path, a.method) < (b.service, b.path, b.method) }
        public var text: String { "\(service) \(method) \(path)" }
    }

    /// How a field was met.
    public struct Traces: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// In an answer: with a value, as `null`, not at all.
        public static let present = Traces(rawValue: 1)
        public static let null = Traces(rawValue: 2)
        public static let absent = Traces(rawValue: 4)
        /// In a request: sent and accepted, sent and refused, left out and accepted.
        public static let accepted = Traces(rawValue: 8)
        public static let refused = Traces(rawValue: 16)
        public static let omitted = Traces(rawValue: 32)

        static let names: [(name: String, trace: Traces)] = [
            ("present", .present), ("null", .null), ("absent", .absent), ("accepted", .accepted), ("refused", .refused),
            ("omitted", .omitted),
        ]
    }

    /// Fields by their path, as `items[].state` and `counts{}`, and what enumerations among them held.
    public struct Fields: Sendable, Equatable {
        public var traces: [String: Traces] = [:]
        public var values: [String: Set<String>] = [:]

        mutating func merge(_ other: Fields) {
            traces.merge(other.traces) { $0.union($1) }
            values.merge(other.values) { $0.union($1) }
        }
    }

    public struct Route: Sendable, Equatable {
        /// How many answers had a status.
        public var statuses: [Int: Int] = [:]
        /// `409 email_taken`
        public var errors: Set<String> = []
        /// The body of an answer that is a success.
        public var answer = Fields()
        /// The body of the request.
        public var body = Fields()
        /// Its query.
        public var query = Fields()

        public var calls: Int { statuses.values.reduce(0, +) }

        mutating func merge(_ other: Route) {
            statuses.merge(other.statuses, uniquingKeysWith: +)
            errors.formUnion(other.errors)
            answer.merge(other.answer)
            body.merge(other.body)
            query.merge(other.query)
        }
    }

    public var routes: [Key: Route] = [:]

    public init() {}

    /// Adds what another run, or another flow of the same run, has seen.
    public mutating func merge(_ other: Surface) {
        for (key, route) in other.routes { routes[key, default: Route()].merge(route) }
    }
}
