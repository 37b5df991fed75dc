public import Wire

/// A JSON number with four decimals, kept as whole ten-thousandths so that every platform computes the same pixels from it. What
/// arrives with more decimals is checked against the bounds as it is and then rounded to the nearest.
public struct TenThousandths<Rule: DecimalRule>: WireValue, Comparable {
    public let tenThousandths: Int64

    public init(validating value: Double) throws(FieldRule) {
        guard value.isFinite, Rule.range.contains(value) else { throw Self.outOfRange }
        tenThousandths = Int64((value * 10_000).rounded())
    }

    /// For a value that was validated before it was stored.
    public init(trusted tenThousandths: Int64) { self.tenThousandths = tenThousandths }

    /// The nearest value within the bounds.
    public init(clamping tenThousandths: Int64) {
        self.tenThousandths = min(max(tenThousandths, Self.bounds.lowerBound), Self.bounds.upperBound)
    }

    public var value: Double { Double(tenThousandths) / 10_000 }

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

    /// The bounds as whole ten-thousandths.
    public static var bounds: ClosedRange<Int64> {
        Int64((Rule.range.lowerBound * 10_000).rounded())...Int64((Rule.range.upperBound * 10_000).rounded())
    }
    public static var schema: Schema { .number(minimum: Rule.range.lowerBound, maximum: Rule.range.upperBound) }
    public static var example: Self { Self(trusted: Int64((Rule.example * 10_000).rounded())) }
    public static func < (a: Self, b: Self) -> Bool { a.tenThousandths < b.tenThousandths }
    public static var outOfRange: FieldRule { .outOfDecimalRange(minimum: Rule.range.lowerBound, maximum: Rule.range.upperBound) }
}

public enum CoordinateRule: DecimalRule {
    /// A layer may hang over the edge of its canvas or lie beside it (AC-5.7-01). The widest layer of a tall clip on a wide canvas is
    /// nearly five canvases high; these bounds let either end of a layer three canvases high be brought into view, and keep out what
    /// nobody could find again.
    public static let range = -2.0...3.0
    public static let example = 0.5
}
/// A coordinate of a layer's centre: 0 is the left or upper edge of the canvas, 1 the right or lower one.
public typealias Coordinate = TenThousandths<CoordinateRule>

public enum LayerWidthRule: DecimalRule {
    /// AC-4.6-03, AC-4.6-04.
    public static let range = 0.1...1.5
    public static let example = 0.4
}
/// The width of a layer as a share of its canvas's width.
public typealias LayerWidth = TenThousandths<LayerWidthRule>

public enum AspectRatioRule: DecimalRule {
    public static let range = 0.01...100.0
    public static let example = 1.7778
}
/// Width by height, as seen.
public typealias AspectRatio = TenThousandths<AspectRatioRule>

public enum LayerVolumeRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...100
    public static let example: Int64 = 100
}
/// In percent: 0 is silent, 100 is as recorded. AC-3.5.2-05.
public typealias LayerVolume = Whole<LayerVolumeRule>

public enum ProgressRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...100
    public static let example: Int64 = 42
}
/// In percent. AC-6.2-03.
public typealias Progress = Whole<ProgressRule>

public enum ShareSecondsRule: WholeRule {
    /// 5 minutes to 30 days.
    public static let range: ClosedRange<Int64> = 300...2_592_000
    public static let example: Int64 = 604_800
}
/// How many seconds a link works.
public typealias ShareSeconds = Whole<ShareSecondsRule>
