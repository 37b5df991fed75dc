import Search
import TestSupport
import Testing

@Suite struct SearchTypoTests {
    static func distances(_ a: String, _ b: String, limit: Int = 2) -> [Int]? {
        Typo.distances(Array(a.unicodeScalars), Array(b.unicodeScalars), limit: limit).map { [$0.whole, $0.beginning] }
    }

    @Test(arguments: [
        ("band", "band", [0, 0]), ("bnad", "band", [1, 1]), ("bad", "band", [1, 1]), ("bannd", "band", [1, 1]), ("bend", "band", [1, 1]),
        ("ban", "band", [1, 0]),
        ("bandx", "band", [1, 1]), ("احبلا", "احبال", [1, 1]), ("", "ab", [2, 0]),
    ])
    func slipsAreCounted(typed: String, word: String, expected: [Int]) { #expect(Self.distances(typed, word) == expected) }

    @Test func whatIsTooFarIsNothing() {
        #expect(Self.distances("xyz", "band") == nil)
        #expect(Self.distances("bnad", "band", limit: 0) == nil)
        #expect(Self.distances("resis", "resistance", limit: 1) == [5, 0])
        #expect(Self.distances("resits", "resistance", limit: 1) == [4, 1])
    }

    @Test func shortWordsAreTakenAsTheyAre() {
        #expect([0, 1, 3].map { Typo.limit(letters: $0) } == [0, 0, 0])
        #expect([4, 7].map { Typo.limit(letters: $0) } == [1, 1])
        #expect([8, 40].map { Typo.limit(letters: $0) } == [2, 2])
    }

    /// Against the definition, computed the slow way, over random words.
    @Test func theDistanceIsTheDefinitions() {
        func slow(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
            var table: [[Int]] = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : row } }
            for i in 0..<a.count {
                for j in 0..<b.count {
                    var best = min(table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (a[i] == b[j] ? 0 : 1))
                    if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, table[i - 1][j - 1] + 1) }
                    table[i + 1][j + 1] = best
                }
            }
            return table[a.count][b.count]
        }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            func word() -> [Unicode.Scalar] {
                (0..<Int.random(in: 0...7, using: &random)).map { _ in ["a", "b", "c"].randomElement(using: &random) ?? "a" }
            }
            let (typed, target, limit) = (word(), word(), Int.random(in: 0...2, using: &random))
            let whole = slow(typed, target)
            let beginning = (0...target.count).map { slow(typed, Array(target.prefix($0))) }.min() ?? 0
            let found = Typo.distances(typed, target, limit: limit)
            #expect((found != nil) == (beginning <= limit))
            guard let found else { continue }
            #expect(found.beginning == beginning)
            #expect(whole <= limit ? found.whole == whole : found.whole > limit)
        }
    }

    static let words: [(word: String, products: Int64)] = [
        ("band", 9), ("bands", 8), ("badge", 1), ("resistance", 5), ("protein", 4), ("dumbbell", 3), ("dumbbells", 3), ("mat", 2),
        ("mats", 2), ("احبال", 3),
        ("المقاومه", 2), ("مقاومه", 4), ("2000", 1), ("whey", 1), ("grey", 1),
    ]

    @Test(arguments: [
        ("bnad", "band"), ("resistnce", "resistance"), ("resitan", "resistance"), ("protien", "protein"), ("dumbel", "dumbbell"),
        ("dumbels", "dumbbell"),
        ("الاحبلا", "احبال"), ("مقاومم", "مقاومه"), ("bnad resistnce", "band resistance"), ("whay", "whey"), ("badn mat", "band mat"),
    ])
    func theNearestWordIsMeant(typed: String, meant: String) throws {
        #expect(Vocabulary(Self.words).corrected(try #require(SearchQuery(typed)))?.text == meant)
    }

    @Test(arguments: ["band", "ban", "b", "resistance ba", "mta", "2001", "xyzzy", "band xyzzy", "bands", "الاحبال", "المق"])
    func whatIsKnownOrFarFromEverythingStays(typed: String) throws {
        #expect(Vocabulary(Self.words).corrected(try #require(SearchQuery(typed))) == nil)
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
