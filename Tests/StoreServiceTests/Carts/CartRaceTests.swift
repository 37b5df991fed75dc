import AppTesting
import Contracts
import HTTPCore
import Storage
import StoreService
import Testing
import TestSupport
import Wire

/// Many requests for one cart at once.
@Suite(.serialized) struct CartRaceTests {
    @Test(arguments: Engine.allCases, CartOwner.allCases) func noPieceIsLost(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(stock: 90), try await store.shelve("mat", stock: 90))
            let trolley = try await store.trolley(owner)
            let answers = try await parallel(60) { try await trolley.tryPut($0 % 2 == 0 ? bands : mat, 1) }
            #expect(answers.allSatisfy { $0.status == 201 })
            let cart = try await trolley.shown()
            #expect(cart.quantities == [30, 30] && Set(cart.products) == [bands, mat])
            // Each answer is of the moment of its change.
            #expect(Set(try answers.map { try $0.cart(201).itemCount }) == Set(1...60))
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases) func noMoreIsPutInThanThereIs(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 7)
            let trolley = try await store.trolley(owner)
            let answers = try await parallel(30) { _ in try await trolley.tryPut(bands, 2) }
            #expect(answers.count { $0.status == 201 } == 3)
            #expect(answers.count { $0.status == 409 && $0.fields == ["quantity out_of_stock"] } == 27)
            #expect(try await trolley.shown().quantities == [6])
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases) func limitsHold(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.policy.cartLines = 4; $0.policy.pieces = 5 }) { store in
            let products = try await (0..<10).asyncMap { try await store.shelve("product-\($0)", stock: 1000) }
            let trolley = try await store.trolley(owner)
            let answers = try await parallel(20) { try await trolley.tryPut(products[$0 % 10], 3) }
            let cart = try await trolley.shown()
            // Of each of four products one request in two is within the limit of a line.
            #expect(cart.lines.count == 4 && cart.quantities.allSatisfy { $0 == 3 })
            #expect(answers.count { $0.status == 201 } == 4 && answers.count { $0.code == .limitReached } == 12)
            #expect(answers.count { $0.fields == ["quantity out_of_range"] } == 4)
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases) func oneOfManyQuantitiesStays(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let trolley = try await store.trolley(owner)
            try await trolley.put(bands)
            let answers = try await parallel(30) { index in
                try await index % 3 == 2 ? trolley.tryRemove(bands) : trolley.trySet(bands, Int64(index + 1))
            }
            #expect(answers.allSatisfy { [200, 404].contains($0.status) })
            for answer in answers where answer.status == 200 { try answer.cart().checkSums() }
            #expect(try await trolley.shown().lines.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases) func aGuestsCartIsTakenOverOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let guest = try await Trolley.open(store.client)
            try await guest.put(bands, 2)
            let layla = store.somebody().trolley
            try await layla.put(bands)
            let own = try await parallel(20) { _ in try await layla.tryMerge(guest) }
            #expect(own.count { $0.status == 200 } == 1 && own.count { $0.status == 404 } == 19)
            #expect(try await layla.shown().quantities == [3])

            // Of different people too.
            let other = try await Trolley.open(store.client)
            try await other.put(bands, 2)
            let people = (0..<20).map { _ in store.somebody().trolley }
            let answers = try await parallel(20) { try await people[$0].tryMerge(other) }
            #expect(answers.count { $0.status == 200 } == 1 && answers.count { $0.status == 404 } == 19)
            #expect(try await people.asyncMap { try await $0.shown().itemCount }.reduce(0, +) == 2)
        }
    }

    /// Who puts something in while the cart is taken over is told that it is gone, or the piece goes along.
    @Test(arguments: Engine.allCases) func nothingFallsBetweenTwoCarts(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1000)
            for _ in 0..<8 {
                let (guest, layla) = (try await Trolley.open(store.client), store.somebody().trolley)
                try await guest.put(bands)
                let answers = try await parallel(12) { index in try await index == 6 ? layla.tryMerge(guest) : guest.tryPut(bands) }
                let added = answers.count { $0.status == 201 }
                #expect(answers[6].status == 200 && answers.count { $0.status == 404 } == 11 - added)
                #expect(try await layla.shown().quantities == [Int64(1 + added)])
            }
        }
    }

    /// Prices, stock and carts change at once; every answer adds up, and nobody waits for anybody for ever.
    @Test(arguments: Engine.allCases) func everyAnswerAddsUp(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote("THIRD", percent: 33, firstOrderOnly: false)
            let products = try await (0..<3).asyncMap { try await store.shelve("product-\($0)", price: 1001) }
            let layla = store.somebody().trolley
            for product in products { try await layla.put(product, 5) }
            try await layla.enter("THIRD")
            let carts = try await parallel(60) { index -> Cart? in
                let product = products[index % 3]
                switch index / 3 % 5 {
                case 0: try await store.reprice(product, Int64(900 + index))
                case 1: try await store.restock(product, Int64(index % 7))
                case 2: return try await layla.accept()
                case 3: return try await layla.shown()
                default: _ = try await layla.tryPut(product)
                }
                return nil
            }
            for cart in carts.compactMap({ $0 }) { cart.checkSums() }
            #expect(carts.count { $0 != nil } == 24)
            let last = try await layla.accept()
            #expect(last.changes.isEmpty)
            last.checkSums()
        }
    }
}
