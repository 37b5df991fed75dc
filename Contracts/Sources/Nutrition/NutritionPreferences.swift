public import Wire

public enum DislikeRule: TextRule {
    public static let maximum = 40
    public static let isMultiline = false
    public static let example = "mushroom"
}

/// What somebody does not eat, and how they fast. The whole of it, in place of what was there. FC-ADD-10.
public struct PreferenceChoices: DTO, Hashable {
    /// `everything` when nothing is said.
    public var diet: Diet?
    /// What must be in no meal; none when left out.
    public var excludedAllergens: BoundedList<Allergen, AllergenCount>?
    /// Words in either language, such as "mushroom" or "فطر": no meal has an ingredient with one of them.
    public var dislikes: BoundedList<FreeText<DislikeRule>, DislikeCount>?
    /// Whether days of Ramadan are planned with suhoor and iftar; false when nothing is said.
    public var fastsInRamadan: Bool?
    /// For the hours of dawn and sunset; the largest city of one's time zone when nothing is said.
    public var place: Place?

    public init(
        diet: Diet? = nil, excludedAllergens: BoundedList<Allergen, AllergenCount>? = nil,
        dislikes: BoundedList<FreeText<DislikeRule>, DislikeCount>? = nil, fastsInRamadan: Bool? = nil, place: Place? = nil
    ) {
        self.diet = diet
        self.excludedAllergens = excludedAllergens
        self.dislikes = dislikes
        self.fastsInRamadan = fastsInRamadan
        self.place = place
    }

    public func problems() -> [FieldProblem] {
        guard let excludedAllergens, Set(excludedAllergens).count != excludedAllergens.count else { return [] }
        return [FieldProblem("excludedAllergens", .mustDifferFromField("excludedAllergens"))]
    }
    public static let example = PreferenceChoices(diet: .vegetarian, excludedAllergens: [.nuts], dislikes: [.example], fastsInRamadan: true)
}

/// Degrees, to the hundredth, which is about a kilometre.
public struct Place: DTO, Hashable {
    /// North of the equator; negative to the south.
    public let latitude: Hundredths<LatitudeRule>
    /// East of Greenwich; negative to the west.
    public let longitude: Hundredths<LongitudeRule>
    public init(latitude: Hundredths<LatitudeRule>, longitude: Hundredths<LongitudeRule>) {
        self.latitude = latitude
        self.longitude = longitude
    }
    /// Riyadh.
    public static let example = Place(latitude: .example, longitude: .example)
}

public enum LatitudeRule: DecimalRule {
    public static let range = -90.0...90.0
    public static let example = 24.63
}
public enum LongitudeRule: DecimalRule {
    public static let range = -180.0...180.0
    public static let example = 46.72
}

/// What somebody does not eat, and how they fast.
public struct NutritionPreferences: DTO {
    public let diet: Diet
    /// What is in no meal.
    public let excludedAllergens: [Allergen]
    /// What is kept away by its name.
    public let dislikes: [Dislike]
    /// Whether days of Ramadan are planned with suhoor and iftar.
    public let fastsInRamadan: Bool
    /// For the hours of dawn and sunset; left out when the largest city of one's zone counts.
    public let place: Place?
    /// How many meals of each slot are left to choose from.
    public let meals: MealChoice
    public init(
        diet: Diet, excludedAllergens: [Allergen], dislikes: [Dislike], fastsInRamadan: Bool, place: Place?, meals: MealChoice
    ) {
        self.diet = diet
        self.excludedAllergens = excludedAllergens
        self.dislikes = dislikes
        self.fastsInRamadan = fastsInRamadan
        self.place = place
        self.meals = meals
    }
    public static let example = NutritionPreferences(
        diet: .vegetarian, excludedAllergens: [.nuts], dislikes: [.example], fastsInRamadan: true, place: nil, meals: .example)
}

/// A word that keeps foods away.
public struct Dislike: DTO {
    /// As it was typed.
    public let word: FreeText<DislikeRule>
    /// How many foods it names; 0 tells that nothing is kept away by it.
    public let foods: Int64
    public init(word: FreeText<DislikeRule>, foods: Int64) {
        self.word = word
        self.foods = foods
    }
    public static let example = Dislike(word: .example, foods: 9)
}

/// How many meals there are to choose from.
public struct MealChoice: DTO {
    /// For breakfast.
    public let breakfast: Int64
    /// For lunch.
    public let lunch: Int64
    /// For dinner.
    public let dinner: Int64
    /// For snacks.
    public let snack: Int64
    public init(breakfast: Int64, lunch: Int64, dinner: Int64, snack: Int64) {
        self.breakfast = breakfast
        self.lunch = lunch
        self.dinner = dinner
        self.snack = snack
    }
    public static let example = MealChoice(breakfast: 17, lunch: 16, dinner: 18, snack: 21)
}
