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
import Testing
import Wire
@testable import StoreService

/// A provider whose refunds go wrong as a test wants, before another one that does everything else and counts.
final class FaultyRefunds: PaymentProvider, Sendable {
    enum Fault {
        /// Given back, and nobody hears of it.
        case loseAnswer
        case undecided
        case refuse
        case misconfigured
    }
    let inner: FakePayments
    let name = "fake"
    private let faults = Mutex<[Fault]>([])
    private let asked = Mutex<[(key: String, amount: Int64)]>([])

    init(_ inner: FakePayments) { self.inner = inner }

    /// What becomes of the next refunds, one each.
    func next(_ faults: Fault...) { self.faults.withLock { $0 = faults } }
    /// Every call for a refund.
    var calls: [(key: String, amount: Int64)] { asked.withLock { $0 } }

    func refund(_ id: PaymentID, amount: Int64, key: String, context: PaymentContext) async throws -> Refund {
        asked.withLock { $0.append((key, amount)) }
        let fault = faults.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        switch fault {
        case .refuse: throw PaymentError.refundRefused
        case .misconfigured: throw PaymentError.refused("no such key")
        case .undecided: return Refund(id: "ref_waiting", amount: amount, isDone: false)
        case .loseAnswer:
            _ = try await inner.refund(id, amount: amount, key: key, context: context)
            throw PaymentError.unknownOutcome
        case nil: return try await inner.refund(id, amount: amount, key: key, context: context)
        }
    }

    func open(_ order: PaymentOrder, key: String) async throws -> Payment { try await inner.open(order, key: key) }
    func confirm(_ id: PaymentID, method: PaymentToken, returnURL: String?, context: PaymentContext) async throws -> Payment {
        try await inner.confirm(id, method: method, returnURL: returnURL, context: context)
    }
    func payment(_ id: PaymentID, context: PaymentContext) async throws -> Payment { try await inner.payment(id, context: context) }
    func cancel(_ id: PaymentID, context: PaymentContext) async throws -> Payment { try await inner.cancel(id, context: context) }
    func failedRefunds(of id: PaymentID, context: PaymentContext) async throws -> Set<String> {
        try await inner.failedRefunds(of: id, context: context)
    }
    func keep(_ method: PaymentToken, customer: String?, reference: String, context: PaymentContext) async throws -> KeptMethod {
        try await inner.keep(method, customer: customer, reference: reference, context: context)
    }
    func forget(_ method: PaymentToken, context: PaymentContext) async throws { try await inner.forget(method, context: context) }
    func forgetCustomer(_ customer: String, context: PaymentContext) async throws {
        try await inner.forgetCustomer(customer, context: context)
    }
    func webhook(_ body: [UInt8], header: (String) -> String?, now: Instant) throws -> PaymentNews {
        try inner.webhook(body, header: header, now: now)
    }
}

/// What somebody bought.
struct Bought: Sendable {
    let product: ProductID
    var price: Int64 = 8999
    var quantity: Int64 = 1
    var tax = TaxCategory.standard
    var nameEN = "Resistance Band Set"
    var nameAR = "مجموعة أحبال المقاومة"
}

extension ShippingAddress {
    static let jeddah = ShippingAddress(
        name: PersonName(trusted: "ليلى Haddad"), phone: SaudiMobile(trusted: "+966501234567"), city: FreeText(trusted: "جدة"),
        district: FreeText(trusted: "Al Rawdah"), street: FreeText(trusted: "Prince Sultan Road 12"), postalCode: FreeText(trusted: "23435")
    )
}

