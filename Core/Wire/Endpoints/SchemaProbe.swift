/// One field of a DTO as its derived `init(from:)` asks for it.
struct FieldShape {
    let name: String
    let isRequired: Bool
    let schema: Schema
    let type: any Decodable.Type
    /// Named inside the type that declares the field.
    let keys: any CodingKey.Type
}

/// Finds out what a DTO looks like by letting its derived `init(from:)` read from a decoder that answers every question with an
/// example and remembers the questions.
enum SchemaProbe {
    /// The fields of a DTO in declaration order.
    static func fields<T: Decodable>(of type: T.Type) -> [FieldShape] {
        let recorder = Recorder()
        _ = try? T(from: ProbeDecoder(recorder: recorder))
        return recorder.fields
    }

    /// The schema of any type that may appear on the wire. What costs nothing to ask is asked first: to find out that a type does not
    /// conform to a protocol, the runtime looks through all conformances of the program.
    static func schema(of type: any Decodable.Type) -> Schema {
        switch type {
        case is Bool.Type: .boolean()
        case is String.Type: .string(StringRules())
        case is Int.Type, is Int64.Type: .integer(minimum: nil, maximum: nil)
        case is Int32.Type: .integer(minimum: Int64(Int32.min), maximum: Int64(Int32.max))
        case is Double.Type: .number(minimum: nil, maximum: nil)
        case let fields as any DTO.Type: .object(fields.schema)
        case let value as any WireValue.Type: value.schema
        case let list as any ProbedList.Type: .array(schema(of: list.element), minimum: list.minimum, maximum: list.maximum)
        case let map as any ProbedMap.Type: .map(schema(of: map.element), names: map.names)
        case let optional as any ProbedOptional.Type: schema(of: optional.wrapped)
        default: .object(object(of: type))
        }
    }

    static func object(of type: any Decodable.Type) -> ObjectSchema {
        ObjectSchema(
            name: String(describing: type), type: String(reflecting: type),
            fields: fields(of: type).map { .init(name: $0.name, schema: $0.schema, isRequired: $0.isRequired, origin: origin(of: $0)) })
    }

    private static func origin(of field: FieldShape) -> ObjectSchema.Origin {
        let value = value(in: field.type)
        let words: (any WireEnum.Type)? = (value as? any WireEnum.Type) ?? (value as? any ChosenWord.Type)?.word
        return .init(
            owner: owner(of: field.keys), value: String(reflecting: value), words: words.map { String(reflecting: $0) },
            isOpen: words != nil && value is any OpenWords.Type)
    }

    /// The type that some keys are inside of. They are private, so that the runtime names them
    /// `Contracts.Account.(unknown context at $55a3).CodingKeys`.
    private static func owner(of keys: any CodingKey.Type) -> String {
        var name = String(reflecting: keys)[...]
        if name.hasSuffix(".CodingKeys") { name = name.dropLast(".CodingKeys".count) }
        if name.hasSuffix(")"), let start = name.lastIndex(of: "(") { name = name[..<start].dropLast() }
        return String(name)
    }

    /// What is in it, if it is optional, a list or a map.
    private static func value(in type: any Decodable.Type) -> any Decodable.Type {
        switch type {
        case is any DTO.Type, is any WireValue.Type: type
        case let list as any ProbedList.Type: value(in: list.element)
        case let map as any ProbedMap.Type: value(in: map.element)
        case let optional as any ProbedOptional.Type: value(in: optional.wrapped)
        default: type
        }
    }

