internal import Contracts
internal import Security
public import Wire

/// The values of a cursor, to be read one after the other.
public struct CursorReader: Sendable {
    private var texts: ArraySlice<String>

    /// As many as a token may have.
    private static let mostBytes = 4096

    /// Without values for a text that is no cursor.
    init(_ token: OpaqueToken, _ separator: Unicode.Scalar) {
        guard token.text.utf8.count <= Self.mostBytes, let bytes = base64urlDecode(token.text) else {
            texts = []
            return
        }
        let found = bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        texts = found.allSatisfy(TextBounds.isStreamSafe) ? found[...] : []
    }

    var isAtEnd: Bool { texts.isEmpty }

    /// - Throws: `cursorRefusal` when there is no value any more, or none of the type.
    public mutating func next<Value: CursorValue>(_ type: Value.Type = Value.self) throws(APIError) -> Value {
        guard let text = texts.popFirst(), let value = Value(cursorText: text) else { throw .cursorRefusal }
        return value
    }

    /// Reads a value that has to be the one given.
    public mutating func expect<Value: CursorValue & Equatable>(_ value: Value) throws(APIError) {
        guard try next(Value.self) == value else { throw .cursorRefusal }
    }
}

/// A value that stands in a cursor.
public protocol CursorValue: Sendable {
    var cursorText: String { get }
    /// Nil for a text that no such value has.
    init?(cursorText: String)
}

extension String: CursorValue {
    public var cursorText: String { self }
    public init?(cursorText: String) { self = cursorText }
}

extension Int64: CursorValue {
    public var cursorText: String { String(self) }
    public init?(cursorText: String) { self.init(cursorText) }
}

/// As milliseconds.
extension Instant: CursorValue {
    public var cursorText: String { String(milliseconds) }
    public init?(cursorText: String) {
        guard let milliseconds = Int64(cursorText) else { return nil }
        self.init(milliseconds: milliseconds)
    }
}

extension LocalDate: CursorValue {
    public var cursorText: String { text }
    public init?(cursorText: String) { try? self.init(validating: cursorText) }
}

extension Identifier: CursorValue {
    public var cursorText: String { text }
    public init?(cursorText: String) { try? self.init(validating: cursorText) }
}
