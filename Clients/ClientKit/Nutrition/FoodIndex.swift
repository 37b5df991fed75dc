internal import Contracts
internal import Search
internal import Wire

/// The words of foods, and which foods have them.
struct FoodIndex: Sendable {
    /// Sorted.
    private let words: [String]
    /// Of each word the foods that have it, in their order.
    private let places: [[Int]]
    private let fields: [SearchFields]
    /// By name, for what answers equally well.
    private let ranks: [Int]
    private let vocabulary: Vocabulary

    init(_ foods: [LibraryFood]) {
        var found: [String: [Int]] = [:]
        var fields: [SearchFields] = []
        fields.reserveCapacity(foods.count)
        for (place, food) in foods.enumerated() {
            let name = SearchText.indexed(food.en.text).union(food.ar.map { SearchText.indexed($0.text) } ?? [])
            let also = (food.also?.items ?? []).reduce(into: Set<String>()) { $0.formUnion(SearchText.indexed($1.text)) }
            let group = SearchText.indexed(food.group.rawValue)
            fields.append(SearchFields(name: name, keywords: also, category: group))
            for word in name.union(also).union(group) { found[word, default: []].append(place) }
        }
        self.fields = fields
        words = found.keys.sorted()
        places = words.map { found[$0] ?? [] }
        vocabulary = Vocabulary(words.map { ($0, Int64(found[$0]?.count ?? 0)) })
        // Short names first: what is asked for is rather the food than something made of it.
        let keys = foods.map { food in (food.en.text.utf8.count, food.id) }
        var ranks = [Int](repeating: 0, count: foods.count)
        for (rank, place) in foods.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() { ranks[place] = rank }
        self.ranks = ranks
    }

    /// - Parameter first: foods that come first among those that answer equally well, and alone when nothing was typed.
    /// - Returns: the best places, how many there are, and what was searched for instead.
    func search(_ text: String, first: [Int], limit: Int) -> (places: [Int], total: Int, corrected: String?) {
        guard let query = SearchQuery(text) else {
            var seen: Set<Int> = []
            let known = first.filter { seen.insert($0).inserted }
            return (Array(known.prefix(limit)), known.count, nil)
        }
        var (asked, found, corrected) = (query, matches(query), String?.none)
        if found.isEmpty, let other = vocabulary.corrected(query) { (asked, found, corrected) = (other, matches(other), other.text) }
        let score = SearchScore(asked)
        var order: [Int: Int] = [:]
        for (number, place) in first.enumerated() where order[place] == nil { order[place] = number }
        let ranked = found.map { (place: $0, key: (-score.of(fields[$0]), Int64(order[$0] ?? .max), Int64(ranks[$0]))) }
            .sorted { $0.key < $1.key }
        return (ranked.prefix(limit).map(\.place), found.count, corrected)
    }

    /// The foods that have all the words.
    private func matches(_ query: SearchQuery) -> [Int] {
        var left: Set<Int>?
        for term in query.terms {
            var here: Set<Int> = []
            for word in term.whole { if let place = position(word) { here.formUnion(places[place]) } }
            for beginning in term.beginnings {
                var place = firstPlace(from: beginning)
                while place < words.count, words[place].utf8.starts(with: beginning.utf8) {
                    here.formUnion(places[place])
                    place += 1
                }
            }
            left = left?.intersection(here) ?? here
        }
        return Array(left ?? [])
    }

    private func position(_ word: String) -> Int? {
        let place = firstPlace(from: word)
        return place < words.count && words[place] == word ? place : nil
    }

    /// The first word that does not come before a text.
    private func firstPlace(from text: String) -> Int {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < text { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
