import Contracts
import NutritionDomain
import Search
import TestSupport
import Testing
import Wire

@testable import NutritionService

struct FoodSearchTests {
    let library: LibrarySnapshot
    init() throws { library = try DeliveredLibrary.read.get().snapshot }

    private func list(_ query: FoodQuery, _ language: Language = .english, _ taste: FoodTaste = FoodTaste()) -> FoodList.Page {
        FoodList(query: query, language: language, library: library, taste: taste).page(after: nil, limit: 100)
    }

    private func hits(_ text: String, _ language: Language = .english) -> [FoodFacts] {
        list(FoodQuery(q: FreeText(trusted: text)), language).items
    }

    /// What people type, and a food that has to be among the first three.
    static let meant: [(text: String, id: String)] = [
        ("rice", "20045"), ("أرز", "20045"), ("رز", "20045"), ("الأرز", "20045"), ("White Rice", "20045"), ("brown rice", "20037"),
        ("أَرُزّ أَبْيَض", "20045"), ("egg", "01129"), ("eggs", "01129"), ("بيض", "01129"), ("بيضة", "01129"), ("بيض مسلوق", "01129"),
        ("chicken breast", "05747"), ("صدر دجاج", "05747"), ("صدور فراخ", "05747"), ("chicken", "05009"), ("دجاج", "05009"),
        ("فراخ", "05009"), ("milk", "01077"), ("حليب", "01077"), ("tomato", "11529"), ("tomatoes", "11529"), ("طماطم", "11529"),
        ("طماط", "11529"), ("قوطة", "11529"), ("بندورة", "11529"), ("عيش", "arabic-bread"), ("عيش بلدي", "aish-baladi"),
        ("خبز", "arabic-bread"),
        ("arabic bread", "arabic-bread"), ("banana", "09040"), ("bananas", "09040"), ("موز", "09040"), ("موزة", "09040"),
        ("apple", "09003"), ("تفاح", "09003"), ("تفاحه", "09003"), ("dates", "09421"), ("تمر", "09421"), ("تمور", "09421"),
        ("yogurt", "01116"), ("yoghurt", "01116"), ("زبادي", "01116"), ("kabsa", "chicken-kabsa"), ("كبسة", "chicken-kabsa"),
        ("كبسه دجاج", "chicken-kabsa"), ("lentil soup", "lentil-soup"), ("شوربة عدس", "lentil-soup"), ("hummus", "hummus"),
        ("houmous", "hummus"), ("فلافل", "falafel"), ("falafel", "falafel"), ("koshari", "koshari"), ("كشري", "koshari"),
        ("labneh", "labneh"), ("لبنة", "labneh"), ("olive oil", "04053"), ("زيت زيتون", "04053"), ("honey", "19296"), ("عسل", "19296"),
        ("orange", "09200"), ("برتقال", "09200"), ("orange juice", "09206"), ("عصير برتقال", "09206"), ("watermelon", "09326"),
        ("بطيخ", "09326"), ("حبحب", "09326"), ("cucumber", "11205"), ("خيار", "11205"), ("feta", "01019"), ("جبنة فيتا", "01019"),
        ("halloumi", "halloumi"), ("cola", "14148"), ("قهوة عربية", "arabic-coffee"), ("mandi", "chicken-mandi"), ("مندي", "chicken-mandi"),
        // As it is being typed, and with a slip.
        ("banan", "09040"), ("دجا", "05009"), ("bananna", "09040"), ("chiken brest", "05747"), ("tomatto", "11529"), ("طماطمم", "11529"),
    ]

    @Test("What somebody means is among the first three, in either language and however it is spelled", arguments: FoodSearchTests.meant)
    func first(text: String, id: String) {
        let isArabic = text.unicodeScalars.contains { $0.value > 0x600 }
        let found = hits(text, isArabic ? .arabic : .english)
        #expect(found.prefix(3).contains { $0.id.text == id }, "\(found.prefix(5).map { "\($0.id.text) \($0.en)" })")
    }

