internal import Contracts
internal import Wire

/// What the files of dishes and meals say.
struct DishShape: DTO {
    let id: FoodID
    let name: FoodNames
    var also: BoundedList<FoodName, FoodAliasCount>?
    let region: ShortText
    let ingredients: BoundedList<IngredientShape, IngredientCount>
    /// What all of it weighs when it is ready: water taken up or boiled away.
    let yieldGrams: Hundredths<PortionRule>
    let portions: PortionShape

    static let example = DishShape(
        id: FoodID(trusted: "chicken-kabsa"), name: .example, region: ShortText(trusted: "gulf"), ingredients: [.example],
        yieldGrams: Hundredths(trusted: 190_000), portions: .example)
}

struct IngredientShape: DTO {
    let food: FoodID
    let grams: Hundredths<PortionRule>
    static let example = IngredientShape(food: .example, grams: Hundredths(trusted: 40_000))
}

/// Grams of each unit; the order of `PortionUnit`, because JSON objects have none.
struct PortionShape: DTO {
    var piece, small, medium, large, slice, cup, tablespoon, teaspoon, plate, bowl, glass, can: Hundredths<PortionRule>?
    var handful, loaf, skewer, scoop, packet, bottle, serving: Hundredths<PortionRule>?

    var all: [(PortionUnit, Hundredths<PortionRule>)] {
        let pairs: [(PortionUnit, Hundredths<PortionRule>?)] = [
            (.piece, piece), (.small, small), (.medium, medium), (.large, large), (.slice, slice), (.cup, cup), (.tablespoon, tablespoon),
            (.teaspoon, teaspoon), (.plate, plate), (.bowl, bowl), (.glass, glass), (.can, can), (.handful, handful), (.loaf, loaf),
            (.skewer, skewer), (.scoop, scoop), (.packet, packet), (.bottle, bottle), (.serving, serving),
        ]
        return pairs.compactMap { unit, grams in grams.map { (unit, $0) } }
    }
    static let example = PortionShape(cup: Hundredths(trusted: 17_000))
}

enum StepTextRule: TextRule {
    static let maximum = 240
    static let isMultiline = false
    static let example = "Soften the onion in the oil for 5 minutes."
}

struct StepsShape: DTO {
    let en: BoundedList<FreeText<StepTextRule>, StepCount>
    let ar: BoundedList<FreeText<StepTextRule>, StepCount>
    static let example = StepsShape(en: [.example, .example, .example], ar: [.example, .example, .example])
}

/// What the drawing shows, for `Tools/Drawings`.
struct PictureShape: DTO {
    let on: ShortText
    let parts: BoundedList<ShortText, PicturePartCount>
    static let example = PictureShape(on: ShortText(trusted: "pan"), parts: [ShortText(trusted: "egg"), ShortText(trusted: "herbs")])
}

struct MealShape: DTO {
    enum ServingsRule: WholeRule {
        static let range: ClosedRange<Int64> = 1...12
        static let example: Int64 = 2
    }
    enum MinutesRule: WholeRule {
        static let range: ClosedRange<Int64> = 0...1440
        static let example: Int64 = 15
    }
    let id: MealID
    let name: FoodNames
    let slot: MealSlot
    let servings: Whole<ServingsRule>
    let prepMinutes: Whole<MinutesRule>
    let cookMinutes: Whole<MinutesRule>
    let budget: Bool
    let ingredients: BoundedList<IngredientShape, IngredientCount>
    let steps: StepsShape
    let picture: PictureShape

    func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if slot == .suhoor || slot == .iftar {
            problems.append(FieldProblem("slot", .notAllowed(values: ["breakfast", "lunch", "dinner", "snack"])))
        }
        if steps.en.count != steps.ar.count { problems.append(FieldProblem("steps.ar", .mustDifferFromField("steps.en"))) }
        return problems
    }
    static let example = MealShape(
        id: .example, name: .example, slot: .breakfast, servings: .example, prepMinutes: .example, cookMinutes: .example, budget: true,
        ingredients: [.example], steps: .example, picture: .example)
}
