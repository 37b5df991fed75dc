/// Words for the same thing: spellings, plurals that no rule makes, and what it is called elsewhere.
public struct SameWords: Sendable {
    private let groups: [String: [String]]

    /// - Parameter groups: words without spaces, the one that names are compared by first. A word may be in several groups; then it stays
    ///   what it is where whole names are compared, because it means several things.
    public init(_ groups: [[String]]) {
        var all: [String: [String]] = [:]
        for group in groups {
            let words = group.compactMap { SearchText.words($0).first.map(Self.plain) }
            for word in words { all[word, default: []] += words }
        }
        self.groups = all
        var seen: Set<String> = []
        var several: Set<String> = []
        for group in groups {
            let words = Set(group.compactMap { SearchText.words($0).first.map(Self.plain) })
            for word in words where !seen.insert(word).inserted { several.insert(word) }
        }
        self.several = several
        canonical = groups.reduce(into: [:]) { canonical, group in
            let words = group.compactMap { SearchText.words($0).first.map(Self.plain) }
            for word in words { canonical[word] = canonical[word] == nil ? words.first ?? word : word }
        }
    }

    private let canonical: [String: String]
    /// Words that are in more than one group.
    private let several: Set<String>

    /// A word without article and plural.
    private static func plain(_ word: String) -> String { SearchText.forms(of: word).last ?? word }

    /// The words of texts in all their forms, and those that are the same as one of them.
    func indexed(_ texts: [String]) -> Set<String> {
        var words: Set<String> = []
        for text in texts { words.formUnion(SearchText.indexed(text)) }
        for word in words { if let others = groups[word] { words.formUnion(others) } }
        return words
    }

    /// What else a word is called, by words that mean nothing besides: who says bread does not mean all that is called `عيش`, which may be
    /// rice. Who says `عيش` means either.
    /// - Parameter word: as `SearchText.words` gives it.
    public func others(_ word: String) -> [String] { (groups[Self.plain(word)] ?? []).filter { !several.contains($0) } }

    /// What whole names are compared by.
    func key(_ text: String) -> String { key(SearchText.words(text)) }
    func key(_ query: SearchQuery) -> String { key(query.terms.map(\.word)) }

    private func key(_ words: [String]) -> String {
        words.map { word in
            let plain = Self.plain(word)
            return canonical[plain] ?? plain
        }.joined(separator: " ")
    }
}
