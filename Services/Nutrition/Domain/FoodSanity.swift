public import Contracts
public import Wire

/// What food can be, and what it hardly is. Only what cannot be is refused: real foods with fibre, alcohol or sugar alcohols have another
/// energy than their macronutrients' (a fixed ±15 % refused ham and turkey in wger#1347 and #476), so that is a warning.
public enum FoodSanity {
    // MARK: Limits, in hundredths

    /// kcal of a gram of fat by the USDA's factor for oils (9.02), the most that a gram of food has.
    private static let mostEnergy: Int64 = 902
    /// mg of sodium in a gram of salt, rounded up (393.4).
    private static let mostSodium: Int64 = 394

    /// How far a value may be beyond its limit, because each is measured or rounded by itself.
    private struct Allowance {
        let mass, part, energy: Int64
        /// Values of 100 g: carbohydrate is a difference of measurements, and the USDA's milk has 0.3 g and its sliced turkey 0.94 g less
        /// of it than of sugars.
        static let library = Allowance(mass: 50, part: 100, energy: 0)
        /// Labels round to a gram, and energy to 10 kcal: 15 g of oil have "140 kcal" (openfoodfacts-server#12130).
        static let label = Allowance(mass: 200, part: 100, energy: 1000)
    }

    // MARK: Refusals

    /// What cannot be in 100 g.
    /// - Returns: problems of the fields of `Nutrients`.
    public static func refusals(of100g nutrients: Nutrients) -> [FieldProblem] {
        refusals(nutrients, weight: 10_000, allowance: .library, field: "", weightField: "per100g")
    }

    /// What cannot be in a portion that somebody typed.
    /// - Parameter field: where the values stand in what was sent.
    public static func refusals(_ food: ManualFood, field: String = "manual") -> [FieldProblem] {
        refusals(
            food.nutrients, weight: food.grams?.hundredths, allowance: .label, field: "\(field).nutrients.", weightField: "\(field).grams")
    }

    private static func refusals(
        _ values: Nutrients, weight: Int64?, allowance: Allowance, field: String, weightField: String
    ) -> [FieldProblem] {
        var problems: [FieldProblem] = []
        func limit(_ amount: NutrientAmount?, _ name: String, to most: Int64, allowing extra: Int64) {
            guard let amount, amount.hundredths > most + extra else { return }
            problems.append(FieldProblem(field + name, .outOfDecimalRange(minimum: 0, maximum: Double(most) / 100)))
        }
        limit(values.fiberG, "fiberG", to: values.carbsG.hundredths, allowing: allowance.part)
        limit(values.sugarsG, "sugarsG", to: values.carbsG.hundredths, allowing: allowance.part)
        guard let weight else { return problems }
        let mass = values.proteinG.hundredths + values.carbsG.hundredths + values.fatG.hundredths
        if mass > weight + allowance.mass {
            problems.append(FieldProblem(weightField, .outOfDecimalRange(minimum: Double(mass) / 100, maximum: PortionRule.range.upperBound)))
        }
        limit(values.kcal, "kcal", to: Rounded.product(weight, mostEnergy) / 100, allowing: allowance.energy)
        limit(values.sodiumMg, "sodiumMg", to: Rounded.product(weight, mostSodium), allowing: 0)
        return problems
    }

    // MARK: Warnings

    /// What to know about the values of 100 g of a food of the library.
    public static func warnings(of100g nutrients: Nutrients, group: FoodGroup) -> [FoodWarning] {
        var warnings = energy(nutrients, weight: 10_000)
        // Salt, baking powder and stock cubes are on these shelves.
        let isSalty = group == .spices || group == .soups || group == .bread
        if !isSalty, hasMuchSodium(nutrients, weight: 10_000) { warnings.append(.sodiumUnlikely) }
        return warnings
    }

    /// What to know about values that somebody typed.
    public static func warnings(_ food: ManualFood) -> [FoodWarning] {
        var warnings = energy(food.nutrients, weight: food.grams?.hundredths)
        if hasMuchSodium(food.nutrients, weight: food.grams?.hundredths) || looksLikeGrams(food.nutrients.sodiumMg) {
            warnings.append(.sodiumUnlikely)
        }
        return warnings + self.warnings(eaten: food.nutrients, weight: food.grams?.hundredths)
    }

    /// Whether it is more than somebody eats at once: 5,000 kcal or 5 kg.
    /// - Parameter weight: hundredths of a gram; nil where it is not known.
    public static func warnings(eaten nutrients: Nutrients, weight: Int64?) -> [FoodWarning] {
        nutrients.kcal.hundredths > 500_000 || (weight ?? 0) > 500_000 ? [.portionUnlikely] : []
    }

    /// Energy beside what the macronutrients hold by 4, 4 and 9, less what fibre does not give, more what alcohol may.
    private static func energy(_ values: Nutrients, weight: Int64?) -> [FoodWarning] {
        let kcal = values.kcal.hundredths
        let most = values.energyOfMacros
        let fiber = min(values.fiberG?.hundredths ?? 0, values.carbsG.hundredths)
        let least = most - 4 * fiber
        // 4.184 kJ are a kcal; below 20 kcal a label's rounding is as much. openfoodfacts-server#8394.
        if most >= 2000, kcal >= 3 * most, kcal * 100 >= 365 * most, kcal * 100 <= 480 * most { return [.energyInKilojoules] }
        let slack = max(1500, most / 4)
        if kcal < least - slack || kcal > most + slack + alcohol(values, weight: weight) { return [.energyDiffers] }
        return []
    }

    /// kcal of the alcohol that a drink may have, 7 a gram, in hundredths: of something without fat, with hardly any protein, at most half
    /// of what else is in it. Where nobody said what it weighs, a glass.
    private static func alcohol(_ values: Nutrients, weight: Int64?) -> Int64 {
        guard values.fatG.hundredths <= 50, values.proteinG.hundredths <= 200, values.carbsG.hundredths < (weight ?? 25_000) / 2 else {
            return 0
        }
        return 7 * min(5000, ((weight ?? 10_000) - values.carbsG.hundredths) / 2)
    }

    /// More than 8 % of the weight, which even fish sauce does not have; without a weight 6 g, three times what somebody should eat in a
    /// day by the WHO. Salt that was typed as sodium is 2.5 times as much.
    private static func hasMuchSodium(_ values: Nutrients, weight: Int64?) -> Bool {
        guard let sodium = values.sodiumMg?.hundredths else { return false }
        return sodium > (weight.map { Rounded.product($0, 80) } ?? 600_000)
    }

    /// Grams where milligrams belong, as in openfoodfacts-server#2945: labels have no fractions of a milligram. Whole ones are real
    /// (openfoodfacts-server#9346).
    private static func looksLikeGrams(_ sodium: NutrientAmount?) -> Bool {
        guard let sodium = sodium?.hundredths else { return false }
        return sodium < 500 && sodium % 100 != 0
    }
}
