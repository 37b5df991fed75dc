import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import StoreService
import Testing
import TestSupport
import Wire

@Suite struct CatalogueAdminTests {
    private static let routes: [(HTTPMethod, String, String)] = [
        (.get, "/store/admin/products/{id}", ""), (.post, "/store/admin/products", "{}"),
        (.patch, "/store/admin/products/{id}", "{\"price\":5}"),
        (.post, "/store/admin/products/{id}/stock", "{\"change\":5}"), (.put, "/store/admin/promotions/SPRING15", "{}"),
        (.delete, "/store/admin/promotions/SPRING15", ""),
    ]

    @Test(arguments: Engine.allCases)
    func onlyAdministratorsMayChangeThings(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let id = try await store.add(TestShelf.products[0])
            let demo = store.somebody(role: .admin, demo: true).client
            for (method, template, body) in Self.routes {
                let path = template.replacing("{id}", with: id.text)
                func status(_ client: AppClient) async throws -> Answer {
                    body.isEmpty ? try await client.send(method, path) : try await client.json(method, path, body)
                }
                #expect(try await status(store.client).status == 401, "\(template)")
                #expect(try await status(store.client.with("Authorization", "Bearer nonsense")).status == 401)
                for role in [Role.user, .coach] {
                    #expect(try await status(store.somebody(role: role).client).code == .roleRequired, "\(template)")
                }
                // An administrator of a product without a store, and another service.
                #expect(try await status(store.somebody(.gtsd, role: .admin).client).code == .wrongProduct)
                #expect([.forbidden, .unauthenticated].contains(try await status(store.asService("auth")).code))
                if method != .get { #expect(try await status(demo).code == .demoReadOnly) }
            }
            let product = try await store.admin.call(StoreAdmin.product, ProductParameters(id: id), Nothing())
            #expect(product.version == 1 && product.stock == 40)
            for (method, template, body) in Self.routes where template.contains("{id}") {
                for unknown in [ProductID.example.text, "not-an-id"] {
                    let path = template.replacing("{id}", with: unknown)
                    #expect(
                        try await (body.isEmpty ? store.admin.send(method, path) : store.admin.json(method, path, body)).code == .notFound,
                        "\(path)")
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func aProductIsAddedAndChanged(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let details = TestShelf.products[0].details
            let added = try await store.admin.call(StoreAdmin.addProduct, details)
            #expect(added == StockedProduct(id: added.id, details: details, stock: 40, reserved: 0, isArchived: false, version: 1))
            #expect(try await store.admin.call(StoreAdmin.product, ProductParameters(id: added.id), Nothing()) == added)
            #expect(try await store.admin.answer(StoreAdmin.addProduct, details).code == .slugTaken)

            var edit = ProductEdit(price: Price(trusted: 9999))
            edit.name = LocalizedName(en: FreeText(trusted: "Band"), ar: FreeText(trusted: "حبل"))
            edit.category = .accessories
            edit.brand = FreeText(trusted: "Nakhla")
            edit.taxCategory = .zero
            edit.images = [ImageSource(file: "other-1.svg", alt: .example)]
            edit.specifications = []
            edit.keywords = [FreeText(trusted: "rubber")]
            edit.related = []
            edit.description = LocalizedText(en: FreeText(trusted: "New."), ar: FreeText(trusted: "جديد."))
            let changed = try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: added.id), edit)
            #expect(changed.version == 2 && changed.stock == 40)
            #expect(changed.details.name == edit.name && changed.details.price.value == 9999 && changed.details.slug == details.slug)
            let card = try #require(try await store.list(CatalogueQuery(q: FreeText(trusted: "rubber"))).items.first)
            #expect(card.name == "Band" && card.category == .accessories && card.brand == "Nakhla" && card.price.amount == 9999)
            #expect(card.imageUrl.hasSuffix("/store/images/other-1.svg"))
            // Nothing to do is nothing done.
            #expect(try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: added.id), edit).version == 2)
            #expect(try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: added.id), ProductEdit()).version == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func oneOfManyGetsAName(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let admin = store.admin
            let answers = try await parallel(20) { _ in try await admin.answer(StoreAdmin.addProduct, TestShelf.products[0].details) }
            #expect(answers.filter { $0.status == 201 }.count == 1)
            #expect(answers.filter { $0.code == .slugTaken }.count == 19)
            #expect(try await store.slugs() == ["band-set"])
        }
    }