    @Test("What was probably meant is said, and only when nothing has what was typed")
    func corrections() {
        #expect(list(FoodQuery(q: FreeText(trusted: "chiken"))).corrected == "chicken")
        #expect(list(FoodQuery(q: FreeText(trusted: "chicken"))).corrected == nil)
        // There are bananas; the filter leaves them out, and nothing else was meant.
        let none = list(FoodQuery(q: FreeText(trusted: "banana"), group: .poultry))
        #expect(none.items.isEmpty && none.corrected == nil)
        #expect(list(FoodQuery(q: FreeText(trusted: "xqzzyw"))).items.isEmpty)
        #expect(list(FoodQuery(q: FreeText(trusted: "؟!"))).items.isEmpty)
        #expect(list(FoodQuery(q: FreeText(trusted: "ال"))).total == library.foods.count)
    }

    @Test("Each word narrows a search, the last by its beginning, and a group leaves what is in it")
    func words() {
        let chicken = Set(hits("chicken").map(\.id))
        #expect(!hits("grilled chicken bre").isEmpty)
        #expect(list(FoodQuery(q: FreeText(trusted: "chicken"))).total > list(FoodQuery(q: FreeText(trusted: "chicken soup"))).total)
        #expect(!chicken.isEmpty)
        for group in FoodGroup.allCases {
            let page = list(FoodQuery(group: group))
            #expect(page.total == library.foods.count { $0.group == group } && page.total > 0, "\(group)")
            #expect(page.items.allSatisfy { $0.group == group })
        }
    }

    @Test("What somebody likes comes first among what answers equally well, and no further")
    func taste() {
        let (bran, almond) = (FoodID(trusted: "20060"), FoodID(trusted: "12061"))
        let taste = FoodTaste(favourites: [bran, almond])
        #expect(list(FoodQuery(q: FreeText(trusted: "rice")), .english, taste).items.first?.id == bran)
        #expect(!hits("rice").prefix(3).contains { $0.id == bran })
        // Of another name only: names come before it.
        #expect(list(FoodQuery(q: FreeText(trusted: "boiled rice")), .english, taste).items.first?.id == FoodID(trusted: "20045"))
    }

    @Test("Lists without a search begin with what has a name in the reader's language", arguments: Language.allCases)
    func alphabet(language: Language) {
        let items = list(FoodQuery(), language).items
        #expect(items.count == 100 && items.allSatisfy { $0.ar != nil })
        let keys = items.map { SearchText.key($0.name(in: language)) }
        #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// A word, what it is the plural of, and both as beginnings are looked up.
    @Test("The work of a search is bounded by the words that were typed", arguments: [
        "a", "a b c d e f g h i j k l m n o p q r s t u v w x y z", "rice rice rice", "s", "ال", "raw with salt boiled without fat",
        String(repeating: "x", count: 100), "الأرز البيض الدجاج", "م",
    ])
    func work(text: String) throws {
        guard let query = SearchQuery(text) else { return }
        let found = library.search.words.find(query)
        let entries = library.search.words.size
        #expect(entries < library.foods.count * 40)
        #expect(found.looked <= entries * 2 * max(1, query.terms.count))
        #expect(found.hits.count <= library.foods.count)
    }

    @Test("Pages neither miss nor repeat, in both languages, with a search and with what somebody likes")
    func pages() {
        let taste = FoodTaste(
            favourites: Set(library.foods.prefix(50).map(\.id)),
            logged: [library.foods[7].id: FoodTaste.Habit(times: 2, last: Instant(milliseconds: 1_772_427_600_000))])
        for (query, language) in [
            (FoodQuery(), Language.english), (FoodQuery(), .arabic), (FoodQuery(q: FreeText(trusted: "chicken")), .english),
            (FoodQuery(q: FreeText(trusted: "دجاج")), .arabic), (FoodQuery(scope: .favourites), .english),
        ] {
            let list = FoodList(query: query, language: language, library: library, taste: taste)
            var (seen, after) = ([FoodID](), FoodPlace?.none)
            repeat {
                let page = list.page(after: after, limit: 37)
                seen += page.items.map(\.id)
                after = page.next
            } while after != nil
            #expect(seen.count == list.page(after: nil, limit: 1).total && Set(seen).count == seen.count && seen.count > 37)
        }
    }

    @Test(arguments: [
        ("White rice, boiled", "rice"), ("Rice, white, long-grain", "Rice"), ("Egg sandwich with cheese", "sandwich"),
        ("Oats, whole grain (raw)", "Oats"), ("Cream of chicken soup", "Cream"), ("Butter", "Butter"),
    ])
    func theNounOfAName(name: String, noun: String) { #expect(FoodIndex.leading(english: name) == noun) }
}
