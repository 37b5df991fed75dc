extension JSONValue: Codable {
    public init(from decoder: any Decoder) throws {
        if let tree = decoder as? TreeDecoder {
            self = tree.value
        } else if let object = try? decoder.container(keyedBy: PathKey.self) {
            var members = JSONObject()
            for key in object.allKeys { members[key.stringValue] = try object.decode(JSONValue.self, forKey: key) }
            self = .object(members)
        } else if var array = try? decoder.unkeyedContainer() {
            var items: [JSONValue] = []
            while !array.isAtEnd { items.append(try array.decode(JSONValue.self)) }
            self = .array(items)
        } else {
            self = try JSONValue(scalarOf: decoder.singleValueContainer())
        }
    }

    private init(scalarOf container: any SingleValueDecodingContainer) throws {
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if let writer = encoder as? ValueEncoder { return try writer.encode(json: self) }
        switch self {
        case .array(let items):
            var container = encoder.unkeyedContainer()
            for item in items { try container.encode(item) }
        case .object(let object):
            var container = encoder.container(keyedBy: PathKey.self)
            for (name, value) in object { try container.encode(value, forKey: PathKey(name)) }
        case .null: try single(encoder) { try $0.encodeNil() }
        case .bool(let value): try single(encoder) { try $0.encode(value) }
        case .integer(let value): try single(encoder) { try $0.encode(value) }
        case .number(let value): try single(encoder) { try $0.encode(value) }
        case .string(let value): try single(encoder) { try $0.encode(value) }
        }
    }

    private func single(_ encoder: any Encoder, _ body: (inout any SingleValueEncodingContainer) throws -> Void) throws {
        var container = encoder.singleValueContainer()
        try body(&container)
    }
}
