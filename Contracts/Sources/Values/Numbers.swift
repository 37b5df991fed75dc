public import Wire

/// The bounds of a number with two decimals.
public protocol DecimalRule: Sendable {
    static var range: ClosedRange<Double> { get }
    static var example: Double { get }
}

/// A JSON number with two decimals, kept as whole hundredths so that nothing drifts. What arrives with more decimals is checked
/// against the bounds as it is and then rounded to the nearest hundredth.
public struct Hundredths<Rule: DecimalRule>: WireValue, Comparable {
    public let hundredths: Int64

    public init(validating value: Double) throws(FieldRule) {
        guard value.isFinite, Rule.range.contains(value) else { throw Self.outOfRange }
        hundredths = Int64((value * 100).rounded())
    }

    /// For a value that was validated before it was stored.
    public init(trusted hundredths: Int64) { self.hundredths = hundredths }

    public var value: Double { Double(hundredths) / 100 }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let value = try? decoder.singleValueContainer().decode(Double.self) else { throw FieldRule.wrongType(expected: "number") }
            try self.init(validating: value)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    #endif

    public static var schema: Schema { .number(minimum: Rule.range.lowerBound, maximum: Rule.range.upperBound) }
    public static var example: Self { Self(trusted: Int64((Rule.example * 100).rounded())) }
    public static func < (a: Self, b: Self) -> Bool { a.hundredths < b.hundredths }

    /// In whole numbers, each of which is allowed; as it is where that would rule out much, as half a portion.
    public static var outOfRange: FieldRule {
        let (low, high) = (Rule.range.lowerBound, Rule.range.upperBound)
        if low > 0, low < 1 { return .outOfDecimalRange(minimum: low, maximum: high) }
        return .outOfRange(minimum: Int64(low.rounded(.up)), maximum: Int64(high.rounded(.down)))
    }
}

/// The bounds of a whole number.
public protocol WholeRule: Sendable {
    static var range: ClosedRange<Int64> { get }
    static var example: Int64 { get }
}

/// A whole JSON number within its rule's bounds.
public struct Whole<Rule: WholeRule>: WireValue, Comparable {
    public let value: Int64

    public init(validating value: Int64) throws(FieldRule) {
        guard Rule.range.contains(value) else { throw Self.outOfRange }
        self.value = value
    }

    /// For a value that was validated before it was stored.
    public init(trusted value: Int64) { self.value = value }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let value = try? container.decode(Int64.self) else {
                // A whole number beyond 64 bits is out of range, anything else is not a whole number.
                let isWhole = (try? container.decode(Double.self)).map { $0.rounded() == $0 } ?? false
                throw isWhole ? Self.outOfRange : FieldRule.wrongType(expected: "integer")
            }
            try self.init(validating: value)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    #endif

    public static var schema: Schema { .integer(minimum: Rule.range.lowerBound, maximum: Rule.range.upperBound) }
    public static var example: Self { Self(trusted: Rule.example) }
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    public static var outOfRange: FieldRule { .outOfRange(minimum: Rule.range.lowerBound, maximum: Rule.range.upperBound) }
}