    /// A placeholder of the type, so that the walk can go on.
    fileprivate static func placeholder<T: Decodable>(_ type: T.Type) throws -> T {
        let value: Any
        switch type {
        case is Bool.Type: value = false
        case is String.Type: value = ""
        case is Int.Type: value = 0
        case is Int64.Type: value = Int64(0)
        case is Int32.Type: value = Int32(0)
        case is Double.Type: value = 0.0
        case is any DTO.Type: return try T(from: ProbeDecoder(recorder: nil))
        case let wire as any WireValue.Type: value = wire.example
        case let list as any ProbedList.Type: value = list.empty
        case let map as any ProbedMap.Type: value = map.empty
        default: return try T(from: ProbeDecoder(recorder: nil))
        }
        guard let typed = value as? T else {
            throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: "no placeholder"))
        }
        return typed
    }

    fileprivate final class Recorder {
        var fields: [FieldShape] = []
    }

    private struct ProbeDecoder: Decoder {
        /// Nil when only a value is wanted: what is inside of it was or will be asked for by itself.
        let recorder: Recorder?
        var codingPath: [any CodingKey] { [] }
        var userInfo: [CodingUserInfoKey: Any] { [:] }

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
            KeyedDecodingContainer(KeyedProbe<Key>(recorder: recorder))
        }
        func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupported }
        func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unsupported }
        private var unsupported: DecodingError {
            .dataCorrupted(.init(codingPath: [], debugDescription: "a DTO decodes from an object with named fields"))
        }
    }

    private struct KeyedProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let recorder: Recorder?
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }
        func contains(_ key: Key) -> Bool { true }

        private func note<T: Decodable>(_ type: T.Type, _ key: Key, required: Bool) {
            guard let recorder, !recorder.fields.contains(where: { $0.name == key.stringValue }) else { return }
            recorder.fields.append(
                FieldShape(name: key.stringValue, isRequired: required, schema: SchemaProbe.schema(of: type), type: type, keys: Key.self))
        }

        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            note(type, key, required: true)
            return try SchemaProbe.placeholder(type)
        }
        func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
            note(type, key, required: false)
            return nil
        }

        func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { note(type, key, required: true); return false }
        func decode(_ type: String.Type, forKey key: Key) throws -> String { note(type, key, required: true); return "" }
        func decode(_ type: Double.Type, forKey key: Key) throws -> Double { note(type, key, required: true); return 0 }
        func decode(_ type: Int.Type, forKey key: Key) throws -> Int { note(type, key, required: true); return 0 }
        func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { note(type, key, required: true); return 0 }
        func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { note(type, key, required: true); return 0 }
        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { note(type, key, required: false); return nil }
        func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { note(type, key, required: false); return nil }
        func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { note(type, key, required: false); return nil }
        func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { note(type, key, required: false); return nil }
        func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { note(type, key, required: false); return nil }
        func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { note(type, key, required: false); return nil }

        // Types no DTO uses; a DTO that does is refused here, in its first test.
        func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw refused(key) }
        func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { throw refused(key) }
        func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { throw refused(key) }
        func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { throw refused(key) }
        func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { throw refused(key) }
        func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { throw refused(key) }
        func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { throw refused(key) }
        func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { throw refused(key) }
        func decodeNil(forKey key: Key) throws -> Bool { false }
        func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N> { throw refused(key) }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw refused(key) }
        func superDecoder() throws -> any Decoder { ProbeDecoder(recorder: recorder) }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw refused(key) }

        private func refused(_ key: Key) -> DecodingError {
            .dataCorrupted(.init(codingPath: [key], debugDescription: "use Int, Int64, Double, Bool, String or a wire type"))
        }
    }
}

protocol ProbedList {
    static var element: any Decodable.Type { get }
    static var empty: Any { get }
    static var minimum: Int? { get }
    static var maximum: Int? { get }
    /// The rule that a number of items breaks.
    static func broken(by count: Int) -> FieldRule?
}
extension Array: ProbedList where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
    static var empty: Any { [Element]() }
    static var minimum: Int? { nil }
    static var maximum: Int? { nil }
    static func broken(by count: Int) -> FieldRule? { nil }
}
extension BoundedList: ProbedList where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
    static var empty: Any { BoundedList(trusted: []) }
    static var minimum: Int? { Rule.range.lowerBound == 0 ? nil : Rule.range.lowerBound }
    static var maximum: Int? { Rule.range.upperBound }
    static func broken(by count: Int) -> FieldRule? { Rule.broken(by: count) }
}
protocol ProbedMap {
    static var element: any Decodable.Type { get }
    static var empty: Any { get }
    static var names: MapNames? { get }
    /// The rule that a map with these names breaks.
    static func broken(by names: [String]) -> FieldRule?
}
extension Dictionary: ProbedMap where Key == String, Value: Decodable {
    static var element: any Decodable.Type { Value.self }
    static var empty: Any { [String: Value]() }
    static var names: MapNames? { nil }
    static func broken(by names: [String]) -> FieldRule? { nil }
}
extension BoundedMap: ProbedMap where Value: Decodable {
    static var element: any Decodable.Type { Value.self }
    static var empty: Any { BoundedMap(trusted: [:]) }
    static var names: MapNames? { MapNames(maximum: Rule.maximum, longest: Rule.longestName) }
    static func broken(by names: [String]) -> FieldRule? { Rule.broken(by: names) }
}
/// One of some words of a closed set.
protocol ChosenWord { static var word: any WireEnum.Type { get } }
extension Choice: ChosenWord { static var word: any WireEnum.Type { Rule.Word.self } }
protocol ProbedOptional { static var wrapped: any Decodable.Type { get } }
extension Optional: ProbedOptional where Wrapped: Decodable { static var wrapped: any Decodable.Type { Wrapped.self } }
