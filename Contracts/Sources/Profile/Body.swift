public import Wire

public enum WeightTag {}
/// The id of a weigh-in.
public typealias WeightID = Identifier<WeightTag>
public enum MeasurementTag {}
/// The id of a body measurement.
public typealias MeasurementID = Identifier<MeasurementTag>
public enum ScanTag {}
/// The id of an InBody scan.
public typealias ScanID = Identifier<ScanTag>

/// A weigh-in as it is sent; the date is today in the person's zone when left out. FR-PROGRESS-02.
public struct WeighIn: DTO {
    /// Either this or `weightLb`.
    public let weightKg: Kilograms?
    /// Either this or `weightKg`; kept in kilograms.
    public let weightLb: Pounds?
    /// The day it counts for; today in the person's zone when left out.
    public let date: LocalDate?
    /// Anything to remember of it.
    public let note: Note?
    public init(weightKg: Kilograms? = nil, weightLb: Pounds? = nil, date: LocalDate? = nil, note: Note? = nil) {
        self.weightKg = weightKg
        self.weightLb = weightLb
        self.date = date
        self.note = note
    }
    public var weight: Kilograms? { weightKg ?? weightLb.map(Kilograms.init) }
    public func problems() -> [FieldProblem] {
        (weightKg == nil) == (weightLb == nil) ? [FieldProblem("weightKg", .oneOfRequired(fields: ["weightKg", "weightLb"]))] : []
    }
    public static let example = WeighIn(weightLb: .example, note: .example)
}

/// A weigh-in.
public struct WeightEntry: DTO {
    public let id: WeightID
    /// The day it counts for, in the person's zone.
    public let date: LocalDate
    /// In kilograms, whatever was typed.
    public let weightKg: Kilograms
    /// What the person typed in, so that it can be shown again unchanged.
    public let enteredUnit: WeightUnit
    /// Left out without one.
    public let note: Note?
    /// When it was made.
    public let createdAt: Instant
    public init(id: WeightID, date: LocalDate, weightKg: Kilograms, enteredUnit: WeightUnit, note: Note?, createdAt: Instant) {
        self.id = id
        self.date = date
        self.weightKg = weightKg
        self.enteredUnit = enteredUnit
        self.note = note
        self.createdAt = createdAt
    }
    public static let example = WeightEntry(
        id: .example, date: .example, weightKg: .example, enteredUnit: .lb, note: .example, createdAt: .example)
}

/// How many points a chart can show.
public enum PointCount: WholeRule {
    public static let range: ClosedRange<Int64> = 2...1000
    public static let example: Int64 = 200
}

public struct WeightQuery: DTO {
    /// `all` when left out; counted back from today in the person's zone.
    public let range: WeightRange?
    /// At most this many items, 200 when left out; which entries are kept follows the shape of the curve.
    public let points: Whole<PointCount>?
    public init(range: WeightRange? = nil, points: Whole<PointCount>? = nil) {
        self.range = range
        self.points = points
    }
    public static let example = WeightQuery(range: .month)
}

/// FR-PROGRESS-01: the weigh-ins of a range in order of date, and what became of the first.
public struct WeightSeries: DTO {
    public let range: WeightRange
    /// The entries to draw.
    public let items: [WeightEntry]
    /// Entries in the range; more than `items` when those were thinned out.
    public let count: Int
    /// The first entry of the range.
    public let starting: Kilograms?
    /// The last entry of all, whatever the range.
    public let current: Kilograms?
    /// Last less first of the range, in kilograms.
    public let change: Double?
    /// The change as a share of the start, one decimal.
    public let percent: Double?
    /// Whether the weight goes up or down over the range.
    public let trend: Trend
    public init(
        range: WeightRange, items: [WeightEntry], count: Int, starting: Kilograms?, current: Kilograms?, change: Double?, percent: Double?,
        trend: Trend
    ) {
        self.range = range
        self.items = items
        self.count = count
        self.starting = starting
        self.current = current
        self.change = change
        self.percent = percent
        self.trend = trend
    }
    public static let example = WeightSeries(
        range: .all, items: [.example], count: 1, starting: .example, current: .example, change: 0, percent: 0, trend: .flat)
}

public struct WeightParameters: DTO {
    /// Which weigh-in.
    public let id: WeightID
    public init(id: WeightID) { self.id = id }
    public static let example = WeightParameters(id: .example)
}

/// A body measurement as it is sent: lengths in cm or inches, body fat in percent.
public struct MeasurementDetails: DTO {
    /// What was measured.
    public let type: MeasurementType
    /// How much, in the unit beside it.
    public let value: Hundredths<MeasurementValue>
    /// The unit of the value; the one that fits the type.
    public let unit: MeasurementUnit
    /// Now when left out.
    public let takenAt: Instant?
    public init(type: MeasurementType, value: Hundredths<MeasurementValue>, unit: MeasurementUnit, takenAt: Instant? = nil) {
        self.type = type
        self.value = value
        self.unit = unit
        self.takenAt = takenAt
    }

    public func problems() -> [FieldProblem] {
        if type == .bodyFat {
            if unit != .percent { return [FieldProblem("unit", .notAllowed(values: [MeasurementUnit.percent.rawValue]))] }
            return value.hundredths > 10_000 ? [FieldProblem("value", .outOfRange(minimum: 1, maximum: 100))] : []
        }
        if unit == .percent {
            return [FieldProblem("unit", .notAllowed(values: [MeasurementUnit.cm.rawValue, MeasurementUnit.in.rawValue]))]
        }
        let centimetres = unit == .in ? Units.centimetres(fromInches: value.hundredths) : value.hundredths
        let maximum: Int64 = unit == .in ? 118 : 300
        return (100...30_000).contains(centimetres) ? [] : [FieldProblem("value", .outOfRange(minimum: 1, maximum: maximum))]
    }
    public static let example = MeasurementDetails(type: .waist, value: .example, unit: .cm)
}

public enum MeasurementValue: DecimalRule {
    public static let range = 0.1...300.0
    public static let example = 84.5
}

/// A body measurement.
public struct Measurement: DTO {
    public let id: MeasurementID
    /// What was measured.
    public let type: MeasurementType
    /// How much, in the unit beside it.
    public let value: Hundredths<MeasurementValue>
    /// The unit of the value.
    public let unit: MeasurementUnit
    /// When it was taken.
    public let takenAt: Instant
    public init(id: MeasurementID, type: MeasurementType, value: Hundredths<MeasurementValue>, unit: MeasurementUnit, takenAt: Instant) {
        self.id = id
        self.type = type
        self.value = value
        self.unit = unit
        self.takenAt = takenAt
    }
    public static let example = Measurement(id: .example, type: .waist, value: .example, unit: .cm, takenAt: .example)
}

public enum PageSize: WholeRule {
    public static let range: ClosedRange<Int64> = 1...200
    public static let example: Int64 = 50
}

public struct MeasurementQuery: DTO {
    /// Only measurements of this kind.
    public let type: MeasurementType?
    /// How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before.
    public let cursor: OpaqueToken?
    public init(type: MeasurementType? = nil, limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil) {
        self.type = type
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = MeasurementQuery(type: .waist)
}

/// Newest first.
public struct MeasurementList: DTO {
    public let items: [Measurement]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [Measurement], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = MeasurementList(items: [.example], nextCursor: nil)
}

public struct MeasurementParameters: DTO {
    /// Which measurement.
    public let id: MeasurementID
    public init(id: MeasurementID) { self.id = id }
    public static let example = MeasurementParameters(id: .example)
}
