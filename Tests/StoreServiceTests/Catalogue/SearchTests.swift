import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import StoreDomain
import StoreService
import Testing
import TestSupport
import Wire

@Suite struct SearchTests {
    private func shelf(_ engine: Engine, _ body: (StoreFixture) async throws -> Void) async throws {
        try await StoreFixture.run(engine: engine) { store async throws in
            for product in TestShelf.products { try await store.add(product) }
            try await body(store)
        }
    }

    @Test(.proves("FR-STORE-03-a"), arguments: Engine.allCases)
    func wordsFindTheirProducts(engine: Engine) async throws {
        try await shelf(engine) { store async throws in
            // By where the word stands: the name, the keywords, the description.
            #expect(try await store.find("band") == ["band-set", "bottle", "shirt"])
            #expect(try await store.find("أحبال") == ["band-set"])
            #expect(try await store.find("bands") == ["band-set", "shirt"])
            #expect(try await store.find("five latex BAND") == ["band-set"])
            #expect(try await store.find("bandage bottle") == ["bottle"])
            #expect(try await store.find("nakhla") == ["shirt", "yoga-mat"])
            #expect(try await store.find("clothes") == ["shirt"])
            #expect(try await store.find("مكملات") == ["whey"])
            let none = try await store.client.send(.get, "/store/products?q=xyzzy")
            #expect(none.status == 200 && none.json?["items"]?.array?.isEmpty == true && none.json?["total"]?.integer == 0)
            #expect(none.json?["corrected"] ?? .null == .null)
        }
    }

