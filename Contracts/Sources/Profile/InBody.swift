public import Wire

public enum PercentRule: DecimalRule {
    public static let range = 0.0...100.0
    public static let example = 18.5
}
public typealias Percentage = Hundredths<PercentRule>
public enum BodyMassRule: DecimalRule {
    public static let range = 0.1...300.0
    public static let example = 38.2
}
/// The mass of a part of the body, in kilograms.
public typealias BodyMass = Hundredths<BodyMassRule>
public enum VisceralFatRule: DecimalRule {
    public static let range = 1.0...60.0
    public static let example = 7.0
}
public enum IndexRule: DecimalRule {
    public static let range = 5.0...120.0
    public static let example = 24.7
}
public enum RatioRule: DecimalRule {
    public static let range = 0.3...3.0
    public static let example = 0.88
}
public enum RestingEnergyRule: DecimalRule {
    public static let range = 300.0...6000.0
    public static let example = 1650.0
}

/// The twelve figures of a scan. The document names the first five; the other seven are the notes' choice and may be left out.
public struct InBodyMetrics: DTO {
    public var weightKg: Kilograms
    public var bodyFatPct: Percentage
    public var muscleMassKg: BodyMass
    /// InBody's level.
    public var visceralFat: Hundredths<VisceralFatRule>
    public var bodyWaterPct: Percentage
    public var bmi: Hundredths<IndexRule>?
    public var fatMassKg: BodyMass?
    public var skeletalMuscleKg: BodyMass?
    /// kcal a day.
    public var bmr: Hundredths<RestingEnergyRule>?
    public var proteinKg: BodyMass?
    public var mineralsKg: BodyMass?
    public var waistHipRatio: Hundredths<RatioRule>?

    public init(
        weightKg: Kilograms, bodyFatPct: Percentage, muscleMassKg: BodyMass, visceralFat: Hundredths<VisceralFatRule>,
        bodyWaterPct: Percentage
    ) {
        self.weightKg = weightKg
        self.bodyFatPct = bodyFatPct
        self.muscleMassKg = muscleMassKg
        self.visceralFat = visceralFat
        self.bodyWaterPct = bodyWaterPct
    }
    public static let example = InBodyMetrics(
        weightKg: .example, bodyFatPct: .example, muscleMassKg: .example, visceralFat: .example, bodyWaterPct: Percentage(trusted: 5510))
}

/// A scan as it is sent; the date is today in the person's zone when left out.
public struct InBodyDetails: DTO {
    public let date: LocalDate?
    public let note: Note?
    public let metrics: InBodyMetrics
    public init(date: LocalDate? = nil, note: Note? = nil, metrics: InBodyMetrics) {
        self.date = date
        self.note = note
        self.metrics = metrics
    }
    public static let example = InBodyDetails(metrics: .example)
}

public enum InBodyMetricName: String, WireEnum {
    case weightKg, bodyFatPct, muscleMassKg, visceralFat, bodyWaterPct, bmi, fatMassKg, skeletalMuscleKg, bmr, proteinKg, mineralsKg
    case waistHipRatio
}

/// One figure of a scan beside the same figure of the scan before.
public struct MetricChange: DTO {
    public let metric: InBodyMetricName
    public let previous: Double
    public let current: Double
    public let change: Double
    /// Of the previous value, one decimal; nil when that was 0.
    public let percent: Double?
    public init(metric: InBodyMetricName, previous: Double, current: Double, change: Double, percent: Double?) {
        self.metric = metric
        self.previous = previous
        self.current = current
        self.change = change
        self.percent = percent
    }
    public static let example = MetricChange(metric: .bodyFatPct, previous: 20, current: 18.5, change: -1.5, percent: -7.5)
}

public struct InBodyScan: DTO {
    public let id: ScanID
    public let date: LocalDate
    public let metrics: InBodyMetrics
    public let note: Note?
    /// The figures both this scan and the one before it have; empty for the first scan.
    public let changes: [MetricChange]
    public let createdAt: Instant
    public init(id: ScanID, date: LocalDate, metrics: InBodyMetrics, note: Note?, changes: [MetricChange], createdAt: Instant) {
        self.id = id
        self.date = date
        self.metrics = metrics
        self.note = note
        self.changes = changes
        self.createdAt = createdAt
    }
    public static let example = InBodyScan(
        id: .example, date: .example, metrics: .example, note: nil, changes: [.example], createdAt: .example)
}

/// Newest first.
public struct InBodyList: DTO {
    public let items: [InBodyScan]
    public init(items: [InBodyScan]) { self.items = items }
    public static let example = InBodyList(items: [.example])
}

public struct ScanParameters: DTO {
    public let id: ScanID
    public init(id: ScanID) { self.id = id }
    public static let example = ScanParameters(id: .example)
}
