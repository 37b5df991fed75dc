import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Storage
import StoreService
import Testing
import TestSupport
import Wire

/// What is sent again under its key, because nobody heard how it ended, is done once and answered as it was.
@Suite struct CartRepeatTests {
    @Test(arguments: Engine.allCases, CartOwner.allCases)
    func whatWasPutIntoACartIsNotPutThereAgain(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 40), trolley = try await store.trolley(owner)
            let key = "a-key-that-nobody-guesses"
            store.app.loseCommit(of: "INSERT INTO cart_lines")
            #expect(try await trolley.tryPut(bands, 3, key: key).status == 503)
            let again = try await trolley.tryPut(bands, 3, key: key)
            #expect(try again.cart(201).quantities == [3])
            #expect(again.headers["Idempotency-Replayed"] == "true")
            #expect(try await trolley.shown().quantities == [3])
        }
    }

    @Test(arguments: Engine.allCases) func aGuestsCartIsOpenedOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let client = store.client.with("Idempotency-Key", "a-key-that-nobody-guesses")
            store.app.loseCommit(of: "INSERT INTO carts (id, token_hash")
            #expect(try await client.answer(Store.openGuestCart).status == 503)
            let cart = try await client.call(Store.openGuestCart)
            #expect(try await store.rows("SELECT 1 FROM carts") == 1)
            #expect(try await Trolley(client: store.client, token: cart.token).shown() == cart.cart)
        }
    }

    @Test(arguments: Engine.allCases) func aGuestsCartIsTakenOverOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody(), bands = try await store.shelve(stock: 40), guest = try await Trolley.open(store.client)
            try await guest.put(bands, 3)
            let client = me.client.with("Idempotency-Key", "one-key"), merge = CartMerge(cart: try #require(guest.token))
            store.app.loseCommit(of: "INSERT INTO cart_lines")
            #expect(try await client.answer(Store.mergeCart, merge).status == 503)
            let again = try await client.answer(Store.mergeCart, merge)
            #expect(again.status == 200 && again.headers["Idempotency-Replayed"] == "true")
            #expect(try again.cart().quantities == [3])
            #expect(try await me.trolley.shown().quantities == [3])
        }
    }

    @Test(arguments: Engine.allCases, [true, false])
    func anOrderIsCancelledOnce(_ engine: Engine, byAdministrator: Bool) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody(), number = try await store.placeOne(me)
            let client = (byAdministrator ? store.admin : me.client).with("Idempotency-Key", "one-key")
            func cancel() async throws -> Answer {
                if byAdministrator { return try await client.cancelAny(number) }
                return try await client.cancel(number)
            }
            store.app.loseCommit(of: "INSERT INTO refunds")
            #expect(try await cancel().status == 503)
            let again = try await cancel()
            #expect(again.status == 200 && again.headers["Idempotency-Replayed"] == "true")
            #expect(try InputDecoder.decode(Order.self, from: again.body).status == .cancelled)
            #expect(try await store.rows("SELECT id FROM refunds") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func anOrderIsPutIntoTheCartAgainOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody(), bands = try await store.shelve("bands", stock: 40)
            let number = try await store.place(me, [Bought(product: bands, quantity: 3)])
            let client = me.client.with("Idempotency-Key", "one-key")
            store.app.loseCommit(of: "INSERT INTO cart_lines")
            #expect(try await client.answer(StoreOrders.reorder, OrderParameters(number: number), Nothing()).status == 503)
            let again = try await client.answer(StoreOrders.reorder, OrderParameters(number: number), Nothing())
            #expect(again.status == 200 && again.headers["Idempotency-Replayed"] == "true")
            #expect(try await me.trolley.shown().quantities == [3])
        }
    }
}
