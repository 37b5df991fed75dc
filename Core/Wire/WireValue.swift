public import JSONCoding

#if hasFeature(Embedded)
    /// Embedded Swift, which rules.wasm is made with, has no `Codable`: there is nothing to conform to.
    public protocol WireCodable {}
#else
    public typealias WireCodable = Codable
#endif

/// A scalar that carries its own constraint: decoding one is validating it.
public protocol WireValue: WireCodable, Sendable, Hashable {
    static var schema: Schema { get }
    /// A valid value, shown in documents and used to walk a DTO's shape.
    static var example: Self { get }
}

/// A text with rules. Conformers get Codable from the two requirements; what is longer than the schema allows is refused before
/// `init(validating:)` sees it.
public protocol WireText: WireValue, CustomStringConvertible {
    /// The value for a text as it was sent; throws the rule it breaks.
    init(validating text: String) throws(FieldRule)
    /// The text that goes on the wire.
    var text: String { get }
}

extension WireText {
    /// The value for a text of a stranger's: what is too long, or too much work to look at, is refused before its own rules see it.
    public init(sent text: String) throws(FieldRule) {
        if case .string(let rules) = Self.schema { try rules.admit(text) }
        try self.init(validating: text)
    }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let text = try? container.decode(String.self) else { throw FieldRule.wrongType(expected: "string") }
            try self.init(sent: text)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    #endif

    public var description: String {
        if case .string(let rules) = Self.schema, rules.isSensitive { "<redacted>" } else { text }
    }
}

/// A set of words. Conform a `String` enum and give nothing else.
public protocol WireEnum: WireValue, RawRepresentable, CaseIterable where RawValue == String {}

/// Marks a set that grows: a newer service may say a word that an older app does not know, and contracts tell it with `x-open`. Apps pass
/// over what it is said of, see `ObjectSchema.known`.
public protocol OpenWords {}

extension WireEnum {
    public static var schema: Schema { .enumeration(allCases.map { $0.rawValue }) }
    public static var example: Self { allCases[allCases.startIndex] }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let text = try? container.decode(String.self) else { throw FieldRule.wrongType(expected: "string") }
            // By bytes: a text of any length may come, and `init(rawValue:)` would normalise it.
            guard let value = Self.allCases.first(where: { $0.rawValue.hasBytes(of: text) }) else {
                throw FieldRule.notAllowed(values: Self.allCases.map { $0.rawValue })
            }
            self = value
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    #endif
}

/// An object on the wire. Conformers are structs with derived Codable; their fields are scalars above, the plain JSON scalars,
/// arrays and string-keyed dictionaries of these, other DTOs, and optionals of all of them (absent and null mean nil).
public protocol DTO: WireCodable, Sendable, Equatable {
    /// A valid value, shown in the OpenAPI document.
    static var example: Self { get }
    /// Rules that no single field can check; called when every field is valid.
    func problems() -> [FieldProblem]
}

extension DTO {
    public func problems() -> [FieldProblem] { [] }
}

/// No parameters, no body, or an answer without content.
public struct Nothing: DTO {
    public init() {}
    public static let example = Nothing()
}

extension JSONValue: WireValue {
    public static var schema: Schema { .any }
    public static var example: JSONValue { .object([:]) }
}
