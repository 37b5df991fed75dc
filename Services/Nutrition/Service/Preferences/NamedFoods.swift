internal import Contracts
internal import NutritionDomain
internal import Search

/// Which foods a word names, in either language, in any form and by any of its synonyms, whole kinds of them included: what somebody does
/// not eat is said in words. FC-ADD-10.
struct NamedFoods: Sendable {
    /// The places of the foods that have a word in one of their names or are of a kind that it names, ascending.
    private let places: [String: [Int32]]
    private let foods: [FoodID]
    /// Whether the food at a place is in a meal, as itself or in a dish.
    private let isCooked: [Bool]

    init(_ foods: [FoodFacts], _ meals: [MealFacts]) {
        var places: [String: [Int32]] = [:]
        for (place, food) in foods.enumerated() {
            let names = [food.en] + (food.ar.map { [$0] } ?? []) + food.also
            var words = names.reduce(into: Set<String>()) { $0.formUnion(SearchText.indexed($1)) }
            for kind in Kind.allCases where kind.has(food, named: words) { words.formUnion(kind.words) }
            for word in words { places[word, default: []].append(Int32(place)) }
        }
        let cooked = meals.reduce(into: Set<FoodID>()) { $0.formUnion($1.foods) }
        self.places = places
        self.foods = foods.map(\.id)
        isCooked = foods.map { cooked.contains($0.id) }
    }

    /// How many foods a text names.
    func count(named text: String) -> Int64 { Int64(places(named: text).count) }

    /// The foods in meals that any of some texts names, by id.
    func cooked(named texts: [String]) -> [FoodID] {
        let found = texts.reduce(into: Set<Int32>()) { $0.formUnion(places(named: $1)) }
        return found.filter { isCooked[Int($0)] }.map { foods[Int($0)] }.sorted()
    }

    /// The foods that have every word of a text among their names; none for a text without letters.
    private func places(named text: String) -> Set<Int32> {
        let words = Set(SearchText.words(text))
        guard let first = words.first else { return [] }
        return words.dropFirst().reduce(having(first)) { $0.isEmpty ? $0 : $0.intersection(having($1)) }
    }

    private func having(_ word: String) -> Set<Int32> {
        (SearchText.forms(of: word) + FoodWords.disliked.others(word)).reduce(into: []) { $0.formUnion(places[$1] ?? []) }
    }

    /// What people say for many foods at once, most of which do not have it in their names: salmon is fish.
    private enum Kind: CaseIterable {
        case seafood, meat, poultry, nuts, cheese

        /// All of it is said of each, in both languages and as texts are searched.
        var words: Set<String> {
            switch self {
            case .seafood: Self.seafoodWords
            case .meat: Self.meatWords
            case .poultry: Self.poultryWords
            case .nuts: Self.nutWords
            case .cheese: Self.cheeseWords
            }
        }

        private static let seafoodWords = SearchText.indexed("fish seafood سمك مأكولات بحرية")
        private static let meatWords = SearchText.indexed("meat لحم")
        private static let poultryWords = SearchText.indexed("poultry دواجن طيور")
        private static let nutWords = SearchText.indexed("nuts مكسرات")
        private static let cheeseWords = SearchText.indexed("cheese جبن جبنة")

        /// - Parameter words: of its names.
        func has(_ food: FoodFacts, named words: Set<String>) -> Bool {
            switch self {
            case .seafood: food.group == .fish || food.animalSources?.contains(.seafood) ?? false
            case .meat: food.group == .meat
            case .poultry: food.group == .poultry
            // Seeds share the shelf of nuts, and peanuts stand elsewhere.
            case .nuts: food.allergens?.contains { $0 == .nuts || $0 == .peanuts } ?? false
            // There is no shelf of it, and Parmesan is called cheese in Arabic alone.
            case .cheese: !words.isDisjoint(with: Self.cheeseWords)
            }
        }
    }
}
