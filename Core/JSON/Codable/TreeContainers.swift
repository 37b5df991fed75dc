struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let object: JSONObject
    let path: PathNode?

    var codingPath: [any CodingKey] { path?.path ?? [] }
    var allKeys: [Key] { object.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }

    private func decoder(_ key: some CodingKey) throws -> TreeDecoder {
        TreeDecoder(value: try value(key), path: PathNode(path, key))
    }

    private func value(_ key: some CodingKey) throws -> JSONValue {
        guard let value = object[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "expected a member \"\(key.stringValue)\", found none"))
        }
        return value
    }

    /// A value without values inside: its path is made only when it fails.
    private func scalar<T>(_ key: Key, _ decode: (TreeDecoder) throws -> T) throws -> T { try scalar(key, value(key), decode) }

    private func scalar<T>(_ key: Key, _ value: JSONValue, _ decode: (TreeDecoder) throws -> T) throws -> T {
        do {
            return try decode(TreeDecoder(value: value, path: nil))
        } catch {
            return try decode(TreeDecoder(value: value, path: PathNode(path, key)))
        }
    }

    private func present(_ key: Key) -> JSONValue? {
        guard let value = object[key.stringValue] else { return nil }
        if case .null = value { return nil }
        return value
    }

    // The protocol's own versions of these look the member up three times.
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try present(key).map { try scalar(key, $0) { try $0.decode(type) } }
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try present(key).map { try scalar(key, $0) { try $0.decode(type) } }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try present(key).map { try scalar(key, $0) { try $0.decode(type) } }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try present(key).map { try scalar(key, $0) { try $0.decode(type) } }
    }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try present(key).map { try TreeDecoder(value: $0, path: PathNode(path, key)).decode(type) }
    }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(key) { try $0.decode(type) } }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(key) { try $0.decode(type) } }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder(key).decode(type) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder(key).unkeyedContainer() }
    func superDecoder() throws -> any Decoder { try decoder(PathKey("super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

struct UnkeyedReader: UnkeyedDecodingContainer {
    let items: [JSONValue]
    let path: PathNode?
    private(set) var currentIndex = 0

    init(items: [JSONValue], path: PathNode?) {
        self.items = items
        self.path = path
    }

    var codingPath: [any CodingKey] { path?.path ?? [] }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex == items.count }

    /// Moves past the element only once it has been decoded, as the protocol asks.
    private mutating func next<T>(_ type: Any.Type, _ decode: (TreeDecoder) throws -> T) throws -> T {
        let node = PathNode(path, PathKey(currentIndex))
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: node.path, debugDescription: "expected another element, found the end of the array"))
        }
        let value = try decode(TreeDecoder(value: items[currentIndex], path: node))
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd else { return try next(Any?.self) { $0.decodeNil() } }
        guard items[currentIndex] == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type) { try $0.decode(type) } }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next(type) { try $0.decode(type) } }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        try next([String: Any].self) { try $0.container(keyedBy: type) }
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next([Any].self) { try $0.unkeyedContainer() }
    }
    mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}
