import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// An administrator repeats what may have been done.
@Suite struct RefundRepeatTests {
    @Test(arguments: Engine.allCases) func aRefundWhoseAnswerWasLostIsNotMadeTwice(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me, price: 30000)
            let half = RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 10000))
            store.app.loseCommit(of: "INSERT INTO refunds")
            #expect(try await store.ask(admin, toRefund: number, half, key: "one-refund").status == 503)
            let again = try await store.ask(admin, toRefund: number, half, key: "one-refund")
            #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true")
            let told = try InputDecoder.decode(Order.self, from: again.body)
            #expect(told.refunds.map(\.amount.amount) == [10000] && told.refunded.amount == 10000)
            #expect(try await store.rows("SELECT id FROM refunds") == 1)
            try await store.settle()
            #expect(store.payments.refunded == 10000)
            // Another key is another refund.
            #expect(try await store.ask(admin, toRefund: number, half, key: "another-refund").status == 201)
            #expect(try await store.rows("SELECT id FROM refunds") == 2)
        }
    }

    @Test(arguments: Engine.allCases) func aDeliveryWhoseAnswerWasLostIsNotCountedTwice(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (admin, id) = (store.admin, try await store.shelve(stock: 40))
            let change = StockChange(change: Whole(trusted: 12)), key: HTTPHeaders = ["Idempotency-Key": "one-delivery"]
            store.app.loseCommit(of: "UPDATE products SET stock")
            #expect(try await admin.answer(StoreAdmin.changeStock, ProductParameters(id: id), change, headers: key).status == 503)
            let again = try await admin.answer(StoreAdmin.changeStock, ProductParameters(id: id), change, headers: key)
            #expect(again.status == 200 && again.json?["stock"]?.integer == 52)
            #expect(try await store.onShelf(id) == 52)
        }
    }

    @Test(arguments: Engine.allCases) func aStepOfAParcelWhoseAnswerWasLostIsOneStep(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            #expect(try await admin.ship(number).status == 200)
            let steps = try await store.rows("SELECT 1 FROM tracking_events"), client = admin.with("Idempotency-Key", "one-step")
            store.app.loseCommit(of: "INSERT INTO tracking_events")
            #expect(try await client.track(number).status == 503)
            let again = try await client.track(number)
            #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true")
            #expect(try await store.rows("SELECT 1 FROM tracking_events") == steps + 1)
        }
    }
}
