internal import Contracts
internal import NutritionDomain

/// No two foods and no two meals have the same name in a language: somebody who searches could not tell them apart.
enum LibraryNames {
    static func problems(_ foods: [FoodFacts], _ meals: [MealFacts]) -> [String] {
        repeated(foods.map { ($0.id.text, $0.en) }) + repeated(foods.compactMap { food in food.ar.map { (food.id.text, $0) } })
            + repeated(meals.map { ($0.id.text, $0.en) }) + repeated(meals.map { ($0.id.text, $0.ar) })
    }

    private static func repeated(_ names: [(id: String, name: String)]) -> [String] {
        var owners: [String: String] = [:]
        return names.compactMap { id, name in
            let other = owners.updateValue(id, forKey: name.lowercased())
            return other.map { "\(id): name: \(name) is the name of \($0) already" }
        }
    }
}
