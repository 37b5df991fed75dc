import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import ServiceKit
import Storage
import StoreDomain
import Synchronization
import TestSupport
import Testing
import Wire
@testable import StoreService

/// What a crash at any step leaves is taken on: by a repeat with the same key, or by the reconciler.
@Suite struct CheckoutCrashTests {
    private struct Crash: Error {}

    /// The service stops being heard between the charge and its own commit.
    @Test(arguments: Engine.allCases) func chargedAndNotCommitted(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            store.payments.afterCharge.withLock { $0 = { throw Crash() } }
            #expect(try await layla.order().status == 500)
            #expect(store.payments.charged.count == 1)
            #expect(try await store.rows("SELECT number FROM orders") == 0)
            #expect(try await store.stock(bands) == (40, 1))
            store.store.clock.advance(by: .seconds(61))
            try await store.settle()
            #expect(try await store.rows("SELECT number FROM orders") == 1)
            #expect(try await store.stock(bands) == (39, 0))
            // And the app that asks again with its key gets that order.
            #expect(try await layla.buy().number == OrderNumber(1000))
            #expect(store.payments.charged.count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func aRepeatAfterTheCrashTakesTheCheckoutOn(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            store.payments.afterCharge.withLock { $0 = { throw Crash() } }
            #expect(try await layla.order().status == 500)
            // While its lease lasts somebody may still be at it.
            #expect(try await layla.order().code == .checkoutOpen)
            store.store.clock.advance(by: .seconds(61))
            #expect(try await layla.buy().number == OrderNumber(1000))
            #expect(store.payments.charged.count == 1 && store.payments.opened == 1)
        }
    }

    /// A replica whose clock is half a minute ahead leaves alone what is still being paid.
    @Test(arguments: Engine.allCases) func aClockThatIsAheadEndsNothing(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            store.payments.beforeOpen.withLock { $0 = {
                store.store.clock.advance(by: .seconds(30))
                try await store.settle()
            } }
            #expect(try await layla.order().status == 201)
            #expect(store.payments.charged.count == 1)
            #expect(try await store.rows("SELECT number FROM orders") == 1)
        }
    }

    /// Whoever ends one without a payment may have read it before there was one.
    @Test(arguments: Engine.allCases) func whatHasAPaymentByNowIsNotEnded(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(), layla = store.somebody()
            try await layla.add(bands)
            let settling = Settling(dependencies: store.store.app.service.charging.dependencies)
            let id = try await layla.order("card_3ds").checkout.id
            #expect(try await settling.fail(id, onlyUnopened: true, store.now).state == .requiresAction)
            #expect(try await store.stock(bands) == (40, 1))
            try await store.store.database.write { db in try await db.execute("UPDATE checkouts SET payment_id = NULL") }
            #expect(try await settling.fail(id, onlyUnopened: true, store.now).state == .failed)
            #expect(try await store.stock(bands) == (40, 0))
        }
    }

    /// A request that took long finds that a repeat has paid.
    @Test(arguments: Engine.allCases) func aSlowRequestDoesNotEndWhatARepeatCharges(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            store.payments.beforeOpen.withLock { $0 = {
                try await store.store.database.write { db in try await db.execute("UPDATE checkouts SET payment_id = 'pay_other'") }
                throw PaymentError.unavailable
            } }
            #expect(try await layla.order().status == 503)
            #expect(try await store.rows("SELECT id FROM checkouts WHERE state = 'reserved'") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func answersThatGetLostAreAskedFor(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            #expect(try await layla.buy("card_lost").number == OrderNumber(1000))
            #expect(store.payments.charged.count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func aProviderThatGoesAwayAfterTheChargeIsWaitedFor(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            let payments = store.payments
            payments.afterCharge.withLock { $0 = { payments.setDown(true) } }
            let answer = try await layla.order("card_lost")
            #expect(answer.status == 202)
            #expect(try answer.checkout.status == .processing)
            // An hour without the provider: nothing is given up.
            for _ in 0..<60 {
                store.store.clock.advance(by: .minutes(1))
                try await store.settle()
            }
            #expect(try await store.stock(bands) == (1, 1))
            payments.setDown(false)
            store.store.clock.advance(by: .minutes(1))
            try await store.settle()
            #expect(try await layla.checkout(try answer.checkout.id).order?.number == OrderNumber(1000))
            #expect(payments.charged.count == 1)
        }
    }

    /// The person is back before they approved, and the provider cannot be asked: they can still go where they approve it.
    @Test(arguments: Engine.allCases) func aProviderThatIsAwayAtTheReturnTakesNoLinkAway(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let waiting = try await layla.order("card_3ds").checkout
            let path = CheckoutParameters(id: waiting.id)
            store.payments.setDown(true)
            let back = try await layla.client.call(StoreOrders.confirm, path, Nothing())
            #expect(back.status == .requiresAction && back.actionUrl != nil && back.actionUrl == waiting.actionUrl)
            store.payments.setDown(false)
            store.payments.approve(try #require(store.payments.newest))
            #expect(try await layla.client.call(StoreOrders.confirm, path, Nothing()).status == .completed)
        }
    }

    @Test(arguments: Engine.allCases) func aProviderThatIsAwayTakesNothing(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            store.payments.setDown(true)
            let answer = try await layla.order()
            #expect(answer.status == 503 && answer.code == .unavailable)
            #expect(try await store.stock(bands) == (40, 0))
            store.payments.setDown(false)
            #expect(try await layla.buy().number == OrderNumber(1000))
        }
    }

    /// Two lives of one service on one database.
    @Test(arguments: Engine.allCases) func whatOneProcessLeavesTheNextOneEnds(_ engine: Engine) async throws {
        func lives(_ url: Secret) async throws {
            let payments = FakePayments()
            try await StoreFixture.run(databaseURL: url, payments: payments) { store in
                let layla = store.somebody()
                try await layla.add(try await store.shelve(stock: 2))
                payments.afterCharge.withLock { $0 = { throw Crash() } }
                #expect(try await layla.order().status == 500)
                let omar = store.somebody()
                try await omar.add(try await store.shelve("yoga-mat", stock: 1))
            }
            try await StoreFixture.run(start: Instant(milliseconds: 1_772_427_600_000 + 61_000), databaseURL: url, payments: payments) {
                store in
                try await store.settle()
                #expect(try await store.rows("SELECT number FROM orders") == 1)
                #expect(payments.charged.count == 1)
                #expect(try await store.number("SELECT CAST(SUM(reserved) AS BIGINT) FROM products") == 0)
            }
        }
        try await EmptyDatabase.withURL(engine) { try await lives($0) }
    }
}
