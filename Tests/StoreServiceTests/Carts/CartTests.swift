import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Storage
import StoreService
import Testing
import TestSupport
import Wire

/// FR-STORE-04-d and FR-STORE-05: what people do with a cart.
@Suite struct CartTests {
    @Test(arguments: Engine.allCases, CartOwner.allCases) func aCartBeginsEmpty(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let trolley = try await store.trolley(owner)
            let cart = try await trolley.shown()
            #expect(cart.lines.isEmpty && cart.itemCount == 0 && cart.promo == nil && cart.changes.isEmpty)
            #expect(cart.amounts == [0, 0, 0, 0] && cart.totals.untilFreeShipping == nil)
            // Looking makes nothing.
            #expect(try await store.rows("SELECT 1 FROM customers") == 0)
            #expect(try await store.rows("SELECT 1 FROM carts WHERE user_id IS NOT NULL") == 0)
        }
    }

    @Test(.proves("FR-STORE-04-d"), arguments: Engine.allCases, CartOwner.allCases)
    func noPiecesAndMoreThanThereAreAreRefused(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 5)
            let trolley = try await store.trolley(owner)
            let none = try await trolley.tryPut(bands, 0)
            #expect(none.status == 422 && none.fields == ["quantity out_of_range"])
            let many = try await trolley.tryPut(bands, 6)
            #expect(many.status == 409 && many.code == .outOfStock && many.fields == ["quantity out_of_stock"])
            #expect(many.json?["fields"]?.array?.first?["message"]?.string?.contains("5") == true)
            #expect(try await trolley.shown().lines.isEmpty)

            #expect(try await trolley.put(bands, 3).quantities == [3])
            // What the line has counts.
            let more = try await trolley.tryPut(bands, 3)
            #expect(more.code == .outOfStock && more.fields == ["quantity out_of_stock"])
            for refused in [try await trolley.trySet(bands, 6), try await trolley.trySet(bands, 99)] {
                #expect(refused.status == 409 && refused.code == .outOfStock && refused.fields == ["quantity out_of_stock"])
            }
            #expect(try await trolley.trySet(bands, 0).fields == ["quantity out_of_range"])
            #expect(try await trolley.shown().quantities == [3])
            #expect(try await trolley.put(bands, 2).quantities == [5])
            // What checkouts hold is not to be had.
            try await store.restock(bands, 10, reserved: 5)
            #expect(try await trolley.tryPut(bands, 1).code == .outOfStock)
            #expect(try await trolley.trySet(bands, 6).code == .outOfStock)
            #expect(try await trolley.shown().quantities == [5])
        }
    }

    @Test(.proves("FR-STORE-05-b"), arguments: Engine.allCases, CartOwner.allCases)
    func linesAreChangedAndTakenOut(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat, bottle) = (
                try await store.shelve(), try await store.shelve("yoga-mat", price: 12_000), try await store.shelve("bottle", price: 3500)
            )
            let trolley = try await store.trolley(owner)
            try await trolley.put(mat)
            try await trolley.put(bands, 2)
            try await trolley.put(bottle, 3)
            let full = try await trolley.put(mat)
            #expect(full.products == [mat, bands, bottle] && full.quantities == [2, 2, 3] && full.itemCount == 7)
            #expect(full.lines[0].total.amount == 24_000 && full.lines[0].available == 40 && full.lines[0].product.slug.text == "yoga-mat")
            full.checkSums()

            #expect(try await trolley.set(bands, 7).quantities == [2, 7, 3])
            #expect(try await trolley.shown().quantities == [2, 7, 3])
            #expect(try await trolley.set(bands, 1).quantities == [2, 1, 3])
            #expect(try await trolley.remove(mat).products == [bands, bottle])
            #expect(try await trolley.shown().products == [bands, bottle])
            // Once more is as good, and what was never there is not there either.
            #expect(try await trolley.remove(mat).products == [bands, bottle])
            #expect(try await trolley.tryRemove(.example).status == 200)
            let gone = try await trolley.trySet(mat, 1)
            #expect(gone.status == 404 && gone.code == .notFound)
            #expect(try await trolley.trySet(.example, 1).code == .notFound)
            // What comes back comes last.
            #expect(try await trolley.put(mat).products == [bands, bottle, mat])
        }
    }

    @Test(.proves("FR-STORE-05-c"), arguments: Engine.allCases, CartOwner.allCases)
    func totalsAreExact(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, whey) = (try await store.shelve(), try await store.shelve("whey", price: 3333, category: .supplements, tax: .zero))
            let trolley = try await store.trolley(owner)
            let one = try await trolley.put(bands)
            #expect(
                one.amounts == [8999, 0, 2500, 11_499] && one.totals.tax.amount == 1500 && one.totals.untilFreeShipping?.amount == 11_002)
            #expect(one.totals.beforeTax.subtotal.amount + 1500 + one.totals.beforeTax.shipping.amount == 11_499)
            let two = try await trolley.put(whey, 2)
            #expect(two.amounts == [15_665, 0, 2500, 18_165] && two.totals.tax.amount == 1500)
            let three = try await trolley.put(bands)
            #expect(three.amounts == [24_664, 0, 0, 24_664] && three.totals.tax.amount == 2348 && three.totals.untilFreeShipping == nil)
            for cart in [one, two, three, try await trolley.shown()] { cart.checkSums() }
            #expect(try await trolley.shown() == three)
        }
    }

    @Test(.proves("FR-STORE-WELCOME-02-b"), arguments: Engine.allCases, CartOwner.allCases)
    func shippingIsFreeOverTwoHundredRiyals(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (mat, pin) = (try await store.shelve("mat", price: 10_000), try await store.shelve("pin", price: 1))
            let trolley = try await store.trolley(owner)
            let even = try await trolley.put(mat, 2)
            #expect(even.amounts == [20_000, 0, 2500, 22_500] && even.totals.untilFreeShipping?.amount == 1)
            let over = try await trolley.put(pin)
            #expect(over.amounts == [20_001, 0, 0, 20_001] && over.totals.untilFreeShipping == nil)
        }
    }

    @Test func emptyingTakesEverythingOut() async throws {
        try await StoreFixture.run { store in
            try await store.promote()
            let (trolley, bands) = (store.somebody().trolley, try await store.shelve())
            try await trolley.put(bands, 2)
            try await trolley.enter("WELCOME10")
            for cart in [try await trolley.empty(), try await trolley.shown(), try await trolley.empty()] {
                #expect(cart.lines.isEmpty && cart.promo == nil && cart.amounts == [0, 0, 0, 0])
            }
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases)
    func aLineAndACartHaveTheirLimits(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.policy.cartLines = 2; $0.policy.pieces = 10 }) { store in
            let trolley = try await store.trolley(owner)
            let products = try await ["one", "two", "three"].asyncMap { try await store.shelve("product-" + $0, stock: 1000) }
            let over = try await trolley.tryPut(products[0], 11)
            #expect(over.status == 422 && over.code == .validationFailed && over.fields == ["quantity out_of_range"])
            try await trolley.put(products[0], 9)
            #expect(try await trolley.tryPut(products[0], 2).fields == ["quantity out_of_range"])
            #expect(try await trolley.put(products[0], 1).quantities == [10])
            #expect(try await trolley.trySet(products[0], 11).fields == ["quantity out_of_range"])
            try await trolley.put(products[1])
            let third = try await trolley.tryPut(products[2])
            #expect(third.status == 409 && third.code == .limitReached)
            // What is there may grow, and what is not sold is not a third.
            #expect(try await trolley.put(products[1]).quantities == [10, 2])
            #expect(try await trolley.tryPut(.example).code == .notFound)
            try await trolley.remove(products[0])
            #expect(try await trolley.put(products[2]).products == [products[1], products[2]])
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases)
    func whatIsNotSoldCannotBePutIn(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, old) = (try await store.shelve(), try await store.shelve("old-bands"))
            let trolley = try await store.trolley(owner)
            try await trolley.put(old)
            try await store.archive(bands)
            try await store.archive(old)
            for product in [bands, old, .example] {
                let answer = try await trolley.tryPut(product)
                #expect(answer.status == 404 && answer.code == .notFound)
            }
            let set = try await trolley.trySet(old, 1)
            #expect(set.status == 409 && set.code == .outOfStock && set.fields == ["quantity unavailable"])
            #expect(try await trolley.remove(old).lines.isEmpty)
        }
    }

    /// Two people, and a guest, never see each other's.
    @Test(arguments: Engine.allCases) func everybodyHasTheirOwn(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(), try await store.shelve("mat"))
            let (layla, omar) = (store.somebody().trolley, store.somebody().trolley)
            let guest = try await Trolley.open(store.client)
            try await layla.put(bands, 2)
            try await omar.put(mat, 3)
            try await guest.put(mat, 4)
            #expect(try await omar.remove(bands).products == [mat])
            #expect(try await omar.trySet(bands, 9).status == 404)
            #expect(try await layla.shown().quantities == [2])
            #expect(try await guest.shown().quantities == [4])
            try await omar.empty()
            #expect(try await layla.shown().quantities == [2])
            #expect(try await guest.shown().quantities == [4])
        }
    }

    @Test(arguments: CartOwner.allCases) func aRepeatedRequestAddsOnce(_ owner: CartOwner) async throws {
        try await StoreFixture.run { store in
            let (trolley, bands) = (try await store.trolley(owner), try await store.shelve())
            let first = try await trolley.tryPut(bands, 2, key: "add-1-of-somebody")
            let again = try await trolley.tryPut(bands, 2, key: "add-1-of-somebody")
            #expect(first.body == again.body && again.headers["Idempotency-Replayed"] == "true")
            #expect(try await trolley.shown().quantities == [2])
            #expect(try await trolley.tryPut(bands, 3, key: "add-1-of-somebody").code == .idempotencyMismatch)
        }
    }

    @Test func namesAreInTheReadersLanguage() async throws {
        try await StoreFixture.run(transport: .socket) { store in
            let (trolley, bands) = (store.somebody().trolley, try await store.shelve())
            try await trolley.put(bands)
            #expect(try await trolley.reading("ar").shown().lines[0].product.name == "مجموعة أحبال المقاومة")
            #expect(try await trolley.reading("en").shown().lines[0].product.name == "Resistance Band Set")
            #expect(try await trolley.shown().lines[0].product.imageUrl.hasPrefix("http"))
        }
    }
}

extension Sequence {
    func asyncMap<T>(_ body: (Element) async throws -> T) async throws -> [T] {
        var result: [T] = []
        for element in self { result.append(try await body(element)) }
        return result
    }
}
