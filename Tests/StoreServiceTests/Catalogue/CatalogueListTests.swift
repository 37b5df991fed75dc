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

@Suite struct CatalogueListTests {
    private func shelf(_ engine: Engine, _ body: (StoreFixture) async throws -> Void) async throws {
        try await StoreFixture.run(engine: engine) { store in
            // A minute apart, so that newest means something.
            for product in TestShelf.products {
                try await store.add(product)
                store.store.clock.advance(by: .minutes(1))
            }
            try await body(store)
        }
    }

    @Test(.proves("FR-STORE-01"), arguments: Engine.allCases)
    func cardsSayWhatAGridShows(engine: Engine) async throws {
        try await shelf(engine) { store in
            let person = store.somebody()
            let id = try #require(try await store.list().items.first { $0.slug.text == "band-set" }).id
            try await store.order(id, by: person)
            _ = try await person.client.call(Store.review, ProductParameters(id: id), ReviewDetails(stars: Whole(trusted: 4)))
            for (language, name) in [(Language.english, "Resistance Band Set"), (.arabic, "طقم أحبال المقاومة")] {
                let page = try await store.list(CatalogueQuery(), language)
                #expect(page.items.allSatisfy { !$0.imageUrl.isEmpty && $0.price.currency == .sar })
                let card = try #require(page.items.first { $0.id == id })
                #expect(card.name == name)
                #expect(card.price == Money(amount: 8999, currency: .sar))
                #expect(card.imageUrl == "http://127.0.0.1/store/images/band-set-1.svg")
                #expect(card.rating == 4 && card.reviewCount == 1)
                #expect(card.stock == .inStock)
            }
            let raw = try await store.client.send(.get, "/store/products?q=resistance")
            #expect(raw.text.contains("\"price\":{\"amount\":8999,\"currency\":\"SAR\"}"))
            #expect(try await store.list().items.map { $0.stock } == [.inStock, .inStock, .out, .low, .inStock])
        }
    }