    /// However the shop writes a word and however the customer does.
    @Test(arguments: Engine.allCases)
    func arabicIsFoundInEverySpelling(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store async throws in
            let spellings = ["أحبال مقاومة", "احبال مقاومه", "الأحبال المقاومة", "أَحْبَالُ مُقَاوَمَةٍ", "أحبـــال مقاومـة", "إحبال مقاومة"]
            for (number, spelling) in spellings.enumerated() {
                try await store.add(TestProduct(slug: "band-\(number)", name: ("Band \(number)", spelling)))
            }
            try await store.add(TestProduct(slug: "ball", name: ("Ball", "كرة على شكل هيئة ١٢ كجم")))
            let all = Set(spellings.indices.map { "band-\($0)" })
            for spelling in spellings + ["المقاومة والأحبال", "بالأحبال"] {
                #expect(Set(try await store.find(spelling)) == all, "\(spelling)")
            }
            for spelling in ["كره علي", "الكرة", "هييه", "12", "۱۲ كجم", "کرة", "كرة ١٢"] {
                #expect(try await store.find(spelling) == ["ball"], "\(spelling)")
            }
            for prefix in ["أحبال المقاومة", "احبال مقاومه", "الأحبال"] {
                for length in 1...prefix.count where prefix.prefix(length).last != " " {
                    #expect(Set(try await store.find(String(prefix.prefix(length)))).isSuperset(of: all), "\(prefix.prefix(length))")
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func resultsComeWhileSomebodyTypes(engine: Engine) async throws {
        try await shelf(engine) { store async throws in
            for text in ["Resistance Band", "resistance bands", "elastic ban"] {
                for length in 1...text.count where text.prefix(length).last != " " {
                    #expect(try await store.find(String(text.prefix(length))).first == "band-set", "\(text.prefix(length))")
                }
            }
            // Only the last word may go on.
            #expect(try await store.find("resist band") == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func slipsAreForgivenAndSaid(engine: Engine) async throws {
        try await shelf(engine) { store async throws in
            func corrected(_ text: String) async throws -> (String?, [String]) {
                let page = try await store.list(CatalogueQuery(q: FreeText(trusted: text)))
                return (page.corrected, page.items.map(\.slug.text))
            }
            #expect(try await corrected("resistnce") == ("resistance", ["band-set"]))
            #expect(try await corrected("resitsa") == ("resistance", ["band-set"]))
            #expect(try await corrected("protien") == ("protein", ["whey"]))
            #expect(try await corrected("resistnce bnad") == ("resistance band", ["band-set"]))
            #expect(try await corrected("المقاوكة") == ("المقاومه", ["band-set"]))
            #expect(try await corrected("yoag") == ("yoga", ["yoga-mat"]))
            // Short words, numbers and words that are known are left alone.
            #expect(try await corrected("mta") == (nil, []))
            #expect(try await corrected("xyzzy") == (nil, []))
            #expect(try await corrected("whey mat") == (nil, []))
            #expect(try await corrected("band") == (nil, ["band-set", "bottle", "shirt"]))
            // Known, though not in that category.
            let page = try await store.list(CatalogueQuery(q: FreeText(trusted: "protein"), category: .apparel))
            #expect(page.corrected == nil && page.items.isEmpty)
        }
    }

    /// A word goes when the last product that has it goes.
    @Test(arguments: Engine.allCases)
    func wordsGoWithTheirProducts(engine: Engine) async throws {
        try await shelf(engine) { store async throws in
            let id = try #require(try await store.list(CatalogueQuery(q: FreeText(trusted: "whey"))).items.first).id
            #expect(try await store.list(CatalogueQuery(q: FreeText(trusted: "wehy"))).corrected == "whey")
            var edit = ProductEdit()
            edit.name = LocalizedName(en: FreeText(trusted: "Casein"), ar: FreeText(trusted: "كازين"))
            _ = try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: id), edit)
            #expect(try await store.find("casein") == ["whey"])
            #expect(try await store.find("whey") == [])
            #expect(try await store.list(CatalogueQuery(q: FreeText(trusted: "wehy"))).corrected == nil)
            #expect(try await store.list(CatalogueQuery(q: FreeText(trusted: "caseni"))).corrected == "casein")
            _ = try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: id), ProductEdit(isArchived: true))
            #expect(try await store.find("casein") == [])
            #expect(try await store.list(CatalogueQuery(q: FreeText(trusted: "caseni"))).corrected == nil)
            _ = try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: id), ProductEdit(isArchived: false))
            #expect(try await store.find("casein") == ["whey"])
        }
    }

    /// Whatever is typed is text. None of it finds anything here, and nothing breaks.
    @Test(arguments: Engine.allCases)
    func nothingTypedIsACommand(engine: Engine) async throws {
        try await shelf(engine) { store async throws in
            let texts = [
                "\"", "'", "''", "*", "**", ":", "^", "\"xyzzy", "xyzzy\"*", "xyzzy* OR yyy", "xyzzy AND NOT yyy", "NEAR(xyzzy yyy, 5)",
                "words:xyzzy", "{words}:xyzzy",
                "-xyzzy", "+xyzzy", "(xyzzy", "xyzzy)", "xyzzy:*", "xyzzy:A", "!xyzzy", "xyzzy | yyy & zzz", "xyzzy <-> yyy", "xyzzy\\",
                "\\'xyzzy", "💪", "👩‍👩‍👧‍👧", "xyzzy💪",
                "'; DROP TABLE products; --", "%", "_", "xyzzy%", "\u{202e}xyzzy", "$1", "\\x00", "ﷺ", "xyzzy\u{200d}",
                String(repeating: "x", count: 100),
                String(repeating: "x ", count: 50), String(repeating: "ظ", count: 100), String(repeating: "💪", count: 100),
                String(repeating: "\"", count: 100),
            ]
            for text in texts {
                let answer = try await store.client.answer(Store.products, CatalogueQuery(q: FreeText(trusted: text)), Nothing())
                #expect(answer.status == 200, "\(text)")
                #expect(answer.json?["items"]?.array?.isEmpty == true, "\(text)")
            }
            // The words in between are found all the same.
            for text in [
                "\"band\"", "band*", "band:", "(band)", "'band'", "-band", "band & !", "\u{202e}band", "💪 band", "ba'nd", "band\u{200d}",
            ] {
                #expect(try await store.find(text).first == "band-set", "\(text)")
            }
            #expect(try await store.find("band OR whey") == [])
            #expect(try await store.find("ال").count == 5)
            #expect(try await store.slugs().count == 5)
        }
    }

    /// An administrator's text is text, too.
    @Test(arguments: Engine.allCases)
    func nothingWrittenIsACommand(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store async throws in
            let name = "O'Brien \"quoted\" \\'; DROP TABLE x -- 💪 :* & | ! ( \(String(repeating: "w", count: 40))"
            try await store.add(
                TestProduct(
                    slug: "odd", name: (name, "اسم ' غريب"), keywords: ["'", "💪", "a:*", "\\"],
                    description: (String(repeating: "é", count: 2000), String(repeating: "ظ ", count: 1000))))
            #expect(try await store.list().items.map(\.name) == [name])
            for text in ["O'Brien", "obrien", "quoted", "غريب", "www", "eeee"] { #expect(try await store.find(text) == ["odd"], "\(text)") }
        }
    }
}
