import AppTesting
import Contracts
import HTTPCore
import Storage
import TestSupport
import Testing
import Wire

/// What became of a cart's products since the person saw them.
@Suite struct CartChangeTests {
    @Test(arguments: Engine.allCases, CartOwner.allCases) func aNewPriceIsTold(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(), try await store.shelve("mat", price: 5000))
            let trolley = try await store.trolley(owner)
            try await trolley.put(bands, 2)
            try await trolley.put(mat)
            try await store.reprice(bands, 9999)
            let cart = try await trolley.shown()
            let change = try #require(cart.changes.first)
            #expect(
                cart.changes.count == 1 && change.kind == .priceChanged && change.productId == bands && change.name == "Resistance Band Set"
            )
            #expect(change.oldPrice?.amount == 8999 && change.newPrice?.amount == 9999 && change.wanted == 2 && change.available == 40)
            #expect(cart.lines[0].unitPrice.amount == 9999 && cart.totals.subtotal.amount == 24_998)
            cart.checkSums()
            #expect(try await trolley.reading("ar").shown().changes.first?.name == "مجموعة أحبال المقاومة")
            // Another number of pieces is not a word about the price, but who puts one in saw what it costs.
            #expect(try await trolley.set(bands, 1).kinds == [.priceChanged])
            #expect(try await trolley.put(mat).kinds == [.priceChanged])
            #expect(try await trolley.put(bands).kinds == [])
            try await store.reprice(bands, 8999)
            #expect(try await trolley.shown().kinds == [.priceChanged])
            try await store.reprice(bands, 9999)
            #expect(try await trolley.shown().kinds == [])
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases) func fewerPiecesAreToldAndCounted(_ engine: Engine, _ owner: CartOwner)
        async throws
    {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let trolley = try await store.trolley(owner)
            try await trolley.put(bands, 5)
            try await store.restock(bands, 7, reserved: 4)
            let cart = try await trolley.shown()
            #expect(cart.kinds == [.quantityReduced] && cart.changes[0].wanted == 5 && cart.changes[0].available == 3)
            #expect(cart.changes[0].oldPrice == nil && cart.changes[0].newPrice == nil)
            #expect(cart.quantities == [3] && cart.lines[0].available == 3 && cart.totals.subtotal.amount == 26_997 && cart.itemCount == 3)
            cart.checkSums()
            // Both at once are two changes.
            try await store.reprice(bands, 100)
            #expect(try await trolley.shown().kinds == [.priceChanged, .quantityReduced])
            try await store.reprice(bands, 8999)
            // The wish stays until there is an answer to it.
            try await store.restock(bands, 40)
            let again = try await trolley.shown()
            #expect(again.changes.isEmpty && again.quantities == [5])
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases) func whatIsGoneIsShownAndNotCounted(_ engine: Engine, _ owner: CartOwner)
        async throws
    {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat, bottle) = (
                try await store.shelve(), try await store.shelve("mat", price: 5000), try await store.shelve("bottle", price: 700)
            )
            let trolley = try await store.trolley(owner)
            for product in [bands, mat, bottle] { try await trolley.put(product, 2) }
            try await store.restock(bands, 3, reserved: 3)
            try await store.archive(mat)
            try await store.reprice(mat, 1)
            let cart = try await trolley.shown()
            #expect(cart.kinds == [.outOfStock, .unavailable] && cart.changes.map(\.productId) == [bands, mat])
            #expect(cart.changes.allSatisfy { $0.wanted == 2 && $0.available == 0 && $0.oldPrice == nil })
            #expect(cart.products == [bands, mat, bottle] && cart.quantities == [0, 0, 2] && cart.lines.map(\.available) == [0, 0, 40])
            #expect(cart.lines[0].product.stock == .out && cart.amounts == [1400, 0, 2500, 3900] && cart.itemCount == 2)
            cart.checkSums()
            // With nothing left that can be bought there is nothing to ship.
            try await store.archive(bottle)
            let nothing = try await trolley.shown()
            #expect(nothing.amounts == [0, 0, 0, 0] && nothing.totals.untilFreeShipping == nil && nothing.lines.count == 3)
            try await store.archive(mat, false)
            try await store.restock(bands, 40)
            #expect(try await trolley.shown().kinds == [.priceChanged, .unavailable])
        }
    }

    @Test(arguments: Engine.allCases) func acceptingMakesTheCartWhatCanBeBought(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat, bottle) = (
                try await store.shelve(), try await store.shelve("mat", price: 5000), try await store.shelve("bottle", price: 700)
            )
            let (rope, towel) = (try await store.shelve("rope", price: 900), try await store.shelve("towel", price: 1000))
            let layla = store.somebody().trolley
            for product in [bands, mat, bottle, rope, towel] { try await layla.put(product, 4) }
            try await store.reprice(bands, 9999)
            try await store.restock(mat, 3)
            try await store.restock(bottle, 0)
            try await store.archive(rope)
            #expect(try await layla.shown().kinds == [.priceChanged, .quantityReduced, .outOfStock, .unavailable])
            let accepted = try await layla.accept()
            #expect(accepted.changes.isEmpty && accepted.products == [bands, mat, towel] && accepted.quantities == [4, 3, 4])
            #expect(accepted.totals.subtotal.amount == 4 * 9999 + 3 * 5000 + 4 * 1000)
            accepted.checkSums()
            #expect(try await layla.shown() == accepted)
            #expect(try await layla.accept() == accepted)
            // What comes back is not in the cart again.
            try await store.restock(bottle, 40)
            #expect(try await layla.shown() == accepted)
            #expect(try await store.somebody().trolley.accept().lines.isEmpty)
        }
    }
}
