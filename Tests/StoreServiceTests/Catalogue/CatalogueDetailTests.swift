import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import StoreService
import Testing
import TestSupport
import Wire

@Suite struct CatalogueDetailTests {
    @Test(.proves("FR-STORE-04-a"), arguments: Engine.allCases)
    func aProductShowsEverything(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.publicURL = "https://shop.example" }) { store in
            let id = try await store.add(TestShelf.products[0])
            let english = try await store.detail(id)
            #expect(english.product.name == "Resistance Band Set")
            #expect(english.product.price == Money(amount: 8999, currency: .sar))
            #expect(english.description == "Five bands of natural latex.")
            #expect(english.images.map(\.url) == ["https://shop.example/store/images/band-set-1.svg", "https://pictures.example/2.webp"])
            #expect(english.images[0].alt == "Resistance Band Set")
            #expect(english.specifications == [Specification(name: "Material", value: "Natural latex")])
            #expect(english.available == 40 && english.product.stock == .inStock)
            let arabic = try await store.detail(id, .arabic)
            #expect(arabic.product.name == "طقم أحبال المقاومة" && arabic.description == "خمسة أحبال من اللاتكس.")
            #expect(arabic.specifications == [Specification(name: "الخامة", value: "لاتكس طبيعي")])
            #expect(arabic.images[0].alt == "مجموعة أحبال المقاومة")

            for (change, available, stock) in [(-35, 5, StockStatus.low), (-5, 0, .out), (500, 99, .inStock)]
                as [(Int64, Int64, StockStatus)]
            {
                _ = try await store.admin.call(
                    StoreAdmin.changeStock, ProductParameters(id: id), StockChange(change: Whole(trusted: change)))
                let detail = try await store.detail(id)
                #expect(detail.available == available && detail.product.stock == stock)
            }
            for unknown in ["not-an-id", ProductID.example.text] {
                #expect(try await store.client.send(.get, "/store/products/\(unknown)").status == 404)
            }
        }
    }

    @Test(.proves("FR-STORE-04-c"), arguments: Engine.allCases)
    func relatedProductsAreOnesThatCanBeBought(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.catalogue = CatalogueFolder.shipped }) { store in
            for card in try await store.pages(CatalogueQuery(), size: 100) {
                let related = try await store.detail(card.id).related
                #expect(!related.isEmpty && !related.contains { $0.id == card.id })
                for other in related { #expect(try await store.detail(other.id).product.id == other.id) }
            }
            let card = try #require(try await store.list().items.first)
            let related = try await store.detail(card.id).related
            _ = try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: related[0].id), ProductEdit(isArchived: true))
            #expect(try await store.detail(card.id).related == Array(related.dropFirst()))
        }
    }

    /// Whoever bought it may still look at it.
    @Test(arguments: Engine.allCases)
    func whatIsNoLongerSoldCanBeReadAndNotBought(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let id = try await store.add(TestShelf.products[0])
            _ = try await store.admin.call(StoreAdmin.changeProduct, ProductParameters(id: id), ProductEdit(isArchived: true))
            #expect(try await store.slugs() == [])
            #expect(try await store.list().facets.brands.isEmpty)
            let detail = try await store.detail(id)
            #expect(detail.available == 0 && detail.product.stock == .out && detail.product.name == "Resistance Band Set")
            #expect(try await store.admin.call(StoreAdmin.product, ProductParameters(id: id), Nothing()).stock == 40)
        }
    }

    @Test func picturesAreSentSafely() async throws {
        let folder = try CatalogueFolder()
        defer { folder.remove() }
        try await StoreFixture.run(transport: .socket, configure: { $0.catalogue = folder.path }) { store in
            let answer = try await store.client.answer(Store.image, ImageParameters(name: "band-set-1.svg"), Nothing())
            #expect(answer.status == 200 && answer.text == "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
            #expect(answer.headers["Content-Type"] == "image/svg+xml")
            #expect(answer.headers["Cache-Control"] == "public, max-age=31536000, immutable")
            #expect(answer.headers["Content-Security-Policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox")
            #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
            let etag = try #require(answer.headers["ETag"])
            #expect(try await store.client.send(.get, "/store/images/band-set-1.svg", headers: ["If-None-Match": etag]).status == 304)
            for name in [
                "missing.svg", "..%2fequipment.json", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e%2fequipment.json", "....svg", "..svg",
                "%2fetc%2fpasswd.svg",
                "band-set-1.svg%00.svg", "band-set-1.svg%00", "BAND-SET-1.SVG", "band-set-1.SVG", ".svg", "band%5cset.svg", "band set.svg",
                "band-set-1.svg%2f", "%2e",
                String(repeating: "a", count: 200) + ".svg", "..%252fequipment.json", "equipment.json", "-", "%ff.svg",
            ] {
                let status = try await store.client.send(.get, "/store/images/\(name.replacing(" ", with: "%20"))").status
                #expect(status == 404 || status == 400, "\(name): \(status)")
            }
        }
    }

    @Test func withoutACatalogueThereAreNoPictures() async throws {
        try await StoreFixture.run { store async throws in
            #expect(try await store.client.send(.get, "/store/images/band-set-1.svg").status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func promotionsSayUntilWhen(engine: Engine) async throws {
        let folder = try CatalogueFolder()
        defer { folder.remove() }
        try await StoreFixture.run(engine: engine, configure: { $0.catalogue = folder.path }) { store in
            let expiry = store.now + .days(2)
            let details = PromotionDetails(
                title: LocalizedName(en: FreeText(trusted: "Spring"), ar: FreeText(trusted: "ربيع")), percent: Whole(trusted: 15),
                firstOrderOnly: false,
                expiresAt: expiry)
            _ = try await store.admin.call(StoreAdmin.setPromotion, PromotionParameters(code: PromoCode(trusted: "SPRING15")), details)
            let items = try await store.client.call(Store.promotions).items
            #expect(Set(items.map(\.code.text)) == ["SPRING15", "WELCOME10"])
            let welcome = try #require(items.first { $0.code.text == "WELCOME10" })
            #expect(
                welcome.percent == 10 && welcome.firstOrderOnly && welcome.expiresAt == nil && welcome.title == "10% off your first order")
            #expect(items.first { $0.code.text == "SPRING15" }?.expiresAt == expiry)
            let arabic = try await store.client.with("Accept-Language", "ar").call(Store.promotions).items
            #expect(Set(arabic.map(\.title)) == ["ربيع", "خصم 10٪ على طلبك الأول"])
            store.store.clock.advance(by: .days(2) - .milliseconds(1))
            #expect(try await store.client.call(Store.promotions).items.count == 2)
            store.store.clock.advance(by: .milliseconds(1))
            #expect(try await store.client.call(Store.promotions).items.map(\.code.text) == ["WELCOME10"])
            let late = try await store.somebody().client.answer(Store.setPromo, PromoEntry(code: PromoCode(trusted: "SPRING15")))
            #expect(late.status == 422 && late.code == .promoExpired)
        }
    }
}
