public import Contracts

/// A food of the library: a row of the USDA's table, or a dish of ours computed from others.
public struct FoodFacts: Sendable, Hashable {
    public let id: FoodID
    public let en: String
    /// Nil where no Arabic name is known.
    public let ar: String?
    /// What else people call it, in either language.
    public let also: [String]
    public let group: FoodGroup
    /// Of 100 g of the edible part.
    public let per100g: Nutrients
    /// The commonest first; grams are always possible beside them.
    public let portions: [Portion]
    /// Nil where nobody said, which is not "none".
    public let animalSources: [AnimalSource]?
    public let allergens: [Allergen]?
    /// What 100 g of a dish are computed from; empty for a single food.
    public let ingredients: [IngredientFacts]

    /// A unit and what one of it weighs, in hundredths of a gram.
    public struct Portion: Sendable, Hashable {
        public let unit: PortionUnit
        public let weight: Int64
        public init(unit: PortionUnit, weight: Int64) {
            self.unit = unit
            self.weight = weight
        }
    }

    public init(
        id: FoodID, en: String, ar: String?, also: [String], group: FoodGroup, per100g: Nutrients, portions: [Portion],
        animalSources: [AnimalSource]?, allergens: [Allergen]?, ingredients: [IngredientFacts] = []
    ) {
        self.id = id
        self.en = en
        self.ar = ar
        self.also = also
        self.group = group
        self.per100g = per100g
        self.portions = portions
        self.animalSources = animalSources
        self.allergens = allergens
        self.ingredients = ingredients
    }

    /// What one of a unit weighs, in hundredths of a gram; nil for a unit that this food is not measured in.
    public func weight(of unit: PortionUnit) -> Int64? {
        unit == .gram ? 100 : portions.first { $0.unit == unit }?.weight
    }
}

/// A food in a dish or a recipe, in hundredths of a gram.
public struct IngredientFacts: Sendable, Hashable {
    public let food: FoodID
    public let weight: Int64
    public init(food: FoodID, weight: Int64) {
        self.food = food
        self.weight = weight
    }
}
