/// A password, key or token: it prints as `<redacted>` however it is printed, and cannot be encoded.
///
/// There is deliberately no `Codable` and no `==`: a secret leaves only by `reveal()`, which is easy to search for, and is
/// compared in constant time by those who have to.
public struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    static let redacted = "<redacted>"
    private let text: String

    public init(_ s: String) { text = s }

    /// The secret itself. Never for logs, URLs or messages.
    public func reveal() -> String { text }

    public var isEmpty: Bool { text.isEmpty }
    public var description: String { Self.redacted }
    public var debugDescription: String { Self.redacted }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
