public import JSONCoding
public import Wire

/// What queries, filters and variables hold.
public enum FlowValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A whole number beyond 64 bits, by its digits.
    case bigInteger(String)
    case number(Double)
    case string(String)
    case bytes([UInt8])
    case date(Instant)
    case list([FlowValue])
    case object(JSONObject)
    /// So many nodes of an XML or HTML text.
    case nodes(Int)
    /// Something that is there and has no value, such as a cookie's `Secure`.
    case unit

    public init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .integer(value)
        case .number(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .array(let items): self = .list(items.map(FlowValue.init))
        case .object(let object): self = BigIntegers.digits(object).map(FlowValue.bigInteger) ?? .object(object)
        }
    }

    /// The nearest JSON: dates as ISO 8601, bytes as hexadecimal.
    public var json: JSONValue {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .bigInteger(let digits): BigIntegers.marked(digits)
        case .bytes, .date: .string(rendered)
        case .nodes(let count): .integer(Int64(count))
        case .unit: .bool(true)
        case .list(let items): .array(items.map(\.json))
        case .object(let object): .object(object)
        }
    }

    /// What a template writes.
    public var rendered: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .bigInteger(let digits): digits
        case .number(let value): "\(value)"
        case .string(let value): value
        case .nodes(let count): "\(count) node\(count == 1 ? "" : "s")"
        case .unit: "true"
        case .bytes(let bytes): String(validating: bytes, as: UTF8.self) ?? Hexadecimal.text(bytes)
        case .date(let instant): instant.text
        case .list, .object: BigIntegers.unmarked(String(decoding: json.bytes(), as: UTF8.self))
        }
    }

    public var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer, .bigInteger: "integer"
        case .number: "float"
        case .string: "string"
        case .bytes: "bytes"
        case .date: "date"
        case .list: "list"
        case .object: "object"
        case .nodes: "nodes"
        case .unit: "presence"
        }
    }

    /// For messages: strings in quotes, bytes in hexadecimal, the type where the text alone does not show it.
    public var shown: String {
        switch self {
        case .null, .bool, .integer, .bigInteger, .nodes: rendered
        case .unit: "something"
        case .number(let value): "\(value)"
        case .string(let text): String(decoding: JSONValue.string(text).bytes(), as: UTF8.self)
        case .bytes(let bytes): "hex,\(Hexadecimal.text(bytes.prefix(64)))\(bytes.count > 64 ? "…" : "");"
        case .date(let instant): "date \(instant.text)"
        case .list, .object: rendered
        }
    }

    /// Equality as `==` means it: numbers by value, objects in any member order.
    func isSame(as other: FlowValue) -> Bool {
        switch (self, other) {
        case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.bytes(let a), .bytes(let b)): a == b
        case (.date(let a), .date(let b)): a == b
        case (.date(let a), .string(let b)): Instant.reading(b) == a
        case (.string, .date): other.isSame(as: self)
        case (.bigInteger(let a), .number(let b)), (.number(let b), .bigInteger(let a)): Double(a) == b
        case (.bytes, _), (_, .bytes), (.date, _), (_, .date), (.nodes, _), (_, .nodes), (.unit, _), (_, .unit): false
        case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
        case (.list, _), (_, .list): false
        default: json.isSame(as: other.json)
        }
    }
}

extension Instant {
    /// RFC 3339; nil for anything else.
    static func reading(_ text: String) -> Instant? { try? Instant(validating: text) }
}
