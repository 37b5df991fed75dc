/// An element of a small XML document: its own text and its children. Attributes are not kept.
public struct XMLElement: Sendable, Hashable {
    /// Without its namespace's prefix.
    public let name: String
    /// The text directly inside, pieces joined; white space around it is kept.
    public internal(set) var text = ""
    public internal(set) var children: [XMLElement] = []

    /// The first child of that name.
    public subscript(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// Every child of that name, in order.
    public func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}

/// Why bytes are not the XML we read.
public struct XMLError: Error, Sendable, Hashable {
    /// Counted from 1.
    public let line: Int
    public let message: String
}

/// How large a document may be.
public struct XMLLimits: Sendable {
    public var depth: Int
    /// Elements altogether.
    public var elements: Int

    public init(depth: Int = 16, elements: Int = 100_000) {
        self.depth = depth
        self.elements = elements
    }
}
