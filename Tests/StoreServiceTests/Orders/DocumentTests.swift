import AppTesting
import Contracts
import HTTPCore
import Platform
import QRCode
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct DocumentTests {
    /// The tags of a QR code: a byte of tag, a byte of length, the text.
    static func tags(_ text: String) throws -> [Int: String] {
        var bytes = try #require(base64Decode(text))[...]
        var tags: [Int: String] = [:]
        while bytes.count >= 2 {
            let (tag, length) = (Int(bytes.removeFirst()), Int(bytes.removeFirst()))
            tags[tag] = String(decoding: bytes.prefix(length), as: UTF8.self)
            bytes = bytes.dropFirst(length)
        }
        return tags
    }

    @Test(arguments: Engine.allCases) func theCodeSaysWhatTheInvoiceSays(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let product = try await store.shelve()
            let number = try await store.place(me, [Bought(product: product, quantity: 3)], percentOff: 10)
            let order = try await me.client.order(number)
            let invoice = try await me.client.document("INV-1000")
            #expect(
                invoice.kind == .invoice && invoice.order == number && invoice.total == order.totals.total
                    && invoice.tax == order.totals.tax)
            #expect(invoice.issuedAt == order.placedAt && invoice.corrects == nil)
            #expect(
                try Self.tags(invoice.qr) == [
                    1: "متجر عاش", 2: "310122393500003", 3: "2026-03-02T05:00:00Z", 4: OrderText.digits(order.totals.total.amount),
                    5: OrderText.digits(order.totals.tax.amount),
                ])
            // The document is the same, whoever reads it.
            #expect(try await me.client.with("Accept-Language", "ar").document("INV-1000") == invoice)

            store.store.clock.advance(by: .minutes(90))
            _ = try await store.ask(
                store.admin, toRefund: number,
                RefundRequest(reason: .returned, items: [RefundItem(productId: product, quantity: Quantity(trusted: 1))]))
            let note = try await me.client.document("CN-1000")
            let paid = order.lines[0].total.amount - order.lines[0].discount.amount
            #expect(note.kind == .creditNote && note.corrects == "INV-1000" && note.order == number)
            #expect(note.total.amount == (paid + 1) / 3 || note.total.amount == paid / 3)
            #expect(note.tax.amount == note.total.amount - (note.total.amount * 100 + 57) / 115)
            let tags = try Self.tags(note.qr)
            #expect(
                tags[3] == "2026-03-02T06:30:00Z" && tags[4] == OrderText.digits(note.total.amount)
                    && tags[5] == OrderText.digits(note.tax.amount))
        }
    }

    /// What was bought at 15 percent is taken back at 15, and says so, whatever the rate is by then.
    @Test(arguments: Engine.allCases) func anotherRateChangesNothingOfBefore(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.policy.vatPercent[.standard] = 20 }) { store in
            let me = store.somebody()
            let product = try await store.shelve(price: 5750)
            let number = try await store.place(me, [Bought(product: product, price: 5750, quantity: 2)])
            // 115.00 of goods and 25.00 of shipping: 18.26 of them are VAT.
            let totals = try await me.client.order(number).totals
            #expect(totals.total.amount == 14_000 && totals.tax.amount == 1826)
            _ = try await store.ask(
                store.admin, toRefund: number,
                RefundRequest(reason: .returned, items: [RefundItem(productId: product, quantity: Quantity(trusted: 1))]))
            // 57.50 with 7.50 of VAT; at 20 percent it would be 9.58.
            let note = try await me.client.document("CN-1000")
            #expect(note.total.amount == 5750 && note.tax.amount == 750)
            let page = try await me.client.send(.get, "/store/documents/INV-1000/page").text
            #expect(page.contains("15%") && !page.contains("20%"))
        }
    }

    /// Once issued a document stays as it is, whoever sells by then.
    @Test(arguments: Engine.allCases) func anotherSellerChangesNothingOfBefore(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let payments = FakePayments()
            let numbers = ["INV-1000", "CN-1000"].map { DocumentParameters(number: FreeText(trusted: $0)) }
            var before: [TaxDocument] = []
            try await StoreFixture.run(engine: engine, databaseURL: url, payments: payments) { store async throws in
                let me = store.somebody()
                #expect(try await me.client.cancel(try await store.placeOne(me)).status == 200)
                for number in numbers { before.append(try await store.admin.call(StoreAdmin.document, number, Nothing())) }
            }
            #expect(before.map(\.vatNumber) == ["310122393500003", "310122393500003"] && before.map(\.seller) == ["متجر عاش", "متجر عاش"])
            try await StoreFixture.run(
                engine: engine, databaseURL: url, payments: payments,
                configure: {
                    $0.policy.vatNumber = "399999999900003"
                    $0.policy.seller = [.english: "Another Store", .arabic: "متجر آخر"]
                }
            ) { store async throws in
                for (number, document) in zip(numbers, before) {
                    #expect(try await store.admin.call(StoreAdmin.document, number, Nothing()) == document)
                    let page = try await store.admin.answer(StoreAdmin.documentPage, number, Nothing()).text
                    #expect(page.contains("310122393500003") && page.contains("FitCoach+ Store") && page.contains("متجر عاش"))
                    #expect(!page.contains("399999999900003") && !page.contains("Another Store"))
                }
                // Of a release that kept none it is whoever sells now.
                try await store.run("UPDATE documents SET vat_number = NULL, seller_en = NULL, seller_ar = NULL")
                let old = try await store.admin.call(StoreAdmin.document, numbers[0], Nothing())
                #expect(old.vatNumber == "399999999900003" && old.seller == "متجر آخر")
            }
        }
    }

    /// Books are kept by whoever sells, also of people who are gone.
    @Test func administratorsOpenAnybodysDocuments() async throws {
        try await StoreFixture.run { store in
            let me = store.somebody()
            _ = try await store.placeOne(me)
            let mine = try await me.client.document("INV-1000")
            #expect(try await store.tell(.userDeleted, about: me).status == 204)
            let number = DocumentParameters(number: FreeText(trusted: "INV-1000"))
            #expect(try await store.admin.call(StoreAdmin.document, number, Nothing()) == mine)
            let page = try await store.admin.answer(StoreAdmin.documentPage, number, Nothing())
            #expect(page.status == 200 && page.text.contains("INV-1000") && !page.text.contains("Haddad"))
            #expect(try await store.somebody().client.answer(StoreAdmin.document, number, Nothing()).code == .roleRequired)
            let unknown = DocumentParameters(number: FreeText(trusted: "INV-9999"))
            #expect(try await store.admin.answer(StoreAdmin.document, unknown, Nothing()).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases) func numbersHaveNoGapsUnderFortyOrdersAtOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let product = try await store.shelve()
            let placed = try await parallel(40) { index -> OrderNumber? in
                // Some fail on the way and use no number up.
                if index % 8 == 7 {
                    await #expect(throws: APIError.self) {
                        try await store.store.database.write { db in
                            _ = try await CounterStore.next("orders", first: 1000, in: db)
                            _ = try await CounterStore.next("invoices", first: 1000, in: db)
                            throw APIError(.outOfStock)
                        }
                    }
                    return nil
                }
                return try await store.place(store.somebody(), [Bought(product: product)])
            }.compactMap { $0 }
            #expect(placed.count == 35 && placed.map(\.number).sorted() == Array(1000..<1035))
            let rows = try await store.store.database.read { db in
                try await db.query("SELECT number, order_number FROM documents WHERE kind = 'invoice' ORDER BY number")
                    .map { (try $0.get(0, as: Int64.self), try $0.get(1, as: Int64.self)) }
            }
            #expect(rows.map(\.0) == Array(1000..<1035) && Set(rows.map(\.1)) == Set(placed.map(\.number)))
        }
    }

    @Test func documentsAreOnesOwn() async throws {
        try await StoreFixture.run { store in
            let (me, other) = (store.somebody(), store.somebody())
            let number = try await store.placeOne(me)
            _ = try await me.client.cancel(number)
            for document in ["INV-1000", "CN-1000"] {
                for path in ["/store/documents/\(document)", "/store/documents/\(document)/page"] {
                    #expect(try await me.client.send(.get, path).status == 200, "\(path)")
                    #expect(try await other.client.send(.get, path).status == 404, "\(path)")
                }
            }
            for text in [
                "INV-1001", "CN-999", "INV-01000", "INV-", "INV-+1000", "INV--1000", "inv-1000", "X-1", "INV-1000x",
                "INV-99999999999999999999", "1000",
            ] {
                #expect(try await me.client.send(.get, "/store/documents/\(text)").status == 404, "\(text)")
                #expect(try await me.client.send(.get, "/store/documents/\(text)/page").status == 404, "\(text)")
            }
        }
    }

    @Test func aPageIsAnInvoiceInBothLanguages() async throws {
        try await StoreFixture.run { store in
            let me = store.somebody()
            let product = try await store.shelve()
            var address = ShippingAddress.jeddah
            address.name = PersonName(trusted: "<script>alert('x')</script> & \"Co\"")
            let number = try await store.place(
                me,
                [
                    Bought(product: product, quantity: 2, nameEN: "Band <b>set</b>", nameAR: "حبل <i>"),
                    Bought(product: try await store.shelve("flour"), price: 500, tax: .zero),
                ],
                percentOff: 10, address: address)
            for language in Language.allCases {
                let answer = try await me.client.with("Accept-Language", language.rawValue).answer(
                    StoreOrders.documentPage, DocumentParameters(number: FreeText(trusted: "INV-1000")), Nothing())
                let html = answer.text
                #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/html; charset=utf-8")
                #expect(answer.headers["Cache-Control"] == "private, no-store" && answer.headers["Content-Language"] == language.rawValue)
                #expect(answer.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'; style-src 'sha256-") == true)
                #expect(html.contains("<html lang=\"\(language.rawValue)\" dir=\"\(language == .arabic ? "rtl" : "ltr")\">"))
                for text in [
                    "Simplified tax invoice", "فاتورة ضريبية مبسطة", "INV-1000", "#\(number.text)", "310122393500003", "متجر عاش",
                    "FitCoach+ Store",
                    "2026-03-02 08:00", "89.99", "15%", "0%", "WELCOME10", "<svg ", "Visa •••• 4242", "&lt;script&gt;alert",
                ] { #expect(html.contains(text), "\(language) lacks \(text)") }
                #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("<i>"))
                #expect(html.contains(language == .arabic ? "حبل &lt;i&gt;" : "Band &lt;b&gt;set"))
                // The picture is the code the document names.
                let code = try #require(QRCode(try await me.client.document("INV-1000").qr))
                #expect(html.contains(code.svg(label: DocumentWord.code.text(language))))
            }
            _ = try await me.client.cancel(number)
            for language in Language.allCases {
                let html = try await me.client.with("Accept-Language", language.rawValue).answer(
                    StoreOrders.documentPage, DocumentParameters(number: FreeText(trusted: "CN-1000")), Nothing()
                ).text
                for text in [
                    "CN-1000", "INV-1000", "إشعار دائن", "Credit note", language == .arabic ? "أُلغي الطلب" : "The order was cancelled",
                ] {
                    #expect(html.contains(text), "\(language) lacks \(text)")
                }
                #expect(!html.contains("WELCOME10"))
            }
        }
    }

    /// The rows of every document make its total.
    @Test(arguments: Engine.allCases) func rowsMakeTheTotal(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let (a, b) = (try await store.shelve("a-product"), try await store.shelve("b-product"))
            for percent in [nil, 10, 33] as [Int64?] {
                let number = try await store.place(
                    me, [Bought(product: a, price: 3333, quantity: 3), Bought(product: b, price: 101, quantity: 7, tax: .zero)],
                    percentOff: percent)
                _ = try await store.ask(
                    admin, toRefund: number,
                    RefundRequest(reason: .returned, items: [RefundItem(productId: b, quantity: Quantity(trusted: 2))]))
                _ = try await store.ask(admin, toRefund: number, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 150)))
                _ = try await admin.cancelAny(number)
                try await store.settle()
                let order = try #require(try await store.store.database.read { db in try await OrderStore.find(number, in: db) })
                let bought = DocumentRow.bought(order, .english)
                #expect(bought.reduce(0) { $0 + $1.total } == order.prices.total)
                let (documents, refunds) = try await store.store.database.read { db in
                    (try await DocumentStore.list(of: number, in: db), try await RefundStore.list(of: number, in: db))
                }
                #expect(documents.count == 4)
                for note in documents.dropFirst() {
                    let rows = DocumentRow.credited(note, refunds.first { $0.id == note.refund }, of: order, .english)
                    #expect(!rows.isEmpty && rows.reduce(0) { $0 + $1.total } == note.total)
                }
                #expect(documents.dropFirst().reduce(0) { $0 + $1.total } == order.prices.total)
                #expect(documents.dropFirst().reduce(0) { $0 + $1.tax } == order.prices.tax)
            }
        }
    }
}
