import AppTesting
import Contracts
import HTTPCore
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct OrderRaceTests {
    @Test(arguments: Engine.allCases) func twentyShipmentsAreOne(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let answers = try await parallel(20) { _ in try await admin.ship(number) }
            #expect(answers.filter { $0.status == 200 }.count == 1 && answers.filter { $0.code == .orderState }.count == 19)
            #expect(try await me.client.order(number).events.map(\.kind) == ["placed", "paid", "shipped"])
            try await store.settle()
            #expect(try await store.mails(to: "layla@example.com").filter { $0.subject?.contains("on its way") == true }.count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func shippingAndCancellingAtOnceEndInOneOfThem(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve("band", stock: 10)
            for _ in 0..<8 {
                let before = try await store.onShelf(product)
                let number = try await store.place(me, [Bought(product: product, quantity: 2)])
                let answers = try await parallel(6) { index in
                    switch index % 3 {
                    case 0: try await admin.ship(number)
                    case 1: try await me.client.cancel(number)
                    default: try await admin.cancelAny(number)
                    }
                }
                #expect(answers.filter { $0.status == 200 }.count == 1 && answers.filter { $0.code == .orderState }.count == 5)
                let order = try await me.client.order(number)
                #expect([.shipped, .cancelled].contains(order.status))
                let isCancelled = order.status == .cancelled
                let log = order.events.map(\.kind)
                #expect(Array(log.prefix(4)) == ["placed", "paid"] + (isCancelled ? ["cancelled", "refund_requested"] : ["shipped"]))
                #expect(order.refunds.count == (isCancelled ? 1 : 0) && order.documents.count == (isCancelled ? 2 : 1))
                #expect(try await store.onShelf(product) == before + (isCancelled ? 2 : 0))
            }
            try await store.settle()
            #expect(
                store.payments.refunded
                    == (try await store.number("SELECT CAST(COALESCE(SUM(total), 0) AS BIGINT) FROM orders WHERE status = 'cancelled'")))
        }
    }

    /// A process of the release before takes the two numbers one after the other, and the goods after them.
    @Test(arguments: Engine.allCases) func numbersHaveNoGapsBesideTheReleaseBefore(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 40)
            let numbers = try await parallel(20) { index -> Int64 in
                guard index % 2 == 0 else {
                    return try await store.store.database.write { db in
                        let number = try await CounterStore.next("orders", first: 1000, in: db)
                        #expect(try await CounterStore.next("invoices", first: 1000, in: db) == number)
                        try await db.execute("UPDATE products SET stock = stock - 1 WHERE id = \(bands.text)")
                        return number
                    }
                }
                let buyer = store.somebody()
                try await buyer.add(bands)
                return try await buyer.buy().number.number
            }
            #expect(numbers.sorted() == Array(1000..<1020))
            #expect(try await store.stock(bands) == (20, 0))
        }
    }

    @Test(arguments: Engine.allCases) func twoCountersGoOnFromWhereEachIs(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.store.database.write { db in
                let first = try await db.ask(CounterStore.next("orders", "invoices", first: 1000))
                let invoice = try await CounterStore.next("invoices", first: 1000, in: db)
                let second = try await db.ask(CounterStore.next("orders", "invoices", first: 1000))
                #expect([first.0, first.1, invoice, second.0, second.1] == [1000, 1000, 1001, 1001, 1002])
            }
        }
    }

    /// Orders of opposite products: whoever takes several rows takes them in one order, so nobody waits for each other.
    @Test(arguments: Engine.allCases) func manyCancellationsDoNotLockEachOther(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let admin = store.admin
            let (a, b) = (try await store.shelve("a-product", stock: 100), try await store.shelve("b-product", stock: 100))
            var numbers: [OrderNumber] = []
            for index in 0..<16 {
                let products = index.isMultiple(of: 2) ? [a, b] : [b, a]
                numbers.append(try await store.place(store.somebody(), products.map { Bought(product: $0) }))
            }
            let placed = numbers
            let answers = try await parallel(placed.count) { index in try await admin.cancelAny(placed[index]) }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(try await store.onShelf(a) == 116)
            #expect(try await store.onShelf(b) == 116)
            let notes = try await store.store.database.read { db in
                try await db.query("SELECT number FROM documents WHERE kind = 'credit_note' ORDER BY number").map {
                    try $0.get(0, as: Int64.self)
                }
            }
            #expect(notes == Array(1000..<1016))
            try await store.settle()
            #expect(store.payments.refunded == 16 * (2 * 8999 + 2500))
        }
    }
}
