import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Security
@testable import ServiceKit
import Storage
@testable import StoreService
import Synchronization
import Testing
import TestSupport
import Wire

/// Many hands at one subscription, and hands that let go in the middle.
@Suite(.serialized) struct SubscriptionRaceTests {
    @Test(arguments: Engine.allCases)
    func fiftyTimesTheSameWishIsOneCharge(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            let answers = try await parallel(50) { _ in try await layla.change(.premium, card: "card_ok", key: "once") }
            #expect(answers.allSatisfy { $0.status == 201 })
            #expect(Set(answers.map(\.text)).count == 1)
            #expect(fixture.payments.charged.count == 1 && fixture.payments.opened == 1)
            #expect(try await layla.invoices().count == 1)
            #expect(try await layla.charges() == ["paid"])
            #expect(try await layla.tiers() == ["premium"])
        }
    }

    @Test(arguments: Engine.allCases)
    func thirtyDifferentWishesAreOneCharge(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            let answers = try await parallel(30) { index in try await layla.change(.premium, card: "card_ok", key: "wish-\(index)") }
            #expect(answers.filter { $0.status == 201 }.count == 1)
            #expect(answers.filter { $0.status != 201 }.allSatisfy { $0.code == .paymentPending || $0.code == .subscriptionUnchanged })
            #expect(fixture.payments.charged.count == 1)
            #expect(try await layla.charges() == ["paid"])
            // Other ways at once: whatever order they come in, what is there in the end fits together.
            _ = try await parallel(30) { index in
                switch index % 4 {
                case 0: try await layla.cancel()
                case 1: try await layla.resume()
                case 2: try await layla.change(.smartPremium, key: "up-\(index)")
                default: try await layla.setCard("card_ok")
                }
            }
            try await fixture.settle()
            let (paid, billed) = (fixture.payments.charged.count, try await layla.invoices().count)
            #expect(paid == 2 && billed == 2)
            #expect(try await layla.tiers() == ["premium", "smart_premium"])
            // Every card but the one on file is forgotten.
            let (made, forgotten) = fixture.payments.kept.withLock { ($0.methods.count, $0.forgotten) }
            #expect(Set(forgotten).count == forgotten.count && forgotten.count == made - 1)
        }
    }

    /// How often one of a thousand comes again before it is a failure: each time waits for a turn first.
    private static let tries = 100

    /// The webhook and the person's return, 1,000 of them at once.
    @Test(arguments: Engine.allCases)
    func whoeverBringsTheNewsItCountsOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, subscribers: ["profile": "http://127.0.0.1:9"]) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            let id = try #require(fixture.payments.newest)
            fixture.payments.approve(id)
            let payment = try await fixture.payments.payment(id, context: PaymentContext(requestID: "x", run: nil))
            let charging = fixture.store.app.service.charging
            let isFine = try await parallel(1000) { index in
                if index.isMultiple(of: 2) {
                    // Providers send a webhook again when a database that a thousand ask at once had no turn for it.
                    for _ in 0..<Self.tries {
                        do { return try await charging.settle(payment: payment, SubscriptionChargeTests.context(fixture)) } catch
                            DatabaseError.busy
                        {}
                    }
                    return false
                }
                var back = try await layla.confirm()
                for _ in 0..<Self.tries where back.status == 503 { back = try await layla.confirm() }
                return back.status == 200 && back.json?["tier"]?.string == "premium"
            }
            #expect(isFine.allSatisfy { $0 })
            #expect(try await layla.numbers() == [1000])
            #expect(try await layla.tiers() == ["premium"])
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind = 'event:profile'") == 1)
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind = 'store.renew'") == 1)
            #expect(try await layla.entitlement().version == 1)
        }
    }

    /// Many people at once: numbers without gaps or repeats.
    @Test(arguments: Engine.allCases)
    func numbersHaveNoGaps(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let people = (0..<40).map { _ in fixture.person() }
            let answers = try await parallel(40) { index in
                try await people[index].change(.premium, card: index % 4 == 0 ? "card_later_declined" : "card_ok")
            }
            #expect(answers.filter { $0.status == 201 }.count == 30 && answers.filter { $0.code == .paymentFailed }.count == 10)
            #expect(try await people[0].numbers() == Array(1000..<1030))
        }
    }

    /// The renewal of a period twenty times at once is one charge.
    @Test(arguments: Engine.allCases)
    func oneOfTwentyRenews(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber("race", at: "2026-03-02T05:00:00Z")
            let end = try #require(try await layla.subscribe().currentPeriodEnd)
            // In its own time, so that the worker keeps out of it.
            let period = PeriodEnd(user: layla.id, end: EpochMilliseconds(end))
            _ = try await parallel(20) { index in
                try await fixture.store.perform(StoreWork.renew, period, id: "race-\(index)", run: "race", dueAt: end)
            }
            #expect(fixture.payments.charged.count == 2)
            #expect(try await layla.billed() == ["1999 2026-03-02 2026-04-02", "1999 2026-04-02 2026-05-02"])
            // Too early, too late, or of nobody: nothing.
            for (user, end) in [
                (layla.id, end), (layla.id, end + .days(29)), (layla.id, end - .days(1)),
                (UserID(trusted: fixture.store.app.runtime.ids.next()), end),
            ] {
                let period = PeriodEnd(user: user, end: EpochMilliseconds(end))
                try await fixture.store.perform(StoreWork.renew, period, run: "race", dueAt: end)
            }
            #expect(fixture.payments.charged.count == 2)
        }
    }

    @Test func workThatSaysNothingIsNotDone() async throws {
        try await StoreFixture.run { fixture async throws in
            let work = fixture.store.app.service.work
            #expect(
                work.map(\.kind).sorted() == [
                    "mail", "store.forgetCustomer", "store.forgetMethod", "store.lookAtMoney", "store.refund", "store.renew",
                    "store.settleCharge", "store.settleCheckout",
                ])
            for handler in work {
                await #expect {
                    try await fixture.store.perform(handler.kind, .object([:]))
                } throws: { "\($0)".contains("does not fit this release") }
            }
            try await fixture.store.perform(StoreWork.settleCharge, ChargeSettlement(charge: "nobody's"))
        }
    }
}
