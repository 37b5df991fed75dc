import AppTesting
import Contracts
import Glibc
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

/// The process ends between the charge and what follows from it; another one takes over with the same database.
@Suite(.serialized) struct SubscriptionCrashTests {
    struct Crash: Error {}

    /// Where the first process stops.
    enum Place: String, Sendable, CaseIterable {
        case beforeTheCard, beforeThePayment, afterTheCharge
    }

    private func crash(at place: Place, _ payments: FakePayments, noting hasCrashed: @escaping @Sendable () -> Void = {}) {
        let crash: @Sendable () async throws -> Void = {
            hasCrashed()
            throw Crash()
        }
        switch place {
        case .beforeTheCard: payments.beforeKeep.withLock { $0 = crash }
        case .beforeThePayment: payments.beforeOpen.withLock { $0 = crash }
        case .afterTheCharge: payments.afterCharge.withLock { $0 = crash }
        }
    }

    @Test(arguments: Engine.allCases, Place.allCases)
    func theReconcilerConverges(_ engine: Engine, _ place: Place) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let payments = FakePayments()
            var person: Account?
            try await StoreFixture.run(engine: engine, databaseURL: url, payments: payments) { fixture async throws in
                let layla = fixture.person()
                person = layla.somebody.account
                crash(at: place, payments)
                #expect(try await layla.change(.premium, card: "card_ok", key: "k").status == 500)
                #expect(try await layla.charges() == ["open"])
                #expect(try await layla.state() == "freemium free")
            }
            #expect(payments.charged.count == (place == .afterTheCharge ? 1 : 0))
            try await StoreFixture.run(engine: engine, databaseURL: url, payments: payments) { fixture async throws in
                let layla = try fixture.again(#require(person))
                // The first one might still be at it.
                #expect(try await layla.charges() == ["open"])
                try await fixture.pass(.seconds(61))
                try await fixture.pass(.minutes(1))
                let isPaid = place == .afterTheCharge
                #expect(try await layla.charges() == [isPaid ? "paid" : "failed"])
                #expect(try await layla.state() == (isPaid ? "premium active" : "freemium free"))
                #expect(try await layla.numbers() == (isPaid ? [1000] : []))
                #expect(try await layla.tiers() == (isPaid ? ["premium"] : []))
                #expect(payments.charged.count == (isPaid ? 1 : 0))
                #expect(try await fixture.rows("SELECT id FROM work WHERE kind <> 'store.renew'") == 0)
                // The person asks again, as they were told nothing.
                #expect(try await layla.change(.premium, card: "card_ok", key: "k").status == 201)
                #expect(try await layla.numbers() == [1000] && payments.charged.count == 1)
            }
        }
    }

    /// A replica whose clock is half a minute ahead leaves alone what is still being paid.
    @Test(arguments: Engine.allCases)
    func aClockThatIsAheadEndsNothing(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            fixture.payments.beforeOpen.withLock { $0 = {
                fixture.store.clock.advance(by: .seconds(30))
                try await fixture.settle()
            } }
            #expect(try await layla.change(.premium, card: "card_ok").status == 201)
            #expect(try await layla.charges() == ["paid"])
            #expect(fixture.payments.charged.count == 1)
        }
    }

    /// The same request again, after the first one died and before the reconciler has come.
    @Test(arguments: Engine.allCases, Place.allCases)
    func theSameKeyGoesOnWithItsCharge(_ engine: Engine, _ place: Place) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let payments = FakePayments()
            var person: Account?
            try await StoreFixture.run(engine: engine, databaseURL: url, payments: payments) { fixture async throws in
                let layla = fixture.person()
                person = layla.somebody.account
                crash(at: place, payments)
                #expect(try await layla.change(.premium, card: "card_ok", key: "k").status == 500)
                // Somebody may still be working on it.
                #expect(try await layla.change(.premium, card: "card_ok", key: "k").code == .requestInProgress)
                #expect(try await layla.change(.premium, card: "card_ok", key: "other").code == .paymentPending)
                #expect(try await layla.change(.smartPremium, card: "card_ok", key: "k").code == .idempotencyMismatch)
                // The reconciler is put off, so that the request comes first.
                try await fixture.store.database.write { db in try await db.execute("DELETE FROM work WHERE kind = 'store.settleCharge'") }
            }
            try await StoreFixture.run(
                engine: engine, start: Instant(milliseconds: 1_772_427_661_000), databaseURL: url, payments: payments
            ) { fixture async throws in
                let layla = try fixture.again(#require(person))
                let answer = try await layla.change(.premium, card: "card_ok", key: "k")
                #expect(answer.status == 201 && answer.json?["tier"]?.string == "premium", "\(answer.text)")
                #expect(payments.charged.count == 1)
                #expect(try await layla.charges() == ["paid"])
                #expect(try await layla.numbers() == [1000])
            }
        }
    }

    /// The card is filed, and nobody hears of it: one failed try stays one.
    @Test(arguments: Engine.allCases)
    func whatWasFiledUnheardIsNotUndone(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.setCard("card_declined").code == .paymentFailed)
            fixture.app.loseCommit(of: "SET provider_customer")
            #expect(try await layla.setCard("card_ok").status == 503)
            #expect(try await fixture.rows("SELECT user_id FROM customers WHERE method = 'kept_1'") == 1)
            #expect(try await fixture.number("SELECT declined_count FROM customers") == 1)
        }
    }

    /// The same of a card that first has to pay what is due: the provider is not told to forget it before it has.
    @Test(arguments: Engine.allCases)
    func aCardThatAChargeNeedsIsNotForgotten(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-04T05:00:00Z")
            #expect(try await layla.state() == "premium past_due")
            fixture.app.loseCommit(of: "SET provider_customer")
            #expect(try await layla.setCard("card_ok").status == 503)
            #expect(try await fixture.rows("SELECT id FROM charges WHERE state = 'open' AND method = 'kept_2'") == 1)
            try await fixture.settle()
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind = 'store.forgetMethod'") == 0)
            #expect(fixture.payments.kept.withLock { $0.forgotten }.isEmpty)
            #expect(try await fixture.number("SELECT declined_count FROM customers") == 0)
        }
    }

    @Test(arguments: Engine.allCases, Place.allCases)
    func aRenewalThatDiedIsTakenUp(_ engine: Engine, _ place: Place) async throws {
        guard place != .beforeTheCard else { return }
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            // The queue tries again; real time has to pass until the first is taken for dead.
            crash(at: place, fixture.payments) { fixture.store.clock.advance(by: .minutes(1)) }
            try await layla.move(to: "2026-04-02T07:00:00Z")
            #expect(try await layla.charges() == ["paid", "paid"])
            #expect(try await layla.state() == "premium active")
            #expect(fixture.payments.charged.count == 2 && fixture.payments.opened == 2)
            #expect(try await layla.numbers() == [1000, 1001])
        }
    }
}

extension StoreFixture {
    /// Somebody who was signed in at an app before.
    func again(_ account: Account) -> Subscriber {
        let token = auth.app.service.token(for: account, now: now, lifetime: .days(600))
        return Subscriber(fixture: self, somebody: Somebody(account: account, token: token, client: client.bearing(token)), run: nil)
    }
}
