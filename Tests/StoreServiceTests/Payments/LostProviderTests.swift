import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import ServiceKit
import Storage
import StoreService
import Synchronization
import Testing
import TestSupport
import Wire

/// The provider does not know what it knew: another account, or a file of the sandbox that was deleted. Nobody is locked out by it, and
/// nobody keeps what they do not pay.
@Suite(.serialized) struct LostProviderTests {
    @Test(arguments: Engine.allCases) func aCustomerWhoIsGoneIsMadeAnew(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.beginAnew()
            // The card on file means nothing: as if it was declined, and not asked again for ever.
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.state() == "premium past_due")
            #expect(try await layla.charges() == ["paid", "failed"])
            // Another card is taken, pays what is due, and goes on file.
            let changed = try await layla.setCard("card_ok")
            #expect(changed.status == 200, "\(changed.text)")
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.billed().map { $0.prefix(15) } == ["1999 2026-03-02", "1999 2026-04-02"])
            try await layla.move(to: "2026-05-02T05:00:00Z")
            #expect(try await layla.state() == "premium active")
        }
    }

    @Test func aRaiseAndAnOrderWithTheOldCardSaySo() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            try await layla.subscribe()
            fixture.payments.beginAnew()
            #expect(try await layla.change(.smartPremium).code == .paymentFailed)
            try await layla.somebody.add(try await fixture.shelve())
            #expect(try await layla.somebody.order(nil, key: "old-card").code == .paymentFailed)
            try await layla.subscribe(.smartPremium)
            #expect(try await layla.somebody.order(nil, key: "new-card").status == 201)
        }
    }

    /// It cannot be paid any more, so its goods are for others, and the person may try again at once.
    @Test(arguments: Engine.allCases) func aPaymentThatIsGoneEndsItsCheckout(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (fixture.person(), fixture.person())
            let product = try await fixture.shelve()
            for person in [layla, omar] {
                try await person.somebody.add(product)
                #expect(try await person.somebody.order("card_3ds").status == 202)
            }
            #expect(try await fixture.stock(product).reserved == 2)
            fixture.payments.beginAnew()
            // One goes away, and the reconciler finds out; the other one tries again.
            fixture.store.clock.advance(by: .minutes(1))
            #expect(try await omar.somebody.order("card_ok", key: "again").status == 201)
            try await fixture.pass(.minutes(15))
            #expect(try await fixture.stock(product).reserved == 0)
            #expect(try await fixture.rows("SELECT id FROM checkouts WHERE state IN ('reserved', 'requires_action', 'processing')") == 0)
            #expect(try await fixture.rows("SELECT id FROM work WHERE is_dead = 0") == 0)
        }
    }

    @Test func aProviderThatIsAwayIsNoChangedCart() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            try await layla.somebody.add(try await fixture.shelve())
            #expect(try await layla.somebody.order("card_3ds").status == 202)
            fixture.payments.setDown(true)
            fixture.store.clock.advance(by: .minutes(1))
            let refused = try await layla.somebody.order("card_ok", key: "again")
            #expect((refused.status, refused.code) == (503, .unavailable))
        }
    }

    /// What the provider left undecided is not told as given back.
    @Test(arguments: Engine.allCases) func aRefundThatIsUndecidedIsAskedForAgain(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (fixture.person(), fixture.person())
            let product = try await fixture.shelve(stock: 1)
            try await layla.somebody.add(product)
            let begun = try await layla.somebody.order("card_3ds")
            #expect(begun.status == 202)
            let late = try #require(fixture.payments.newest)
            // Nobody came back in time; the piece was sold to another one, and then the money came after all.
            try await fixture.pass(.minutes(16))
            try await omar.somebody.add(product)
            _ = try await omar.somebody.buy(key: "omar")
            fixture.payments.kept.withLock { $0.isUndecided = true }
            fixture.payments.pay(late)
            _ = try await fixture.webhook("event-1 \(late.text)")
            try await fixture.settle()
            let id = try begun.checkout.id
            #expect(try await fixture.rows("SELECT id FROM checkouts WHERE state = 'refunding'") == 1)
            fixture.payments.kept.withLock { $0.isUndecided = false }
            try await fixture.pass(.minutes(1))
            #expect(try await layla.somebody.checkout(id).status == .refunded)
        }
    }

    /// Money that cannot go back is for people to look at, and is not asked for for ever.
    @Test(arguments: Engine.allCases) func whatCannotGoBackIsToldAndLeft(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let (layla, omar, nora) = (fixture.person(), fixture.person(), fixture.person())
            let product = try await fixture.shelve(stock: 1)
            try await layla.somebody.add(product)
            #expect(try await layla.somebody.order("card_3ds").status == 202)
            let late = try #require(fixture.payments.newest)
            try await fixture.pass(.minutes(16))
            try await omar.somebody.add(product)
            _ = try await omar.somebody.buy(key: "omar")
            // An order's money after its goods were sold, and a charge of somebody who is gone.
            fixture.payments.kept.withLock { $0.isUndecided = true }
            fixture.payments.pay(late)
            _ = try await fixture.webhook("event-1 \(late.text)")
            #expect(try await nora.change(.premium, card: "card_3ds").status == 202)
            fixture.payments.approve(try #require(fixture.payments.newest))
            #expect(try await fixture.tell(.userDeleted, about: nora.somebody).status == 204)
            try await fixture.settle()
            #expect(try await fixture.rows("SELECT id FROM checkouts WHERE state = 'refunding'") == 1)
            #expect(try await nora.charges() == ["refunding"])
            fixture.payments.beginAnew()
            try await fixture.pass(.minutes(1))
            let dead = try await fixture.rows("SELECT DISTINCT kind FROM work WHERE is_dead = 1")
            #expect(dead == 2)
            #expect(try await fixture.rows("SELECT id FROM work WHERE is_dead = 0 AND kind <> 'store.forgetCustomer'") == 0)
            #expect(fixture.store.log.count(of: "late payment not refunded") == 1)
            #expect(fixture.store.log.count(of: "late charge not refunded") > 0)
        }
    }

    /// A card that is on file stays known to the provider, also when a charge that it came with once more was declined.
    @Test(arguments: Engine.allCases) func aDeclinedCardThatIsOnFileStays(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.setCard("kept_1").code == .paymentFailed)
            #expect(try await layla.change(.smartPremium, card: "kept_1").code == .paymentFailed)
            try await fixture.settle()
            #expect(fixture.payments.kept.withLock { $0.forgotten }.isEmpty)
            // There is money by the next try.
            fixture.payments.turn("card_poor", into: "card_ok")
            try await layla.move(to: "2026-04-03T05:00:00Z")
            #expect(try await layla.state() == "premium active")
        }
    }

    /// The last hours of a month are worth less than any provider takes.
    @Test func aRaiseAtTheLastMinuteCostsNothing() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            // 2000 cents for 31 days: 18 hours are 48 cents.
            try await layla.move(to: "2026-04-01T11:00:00Z")
            #expect(try await layla.quote(.smartPremium).dueNow.amount == 0)
            #expect(try await layla.change(.smartPremium).status == 201)
            #expect(try await layla.billed().count == 1)
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.billed().last?.prefix(15) == "3999 2026-04-02")

            let omar = try await fixture.subscriber("omar", at: "2026-03-02T05:00:00Z")
            try await omar.subscribe()
            // 19 hours are 51.
            try await omar.move(to: "2026-04-01T10:00:00Z")
            #expect(try await omar.quote(.smartPremium).dueNow.amount == 51)
        }
    }

    /// In riyals that is more halalas, and longer hours.
    @Test func aRaiseInRiyalsCostsNothingWhenItIsUnderTwoOfThem() async throws {
        try await StoreFixture.run(configure: {
            $0.policy.prices = [.premium: Money(amount: 1999, currency: .sar), .smartPremium: Money(amount: 3999, currency: .sar)]
        }) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            // 2000 halalas for 31 days: 74 hours are 199.
            try await layla.move(to: "2026-03-30T03:00:00Z")
            #expect(try await layla.quote(.smartPremium).dueNow == Money(amount: 0, currency: .sar))
            #expect(try await layla.change(.smartPremium).status == 201)
            #expect(try await layla.billed().count == 1)

            let omar = try await fixture.subscriber("omar", at: "2026-03-02T05:00:00Z")
            try await omar.subscribe()
            // 75 hours are 202.
            try await omar.move(to: "2026-03-30T02:00:00Z")
            #expect(try await omar.quote(.smartPremium).dueNow == Money(amount: 202, currency: .sar))
        }
    }

    /// The first answer told of something under way. A repeat hears of its end.
    @Test(arguments: Engine.allCases) func aRepeatGoesOnFromWhereItStands(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            try await layla.somebody.add(try await fixture.shelve())
            #expect(try await layla.somebody.order("card_3ds").status == 202)
            #expect(try await layla.somebody.order("card_3ds").status == 202)
            // The key still belongs to one request.
            #expect(try await layla.somebody.order("card_ok").code == .idempotencyMismatch)
            fixture.payments.approve(try #require(fixture.payments.newest))
            _ = try await fixture.webhook("event-2 \(try #require(fixture.payments.newest).text)")
            let repeated = try await layla.somebody.order("card_3ds")
            #expect(repeated.status == 201)
            #expect(try repeated.checkout.order?.number == OrderNumber(1000))

            #expect(try await layla.change(.premium, card: "card_3ds", key: "premium").status == 202)
            fixture.payments.approve(try #require(fixture.payments.newest))
            let again = try await layla.change(.premium, card: "card_3ds", key: "premium")
            #expect(again.status == 201 && again.json?["tier"]?.string == "premium")
            #expect(fixture.payments.charged.count == 2)
        }
    }
}
