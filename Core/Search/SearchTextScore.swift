/// Where a product has its words. What stands further up says more of what the product is.
public struct SearchFields: Sendable {
    fileprivate let name: [String]
    fileprivate let keywords: [String]
    fileprivate let category: [String]

    /// - Parameters: words as `SearchText.indexed` gives them.
    public init(name: Set<String>, keywords: Set<String>, category: Set<String>) {
        self.name = name.sorted()
        self.keywords = keywords.sorted()
        self.category = category.sorted()
    }
}

/// Tells how well products that have all the words of a query answer it. It depends on nothing but the two, so that other products come and
/// go without a change in the order of these.
public struct SearchScore: Sendable {
    private let terms: [(whole: [String], beginnings: [String])]

    public init(_ query: SearchQuery) { terms = query.terms.map { ($0.whole, $0.beginnings) } }

    /// For each word its best place, a whole word before a beginning.
    public func of(_ fields: SearchFields) -> Int64 {
        terms.reduce(0) { sum, term in
            for (words, exact, begun) in [(fields.name, 80, 60), (fields.keywords, 40, 30), (fields.category, 20, 15)]
                as [([String], Int64, Int64)]
            {
                if term.whole.contains(where: { Self.first(from: $0, in: words) == $0 }) { return sum + exact }
                let hasBeginning = term.beginnings.contains { beginning in
                    Self.first(from: beginning, in: words).map { SearchText.begins($0, with: [beginning]) } ?? false
                }
                if hasBeginning { return sum + begun }
            }
            return sum + 5
        }
    }

    /// The first of sorted words that does not come before a text: the text itself, or what begins with it, if there is any.
    private static func first(from text: String, in words: [String]) -> String? {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < text { low = middle + 1 } else { high = middle }
        }
        return low < words.count ? words[low] : nil
    }
}
