import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Security
import ServiceKit
import Storage
@testable import StoreService
import Synchronization
import Testing
import TestSupport
import Wire

/// What becomes of a charge: approvals, refusals, lost answers and a provider that is away.
@Suite(.serialized) struct SubscriptionChargeTests {
    @Test(arguments: Engine.allCases)
    func anApprovalIsWaitedFor(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            let begun = try await layla.change(.premium, card: "card_3ds")
            let payment = try #require(fixture.payments.newest)
            #expect(begun.status == 202 && begun.json?["actionUrl"]?.string == "https://bank.example/approve/\(payment.text)")
            #expect(begun.json?["tier"]?.string == "freemium")
            #expect(try await layla.current().actionUrl == "https://bank.example/approve/\(payment.text)")
            // Back too early: nothing is decided.
            let early = try await layla.confirm()
            #expect(early.status == 200 && early.json?["tier"]?.string == "freemium" && early.json?["actionUrl"]?.string != nil)
            #expect(try await layla.client.answer(Subscriptions.method).code == .notFound)

            fixture.payments.approve(payment)
            let back = try await layla.confirm()
            #expect(back.status == 200 && back.json?["tier"]?.string == "premium" && back.json?["actionUrl"]?.string == nil)
            #expect(try await layla.confirm().status == 200)
            #expect(try await layla.invoices().map(\.number) == ["SUB-1000"])
            #expect(try await layla.client.call(Subscriptions.method).last4 == "4242")
            #expect(fixture.payments.charged.count == 1)
        }
    }

    @Test func aRefusedApprovalLeavesNothing() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            _ = try await layla.change(.premium, card: "card_3ds")
            fixture.payments.approve(try #require(fixture.payments.newest), false)
            #expect(try await layla.confirm().code == .paymentFailed)
            #expect(try await layla.confirm().code == .paymentFailed)
            #expect(try await layla.state() == "freemium free")
            #expect(try await layla.current().actionUrl == nil)
            try await fixture.settle()
            // The card that came with it is forgotten, and the payment cannot be tried any more.
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1"])
            #expect(fixture.payments.status(fixture.payments.newest) == .canceled)
            #expect(try await layla.client.answer(Subscriptions.method).code == .notFound)
            try await layla.subscribe()
            #expect(try await layla.confirm().status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func anApprovalThatNeverComes(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            try await fixture.pass(.minutes(14))
            #expect(try await layla.charges() == ["open"])
            try await fixture.pass(.minutes(1))
            #expect(try await layla.charges() == ["failed"])
            #expect(fixture.payments.status(fixture.payments.newest) == .canceled)
            #expect(try await layla.current().actionUrl == nil)
            #expect(try await fixture.rows("SELECT id FROM work WHERE is_dead = 0") == 0)
        }
    }

    /// A second wish ends the first at the provider, so that it cannot be paid too.
    @Test func anotherWishEndsTheFirst() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            let first = try #require(fixture.payments.newest)
            try await layla.subscribe(.smartPremium)
            #expect(fixture.payments.status(first) == .canceled)
            fixture.payments.approve(first)
            #expect(try await layla.charges() == ["failed", "paid"] && fixture.payments.charged.count == 1)
            #expect(try await layla.billed().count == 1)

            // It was approved before: then it counts, and the second is what is left to do.
            let omar = fixture.person()
            #expect(try await omar.change(.premium, card: "card_3ds").status == 202)
            fixture.payments.approve(try #require(fixture.payments.newest))
            try await omar.subscribe(.smartPremium)
            #expect(try await omar.charges() == ["paid", "paid"])
            #expect(try await omar.tiers() == ["premium", "smart_premium"])
        }
    }

    @Test func theBankTakesItsTime() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            let begun = try await layla.change(.premium, card: "card_slow")
            #expect(begun.status == 202 && begun.json?["actionUrl"]?.string == nil && begun.json?["tier"]?.string == "freemium")
            #expect(try await layla.change(.premium, card: "card_ok").code == .paymentPending)
            #expect(try await layla.change(.smartPremium, card: "card_ok").code == .paymentPending)
            #expect(try await layla.confirm().status == 200)
            try await fixture.pass(.minutes(60))
            #expect(try await layla.charges() == ["open"])
            fixture.payments.approve(try #require(fixture.payments.newest))
            try await fixture.pass(.minutes(10))
            #expect(try await layla.state() == "premium active")
            // The month began when it was asked for.
            #expect(try await layla.current().nextBillingAt?.text == "2026-04-02T05:00:00.000Z")
        }
    }

    @Test(arguments: ["card_declined", "card_later_declined", "card_poor"])
    func aRefusedCardChangesNothing(_ card: String) async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            try await layla.subscribe(.premium)
            let key = "again"
            #expect(try await layla.change(.smartPremium, card: card, key: key).code == .paymentFailed)
            #expect(try await layla.state() == "premium active")
            #expect(fixture.payments.charged.count == 1)
            #expect(try await layla.charges() == ["paid", "failed"])
            try await fixture.settle()
            // The card that works is still on file, and only the other one is forgotten.
            let forgotten = fixture.payments.kept.withLock { $0.forgotten }
            #expect(forgotten == (card == "card_declined" ? [] : ["kept_2"]))
            // With the same key and another card it is another try.
            #expect(try await layla.change(.smartPremium, card: "card_ok", key: key).status == 201)
            #expect(try await layla.state() == "smart_premium active")
            #expect(try await layla.charges() == ["paid", "failed", "paid"])
        }
    }

    /// The answer of the charge gets lost: the provider is asked.
    @Test(arguments: Engine.allCases)
    func aLostAnswerIsAskedFor(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_lost").status == 201)
            #expect(fixture.payments.charged.count == 1)
            #expect(try await layla.invoices().count == 1)
        }
    }

    /// And when it cannot be asked, it is asked later.
    @Test(arguments: Engine.allCases)
    func whatNobodyKnowsIsFoundOut(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            let payments = fixture.payments
            payments.afterCharge.withLock { $0 = {
                payments.setDown(true)
                throw PaymentError.unknownOutcome
            } }
            let answer = try await layla.change(.premium, card: "card_ok")
            #expect(answer.status == 202 && answer.json?["tier"]?.string == "freemium")
            #expect(try await layla.confirm().code == .unavailable)
            #expect(try await layla.change(.smartPremium, card: "card_ok").code == .unavailable)
            try await fixture.pass(.minutes(5))
            #expect(try await layla.charges() == ["open"])
            payments.setDown(false)
            try await fixture.pass(.minutes(1))
            #expect(try await layla.state() == "premium active")
            #expect(payments.charged.count == 1)
            #expect(try await layla.invoices().count == 1)
            #expect(try await fixture.rows("SELECT id FROM work WHERE is_dead = 0 AND kind <> 'store.renew'") == 0)
        }
    }

    @Test func aProviderThatIsAwayChargesNothing() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            fixture.payments.setDown(true)
            let answer = try await layla.change(.premium, card: "card_ok")
            #expect(answer.code == .unavailable && answer.headers["Retry-After"] != nil)
            #expect(try await layla.charges() == ["failed"])
            #expect(try await layla.setCard("card_ok").code == .unavailable)
            #expect(try await layla.confirm().code == .paymentFailed)
            // It goes away after it has kept the card: that is forgotten when it is back.
            fixture.payments.setDown(false)
            let payments = fixture.payments
            payments.beforeOpen.withLock { $0 = { payments.setDown(true) } }
            #expect(try await layla.change(.premium, card: "card_ok").code == .unavailable)
            #expect(try await layla.charges() == ["failed", "failed"])
            try await fixture.settle()
            fixture.payments.setDown(false)
            try await fixture.pass(.minutes(10))
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1"])
            try await layla.subscribe()
            #expect(fixture.payments.opened == 1)
            // It forgets a card when it is back, however long that takes.
            fixture.payments.setDown(true)
            #expect(try await layla.client.answer(Subscriptions.removeMethod).status == 204)
            try await fixture.settle()
            try await fixture.pass(.hours(5))
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1"])
            fixture.payments.setDown(false)
            try await fixture.pass(.minutes(10))
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1", "kept_2"])
        }
    }

    /// A charge that was given up while its payment was being opened is not charged any more.
    @Test(arguments: Engine.allCases)
    func whatWasGivenUpIsNotCharged(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            let database = fixture.store.database
            fixture.payments.beforeOpen.withLock { $0 = {
                _ = try await database.write { db in try await db.execute("UPDATE charges SET state = 'failed'") }
            } }
            #expect(try await layla.change(.premium, card: "card_ok").code == .paymentFailed)
            #expect(fixture.payments.charged.isEmpty && fixture.payments.opened == 1)
            #expect(try await layla.charges() == ["failed"])
            try await layla.subscribe()
            #expect(fixture.payments.charged.count == 1)
        }
    }

    /// A payment that succeeds after its charge was given up is money for nothing: it goes back.
    @Test(arguments: Engine.allCases)
    func lateMoneyGoesBackOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            let id = try #require(fixture.payments.newest)
            // Given up without the provider knowing.
            try await fixture.store.database.write { db in try await db.execute("UPDATE charges SET state = 'failed'") }
            fixture.payments.approve(id)
            let payment = try await fixture.payments.payment(id, context: PaymentContext(requestID: "x", run: nil))
            let charging = fixture.store.app.service.charging
            for isTrue in try await parallel(20, { _ in try await charging.settle(payment: payment, Self.context(fixture)) }) {
                #expect(isTrue)
            }
            try await fixture.settle()
            #expect(try await layla.charges() == ["refunded"])
            #expect(fixture.payments.refunded == 1999)
            #expect(try await layla.state() == "freemium free")
            #expect(try await layla.invoices().isEmpty)
        }
    }

    @Test func paymentsOfOthersAreNotOurs() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            let id = try #require(fixture.payments.newest)
            let known = try await fixture.payments.payment(id, context: PaymentContext(requestID: "x", run: nil))
            func paid(_ id: PaymentID = id, amount: Int64 = 1999, currency: String = "USD", reference: String? = nil) -> Payment {
                Payment(id: id, status: .succeeded, amount: amount, currency: currency, reference: reference ?? known.reference)
            }
            let charging = fixture.store.app.service.charging
            for (payment, isOurs) in [
                (paid(reference: "checkout:1"), false), (paid(reference: "charge:1"), false), (paid(PaymentID("pay_x")), false),
                (paid(amount: 1), true), (paid(currency: "SAR"), true),
            ] {
                #expect(try await charging.settle(payment: payment, Self.context(fixture)) == isOurs)
                #expect(try await layla.charges() == ["open"])
            }
            #expect(try await charging.settle(payment: paid(), Self.context(fixture)))
            #expect(try await layla.charges() == ["paid"])
        }
    }

    static func context(_ fixture: StoreFixture) -> RequestContext {
        RequestContext(requestID: "webhook", language: nil, now: fixture.now, run: nil, clientAddress: "127.0.0.1")
    }
}
