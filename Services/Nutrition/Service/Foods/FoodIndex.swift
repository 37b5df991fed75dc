internal import Contracts
internal import NutritionDomain
internal import Search
internal import Wire

/// What foods are found by, and which of those that answer a search equally well is probably meant.
struct FoodIndex: Sendable {
    let words: WordIndex
    /// By place: 0 to `mostLikely`.
    let likeliness: [Int64]
    /// Where each place stands in an alphabet: those with a name in the language first.
    private let ranks: [Language: [Int64]]
    private let places: [Language: [Int]]

    static let mostLikely: Int64 = 1023

    /// - Parameter staples: what people log most, the commonest first.
    init(_ foods: [FoodFacts], staples: [FoodID]) {
        let shelves = Dictionary(uniqueKeysWithValues: FoodGroup.allCases.map { ($0, SearchText.indexed(FoodWords.shelf($0))) })
        words = WordIndex(
            foods.map { food in
                WordIndex.Texts(
                    names: [food.en] + (food.ar.map { [$0] } ?? []),
                    leading: [Self.leading(english: food.en)] + (food.ar.map { [Self.leading(arabic: $0)] } ?? []), also: food.also,
                    shelf: shelves[food.group] ?? [])
            }, same: FoodWords.same)
        let common = Dictionary(staples.enumerated().map { ($0.element, Int64(staples.count - $0.offset)) }) { first, _ in first }
        likeliness = foods.map { food in
            let staple = common[food.id].map { 300 + $0 * 200 / Int64(staples.count) } ?? 0
            return min(Self.mostLikely, max(0, staple + Self.plainness(of: food)))
        }
        var (ranks, places): ([Language: [Int64]], [Language: [Int]]) = ([:], [:])
        for language in Language.allCases {
            let keys = foods.map { SearchText.key($0.name(in: language)) }
            let order = foods.indices.sorted { a, b in
                let (isLater, isLaterToo) = (foods[a].ar == nil, foods[b].ar == nil)
                if isLater != isLaterToo { return isLaterToo }
                return keys[a] == keys[b] ? foods[a].id < foods[b].id : keys[a].utf8.lexicographicallyPrecedes(keys[b].utf8)
            }
            places[language] = order
            ranks[language] = order.enumerated().reduce(into: Array(repeating: 0, count: foods.count)) { ranks, entry in
                ranks[entry.element] = Int64(entry.offset)
            }
        }
        (self.ranks, self.places) = (ranks, places)
    }

    func rank(_ place: Int, _ language: Language) -> Int64 { ranks[language]?[place] ?? 0 }
    /// The place of a rank; nil beyond the last.
    func place(_ rank: Int64, _ language: Language) -> Int? {
        guard let places = places[language], let rank = Int(exactly: rank), places.indices.contains(rank) else { return nil }
        return places[rank]
    }

    // MARK: What is meant

    /// The noun of a name: `rice` of `White rice, boiled` and of `Rice, white`, `sandwich` of `Egg sandwich with cheese`.
    static func leading(english name: String) -> String {
        let head = name.prefix { $0 != "," && $0 != "(" }
        let words = head.split(separator: " ").prefix { !joining.contains(String($0)) }
        return words.last.map { String($0) } ?? name
    }

    private static let joining: Set<String> = ["with", "in", "and", "of", "from", "without", "for", "on", "&"]

    /// The first word, as adjectives and owners come after it.
    static func leading(arabic name: String) -> String { name.split(separator: " ").first.map { String($0) } ?? name }

    /// Foods that somebody named for this region before bare rows, plain ones before special ones, short names before long ones.
    private static func plainness(of food: FoodFacts) -> Int64 {
        var points: Int64 = food.ar == nil ? 60 : 260
        let words = SearchText.words(food.en)
        points -= 8 * Int64(min(12, words.count))
        points += words.contains(where: plain.contains) ? 24 : 0
        points -= 20 * Int64(min(3, words.count(where: special.contains)))
        switch food.group {
        case .babyFood: points -= 60
        case .meals, .snacks, .soups: points -= 16
        default: break
        }
        return points
    }

    private static let plain: Set<String> = ["raw", "boiled", "cooked", "grilled", "roasted", "plain", "fresh", "whole", "full"]
    private static let special: Set<String> = [
        "baby", "low", "free", "reduced", "canned", "dry", "dried", "powder", "powdered", "mix", "imitation", "substitute", "salt", "frozen",
        "restaurant", "added", "extra", "instant", "diet", "light", "skin", "fat", "seed", "seeds", "flavour", "condensed", "packet",
        "infant", "unprepared", "fortified", "braised", "liver", "giblets", "neck", "back", "concentrate", "leaves", "flour", "oil",
    ]
}

extension FoodFacts {
    /// In English where no Arabic name is known.
    func name(in language: Language) -> String { language == .arabic ? ar ?? en : en }
}
