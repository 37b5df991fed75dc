import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct RefundWorkTests {
    /// A store whose provider's refunds can go wrong.
    private func run(_ engine: Engine = .sqlite, _ body: (StoreFixture, FaultyRefunds) async throws -> Void) async throws {
        let payments = FakePayments()
        let provider = FaultyRefunds(payments)
        try await StoreFixture.run(engine: engine, payments: payments, configure: { $0.provider = .other(provider) }) { store in
            try await body(store, provider)
        }
    }

    /// Lets time pass until nothing is tried again.
    private func wait(_ store: StoreFixture, _ duration: Duration = .minutes(11)) async throws {
        store.store.clock.advance(by: duration)
        try await store.settle()
    }

    @Test(arguments: Engine.allCases) func aProviderThatIsAwayIsAskedAgain(_ engine: Engine) async throws {
        try await run(engine) { store, provider in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            provider.inner.setDown(true)
            #expect(try await me.client.cancel(number).status == 200)
            try await store.settle()
            let waiting = try await me.client.order(number)
            #expect(waiting.refunds[0].status == .pending && waiting.paymentStatus == .paid && waiting.refunded == waiting.totals.total)
            for _ in 0..<3 { try await wait(store) }
            #expect(provider.inner.refunded == 0 && provider.calls.count == 4)
            provider.inner.setDown(false)
            try await wait(store)
            let order = try await me.client.order(number)
            #expect(order.refunds.map(\.status) == [.done] && order.paymentStatus == .refunded)
            #expect(provider.inner.refunded == order.totals.total.amount && Set(provider.calls.map(\.key)) == [order.refunds[0].id.text])
            #expect(try await store.number("SELECT COUNT(*) FROM work") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func aLostAnswerGivesNothingBackTwice(_ engine: Engine) async throws {
        try await run(engine) { store, provider in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            provider.next(.loseAnswer, .loseAnswer)
            _ = try await me.client.cancel(number)
            try await store.settle()
            #expect(try await me.client.order(number).refunds[0].status == .pending)
            for _ in 0..<2 { try await wait(store) }
            let order = try await me.client.order(number)
            #expect(order.refunds.map(\.status) == [.done] && provider.calls.count == 3)
            #expect(provider.inner.refunded == order.totals.total.amount)
            #expect(order.events.map(\.kind) == ["placed", "paid", "cancelled", "refund_requested", "refunded"])
            #expect(try await store.mails(to: "layla@example.com").filter { $0.subject?.contains("returned") == true }.count == 1)
        }
    }

    @Test func whoHasNotDecidedIsAskedUntilTheyHave() async throws {
        try await run { store, provider in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            provider.next(.undecided, .undecided)
            _ = try await me.client.cancel(number)
            try await store.settle()
            #expect(try await me.client.order(number).refunds[0].status == .pending)
            try await wait(store, .seconds(30))
            #expect(provider.calls.count == 1)
            try await wait(store, .seconds(31))
            #expect(provider.calls.count == 2)
            try await wait(store, .seconds(61))
            #expect(try await me.client.order(number).refunds[0].status == .done && provider.calls.count == 3)
        }
    }

    /// Longer than the queue's own patience: a day without the provider, and a wrong key.
    @Test func moneyIsNeverForgotten() async throws {
        try await run { store, provider in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            provider.next(.misconfigured)
            provider.inner.setDown(true)
            _ = try await me.client.cancel(number)
            try await store.settle()
            for _ in 0..<40 { try await wait(store) }
            #expect(provider.calls.count == 41 && provider.inner.refunded == 0)
            #expect(try await store.number("SELECT COUNT(*) FROM work WHERE is_dead = 1") == 0)
            provider.inner.setDown(false)
            try await wait(store)
            #expect(try await me.client.order(number).refunds[0].status == .done)
        }
    }

    @Test(arguments: Engine.allCases) func aRefusedRefundCountsNothingAndCanBeMadeAgain(_ engine: Engine) async throws {
        try await run(engine) { store, provider in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve(stock: 5)
            let number = try await store.place(me, [Bought(product: product, price: 10000, quantity: 2)])
            let total = try await me.client.order(number).totals.total.amount
            provider.next(.refuse)
            _ = try await admin.cancelAny(number)
            try await store.settle()
            let failed = try await me.client.order(number)
            #expect(failed.refunds.map(\.status) == [.failed] && failed.refunded.amount == 0 && failed.paymentStatus == .paid)
            #expect(failed.status == .cancelled && failed.events.last?.kind == "refund_failed")
            #expect(provider.inner.refunded == 0)
            #expect(store.store.log.count(of: "refund failed") == 1)
            let mails = try await store.mails(to: "layla@example.com")
            #expect(mails.contains { $0.subject?.contains("returned") == true } == false)
            // Who was promised their money hears that it did not go, and so do the operators.
            #expect(mails.count { $0.subject?.contains("did not reach you") == true } == 1)
            #expect(try await store.rows("SELECT id FROM work WHERE is_dead = 1") == 1)
            #expect(try await store.rows("SELECT id FROM work WHERE is_dead = 1 AND kind = 'store.lookAtMoney'") == 1)
            let trouble = MoneyToLookAt(payment: try #require(provider.inner.newest).text, refund: failed.refunds[0].id)
            await #expect(throws: WorkFailure.self) { try await store.app.perform(StoreWork.lookAtMoney, trouble) }
            // The goods came back and the invoice was taken back, whatever the bank says.
            #expect(try await store.onShelf(product) == 7)
            #expect(failed.documents == ["INV-1000", "CN-1000"] && failed.lines[0].refunded == 2)

            // In parts; the credit note is there already.
            let half = total / 2
            #expect(
                try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: half))).status
                    == 201)
            #expect(
                try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: total))).code
                    == .refundExceeded)
            #expect(
                try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: total - half)))
                    .status
                    == 201)
            try await store.settle()
            let order = try await me.client.order(number)
            let books = try await store.books(number)
            #expect(order.paymentStatus == .refunded && order.refunds.map(\.status) == [.failed, .done, .done])
            #expect(books.given == total && books.credited == total && books.creditedTax == order.totals.tax.amount)
            #expect(order.documents == ["INV-1000", "CN-1000"])
            // Tried again once it was seen to, the work of it ends.
            try await store.app.perform(StoreWork.lookAtMoney, trouble)
        }
    }

    /// What is left of the order is enough for the part, before it is given again and after.
    @Test(arguments: Engine.allCases) func aPartThatFailedIsSeenToOnceAsMuchIsGivenAgain(_ engine: Engine) async throws {
        try await run(engine) { store, provider in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me, price: 10000)
            func give(_ amount: Int64) async throws {
                let request = RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: amount))
                #expect(try await store.ask(admin, toRefund: number, request).status == 201)
                try await store.settle()
            }
            provider.next(.refuse)
            try await give(4000)
            let failed = try #require(try await me.client.order(number).refunds.first)
            let payment = try #require(provider.inner.newest).text
            // As it is stored, and as releases stored it that did not say what was claimed.
            let works = [
                MoneyToLookAt(payment: payment, refund: failed.id, claimed: 4000), MoneyToLookAt(payment: payment, refund: failed.id),
            ]
            try await give(3000)
            for work in works {
                await #expect(throws: WorkFailure.self) { try await store.app.perform(StoreWork.lookAtMoney, work) }
            }
            try await give(1000)
            for work in works { try await store.app.perform(StoreWork.lookAtMoney, work) }
        }
    }

    /// The bank would not have the money, days after it was given back: it is not done, and can be given again.
    @Test(arguments: Engine.allCases) func whatComesBackIsNotDone(_ engine: Engine) async throws {
        try await run(engine) { store, provider in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let total = try await me.client.order(number).totals.total.amount
            for amount in [1000, total - 1000] {
                let answer = try await store.ask(
                    admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: amount)))
                #expect(answer.status == 201)
                try await store.settle()
            }
            let done = try await me.client.order(number)
            #expect(done.refunds.map(\.status) == [.done, .done] && done.paymentStatus == .refunded)
            let payment = try #require(provider.inner.newest)

            provider.inner.bounce(done.refunds[0].id.text, of: payment)
            provider.inner.setDown(true)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 503)
            provider.inner.setDown(false)
            #expect(try await store.webhook("evt_1 \(payment.text)").status == 200)
            let one = try await me.client.order(number)
            #expect(one.refunds.map(\.status) == [.failed, .done] && one.paymentStatus == .partiallyRefunded)
            #expect(one.refunded.amount == total - 1000 && one.events.last?.kind == "refund_failed")

            provider.inner.bounce(done.refunds[1].id.text, of: payment)
            for event in ["evt_2", "evt_3"] { #expect(try await store.webhook("\(event) \(payment.text)").status == 200) }
            let none = try await me.client.order(number)
            #expect(none.refunds.map(\.status) == [.failed, .failed] && none.paymentStatus == .paid && none.refunded.amount == 0)
            #expect(store.store.log.count(of: "refund failed") == 2)
            try await store.settle()
            #expect(try await store.rows("SELECT id FROM work WHERE is_dead = 1 AND kind = 'store.lookAtMoney'") == 2)

            let answer = try await store.ask(
                admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: total)))
            #expect(answer.status == 201)
            try await store.settle()
            #expect(try await me.client.order(number).paymentStatus == .refunded)
            #expect(provider.inner.refunded == total)
            // Who was told that their money is on its way is told that it came back.
            #expect(try await store.mails(to: "layla@example.com").count { $0.subject?.contains("did not reach you") == true } == 2)
        }
    }

    /// The work of a refund is done by several at once, as after a lease that ended.
    @Test(arguments: Engine.allCases) func manyWorkersFinishARefundOnce(_ engine: Engine) async throws {
        try await run(engine) { store, provider in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            provider.inner.setDown(true)
            _ = try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 700)))
            try await store.settle()
            let id = try await me.client.order(number).refunds[0].id
            let refund = try #require(try await store.store.database.read { db in try await RefundStore.find(id, in: db) })
            let runtime = store.store.app.runtime
            try await store.store.database.write { db in for _ in 0..<12 { try await RefundWork.add(refund, runtime, in: db) } }
            provider.inner.setDown(false)
            try await wait(store)
            let order = try await me.client.order(number)
            #expect(order.events.map(\.kind) == ["placed", "paid", "refund_requested", "refunded"] && provider.inner.refunded == 700)
            #expect(try await store.mails(to: "layla@example.com").count == 2)
        }
    }

    /// Payments of the provider that was configured before wait for it.
    @Test func anotherProvidersPaymentsAreLeftAlone() async throws {
        try await run { store, provider in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            try await store.store.database.write { db in try await db.execute("UPDATE orders SET provider = 'elsewhere'") }
            _ = try await me.client.cancel(number)
            try await store.settle()
            #expect(provider.calls.isEmpty)
            #expect(try await me.client.order(number).refunds[0].status == .pending)
        }
    }
}
