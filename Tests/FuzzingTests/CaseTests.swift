import Fuzzing
import HTTPCore
import JSONCoding
import Testing
import Wire

@Suite struct PairwiseTests {
    /// Every pair of values of every two parameters.
    private func pairs(_ rows: [[Int]]) -> Set<[Int]> {
        var seen: Set<[Int]> = []
        for row in rows { for a in row.indices { for b in row.indices where a < b { seen.insert([a, row[a], b, row[b]]) } } }
        return seen
    }

    @Test(arguments: [
        [2, 2], [3, 2, 2], [2, 3, 4, 5], [1, 1, 4], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [6, 2, 2, 2, 2, 3], Array(repeating: 2, count: 24),
    ])
    func allPairsAreCovered(_ counts: [Int]) {
        let rows = Pairwise.rows(counts)
        var wanted = 0
        for a in counts.indices { for b in counts.indices where a < b { wanted += counts[a] * counts[b] } }
        #expect(pairs(rows).count == wanted)
        #expect(rows.allSatisfy { row in zip(row, counts).allSatisfy { $0 >= 0 && $0 < $1 } })
        // Not fewer than the two widest need; not many more.
        let widest = counts.sorted(by: >)
        #expect(rows.count >= widest[0] * widest[1])
        #expect(rows.count <= max(widest[0] * widest[1] * 3, widest[0] * widest[1] + 20))
        #expect(rows == Pairwise.rows(counts))
    }

    @Test func oneAndNoneAreNoPairs() {
        #expect(Pairwise.rows([3]) == [[0], [1], [2]])
        #expect(Pairwise.rows([]).isEmpty)
        #expect(Pairwise.rows([2, 0]).isEmpty)
    }
}

@Suite struct ValueCaseTests {
    private func texts(_ cases: [ValueCase], _ validity: Validity) -> [String] {
        cases.filter { $0.validity == validity }.map { String(decoding: $0.node.bytes { _ in "" }, as: UTF8.self) }
    }

    @Test func integersStandAtTheirBounds() {
        let cases = ValueCases.all(.integer(minimum: 2, maximum: 6), example: .integer(3))
        let (valid, invalid) = (texts(cases, .valid), texts(cases, .invalid))
        #expect(Set(["2", "3", "5", "6", "2.0", "2e0"]).isSubset(of: valid))
        #expect(
            Set([
                "1", "7", "0", "-1", "-0", "2.5", "9223372036854775807", "9223372036854775808", "1e309", "NaN", "\"1\"", "true", "[]", "{}",
            ]).isSubset(of: invalid))
    }

    @Test func unboundedIntegersGoToTheEnds() {
        let valid = texts(ValueCases.all(.integer(minimum: nil, maximum: nil), example: .integer(3)), .valid)
        #expect(Set(["9223372036854775807", "-9223372036854775808", "-1", "0", "-0"]).isSubset(of: valid))
    }

    @Test func numbersTakeDecimals() {
        let cases = ValueCases.all(.number(minimum: 0.5, maximum: 2), example: .scalar(1.5))
        #expect(Set(["0.5", "2"]).isSubset(of: texts(cases, .valid).map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }))
        #expect(
            Set(["0", "-1", "1e309", "Infinity".isEmpty ? "" : "-Infinity"]).isSubset(
                of: texts(cases, .invalid).map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }))
    }

    @Test func lengthsAreCountedInScalars() {
        let cases = ValueCases.all(.string(StringRules(minimum: 2, maximum: 5)), example: .string("abc"))
        func lengths(_ prefix: String) -> Set<Int> {
            Set(
                cases.filter { $0.name.hasPrefix(prefix) }.compactMap {
                    if case .scalar(.string(let text)) = $0.node { text.unicodeScalars.count } else { nil }
                })
        }
        #expect(lengths("longest-") == [5])
        #expect(lengths("too-long-") == [6])
        #expect(lengths("shortest-") == [2])
        #expect(lengths("too-short") == [1])
        #expect(
            Set(cases.map(\.name)).isSuperset(of: ["longest-arabic", "longest-emoji", "longest-combining", "lone-surrogate", "content-nul"])
        )
        // Each is what it says it is.
        let judge = SchemaJudge()
        for one in cases where one.validity != .unknown {
            let verdict = judge.judge(.object([.init("x", one.node)]), OneWord.schema)
            #expect((verdict == .valid) == (one.validity == .valid), "\(one.name)")
        }
    }

    @Test func charactersCountWhatPeopleSee() {
        let rules = StringRules(minimum: 1, maximum: 80, maximumCharacters: 10)
        let cases = ValueCases.all(.string(rules), example: .string("abc"))
        let most = cases.first { $0.name == "most-characters-combining" }
        guard case .scalar(.string(let text))? = most?.node else {
            Issue.record("no text")
            return
        }
        #expect(text.count == 10)
        #expect(text.unicodeScalars.count == 20)
        #expect(cases.contains { $0.name == "too-many-characters-emoji" && $0.validity == .invalid })
    }

    @Test func wordsMapsListsAndAnything() {
        let words = ValueCases.all(.enumeration(["red", "green"]), example: .string("red"))
        #expect(words.filter { $0.validity == .valid }.count == 2)
        #expect(words.contains { $0.node == .string("RED") && $0.validity == .invalid })
        let lists = ValueCases.all(.array(.boolean(), minimum: 1, maximum: 3), example: .array([.scalar(true)]))
        #expect(lists.first { $0.name == "most" }?.node == .array([.scalar(true), .scalar(true), .scalar(true)]))
        #expect(lists.first { $0.name == "empty-list" }?.validity == .invalid)
        #expect(lists.contains { $0.name == "too-many" })
        #expect(ValueCases.all(.map(.boolean(), names: nil), example: .object([])).contains { $0.name == "empty-key" })
        #expect(ValueCases.all(.any, example: .object([])).allSatisfy { $0.validity == .unknown })
    }

    @Test func formatsHaveGoodAndBadTexts() {
        for format in ["uuid", "date", "date-time"] {
            let cases = ValueCases.all(.string(StringRules(format: format)), example: .string("x"))
            #expect(cases.count { $0.validity == .valid } >= 3, "\(format)")
            #expect(cases.count { $0.validity == .invalid } >= 8, "\(format)")
        }
        let invalid = texts(ValueCases.all(.string(StringRules(format: "date")), example: .string("2026-03-01")), .invalid)
        #expect(invalid.contains("\"2026-02-29\""))
    }
}

