/// Encodes values as JSON in UTF-8, members in the order the type encodes them.
///
/// A value that writes nothing becomes `{}`; optionals encoded with `encodeIfPresent` are left out when nil, as derived
/// conformances do. Integers are exact; a double is written as the shortest decimal that reads back the same.
public struct JSONWriter {
    /// - Throws: `EncodingError.invalidValue` for a number that is not finite, or for a conformance that writes a value twice or
    ///   goes back to a container after writing to the one around it; and what the value's own conformance throws.
    public static func encode<T: Encodable>(_ value: T) throws -> [UInt8] {
        let state = WriterState()
        try ValueEncoder(state: state, parent: 0, slot: 1).encodeWhole(value)
        if let failure = state.failure { throw failure }
        state.settle(0)
        return state.bytes
    }
}

/// The encoder of one slot, and its own single-value container.
struct ValueEncoder: Encoder, SingleValueEncodingContainer {
    let state: WriterState
    let parent: Int32
    let slot: Int32

    @inline(__always) init(state: WriterState, parent: Int, slot: Int32) {
        self.state = state
        self.parent = Int32(truncatingIfNeeded: parent)
        self.slot = slot
    }

    var codingPath: [any CodingKey] { state.path(through: Int(parent)) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let opened = state.openContainer(Int(parent), slot, open: .openBrace, close: .closeBrace)
        return KeyedEncodingContainer(KeyedWriter(state: state, depth: Int(parent) + 1, slot: opened ? slot : 0))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let opened = state.openContainer(Int(parent), slot, open: .openBracket, close: .closeBracket)
        return UnkeyedWriter(state: state, depth: Int(parent) + 1, slot: opened ? slot : 0)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// The value, whatever it is; the slot's owner has made room for it.
    @inline(__always) func encodeWhole<T: Encodable>(_ value: T) throws {
        // The standard types come here from generic code such as `Array<String>`, and a JSON value needs no containers.
        if T.self == String.self, let text = value as? String { return try encode(text) }
        if T.self == Int.self, let number = value as? Int { return try encode(number) }
        if T.self == JSONValue.self, let json = value as? JSONValue { return try encode(json: json) }
        try value.encode(to: self)
    }

    func encode(json value: JSONValue) throws {
        try check()
        ValueWriter(buffer: state).write(value, depth: 0)
    }

    @inline(__always) private func check() throws {
        guard state.isFresh(Int(parent), slot) else { throw state.failure ?? state.misuse(Int(parent)) }
    }

    func encodeNil() throws { try check(); state.append("null") }
    func encode(_ value: Bool) throws { try check(); state.append(value) }
    func encode(_ value: String) throws { try check(); state.append(quoted: value) }
    func encode(_ value: Double) throws { try check(); try state.append(value, Int(parent)) }
    func encode(_ value: Float) throws { try check(); try state.append(value, Int(parent)) }
    func encode(_ value: Int) throws { try check(); state.append(Int64(value)) }
    func encode(_ value: Int8) throws { try check(); state.append(Int64(value)) }
    func encode(_ value: Int16) throws { try check(); state.append(Int64(value)) }
    func encode(_ value: Int32) throws { try check(); state.append(Int64(value)) }
    func encode(_ value: Int64) throws { try check(); state.append(value) }
    func encode(_ value: UInt) throws { try check(); state.append(UInt64(value)) }
    func encode(_ value: UInt8) throws { try check(); state.append(UInt64(value)) }
    func encode(_ value: UInt16) throws { try check(); state.append(UInt64(value)) }
    func encode(_ value: UInt32) throws { try check(); state.append(UInt64(value)) }
    func encode(_ value: UInt64) throws { try check(); state.append(value) }
    func encode<T: Encodable>(_ value: T) throws { try check(); try encodeWhole(value) }
}

extension WriterState {
    /// The number, at the place in the container at `depth`, or an error naming it.
    func append(_ value: Double, _ depth: Int) throws {
        guard value.isFinite else { throw notFinite(value, depth) }
        append(finite: value)
    }

    func append(_ value: Float, _ depth: Int) throws {
        guard value.isFinite else { throw notFinite(Double(value), depth) }
        append(finite: value)
    }

    private func notFinite(_ value: Double, _ depth: Int) -> EncodingError {
        .invalidValue(value, .init(codingPath: path(through: depth), debugDescription: "\(value) is not a number in JSON"))
    }

    /// Writes a value into a slot of its own in the container at `depth`.
    @inline(__always) func append<T: Encodable>(_ value: T, in depth: Int) throws {
        try ValueEncoder(state: self, parent: depth, slot: openSlot(depth)).encodeWhole(value)
        settle(depth)
    }
}
