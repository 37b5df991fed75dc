public import Contracts

/// A body as the second intake knows it.
public struct BodyFacts: Sendable, Hashable {
    /// Whole years.
    public let age: Int64
    public let weight: Kilograms
    public let height: Centimetres
    /// Days of training a week.
    public let workouts: Int64

    public init(age: Int64, weight: Kilograms, height: Centimetres, workouts: Int64) {
        self.age = age
        self.weight = weight
        self.height = height
        self.workouts = workouts
    }
}

/// What a day should come to. FR-NUTRITION-02. The documents give one example and no formula; these are the notes' recommended ones, and
/// they stand here only.
public enum TargetRule {
    /// Stored with every target; a change of any constant below is a new formula.
    public static let formula = "nutrition-targets/1"

    /// kcal a day nobody is sent below, whatever their goal. The same as the profile's own rule.
    public static let floor: Int64 = 1200
    /// Nor above this: so far the meals of the library reach on every day, whatever somebody leaves out. Who needs more than that, a very
    /// tall person in hard training, adds to it by hand.
    public static let ceiling: Int64 = 4000
    /// Bodies that the formula is good for, in years, hundredths of a kilogram and of a centimetre; others count as the nearest of these.
    static let ages: ClosedRange<Int64> = 13...120
    static let weights: ClosedRange<Int64> = 3000...30_000
    static let heights: ClosedRange<Int64> = 10_000...25_000
    /// ml of water a day per kilogram, and what the amount is rounded to.
    static let waterPerKilogram: Int64 = 35
    static let waterStep: Int64 = 50

    /// - Parameter body: nil before the second intake; a reference body of the gender stands for it then.
    public static func targets(gender: Gender?, goal: MainGoal, body: BodyFacts?, diet: Diet) -> NutritionTargets {
        let known = body ?? reference(gender)
        let wanted = Rounded.divide(need(gender: gender, body: body) * goal.hundredths, by: 100)
        return split(
            min(max(floor, wanted), ceiling), proteinG: nil, diet.shares, waterMl: water(limited(known.weight.hundredths, weights)),
            basis: body == nil ? .reference : .profile, formula: formula)
    }

    /// From what the profile told: its energy, protein and water stay, and the rest is carbohydrate and fat as 4 to 3.
    public static func targets(told kcal: Int64, proteinG: Int64, waterMl: Int64, formula: String) -> NutritionTargets {
        split(kcal, proteinG: proteinG, Diet.everything.shares, waterMl: waterMl, basis: .profile, formula: formula)
    }

    /// kcal a day that a body uses: Mifflin and St Jeor 1990, 10 w + 6.25 h − 5 a + s, times what training makes of it.
    public static func need(gender: Gender?, body: BodyFacts?) -> Int64 {
        let body = body ?? reference(gender)
        let scaled =
            1000 * limited(body.weight.hundredths, weights) + 625 * limited(body.height.hundredths, heights)
            - 50_000 * limited(body.age, ages) + 10_000 * energyConstant(gender)
        let atRest = max(0, Rounded.divide(scaled, by: 10_000))
        return Rounded.divide(atRest * activity(workouts: body.workouts), by: 1000)
    }

    /// Who has not told their body yet counts as young adults of the Dietary Reference Intakes (Institute of Medicine 2005, table 1-1):
    /// men 177 cm and 70 kg, women 163 cm and 57 kg, others between; at 30 years with three workouts a week.
    static func reference(_ gender: Gender?) -> BodyFacts {
        let (weight, height): (Int64, Int64) =
            switch gender {
            case .male: (7000, 17_700)
            case .female: (5700, 16_300)
            case .other, .preferNotToSay, nil: (6350, 17_000)
            }
        return BodyFacts(age: 30, weight: Kilograms(trusted: weight), height: Centimetres(trusted: height), workouts: 3)
    }

    /// The constant `s`; without one of the two sexes the formula knows, their mean.
    private static func energyConstant(_ gender: Gender?) -> Int64 {
        switch gender {
        case .male: 5
        case .female: -161
        case .other, .preferNotToSay, nil: -78
        }
    }

    /// What the energy at rest is multiplied with, in thousandths: the usual factors of McArdle, Katch and Katch (Exercise Physiology) for
    /// no training, 1–3, 4–5 and 6–7 days of it a week, which the profile's rule has for its levels of activity too.
    static func activity(workouts: Int64) -> Int64 {
        switch workouts {
        case ..<1: 1200
        case 1...3: 1375
        case 4...5: 1550
        default: 1725
        }
    }

    private static func split(
        _ kcal: Int64, proteinG: Int64?, _ shares: MacroShares, waterMl: Int64, basis: TargetBasis, formula: String
    ) -> NutritionTargets {
        let protein = proteinG ?? Rounded.divide(kcal * shares.protein, by: 400)
        // Where protein is told, carbohydrate and fat share what it leaves.
        let left = proteinG.map { max(0, kcal - 4 * $0) } ?? kcal
        let whole = proteinG == nil ? 100 : shares.carbs + shares.fat
        return NutritionTargets(
            kcal: kcal, proteinG: protein, carbsG: Rounded.divide(left * shares.carbs, by: 4 * whole),
            fatG: Rounded.divide(left * shares.fat, by: 9 * whole), waterMl: waterMl, basis: basis, formula: formula)
    }

    private static func water(_ weight: Int64) -> Int64 {
        Rounded.divide(weight * waterPerKilogram, by: 100 * waterStep) * waterStep
    }

    private static func limited(_ value: Int64, _ range: ClosedRange<Int64>) -> Int64 {
        min(max(value, range.lowerBound), range.upperBound)
    }
}

/// Percent of a day's energy.
struct MacroShares {
    let protein: Int64
    let carbs: Int64
    let fat: Int64
}

extension Diet {
    /// The document's example, 2,000 kcal = 150, 200 and 67 g, is 30, 40 and 30 %. Food without meat, and more so without milk and eggs,
    /// holds less protein; the library
    /// has days of these shares for every diet, also without any one allergen.
    var shares: MacroShares {
        switch self {
        case .everything, .pescatarian: MacroShares(protein: 30, carbs: 40, fat: 30)
        case .vegetarian: MacroShares(protein: 25, carbs: 45, fat: 30)
        case .vegan: MacroShares(protein: 22, carbs: 48, fat: 30)
        }
    }
}

extension MainGoal {
    /// Percent of what the body uses. FR-NUTRITION-02-a.
    var hundredths: Int64 {
        switch self {
        case .fatLoss: 80
        case .generalFitness: 100
        case .muscleGain: 110
        }
    }
}