extension StoreFixture {
    /// An order somebody paid for, stored as a checkout stores it.
    @discardableResult
    func place(
        _ person: Somebody, _ bought: [Bought], percentOff: Int64? = nil, language: Language = .english,
        email: String = "layla@example.com",
        address: ShippingAddress = .jeddah, run: String? = nil
    ) async throws -> OrderNumber {
        let runtime = store.app.runtime
        let (checkout, now, policy) = (CheckoutID(trusted: runtime.ids.next()), now, StorePolicy())
        let basket = bought.map { BasketLine(product: $0.product, unitPrice: $0.price, quantity: $0.quantity, taxCategory: $0.tax) }
        let prices = Pricing.price(basket, percentOff: percentOff, policy: policy)
        let context = PaymentContext(requestID: checkout.text, run: run)
        let opened = try await payments.open(
            PaymentOrder(amount: prices.total, currency: "SAR", reference: "checkout:\(checkout.text)", context: context),
            key: checkout.text)
        let paid = try await payments.confirm(opened.id, method: PaymentToken("card_ok"), returnURL: nil, context: context)
        let lines = zip(bought, prices.lineDiscounts).map { line, discount in
            CheckoutLine(
                product: line.product, nameEN: line.nameEN, nameAR: line.nameAR, image: .example, taxCategory: line.tax,
                unitPrice: line.price,
                quantity: line.quantity, discount: discount)
        }
        let number = try await store.database.write { db in
            try await CustomerStore.claim(person.id, now: now, in: db)
            let number = OrderNumber(try await CounterStore.next("orders", first: policy.firstNumber, in: db))
            let invoice = try await CounterStore.next("invoices", first: policy.firstNumber, in: db)
            let order = NewOrder(
                number: number, user: person.id, checkout: checkout, address: address, email: EmailAddress(trusted: email),
                promo: percentOff == nil ? nil : .example,
                prices: StoredPrices(
                    subtotal: prices.subtotal, discount: prices.discount, shipping: prices.shipping, tax: prices.taxTotal, vatPercent: 15),
                lines: lines,
                provider: "fake", payment: paid.id, card: paid.card, language: language, run: run, placedAt: now)
            try await OrderStore.insert(order, in: db)
            try await DocumentStore.issueInvoice(invoice, for: order, policy: policy, in: db)
            try await OrderMail(runtime: runtime, policy: policy).confirmation(order, invoice: DocumentNumber(.invoice, invoice), in: db)
            return number
        }
        runtime.work.wake()
        return number
    }

    /// One piece of a new product.
    @discardableResult
    func placeOne(_ person: Somebody, price: Int64 = 8999) async throws -> OrderNumber {
        let slug = "product-\(try await number("SELECT COUNT(*) FROM products"))"
        return try await place(person, [Bought(product: try await shelve(slug, price: price), price: price)])
    }

    func onShelf(_ product: ProductID) async throws -> Int64 { try await number("SELECT stock FROM products WHERE id = \(product.text)") }

    func ask(_ client: AppClient, toRefund number: OrderNumber, _ request: RefundRequest, key: String? = nil) async throws -> Answer {
        try await client.answer(
            StoreAdmin.refund, OrderParameters(number: number), request, headers: ["Idempotency-Key": key ?? store.app.runtime.ids.next()])
    }

    /// Halalas of the money that is back, and of what credit notes say of an order, with their VAT.
    func books(_ number: OrderNumber) async throws -> (given: Int64, credited: Int64, creditedTax: Int64) {
        (
            payments.refunded,
            try await self.number("""
                SELECT CAST(COALESCE(SUM(total), 0) AS BIGINT) FROM documents WHERE kind = 'credit_note' AND order_number = \(number.number)
                """),
            try await self.number("""
                SELECT CAST(COALESCE(SUM(tax), 0) AS BIGINT) FROM documents WHERE kind = 'credit_note' AND order_number = \(number.number)
                """)
        )
    }
}

extension AppClient {
    func order(_ number: OrderNumber) async throws -> Order {
        try await call(StoreOrders.order, OrderParameters(number: number), Nothing())
    }

    func cancel(_ number: OrderNumber) async throws -> Answer {
        try await answer(StoreOrders.cancel, OrderParameters(number: number), Confirmation())
    }

    func ship(_ number: OrderNumber) async throws -> Answer {
        try await answer(StoreAdmin.ship, OrderParameters(number: number), .example)
    }

    func deliver(_ number: OrderNumber) async throws -> Answer {
        try await answer(StoreAdmin.deliver, OrderParameters(number: number), Nothing())
    }

    func track(_ number: OrderNumber, _ status: String = "In transit", place: String? = "Riyadh") async throws -> Answer {
        try await answer(
            StoreAdmin.track, OrderParameters(number: number),
            TrackingUpdate(status: FreeText(trusted: status), place: place.map(FreeText.init(trusted:))))
    }

    func cancelAny(_ number: OrderNumber) async throws -> Answer {
        try await answer(StoreAdmin.cancel, OrderParameters(number: number), Confirmation())
    }

    func document(_ number: String) async throws -> TaxDocument {
        try await call(StoreOrders.document, DocumentParameters(number: FreeText(trusted: number)), Nothing())
    }
}
