import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
import Wire

/// Tiers as people see and choose them. It is 2026-03-02 05:00 UTC unless told.
@Suite(.serialized) struct SubscriptionTests {
    static let keys = [
        "messages", "calls", "workout_plans", "injury_substitution", "analytics", "nutrition", "attachments", "inbody", "store",
    ]

    @Test(.proves("FR-HOME-02-b"), arguments: Engine.allCases)
    func plansMarkTheCurrentOneAndThoseAbove(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            func plans(_ language: Language = .english) async throws -> [Plan] {
                try await layla.client.with("Accept-Language", language.rawValue).call(Subscriptions.plans).items
            }
            func marks() async throws -> [String] {
                try await plans().map { "\($0.tier.rawValue) \($0.isCurrent ? "current" : "") \($0.isUpgrade ? "upgrade" : "")" }
            }
            #expect(try await marks() == ["freemium current ", "premium  upgrade", "smart_premium  upgrade"])
            try await layla.subscribe(.premium)
            #expect(try await marks() == ["freemium  ", "premium current ", "smart_premium  upgrade"])
            try await layla.subscribe(.smartPremium)
            #expect(try await marks() == ["freemium  ", "premium  ", "smart_premium current "])

            let english = try await plans()
            #expect(english.map(\.name) == ["Freemium", "Premium", "Smart Premium"])
            #expect(english.map { $0.price?.amount } == [nil, 1999, 3999])
            #expect(english.compactMap { $0.price?.currency } == [.usd, .usd])
            #expect(english.allSatisfy { $0.benefits.map(\.key) == Self.keys })
            func text(_ key: String) -> [String] { english.map { $0.benefits.first { $0.key == key }?.text ?? "" } }
            #expect(text("messages").map { $0.prefix { $0 != " " } } == ["20", "200", "Unlimited"])
            #expect(text("calls").map { $0.filter(\.isNumber) } == ["115", "225", "425"])
            func included(_ key: String) -> [Bool] { english.map { $0.benefits.first { $0.key == key }?.isIncluded ?? false } }
            #expect(included("attachments") == [false, false, true])
            #expect(included("inbody") == [false, true, true])
            #expect(Self.keys.filter { !["attachments", "inbody"].contains($0) }.allSatisfy { included($0) == [true, true, true] })

            let arabic = try await plans(.arabic)
            #expect(arabic.map(\.tier) == english.map(\.tier))
            for (a, b) in zip(arabic, english) {
                #expect(a.benefits.map(\.key) == b.benefits.map(\.key) && a.benefits.map(\.isIncluded) == b.benefits.map(\.isIncluded))
                for benefit in a.benefits {
                    #expect(benefit.text.unicodeScalars.contains { (0x621...0x64a).contains($0.value) }, "\(benefit.text)")
                }
                for benefit in b.benefits { #expect(benefit.text.allSatisfy { $0.isASCII }) }
            }
        }
    }

