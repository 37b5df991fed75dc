/// Decodes values from a JSON tree.
///
/// Strict: a number is never a Bool, a string never a number. An integer may be written `3` or `3.0`, up to 2^53 in the latter
/// form, beyond which a double no longer tells integers apart; a double may be written as an integer.
public struct JSONTreeDecoder {
    /// - Throws: `DecodingError`, its path leading to the offending value or naming the object that lacks a member; and what the
    ///   type's own conformance throws.
    public static func decode<T: Decodable>(_ type: T.Type, from value: JSONValue) throws -> T {
        try TreeDecoder(value: value, path: nil).decode(type)
    }
}

/// One step of a coding path, linked to the step before it, so that a path costs nothing until an error needs it.
final class PathNode {
    let parent: PathNode?
    let key: any CodingKey

    init(_ parent: PathNode?, _ key: any CodingKey) {
        self.parent = parent
        self.key = key
    }

    var path: [any CodingKey] {
        var keys: [any CodingKey] = []
        var node: PathNode? = self
        while let current = node {
            keys.append(current.key)
            node = current.parent
        }
        return keys.reversed()
    }
}

/// The decoder of one value, and its own single-value container.
struct TreeDecoder: Decoder, SingleValueDecodingContainer {
    let value: JSONValue
    let path: PathNode?

    var codingPath: [any CodingKey] { path?.path ?? [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let object) = value else { throw mismatch([String: Any].self, "an object") }
        return KeyedDecodingContainer(KeyedReader(object: object, path: path))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let items) = value else { throw mismatch([Any].self, "an array") }
        return UnkeyedReader(items: items, path: path)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { if case .null = value { true } else { false } }
    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let value) = value else { throw mismatch(type, "true or false") }
        return value
    }
    func decode(_ type: String.Type) throws -> String {
        guard case .string(let value) = value else { throw mismatch(type, "a string") }
        return value
    }
    func decode(_ type: Double.Type) throws -> Double {
        guard let value = value.double else { throw mismatch(type, "a number") }
        return value
    }
    func decode(_ type: Float.Type) throws -> Float {
        let value = Float(try decode(Double.self))
        guard value.isFinite else { throw outOfRange(type) }
        return value
    }
    func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        // What generic code such as `Array<String>` asks for.
        if type == String.self, let text = try decode(String.self) as? T { return text }
        if type == JSONValue.self, let json = value as? T { return json }
        return try T(from: self)
    }

    private func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
        switch value {
        case .integer(let value):
            guard let exact = T(exactly: value) else { throw outOfRange(type) }
            return exact
        case .number(let value):
            guard value.rounded(.towardZero) == value else { throw mismatch(type, "a whole number") }
            guard value.magnitude <= 0x1p53, let exact = T(exactly: value) else { throw outOfRange(type) }
            return exact
        default: throw mismatch(type, "a whole number")
        }
    }

    private func outOfRange(_ type: Any.Type) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "expected a number that fits \(type), found \(value.text())"))
    }

    func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "expected \(expected), found \(value.kind)")
        return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }
}

extension JSONValue {
    /// What an error message calls the value; never its content.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
