internal import Contracts
internal import NutritionDomain

/// The foods and meals of one version as this process serves them. Never changed once made, so everybody may hold on to one.
final class LibrarySnapshot: Sendable {
    let version: Int64
    /// The number of the set of drawings, so that one that changes has another name.
    let drawings: Int64
    /// By id.
    let foods: [FoodFacts]
    /// By slot and id.
    let meals: [MealFacts]
    /// Which foods a word names.
    let words: FoodWords
    private let foodPlaces: [FoodID: Int]
    private let mealPlaces: [MealID: Int]

    init(version: Int64, drawings: Int64, foods: [FoodFacts], meals: [MealFacts]) {
        self.version = version
        self.drawings = drawings
        self.foods = foods
        self.meals = meals
        words = FoodWords(foods, meals)
        foodPlaces = Dictionary(foods.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        mealPlaces = Dictionary(meals.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    }

    func food(_ id: FoodID) -> FoodFacts? { foodPlaces[id].map { foods[$0] } }
    func meal(_ id: MealID) -> MealFacts? { mealPlaces[id].map { meals[$0] } }
    /// The name of a meal's drawing.
    func image(of meal: MealID) -> String { "\(meal.text)-\(drawings).svg" }
}
