public import Wire

/// A meal as a list shows it.
public struct MealCard: DTO {
    public let id: MealID
    /// In the reader's language.
    public let name: String
    /// How many servings of its recipe, by quarters.
    public let servings: PortionCount
    /// Of those servings.
    public let nutrients: Nutrients
    /// Minutes to prepare it.
    public let prepMinutes: Int64
    /// Minutes to cook it.
    public let cookMinutes: Int64
    /// A drawing of it.
    public let imageUrl: String
    /// The strictest diet that it fits.
    public let diet: Diet
    /// What of the 14 is in it.
    public let allergens: [Allergen]
    /// Why it stands here, in the reader's language.
    public let reason: String?
    public init(
        id: MealID, name: String, servings: PortionCount, nutrients: Nutrients, prepMinutes: Int64, cookMinutes: Int64, imageUrl: String,
        diet: Diet, allergens: [Allergen], reason: String?
    ) {
        self.id = id
        self.name = name
        self.servings = servings
        self.nutrients = nutrients
        self.prepMinutes = prepMinutes
        self.cookMinutes = cookMinutes
        self.imageUrl = imageUrl
        self.diet = diet
        self.allergens = allergens
        self.reason = reason
    }
    public static let example = MealCard(
        id: .example, name: "Shakshuka with feta", servings: PortionCount(trusted: 125), nutrients: .example, prepMinutes: 10,
        cookMinutes: 15, imageUrl: "http://127.0.0.1:8087/nutrition/images/shakshuka-feta-1.svg", diet: .vegetarian,
        allergens: [.egg, .milk], reason: nil)
}

/// A recipe. FR-NUTRITION-08.
public struct MealDetail: DTO {
    /// What a list shows of it.
    public let meal: MealCard
    /// Its place in one's plan, if it was asked for by that.
    public let plannedMealId: PlannedMealID?
    /// What the recipe makes. FR-NUTRITION-08-b.
    public let servings: Int64
    /// Of the whole recipe.
    public let ingredients: [Ingredient]
    /// In order, in the reader's language.
    public let instructions: [String]
    /// Of one serving.
    public let perServing: Nutrients
    /// Made of what is cheap.
    public let budget: Bool
    /// Meals that could stand in its place. FR-NUTRITION-08-c.
    public let substitutions: [MealCard]
    public init(
        meal: MealCard, plannedMealId: PlannedMealID?, servings: Int64, ingredients: [Ingredient], instructions: [String],
        perServing: Nutrients, budget: Bool, substitutions: [MealCard]
    ) {
        self.meal = meal
        self.plannedMealId = plannedMealId
        self.servings = servings
        self.ingredients = ingredients
        self.instructions = instructions
        self.perServing = perServing
        self.budget = budget
        self.substitutions = substitutions
    }
    public static let example = MealDetail(
        meal: .example, plannedMealId: nil, servings: 2, ingredients: [.example],
        instructions: ["Soften the onion in the oil for 5 minutes."], perServing: .example, budget: true, substitutions: [])
}

public struct MealParameters: DTO {
    /// A meal of the library, or its place in one's plan.
    public let id: MealReference
    public init(id: MealReference) { self.id = id }
    public static let example = MealParameters(id: .example)
}

public struct PlannedMealParameters: DTO {
    /// The meal's place in one's plan.
    public let id: PlannedMealID
    public init(id: PlannedMealID) { self.id = id }
    public static let example = PlannedMealParameters(id: .example)
}

/// What could stand in a meal's place: within 10 % of its energy and everything one eats. FR-NUTRITION-01-c.
public struct MealAlternatives: DTO {
    /// The meal that is replaced.
    public let original: MealCard
    /// Best first, at most six.
    public let items: [MealCard]
    /// Why there are fewer than three, in the reader's language.
    public let shortfall: String?
    public init(original: MealCard, items: [MealCard], shortfall: String?) {
        self.original = original
        self.items = items
        self.shortfall = shortfall
    }
    public static let example = MealAlternatives(original: .example, items: [.example], shortfall: nil)
}

/// The meal to take instead.
public struct MealSubstitution: DTO {
    /// One of the alternatives.
    public let mealId: MealID
    public init(mealId: MealID) { self.mealId = mealId }
    public static let example = MealSubstitution(mealId: .example)
}
