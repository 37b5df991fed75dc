public import Wire

public enum RepsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...1000
    public static let example: Int64 = 12
}
public enum SetsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...100
    public static let example: Int64 = 3
}
public enum LoadRule: DecimalRule {
    public static let range = 0.25...1000.0
    public static let example = 62.5
}
public enum CaloriesRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...20_000
    public static let example: Int64 = 520
}
public enum ProteinRule: DecimalRule {
    public static let range = 0.0...1000.0
    public static let example = 32.5
}
public enum VolumeRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...10_000
    public static let example: Int64 = 250
}
public enum MinutesRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...1440
    public static let example: Int64 = 30
}
public enum DistanceRule: DecimalRule {
    public static let range = 0.01...1000.0
    public static let example = 5.0
}
public enum StepsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...200_000
    public static let example: Int64 = 5200
}

/// Numbers about a task: as targets in its metadata, as what was done in its evidence. `TaskType` says which
/// a type takes; the others are refused as `unexpected`. GTSD-4.2-04, GTSD-P-3.4-07.
public struct TaskMetrics: DTO {
    /// Repetitions.
    public var reps: Whole<RepsRule>?
    /// Sets.
    public var sets: Whole<SetsRule>?
    /// Of what was lifted; of the person in a weigh-in, which takes body weights only.
    public var weightKg: Hundredths<LoadRule>?
    /// Energy, in kcal.
    public var calories: Whole<CaloriesRule>?
    /// Protein, in grams.
    public var proteinG: Hundredths<ProteinRule>?
    /// Millilitres drunk.
    public var ml: Whole<VolumeRule>?
    /// How long it took, in minutes.
    public var minutes: Whole<MinutesRule>?
    /// How far, in kilometres.
    public var distanceKm: Hundredths<DistanceRule>?
    /// Steps.
    public var steps: Whole<StepsRule>?
    public init() {}
    public static var example: TaskMetrics {
        var metrics = TaskMetrics()
        metrics.calories = .example
        metrics.proteinG = .example
        return metrics
    }
}
