public import Wire

public enum PercentRule: DecimalRule {
    public static let range = 0.0...100.0
    public static let example = 18.5
}
/// A share of the body's mass, in percent.
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

/// The twelve figures of a scan. The document names the first five; the other seven are the notes' choice and may be left out. No part
/// weighs more than the body, skeletal muscle no more than muscle, and fat and water are no more than 100 % together.
public struct InBodyMetrics: DTO {
    /// Body weight.
    public var weightKg: Kilograms
    /// Fat, in percent of the weight.
    public var bodyFatPct: Percentage
    /// Muscle.
    public var muscleMassKg: BodyMass
    /// InBody's level.
    public var visceralFat: Hundredths<VisceralFatRule>
    /// Water, in percent of the weight.
    public var bodyWaterPct: Percentage
    /// Body mass index, kg/m².
    public var bmi: Hundredths<IndexRule>?
    /// Fat.
    public var fatMassKg: BodyMass?
    /// Skeletal muscle, a part of the muscle.
    public var skeletalMuscleKg: BodyMass?
    /// kcal a day.
    public var bmr: Hundredths<RestingEnergyRule>?
    /// Protein.
    public var proteinKg: BodyMass?
    /// Minerals.
    public var mineralsKg: BodyMass?
    /// Waist by hip.
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
    /// The day of the scan; today in the person's zone when left out.
    public let date: LocalDate?
    /// Anything to remember of it.
    public let note: Note?
    public let metrics: InBodyMetrics
    public init(date: LocalDate? = nil, note: Note? = nil, metrics: InBodyMetrics) {
        self.date = date
        self.note = note
        self.metrics = metrics
    }
    public static let example = InBodyDetails(metrics: .example)
}

/// A figure of a scan; the same word as in `metrics`.
public enum InBodyMetricName: String, WireEnum {
    /// Body weight.
    case weightKg
    /// Fat, in percent of the weight.
    case bodyFatPct
    /// Muscle.
    case muscleMassKg
    /// InBody's level of visceral fat.
    case visceralFat
    /// Water, in percent of the weight.
    case bodyWaterPct
    /// Body mass index.
    case bmi
    /// Fat.
    case fatMassKg
    /// Skeletal muscle.
    case skeletalMuscleKg
    /// Energy at rest, kcal a day.
    case bmr
    /// Protein.
    case proteinKg
    /// Minerals.
    case mineralsKg
    /// Waist by hip.
    case waistHipRatio
}

/// One figure of a scan beside the same figure of the scan before.
public struct MetricChange: DTO {
    /// Which figure.
    public let metric: InBodyMetricName
    /// What it was in the scan before.
    public let previous: Double
    /// What it is in this scan.
    public let current: Double
    /// Current less previous.
    public let change: Double
    /// Of the previous value, one decimal; left out when that was 0.
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

/// A scan of the body's composition.
public struct InBodyScan: DTO {
    public let id: ScanID
    /// The day of the scan.
    public let date: LocalDate
    /// Its figures.
    public let metrics: InBodyMetrics
    /// Left out without one.
    public let note: Note?
    /// The figures both this scan and the one before it have; empty for the first scan.
    public let changes: [MetricChange]
    /// When it was written down.
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
    /// Which scan.
    public let id: ScanID
    public init(id: ScanID) { self.id = id }
    public static let example = ScanParameters(id: .example)
}
