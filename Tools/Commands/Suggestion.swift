/// "did you mean …?" for a word that nothing is called.
public enum Suggestion {
    /// The word of `candidates` nearest to `word`, when it is near enough to be a slip of the fingers.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let ranked = candidates.map { (word: $0, distance: distance(word, $0)) }.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
        guard let best = ranked.first, best.distance <= max(1, (word.count + 1) / 3), best.distance < word.count else { return nil }
        return best.word
    }

    /// `; did you mean 'x'?`, or nothing.
    public static func phrase(for word: String, among candidates: some Sequence<String>) -> String {
        nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let (a, b) = (Array(left.lowercased()), Array(right.lowercased()))
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
