public import JSONCoding

/// Makes true at a provider what an interaction takes for granted.
public protocol StateSource: Sendable {
    /// One for each thread.
    func session() -> any StateSession
}

/// Sets up states one after the other; keeps its connections between them.
public protocol StateSession: AnyObject {
    /// Sets up the states of one interaction, in their order.
    /// - Returns: the values they give, by name.
    func setUp(_ states: [ProviderState], consumer: String, provider: String) throws(StateProblem) -> JSONObject
}

/// Why a state could not be set up.
public struct StateProblem: Error, Sendable, Equatable, CustomStringConvertible {
    public enum Kind: Sendable, Equatable {
        /// The pact asks for what nobody can set up: another name, other parameters.
        case unknown
        /// A service said no, or something that nobody understands.
        case refused
        /// A service is not there.
        case unreachable
    }

    public let kind: Kind
    public let message: String

    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    public var description: String { message }
}
