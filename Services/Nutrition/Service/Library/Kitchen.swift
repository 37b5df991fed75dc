internal import Contracts
internal import NutritionDomain
internal import Wire

/// Computes dishes and meals from what is in them. Nothing of their values is typed; what cooking takes away of a nutrient is not known,
/// so that it is taken as kept.
struct Kitchen {
    private(set) var foods: [FoodFacts]
    private(set) var problems: [String] = []
    private var places: [FoodID: Int]

    init(_ foods: [FoodFacts]) {
        self.foods = foods
        places = Dictionary(foods.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    }

    /// Adds dishes, those first that others are made of.
    mutating func cook(_ dishes: [DishShape]) {
        var left = dishes
        while !left.isEmpty {
            let known = Set(left.map(\.id))
            let ready = left.filter { dish in !dish.ingredients.contains { known.contains($0.food) } }
            if ready.isEmpty {
                problems += left.map { "\($0.id.text): ingredients: is made of itself" }
                return
            }
            for dish in ready { add(dish) }
            left.removeAll { dish in ready.contains { $0.id == dish.id } }
        }
    }

    private mutating func add(_ dish: DishShape) {
        if places[dish.id] != nil { problems.append("\(dish.id.text): id: is there already") }
        let whole = mix(dish.ingredients.items, of: dish.id.text)
        let yield = dish.yieldGrams.hundredths
        places[dish.id] = foods.count
        foods.append(
            FoodFacts(
                id: dish.id, en: dish.name.en.text, ar: dish.name.ar.text, also: dish.also?.map(\.text) ?? [], group: .dishes,
                per100g: whole.nutrients(for: 10_000, of: yield),
                portions: dish.portions.all.map { FoodFacts.Portion(unit: $0, weight: $1.hundredths) },
                animalSources: whole.animalSources, allergens: whole.allergens,
                ingredients: dish.ingredients.map {
                    IngredientFacts(food: $0.food, weight: Int64((Double($0.grams.hundredths) * 10_000 / Double(yield)).rounded()))
                }))
    }

    /// - Returns: the meals, as far as everything in them is known.
    mutating func serve(_ meals: [MealShape]) -> [MealFacts] {
        var seen: Set<MealID> = []
        var served: [MealFacts] = []
        for meal in meals {
            if !seen.insert(meal.id).inserted { problems.append("\(meal.id.text): id: is there already") }
            let whole = mix(meal.ingredients.items, of: meal.id.text, isRecipe: true)
            served.append(
                MealFacts(
                    id: meal.id, en: meal.name.en.text, ar: meal.name.ar.text, slot: meal.slot, servings: meal.servings.value,
                    prepMinutes: meal.prepMinutes.value, cookMinutes: meal.cookMinutes.value, isBudget: meal.budget,
                    ingredients: meal.ingredients.map { IngredientFacts(food: $0.food, weight: $0.grams.hundredths) },
                    stepsEn: meal.steps.en.map(\.text), stepsAr: meal.steps.ar.map(\.text),
                    perServing: whole.nutrients(for: 1, of: meal.servings.value), animalSources: whole.animalSources,
                    allergens: whole.allergens, foods: whole.foods))
        }
        return served
    }

    /// - Parameter isRecipe: whether people rely on its allergens: everything in it has to say what it has, in both languages.
    private mutating func mix(_ ingredients: [IngredientShape], of name: String, isRecipe: Bool = false) -> Mixture {
        var mixture = Mixture()
        for ingredient in ingredients {
            guard let place = places[ingredient.food] else {
                problems.append("\(name): ingredients: there is no \(ingredient.food.text)")
                continue
            }
            let food = foods[place]
            if isRecipe || food.group != .dishes, food.ar == nil || food.allergens == nil {
                problems.append("\(name): ingredients: \(food.id.text) (\(food.en)) has no Arabic name or no allergens")
            }
            mixture.add(food, weight: ingredient.grams.hundredths, isRecipe: isRecipe, all: foods, places)
        }
        return mixture
    }
}

/// What is in a pot.
struct Mixture {
    /// In hundredths, times hundredths of a gram: nothing is rounded before the end. Kcal, protein, carbohydrate, fat, fibre, sugars,
    /// sodium.
    private var sums: [Int64] = Array(repeating: 0, count: 7)
    /// Whether any ingredient lacks the value.
    private var lacks: [Bool] = Array(repeating: false, count: 7)
    private var animals: Set<AnimalSource> = []
    private var known: Set<Allergen> = []
    private var all: Set<FoodID> = []

    var animalSources: [AnimalSource] { AnimalSource.allCases.filter(animals.contains) }
    var allergens: [Allergen] { Allergen.allCases.filter(known.contains) }
    var foods: [FoodID] { all.sorted() }

    mutating func add(_ food: FoodFacts, weight: Int64, isRecipe: Bool, all foods: [FoodFacts], _ places: [FoodID: Int]) {
        let values = food.per100g
        let columns = [values.kcal, values.proteinG, values.carbsG, values.fatG, values.fiberG, values.sugarsG, values.sodiumMg]
        for (place, value) in columns.enumerated() {
            if let value { sums[place] += value.hundredths * weight } else { lacks[place] = true }
        }
        animals.formUnion(food.animalSources ?? [])
        known.formUnion(food.allergens ?? [])
        if isRecipe { note(food, foods, places) }
    }

    private mutating func note(_ food: FoodFacts, _ foods: [FoodFacts], _ places: [FoodID: Int]) {
        all.insert(food.id)
        for part in food.ingredients where !all.contains(part.food) { places[part.food].map { note(foods[$0], foods, places) } }
    }

    /// The values of a part of it. What an ingredient does not say is not known of the whole.
    func nutrients(for part: Int64, of whole: Int64) -> Nutrients {
        func amount(_ place: Int) -> NutrientAmount {
            NutrientAmount(trusted: Int64((Double(sums[place]) / 10_000 * Double(part) / Double(whole)).rounded()))
        }
        func optional(_ place: Int) -> NutrientAmount? { lacks[place] ? nil : amount(place) }
        return Nutrients(
            kcal: amount(0), proteinG: amount(1), carbsG: amount(2), fatG: amount(3), fiberG: optional(4), sugarsG: optional(5),
            sodiumMg: optional(6))
    }
}
