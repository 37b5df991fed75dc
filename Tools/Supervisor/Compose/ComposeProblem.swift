public import YAML

/// One thing that is wrong in a compose file, and where.
public struct ComposeProblem: Sendable, Hashable, CustomStringConvertible {
    public let file: String
    public let position: YAMLPosition
    public let message: String

    /// `file:line:column: message`.
    public var description: String { "\(file):\(position): \(message)" }
}

/// Everything that is wrong in a compose file, in the order of its lines. Never empty.
public struct ComposeError: Error, Sendable, CustomStringConvertible {
    public let problems: [ComposeProblem]

    init(_ problems: [ComposeProblem]) {
        self.problems = problems.sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
    }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
