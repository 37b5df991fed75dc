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

    /// The bank decides about it after they are gone: what it takes goes back all the same.
    @Test(arguments: Engine.allCases)
    func whatTheBankDecidesLaterGoesBack(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_slow").status == 202)
            let id = try #require(fixture.payments.newest)
            #expect(try await fixture.tell(.userDeleted, about: layla.somebody).status == 204)
            try await fixture.pass(.hours(1))
            #expect(try await layla.charges() == ["failed"])
            #expect(fixture.payments.status(id) == .processing)
            fixture.payments.approve(id)
            try await fixture.pass(.minutes(10))
            #expect(try await layla.charges() == ["refunded"])
            #expect(fixture.payments.refunded == 1999)
            #expect(try await fixture.rows("SELECT id FROM work WHERE is_dead = 0") == 0)
        }
    }

    /// Who they were is forgotten there as their card is, however long the provider is away.
    @Test(arguments: Engine.allCases)
    func theProviderForgetsWhoTheyWere(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (fixture.person(), fixture.person())
            try await layla.subscribe()
            let hers = fixture.payments.kept.withLock { $0.customers }
            try await omar.subscribe()
            let all = fixture.payments.kept.withLock { $0.customers }
            #expect(hers.count == 1 && all.count == 2)
            #expect(try await fixture.tell(.userDeleted, about: layla.somebody).status == 204)
            try await fixture.settle()
            fixture.payments.setDown(true)
            try await fixture.pass(.hours(1))
            #expect(fixture.payments.kept.withLock { $0.customers } == all)
            fixture.payments.setDown(false)
            try await fixture.pass(.hours(1))
            #expect(fixture.payments.kept.withLock { $0.customers } == all.subtracting(hers))
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind = 'store.forgetCustomer'") == 0)
        }
    }

    /// The payment that is given back names them.
    @Test(arguments: Engine.allCases)
    func nobodyIsForgottenBeforeTheyHaveTheirMoney(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            fixture.payments.approve(try #require(fixture.payments.newest))
            fixture.payments.kept.withLock { $0.isUndecided = true }
            #expect(try await fixture.tell(.userDeleted, about: layla.somebody).status == 204)
            try await fixture.pass(.hours(1))
            #expect(try await layla.charges() == ["refunding"])
            #expect(fixture.payments.kept.withLock { $0.customers.count } == 1)
            fixture.payments.kept.withLock { $0.isUndecided = false }
            try await fixture.pass(.minutes(5))
            #expect(try await layla.charges() == ["refunded"])
            try await fixture.pass(.hours(1))
            #expect(fixture.payments.kept.withLock { $0.customers.isEmpty })
        }
    }

    /// What cannot be given back keeps nobody known for ever.
    @Test func afterAMonthTheirMoneyIsWaitedForNoLonger() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            fixture.payments.approve(try #require(fixture.payments.newest))
            fixture.payments.kept.withLock { $0.isUndecided = true }
            #expect(try await fixture.tell(.userDeleted, about: layla.somebody).status == 204)
            try await fixture.pass(.days(29))
            #expect(fixture.payments.kept.withLock { $0.customers.count } == 1)
            try await fixture.pass(.days(2))
            #expect(fixture.payments.kept.withLock { $0.customers.isEmpty })
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
