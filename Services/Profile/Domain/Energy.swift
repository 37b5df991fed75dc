public import Contracts
public import Wire

/// What a body needs a day. The documents give no formulas; these are the notes' `[P]` values, and they stand here only. GTSD-2.3.
public enum EnergyRule {
    /// Stored with every result; a change of any constant below is a new formula.
    public static let formula = "mifflin-st-jeor/2"

    /// kcal a day less or more than the body uses, to lose or gain.
    static let deficit: Int64 = 500
    /// kcal a day nobody is sent below, whatever their goal: the documents name a floor and no exception. GTSD-2.3-03.
    public static let floor: Int64 = 1200
    /// Bodies the formulas are good for, in hundredths of a kilogram and of a centimetre; the documents let in others too.
    static let weights: ClosedRange<Int64> = 3000...30_000
    static let heights: ClosedRange<Int64> = 10_000...25_000
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

    public static func targets(_ input: Input, language: Language = .english) -> EnergyTargets {
        let bmr = bmr(input)
        let tdee = Rounded.divide(bmr * input.activity.thousandths, by: 1000)
        let target = max(floor, wanted(tdee: tdee, goal: input.goal))
        let toGo = way(weight: input.weight, target: input.targetWeight, goal: input.goal)
        let length: Int64? = if let toGo { days(for: toGo, tdee: tdee, calorieTarget: target) } else { nil }
        let projected = length.map { input.today + $0 }
        let tooEarly =
            switch (input.targetDate, projected) {
            case (nil, _): false
            case (let chosen?, let projected?): chosen < projected
            case (_?, nil): toGo != nil
            }
        let found = cautions(
            weight: input.weight, height: input.height, goal: input.goal, targetWeight: input.targetWeight, tdee: tdee,
            calorieTarget: target)
        return EnergyTargets(
            formula: formula, age: input.age, bmi: bmi(weight: input.weight, height: input.height), bmr: bmr, tdee: tdee,
            calorieTarget: target, proteinTargetG: Rounded.divide(input.weight.hundredths * input.goal.proteinTenths, by: 1000),
            waterTargetMl: Rounded.divide(input.weight.hundredths * waterPerKilogram, by: 100 * waterStep) * waterStep,
            projectedDate: projected, projectedWeeks: length.map { Rounded.divideUp($0, by: 7) }, targetDateTooEarly: tooEarly,
            warnings: warnings(found, language))
    }

    /// What there is to know about a target, in order of weight.
    static func cautions(
        weight: Kilograms, height: Centimetres, goal: PrimaryGoal, targetWeight: Kilograms?, tdee: Int64, calorieTarget: Int64
    ) -> [EnergyCaution] {
        var cautions: [EnergyCaution] = []
        if wanted(tdee: tdee, goal: goal) < floor { cautions.append(.calorieFloor) }
        if let toGo = way(weight: weight, target: targetWeight, goal: goal),
            days(for: toGo, tdee: tdee, calorieTarget: calorieTarget) == nil
        {
            cautions.append(.targetNotReachable)
        }
        if !weights.contains(weight.hundredths) || !heights.contains(height.hundredths) { cautions.append(.bodyOutsideFormula) }
        return cautions
    }

    /// Nil when there are none.
    static func warnings(_ cautions: [EnergyCaution], _ language: Language) -> [EnergyWarning]? {
        cautions.isEmpty ? nil : cautions.map { EnergyWarning($0, language) }
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

    /// kcal a day by the goal alone.
    private static func wanted(tdee: Int64, goal: PrimaryGoal) -> Int64 {
        switch goal {
        case .loseWeight: tdee - deficit
        case .gainMuscle: tdee + deficit
        case .maintain, .improveHealth: tdee
        }
    }

    /// Hundredths of a kilogram to lose, below nothing, or to gain; nil without a target, for goals that are not about weight, and once
    /// the target is reached.
    private static func way(weight: Kilograms, target: Kilograms?, goal: PrimaryGoal) -> Int64? {
        guard let target else { return nil }
        let way = target.hundredths - weight.hundredths
        return switch goal {
        case .loseWeight: way < 0 ? way : nil
        case .gainMuscle: way > 0 ? way : nil
        case .maintain, .improveHealth: nil
        }
    }

    /// By what is really eaten below or above what is used; nil when that never leads there.
    private static func days(for way: Int64, tdee: Int64, calorieTarget: Int64) -> Int64? {
        let surplus = calorieTarget - tdee
        guard surplus.signum() == way.signum() else { return nil }
        return Rounded.divideUp(abs(way) * energyPerKilogram, by: 100 * abs(surplus))
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
