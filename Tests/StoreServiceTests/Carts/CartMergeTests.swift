import AppTesting
import Contracts
import HTTPCore
import Storage
import StoreService
import Testing
import TestSupport
import Wire

/// What a guest filled becomes the person's.
@Suite struct CartMergeTests {
    @Test(arguments: Engine.allCases) func quantitiesAreAddedUp(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat, bottle) = (try await store.shelve(), try await store.shelve("mat"), try await store.shelve("bottle"))
            let (layla, guest) = (store.somebody().trolley, try await Trolley.open(store.client))
            try await layla.put(bands, 2)
            try await layla.put(mat)
            try await guest.put(bottle, 4)
            try await guest.put(bands, 3)
            let cart = try await layla.merge(guest)
            #expect(cart.products == [bands, mat, bottle] && cart.quantities == [5, 1, 4] && cart.changes.isEmpty)
            cart.checkSums()
            #expect(try await layla.shown() == cart)
            // The guest's is gone, once and for all.
            #expect(try await guest.ask().status == 404)
            #expect(try await layla.tryMerge(guest).code == .notFound)
            #expect(try await guest.tryPut(bands).status == 404)
            #expect(try await layla.shown() == cart)
            #expect(try await store.rows("SELECT 1 FROM carts") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func whoHadNoCartHasTheGuests(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(), try await store.shelve("mat"))
            let (layla, guest) = (store.somebody().trolley, try await Trolley.open(store.client))
            try await guest.put(mat, 2)
            try await guest.put(bands)
            let before = try await guest.shown()
            #expect(try await layla.merge(guest) == before)
            #expect(try await layla.merge(try await Trolley.open(store.client)) == before)
        }
    }

    /// A line has at most so many; that there are fewer on the shelf is told as ever.
    @Test(arguments: Engine.allCases) func sumsStayWithinALine(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(stock: 150), try await store.shelve("mat", stock: 5))
            let (layla, guest) = (store.somebody().trolley, try await Trolley.open(store.client))
            try await layla.put(bands, 60)
            try await guest.put(bands, 70)
            try await layla.put(mat, 4)
            try await guest.put(mat, 4)
            let cart = try await layla.merge(guest)
            #expect(cart.quantities == [99, 5] && cart.kinds == [.quantityReduced] && cart.changes[0].wanted == 8)
            cart.checkSums()
        }
        try await StoreFixture.run(engine: engine, configure: { $0.policy.pieces = 10 }) { store in
            let (bands, layla, guest) = (try await store.shelve(), store.somebody().trolley, try await Trolley.open(store.client))
            try await layla.put(bands, 6)
            try await guest.put(bands, 7)
            #expect(try await layla.merge(guest).quantities == [10])
        }
    }

    /// Prices count from when they were seen, which for a guest's lines was before signing in.
    @Test(arguments: Engine.allCases) func changesAreToldAfterwards(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat, old) = (try await store.shelve(), try await store.shelve("mat", price: 500), try await store.shelve("old"))
            let (layla, guest) = (store.somebody().trolley, try await Trolley.open(store.client))
            try await layla.put(mat)
            try await store.reprice(mat, 600)
            try await guest.put(mat)
            try await guest.put(bands)
            try await guest.put(old)
            try await store.reprice(bands, 9999)
            try await store.archive(old)
            let cart = try await layla.merge(guest)
            #expect(cart.products == [mat, bands, old] && cart.kinds == [.priceChanged, .unavailable])
            #expect(cart.changes[0].productId == bands && cart.changes[0].oldPrice?.amount == 8999)
        }
    }

    @Test(arguments: Engine.allCases) func theCodeIsTakenOverIfThereIsNone(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            try await store.promote("SUMMER25", percent: 25, firstOrderOnly: false)
            let bands = try await store.shelve()
            func guest() async throws -> Trolley {
                let guest = try await Trolley.open(store.client)
                try await guest.put(bands)
                try await guest.enter("WELCOME10")
                return guest
            }
            let (layla, omar, huda) = (store.somebody(), store.somebody(), store.somebody())
            #expect(try await layla.trolley.merge(guest()).totals.discount.amount == 900)
            try await omar.trolley.enter("SUMMER25")
            #expect(try await omar.trolley.merge(guest()).promo?.code.text == "SUMMER25")
            // A guest was promised what this person has had.
            try await store.countOrder(of: huda)
            let cart = try await huda.trolley.merge(guest())
            #expect(cart.promo?.code.text == "WELCOME10" && cart.promo?.problem == .promoNotEligible && cart.totals.discount.amount == 0)
        }
    }

    @Test(arguments: Engine.allCases) func whatDoesNotFitIsNotLost(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.policy.cartLines = 3 }) { store in
            let products = try await (0..<5).asyncMap { try await store.shelve("product-\($0)") }
            let (layla, guest) = (store.somebody().trolley, try await Trolley.open(store.client))
            for product in products[0...1] { try await layla.put(product) }
            for product in products[1...3] { try await guest.put(product) }
            let (hers, theirs) = (try await layla.shown(), try await guest.shown())
            let refused = try await layla.tryMerge(guest)
            #expect(refused.status == 409 && refused.code == .limitReached)
            #expect(try await layla.shown() == hers)
            #expect(try await guest.shown() == theirs)
            // With a product less it fits.
            try await layla.remove(products[0])
            #expect(try await layla.merge(guest).products == Array(products[1...3]))
        }
    }

    @Test func onlyGuestsCartsAreTakenOver() async throws {
        try await StoreFixture.run { store in
            let (layla, omar) = (store.somebody(), store.somebody())
            try await omar.trolley.put(try await store.shelve())
            for text in [omar.id.text, "", "x", String(repeating: "a", count: 4096), "سلة", "🛒"] {
                let answer = try await layla.client.json(.post, "/store/cart/merge", #"{"cart":"\#(text)"}"#)
                #expect(answer.status == (text.isEmpty ? 422 : 404), "\(text.prefix(40)): \(answer.text)")
            }
            #expect(try await omar.trolley.shown().lines.count == 1)
            #expect(try await layla.trolley.shown().lines.isEmpty)
        }
    }
}
