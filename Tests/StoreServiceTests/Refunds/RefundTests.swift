import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct RefundTests {
    @Test(arguments: Engine.allCases) func piecesComeBackAtWhatWasPaidForThem(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let (band, mat) = (try await store.shelve("band", stock: 10), try await store.shelve("mat", stock: 10))
            // 3 × 33.33 + 1 × 100.00, 10 % off: 20.00 split by share.
            let number = try await store.place(
                me, [Bought(product: band, price: 3333, quantity: 3), Bought(product: mat, price: 10000)], percentOff: 10)
            _ = try await admin.ship(number)
            let placed = try await me.client.order(number)
            let paid = placed.lines[0].total.amount - placed.lines[0].discount.amount
            var amounts: [Int64] = []
            for _ in 0..<3 {
                let answer = try await store.ask(
                    admin, toRefund: number,
                    RefundRequest(reason: .returned, items: [RefundItem(productId: band, quantity: Quantity(trusted: 1))], restock: true))
                #expect(answer.status == 201)
                let order = try InputDecoder.decode(Order.self, from: answer.body)
                amounts.append(try #require(order.refunds.last?.amount.amount))
                #expect(order.refunds.last?.reason == .returned)
            }
            #expect(amounts.reduce(0, +) == paid && amounts.allSatisfy { abs($0 - paid / 3) <= 1 })
            #expect(try await store.onShelf(band) == 13)
            let spent = try await store.ask(
                admin, toRefund: number,
                RefundRequest(reason: .returned, items: [RefundItem(productId: band, quantity: Quantity(trusted: 1))]))
            #expect(spent.status == 409 && spent.code == .refundExceeded)
            // What was damaged does not go back on the shelf.
            _ = try await store.ask(
                admin, toRefund: number,
                RefundRequest(reason: .damaged, items: [RefundItem(productId: mat, quantity: Quantity(trusted: 1))]))
            #expect(try await store.onShelf(mat) == 10)
            try await store.settle()

            let order = try await me.client.order(number)
            #expect(order.lines.map(\.refunded) == [3, 1] && order.refunds.allSatisfy { $0.status == .done } && order.refunds.count == 4)
            #expect(order.paymentStatus == .partiallyRefunded && order.status == .shipped)
            // Shipping was not included.
            #expect(
                order.refunded.amount == order.totals.total.amount - order.totals.shipping.amount
                    && store.payments.refunded == order.refunded.amount)
            #expect(order.documents == ["INV-1000", "CN-1000", "CN-1001", "CN-1002", "CN-1003"])
            #expect(
                order.events.map(\.kind).filter { $0 == "refund_requested" }.count == 4
                    && order.events.map(\.kind).filter { $0 == "refunded" }.count == 4)

            let rest = try await store.ask(
                admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: order.totals.shipping.amount)))
            #expect(rest.status == 201)
            try await store.settle()
            let end = try await me.client.order(number)
            #expect(end.paymentStatus == .refunded && end.refunded == end.totals.total)
            let books = try await store.books(number)
            #expect(
                books.given == end.totals.total.amount && books.credited == end.totals.total.amount
                    && books.creditedTax == end.totals.tax.amount)
            #expect(
                try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 1))).code
                    == .refundExceeded)
        }
    }

    @Test(arguments: Engine.allCases) func severalPiecesInOneRefundCountTogether(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let (a, b) = (try await store.shelve("a-product"), try await store.shelve("b-product"))
            let number = try await store.place(
                me, [Bought(product: a, price: 1000, quantity: 3), Bought(product: b, price: 700, quantity: 2)])
            func item(_ product: ProductID, _ count: Int64) -> RefundItem {
                RefundItem(productId: product, quantity: Quantity(trusted: count))
            }
            // Named twice is both together: 2 + 2 of 3.
            let twice = try await store.ask(
                admin, toRefund: number, RefundRequest(reason: .returned, items: [item(a, 2), item(b, 1), item(a, 2)]))
            #expect(twice.code == .refundExceeded)
            #expect(try await me.client.order(number).refunds.isEmpty)
            let both = try await store.ask(
                admin, toRefund: number, RefundRequest(reason: .returned, items: [item(b, 1), item(a, 1), item(a, 1)]))
            #expect(both.status == 201)
            let order = try await me.client.order(number)
            #expect(order.lines.map(\.refunded) == [2, 1] && order.refunded.amount == 2700 && order.refunds.count == 1)
            #expect(try await store.onShelf(a) == 40)
        }
    }

    /// The provider here would refuse; what it is asked for is counted all the same.
    @Test(arguments: Engine.allCases) func ofTwentyRefundsOfHalfTwoWin(_ engine: Engine) async throws {
        let payments = FakePayments()
        let provider = FaultyRefunds(payments)
        try await StoreFixture.run(engine: engine, payments: payments, configure: { $0.provider = .other(provider) }) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me, price: 30000)
            let answers = try await parallel(20) { _ in
                try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 15000)))
            }
            #expect(answers.filter { $0.status == 201 }.count == 2 && answers.filter { $0.code == .refundExceeded }.count == 18)
            try await store.settle()
            #expect(payments.refunded == 30000 && provider.calls.count == 2 && Set(provider.calls.map(\.key)).count == 2)
            let order = try await me.client.order(number)
            #expect(order.paymentStatus == .refunded && order.documents == ["INV-1000", "CN-1000", "CN-1001"])
            #expect(order.events.count == 6)
        }
    }

    @Test(arguments: Engine.allCases) func ofTwentyReturnsOfOnePieceOneWins(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve(stock: 5)
            let number = try await store.place(me, [Bought(product: product, price: 100)])
            let request = RefundRequest(
                reason: .returned, items: [RefundItem(productId: product, quantity: Quantity(trusted: 1))], restock: true)
            let answers = try await parallel(20) { _ in try await store.ask(admin, toRefund: number, request) }
            #expect(answers.filter { $0.status == 201 }.count == 1 && answers.filter { $0.code == .refundExceeded }.count == 19)
            #expect(try await store.onShelf(product) == 6)
            try await store.settle()
            #expect(store.payments.refunded == 100)
            // It is on the shelf, and not in a parcel.
            let sent = try await admin.ship(number)
            #expect(sent.status == 409 && sent.code == .orderState)
            #expect(try await me.client.order(number).status == .processing)
        }
    }

    /// The money went back in one sum, for no pieces in particular.
    @Test(arguments: Engine.allCases) func whatIsPaidBackWholeIsNotSent(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve(stock: 5)
            let number = try await store.place(me, [Bought(product: product)])
            let total = try await me.client.order(number).totals.total.amount
            func give(_ amount: Int64) async throws -> Int {
                let request = RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: amount))
                return try await store.ask(admin, toRefund: number, request).status
            }
            #expect(try await give(total) == 201)
            let refused = try await admin.ship(number)
            #expect(refused.status == 409 && refused.code == .orderState)
            #expect(try await me.client.order(number).status == .processing)
            #expect(try await admin.cancelAny(number).status == 200)
            #expect(try await store.onShelf(product) == 6)
            try await store.settle()
            #expect(store.payments.refunded == total)
        }
    }

    /// Each piece is worth what is left of the line's share then, whoever else gives back at the same time.
    @Test(arguments: Engine.allCases) func returnsAtOnceMakeTheLineExactly(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve(stock: 5)
            let number = try await store.place(me, [Bought(product: product, price: 3333, quantity: 7)], percentOff: 10)
            let request = RefundRequest(
                reason: .returned, items: [RefundItem(productId: product, quantity: Quantity(trusted: 1))], restock: true)
            #expect(try await store.ask(admin, toRefund: number, request).status == 201)
            // What is left is sent.
            #expect(try await admin.ship(number).status == 200)
            let answers = try await parallel(12) { _ in try await store.ask(admin, toRefund: number, request) }
            #expect(answers.filter { $0.status == 201 }.count == 6 && answers.filter { $0.code == .refundExceeded }.count == 6)
            try await store.settle()
            let order = try await me.client.order(number)
            let paid = order.lines[0].total.amount - order.lines[0].discount.amount
            #expect(order.refunded.amount == paid && order.lines[0].refunded == 7)
            #expect(try await store.onShelf(product) == 12)
            let books = try await store.books(number)
            #expect(
                books.given == paid && books.credited == paid
                    && order.paymentStatus == (order.totals.shipping.amount > 0 ? .partiallyRefunded : .refunded))
            #expect(order.events.count == 2 + 1 + 14 && order.documents.count == 8)
        }
    }

    @Test(arguments: Engine.allCases) func aKeyIsOneRefund(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let answers = try await parallel(10) { _ in
                try await store.ask(
                    admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 500)), key: "same")
            }
            #expect(Set(answers.map(\.status)) == [201] && Set(answers.map(\.body)).count == 1)
            let other = try await store.ask(
                admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 501)), key: "same")
            #expect(other.code == .idempotencyMismatch)
            try await store.settle()
            #expect(store.payments.refunded == 500)
        }
    }

    /// Everything that was given away for nothing is worth nothing.
    @Test func whatCostNothingGivesNothingBack() async throws {
        try await StoreFixture.run { store in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve()
            let number = try await store.place(me, [Bought(product: product)], percentOff: 100)
            let request = RefundRequest(reason: .returned, items: [RefundItem(productId: product, quantity: Quantity(trusted: 1))])
            #expect(try await store.ask(admin, toRefund: number, request).code == .refundExceeded)
            #expect(try await store.ask(admin, toRefund: OrderNumber(5000), request).code == .notFound)
            #expect(try await me.client.cancel(number).status == 200)
            try await store.settle()
            #expect(store.payments.refunded == 2500)
        }
    }

    @Test(arguments: Engine.allCases) func aCancelledOrderGivesEverythingBack(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let (a, b) = (try await store.shelve("a-product", stock: 7), try await store.shelve("b-product", stock: 8))
            let number = try await store.place(me, [Bought(product: b, quantity: 2), Bought(product: a, quantity: 3)], percentOff: 10)
            let answer = try await me.client.cancel(number)
            #expect(answer.status == 200)
            let order = try InputDecoder.decode(Order.self, from: answer.body)
            #expect(order.status == .cancelled && !order.canCancel && order.refunded == order.totals.total && order.refunds.count == 1)
            #expect(order.refunds[0].reason == .cancelled && order.refunds[0].amount == order.totals.total)
            #expect(order.lines.map(\.refunded) == [2, 3] && order.documents == ["INV-1000", "CN-1000"])
            #expect(try await store.onShelf(a) == 10)
            #expect(try await store.onShelf(b) == 10)
            try await store.settle()
            let end = try await me.client.order(number)
            #expect(end.paymentStatus == .refunded && end.refunds[0].status == .done && store.payments.refunded == end.totals.total.amount)
            #expect(end.events.map(\.kind) == ["placed", "paid", "cancelled", "refund_requested", "refunded"])
            let note = try await me.client.document("CN-1000")
            #expect(note.total == end.totals.total && note.tax == end.totals.tax && note.corrects == "INV-1000")
        }
    }

    @Test(arguments: Engine.allCases) func whatWasGivenBackBeforeIsNotGivenBackAgain(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve(stock: 5)
            let number = try await store.place(me, [Bought(product: product, quantity: 2)])
            _ = try await store.ask(
                admin, toRefund: number,
                RefundRequest(reason: .damaged, items: [RefundItem(productId: product, quantity: Quantity(trusted: 1))]))
            #expect(try await admin.cancelAny(number).status == 200)
            #expect(try await store.onShelf(product) == 6)
            try await store.settle()
            let order = try await me.client.order(number)
            #expect(order.refunds.map(\.amount.amount) == [8999, 8999 + 2500] && order.paymentStatus == .refunded)
            #expect(order.lines[0].refunded == 2 && store.payments.refunded == order.totals.total.amount)

            // All of the money was back before: the goods follow, without a refund of nothing.
            let second = try await store.place(me, [Bought(product: product)])
            _ = try await store.ask(admin, toRefund: second, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 8999 + 2500)))
            #expect(try await admin.cancelAny(second).status == 200)
            #expect(try await store.onShelf(product) == 7)
            #expect(try await me.client.order(second).refunds.count == 1)
        }
    }
}
