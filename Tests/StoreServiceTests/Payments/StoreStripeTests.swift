import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Storage
import StoreService
import Synchronization
import TestSupport
import Testing
import Wire

/// The store with Stripe as its provider: localstripe behind the proxy that loses, repeats, shuffles and forges.
@Suite(.serialized) struct StoreStripeTests {
    private func run(engine: Engine = .sqlite, _ body: (StoreFixture, StripeFaults) async throws -> Void) async throws {
        let stripe = try await StripeFaults.start()
        // Webhooks are signed in real time, so the app lives in it.
        let result: Result<Void, any Error>
        do {
            result = .success(
                try await StoreFixture.run(engine: engine, transport: .socket, start: SystemClock().now()) {
                    $0.provider = .stripe(url: stripe.url, key: stripe.secretKey)
                    $0.webhookSecrets = stripe.webhookSecrets
                } _: { store in try await body(store, stripe) })
        } catch { result = .failure(error) }
        await stripe.stop()
        try result.get()
    }

    private func hook(_ store: StoreFixture) -> String { "http://127.0.0.1:\(store.store.port ?? 0)/store/webhooks/stripe" }

    /// The intents of a checkout that charged something.
    private func charges(_ checkout: CheckoutID, _ stripe: StripeFaults) async -> [JSONValue] {
        await stripe.objects("payment_intents").filter {
            $0["metadata"]?["reference"]?.string == "checkout:" + checkout.text && $0["status"]?.string == "succeeded"
        }
    }

    @Test(.proves("FR-STORE-06-b"), arguments: Engine.allCases) func anOrderIsPaidDeclinedCardsAreNot(_ engine: Engine) async throws {
        try await run(engine: engine) { store, stripe in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            let cart = try await layla.cart()
            let declined = try await layla.order(try await stripe.card("4000000000000002"))
            #expect(declined.status == 402 && declined.code == .paymentFailed)
            #expect(try await store.rows("SELECT number FROM orders") == 0)
            #expect(try await layla.cart() == cart && cart.itemCount == 1)
            #expect(try await store.stock(bands) == (40, 0))
            let answer = try await layla.order(try await stripe.card("4242424242424242"), key: "again")
            #expect(answer.status == 201, "\(answer.text)")
            let checkout = try answer.checkout
            #expect(checkout.order?.card?.last4 == "4242")
            #expect(await charges(checkout.id, stripe).compactMap { $0["amount"]?.integer } == [11_499])
        }
    }

    /// The answer to the charge never comes, or the connection breaks after it: one charge, one order.
    @Test(arguments: [StripeFaults.Fault.resetAfter, .failAfter(500), .resetBefore]) func lostAnswersChargeOnce(_ fault: StripeFaults.Fault)
        async throws
    {
        try await run { store, stripe in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let card = try await stripe.card("4242424242424242")
            stripe.next(fault, on: "/confirm")
            stripe.next(fault, on: "POST /v1/payment_intents")
            var answer = try await layla.order(card)
            for _ in 0..<20 where answer.status != 201 {
                store.store.clock.advance(by: .seconds(61))
                try await store.settle()
                answer = try await layla.order(card)
                if answer.status == 202 {
                    answer = try await layla.client.answer(StoreOrders.confirm, CheckoutParameters(id: try answer.checkout.id), Nothing())
                }
                if answer.status == 200 { break }
            }
            let checkout = try answer.checkout
            #expect(checkout.status == .completed, "\(answer.text)")
            #expect(await charges(checkout.id, stripe).count == 1)
            #expect(try await store.rows("SELECT number FROM orders") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func webhooksInAnyNumberAndOrderMakeOneOrder(_ engine: Engine) async throws {
        try await run(engine: engine) { store, stripe in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            let waiting = try await layla.order(try await stripe.card("4000002760003184"))
            #expect(waiting.status == 202, "\(waiting.text)")
            let id = try waiting.checkout.id
            #expect(try waiting.checkout.actionUrl != nil)
            let payment = try #require(try await store.store.database.read { db in
                try await db.first("SELECT payment_id FROM checkouts WHERE id = \(id.text)")?.get(0, as: String?.self)
            })
            await stripe.approve(payment)
            let events = stripe.events
            #expect(events.count >= 2)
            store.store.clock.advance(by: SystemClock().now() - store.now)
            // Forged and late ones first: they change nothing.
            for delivery in [StripeDelivery.forged, .altered, .old, .fromTheFuture, .unsigned] {
                for event in events {
                    #expect(try await stripe.deliver(event, to: hook(store), as: delivery, now: store.now.seconds) == 403)
                }
            }
            #expect(try await layla.checkout(id).status == .requiresAction)
            async let told: [Int] = stripe.deliver(events, to: hook(store), copies: 5, shuffledBy: 7, atOnce: true)
            async let confirmed = parallel(5) { _ in
                try await layla.client.answer(StoreOrders.confirm, CheckoutParameters(id: id), Nothing()).status
            }
            #expect(Set(try await told + confirmed) == [200])
            #expect(try await layla.checkout(id).order?.number == OrderNumber(1000))
            #expect(try await store.rows("SELECT number FROM orders") == 1)
            #expect(try await store.stock(bands) == (39, 0))
            // The secret was replaced while an event was under way.
            for delivery in [StripeDelivery.signedByOlderSecret, .signedByTwo] {
                for event in events { #expect(try await stripe.deliver(event, to: hook(store), as: delivery) == 200) }
            }
            #expect(await charges(id, stripe).count == 1)
        }
    }

    @Test func whatIsRefusedAtApprovalIsNotBought() async throws {
        try await run { store, stripe in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            let id = try await layla.order(try await stripe.card("4000002760003184")).checkout.id
            let payment = try #require(try await store.store.database.read { db in
                try await db.first("SELECT payment_id FROM checkouts WHERE id = \(id.text)")?.get(0, as: String?.self)
            })
            await stripe.approve(payment, succeeds: false)
            #expect(try await layla.client.answer(StoreOrders.confirm, CheckoutParameters(id: id), Nothing()).code == .paymentFailed)
            #expect(try await store.stock(bands) == (1, 0))
            #expect(await charges(id, stripe).isEmpty)
        }
    }
}
