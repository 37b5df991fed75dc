/// A request before the world has filled in who asks and for what.
public struct RequestDraft: Sendable, Hashable {
    /// A value of a path or query: as it is, or from the world.
    public enum Value: Sendable, Hashable {
        /// Percent-encoded when it is sent.
        case text(String)
        /// Sent as it is.
        case encoded(String)
        case captured(String)
    }

    public struct QueryItem: Sendable, Hashable {
        public var name: String
        public var value: Value

        public init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    public enum Body: Sendable, Hashable {
        case none
        case json(Node)
        case bytes([UInt8])
    }

    /// Whose token comes along.
    public enum Credential: Sendable, Hashable {
        /// Whom the endpoint is for: a person, an administrator, a service; nobody when it is for anyone.
        case right
        case none
        /// A person who may not do this, where it takes an administrator or a service.
        case person
        /// Somebody else.
        case other
        case service
        /// A right one, at a time when it is no longer one.
        case expired
        /// A right one with its signature spoilt.
        case forged
        case refresh
        /// The whole value of the field.
        case literal(String)
    }

    public var method: String
    public var path: [String: Value] = [:]
    public var query: [QueryItem] = []
    public var body = Body.none
    public var contentType: String?
    public var credential = Credential.right
    /// Further fields; an `Idempotency-Key` an endpoint asks for is added unless it is among them.
    public var headers: [Header] = []
    /// Leaves out the key that an endpoint asks for.
    public var isWithoutKey = false

    public struct Header: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(method: String) { self.method = method }
}

/// What a contract says must come of a request.
public enum Expectation: Sendable, Hashable {
    /// Everything in it is what the schemas ask for: not refused as malformed or invalid.
    case accepted
    /// Something in it is not. The field that must be named, when there is one.
    case refused(field: String?)
    /// One of these statuses.
    case statuses([Int])
    /// Only what holds of every answer.
    case undecided
}

/// One request to send, with what must come of it.
public struct FuzzCase: Sendable, Hashable {
    public enum Phase: String, Sendable, CaseIterable {
        case boundary, pairwise, random
    }

    public let operation: String
    public let phase: Phase
    /// What is tried, in stable words: `body items.0.quantity: above-maximum`.
    public let name: String
    /// The field that is tried; empty for the request as a whole.
    public let field: String
    public let draft: RequestDraft
    public let expectation: Expectation
}
