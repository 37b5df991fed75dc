import AppTesting
import Contracts
import StoreDomain
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct RefundTaxTests {
    private func item(_ product: ProductID, _ count: Int64 = 1) -> RefundItem {
        RefundItem(productId: product, quantity: Quantity(trusted: count))
    }

    /// Each credit note's halalas and VAT.
    private func notes(_ store: StoreFixture, _ number: OrderNumber) async throws -> [[Int64]] {
        try await store.store.database.read { db in
            try await db.query(
                "SELECT total, tax FROM documents WHERE kind = 'credit_note' AND order_number = \(number.number) ORDER BY number"
            )
                .map { [try $0.get(0), try $0.get(1)] }
        }
    }

    @Test(arguments: Engine.allCases) func goodsWithoutVATGiveNoneBackAfterGoodwill(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let (mat, book) = (try await store.shelve("mat"), try await store.shelve("book"))
            // 230.00 with 30.00 of VAT, 200.00 without; free shipping.
            let number = try await store.place(
                me, [Bought(product: mat, price: 11_500, quantity: 2), Bought(product: book, price: 10_000, quantity: 2, tax: .zero)])
            _ = try await admin.ship(number)
            for request in [
                RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 4300)), RefundRequest(reason: .returned, items: [item(book)]),
                RefundRequest(reason: .returned, items: [item(mat)]), RefundRequest(reason: .returned, items: [item(book), item(mat)]),
            ] { #expect(try await store.ask(admin, toRefund: number, request).status == 201) }
            // A tenth of everything, then what is left of each piece.
            #expect(try await notes(store, number) == [[4300, 300], [9000, 0], [10_350, 1350], [19_350, 1350]])
            try await store.settle()
            let end = try await me.client.order(number)
            #expect(end.paymentStatus == .refunded && end.refunded == end.totals.total && store.payments.refunded == 43_000)
            #expect(
                try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 1))).code
                    == .refundExceeded)
        }
    }

    @Test(arguments: Engine.allCases) func aCancelledOrderTakesBackWhatGoodwillLeft(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let (mat, book) = (try await store.shelve("mat"), try await store.shelve("book"))
            let number = try await store.place(me, [Bought(product: mat, price: 3333), Bought(product: book, price: 777, tax: .zero)])
            #expect(
                try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 1001))).status
                    == 201)
            #expect(try await me.client.cancel(number).status == 200)
            try await store.settle()
            let order = try await me.client.order(number)
            let notes = try await notes(store, number)
            #expect(
                notes.map { $0[0] }.reduce(0, +) == order.totals.total.amount && notes.map { $0[1] }.reduce(0, +) == order.totals.tax.amount
            )
            #expect(notes[0][0] == 1001 && order.paymentStatus == .refunded)
        }
    }

    /// Notes that an earlier release rounded otherwise: the last one still makes the invoice's VAT whole, and none takes back more.
    @Test func theLastNoteTakesWhatIsLeft() {
        let lines = [CreditBook.Line(product: .example, category: .standard, quantity: 1, paid: 11_500)]
        let book = CreditBook(lines: lines, shipping: 0)
        var half = book, all = book
        half.take(5750)
        all.take(11_500)
        let policy = StorePolicy()
        #expect(CreditNotes.tax(from: book, to: half, left: 1500, policy: policy) == 750)
        #expect(CreditNotes.tax(from: half, to: all, left: 1500 - 748, policy: policy) == 752)
        #expect(CreditNotes.tax(from: book, to: half, left: 700, policy: policy) == 700)
    }
}
