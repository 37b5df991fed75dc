internal import Contracts
internal import Search
internal import Wire

/// What exercises are found by: every word of their names in both languages, of what else people call them, and of muscle, equipment and
/// shelf. Small enough to be kept in memory; a search looks at the exercises that have a word of the query and at no others.
struct LibrarySearch: Sendable {
    struct Found: Sendable {
        /// Places of exercises that have all the words, in the library's order.
        var places: [Int]
        /// How many entries of the index were looked at: the work that was done.
        var looked = 0
    }

    /// Sorted.
    private let words: [String]
    /// For each of `words` the places of the exercises that have it.
    private let postings: [[Int]]
    private let fields: [SearchFields]
    private let vocabulary: Vocabulary
    /// Whole names, and what else exercises are called, and whose they are.
    private let names: [String: Set<Int>]
    /// As `names`, by `phrase`.
    private let phrases: [String: Set<Int>]
    /// For each exercise the words for what it is done with.
    private let tools: [Set<String>]

    init(_ exercises: [LibraryExercise]) {
        var index: [String: [Int]] = [:]
        fields = exercises.enumerated().map { place, exercise in
            let name = SearchText.indexed(exercise.name.en.text).union(SearchText.indexed(exercise.name.ar.text))
            let also = Set((exercise.also ?? []).flatMap { SearchText.indexed($0.text) })
            let shelf = SearchText.indexed(ExerciseWords.all(of: exercise))
            for word in name.union(also).union(shelf) { index[word, default: []].append(place) }
            return SearchFields(name: name, keywords: also, category: shelf)
        }
        let sorted = index.sorted { $0.key < $1.key }
        words = sorted.map(\.key)
        postings = sorted.map(\.value)
        let called = exercises.enumerated().flatMap { place, exercise in
            ([exercise.name.en, exercise.name.ar] + (exercise.also?.items ?? [])).map { (text: $0, place: place) }
        }
        names = called.reduce(into: [:]) { $0[LibraryNames.key($1.text), default: []].insert($1.place) }
        phrases = called.reduce(into: [:]) { $0[Self.phrase($1.text.text), default: []].insert($1.place) }
        tools = exercises.map { Set(SearchText.words(ExerciseWords.equipment($0.equipment))) }
        vocabulary = Vocabulary(sorted.map { ($0.key, Int64($0.value.count)) })
    }

    /// Entries of the index: the most that one word of a query can make a search look at.
    var size: Int { postings.reduce(0) { $0 + $1.count } }

    func find(_ query: SearchQuery) -> Found {
        var found = Found(places: Array(fields.indices))
        for term in query.terms {
            var has = [Bool](repeating: false, count: fields.count)
            for word in term.whole {
                let first = place(of: word)
                if first < words.count, words[first] == word { mark(postings[first], &has, &found.looked) }
            }
            for beginning in term.beginnings {
                for number in words[place(of: beginning)...].indices {
                    guard words[number].utf8.starts(with: beginning.utf8) else { break }
                    mark(postings[number], &has, &found.looked)
                }
            }
            found.places = found.places.filter { has[$0] }
            if found.places.isEmpty { break }
        }
        return found
    }

    /// The query with words written as one that were typed apart, or with the nearest words in place of those that no exercise has; nil
    /// when there is none.
    func corrected(_ query: SearchQuery) -> SearchQuery? {
        query.joined.first { !find($0).places.isEmpty } ?? vocabulary.corrected(query)
    }

    func score(_ place: Int, _ score: SearchScore) -> Int64 { score.of(fields[place]) }

    /// The exercises that are called just what was typed.
    func named(_ query: SearchQuery) -> Set<Int> { names[query.text] ?? [] }

    /// The first that is called so, whatever the order and number of the words; or so without what stands in parentheses, where that is
    /// what it is done with: apps write `Squat (Barbell)` for our `Barbell Squat`, and `Leg Extension (Machine)` for `Leg Extensions`.
    func named(_ name: ExerciseName) -> Int? {
        if let found = (names[LibraryNames.key(name)] ?? phrases[Self.phrase(name.text)])?.min() { return found }
        let parts = name.text.split(separator: "(", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let tool = SearchText.words(String(parts[1]))
        return phrases[Self.phrase(String(parts[0]))]?.filter { tools[$0].isSuperset(of: tool) }.min()
    }

    /// The words of a name in the singular, sorted.
    private static func phrase(_ name: String) -> String {
        SearchText.words(name).map { SearchText.forms(of: $0).last ?? $0 }.sorted().joined(separator: " ")
    }

    private func mark(_ places: [Int], _ has: inout [Bool], _ looked: inout Int) {
        looked += places.count
        for place in places { has[place] = true }
    }

    /// Of the first word that does not come before a text.
    private func place(of text: String) -> Int {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < text { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
