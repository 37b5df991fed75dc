public import Wire

/// A food's id: the five digits of its row in the USDA's table, such as `01001`, or a word for one of ours, such as `chicken-kabsa`.
public typealias FoodID = LibraryWord<FoodWord>
public enum FoodWord: LibraryWordRule { public static let example = "20045" }

/// A meal's id in the library, such as `shakshuka-feta`.
public typealias MealID = LibraryWord<MealWord>
public enum MealWord: LibraryWordRule { public static let example = "shakshuka-feta" }

public protocol LibraryWordRule: Sendable {
    static var example: String { get }
}

/// A word of a library: small letters, digits and hyphens, at most 64.
public struct LibraryWord<Rule: LibraryWordRule>: WireText, Comparable {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let bytes = text.utf8
        guard !bytes.isEmpty else { throw .required }
        guard bytes.count <= Self.longest else { throw .tooLong(maximum: Self.longest) }
        let isWord = bytes.allSatisfy { byte in
            (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2d
        }
        guard isWord, bytes.first != 0x2d else { throw .malformed(expected: .slug) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    private static var longest: Int { 64 }
    public static var schema: Schema { .string(StringRules(minimum: 1, maximum: longest, pattern: "^[a-z0-9][a-z0-9-]{0,63}$")) }
    public static var example: Self { Self(trusted: Rule.example) }
    public static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

public enum MealPlanTag {}
/// The id of a plan of meals.
public typealias MealPlanID = Identifier<MealPlanTag>
public enum PlannedMealTag {}
/// A meal's place on a day of somebody's plan.
public typealias PlannedMealID = Identifier<PlannedMealTag>
public enum FoodLogTag {}
/// Made by the app, so that logging twice is one entry.
public typealias FoodLogID = Identifier<FoodLogTag>
public enum WaterTag {}
/// Made by the app.
public typealias WaterID = Identifier<WaterTag>

/// A meal of the library, or its place in one's plan: the id of either.
public struct MealReference: WireText {
    public let text: String
    public init(validating text: String) throws(FieldRule) { self.text = try MealID(validating: text).text }
    public init(trusted text: String) { self.text = text }
    public init(_ meal: MealID) { text = meal.text }
    public init(_ planned: PlannedMealID) { text = planned.text }
    public static let schema = MealID.schema
    public static let example = MealReference(MealID.example)

    /// The place in a plan that it names, if it is no word of the library.
    public var planned: PlannedMealID? { try? PlannedMealID(validating: text) }
    public var meal: MealID { MealID(trusted: text) }
}

public enum NutrientRule: DecimalRule {
    /// Up to what all entries of a day may come to.
    public static let range = 0.0...100_000_000.0
    public static let example = 12.5
}
/// kcal, grams or milligrams with two decimals.
public typealias NutrientAmount = Hundredths<NutrientRule>

/// Energy and what it comes from. Of a portion, of 100 g, or of a day, as is said where it stands.
public struct Nutrients: DTO, Hashable {
    /// Energy, in kcal.
    public var kcal: NutrientAmount
    /// Protein, in grams.
    public var proteinG: NutrientAmount
    /// By difference: fibre included, as the USDA counts it.
    public var carbsG: NutrientAmount
    /// Fat, in grams.
    public var fatG: NutrientAmount
    /// Left out where nobody measured it, which is not nothing.
    public var fiberG: NutrientAmount?
    /// Sugars, in grams; left out where nobody measured them.
    public var sugarsG: NutrientAmount?
    /// Sodium, in milligrams; left out where nobody measured it.
    public var sodiumMg: NutrientAmount?

    public init(
        kcal: NutrientAmount, proteinG: NutrientAmount, carbsG: NutrientAmount, fatG: NutrientAmount, fiberG: NutrientAmount? = nil,
        sugarsG: NutrientAmount? = nil, sodiumMg: NutrientAmount? = nil
    ) {
        self.kcal = kcal
        self.proteinG = proteinG
        self.carbsG = carbsG
        self.fatG = fatG
        self.fiberG = fiberG
        self.sugarsG = sugarsG
        self.sodiumMg = sodiumMg
    }
    public static let zero = Nutrients(
        kcal: NutrientAmount(trusted: 0), proteinG: NutrientAmount(trusted: 0), carbsG: NutrientAmount(trusted: 0),
        fatG: NutrientAmount(trusted: 0))
    /// 100 g of boiled white rice.
    public static let example = Nutrients(
        kcal: NutrientAmount(trusted: 13_000), proteinG: NutrientAmount(trusted: 269), carbsG: NutrientAmount(trusted: 2817),
        fatG: NutrientAmount(trusted: 28), fiberG: NutrientAmount(trusted: 40), sugarsG: NutrientAmount(trusted: 5),
        sodiumMg: NutrientAmount(trusted: 100))
    /// 237 g of it, a cup and a half.
    static let portionExample = Nutrients(
        kcal: NutrientAmount(trusted: 30_810), proteinG: NutrientAmount(trusted: 638), carbsG: NutrientAmount(trusted: 6676),
        fatG: NutrientAmount(trusted: 66), fiberG: NutrientAmount(trusted: 95), sugarsG: NutrientAmount(trusted: 12),
        sodiumMg: NutrientAmount(trusted: 237))
}

public enum PortionRule: DecimalRule {
    public static let range = 0.01...10_000.0
    public static let example = 1.5
}
/// How many of a unit. More than nothing. FR-NUTRITION-04-d.
public typealias PortionCount = Hundredths<PortionRule>

/// A way to measure a food.
public struct FoodPortion: DTO, Hashable {
    public let unit: PortionUnit
    /// The unit in the reader's language, such as "cup".
    public let name: String
    /// How many grams one of them has.
    public let grams: Double
    public init(unit: PortionUnit, name: String, grams: Double) {
        self.unit = unit
        self.name = name
        self.grams = grams
    }
    public static let example = FoodPortion(unit: .cup, name: "cup", grams: 158)
}

public enum FoodNameRule: TextRule {
    /// The longest of the USDA's names has 134.
    public static let maximum = 200
    public static let isMultiline = false
    public static let example = "White rice, boiled"
}
/// A food's name: at most 200 characters.
public typealias FoodName = FreeText<FoodNameRule>

public enum FoodNoteRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "Without the sauce."
}
/// A note beside what was eaten: at most 500 characters.
public typealias FoodNote = FreeText<FoodNoteRule>

public enum WaterRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...5000
    public static let example: Int64 = 250
}
/// Millilitres drunk at once.
public typealias WaterAmount = Whole<WaterRule>

public enum AllergenCount: ListRule { public static let range = 0...14 }
public enum DislikeCount: ListRule { public static let range = 0...30 }
public enum PlanWeekCount: ListRule { public static let range = 0...7 }
