import Search
import TestSupport
import Testing

@Suite struct WordIndexTests {
    static let things: [WordIndex.Texts] = [
        WordIndex.Texts(
            names: ["White rice, boiled", "أرز أبيض مسلوق"], leading: ["rice", "أرز"], also: ["basmati"], shelf: ["grains", "grain"]),
        WordIndex.Texts(names: ["Rice pudding", "أرز بالحليب"], leading: ["pudding", "أرز"], also: ["muhallabia"], shelf: ["dessert"]),
        WordIndex.Texts(names: ["Lentil soup", "شوربة عدس"], leading: ["soup", "شوربة"], also: ["rice free"], shelf: ["rice"]),
        WordIndex.Texts(names: ["Tomato, raw", "طماطم نيئة"], leading: ["Tomato", "طماطم"], also: [], shelf: []),
        WordIndex.Texts(names: ["Flat bread", "خبز مفرود"], leading: ["bread", "خبز"]),
        WordIndex.Texts(names: ["Rice of the Gulf", "رز خليجي"], leading: ["Rice"], also: ["عيش"]),
    ]
    let index = WordIndex(Self.things, same: SameWords([["طماطم", "قوطة", "بندورة"], ["خبز", "عيش"], ["أرز", "رز", "عيش"]]))

    private func hits(_ text: String) throws -> [WordIndex.Hit] { index.find(try #require(SearchQuery(text))).hits }
    private func places(_ text: String) throws -> [Int] { try hits(text).map(\.place) }

    @Test func allWordsHaveToBeThereAndTheLastByItsBeginning() throws {
        #expect(try places("rice") == [0, 1, 2, 5])
        #expect(try places("boiled ric") == [0])
        #expect(try places("ric boiled") == [])
        #expect(try places("مسلوق الأر") == [0])
        #expect(try places("nothing") == [])
        #expect(try places("ال").count == Self.things.count)
    }

    @Test func aNameIsBetterThanAnotherNameAndThatThanTheShelf() throws {
        #expect(try hits("rice").map(\.score) == [80, 80, 40, 80])
        #expect(try hits("ric").map(\.score) == [60, 60, 30, 60])
        #expect(try hits("dessert").map(\.score) == [20])
        #expect(try hits("desse").map(\.score) == [15])
        #expect(try hits("rice pudding").map(\.score) == [160])
    }

    @Test func theWordThatSaysWhatItIsIsTold() throws {
        #expect(try hits("rice").map(\.leading) == [1, 0, 0, 1])
        #expect(try hits("أرز").map(\.leading) == [1, 1, 0])
    }

    @Test func anyOfTheWordsForAThingFindsIt() throws {
        #expect(try places("قوطة") == [3])
        #expect(try places("بندور") == [3])
        #expect(try places("عيش") == [0, 1, 4, 5])
    }

    @Test func aWordStandsForItsSynonymsAndForNoneThatMeansSomethingElseToo() {
        let same = SameWords([["خبز", "عيش"], ["أرز", "رز", "عيش"], ["shrimp", "prawn"]])
        #expect(Set(same.others("prawns")) == ["shrimp", "prawn"] && same.others("rice").isEmpty)
        #expect(Set(same.others("خبز")) == ["خبز"] && Set(same.others("رز")) == ["ارز", "رز"])
        #expect(Set(same.others("عيش")) == ["خبز", "ارز", "رز"])
    }

    @Test(arguments: [
        ("white rice boiled", [0], []), ("White RICES, boiled", [0], []), ("basmati", [], [0]), ("قوطة نيئة", [3], []), ("rice", [], []),
        ("رز أبيض مسلوق", [0], []),
        // It is two things, so that it is no other name of either.
        ("عيش", [], [5]), ("خبز", [], []),
    ] as [(String, [Int], [Int])])
    func wholeNamesAreCompared(text: String, names: [Int], also: [Int]) throws {
        let found = index.named(try #require(SearchQuery(text)))
        #expect(found.names == names && found.also == also)
    }

    @Test func whatWasProbablyMeantIsSaid() throws {
        #expect(index.corrected(try #require(SearchQuery("tomatto")))?.text == "tomato")
        #expect(index.corrected(try #require(SearchQuery("tomato"))) == nil)
        #expect(index.corrected(try #require(SearchQuery("بندوره"))) == nil)
    }

    @Test("No search looks at more than the index has for each word", arguments: [
        "a", "r", "rice", "rice rice rice", "ر", "b l r s t", "xxxxxxxx", "rice pudding of the gulf",
    ])
    func theWorkIsBounded(text: String) throws {
        let query = try #require(SearchQuery(text))
        let found = index.find(query)
        // A word and its singular, and both again as beginnings.
        #expect(found.looked <= index.size * 4 * query.terms.count)
        #expect(found.hits.count <= Self.things.count)
    }

    @Test func nothingIsFoundInNothing() throws {
        let empty = WordIndex([])
        let query = try #require(SearchQuery("rice"))
        #expect(empty.find(query).hits.isEmpty && !empty.hasMatch(query) && empty.size == 0)
    }
}