    @Test(arguments: Engine.allCases)
    func listsAreSortedAsAsked(engine: Engine) async throws {
        try await shelf(engine) { store in
            func sorted(_ sort: ProductSort?, _ language: Language = .english) async throws -> [String] {
                try await store.slugs(CatalogueQuery(sort: sort), language)
            }
            let newest = ["bottle", "shirt", "whey", "yoga-mat", "band-set"]
            #expect(try await sorted(nil) == newest)
            #expect(try await sorted(.relevance) == newest)
            #expect(try await sorted(.newest) == newest)
            #expect(try await sorted(.priceAscending) == ["bottle", "shirt", "band-set", "yoga-mat", "whey"])
            #expect(try await sorted(.priceDescending) == ["whey", "yoga-mat", "band-set", "shirt", "bottle"])
            #expect(try await sorted(.name) == ["band-set", "bottle", "shirt", "whey", "yoga-mat"])
            // ب ز س ط ق
            #expect(try await sorted(.name, .arabic) == ["whey", "bottle", "yoga-mat", "band-set", "shirt"])
            let ids = try await store.list().items.reduce(into: [:]) { $0[$1.slug.text] = $1.id }
            for (slug, stars) in [("whey", [5]), ("shirt", [5, 4]), ("bottle", [4, 5]), ("band-set", [5, 5])] as [(String, [Int64])] {
                for star in stars {
                    let (person, id) = (store.somebody(), try #require(ids[slug]))
                    try await store.order(id, by: person)
                    _ = try await person.client.call(Store.review, ProductParameters(id: id), ReviewDetails(stars: Whole(trusted: star)))
                }
            }
            // Of equal means the one that more made, then the name.
            #expect(try await sorted(.rating) == ["band-set", "whey", "bottle", "shirt", "yoga-mat"])
        }
    }

    @Test(arguments: Engine.allCases)
    func filtersLeaveWhatTheyName(engine: Engine) async throws {
        try await shelf(engine) { store async throws in
            func filtered(_ change: (inout CatalogueQuery) -> Void) async throws -> [String] {
                var query = CatalogueQuery(sort: .name)
                change(&query)
                return try await store.slugs(query)
            }
            #expect(try await filtered({ $0.category = .equipment }) == ["band-set", "yoga-mat"])
            #expect(try await filtered({ $0.category = .supplements }) == ["whey"])
            #expect(try await filtered({ $0.brand = FreeText(trusted: "nakhla") }) == ["shirt", "yoga-mat"])
            #expect(try await filtered({ $0.brand = FreeText(trusted: "nobody") }) == [])
            #expect(try await filtered({ $0.minPrice = Price(trusted: 8999) }) == ["band-set", "whey", "yoga-mat"])
            #expect(try await filtered({ $0.maxPrice = Price(trusted: 8999) }) == ["band-set", "bottle", "shirt"])
            #expect(
                try await filtered({ ($0.minPrice, $0.maxPrice) = (Price(trusted: 7500), Price(trusted: 8999)) }) == ["band-set", "shirt"])
            #expect(try await filtered({ $0.inStock = true }) == ["band-set", "bottle", "shirt", "yoga-mat"])
            #expect(try await filtered({ $0.inStock = false }).count == 5)
            #expect(try await filtered({ ($0.q, $0.category) = (FreeText(trusted: "band"), .apparel) }) == ["shirt"])
            #expect(try await filtered({ ($0.q, $0.category, $0.inStock) = (FreeText(trusted: "whey"), .supplements, true) }) == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func facetsAreCountedWithoutTheirOwnFilter(engine: Engine) async throws {
        try await shelf(engine) { store in
            func counts(_ counts: [ProductFacets.Count]) -> [String] { counts.map { "\($0.value) \($0.count)" } }
            let all = try await store.list()
            #expect(all.total == 5)
            #expect(counts(all.facets.categories) == ["equipment 2", "supplements 1", "apparel 1", "accessories 1"])
            #expect(counts(all.facets.brands) == ["Rimal 3", "Nakhla 2"])
            #expect(all.facets.minPrice?.amount == 4500 && all.facets.maxPrice?.amount == 18_000)

            let equipment = try await store.list(CatalogueQuery(category: .equipment))
            #expect(equipment.total == 2)
            #expect(counts(equipment.facets.categories) == ["equipment 2", "supplements 1", "apparel 1", "accessories 1"])
            #expect(counts(equipment.facets.brands) == ["Nakhla 1", "Rimal 1"])
            #expect(equipment.facets.minPrice?.amount == 8999 && equipment.facets.maxPrice?.amount == 12_000)

            let both = try await store.list(
                CatalogueQuery(category: .equipment, brand: FreeText(trusted: "Rimal"), inStock: true, limit: Whole(trusted: 1)))
            #expect(both.total == 1)
            #expect(counts(both.facets.categories) == ["equipment 1", "supplements 0", "apparel 0", "accessories 1"])
            #expect(counts(both.facets.brands) == ["Nakhla 1", "Rimal 1"])

            let none = try await store.list(CatalogueQuery(q: FreeText(trusted: "xyzzy")))
            #expect(none.items.isEmpty && none.total == 0 && none.facets.minPrice == nil && none.facets.brands.isEmpty)
        }
    }

    /// Things come while somebody turns the pages: what was there is seen once each, in order.
    @Test(arguments: Engine.allCases)
    func pagesGoOnWhereTheyEnded(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            for number in 0..<11 {
                // Equal prices, ratings, scores and times: only name and id tell them apart.
                try await store.add(
                    TestProduct(slug: "band-\(number)", name: ("Band \(number % 3)", "حبل"), price: Int64(1000 + number % 2)))
            }
            for sort in ProductSort.allCases {
                for q in [nil, "band"] {
                    let query = CatalogueQuery(q: q.map(FreeText.init(trusted:)), sort: sort)
                    var whole = query
                    whole.limit = Whole(trusted: 100)
                    let before = try await store.slugs(whole)
                    let seen = try await store.pages(query, size: 3) { page in
                        guard page <= 2 else { return }
                        // One before everything, one after, one among them.
                        for (name, price) in [("A \(page)", 1), ("Z \(page)", 9999), ("Band 1", 1000)] as [(String, Int64)] {
                            try await store.add(
                                TestProduct(
                                    slug: "new-\(sort.rawValue.filter(\.isLetter))-\(q ?? "none")-\(page)-\(price)",
                                    name: ("\(name) Band", "حبل"), price: price))
                        }
                    }.map(\.slug.text)
                    #expect(seen.filter(Set(before).contains) == before, "\(sort) \(q ?? "")")
                    #expect(Set(seen).count == seen.count)
                }
            }
        }
    }

    @Test func aPageHasItsSize() async throws {
        try await StoreFixture.run(configure: { $0.policy.productsPerPage = 25 }) { store in
            for number in 0..<30 { try await store.add(TestProduct(slug: "thing-\(number)")) }
            #expect(try await store.list().items.count == 20)
            #expect(try await store.list(CatalogueQuery(limit: Whole(trusted: 1_000_000))).items.count == 25)
            #expect(try await store.pages(CatalogueQuery(), size: 10).count == 30)
        }
    }