    /// Changes of different parts at once: none is lost.
    @Test(arguments: Engine.allCases)
    func changesAtOnceAllCount(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (admin, id) = (store.admin, try await store.add(TestShelf.products[0]))
            for round in 1...5 {
                let changed = try await parallel(6) { number in
                    var edit = ProductEdit()
                    switch number {
                    case 0: edit.price = Price(trusted: Int64(5000 + round))
                    case 1: edit.brand = FreeText(trusted: "Brand \(round)")
                    case 2: edit.keywords = [FreeText(trusted: "word\(round)")]
                    case 3: edit.taxCategory = round % 2 == 1 ? .zero : .standard
                    case 4: edit.name = LocalizedName(en: FreeText(trusted: "Name \(round)"), ar: FreeText(trusted: "اسم"))
                    default: edit.images = [ImageSource(file: "picture-\(round).svg", alt: .example)]
                    }
                    return try await admin.call(StoreAdmin.changeProduct, ProductParameters(id: id), edit).version
                }
                #expect(Set(changed).count == 6)
                let details = try await admin.call(StoreAdmin.product, ProductParameters(id: id), Nothing()).details
                #expect(
                    details.price.value == Int64(5000 + round) && details.brand.text == "Brand \(round)"
                        && details.name.en.text == "Name \(round)")
                #expect(details.keywords.map(\.text) == ["word\(round)"] && details.images.map(\.file?.text) == ["picture-\(round).svg"])
                #expect(details.taxCategory == (round % 2 == 1 ? .zero : .standard))
                #expect(try await store.find("word\(round)") == ["band-set"])
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func stockNeverGoesBelowWhatIsHeld(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (admin, id) = (store.admin, try await store.add(TestShelf.products[0]))
            try await store.store.database.write { db in try await db.execute("UPDATE products SET reserved = 15 WHERE id = \(id.text)") }
            @Sendable func change(_ change: Int64) async throws -> Answer {
                try await admin.answer(StoreAdmin.changeStock, ProductParameters(id: id), StockChange(change: Whole(trusted: change)))
            }
            let refused = try await change(-26)
            #expect(refused.code == .outOfStock && refused.fields == ["change out_of_stock"])
            #expect(refused.text.contains("Only 25 of these"))
            #expect(try await change(-25).json?["stock"]?.integer == 15)
            #expect(try await change(0).status == 200)
            #expect(try await change(45).json?["stock"]?.integer == 60)
            let answers = try await parallel(20) { _ in try await change(-5) }
            #expect(answers.filter { $0.status == 200 }.count == 9)
            #expect(try await admin.call(StoreAdmin.product, ProductParameters(id: id), Nothing()).stock == 15)
            #expect(try await change(1_000_001).fields == ["change out_of_range"])
        }
    }

    private static let noProducts: [(change: JSONObject, problems: [String])] = [
        (["slug": "No Slug"], ["slug malformed"]), (["slug": "-x-"], ["slug malformed"]), (["slug": "ab"], ["slug too_short"]),
        (["category": "shoes"], ["category not_allowed"]),
        (["price": 0], ["price out_of_range"]), (["price": 1.5], ["price wrong_type"]), (["stock": -1], ["stock out_of_range"]),
        (["images": []], ["images too_few"]),
        (["images": .array([["file": "../x.svg", "alt": ["en": "a", "ar": "b"]]])], ["images.0.file malformed"]),
        (["images": .array([["url": "http://x.example", "alt": ["en": "a", "ar": "b"]]])], ["images.0.url malformed"]),
        (["images": .array([["alt": ["en": "a", "ar": "b"]]])], ["images.0.file one_of_required"]),
        (["images": .array([["file": "x.svg", "alt": ["en": "a"]]])], ["images.0.alt.ar required"]),
        (["name": ["en": " ", "ar": "x"]], ["name.en required"]),
        (["name": ["en": .string(String(repeating: "x", count: 121)), "ar": "x"]], ["name.en too_long"]),
        (["related": ["band-set"]], ["related exclusive"]), (["related": ["no-such"]], ["related.0 unavailable"]),
        (["taxCategory": "none"], ["taxCategory not_allowed"]),
        (["keywords": .array(Array(repeating: "x", count: 31))], ["keywords too_many"]),
        (["brand": nil, "price": nil], ["brand required", "price required"]),
    ]

