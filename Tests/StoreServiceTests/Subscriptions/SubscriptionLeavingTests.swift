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

/// Somebody is deleted: nothing is charged any more, and the provider forgets their card.
@Suite(.serialized) struct SubscriptionLeavingTests {
    @Test(arguments: Engine.allCases)
    func theSubscriptionEndsAndTheCardIsForgotten(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            try await layla.subscribe()
            #expect(try await fixture.tell(.userDeleted, about: layla.somebody).status == 204)
            try await fixture.settle()
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1"])
            #expect(try await layla.change(.premium, card: "card_ok").code == .unauthenticated)
            #expect(try await layla.entitlement().tier == .freemium)
            try await fixture.pass(.days(40))
            #expect(fixture.payments.charged.count == 1)
            // For the books and the reports.
            #expect(try await layla.numbers() == [1000])
            #expect(try await layla.tiers() == ["premium", "freemium"])
            #expect(try await fixture.rows("SELECT user_id FROM subscriptions") == 0)
            // Told twice, and of somebody who never was here.
            #expect(try await fixture.tell(.userDeleted, about: layla.somebody).status == 204)
            #expect(try await fixture.tell(.userDeleted, about: fixture.somebody()).status == 204)
            #expect(try await layla.tiers() == ["premium", "freemium"])
        }
    }

    /// A charge that was under way is ended at the provider; money that came all the same goes back.
    @Test(arguments: [true, false], Engine.allCases)
    func whatIsUnderWayGoesBack(_ isApproved: Bool, _ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            let id = try #require(fixture.payments.newest)
            if isApproved { fixture.payments.approve(id) }
            #expect(try await fixture.tell(.userDeleted, about: layla.somebody).status == 204)
            try await fixture.settle()
            #expect(try await layla.charges() == [isApproved ? "refunded" : "failed"])
            #expect(fixture.payments.refunded == (isApproved ? 1999 : 0))
            #expect(fixture.payments.status(id) == (isApproved ? .succeeded : .canceled))
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1"])
            #expect(try await layla.numbers().isEmpty)
            #expect(try await layla.tiers().isEmpty)
        }
    }

    /// Deleted while they change their tier: in the end nobody pays for nothing.
    @Test(arguments: Engine.allCases)
    func deletedInTheMiddle(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            for _ in 0..<10 {
                let layla = fixture.person()
                _ = try await parallel(2) { index in
                    if index == 0 { return try await layla.change(.premium, card: "card_ok") }
                    return try await fixture.tell(.userDeleted, about: layla.somebody)
                }
                try await fixture.settle()
                #expect(try await fixture.rows("SELECT user_id FROM subscriptions") == 0)
                #expect(try await fixture.rows("SELECT user_id FROM customers") == 0)
                #expect(try await fixture.rows("SELECT id FROM charges WHERE state IN ('open', 'refunding')") == 0)
            }
            // Who paid before they went has an invoice; who did not has their money.
            let paid = try await fixture.rows("SELECT id FROM charges WHERE state = 'paid'")
            #expect(try await fixture.rows("SELECT number FROM billing_invoices") == paid)
            #expect(Int64(fixture.payments.charged.count - paid) * 1999 == fixture.payments.refunded)
        }
    }
}
