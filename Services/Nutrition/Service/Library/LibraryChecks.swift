internal import Contracts
internal import NutritionDomain
internal import Wire

/// What has to be true of the numbers of a library: no food that cannot be, no meal that is none.
enum LibraryChecks {
    static func problems(_ foods: [FoodFacts], _ meals: [MealFacts]) -> [String] {
        foods.flatMap { values($0) + portions($0) } + meals.compactMap(serving)
    }

    private static func values(_ food: FoodFacts) -> [String] {
        FoodSanity.refusals(of100g: food.per100g).map { "\(food.id.text): \($0.field): \($0.rule.message(.english))" }
    }

    /// Grams in hundredths: from a pinch to the largest tray of a dish.
    private static let weights: ClosedRange<Int64> = 10...300_000

    private static func portions(_ food: FoodFacts) -> [String] {
        var problems: [String] = []
        var units: Set<PortionUnit> = []
        for portion in food.portions {
            if !weights.contains(portion.weight) { problems.append("\(food.id.text): portions: a \(portion.unit.rawValue) is unlikely") }
            if !units.insert(portion.unit).inserted {
                problems.append("\(food.id.text): portions: \(portion.unit.rawValue) is there already")
            }
        }
        if food.portions.count > FoodPortionCount.range.upperBound { problems.append("\(food.id.text): portions: too many") }
        return problems
    }

    /// kcal of a serving, so that a day's plan of four meals can reach any target with few servings of each.
    static func range(_ slot: MealSlot) -> ClosedRange<Int64> {
        switch slot {
        case .breakfast, .suhoor: 300...550
        case .lunch: 450...700
        case .dinner, .iftar: 380...650
        case .snack: 120...300
        }
    }

    private static func serving(_ meal: MealFacts) -> String? {
        let (kcal, range) = (meal.perServing.kcal.hundredths, range(meal.slot))
        guard kcal < range.lowerBound * 100 || kcal > range.upperBound * 100 else { return nil }
        return "\(meal.id.text): a serving has \(kcal / 100) kcal, \(meal.slot.rawValue) has \(range.lowerBound) to \(range.upperBound)"
    }
}
