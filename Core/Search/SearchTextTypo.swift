/// How far two words are from each other.
public enum Typo {
    /// How many slips are forgiven in a word of so many letters.
    public static func limit(letters: Int) -> Int { letters < 4 ? 0 : letters < 8 ? 1 : 2 }

    /// The slips (a letter too many, one missing, another one, two neighbours swapped) that make `typed` out of `word`, and out of the
    /// nearest beginning of `word`. The restricted Damerau–Levenshtein distance.
    /// - Returns: nil when even the beginning is further than `limit`; `whole` is exact up to `limit` and more than it beyond.
    public static func distances(_ typed: [Unicode.Scalar], _ word: [Unicode.Scalar], limit: Int) -> (whole: Int, beginning: Int)? {
        // No beginning that is longer could be near enough.
        let width = min(word.count, typed.count + limit)
        var beforeLast: [Int] = []
        var last = Array(0...width)
        var current = last
        for row in 1..<max(1, typed.count + 1) {
            current[0] = row
            var best = row
            for column in 1..<max(1, width + 1) {
                let replaced = last[column - 1] + (typed[row - 1] == word[column - 1] ? 0 : 1)
                var cost = min(replaced, last[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, typed[row - 1] == word[column - 2], typed[row - 2] == word[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current[column] = cost
                best = min(best, cost)
            }
            if best > limit { return nil }
            beforeLast = last
            last = current
        }
        guard let beginning = last.min(), beginning <= limit else { return nil }
        return (width == word.count ? last[width] : max(limit + 1, word.count - typed.count), beginning)
    }
}

/// Every word that is in a product, in all its forms, and in how many.
public struct Vocabulary: Sendable {
    private struct Entry: Sendable {
        let word: String
        let letters: [Unicode.Scalar]
        let products: Int64
        let marks: UInt64
    }
    private let entries: [Entry]
    /// Sorted byte by byte.
    private let words: [String]

    public init(_ words: [(word: String, products: Int64)]) {
        entries = words.filter { SearchText.isLetters($0.word) }.map {
            let letters = Array($0.word.unicodeScalars)
            return Entry(word: $0.word, letters: letters, products: $0.products, marks: Self.marks(letters))
        }
        self.words = words.map { $0.word }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Which letters a word has, some letters alike. A letter that was typed and is not in a word takes a slip, so that most words are seen
    /// to be too far away without a look at their letters.
    private static func marks(_ letters: [Unicode.Scalar]) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) } }

    /// The query with the nearest word in place of each that no product has.
    /// - Returns: nil when every word is known, and when one has nothing near it.
    public func corrected(_ query: SearchQuery) -> SearchQuery? {
        var terms: [SearchQuery.Term] = []
        for term in query.terms {
            if knows(term) {
                terms.append(term)
            } else if let word = nearest(term) {
                terms.append(SearchQuery.Term(word, isBeginning: term.isBeginning))
            } else {
                return nil
            }
        }
        return terms == query.terms ? nil : SearchQuery(terms)
    }

    private func knows(_ term: SearchQuery.Term) -> Bool {
        if term.whole.contains(where: { first(from: $0) == $0 }) { return true }
        return term.beginnings.contains { beginning in first(from: beginning).map { SearchText.begins($0, with: [beginning]) } ?? false }
    }

    /// The first word that does not come before a text.
    private func first(from text: String) -> String? {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle].utf8.lexicographicallyPrecedes(text.utf8) { low = middle + 1 } else { high = middle }
        }
        return low < words.count ? words[low] : nil
    }

    /// The fewest slips; then the same first letter, the word that is nearest as a whole, the one in most products.
    private func nearest(_ term: SearchQuery.Term) -> String? {
        var best: (word: String, rank: [Int64])?
        for typed in Set(term.whole + term.beginnings) where SearchText.isLetters(typed) {
            let letters = Array(typed.unicodeScalars)
            let limit = Typo.limit(letters: letters.count)
            guard limit > 0 else { continue }
            let marks = Self.marks(letters)
            for entry in entries
            where (marks & ~entry.marks).nonzeroBitCount <= limit && entry.letters.count + limit >= letters.count
                && (term.isBeginning || entry.letters.count <= letters.count + limit)
            {
                guard let found = Typo.distances(letters, entry.letters, limit: limit) else { continue }
                let slips = term.isBeginning ? found.beginning : found.whole
                guard slips <= limit else { continue }
                let rank = [Int64(slips), letters.first == entry.letters.first ? 0 : 1, Int64(found.whole), -entry.products]
                if let known = best, (known.rank, known.word) <= (rank, entry.word) { continue }
                best = (entry.word, rank)
            }
        }
        return best?.word
    }
}

/// The order of words, number by number.
private func <= (a: ([Int64], String), b: ([Int64], String)) -> Bool {
    a.0 == b.0 ? a.1 <= b.1 : a.0.lexicographicallyPrecedes(b.0)
}
