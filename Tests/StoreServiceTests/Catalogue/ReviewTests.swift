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

extension Somebody {
    func review(_ product: ProductID, _ stars: Int64, _ text: String? = nil) async throws -> Answer {
        try await client.answer(
            Store.review, ProductParameters(id: product),
            ReviewDetails(stars: Whole(trusted: stars), text: text.map(FreeText.init(trusted:))))
    }
}

@Suite struct ReviewTests {
    private func reviews(_ store: StoreFixture, _ product: ProductID, by person: Somebody? = nil) async throws -> ReviewPage {
        try await (person?.client ?? store.client).call(Store.reviews, ReviewQuery(id: product), Nothing())
    }

    @Test(.proves("FR-STORE-04-b"), arguments: Engine.allCases)
    func countAndMeanAreThoseOfTheReviews(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let id = try await store.add(TestShelf.products[0])
            let empty = try await reviews(store, id)
            #expect(empty.items.isEmpty && empty.rating == nil && empty.reviewCount == 0)
            for (index, stars) in ([5, 4, 4, 1, 2, 5] as [Int64]).enumerated() {
                let person = store.somebody()
                try await store.order(id, by: person, name: "Noura Salem \(index)")
                #expect(try await person.review(id, stars, index == 0 ? "Strong." : nil).status == 201)
                store.store.clock.advance(by: .minutes(1))
                let (page, card) = (try await reviews(store, id), try await store.detail(id).product)
                #expect(page.items.count == index + 1 && page.reviewCount == Int64(index + 1) && card.reviewCount == page.reviewCount)
                let mean = Double(page.items.reduce(0) { $0 + $1.stars }) / Double(page.items.count)
                let rating = try #require(page.rating)
                #expect(abs(rating - mean) <= 0.005 && card.rating == rating)
                #expect(try await store.list().items.first?.rating == rating)
            }
            let page = try await reviews(store, id)
            #expect(page.items.map(\.stars) == [5, 2, 1, 4, 4, 5])
            #expect(page.items.last?.text == "Strong." && page.items.allSatisfy { $0.author == "Noura" && !$0.isOwn })
            #expect(page.rating == 3.5)
        }
    }

    @Test(arguments: Engine.allCases)
    func onlyWhoHasItMaySaySomething(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (id, other) = (try await store.add(TestShelf.products[0]), try await store.add(TestShelf.products[1]))
            let person = store.somebody()
            #expect(try await person.review(id, 5).code == .purchaseRequired)
            for status in [OrderStatus.processing, .shipped, .cancelled] {
                try await store.order(id, by: person, status: status)
                #expect(try await person.review(id, 5).code == .purchaseRequired)
            }
            try await store.order(other, by: person)
            try await store.order(id, by: store.somebody())
            #expect(try await person.review(id, 5).code == .purchaseRequired)
            #expect(try await reviews(store, id).reviewCount == 0)
            try await store.order(id, by: person)
            #expect(try await person.review(id, 5).status == 201)
            #expect(try await person.review(.example, 5).code == .notFound)
            #expect(try await store.client.json(.put, "/store/products/\(id.text)/review", "{\"stars\":5}").status == 401)
            #expect(try await store.somebody(.stack).review(id, 5).code == .wrongProduct)
            #expect(try await store.somebody(demo: true).review(id, 5).code == .demoReadOnly)
            for (body, problem) in [
                ("{\"stars\":0}", "stars out_of_range"), ("{\"stars\":6}", "stars out_of_range"), ("{}", "stars required"),
                ("{\"stars\":4.5}", "stars wrong_type"),
            ] {
                #expect(try await person.client.json(.put, "/store/products/\(id.text)/review", body).fields == [problem])
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func aPersonHasOneReview(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (id, person) = (try await store.add(TestShelf.products[0]), store.somebody())
            try await store.order(id, by: person, name: "  ليلى حداد")
            #expect(try await person.review(id, 5, "Good").status == 201)
            #expect(try await person.review(id, 2).status == 200)
            let page = try await reviews(store, id, by: person)
            #expect(page.items == [Review(stars: 2, text: nil, author: "ليلى", createdAt: store.now, isOwn: true)])
            #expect(page.rating == 2 && page.reviewCount == 1)
            #expect(try await reviews(store, id, by: store.somebody()).items.map(\.isOwn) == [false])
            let stale = store.client.bearing(OpaqueToken(trusted: "no.token.atall"))
            #expect(try await stale.call(Store.reviews, ReviewQuery(id: id), Nothing()).items.map(\.isOwn) == [false])
            let path = ProductParameters(id: id)
            #expect(try await store.somebody().client.answer(Store.deleteReview, path, Nothing()).code == .notFound)
            #expect(try await person.client.answer(Store.deleteReview, path, Nothing()).status == 204)
            #expect(try await person.client.answer(Store.deleteReview, path, Nothing()).code == .notFound)
            let empty = try await reviews(store, id)
            #expect(empty.items.isEmpty && empty.rating == nil && empty.reviewCount == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func manyAtOnceAreAllCounted(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let id = try await store.add(TestShelf.products[0])
            let people = (0..<20).map { _ in store.somebody() }
            for person in people { try await store.order(id, by: person) }
            let answers = try await parallel(20) { try await people[$0].review(id, Int64($0 % 5 + 1)) }
            #expect(answers.allSatisfy { $0.status == 201 })
            // The same people once more, some to change their minds and some to take it back.
            let path = ProductParameters(id: id)
            let again = try await parallel(20) { index in
                index % 2 == 0
                    ? try await people[index].review(id, 5) : try await people[index].client.answer(Store.deleteReview, path, Nothing())
            }
            #expect(again.allSatisfy { $0.status == 200 || $0.status == 204 })
            let page = try await reviews(store, id)
            #expect(page.reviewCount == 10 && page.items.count == 10 && page.rating == 5)
            // One person twenty times.
            let one = try await parallel(20) { try await people[1].review(id, Int64($0 % 5 + 1)) }
            #expect(one.filter { $0.status == 201 }.count == 1)
            let sum = try await store.number("SELECT rating_sum FROM products WHERE id = \(id.text)")
            let stars = try await store.number("SELECT CAST(SUM(stars) AS BIGINT) FROM reviews WHERE product_id = \(id.text)")
            #expect(sum == stars)
            #expect(try await reviews(store, id).reviewCount == 11)
        }
    }

    @Test(arguments: Engine.allCases)
    func pagesOfReviewsGoOnWhereTheyEnded(engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let id = try await store.add(TestShelf.products[0])
            func write(_ count: Int) async throws {
                for number in 0..<count {
                    let person = store.somebody()
                    try await store.order(id, by: person)
                    #expect(try await person.review(id, 5, "\(number)").status == 201)
                }
            }
            // Several in the same millisecond.
            try await write(7)
            var (seen, query) = ([Review](), ReviewQuery(id: id, limit: Whole(trusted: 3)))
            let all = try await reviews(store, id).items
            repeat {
                let page = try await store.client.call(Store.reviews, query, Nothing())
                seen += page.items
                query.cursor = page.nextCursor
                store.store.clock.advance(by: .seconds(1))
                try await write(1)
            } while query.cursor != nil
            #expect(seen == all)
            let token = try #require(
                try await store.client.call(Store.reviews, ReviewQuery(id: id, limit: Whole(trusted: 1)), Nothing()).nextCursor)
            // Who wrote the last one stays unknown.
            let author: String? = try await store.store.database.read { db in
                try await db.first("SELECT user_id FROM reviews ORDER BY created_at DESC LIMIT 1")?.get(0)
            }
            #expect(try !decoded(token).contains(#require(author)))
            let refused = try await store.client.answer(Store.reviews, ReviewQuery(id: id, cursor: OpaqueToken(trusted: "abc")), Nothing())
            #expect(refused.fields == ["cursor malformed"])
            #expect(try await store.client.answer(Store.reviews, ReviewQuery(id: .example), Nothing()).code == .notFound)
        }
    }
}
