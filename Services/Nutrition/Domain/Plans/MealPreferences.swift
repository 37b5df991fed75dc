public import Contracts

/// What somebody does not eat. FC-ADD-10.
public struct MealPreferences: Sendable, Hashable {
    public var diet: Diet
    public var allergens: [Allergen]
    /// Foods of the library that words of theirs name, by id.
    public var avoided: [FoodID]

    public init(diet: Diet = .everything, allergens: [Allergen] = [], avoided: [FoodID] = []) {
        self.diet = diet
        self.allergens = allergens
        self.avoided = avoided.sorted()
    }

    /// Whether they eat all that is in it, dishes in it and what those are made of included.
    public func allow(_ meal: MealFacts) -> Bool {
        diet.allows(meal.diet) && !meal.allergens.contains { allergens.contains($0) } && !meal.foods.contains(where: avoids)
    }

    /// The meals of a library that they eat, in its order.
    public func fitting(_ library: [MealFacts]) -> [MealFacts] { library.filter(allow) }

    /// How many meals of each slot are left to choose from.
    public func choice(_ library: [MealFacts]) -> MealChoice {
        let fitting = fitting(library)
        func count(_ slot: MealSlot) -> Int64 { Int64(fitting.count { $0.slot == slot }) }
        return MealChoice(breakfast: count(.breakfast), lunch: count(.lunch), dinner: count(.dinner), snack: count(.snack))
    }

    /// By halves: `avoided` is sorted, and a word such as "oil" names hundreds.
    private func avoids(_ food: FoodID) -> Bool {
        var (low, high) = (0, avoided.count)
        while low < high {
            let middle = (low + high) / 2
            if avoided[middle] < food { low = middle + 1 } else { high = middle }
        }
        return low < avoided.count && avoided[low] == food
    }
}
