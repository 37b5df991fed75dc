import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import ServiceKit
import Storage
import StoreService
import Testing
import Wire

/// Checkouts of somebody whose account is deleted.
@Suite struct CheckoutLeavingTests {
    /// The bank pays for what had run out before they went.
    @Test(arguments: Engine.allCases) func moneyThatComesAfterTheyAreGoneGoesBack(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            #expect(try await layla.order("card_3ds").status == 202)
            try await store.pass(.minutes(16))
            let payment = try #require(store.payments.newest)
            #expect(store.payments.status(payment) == .canceled)
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)
            // What is left of it says nothing of them.
            #expect(try await store.rows("SELECT id FROM checkouts WHERE state = 'failed'") == 1)
            #expect(try await store.rows("SELECT id FROM checkouts WHERE request LIKE '%King Fahd%'") == 0)
            #expect(try await store.rows("SELECT id FROM checkouts WHERE request LIKE '%layla@example.com%'") == 0)
            store.payments.pay(payment)
            #expect(try await store.webhook("late \(payment.text)").status == 200)
            try await store.settle()
            #expect(store.payments.refunded == 11_499)
            #expect(try await store.rows("SELECT number FROM orders") == 0)
            #expect(try await store.stock(bands) == (1, 0))
            #expect(store.store.log.count(of: "payment is nobody's") == 0)
        }
    }

    /// Nothing can come of one without a payment.
    @Test(arguments: Engine.allCases) func whatNoMoneyCanComeForGoesAtOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            #expect(try await layla.order("card_declined").status == 402)
            try await store.run("UPDATE checkouts SET payment_id = NULL")
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)
            #expect(try await store.rows("SELECT id FROM checkouts") == 0)
        }
    }

    /// One that was open when they went is paid, paid back, and then as any other that came to nothing.
    @Test(arguments: Engine.allCases) func whatWasPaidBackGoesAfterAMonth(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            #expect(try await layla.order("card_3ds").status == 202)
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)
            // While it waits for the bank it says nothing of them.
            #expect(try await store.rows("SELECT id FROM checkouts WHERE state = 'requires_action'") == 1)
            #expect(try await store.rows("SELECT id FROM checkouts WHERE request LIKE '%King Fahd%'") == 0)
            #expect(try await store.rows("SELECT id FROM checkouts WHERE request LIKE '%layla@example.com%'") == 0)
            let payment = try #require(store.payments.newest)
            store.payments.approve(payment)
            #expect(try await store.webhook("paid \(payment.text)").status == 200)
            try await store.settle()
            #expect(store.payments.refunded == 11_499)
            #expect(try await store.rows("SELECT id FROM checkouts WHERE state = 'refunded'") == 1)
            try await store.store.app.service.tidy(now: store.now + .days(29))
            #expect(try await store.rows("SELECT id FROM checkouts") == 1)
            try await store.store.app.service.tidy(now: store.now + .days(31))
            #expect(try await store.rows("SELECT id FROM checkouts") == 0)
        }
    }

    @Test func moneyForWhatIsNotThereIsToldToTheLog() async throws {
        try await StoreFixture.run { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            #expect(try await layla.order("card_3ds").status == 202)
            try await store.pass(.minutes(16))
            let payment = try #require(store.payments.newest)
            try await store.run("DELETE FROM checkouts")
            #expect(try await store.webhook("ended \(payment.text)").status == 200)
            #expect(store.store.log.count(of: "payment is nobody's") == 0)
            store.payments.pay(payment)
            #expect(try await store.webhook("late \(payment.text)").status == 200)
            #expect(store.store.log.records(of: "payment is nobody's").map(\.level) == [.error])
        }
    }

    /// An order whose checkout went with the account is known by its payment.
    @Test func moneyOfAnOrderIsSomebodys() async throws {
        try await StoreFixture.run { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let order = try await layla.buy()
            try await store.run("DELETE FROM checkouts")
            let payment = try #require(store.payments.newest)
            #expect(try await store.webhook("again \(payment.text)").status == 200)
            #expect(order.number == OrderNumber(1000) && store.store.log.count(of: "payment is nobody's") == 0)
        }
    }
}
