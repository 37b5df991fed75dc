/// What somebody typed into a search box: several words that all have to be there, the last by its beginning, as more may be typed.
public struct SearchQuery: Sendable, Equatable {
    public struct Term: Sendable, Equatable {
        public let word: String
        /// Whether more of it may be typed.
        public let isBeginning: Bool

        public init(_ word: String, isBeginning: Bool) {
            self.word = word
            self.isBeginning = isBeginning
        }

        /// Words any of which will do.
        public var whole: [String] { SearchText.forms(of: word) }

        /// Or words that begin in one of these ways; none for a word that is complete.
        public var beginnings: [String] {
            guard isBeginning else { return [] }
            let written = [word] + (SearchText.withoutArticle(word).map { [$0] } ?? [])
            return written + written.compactMap(SearchText.spelledWithDad)
        }
    }

    /// All have to be there; none is asked for when only an Arabic article was typed yet.
    public let terms: [Term]

    /// Nil when there is no letter and no digit in the text: then nothing can be found.
    public init?(_ text: String) {
        var seen: Set<String> = []
        var words = SearchText.words(text)
        guard let last = words.popLast() else { return nil }
        var terms = words.filter { $0 != last && seen.insert($0).inserted }.map { Term($0, isBeginning: false) }
        // Whatever comes after the article may stand without it.
        if last != "ال" { terms.append(Term(last, isBeginning: true)) }
        self.terms = terms
    }

    init(_ terms: [Term]) { self.terms = terms }

    /// The query with two neighbouring words written as one, for each two of them: `pull down` is `pulldown` in many names. None for a long
    /// query, of which each would be another search.
    public var joined: [SearchQuery] {
        guard (2...6).contains(terms.count) else { return [] }
        return (1..<terms.count).map { place in
            let both = Term(terms[place - 1].word + terms[place].word, isBeginning: terms[place].isBeginning)
            return SearchQuery(terms[..<(place - 1)] + [both] + terms[(place + 1)...])
        }
    }

    /// The words, as people read them.
    public var text: String { terms.map { $0.word }.joined(separator: " ") }
}

