import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

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
            store.store.clock.advance(by: .seconds(31))
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
            store.store.clock.advance(by: .seconds(31))
            #expect(try await layla.buy().number == OrderNumber(1000))
            #expect(store.payments.charged.count == 1 && store.payments.opened == 1)
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
            try await StoreFixture.run(start: Instant(milliseconds: 1_772_427_600_000 + 60_000), databaseURL: url, payments: payments) {
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
