import AppTesting
import Contracts
import HTTPCore
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct OrderReorderTests {
    @Test(.proves("FR-STORE-07-e"), arguments: Engine.allCases) func aReorderFillsTheCartWithWhatThereIs(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let (plenty, few, none, gone) = (
                try await store.shelve("plenty", price: 5000), try await store.shelve("few-left", stock: 2),
                try await store.shelve("none-left"),
                try await store.shelve("gone-now")
            )
            let number = try await store.place(me, [plenty, few, none, gone].map { Bought(product: $0, price: 4000, quantity: 3) })
            try await store.store.database.write { db in
                try await db.execute("UPDATE products SET stock = 0 WHERE id = \(none.text)")
                try await db.execute("UPDATE products SET is_archived = 1 WHERE id = \(gone.text)")
            }
            let reorder = try await me.client.call(StoreOrders.reorder, OrderParameters(number: number), Nothing())
            #expect(reorder.cart.lines.map(\.product.id) == [plenty, few] && reorder.cart.lines.map(\.quantity) == [3, 2])
            #expect(reorder.cart.lines.map(\.unitPrice.amount) == [5000, 8999] && reorder.cart.changes.isEmpty)
            #expect(reorder.cart.totals.subtotal.amount == 3 * 5000 + 2 * 8999)
            #expect(reorder.missing.map(\.productId) == [few, none, gone])
            #expect(reorder.missing.map(\.kind) == [.quantityReduced, .outOfStock, .unavailable])
            #expect(reorder.missing.map(\.wanted) == [3, 3, 3] && reorder.missing.map(\.available) == [2, 0, 0])

            // Once more adds what there still is.
            let again = try await me.client.call(StoreOrders.reorder, OrderParameters(number: number), Nothing())
            #expect(again.cart.lines.map(\.quantity) == [6, 2] && again.missing.count == 3)
            #expect(again.missing[0].wanted == 5 && again.missing[0].available == 2)
            // What is in a cart is held for nobody.
            #expect(try await store.number("SELECT CAST(SUM(reserved) AS BIGINT) FROM products") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func aCartHasItsLimitAndNothingIsAddedBeyondIt(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.policy.cartLines = 2 }) { store in
            let me = store.somebody()
            let (a, b, c) = (try await store.shelve("a-product"), try await store.shelve("b-product"), try await store.shelve("c-product"))
            let two = try await store.place(me, [a, b].map { Bought(product: $0) })
            let other = try await store.place(me, [b, c].map { Bought(product: $0, quantity: 60) })
            #expect(try await me.client.answer(StoreOrders.reorder, OrderParameters(number: two), Nothing()).status == 200)
            #expect(try await me.client.answer(StoreOrders.reorder, OrderParameters(number: other), Nothing()).code == .limitReached)
            #expect(try await store.number("SELECT CAST(SUM(quantity) AS BIGINT) FROM cart_lines") == 2)
            // The same products again are no new lines.
            #expect(try await me.client.answer(StoreOrders.reorder, OrderParameters(number: two), Nothing()).status == 200)
            #expect(try await store.number("SELECT CAST(SUM(quantity) AS BIGINT) FROM cart_lines") == 4)
        }
    }

    @Test(arguments: Engine.allCases) func reordersAtOnceAllCount(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            let answers = try await parallel(10) { _ in
                try await me.client.answer(StoreOrders.reorder, OrderParameters(number: number), Nothing())
            }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(try await store.number("SELECT CAST(SUM(quantity) AS BIGINT) FROM cart_lines") == 10)
        }
    }
}
