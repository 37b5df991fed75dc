internal import JSONCoding

/// Some words of a closed set: those that a route takes.
public protocol ChoiceRule: Sendable {
    associatedtype Word: WireEnum
    static var words: [Word] { get }
}

/// One of the words that a route takes; another word of the set is refused as one of no set is, and the schema does not name it.
public struct Choice<Rule: ChoiceRule>: WireValue {
    public let value: Rule.Word

    public init(validating value: Rule.Word) throws(FieldRule) {
        guard Rule.words.contains(value) else { throw Self.refusal }
        self.value = value
    }

    /// For requests of our own; the service has the last word.
    public init(trusted value: Rule.Word) { self.value = value }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let word = try? decoder.singleValueContainer().decode(String.self) else { throw FieldRule.wrongType(expected: "string") }
            guard let value = Rule.words.first(where: { $0.rawValue.hasBytes(of: word) }) else { throw Self.refusal }
            self.value = value
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value.rawValue)
        }
    #endif

    private static var refusal: FieldRule { .notAllowed(values: Rule.words.map { $0.rawValue }) }
    public static var schema: Schema { .enumeration(Rule.words.map { $0.rawValue }) }
    public static var example: Self { Self(trusted: Rule.words.first ?? .example) }
}

/// What somebody has to agree to: `true` and nothing else.
public struct Agreement: WireValue {
    public init() {}

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let agrees = try? decoder.singleValueContainer().decode(Bool.self) else { throw FieldRule.wrongType(expected: "boolean") }
            guard agrees else { throw FieldRule.mustBeTrue }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(true)
        }
    #endif

    public static let schema = Schema.boolean(only: true)
    public static let example = Agreement()
}
