public import JSONCoding

/// What one consumer expects of one provider: a file of version 3 of the Pact specification, `<consumer>-<provider>.json`.
public struct Pact: Sendable, Equatable {
    public var consumer: String
    public var provider: String
    /// In the order of their descriptions.
    public var interactions: [Interaction]

    public init(consumer: String, provider: String, interactions: [Interaction]) {
        self.consumer = consumer
        self.provider = provider
        self.interactions = interactions
    }
}

/// One request and the least that its answer must be.
public struct Interaction: Sendable, Equatable {
    /// Unique in its pact: `asks for the facts of a person`.
    public var description: String
    public var states: [ProviderState]
    public var request: PactRequest
    public var response: PactResponse
    /// What our own tools know beyond the specification; in the file under `metadata.barbell.uses`.
    public var use: ContractUse

    public init(description: String, states: [ProviderState] = [], request: PactRequest, response: PactResponse, use: ContractUse) {
        self.description = description
        self.states = states
        self.request = request
        self.response = response
        self.use = use
    }
}

/// What must be so at the provider before the request: `a person`, with parameters that its function takes.
public struct ProviderState: Sendable, Equatable {
    public var name: String
    public var parameters: JSONObject

    public init(_ name: String, _ parameters: JSONObject = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

public struct PactRequest: Sendable, Equatable {
    public var method: String
    public var path: String
    public var query: [String: [String]]
    public var headers: [String: String]
    public var body: JSONValue?
    /// By category (`path`, `query`, `header`, `body`), then by place (`$.user`, a header's name, `` for a path).
    public var matchingRules: MatchingRules
    /// Values that the provider's states return, put in before sending.
    public var generators: Generators

    public init(
        method: String, path: String, query: [String: [String]] = [:], headers: [String: String] = [:], body: JSONValue? = nil,
        matchingRules: MatchingRules = MatchingRules(), generators: Generators = Generators()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.matchingRules = matchingRules
        self.generators = generators
    }
}

public struct PactResponse: Sendable, Equatable {
    public var status: Int
    public var headers: [String: String]
    /// Holds only what the consumer reads; other members of an answer are nobody's business here.
    public var body: JSONValue?
    public var matchingRules: MatchingRules

    public init(status: Int, headers: [String: String] = [:], body: JSONValue? = nil, matchingRules: MatchingRules = MatchingRules()) {
        self.status = status
        self.headers = headers
        self.body = body
        self.matchingRules = matchingRules
    }
}

/// Rules that stand for equality with the example.
public struct MatchingRules: Sendable, Equatable {
    /// `["body": ["$.user": [.type]]]`
    public var rules: [String: [String: [Matcher]]]
    public init(_ rules: [String: [String: [Matcher]]] = [:]) { self.rules = rules }
}

/// A rule of the Pact specification, version 3.
public enum Matcher: Sendable, Equatable {
    case equality
    /// The JSON type of the example; for arrays each item like the first.
    case type(minimum: Int?, maximum: Int?)
    case regex(String)
    case integer
    case decimal
    case number
    case include(String)
    case null
}

/// Where a value returned by a provider's state goes: `["header": ["Authorization": "Bearer ${token}"], "path": ["": "/users/${user}"]]`.
/// In the file they are generators of the type `ProviderState`.
public struct Generators: Sendable, Equatable {
    public var expressions: [String: [String: String]]
    public init(_ expressions: [String: [String: String]] = [:]) { self.expressions = expressions }
}

/// Which endpoint an interaction calls, and which fields of its answer the consumer reads.
public struct ContractUse: Sendable, Equatable {
    /// The endpoint's id, which is the OpenAPI `operationId`: `profile.facts`.
    public var operation: String
    public var reads: [FieldRead]

    public init(operation: String, reads: [FieldRead]) {
        self.operation = operation
        self.reads = reads
    }
}

/// A field that a consumer reads: where in the answer, and where in the source.
public struct FieldRead: Sendable, Equatable, Hashable {
    /// `$.profile.timezone`, with `[*]` for the items of a list.
    public var path: String
    /// The type and field that hold it: `PersonZone.profile.timezone`. The line is looked up when it is shown, so that edits above it
    /// change no pact.
    public var symbol: String
    /// From the root of the repository.
    public var file: String

    public init(path: String, symbol: String, file: String) {
        self.path = path
        self.symbol = symbol
        self.file = file
    }
}
