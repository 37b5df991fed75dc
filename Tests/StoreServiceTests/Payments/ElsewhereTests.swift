import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire
@testable import StoreService

/// What is decided about an order's money at the provider or the bank, and not here.
@Suite struct ElsewhereTests {
    private func dead(_ store: StoreFixture) async throws -> Int {
        try await store.settle()
        return try await store.rows("SELECT id FROM work WHERE is_dead = 1 AND kind = 'store.lookAtMoney'")
    }

    @Test(arguments: Engine.allCases) func aRefundThatWasMadeAtTheProviderIsTold(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let payment = try #require(store.payments.newest)
            let own = RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 1000))
            #expect(try await store.ask(admin, toRefund: number, own).status == 201)
            try await store.settle()
            // Its own refunds explain what went back.
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 200)
            #expect(try await dead(store) == 0)

            let context = PaymentContext(requestID: "r", run: nil)
            _ = try await store.payments.refund(payment, amount: 5000, key: "dashboard", context: context)
            for event in ["evt_2", "evt_3"] { #expect(try await store.webhook("\(event) \(payment.text)").status == 200) }
            #expect(try await dead(store) == 1)
            #expect(store.store.log.count(of: "refund was made elsewhere") == 1)
            let work = MoneyToLookAt(payment: payment.text)
            await #expect(throws: WorkFailure.self) { try await store.app.perform(StoreWork.lookAtMoney, work) }
            // More of it is news again.
            _ = try await store.payments.refund(payment, amount: 10, key: "dashboard-2", context: context)
            #expect(try await store.webhook("evt_4 \(payment.text)").status == 200)
            #expect(try await dead(store) == 2)
            #expect(try await me.client.order(number).refunded.amount == 1000)
        }
    }

    @Test(arguments: Engine.allCases) func whatWentBackWholeAtTheProviderIsNotSent(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let payment = try #require(store.payments.newest)
            let total = try await me.client.order(number).totals.total.amount
            let context = PaymentContext(requestID: "r", run: nil)
            _ = try await store.payments.refund(payment, amount: total, key: "dashboard", context: context)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 200)
            let refused = try await admin.ship(number)
            #expect(refused.status == 409 && refused.code == .orderState)
            #expect(try await me.client.order(number).status == .processing)
            #expect(try await dead(store) == 1)
            // The bank would not have it: the order is paid again.
            store.payments.bounce("dashboard", of: payment)
            #expect(try await store.webhook("evt_2 \(payment.text)").status == 200)
            #expect(try await admin.ship(number).status == 200)
        }
    }

    @Test(arguments: Engine.allCases) func whatIsDisputedIsToldAndNotSent(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let payment = try #require(store.payments.newest)
            for event in ["evt_1", "evt_2"] { #expect(try await store.webhook("\(event) \(payment.text) open").status == 200) }
            #expect(try await dead(store) == 1)
            #expect(store.store.log.count(of: "payment is disputed") == 1)
            let refused = try await admin.ship(number)
            #expect(refused.status == 409 && refused.code == .orderState)
            #expect(try await me.client.order(number).status == .processing)
            let work = MoneyToLookAt(payment: payment.text, isDisputed: true)
            await #expect(throws: WorkFailure.self) { try await store.app.perform(StoreWork.lookAtMoney, work) }

            // It was won; older news that comes late changes nothing.
            for event in ["evt_3 \(payment.text) won", "evt_4 \(payment.text) open"] {
                #expect(try await store.webhook(event).status == 200)
            }
            try await store.app.perform(StoreWork.lookAtMoney, work)
            #expect(try await admin.ship(number).status == 200)
            #expect(try await dead(store) == 1)
        }
    }

    @Test(arguments: Engine.allCases) func whatWasLostIsToldOnceAndCanBeCancelled(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let payment = try #require(store.payments.newest)
            for event in ["evt_1 \(payment.text) open", "evt_2 \(payment.text) lost"] {
                #expect(try await store.webhook(event).status == 200)
            }
            #expect(try await dead(store) == 1)
            #expect(try await admin.ship(number).code == .orderState)
            #expect(try await admin.cancelAny(number).status == 200)
        }
    }

    /// The money is still here.
    @Test(arguments: Engine.allCases) func anEnquiryIsToldAndStopsNothingUntilItIsADispute(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let sent = try await store.placeOne(me)
            let asked = try #require(store.payments.newest)
            for event in ["evt_1", "evt_2"] { #expect(try await store.webhook("\(event) \(asked.text) enquiry").status == 200) }
            #expect(try await dead(store) == 1)
            #expect(try await admin.ship(sent).status == 200)

            let kept = try await store.placeOne(me)
            let disputed = try #require(store.payments.newest)
            for event in ["evt_3 \(disputed.text) enquiry", "evt_4 \(disputed.text) open", "evt_5 \(disputed.text) enquiry"] {
                #expect(try await store.webhook(event).status == 200)
            }
            #expect(try await dead(store) == 3)
            #expect(try await admin.ship(kept).code == .orderState)
        }
    }

    @Test(arguments: Engine.allCases) func aDisputeAfterOneThatWasWonIsAnother(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let payment = try #require(store.payments.newest)
            // As a release before noted it.
            #expect(try await store.webhook("evt_1 \(payment.text) open").status == 200)
            #expect(try await dead(store) == 1)
            try await store.store.database.write { db in try await db.execute("UPDATE orders SET dispute_id = NULL") }
            for event in ["evt_2 \(payment.text) won", "evt_3 \(payment.text) open dp_2", "evt_4 \(payment.text) won"] {
                #expect(try await store.webhook(event).status == 200)
            }
            #expect(try await dead(store) == 2)
            #expect(try await admin.ship(number).code == .orderState)
            #expect(try await store.webhook("evt_5 \(payment.text) won dp_2").status == 200)
            #expect(try await admin.ship(number).status == 200)
        }
    }

    @Test(arguments: Engine.allCases) func whatTheBankTookIsNotPromised(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let product = try await store.shelve(stock: 5)
            let number = try await store.place(me, [Bought(product: product)])
            let payment = try #require(store.payments.newest)
            for event in ["evt_1 \(payment.text) open", "evt_2 \(payment.text) lost"] {
                #expect(try await store.webhook(event).status == 200)
            }
            #expect(try await me.client.cancel(number).status == 200)
            #expect(try await store.onShelf(product) == 6)
            #expect(try await dead(store) == 1)
            #expect(try await me.client.order(number).refunds.isEmpty && store.payments.refunded == 0)
            let mails = try await store.mails(to: "layla@example.com")
            let cancelled = try #require(mails.first { $0.subject?.contains("was cancelled") == true })
            #expect(mails.count == 2 && !cancelled.text.contains("We are returning"))
        }
    }

    @Test(arguments: Engine.allCases) func ofWhatWentBackInPartAtTheProviderTheRestGoesBack(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            let payment = try #require(store.payments.newest)
            let total = try await me.client.order(number).totals.total.amount
            let context = PaymentContext(requestID: "r", run: nil)
            _ = try await store.payments.refund(payment, amount: 4000, key: "dashboard", context: context)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 200)
            #expect(try await me.client.cancel(number).status == 200)
            #expect(try await dead(store) == 1)
            let order = try await me.client.order(number)
            #expect(order.refunds.map(\.status) == [.done] && order.refunded.amount == total - 4000 && store.payments.refunded == total)
            let mails = try await store.mails(to: "layla@example.com")
            let cancelled = try #require(mails.first { $0.subject?.contains("was cancelled") == true })
            #expect(cancelled.text.contains("We are returning \(OrderText.money(total - 4000, .english))"))
            // What went back here explains the rest of what the provider counts.
            #expect(try await store.webhook("evt_2 \(payment.text)").status == 200)
            #expect(try await dead(store) == 1)
        }
    }

    /// The provider has not heard of it yet.
    @Test(arguments: Engine.allCases) func aRefundUnderWayDoesNotExplainOneMadeAtTheProvider(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let payment = try #require(store.payments.newest)
            let context = PaymentContext(requestID: "r", run: nil)
            _ = try await store.payments.refund(payment, amount: 1000, key: "dashboard", context: context)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 200)
            store.payments.kept.withLock { $0.isUndecided = true }
            let own = RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 5000))
            #expect(try await store.ask(admin, toRefund: number, own).status == 201)
            try await store.settle()
            let refund = try #require(try await me.client.order(number).refunds.first)
            #expect(refund.status == .pending)
            store.payments.bounce(refund.id.text, of: payment)
            let work = MoneyToLookAt(payment: payment.text)
            await #expect(throws: WorkFailure.self) { try await store.app.perform(StoreWork.lookAtMoney, work) }
        }
    }

    /// No order has it.
    @Test(arguments: Engine.allCases) func aDisputedSubscriptionIsTold(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.person()
            try await layla.subscribe()
            let payment = try #require(store.payments.newest)
            // Its beginning and its money that is withdrawn are told by an event each, which may reach several processes at once.
            let answers = try await parallel(6) { index in try await store.webhook("evt_\(index % 2) \(payment.text) open") }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(try await dead(store) == 1)
            #expect(try await store.webhook("evt_2 \(payment.text) open dp_2").status == 200)
            #expect(try await dead(store) == 2)
        }
    }
}
