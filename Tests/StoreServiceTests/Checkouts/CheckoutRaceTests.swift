import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Storage
import TestSupport
import Testing
import Wire

@Suite struct CheckoutRaceTests {
    @Test(arguments: Engine.allCases) func oneUnitAndTwoHundredBuyersMakeOneOrder(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let people = (0..<200).map { _ in store.somebody() }
            for person in people { try await person.add(bands) }
            let answers = try await parallel(200) { try await people[$0].order() }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.code == .outOfStock } == 199)
            #expect(try await store.stock(bands) == (0, 0))
            #expect(store.payments.charged.count == 1)
            #expect(try await store.rows("SELECT number FROM orders") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func cartsInOppositeOrderDoNotWaitForEachOther(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(stock: 1000), try await store.shelve("yoga-mat", stock: 1000))
            let people = (0..<60).map { _ in store.somebody() }
            for (index, person) in people.enumerated() {
                for product in index % 2 == 0 ? [bands, mat] : [mat, bands] { try await person.add(product) }
            }
            let answers = try await parallel(60) { try await people[$0].order() }
            #expect(answers.allSatisfy { $0.status == 201 }, "\(Set(answers.map(\.status)))")
            #expect(try await store.stock(bands) == (940, 0))
            #expect(try await store.stock(mat) == (940, 0))
            // No number was left out or given twice.
            #expect(Set(try answers.compactMap { try $0.checkout.order?.number.number }) == Set(1000..<1060))
            #expect(try await store.number("SELECT COUNT(*) FROM documents WHERE kind = 'invoice' AND number BETWEEN 1000 AND 1059") == 60)
        }
    }

    @Test(.proves("FR-STORE-06-d"), arguments: Engine.allCases) func fiftyCheckoutsWithOneKeyAreOneOrder(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve(), 3)
            let answers = try await parallel(50) { _ in try await layla.order() }
            #expect(answers.allSatisfy { $0.status == 201 })
            #expect(Set(answers.map(\.body)).count == 1)
            #expect(store.payments.opened == 1 && store.payments.charged.count == 1)
            #expect(try await store.rows("SELECT number FROM orders") == 1)
            let other = try await layla.client.json(
                .post, "/store/orders", #"{"email":"other@example.com"}"#, headers: ["Idempotency-Key": "key-1"])
            #expect(other.code == .idempotencyMismatch)
        }
    }

    /// Whoever settled answers with what it stored, everybody else with what is read.
    @Test(arguments: Engine.allCases) func theFirstAnswerIsWhatIsReadLater(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            let layla = store.somebody()
            try await layla.add(try await store.shelve(), 3)
            try await layla.add(try await store.shelve("yoga-mat", price: 3333))
            try await layla.trolley.enter("WELCOME10")
            let first = try await layla.order()
            #expect(first.status == 201)
            let checkout = try first.checkout
            #expect(checkout.order?.events.map(\.kind) == ["placed", "paid"] && checkout.order?.documents == ["INV-1000"])
            #expect(try await layla.checkout(checkout.id) == checkout)
            // So does a repeat whose answer was not kept.
            try await store.run("DELETE FROM idempotency_keys")
            let again = try await layla.order()
            #expect(again.status == 201 && again.body == first.body)
        }
    }

    @Test(arguments: Engine.allCases) func twentyKeysForOneCartAreOneOrder(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let answers = try await parallel(20) { try await layla.order(key: "key-\($0)") }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(
                answers.filter { $0.status != 201 }.allSatisfy { [.checkoutOpen, .cartEmpty, .cartChanged].contains($0.code) },
                "\(answers.map(\.text))")
            #expect(store.payments.charged.count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func webhookAndReturnRaceToOneOrder(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1000)
            let rounds = engine == .sqlite ? 50 : 20
            for round in 0..<rounds {
                let layla = store.somebody()
                try await layla.add(bands)
                let waiting = try await layla.order("card_3ds").checkout
                let payment = try #require(store.payments.all.first { $0.status == .requiresAction }).id
                store.payments.approve(payment)
                let answers = try await parallel(20) { index in
                    switch index % 4 {
                    case 0: try await store.webhook("evt_\(round) \(payment.text)")
                    case 1: try await store.webhook("evt_\(round)_\(index) \(payment.text)")
                    default: try await layla.client.answer(StoreOrders.confirm, CheckoutParameters(id: waiting.id), Nothing())
                    }
                }
                #expect(answers.allSatisfy { $0.status == 200 })
                #expect(try await layla.checkout(waiting.id).order?.number == OrderNumber(1000 + Int64(round)))
            }
            #expect(try await store.stock(bands) == (Int64(1000 - rounds), 0))
            #expect(try await store.rows("SELECT number FROM orders") == rounds)
            #expect(store.payments.charged.count == rounds)
        }
    }
}
