import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Storage
import TestSupport
import Testing
import Wire

@Suite struct WebhookTests {
    @Test func whatIsNotSignedIsNotHeard() async throws {
        try await StoreFixture.run { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let waiting = try await layla.order("card_3ds").checkout
            let payment = try #require(store.payments.all.first).id
            store.payments.approve(payment)
            let forged = try await store.webhook("evt_1 \(payment.text)", signature: "bad")
            #expect(forged.status == 403 && forged.code == .signatureInvalid)
            #expect(try await store.webhook("evt_1 \(payment.text)", provider: "stripe").status == 404)
            #expect(try await store.webhook("").status == 400)
            #expect(try await layla.checkout(waiting.id).status == .requiresAction)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 200)
            #expect(try await layla.checkout(waiting.id).status == .completed)
        }
    }

    @Test(arguments: Engine.allCases) func eventsOfOtherKindsAndOtherPaymentsChangeNothing(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            #expect(try await store.webhook("evt_1").status == 200)
            #expect(try await store.webhook("evt_2 pay_99").status == 200)
            let stray = try await store.payments.open(
                .init(amount: 5, currency: "SAR", reference: "x", context: .init(requestID: "r", run: nil)), key: "x")
            #expect(try await store.webhook("evt_3 \(stray.id.text)").status == 200)
            #expect(try await store.rows("SELECT number FROM orders") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func oldNewsAfterTheOrderChangesNothing(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let order = try await layla.buy()
            let payment = try #require(store.payments.charged.first)
            for index in [3, 1, 2, 2, 2, 2, 2] { #expect(try await store.webhook("evt_\(index) \(payment.text)").status == 200) }
            #expect(try await store.rows("SELECT event_id FROM webhook_events") == 3)
            #expect(try await store.rows("SELECT number FROM orders") == 1)
            #expect(try await layla.client.call(StoreOrders.order, OrderParameters(number: order.number), Nothing()).number == order.number)
        }
    }

    @Test func whenTheProviderCannotBeAskedItIsToldToComeAgain() async throws {
        try await StoreFixture.run { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            _ = try await layla.order("card_3ds")
            let payment = try #require(store.payments.all.first).id
            store.payments.approve(payment)
            store.payments.setDown(true)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 503)
            store.payments.setDown(false)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 200)
            #expect(try await store.rows("SELECT number FROM orders") == 1)
        }
    }
}
