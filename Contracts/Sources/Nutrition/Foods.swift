public import Wire

/// A food as a list shows it. FR-NUTRITION-04-a.
public struct FoodCard: DTO {
    public let id: FoodID
    /// In the reader's language; in English where no Arabic name is known.
    public let name: String
    public let group: FoodGroup
    /// Of 100 g of the edible part.
    public let per100g: Nutrients
    /// The commonest first; grams are always possible beside them.
    public let portions: [FoodPortion]
    /// Whether the reader marked it.
    public let favourite: Bool
    /// How often the reader logged it in the last 90 days.
    public let timesLogged: Int64
    public init(
        id: FoodID, name: String, group: FoodGroup, per100g: Nutrients, portions: [FoodPortion], favourite: Bool, timesLogged: Int64
    ) {
        self.id = id
        self.name = name
        self.group = group
        self.per100g = per100g
        self.portions = portions
        self.favourite = favourite
        self.timesLogged = timesLogged
    }
    public static let example = FoodCard(
        id: .example, name: "White rice, boiled", group: .grains, per100g: .example, portions: [.example], favourite: false, timesLogged: 4)
}

/// A food with all that is known of it.
public struct FoodDetail: DTO {
    /// What a list shows of it.
    public let food: FoodCard
    /// In the other language; left out where none is known.
    public let otherName: String?
    /// Left out where nobody said, which is not "none".
    public let allergens: [Allergen]?
    /// What of animals is in it; left out where nobody said.
    public let animalSources: [AnimalSource]?
    /// What a dish of ours is computed from, in grams of 100 g of it; empty for a single food.
    public let ingredients: [Ingredient]
    /// Where the values are from, in the reader's language.
    public let source: String
    /// What to know about its numbers.
    public let warnings: [FoodWarning]
    /// Left out while no food has one. FC-FUTURE-3.0-03.
    public let barcode: String?
    public init(
        food: FoodCard, otherName: String?, allergens: [Allergen]?, animalSources: [AnimalSource]?, ingredients: [Ingredient],
        source: String, warnings: [FoodWarning], barcode: String? = nil
    ) {
        self.food = food
        self.otherName = otherName
        self.allergens = allergens
        self.animalSources = animalSources
        self.ingredients = ingredients
        self.source = source
        self.warnings = warnings
        self.barcode = barcode
    }
    public static let example = FoodDetail(
        food: .example, otherName: "أرز أبيض مسلوق", allergens: [], animalSources: [], ingredients: [],
        source: "U.S. Department of Agriculture, National Nutrient Database for Standard Reference, Release 28", warnings: [])
}

/// A food in a recipe or a dish.
public struct Ingredient: DTO {
    public let foodId: FoodID
    /// In the reader's language.
    public let name: String
    /// Of the edible part, with one decimal at most.
    public let grams: Double
    public init(foodId: FoodID, name: String, grams: Double) {
        self.foodId = foodId
        self.name = name
        self.grams = grams
    }
    public static let example = Ingredient(foodId: .example, name: "White rice, boiled", grams: 160)
}

public struct FoodParameters: DTO {
    /// Which food.
    public let id: FoodID
    public init(id: FoodID) { self.id = id }
    public static let example = FoodParameters(id: .example)
}

public struct FoodQuery: DTO {
    /// Searched as typed, in both languages; the last word by its beginning, spelling is forgiven. Favourites and what was logged lately
    /// come first among those that answer it equally well.
    public var q: FreeText<SearchRule>?
    /// `all` when nothing is said.
    public var scope: FoodScope?
    /// Only foods of this shelf.
    public var group: FoodGroup?
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public var limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public var cursor: OpaqueToken?
    public init(
        q: FreeText<SearchRule>? = nil, scope: FoodScope? = nil, group: FoodGroup? = nil, limit: Whole<PageRule>? = nil,
        cursor: OpaqueToken? = nil
    ) {
        self.q = q
        self.scope = scope
        self.group = group
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = FoodQuery(scope: .all, group: .grains, limit: .example)
}

/// Foods that match, best first.
public struct FoodPage: DTO {
    public let items: [FoodCard]
    /// How many match in all.
    public let total: Int64
    /// The words that were searched for instead, when what was typed is in no food.
    public let corrected: String?
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [FoodCard], total: Int64, corrected: String? = nil, nextCursor: OpaqueToken?) {
        self.items = items
        self.total = total
        self.corrected = corrected
        self.nextCursor = nextCursor
    }
    public static let example = FoodPage(items: [.example], total: 1, nextCursor: nil)
}
