internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Wire

/// Shows foods in a reader's language.
struct FoodView: Sendable {
    let language: Language
    let library: LibrarySnapshot
    let taste: FoodTaste

    func card(_ food: FoodFacts) -> FoodCard {
        FoodCard(
            id: food.id, name: food.name(in: language), group: food.group, per100g: food.per100g,
            portions: food.portions.map {
                FoodPortion(unit: $0.unit, name: $0.unit.name(language), grams: Double($0.weight) / 100)
            }, favourite: taste.favourites.contains(food.id), timesLogged: taste.logged[food.id]?.times ?? 0)
    }

    func detail(_ food: FoodFacts) -> FoodDetail {
        FoodDetail(
            food: card(food), otherName: language == .arabic ? (food.ar == nil ? nil : food.en) : food.ar, allergens: food.allergens,
            animalSources: food.animalSources,
            ingredients: food.ingredients.map { part in
                // A tenth of a gram is as exact as a kitchen's scales.
                Ingredient(
                    foodId: part.food, name: library.food(part.food)?.name(in: language) ?? part.food.text,
                    grams: (Double(part.weight) / 10).rounded() / 10)
            }, source: Self.source(food, language), warnings: FoodSanity.warnings(of100g: food.per100g, group: food.group))
    }

    static func source(_ food: FoodFacts, _ language: Language) -> String {
        switch (language, food.ingredients.isEmpty) {
        case (.english, false): "Computed from its ingredients"
        case (.arabic, false): "محسوبة من مكوّناتها"
        case (.english, true):
            "U.S. Department of Agriculture, Agricultural Research Service. National Nutrient Database for Standard Reference, Release 28"
        case (.arabic, true):
            "وزارة الزراعة الأمريكية، دائرة البحوث الزراعية. قاعدة البيانات الوطنية للمغذيات، المرجع المعياري، الإصدار 28"
        }
    }
}
