/// What things are found by: every word of their names, of what else people call them, and of the shelf they are on. Kept in memory; a
/// search looks at the entries of the words that were typed and at no others.
public struct WordIndex: Sendable {
    /// The texts of a thing, in any language.
    public struct Texts: Sendable {
        public var names: [String]
        /// The word of each name that says what it is: `rice` of `White rice, boiled`.
        public var leading: [String]
        /// What else people call it.
        public var also: [String]
        /// Words of its group, as `SearchText.indexed` gives them: many things share them.
        public var shelf: Set<String>

        public init(names: [String], leading: [String] = [], also: [String] = [], shelf: Set<String> = []) {
            self.names = names
            self.leading = leading
            self.also = also
            self.shelf = shelf
        }
    }

    /// Something that has all the words of a query.
    public struct Hit: Sendable, Equatable {
        /// Where it stands in what the index was made of.
        public let place: Int
        /// For each word its best place, a name before other names before the shelf, and a whole word before a beginning.
        public let score: Int64
        /// How many of the words say what it is.
        public let leading: Int64
    }

    public struct Found: Sendable {
        /// In the order of what the index was made of.
        public var hits: [Hit] = []
        /// How many entries were looked at: the work that was done.
        public var looked = 0
    }

    /// Sorted byte by byte.
    private let words: [String]
    /// Of the word at a number the entries from `starts[number]` to `starts[number + 1]`: a place and the best field that has the word.
    private let starts: [Int]
    private let entries: [UInt32]
    /// How many things there are.
    public let count: Int
    private let vocabulary: Vocabulary
    /// Whole names as `SameWords.key` gives them, and whose they are.
    private let names: [String: [Int]]
    private let otherNames: [String: [Int]]
    private let same: SameWords

    /// - Parameter same: words of which any finds the others.
    public init(_ things: [Texts], same: SameWords = SameWords([])) {
        var index: [String: [UInt32]] = [:]
        var (names, otherNames): ([String: [Int]], [String: [Int]]) = ([:], [:])
        for (place, texts) in things.enumerated() {
            var seen: Set<String> = []
            func add(_ words: Set<String>, _ field: Field) {
                for word in words where seen.insert(word).inserted { index[word, default: []].append(Self.entry(place, field)) }
            }
            add(same.indexed(texts.leading), .leading)
            add(same.indexed(texts.names), .name)
            add(same.indexed(texts.also), .also)
            add(texts.shelf, .shelf)
            for text in texts.names { names[same.key(text), default: []].append(place) }
            for text in texts.also { otherNames[same.key(text), default: []].append(place) }
        }
        let sorted = index.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        words = sorted.map(\.key)
        starts = sorted.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.value.count) }
        entries = sorted.flatMap(\.value)
        count = things.count
        vocabulary = Vocabulary(sorted.map { ($0.key, Int64($0.value.count)) })
        self.names = names
        self.otherNames = otherNames
        self.same = same
    }

    /// Entries of the index: the most that one word of a query can make a search look at.
    public var size: Int { entries.count }

    public func find(_ query: SearchQuery) -> Found {
        var found = Found()
        guard !query.terms.isEmpty else {
            found.hits = (0..<count).map { Hit(place: $0, score: 0, leading: 0) }
            return found
        }
        /// Of each place the sum so far of those terms that were found in it, and how many they were.
        var scores = [Int64](repeating: 0, count: count)
        var (terms, leading) = ([Int](repeating: 0, count: count), [Int64](repeating: 0, count: count))
        for (number, term) in query.terms.enumerated() {
            let best = best(of: term, &found.looked)
            for (place, field) in best.enumerated() where field > 0 && terms[place] == number {
                terms[place] = number + 1
                scores[place] += Self.score[Int(field)]
                if Self.isLeading[Int(field)] { leading[place] += 1 }
            }
        }
        for place in 0..<count where terms[place] == query.terms.count {
            found.hits.append(Hit(place: place, score: scores[place], leading: leading[place]))
        }
        return found
    }

    /// Whether anything has all the words.
    public func hasMatch(_ query: SearchQuery) -> Bool { !find(query).hits.isEmpty }

    /// The query with the nearest words in place of those that nothing has; nil when there is none.
    public func corrected(_ query: SearchQuery) -> SearchQuery? { vocabulary.corrected(query) }

    /// What is called just what was typed: by its names, and by what else it is called.
    public func named(_ query: SearchQuery) -> (names: [Int], also: [Int]) {
        let key = same.key(query)
        return (names[key] ?? [], otherNames[key] ?? [])
    }

    // MARK: Entries

    private enum Field: UInt32 { case leading, name, also, shelf }

    private static func entry(_ place: Int, _ field: Field) -> UInt32 { UInt32(place) << 2 | field.rawValue }

    /// By how well a term was found, 0 for not at all: begun on the shelf, whole on the shelf, and so on up to whole and leading.
    private static let score: [Int64] = [0, 15, 20, 30, 40, 60, 60, 80, 80]
    private static let isLeading = [false, false, false, false, false, false, true, false, true]
    private static let whole: [UInt8] = [8, 7, 4, 2]
    private static let begun: [UInt8] = [6, 5, 3, 1]

    /// How well each place has a term.
    private func best(of term: SearchQuery.Term, _ looked: inout Int) -> [UInt8] {
        var best = [UInt8](repeating: 0, count: count)
        func mark(_ number: Int, _ worth: [UInt8]) {
            let range = starts[number]..<starts[number + 1]
            looked += range.count
            for entry in entries[range] {
                let place = Int(entry >> 2)
                best[place] = max(best[place], worth[Int(entry & 3)])
            }
        }
        for word in term.whole {
            let first = place(of: word)
            if first < words.count, words[first] == word { mark(first, Self.whole) }
        }
        for beginning in term.beginnings {
            for number in words[place(of: beginning)...].indices {
                guard words[number].utf8.starts(with: beginning.utf8) else { break }
                mark(number, Self.begun)
            }
        }
        return best
    }

    /// Of the first word that does not come before a text.
    private func place(of text: String) -> Int {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle].utf8.lexicographicallyPrecedes(text.utf8) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
