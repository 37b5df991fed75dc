import AppTesting
import Contracts
import Storage
import StoreDomain
import Testing
import Wire

@testable import StoreService

/// What orders do to a cart: buying takes lines out, ordering again puts them in.
@Suite struct CartStoreTests {
    private func remove(_ bought: [(ProductID, Int64)], of somebody: Somebody, _ store: StoreFixture) async throws {
        let (user, now) = (somebody.id, store.now)
        try await store.store.database.write { db in
            try await CustomerStore.claim(user, now: now, in: db)
            try await CartStore.removeBought(bought.map { (product: $0.0, quantity: $0.1) }, of: user, in: db)
        }
    }

    private func add(
        _ product: ProductID, _ quantity: Int64, price: Int64 = 8999, to somebody: Somebody, _ store: StoreFixture,
        policy: StorePolicy = StorePolicy()
    ) async throws -> Int64 {
        let (user, now) = (somebody.id, store.now)
        return try await store.store.database.write { db in
            try await CustomerStore.claim(user, now: now, in: db)
            return try await CartStore.add(product, quantity: quantity, price: price, of: user, policy: policy, in: db)
        }
    }

    @Test(arguments: Engine.allCases) func whatWasBoughtGoesAndTheRestStays(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            let (bands, mat, bottle) = (try await store.shelve(), try await store.shelve("mat"), try await store.shelve("bottle"))
            let (layla, omar) = (store.somebody(), store.somebody())
            for product in [bands, mat, bottle] {
                try await layla.trolley.put(product, 3)
                try await omar.trolley.put(product, 3)
            }
            try await layla.trolley.enter("WELCOME10")
            // One line was made longer while it was paid, one shorter, one stayed, and one was taken out.
            try await remove([(bands, 2), (mat, 4), (bottle, 3), (.example, 1)], of: layla, store)
            let cart = try await layla.trolley.shown()
            #expect(cart.products == [bands] && cart.quantities == [1] && cart.promo == nil)
            #expect(try await omar.trolley.shown().quantities == [3, 3, 3])
            // Who has no cart has nothing to lose.
            try await remove([(bands, 1)], of: store.somebody(), store)
            #expect(try await store.rows("SELECT 1 FROM carts") == 2)
        }
    }

    @Test(arguments: Engine.allCases) func asManyArePutInAsThereAre(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat, old) = (
                try await store.shelve(stock: 5), try await store.shelve("mat", stock: 500), try await store.shelve("old")
            )
            try await store.archive(old)
            let layla = store.somebody()
            #expect(try await add(bands, 3, to: layla, store) == 3)
            #expect(try await add(bands, 3, to: layla, store) == 2)
            #expect(try await add(bands, 1, to: layla, store) == 0)
            #expect(try await add(mat, 98, price: 5000, to: layla, store) == 98)
            #expect(try await add(mat, 98, price: 5000, to: layla, store) == 1)
            for product in [old, .example] { #expect(try await add(product, 1, to: layla, store) == 0) }
            let cart = try await layla.trolley.shown()
            #expect(cart.products == [bands, mat] && cart.quantities == [5, 99])
            // The line knows what the person was told.
            #expect(cart.kinds == [.priceChanged] && cart.changes[0].oldPrice?.amount == 5000)
            // A line that asks for more than there is by now is left alone.
            try await store.restock(bands, 2)
            #expect(try await add(bands, 1, to: layla, store) == 0)
            #expect(try await layla.trolley.shown().changes.map(\.wanted) == [5, 99])
        }
    }

    /// What would need the row of somebody who is gone is not tried.
    @Test(arguments: Engine.allCases) func whoWasDeletedGetsNoCart(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, layla) = (try await store.shelve(), store.somebody())
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)
            #expect(try await layla.trolley.tryPut(bands).code == .unauthenticated)
            #expect(try await layla.order().code == .unauthenticated)
            #expect(try await store.rows("SELECT 1 FROM carts") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func aFullCartTakesNoOtherProduct(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat, layla) = (try await store.shelve(), try await store.shelve("mat"), store.somebody())
            var policy = StorePolicy()
            policy.cartLines = 1
            #expect(try await add(bands, 1, to: layla, store, policy: policy) == 1)
            #expect(try await add(mat, 1, to: layla, store, policy: policy) == 0)
            #expect(try await add(bands, 1, to: layla, store, policy: policy) == 1)
        }
    }

    /// Buying and filling at once: each piece is either bought or still there.
    @Test(arguments: Engine.allCases) func nothingIsLostBesideAPurchase(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, layla) = (try await store.shelve(stock: 90), store.somebody())
            try await layla.trolley.put(bands, 20)
            _ = try await parallel(30) { index in
                if index % 3 == 0 { try await remove([(bands, 2)], of: layla, store) } else { try await layla.trolley.put(bands) }
            }
            #expect(try await layla.trolley.shown().quantities == [20])
        }
    }
}
