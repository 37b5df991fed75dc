/// Why a text is not the YAML we read, and where.
public struct YAMLError: Error, Sendable, Hashable, CustomStringConvertible {
    public let position: YAMLPosition
    public let message: String

    public init(_ message: String, at position: YAMLPosition) {
        self.message = message
        self.position = position
    }

    /// `line:column: message`.
    public var description: String { "\(position): \(message)" }
}

/// How large a document may become once its aliases are expanded.
public struct YAMLLimits: Sendable {
    /// Mappings and sequences inside each other.
    public var depth: Int
    /// Scalars, mappings and sequences together, each counted as often as an alias repeats it.
    public var nodes: Int

    public init(depth: Int = 64, nodes: Int = 100_000) {
        self.depth = depth
        self.nodes = nodes
    }
}
