public import Wire

public enum FoodAliasCount: ListRule { public static let range = 0...6 }
public enum FoodPortionCount: ListRule { public static let range = 0...4 }
public enum IngredientCount: ListRule { public static let range = 1...30 }
public enum StepCount: ListRule { public static let range = 3...7 }
public enum PicturePartCount: ListRule { public static let range = 2...5 }

/// A name in both languages.
public struct FoodNames: DTO, Hashable {
    /// In English.
    public let en: FoodName
    /// In Arabic.
    public let ar: FoodName
    public init(en: FoodName, ar: FoodName) {
        self.en = en
        self.ar = ar
    }
    public static let example = FoodNames(en: FreeText(trusted: "White rice, boiled"), ar: FreeText(trusted: "أرز أبيض مسلوق"))
}

/// A food as apps keep it for when they are offline.
public struct LibraryFood: DTO, Hashable {
    public let id: FoodID
    /// Its name in English.
    public let en: FoodName
    /// Left out where no Arabic name is known.
    public let ar: FoodName?
    /// Other names that people type, in either language.
    public let also: BoundedList<FoodName, FoodAliasCount>?
    public let group: FoodGroup
    /// Of 100 g.
    public let per100g: Nutrients
    /// Grams of the units it is usually measured in, the commonest first.
    public let portions: BoundedList<LibraryPortion, FoodPortionCount>?
    public init(
        id: FoodID, en: FoodName, ar: FoodName?, also: BoundedList<FoodName, FoodAliasCount>?, group: FoodGroup, per100g: Nutrients,
        portions: BoundedList<LibraryPortion, FoodPortionCount>?
    ) {
        self.id = id
        self.en = en
        self.ar = ar
        self.also = also
        self.group = group
        self.per100g = per100g
        self.portions = portions
    }
    public static let example = LibraryFood(
        id: .example, en: .example, ar: FreeText(trusted: "أرز أبيض مسلوق"), also: nil, group: .grains, per100g: .example,
        portions: [.example])
}

/// What one of a unit weighs.
public struct LibraryPortion: DTO, Hashable {
    public let unit: PortionUnit
    /// How many grams one of them has.
    public let grams: Hundredths<PortionRule>
    public init(unit: PortionUnit, grams: Hundredths<PortionRule>) {
        self.unit = unit
        self.grams = grams
    }
    public static let example = LibraryPortion(unit: .cup, grams: Hundredths(trusted: 15_800))
}

/// All foods of one version, as `GET /nutrition/library` gives them to apps.
public struct FoodLibrary: DTO {
    /// Grows with every change.
    public let version: Int64
    /// By id.
    public let foods: [LibraryFood]
    public init(version: Int64, foods: [LibraryFood]) {
        self.version = version
        self.foods = foods
    }
    public static let example = FoodLibrary(version: 1, foods: [.example])
}
