/// What a value on the wire may be. Derived from the DTO types, so it is never typed twice.
public indirect enum Schema: Sendable, Hashable {
    case boolean
    case integer(minimum: Int64?, maximum: Int64?)
    case number(minimum: Double?, maximum: Double?)
    case string(StringRules)
    case enumeration([String])
    case array(Schema, minimum: Int?, maximum: Int?)
    case map(Schema)
    case object(ObjectSchema)
    /// Any JSON value; for documents whose shape another party owns.
    case any

    /// The JSON type name, as the `wrong_type` rule and JSON Schema spell it.
    public var typeName: String {
        switch self {
        case .boolean: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string, .enumeration: "string"
        case .array: "array"
        case .map, .object, .any: "object"
        }
    }
}

/// The constraints of a text. Lengths count Unicode scalars, as JSON Schema does.
public struct StringRules: Sendable, Hashable {
    public var minimum: Int?
    public var maximum: Int?
    /// The most user-perceived characters (Unicode's extended grapheme clusters), where the limit counts those.
    public var maximumCharacters: Int?
    /// An ECMA 262 regular expression the whole text matches.
    public var pattern: String?
    /// A JSON Schema `format`.
    public var format: String?
    /// Never shown in logs and reports.
    public var isSensitive: Bool
    /// Which characters it may have; with a minimum, a blank text is none.
    public var characters: Characters

    public enum Characters: Sendable, Hashable {
        case any
        /// No control characters.
        case line
        /// No control characters but tabs and line breaks.
        case lines
    }

    public init(
        minimum: Int? = nil, maximum: Int? = nil, maximumCharacters: Int? = nil, pattern: String? = nil, format: String? = nil, isSensitive: Bool = false,
        characters: Characters = .any
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.maximumCharacters = maximumCharacters
        self.pattern = pattern
        self.format = format
        self.isSensitive = isSensitive
        self.characters = characters
    }
}

/// The members of an object, in declaration order.
public struct ObjectSchema: Sendable, Hashable {
    public struct Field: Sendable, Hashable {
        public let name: String
        public let schema: Schema
        public let isRequired: Bool
    }

    /// The DTO's type name: the component name in OpenAPI.
    public let name: String
    public let fields: [Field]

    public subscript(_ name: String) -> Field? { fields.first { $0.name == name } }
}
