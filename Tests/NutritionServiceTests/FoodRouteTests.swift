import AppTesting
import Compression
import Contracts
import HTTPCore
import JSONCoding
import NutritionDomain
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import NutritionService

struct FoodRouteTests {
    private func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, _ body: (NutritionFixture) async throws -> Void
    ) async throws {
        let library = try DeliveredLibrary.read.get()
        try await NutritionFixture.run(engine: engine, transport: transport, configure: { $0.library = .read(library) }, body)
    }

    private static let rice = FoodID(trusted: "20045")

    @Test("People of both products search foods in both languages", arguments: Engine.allCases)
    func search(engine: Engine) async throws {
        try await run(engine: engine) { fixture in
            for product in [Product.fitcoach, .gtsd] {
                let person = try await fixture.somebody(product)
                for (text, language, name) in [
                    ("rice", "en", "White rice, long grain, boiled"), ("أرز", "ar", "أرز أبيض طويل الحبة مسلوق"),
                    ("أَرُزّ", "ar", "أرز أبيض طويل الحبة مسلوق"), ("ارز", "ar", "أرز أبيض طويل الحبة مسلوق"),
                ] {
                    let reader = person.client.with("Accept-Language", language)
                    let page = try await reader.call(Nutrition.foods, FoodQuery(q: FreeText(trusted: text)), Nothing())
                    #expect(page.items.prefix(3).contains { $0.id == Self.rice && $0.name == name }, "\(text)")
                    #expect(page.total > 20 && page.corrected == nil)
                }
                let meant = try await person.client.call(Nutrition.foods, FoodQuery(q: FreeText(trusted: "chiken")), Nothing())
                #expect(meant.corrected == "chicken" && meant.total > 20)
            }
            #expect(try await fixture.client.send(.get, "/nutrition/foods?q=rice").code == .tokenMissing)
            #expect(try await fixture.somebody(.ironlift).client.send(.get, "/nutrition/foods?q=rice").status >= 401)
        }
    }

    @Test("Pages neither miss nor repeat, and a cursor is of one list")
    func pages() async throws {
        try await run { fixture in
            let person = try await fixture.somebody()
            var query = FoodQuery(q: FreeText(trusted: "chicken"), limit: Whole(trusted: 100))
            var ids: [FoodID] = []
            while true {
                let page = try await person.client.call(Nutrition.foods, query, Nothing())
                ids += page.items.map(\.id)
                guard let next = page.nextCursor else {
                    #expect(page.total == Int64(ids.count))
                    break
                }
                query.cursor = next
            }
            #expect(Set(ids).count == ids.count && ids.count > 200)
            let arabic = person.client.with("Accept-Language", "ar")
            let path = "/nutrition/foods?limit=2&cursor="
            for cursor in [query.cursor?.text ?? "", "bm9uc2Vuc2U", FoodPlace(library: 9, language: .arabic, order: 0).token.text] {
                #expect(try await arabic.send(.get, path + cursor).fields == ["cursor malformed"], "\(cursor)")
            }
            #expect(try await person.client.send(.get, "/nutrition/foods?group=cars").status == 422)
        }
    }

    @Test("A food has both names, its units in the reader's language, where its values are from, and what is in it")
    func detail() async throws {
        try await run { fixture in
            let person = try await fixture.somebody()
            let arabic = person.client.with("Accept-Language", "ar")
            let english = try await person.client.call(Nutrition.food, FoodParameters(id: Self.rice), Nothing())
            #expect(english.food.name == "White rice, long grain, boiled" && english.otherName == "أرز أبيض طويل الحبة مسلوق")
            // Row 20045 of the USDA's table.
            #expect(english.food.per100g.kcal.value == 130 && english.food.per100g.proteinG.value == 2.69)
            #expect(english.source.hasSuffix("National Nutrient Database for Standard Reference, Release 28"))
            #expect(english.allergens == [] && english.animalSources == [] && english.ingredients.isEmpty && english.warnings.isEmpty)
            #expect(english.food.portions.contains { $0.unit == .cup && $0.name == "cup" })
            let kabsaID = FoodID(trusted: "chicken-kabsa")
            let kabsa = try await arabic.call(Nutrition.food, FoodParameters(id: kabsaID), Nothing())
            #expect(kabsa.food.name == "كبسة دجاج" && kabsa.otherName == "Chicken kabsa" && kabsa.source == "محسوبة من مكوّناتها")
            #expect(kabsa.food.portions.map(\.name).contains("صحن") && kabsa.animalSources?.contains(.meat) == true)
            // 600 g of raw rice in 2,560 g.
            #expect(kabsa.ingredients.first.map { $0.foodId == FoodID(trusted: "20044") && $0.grams == 23.4 } == true)
            #expect(kabsa.ingredients.first?.name == "أرز أبيض طويل الحبة نيء")
            #expect(try await person.client.send(.get, "/nutrition/foods/no-such-food").code == .notFound)
        }
    }

    @Test("Favourites and what was logged lately have lists of their own, and come first", arguments: Engine.allCases)
    func taste(engine: Engine) async throws {
        try await run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let (bran, pudding, apple) = (FoodID(trusted: "20060"), FoodID(trusted: "19193"), FoodID(trusted: "09003"))
            func page(_ query: FoodQuery) async throws -> FoodPage { try await person.client.call(Nutrition.foods, query, Nothing()) }
            func log(_ food: FoodID, _ number: Int) async throws {
                let id = FoodLogID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000000\(number)")
                let entry = NewFoodLog(id: id, category: .lunch, foodId: food, unit: .gram, portion: PortionCount(trusted: 10_000))
                _ = try await person.client.call(FoodLogs.add, Nothing(), entry)
                fixture.app.clock.advance(by: .seconds(60))
            }
            #expect(try await page(FoodQuery(scope: .recent)).total == 0)
            try await log(pudding, 1)
            try await log(apple, 2)
            try await log(pudding, 3)
            for _ in 1...2 {
                #expect(try await person.client.send(.put, "/nutrition/foods/\(bran.text)/favourite").status == 204)
            }
            let recent = try await page(FoodQuery(scope: .recent))
            #expect(recent.items.map(\.id) == [pudding, apple] && recent.items.map(\.timesLogged) == [2, 1])
            let favourites = try await page(FoodQuery(scope: .favourites))
            #expect(favourites.items.map(\.id) == [bran] && favourites.items.first?.favourite == true)
            #expect(try await page(FoodQuery(q: FreeText(trusted: "rice"))).items.prefix(2).map(\.id) == [bran, pudding])
            #expect(try await page(FoodQuery(q: FreeText(trusted: "rice"), scope: .recent)).items.map(\.id) == [pudding])
            #expect(try await page(FoodQuery(scope: .recent, group: .fruit)).items.map(\.id) == [apple])
            #expect(Set(try await page(FoodQuery(limit: Whole(trusted: 3))).items.map(\.id)) == [pudding, bran, apple])
            let detail = try await person.client.call(Nutrition.food, FoodParameters(id: pudding), Nothing())
            #expect(detail.food.timesLogged == 2 && !detail.food.favourite)
            // Somebody else likes other things.
            let other = try await fixture.somebody()
            #expect(try await other.client.call(Nutrition.foods, FoodQuery(scope: .favourites), Nothing()).total == 0)
            #expect(try await person.client.send(.delete, "/nutrition/foods/\(bran.text)/favourite").status == 204)
            #expect(try await person.client.send(.delete, "/nutrition/foods/\(bran.text)/favourite").status == 204)
            #expect(try await page(FoodQuery(scope: .favourites)).total == 0)
            // After 90 days nobody remembers.
            fixture.app.clock.advance(by: .days(90))
            let later = try await person.client.call(Nutrition.foods, FoodQuery(scope: .recent), Nothing())
            #expect(later.total == 0)
        }
    }

    @Test("Of many favourites at once no more are kept than there may be", arguments: Engine.allCases)
    func race(engine: Engine) async throws {
        try await run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let library = try DeliveredLibrary.read.get().snapshot
            // The first request takes them over from the profile service.
            _ = try await person.client.call(Nutrition.access)
            let limit = Int(try #require(ProductPolicy.of(.fitcoach).nutrition).favourites)
            for food in library.foods.prefix(limit - 3) {
                _ = try await fixture.app.database.write { db in
                    try await db.execute("""
                        INSERT INTO favourites (user_id, food_id, created_at) VALUES (\(person.id.text), \(food.id.text), 0)
                        """)
                }
            }
            let answers = try await parallel(20) { number in
                try await person.client.send(.put, "/nutrition/foods/\(library.foods[limit + number].id.text)/favourite")
            }
            #expect(answers.count { $0.status == 204 } == 3)
            #expect(answers.count { $0.code == .limitReached } == 17)
            // One that is kept is kept again.
            #expect(try await person.client.send(.put, "/nutrition/foods/\(library.foods[0].id.text)/favourite").status == 204)
            #expect(try await person.client.send(.put, "/nutrition/foods/no-such-food/favourite").code == .notFound)
        }
    }

    // MARK: For apps

    @Test("All foods are one answer in the coding that a client reads, sent once")
    func bundle() async throws {
        try await run(transport: .socket) { fixture in
            let expected = try DeliveredLibrary.read.get().snapshot
            var tags: Set<String> = []
            for (accepted, coding) in [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", nil)] as [(String, String?)] {
                let answer = try await fixture.client.send(.get, "/nutrition/library", headers: ["Accept-Encoding": accepted])
                #expect(answer.status == 200 && answer.headers["Content-Encoding"] == coding)
                #expect(answer.headers["Content-Type"] == "application/json" && answer.headers["Vary"] == "Accept-Encoding")
                let bytes =
                    switch coding {
                    case "br": try Brotli.decompress(answer.body, limit: 8 << 20)
                    case "gzip": try Gzip.decompress(answer.body, limit: 8 << 20)
                    default: answer.body
                    }
                let library = try InputDecoder.decode(FoodLibrary.self, from: bytes)
                #expect(library.version == expected.version && library.foods.map(\.id) == expected.foods.map(\.id))
                if coding != nil { #expect(answer.body.count < 500_000, "\(coding ?? ""): \(answer.body.count)") }
                let tag = try #require(answer.headers["ETag"])
                #expect(tag.hasPrefix("\"\(expected.version)-") && tags.insert(tag).inserted)
                let again = try await fixture.client.send(
                    .get, "/nutrition/library", headers: ["Accept-Encoding": accepted, "If-None-Match": tag])
                #expect(again.status == 304 && again.body.isEmpty && again.headers["ETag"] == tag)
            }
        }
    }

    @Test("Every meal has a drawing, which may be kept for ever and runs nothing")
    func images() async throws {
        try await run { fixture in
            let library = try DeliveredLibrary.read.get().snapshot
            for meal in library.meals { #expect(library.drawing(library.image(of: meal.id)) != nil, "\(meal.id.text)") }
            let name = library.image(of: try #require(library.meals.first).id)
            let drawing = try await fixture.client.send(.get, Nutrition.imagePath(name))
            #expect(drawing.status == 200 && drawing.headers["Content-Type"] == "image/svg+xml" && drawing.text.hasPrefix("<svg "))
            #expect(drawing.headers["Cache-Control"] == "public, max-age=31536000, immutable")
            #expect(drawing.headers["Content-Security-Policy"]?.contains("sandbox") == true)
            for name in ["no-such-meal-1.svg", "..%2Flibrary.json"] {
                #expect(try await fixture.client.send(.get, "/nutrition/images/\(name)").status == 404)
            }
        }
    }

    @Test("A service without a library has no foods")
    func empty() async throws {
        try await NutritionFixture.run { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.client.call(Nutrition.foods, FoodQuery(q: FreeText(trusted: "rice")), Nothing()).total == 0)
            #expect(try await person.client.send(.get, "/nutrition/foods/20045").code == .notFound)
            #expect(try await fixture.client.send(.get, "/nutrition/library").status == 200)
        }
    }
}