    @Test(.proves("FR-STORE-02-a"), arguments: Engine.allCases)
    func eachCategoryOfTheSeedHasOnlyItsOwn(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.catalogue = CatalogueFolder.shipped }) { store in
            var count = 0
            for category in ProductCategory.allCases {
                let items = try await store.pages(CatalogueQuery(category: category), size: 50)
                #expect(!items.isEmpty && items.allSatisfy { $0.category == category })
                count += items.count
            }
            #expect(count >= 60)
            for (word, category) in [
                ("weights", .equipment), ("bands", .equipment), ("mats", .equipment), ("protein", .supplements),
                ("pre-workout", .supplements), ("shirts", .apparel),
                ("shorts", .apparel), ("bottles", .accessories), ("bags", .accessories), ("أوزان", .equipment), ("أحبال", .equipment),
                ("قميص", .apparel),
            ] as [(String, ProductCategory)] {
                #expect(try await !store.list(CatalogueQuery(q: FreeText(trusted: word), category: category)).items.isEmpty, "\(word)")
            }
            let refused = try await store.client.send(.get, "/store/products?category=shoes")
            #expect(refused.status == 422 && refused.fields == ["category not_allowed"])
        }
    }

    @Test(arguments: [
        ("limit=0", "limit out_of_range"), ("minPrice=5&maxPrice=4", "minPrice out_of_range"), ("minPrice=-1", "minPrice out_of_range"),
        ("sort=cheap", "sort not_allowed"), ("cursor=abc", "cursor malformed"), ("inStock=perhaps", "inStock wrong_type"),
        ("q=", "q required"),
        ("q=\(String(repeating: "a", count: 101))", "q too_long"), ("brand=%20", "brand required"),
    ])
    func whatIsNoQuestionIsRefused(query: String, problem: String) async throws {
        try await StoreFixture.run { store in
            let answer = try await store.client.send(.get, "/store/products?" + query)
            #expect(answer.status == 422 && answer.fields == [problem], "\(answer.text)")
        }
    }

    @Test func aCursorIsForItsOwnOrder() async throws {
        try await StoreFixture.run { store in
            for number in 0..<3 { try await store.add(TestProduct(slug: "thing-\(number)")) }
            let token = try #require(try await store.list(CatalogueQuery(sort: .name, limit: Whole(trusted: 1))).nextCursor)
            let answer = try await store.client.answer(Store.products, CatalogueQuery(sort: .newest, cursor: token), Nothing())
            #expect(answer.status == 422 && answer.fields == ["cursor malformed"])
        }
    }

    /// A sale by another process is seen at once, as stock is read for each answer.
    @Test(arguments: Engine.allCases)
    func stockIsNeverOld(engine: Engine) async throws {
        try await shelf(engine) { store in
            let card = try #require(try await store.list(CatalogueQuery(q: FreeText(trusted: "yoga"))).items.first)
            #expect(card.stock == .low)
            try await store.store.database.write { db in
                try await db.execute("UPDATE products SET reserved = stock WHERE id = \(card.id.text)")
            }
            #expect(try await store.list(CatalogueQuery(q: FreeText(trusted: "yoga"))).items.first?.stock == .out)
            #expect(try await store.slugs(CatalogueQuery(q: FreeText(trusted: "yoga"), inStock: true)) == [])
            #expect(try await store.detail(card.id).product.stock == .out)
        }
    }

    /// Two processes on one database: what one changes the other shows.
    @Test func anotherProcessIsSeen() async throws {
        try await PostgresServer.withDatabase { url in
            try await StoreFixture.run(engine: .postgres, databaseURL: url) { one in
                try await StoreFixture.run(engine: .postgres, databaseURL: url) { other in
                    let id = try await one.add(TestShelf.products[0])
                    #expect(try await other.slugs() == ["band-set"])
                    _ = try await other.admin.call(
                        StoreAdmin.changeProduct, ProductParameters(id: id), ProductEdit(price: Price(trusted: 5)))
                    #expect(try await one.list().items.map(\.price.amount) == [5])
                    _ = try await one.admin.call(StoreAdmin.changeProduct, ProductParameters(id: id), ProductEdit(isArchived: true))
                    #expect(try await other.slugs() == [])
                    #expect(try await other.find("band") == [])
                }
            }
        }
    }

    @Test(.proves("FC-MATRIX-store-freemium", "FC-MATRIX-store-premium", "FC-MATRIX-store-smart"), arguments: Engine.allCases)
    func everyTierSeesTheWholeCatalogue(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.catalogue = CatalogueFolder.shipped }) { store in
            let all = try await store.store.database.read { db in
                try await db.query("SELECT id FROM products").map { ProductID(trusted: try $0.get(0)) }
            }
            #expect(all.count >= 60)
            for tier in Tier.allCases {
                let person = store.somebody()
                if tier != .freemium {
                    let change = SubscriptionChange(tier: tier, paymentToken: OpaqueToken(trusted: "card_ok"))
                    #expect(
                        try await person.client.call(Subscriptions.change, change, headers: ["Idempotency-Key": tier.rawValue]).tier == tier
                    )
                }
                var (seen, cursor) = ([ProductID](), OpaqueToken?.none)
                repeat {
                    let page = try await person.client.call(
                        Store.products, CatalogueQuery(limit: Whole(trusted: 30), cursor: cursor), Nothing())
                    seen += page.items.map(\.id)
                    cursor = page.nextCursor
                    #expect(page.total == Int64(all.count))
                } while cursor != nil
                #expect(seen.count == all.count && Set(seen) == Set(all))
            }
        }
    }
}