@Suite struct PatternTests {
    @Test(arguments: [
        ("^[a-z0-9][a-z0-9-]*[a-z0-9]$", ["ab", "a-b", "a1"], ["a", "-ab", "ab-", "A1", ""]),
        ("^([01][0-9]|2[0-3]):[0-5][0-9]$", ["00:00", "23:59", "19:30"], ["24:00", "7:30", "12:60", "12:30 "]),
        ("^\\+9665[0-9]{8}$", ["+966501234567"], ["966501234567", "+96650123456", "+9665012345678"]),
        ("^#?[Ff][Ii][Tt]-[0-9]{4,15}$", ["FIT-1000", "#fit-12345"], ["FIT-100", "##FIT-1000"]),
        ("^(?=[\\s\\S]*[A-Z])(?=[\\s\\S]*[0-9])[\\s\\S]*$", ["Ab1", "1\nA"], ["ab1", "AB"]),
        ("^[0-9\\u0660-\\u0669]{2}$", ["12", "١٢"], ["1", "۱۲"]),
        ("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9][A-Za-z0-9_+-]*){0,2}$", ["Asia/Riyadh", "UTC", "A/b/c"], ["Asia/", "/Asia", "a/b/c/d"]),
    ])
    func matchesAndMakes(_ text: String, _ good: [String], _ bad: [String]) throws {
        let pattern = try #require(SimplePattern(text))
        for one in good { #expect(pattern.matches(one), "\(one)") }
        for one in bad { #expect(!pattern.matches(one), "\(one)") }
        let samples = pattern.samples(limit: 40)
        if !text.contains("(?=") { #expect(!samples.isEmpty) }
        for one in samples { #expect(pattern.matches(one) && one.unicodeScalars.count <= 40, "\(one)") }
        #expect(samples == pattern.samples(limit: 40))
    }

    @Test(arguments: ["abc", "^a", "a$", "^(a$", "^[a-$", "^a{2,1}$", "^a**$", "^(?<n>a)$", "^\\p{L}$", "^\\1$", "^(?!a)b$"])
    func whatIsBeyondItIsSaid(_ text: String) { #expect(SimplePattern(text) == nil) }

    @Test func endlessMatchingEnds() throws {
        let pattern = try #require(SimplePattern("^((a+)+)+b$"))
        #expect(!pattern.matches(String(repeating: "a", count: 40)))
    }
}

private struct OneWord: DTO {
    let x: Word
    static let example = OneWord(x: .example)
}
