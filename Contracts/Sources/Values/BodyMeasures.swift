internal import Wire

// The bounds of what people measure about themselves. GTSD-2.2-02, GTSD-2.2-03, FC-JOURNEY-07-b, FC-JOURNEY-07-c.

public enum BodyWeightKg: DecimalRule {
    public static let range = 20.0...500.0
    public static let example = 81.65
}
/// The same bounds in pounds, so that both limits can be reached.
public enum BodyWeightLb: DecimalRule {
    public static let range = 44.09...1102.31
    public static let example = 180.0
}
public enum BodyHeightCm: DecimalRule {
    public static let range = 50.0...300.0
    public static let example = 180.34
}
public enum BodyHeightIn: DecimalRule {
    public static let range = 19.69...118.11
    public static let example = 71.0
}
/// FitCoach+'s narrower bounds. Those in pounds and inches are the metric ones as an input shows them, so that either limit can be
/// typed in both units.
public enum IntakeWeightKg: DecimalRule {
    public static let range = 30.0...300.0
    public static let example = 85.0
}
public enum IntakeWeightLb: DecimalRule {
    public static let range = 66.14...661.39
    public static let example = 187.39
}
public enum IntakeHeightCm: DecimalRule {
    public static let range = 100.0...250.0
    public static let example = 175.0
}
public enum IntakeHeightIn: DecimalRule {
    public static let range = 39.37...98.43
    public static let example = 68.9
}

/// A body weight to 10 g.
public typealias Kilograms = Hundredths<BodyWeightKg>
/// A body weight in pounds; kept in kilograms.
public typealias Pounds = Hundredths<BodyWeightLb>
/// A body height to 0.1 mm.
public typealias Centimetres = Hundredths<BodyHeightCm>
/// A body height in inches; kept in centimetres.
public typealias Inches = Hundredths<BodyHeightIn>
/// A body weight in kilograms.
public typealias IntakeKilograms = Hundredths<IntakeWeightKg>
/// A body weight in pounds; kept in kilograms.
public typealias IntakePounds = Hundredths<IntakeWeightLb>
/// A body height in centimetres.
public typealias IntakeCentimetres = Hundredths<IntakeHeightCm>
/// A body height in inches; kept in centimetres.
public typealias IntakeInches = Hundredths<IntakeHeightIn>

/// Between the systems of units, by the definitions of 1959: a pound is 0.45359237 kg, an inch 2.54 cm.
public enum Units {
    public static let kilogramsPerPound = 0.453_592_37
    public static let centimetresPerInch = 2.54

    /// Hundredths of a pound to hundredths of a kilogram.
    public static func kilograms(fromPounds hundredths: Int64) -> Int64 { Int64((Double(hundredths) * kilogramsPerPound).rounded()) }
    public static func pounds(fromKilograms hundredths: Int64) -> Int64 { Int64((Double(hundredths) / kilogramsPerPound).rounded()) }
    public static func centimetres(fromInches hundredths: Int64) -> Int64 { Int64((Double(hundredths) * centimetresPerInch).rounded()) }
    public static func inches(fromCentimetres hundredths: Int64) -> Int64 { Int64((Double(hundredths) / centimetresPerInch).rounded()) }
}

extension Hundredths where Rule == BodyWeightKg {
    /// The bounds meet in both units, so the result stays within them.
    public init(_ pounds: Pounds) { self.init(trusted: min(max(Units.kilograms(fromPounds: pounds.hundredths), 2000), 50_000)) }
    public init(_ intake: IntakeKilograms) { self.init(trusted: intake.hundredths) }
}

extension Hundredths where Rule == BodyHeightCm {
    public init(_ inches: Inches) { self.init(trusted: min(max(Units.centimetres(fromInches: inches.hundredths), 5000), 30_000)) }
    public init(_ intake: IntakeCentimetres) { self.init(trusted: intake.hundredths) }
}

extension Hundredths where Rule == IntakeWeightKg {
    public init(_ pounds: IntakePounds) { self.init(trusted: min(max(Units.kilograms(fromPounds: pounds.hundredths), 3000), 30_000)) }
}

extension Hundredths where Rule == IntakeHeightCm {
    public init(_ inches: IntakeInches) { self.init(trusted: min(max(Units.centimetres(fromInches: inches.hundredths), 10_000), 25_000)) }
}

public enum MealCount: WholeRule {
    public static let range: ClosedRange<Int64> = 1...10
    public static let example: Int64 = 4
}
/// How many meals a day somebody eats.
public typealias MealsPerDay = Whole<MealCount>

public enum AgeYears: WholeRule {
    public static let range: ClosedRange<Int64> = 13...120
    public static let example: Int64 = 28
}
/// Whole years.
public typealias Age = Whole<AgeYears>

public enum DaysPerWeek: WholeRule {
    public static let range: ClosedRange<Int64> = 2...6
    public static let example: Int64 = 3
}
/// Days a week. FC-JOURNEY-07-e.
public typealias WorkoutFrequency = Whole<DaysPerWeek>
