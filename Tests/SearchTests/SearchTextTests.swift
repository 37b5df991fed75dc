import Search
import TestSupport
import Testing

@Suite struct SearchTextTests {
    @Test(arguments: [
        ("Resistance BAND", "resistance band"), ("Café crème Ångström ŁÓDŹ straße", "cafe creme angstrom lodz strasse"),
        ("Cafe\u{301}", "cafe"),
        ("İstanbul ISPARTA ılık", "istanbul isparta ilik"), ("pre-workout", "pre workout"), ("men's / women’s", "mens womens"),
        ("24kg B12 omega3", "24 kg b 12 omega 3"), ("1.5 L", "1 5 l"), ("٢٤ كجم ۲۴ ２４", "24 كجم 24 24"),
        ("أحبال إحبال آحبال ٱحبال", "احبال احبال احبال احبال"),
        ("مقاومة", "مقاومه"), ("على علی كرة کرة", "علي علي كره كره"), ("مؤشر هيئة", "موشر هييه"), ("أَحْبَـــالٌ", "احبال"),
        ("ا\u{654}حبال ه\u{670}ذا", "احبال هذا"),
        ("a\u{200d}b\u{200e}c\u{ad}d", "abcd"), ("💪🏽 \"*\" : ( ) ^ - +", ""), ("   ", ""), ("،؛؟", ""), ("x\u{0}y", "x y"),
        ("हिन्दी 中文", "हिन्दी 中文"),
    ])
    func wordsHaveOneSpelling(text: String, words: String) { #expect(SearchText.key(text) == words) }

    @Test func aWordHasAnEnd() {
        let word = String(repeating: "ab", count: 500)
        #expect(SearchText.words(word) == [String(word.prefix(40))])
        #expect(SearchText.indexed(word + "-" + word).allSatisfy { $0.unicodeScalars.count <= 40 })
    }

    @Test(arguments: [
        ("bands", ["bands", "band"]), ("accessories", ["accessories", "accessory"]), ("boxes", ["boxes", "box"]),
        ("benches", ["benches", "bench"]),
        ("bottles", ["bottles", "bottle"]), ("press", ["press"]), ("abs", ["abs"]), ("24", ["24"]), ("focus", ["focus"]),
        ("الاحبال", ["الاحبال", "احبال"]),
        ("والاحبال", ["والاحبال", "احبال"]), ("بالاحبال", ["بالاحبال", "احبال"]), ("للتمرين", ["للتمرين", "تمرين"]), ("ال", ["ال"]),
        ("الم", ["الم"]),
        ("ظغط", ["ظغط", "ضغط"]), ("العظلات", ["العظلات", "عظلات", "العظله", "عظله", "العضلات", "عضلات", "العضله", "عضله"]),
        ("ضغط", ["ضغط"]), ("زجاجات", ["زجاجات", "زجاجه"]), ("الزجاجات", ["الزجاجات", "زجاجات", "الزجاجه", "زجاجه"]), ("ذات", ["ذات"]),
    ])
    func wordsHaveForms(word: String, forms: [String]) { #expect(SearchText.forms(of: word) == forms) }

    @Test func hyphenedWordsAreOneWordToo() {
        #expect(SearchText.indexed("Pre-Workout") == ["pre", "workout", "preworkout"])
        #expect(SearchText.indexed("Omega-3") == ["omega", "3"])
        #expect(SearchText.indexed("pre - workout") == ["pre", "workout"])
    }

    @Test func aQueryIsItsWords() throws {
        let query = try #require(SearchQuery("The Bands, the RESIST"))
        #expect(query.terms.map(\.word) == ["the", "bands", "resist"])
        #expect(query.terms.map(\.isBeginning) == [false, false, true])
        #expect(query.terms[1].whole == ["bands", "band"])
        #expect(query.terms[1].beginnings == [])
        #expect(query.terms[2].beginnings == ["resist"])
        #expect(query.text == "the bands resist")
        #expect(try #require(SearchQuery("الح")).terms[0].beginnings == ["الح", "ح"])
        #expect(try #require(SearchQuery("mat mat")).terms == [SearchQuery.Term("mat", isBeginning: true)])
    }

    @Test func anArticleAloneAsksForNothingYet() throws {
        #expect(try #require(SearchQuery("ال")).terms.isEmpty)
        #expect(try #require(SearchQuery("طقم ال")).terms.map(\.word) == ["طقم"])
        #expect(SearchQuery("💪 *") == nil)
        #expect(SearchQuery("") == nil)
    }

    @Test func whatStandsFurtherUpCountsMore() throws {
        func fields(_ name: String, _ keywords: String = "", _ category: String = "") -> SearchFields {
            SearchFields(name: SearchText.indexed(name), keywords: SearchText.indexed(keywords), category: SearchText.indexed(category))
        }
        let query = try #require(SearchQuery("band"))
        let places = [
            fields("band"), fields("bandage"), fields("x", "band"), fields("x", "bandage"), fields("x", "", "band"),
            fields("x", "", "bandage"), fields("x"),
        ]
        let scores = places.map { SearchScore(query).of($0) }
        #expect(scores == scores.sorted(by: >))
        #expect(Set(scores).count == scores.count)
        #expect(SearchScore(try #require(SearchQuery("bands resistance"))).of(fields("resistance bands")) == 160)
    }
}
