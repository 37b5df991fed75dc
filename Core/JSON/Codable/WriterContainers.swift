struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let state: WriterState
    let depth: Int
    let slot: Int32

    var codingPath: [any CodingKey] { state.path(through: depth - 1) }

    @inline(__always) private func begin(_ name: String) throws {
        try state.focus(depth, slot)
        state.beginMember(depth, name)
    }

    func encodeNil(forKey key: Key) throws { try begin(key.stringValue); state.append("null") }
    func encode(_ value: Bool, forKey key: Key) throws { try begin(key.stringValue); state.append(value) }
    func encode(_ value: String, forKey key: Key) throws { try begin(key.stringValue); state.append(quoted: value) }
    func encode(_ value: Double, forKey key: Key) throws { try begin(key.stringValue); try state.append(value, depth) }
    func encode(_ value: Float, forKey key: Key) throws { try begin(key.stringValue); try state.append(value, depth) }
    func encode(_ value: Int, forKey key: Key) throws { try begin(key.stringValue); state.append(Int64(value)) }
    func encode(_ value: Int8, forKey key: Key) throws { try begin(key.stringValue); state.append(Int64(value)) }
    func encode(_ value: Int16, forKey key: Key) throws { try begin(key.stringValue); state.append(Int64(value)) }
    func encode(_ value: Int32, forKey key: Key) throws { try begin(key.stringValue); state.append(Int64(value)) }
    func encode(_ value: Int64, forKey key: Key) throws { try begin(key.stringValue); state.append(value) }
    func encode(_ value: UInt, forKey key: Key) throws { try begin(key.stringValue); state.append(UInt64(value)) }
    func encode(_ value: UInt8, forKey key: Key) throws { try begin(key.stringValue); state.append(UInt64(value)) }
    func encode(_ value: UInt16, forKey key: Key) throws { try begin(key.stringValue); state.append(UInt64(value)) }
    func encode(_ value: UInt32, forKey key: Key) throws { try begin(key.stringValue); state.append(UInt64(value)) }
    func encode(_ value: UInt64, forKey key: Key) throws { try begin(key.stringValue); state.append(value) }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try begin(key.stringValue); try state.append(value, in: depth) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        encoder(key.stringValue).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key.stringValue).unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder("super") }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(key.stringValue) }

    private func encoder(_ name: String) -> ValueEncoder {
        state.encoder(depth, slot) { state.beginMember(depth, name) }
    }
}

struct UnkeyedWriter: UnkeyedEncodingContainer {
    let state: WriterState
    let depth: Int
    let slot: Int32

    var codingPath: [any CodingKey] { state.path(through: depth - 1) }
    var count: Int { state.elements(depth, slot) }

    @inline(__always) private func begin() throws {
        try state.focus(depth, slot)
        state.beginElement(depth)
    }

    func encodeNil() throws { try begin(); state.append("null") }
    func encode(_ value: Bool) throws { try begin(); state.append(value) }
    func encode(_ value: String) throws { try begin(); state.append(quoted: value) }
    func encode(_ value: Double) throws { try begin(); try state.append(value, depth) }
    func encode(_ value: Float) throws { try begin(); try state.append(value, depth) }
    func encode(_ value: Int) throws { try begin(); state.append(Int64(value)) }
    func encode(_ value: Int8) throws { try begin(); state.append(Int64(value)) }
    func encode(_ value: Int16) throws { try begin(); state.append(Int64(value)) }
    func encode(_ value: Int32) throws { try begin(); state.append(Int64(value)) }
    func encode(_ value: Int64) throws { try begin(); state.append(value) }
    func encode(_ value: UInt) throws { try begin(); state.append(UInt64(value)) }
    func encode(_ value: UInt8) throws { try begin(); state.append(UInt64(value)) }
    func encode(_ value: UInt16) throws { try begin(); state.append(UInt64(value)) }
    func encode(_ value: UInt32) throws { try begin(); state.append(UInt64(value)) }
    func encode(_ value: UInt64) throws { try begin(); state.append(value) }
    func encode<T: Encodable>(_ value: T) throws { try begin(); try state.append(value, in: depth) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder() }

    private func encoder() -> ValueEncoder { state.encoder(depth, slot) { state.beginElement(depth) } }
}

extension WriterState {
    /// An encoder for a new slot of a container, to be filled before the container is written to again.
    func encoder(_ depth: Int, _ slot: Int32, _ begin: () -> Void) -> ValueEncoder {
        guard isOpen(depth, slot) else {
            if failure == nil { failure = misuse(depth) }
            return ValueEncoder(state: self, parent: depth, slot: 0)
        }
        settle(depth)
        begin()
        return ValueEncoder(state: self, parent: depth, slot: openSlot(depth))
    }
}