    @Test func whatIsNoProductIsRefused() async throws {
        try await StoreFixture.run { store in
            let product = try #require(try JSONParser.parse(JSONWriter.encode(TestShelf.products[0].details)).object)
            for (change, problems) in Self.noProducts {
                var object = product
                for (name, value) in change { object[name] = value }
                let answer = try await store.admin.json(.post, "/store/admin/products", JSONValue.object(object).text())
                #expect(answer.status == 422 && answer.fields == problems, "\(problems): \(answer.text)")
            }
            #expect(try await store.slugs() == [])
        }
    }

    private static let noChanges: [(change: String, problem: String)] = [
        ("{\"price\":0}", "price out_of_range"), ("{\"images\":[]}", "images too_few"),
        ("{\"related\":[\"band-set\"]}", "related exclusive"),
        ("{\"related\":[\"no-such\"]}", "related.0 unavailable"),
        ("{\"images\":[{\"file\":\"/etc/x.svg\",\"alt\":{\"en\":\"a\",\"ar\":\"b\"}}]}", "images.0.file malformed"),
        ("{\"name\":{\"en\":\"x\"}}", "name.ar required"), ("{\"isArchived\":\"yes\"}", "isArchived wrong_type"),
    ]

    @Test func whatIsNoChangeIsRefused() async throws {
        try await StoreFixture.run { store in
            let id = try await store.add(TestShelf.products[0])
            for (change, problem) in Self.noChanges {
                let answer = try await store.admin.json(.patch, "/store/admin/products/\(id.text)", change)
                #expect(answer.status == 422 && answer.fields == [problem], "\(change): \(answer.text)")
            }
            #expect(try await store.admin.call(StoreAdmin.product, ProductParameters(id: id), Nothing()).version == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func promotionsComeChangeAndGo(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (admin, code) = (store.admin, PromotionParameters(code: PromoCode(trusted: "SPRING15")))
            #expect(try await admin.answer(StoreAdmin.setPromotion, code, .example).status == 201)
            let changed = PromotionDetails(title: .example, percent: Whole(trusted: 20), firstOrderOnly: false)
            #expect(try await admin.answer(StoreAdmin.setPromotion, code, changed).status == 200)
            #expect(try await store.client.call(Store.promotions).items.map(\.percent) == [20])
            let answers = try await parallel(10) { _ in
                try await admin.answer(StoreAdmin.setPromotion, PromotionParameters(code: PromoCode(trusted: "NEW10")), .example)
            }
            #expect(answers.filter { $0.status == 201 }.count == 1 && answers.filter { $0.status == 200 }.count == 9)
            #expect(try await admin.answer(StoreAdmin.deletePromotion, code, Nothing()).status == 204)
            #expect(try await admin.answer(StoreAdmin.deletePromotion, code, Nothing()).code == .notFound)
            #expect(try await admin.json(.put, "/store/admin/promotions/x", "{}").status == 404)
            let refused = try await admin.json(
                .put, "/store/admin/promotions/ABC", "{\"title\":{\"en\":\"x\",\"ar\":\"y\"},\"percent\":101,\"firstOrderOnly\":true}")
            #expect(refused.fields == ["percent out_of_range"])
        }
    }
}