    @Test(.proves("FR-ACCOUNT-03-a", "FR-ACCOUNT-03-d"), arguments: Engine.allCases)
    func theTierItsBenefitsAndTheNextCharge(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            let free = try await layla.current()
            #expect(free.tier == .freemium && free.status == .free && free.badge == "Freemium" && free.version == 0)
            #expect(free.nextBillingAt == nil && free.currentPeriodEnd == nil && free.price == nil && !free.cancelAtPeriodEnd)
            #expect(free.benefits.map(\.key) == Self.keys)
            let arabic: Subscription = try await layla.client.with("Accept-Language", "ar").call(Subscriptions.current)
            #expect(arabic.badge == "الباقة المجانية" && arabic.benefits.map(\.key) == Self.keys)
            #expect(zip(arabic.benefits, free.benefits).allSatisfy { $0.text != $1.text })

            let paid = try await layla.subscribe(.premium)
            #expect(paid.tier == .premium && paid.status == .active && paid.badge == "Premium" && paid.version == 1)
            #expect(paid.price == Money(amount: 1999, currency: .usd))
            #expect(paid.currentPeriodStart == fixture.now)
            #expect(paid.nextBillingAt?.text == "2026-04-02T05:00:00.000Z" && paid.currentPeriodEnd == paid.nextBillingAt)
            #expect(paid.benefits.first { $0.key == "messages" }?.text == "200 messages to your coach a month")
            #expect(try JSONWriter.encode(paid) == JSONWriter.encode(try await layla.current()))
            #expect(fixture.payments.charged.count == 1)
            #expect(try await layla.entitlement().tier == .premium)
            #expect(try await layla.entitlement().version == 1)
            // Somebody else is as before.
            let omar = fixture.person()
            #expect(try await omar.current().tier == .freemium)
            #expect(try await omar.entitlement().version == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func movingUpCostsWhatIsLeftAndKeepsTheDay(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe(.premium)
            // 10 of 31 days have passed.
            try await layla.move(to: "2026-03-12T05:00:00Z")
            let quote = try await layla.quote(.smartPremium)
            #expect(quote.dueNow == Money(amount: 1355, currency: .usd) && quote.credit.amount == 1354 && quote.nextPrice.amount == 3999)
            #expect(quote.startsAt.text == "2026-03-12T05:00:00.000Z" && quote.nextBillingAt.text == "2026-04-02T05:00:00.000Z")
            #expect(try await layla.state() == "premium active")
            // With the card on file.
            let up = try await layla.subscribe(.smartPremium, card: nil)
            #expect(up.tier == .smartPremium && up.version == 2 && up.nextBillingAt?.text == "2026-04-02T05:00:00.000Z")
            #expect(try await layla.billed() == ["1999 2026-03-02 2026-04-02", "1355 2026-03-12 2026-04-02"])
            #expect(try await layla.invoices().map(\.reason) == [.upgraded, .subscribed])
            #expect(fixture.payments.charged.count == 2)
            // The next month has the new price.
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.billed().last == "3999 2026-04-02 2026-05-02")
            #expect(try await layla.tiers() == ["premium", "smart_premium"])
        }
    }

    @Test func whatIsLeftOfAMomentCostsNothing() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe(.premium)
            try await layla.move(to: "2026-04-02T04:59:59.999Z")
            #expect(try await layla.quote(.smartPremium).dueNow.amount == 0)
            let key = "the-same"
            #expect(try await layla.change(.smartPremium, key: key).status == 201)
            #expect(try await layla.state() == "smart_premium active")
            #expect(fixture.payments.charged.count == 1)
            #expect(try await layla.invoices().count == 1)
            #expect(try await layla.entitlement().version == 2)
            // Asked again after the stored answer got lost.
            try await fixture.store.database.write { db in try await db.execute("DELETE FROM idempotency_keys") }
            #expect(try await layla.change(.smartPremium, key: key).status == 201)
            #expect(try await layla.change(.smartPremium).code == .subscriptionUnchanged)
        }
    }

    @Test(arguments: Engine.allCases)
    func movingDownWaitsForThePeriodsEnd(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe(.smartPremium)
            try await layla.move(to: "2026-03-10T05:00:00Z")
            let quote = try await layla.quote(.premium)
            #expect(quote.dueNow.amount == 0 && quote.startsAt.text == "2026-04-02T05:00:00.000Z" && quote.nextPrice.amount == 1999)
            let down = try await layla.subscribe(.premium, card: nil)
            #expect(
                down.tier == .smartPremium && down.pendingTier == .premium && down.nextBillingAt == quote.nextBillingAt && down.version == 1
            )
            #expect(try await layla.change(.premium).code == .subscriptionUnchanged)
            // And back, and down again.
            #expect(try await layla.resume().status == 200)
            #expect(try await layla.state() == "smart_premium active")
            #expect(try await layla.resume().code == .subscriptionUnchanged)
            try await layla.subscribe(.premium, card: nil)
            // Choosing what one has undoes it too.
            try await layla.subscribe(.smartPremium, card: nil)
            #expect(try await layla.state() == "smart_premium active")
            try await layla.subscribe(.premium, card: nil)
            #expect(try await layla.state() == "smart_premium active to premium")
            #expect(fixture.payments.charged.count == 1)

            try await layla.move(to: "2026-04-02T04:59:59.999Z")
            #expect(try await layla.state() == "smart_premium active to premium")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.billed() == ["3999 2026-03-02 2026-04-02", "1999 2026-04-02 2026-05-02"])
            #expect(try await layla.entitlement().version == 2)
        }
    }

    @Test(.proves("FR-ACCOUNT-03-f"), arguments: Engine.allCases)
    func cancelledAtThePeriodsEnd(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            #expect(try await layla.cancel().code == .subscriptionUnchanged)
            #expect(try await layla.resume().code == .subscriptionUnchanged)
            try await layla.subscribe(.premium)
            for body in ["{}", #"{"confirm":false}"#, #"{"confirm":"yes"}"#] {
                #expect(try await layla.client.json(.post, "/store/subscription/cancel", body).status == 422)
            }
            #expect(try await layla.state() == "premium active")
            let cancelled = try await layla.client.call(Subscriptions.cancel, Confirmation())
            #expect(cancelled.cancelAtPeriodEnd && cancelled.nextBillingAt == nil && cancelled.tier == .premium)
            #expect(cancelled.currentPeriodEnd?.text == "2026-04-02T05:00:00.000Z")
            #expect(try await layla.cancel().code == .subscriptionUnchanged)
            // They stay after all, and go after all.
            #expect(try await layla.resume().status == 200)
            #expect(try await layla.current().nextBillingAt?.text == "2026-04-02T05:00:00.000Z")
            #expect(try await layla.cancel().status == 200)

            try await layla.move(to: "2026-04-02T04:59:59.999Z")
            #expect(try await layla.state() == "premium active cancel")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.state() == "freemium free")
            #expect(try await layla.current().version == 2)
            #expect(fixture.payments.charged.count == 1)
            try await layla.move(to: "2026-08-01T05:00:00Z")
            #expect(fixture.payments.charged.count == 1)
            // And comes again, from another day on.
            let again = try await layla.subscribe(.premium, card: nil)
            #expect(again.version == 3 && again.nextBillingAt?.text == "2026-09-01T05:00:00.000Z")
            #expect(try await layla.tiers() == ["premium", "freemium", "premium"])
        }
    }

    /// A card that comes with a change that costs nothing goes on file.
    @Test func aCardForLater() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            try await layla.subscribe(.smartPremium)
            #expect(try await layla.change(.premium, card: "card_declined").code == .paymentFailed)
            #expect(try await layla.state() == "smart_premium active")
            try await layla.subscribe(.premium, card: "card_poor")
            #expect(try await layla.state() == "smart_premium active to premium")
            try await fixture.settle()
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1"])
            #expect(fixture.payments.opened == 1)
            // What changes nothing does not touch the card.
            #expect(try await layla.change(.premium, card: "card_ok").code == .subscriptionUnchanged)
            #expect(fixture.payments.kept.withLock { $0.methods.count } == 2)
        }
    }

    @Test func movingUpUndoesACancellation() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe(.premium)
            #expect(try await layla.cancel().status == 200)
            try await layla.subscribe(.smartPremium, card: nil)
            #expect(try await layla.state() == "smart_premium active")
            try await layla.subscribe(.premium, card: nil)
            #expect(try await layla.cancel().status == 200)
            #expect(try await layla.state() == "smart_premium active cancel")
            // Down instead of out.
            try await layla.subscribe(.premium, card: nil)
            #expect(try await layla.state() == "smart_premium active to premium")
            try await layla.move(to: "2026-05-02T05:00:00Z")
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.billed().count == 4)
        }
    }
}
