public import Contracts
public import Wire

/// What a body needs a day. The documents give no formulas; these are the notes' `[P]` values, and they stand here only. GTSD-2.3.
public enum EnergyRule {
    /// Stored with every result; a change of any constant below is a new formula.
    public static let formula = "mifflin-st-jeor/1"

    /// kcal a day less or more than the body uses, to lose or gain.
    static let deficit: Int64 = 500
    /// kcal a day nobody is sent below, unless they use less.
    static let floor: Int64 = 1200
    /// kcal that a kilogram of body weight holds.
    static let energyPerKilogram: Int64 = 7700
    /// ml of water a day per kilogram, and what the amount is rounded to.
    static let waterPerKilogram: Int64 = 35
    static let waterStep: Int64 = 50

    /// What the formulas ask for.
    public struct Input: Sendable, Equatable {
        /// Whole years on `today`.
        public var age: Int64
        public var gender: Gender
        public var weight: Kilograms
        public var height: Centimetres
        public var activity: ActivityLevel
        public var goal: PrimaryGoal
        public var targetWeight: Kilograms?
        public var targetDate: LocalDate?
        public var today: LocalDate

        public init(
            age: Int64, gender: Gender, weight: Kilograms, height: Centimetres, activity: ActivityLevel, goal: PrimaryGoal,
            targetWeight: Kilograms?, targetDate: LocalDate?, today: LocalDate
        ) {
            self.age = age
            self.gender = gender
            self.weight = weight
            self.height = height
            self.activity = activity
            self.goal = goal
            self.targetWeight = targetWeight
            self.targetDate = targetDate
            self.today = today
        }
    }

    public static func targets(_ input: Input) -> EnergyTargets {
        let bmr = bmr(input)
        let tdee = Rounded.divide(bmr * input.activity.thousandths, by: 1000)
        let days = daysToTarget(input)
        let projected = days.map { input.today + $0 }
        let tooEarly = if let projected, let chosen = input.targetDate { chosen < projected } else { false }
        return EnergyTargets(
            formula: formula, age: input.age, bmi: bmi(weight: input.weight, height: input.height), bmr: bmr, tdee: tdee,
            calorieTarget: calories(tdee: tdee, goal: input.goal),
            proteinTargetG: Rounded.divide(input.weight.hundredths * input.goal.proteinTenths, by: 1000),
            waterTargetMl: Rounded.divide(input.weight.hundredths * waterPerKilogram, by: 100 * waterStep) * waterStep,
            projectedDate: projected, projectedWeeks: days.map { Rounded.divideUp($0, by: 7) }, targetDateTooEarly: tooEarly)
    }

    /// kg/m² with one decimal. GTSD-P-3.2-05.
    public static func bmi(weight: Kilograms, height: Centimetres) -> Double {
        // (W / 100 kg) / (H / 10 000 m)², in tenths.
        let tenths = Rounded.divide(weight.hundredths * 10_000_000, by: height.hundredths * height.hundredths)
        return Double(tenths) / 10
    }

    /// 10 w + 6.25 h − 5 a + s. Mifflin and St Jeor 1990. The allowed sizes and ages reach combinations no person has, where the
    /// formula falls below nothing; those use nothing.
    private static func bmr(_ input: Input) -> Int64 {
        let scaled =
            1000 * input.weight.hundredths + 625 * input.height.hundredths - 50_000 * input.age + 10_000 * input.gender.energyConstant
        return max(0, Rounded.divide(scaled, by: 10_000))
    }

    private static func calories(tdee: Int64, goal: PrimaryGoal) -> Int64 {
        switch goal {
        case .loseWeight: min(tdee, max(tdee - deficit, floor))
        case .gainMuscle: tdee + deficit
        case .maintain, .improveHealth: tdee
        }
    }

    /// Nil without a target, for goals that are not about weight, and once the target is reached.
    private static func daysToTarget(_ input: Input) -> Int64? {
        guard let target = input.targetWeight else { return nil }
        let hundredths: Int64
        switch input.goal {
        case .loseWeight: hundredths = input.weight.hundredths - target.hundredths
        case .gainMuscle: hundredths = target.hundredths - input.weight.hundredths
        case .maintain, .improveHealth: return nil
        }
        guard hundredths > 0 else { return nil }
        return Rounded.divideUp(hundredths * energyPerKilogram, by: 100 * deficit)
    }
}

extension Gender {
    /// The constant `s`; without one of the two sexes the formula knows, their mean.
    fileprivate var energyConstant: Int64 {
        switch self {
        case .male: 5
        case .female: -161
        case .other, .preferNotToSay: -78
        }
    }
}

extension ActivityLevel {
    /// What the level multiplies the energy at rest with, in thousandths.
    fileprivate var thousandths: Int64 {
        switch self {
        case .sedentary: 1200
        case .lightlyActive: 1375
        case .moderatelyActive: 1550
        case .veryActive: 1725
        case .extremelyActive: 1900
        }
    }
}

extension PrimaryGoal {
    /// Protein a day in tenths of a gram per kilogram.
    fileprivate var proteinTenths: Int64 {
        switch self {
        case .loseWeight: 20
        case .gainMuscle: 18
        case .maintain, .improveHealth: 16
        }
    }
}
