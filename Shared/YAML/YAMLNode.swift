/// A place in a text; both numbers start at 1. Columns count characters, not bytes.
public struct YAMLPosition: Sendable, Hashable, CustomStringConvertible {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }
}

/// How a scalar was written. Only a plain scalar can mean null, a number or a truth value.
public enum YAMLScalarStyle: Sendable, Hashable { case plain, singleQuoted, doubleQuoted, literal, folded }

/// One key and its value in a mapping.
public struct YAMLEntry: Sendable, Hashable {
    public let key: String
    public let keyPosition: YAMLPosition
    public let value: YAMLNode

    public init(key: String, keyPosition: YAMLPosition, value: YAMLNode) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}

/// A YAML value and where it was written. Aliases and merge keys are already expanded; an aliased value keeps the position of
/// its anchor.
public struct YAMLNode: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        /// Keys are unique and in the order of the file, merged ones last.
        case mapping([YAMLEntry])
        case sequence([YAMLNode])
        case scalar(String, YAMLScalarStyle)
    }

    public let content: Content
    public let position: YAMLPosition
    /// An explicit tag such as `!!str`, as libyaml resolves it (`tag:yaml.org,2002:str`); nil when none was written.
    public let tag: String?

    public init(_ content: Content, at position: YAMLPosition, tag: String? = nil) {
        self.content = content
        self.position = position
        self.tag = tag
    }

    /// The entries of a mapping; nil for anything else.
    public var entries: [YAMLEntry]? { if case .mapping(let entries) = content { entries } else { nil } }
    /// The items of a sequence; nil for anything else.
    public var items: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }
    /// The text of a scalar, as written and whatever it may mean; nil for anything else.
    public var text: String? { if case .scalar(let text, _) = content { text } else { nil } }
    /// Whether this is a plain empty scalar, `~` or `null`.
    public var isNull: Bool {
        if case .scalar(let text, .plain) = content { ["", "~", "null", "Null", "NULL"].contains(text) && tag == nil } else { false }
    }
    /// "a mapping", "a list", "null" or "a scalar": for messages.
    public var kind: String {
        switch content {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar: isNull ? "null" : "a scalar"
        }
    }

    /// The value of a key of a mapping; nil when absent or when this is no mapping.
    public subscript(_ key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }
    /// The item of a sequence; nil when out of range or when this is no sequence.
    public subscript(_ index: Int) -> YAMLNode? { items.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
}
