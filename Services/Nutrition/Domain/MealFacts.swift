public import Contracts

/// A recipe of the library, with what follows from its ingredients.
public struct MealFacts: Sendable, Hashable {
    public let id: MealID
    public let en: String
    public let ar: String
    /// `breakfast`, `lunch`, `dinner` or `snack`.
    public let slot: MealSlot
    /// What the recipe makes.
    public let servings: Int64
    public let prepMinutes: Int64
    public let cookMinutes: Int64
    /// Made of what is cheap.
    public let isBudget: Bool
    /// Of the whole recipe.
    public let ingredients: [IngredientFacts]
    public let stepsEn: [String]
    public let stepsAr: [String]
    /// Of one serving, computed from the ingredients.
    public let perServing: Nutrients
    /// Of everything in it, what dishes in it are made of included; sorted as the words are.
    public let animalSources: [AnimalSource]
    public let allergens: [Allergen]
    /// Everything in it, dishes and what they are made of included, by id.
    public let foods: [FoodID]

    public init(
        id: MealID, en: String, ar: String, slot: MealSlot, servings: Int64, prepMinutes: Int64, cookMinutes: Int64, isBudget: Bool,
        ingredients: [IngredientFacts], stepsEn: [String], stepsAr: [String], perServing: Nutrients, animalSources: [AnimalSource],
        allergens: [Allergen], foods: [FoodID]
    ) {
        self.id = id
        self.en = en
        self.ar = ar
        self.slot = slot
        self.servings = servings
        self.prepMinutes = prepMinutes
        self.cookMinutes = cookMinutes
        self.isBudget = isBudget
        self.ingredients = ingredients
        self.stepsEn = stepsEn
        self.stepsAr = stepsAr
        self.perServing = perServing
        self.animalSources = animalSources
        self.allergens = allergens
        self.foods = foods
    }

    /// The strictest diet that it fits.
    public var diet: Diet {
        if animalSources.isEmpty { return .vegan }
        if animalSources.contains(.meat) { return .everything }
        return animalSources.contains(.seafood) ? .pescatarian : .vegetarian
    }
}

extension Diet {
    /// Whether somebody of this diet eats a meal of that one.
    public func allows(_ meal: Diet) -> Bool { meal.strictness >= strictness }

    private var strictness: Int64 {
        switch self {
        case .everything: 0
        case .pescatarian: 1
        case .vegetarian: 2
        case .vegan: 3
        }
    }
}
