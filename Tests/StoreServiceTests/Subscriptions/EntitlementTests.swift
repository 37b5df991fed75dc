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

/// What other services know of a tier, and when.
@Suite(.serialized) struct EntitlementTests {
    /// The next call, with the token from before, has the new tier: no waiting, no new token.
    @Test(arguments: Engine.allCases)
    func theOldTokenHasTheNewTier(_ engine: Engine) async throws {
        try await TierFixture.run(engine: engine) { both async throws in
            for index in 0..<10 {
                let layla = both.store.person()
                #expect(try await both.seen(by: layla) == .freemium)
                if index.isMultiple(of: 2) {
                    try await layla.subscribe(.premium)
                } else {
                    // By approval, with the webhook before the person.
                    #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
                    let id = try #require(both.store.payments.newest)
                    both.store.payments.approve(id)
                    let payment = try await both.store.payments.payment(id, context: PaymentContext(requestID: "x", run: nil))
                    #expect(try await both.store.store.app.service.charging.settle(
                        payment: payment, SubscriptionChargeTests.context(both.store)))
                    #expect(try await layla.confirm().status == 200)
                }
                #expect(try await both.seen(by: layla) == .premium)
                try await layla.subscribe(.smartPremium)
                #expect(try await both.seen(by: layla) == .smartPremium)
                #expect(try await both.heard(of: layla) == ["premium 1", "smart_premium 2"])
            }
        }
    }

    /// Also where the clock is the run's own.
    @Test func theOldTokenHasTheNewTierInARun() async throws {
        try await TierFixture.run { both async throws in
            let layla = try await both.store.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe(.premium)
            #expect(try await both.seen(by: layla) == .premium)
            #expect(try await layla.cancel().status == 200)
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await both.seen(by: layla) == .freemium)
            #expect(try await both.heard(of: layla) == ["premium 1", "freemium 2"])
        }
    }

    /// What the console does is a change like any other: told, in order with those that are paid, and over with its month.
    @Test(arguments: Engine.allCases)
    func aTierThatWasGivenIsOneAsAnyOther(_ engine: Engine) async throws {
        try await TierFixture.run(engine: engine) { both async throws in
            let layla = both.store.person()
            let desk = both.store.store.asService(.operator), id = UserParameters(id: layla.id)
            let given = try await desk.call(TestSubscriptions.setTier, id, TierChange(tier: .smartPremium))
            #expect(given.tier == .smartPremium && given.version == 1)
            #expect(try await both.seen(by: layla) == .smartPremium)
            #expect(try await desk.call(TestSubscriptions.setTier, id, TierChange(tier: .freemium)).version == 2)
            #expect(try await both.seen(by: layla) == .freemium)
            try await layla.subscribe(.premium)
            #expect(try await both.heard(of: layla) == ["smart_premium 1", "freemium 2", "premium 3"])
            #expect(try await both.store.store.asService(.tasks).answer(TestSubscriptions.setTier, id, TierChange(tier: .premium)).status == 403)
        }
    }

    /// Somebody who hears nothing holds up nobody.
    @Test func aServiceThatIsAwayIsNotWaitedFor() async throws {
        try await TierFixture.run(more: ["coaching": "http://127.0.0.1:9"]) { both async throws in
            let layla = both.store.person()
            try await layla.subscribe(.premium)
            #expect(try await both.seen(by: layla) == .premium)
            #expect(try await both.store.rows("SELECT id FROM work WHERE kind = 'event:coaching'") == 1)
        }
    }

    /// Repeats and news that come late: what counts is the newest.
    @Test(arguments: Engine.allCases)
    func theVersionOnlyGrows(_ engine: Engine) async throws {
        try await TierFixture.run(engine: engine) { both async throws in
            let layla = both.store.person()
            let service = both.reader.client.with(
                "Authorization", "Bearer " + both.reader.app.runtime.keys.tokens.issue(.store, for: .profile, now: both.reader.clock.now()))
            @Sendable func tell(_ tier: Tier, _ version: Int64, id: EventID? = nil) async throws -> Int {
                try await service.answer(
                    System.receiveEvent,
                    Event(
                        id: id ?? EventID(trusted: both.reader.app.runtime.ids.next()), type: .entitlementChanged, at: both.store.now,
                        user: layla.id,
                        product: .fitcoach, run: nil, facts: EventFacts(tier: tier, version: version))).status
            }
            let news: [(Tier, Int64)] = [(.premium, 1), (.smartPremium, 2), (.premium, 3), (.freemium, 4), (.smartPremium, 5)]
            for _ in 0..<5 {
                for (tier, version) in news.shuffled() { #expect(try await tell(tier, version) == 204) }
            }
            #expect(try await both.seen(by: layla) == .smartPremium)
            _ = try await parallel(20) { index in try await tell(news[index % 4].0, news[index % 4].1) }
            #expect(try await both.seen(by: layla) == .smartPremium)
            // One id is one effect.
            let id = EventID(trusted: both.reader.app.runtime.ids.next())
            for _ in 0..<5 { #expect(try await tell(.freemium, 6, id: id) == 204) }
            #expect(try await both.seen(by: layla) == .freemium)
            #expect(try await both.heard(of: layla).filter { $0 == "freemium 6" }.count == 1)
        }
    }

    /// All that happens to a tier is told, once each and in the order of versions.
    @Test(arguments: Engine.allCases)
    func everyChangeIsTold(_ engine: Engine) async throws {
        try await TierFixture.run(engine: engine) { both async throws in
            let layla = try await both.store.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe(.premium)
            try await layla.subscribe(.smartPremium, card: nil)
            try await layla.subscribe(.premium, card: nil)
            try await layla.move(to: "2026-05-02T05:00:00Z")
            both.store.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-06-30T05:00:00Z")
            // A renewal that is declined is told too, with the tier that stays for now.
            #expect(try await both.heard(of: layla) == ["premium 1", "smart_premium 2", "premium 3", "premium 3", "freemium 4"])
            #expect(try await both.seen(by: layla) == .freemium)
            let known = try await layla.entitlement()
            #expect(known.tier == .freemium && known.version == 4)
        }
    }
}
