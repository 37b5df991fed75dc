import Contracts
import NutritionDomain
import Wire

/// The same numbers on every run. Steele, Lea and Flood 2014.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A meal of so much, of one food, which takes a quarter of an hour.
func meal(
    _ id: String, _ slot: MealSlot, kcal: Int64 = 500, protein: Int64 = 37, carbs: Int64 = 50, fat: Int64 = 17,
    animals: [AnimalSource] = [],
    allergens: [Allergen] = [], foods: [String] = [], minutes: Int64 = 30, budget: Bool = false
) -> MealFacts {
    func amount(_ value: Int64) -> NutrientAmount { NutrientAmount(trusted: 100 * value) }
    return MealFacts(
        id: MealID(trusted: id), en: id, ar: id, slot: slot, servings: 2, prepMinutes: 5, cookMinutes: minutes - 5, isBudget: budget,
        ingredients: [], stepsEn: [], stepsAr: [],
        perServing: Nutrients(kcal: amount(kcal), proteinG: amount(protein), carbsG: amount(carbs), fatG: amount(fat)),
        animalSources: animals, allergens: allergens, foods: foods.map { FoodID(trusted: $0) })
}

/// So many made meals of each slot, of usual sizes and with a fifth to two fifths of their energy from protein.
func madeLibrary(_ count: Int, seed: UInt64 = 1) -> [MealFacts] {
    var random = SplitMix(seed: seed)
    var library: [MealFacts] = []
    for (slot, usual) in [(MealSlot.breakfast, 430), (.lunch, 560), (.dinner, 510), (.snack, 215)] as [(MealSlot, Int64)] {
        for number in 0..<count {
            let kcal = usual * .random(in: 80...125, using: &random) / 100
            let protein = kcal * .random(in: 20...40, using: &random) / 400, fat = kcal * .random(in: 25...35, using: &random) / 900
            var animals: [AnimalSource] = [], allergens: [Allergen] = []
            if number % 3 == 1 { animals.append(.meat) }
            if number % 5 == 2 { animals.append(.dairy) }
            if number % 7 == 3 { animals.append(.seafood) }
            if number % 4 == 1 { allergens.append(.gluten) }
            if number % 5 == 2 { allergens.append(.milk) }
            library.append(
                meal(
                    "\(slot.rawValue)-\(number)", slot, kcal: kcal, protein: protein, carbs: (kcal - 4 * protein - 9 * fat) / 4, fat: fat,
                    animals: animals, allergens: allergens, foods: ["food-\(number % 10)", "water"],
                    minutes: .random(in: 5...60, using: &random), budget: number % 2 == 0))
        }
    }
    return library
}

extension LocalDate {
    static let monday = LocalDate(daysSinceEpoch: 20_514)  // 2026-03-02
}

func targets(_ kcal: Int64, _ diet: Diet = .everything) -> NutritionTargets {
    let (protein, carbs): (Int64, Int64) =
        switch diet {
        case .everything, .pescatarian: (30, 40)
        case .vegetarian: (25, 45)
        case .vegan: (22, 48)
        }
    return NutritionTargets(
        kcal: kcal, proteinG: (kcal * protein + 200) / 400, carbsG: (kcal * carbs + 200) / 400, fatG: (kcal * 30 + 450) / 900,
        waterMl: 2500,
        basis: .profile, formula: TargetRule.formula)
}
