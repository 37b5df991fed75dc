/// What a value on the wire may be. Derived from the DTO types, so it is never typed twice.
public indirect enum Schema: Sendable, Hashable {
    /// Either value, or one only.
    case boolean(only: Bool? = nil)
    case integer(minimum: Int64?, maximum: Int64?)
    case number(minimum: Double?, maximum: Double?)
    case string(StringRules)
    case enumeration([String])
    case array(Schema, minimum: Int?, maximum: Int?)
    /// - Parameter names: how many members it may have and how long their names may be, in scalars.
    case map(Schema, names: MapNames?)
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

/// The bounds of the names of a map.
public struct MapNames: Sendable, Hashable {
    public var maximum: Int
    public var longest: Int

    public init(maximum: Int, longest: Int) {
        self.maximum = maximum
        self.longest = longest
    }
}

/// The constraints of a text. Lengths count Unicode scalars, as JSON Schema does.
public struct StringRules: Sendable, Hashable {
    public var minimum: Int?
    public var maximum: Int?
    /// The most user-perceived characters (Unicode's extended grapheme clusters), where the limit counts those. `maximum` is then
    /// what such a text can have at most; what is sure to be taken is a text of so many scalars.
    public var maximumCharacters: Int?
    /// The most bytes of UTF-8, where they are limited too.
    public var maximumBytes: Int?
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
        minimum: Int? = nil, maximum: Int? = nil, maximumCharacters: Int? = nil, maximumBytes: Int? = nil, pattern: String? = nil,
        format: String? = nil, isSensitive: Bool = false, characters: Characters = .any
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.maximumCharacters = maximumCharacters
        self.maximumBytes = maximumBytes
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
        /// Which Swift types it is made of, for what the comments at them say.
        public let origin: Origin
    }

    /// Where a field comes from, by the whole names of Swift types.
    public struct Origin: Sendable, Hashable {
        /// The type that declares it: `Contracts.TemplateDetails`, also where a `Template` shows it as its own.
        public let owner: String
        /// That of its values, or of the items of its list or map: `Contracts.EmailAddress`.
        public let value: String
        /// The closed set that its words are of, if they are: `Wire.Product`, also where only some of them are taken.
        public let words: String?
        /// Whether that set grows: `OpenWords`.
        public let isOpen: Bool

        public init(owner: String = "", value: String = "", words: String? = nil, isOpen: Bool = false) {
            self.owner = owner
            self.value = value
            self.words = words
            self.isOpen = isOpen
        }
    }

    /// The DTO's type name.
    public let name: String
    /// The same, whole: `Wire.ErrorBody.Field`.
    public let type: String
    public let fields: [Field]

    public subscript(_ name: String) -> Field? { fields.first { $0.name == name } }
    /// Whether it is any JSON object, whose members are described elsewhere: `JSONDocument`.
    public var isOpen: Bool { name == "JSONDocument" }
}
