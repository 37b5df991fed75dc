import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Storage
import StoreService
import Testing
import Wire

/// Whose cart a test fills; both kinds have the same rules.
enum CartOwner: String, CaseIterable, CustomTestStringConvertible {
    case person, guest
    var testDescription: String { rawValue }
}

/// A cart, and a client that may change it: a person's, or that of a guest with a token.
struct Trolley: Sendable {
    let client: AppClient
    var token: GuestCartToken?

    static func open(_ client: AppClient) async throws -> Trolley {
        Trolley(client: client, token: try await client.call(Store.openGuestCart).token)
    }

    /// In another language.
    func reading(_ language: String) -> Trolley { Trolley(client: client.with("Accept-Language", language), token: token) }

    /// Where the cart is.
    var path: String { token.map { "/store/guest-carts/" + $0.text } ?? "/store/cart" }

    func ask() async throws -> Answer {
        guard let token else { return try await client.answer(Store.cart) }
        return try await client.answer(Store.guestCart, GuestParameters(cart: token), Nothing())
    }

    func tryPut(_ product: ProductID, _ quantity: Int64 = 1, key: String? = nil) async throws -> Answer {
        let item = CartItem(productId: product, quantity: Quantity(trusted: quantity))
        let headers: HTTPHeaders = key.map { ["Idempotency-Key": $0] } ?? [:]
        guard let token else { return try await client.answer(Store.addItem, item, headers: headers) }
        return try await client.answer(Store.addGuestItem, GuestParameters(cart: token), item, headers: headers)
    }

    func trySet(_ product: ProductID, _ quantity: Int64) async throws -> Answer {
        let quantity = CartQuantity(quantity: Quantity(trusted: quantity))
        guard let token else { return try await client.answer(Store.setItem, ProductParameters(id: product), quantity) }
        return try await client.answer(Store.setGuestItem, GuestItemParameters(cart: token, id: product), quantity)
    }

    func tryRemove(_ product: ProductID) async throws -> Answer {
        guard let token else { return try await client.answer(Store.removeItem, ProductParameters(id: product), Nothing()) }
        return try await client.answer(Store.removeGuestItem, GuestItemParameters(cart: token, id: product), Nothing())
    }

    func tryCode(_ code: String) async throws -> Answer {
        let entry = PromoEntry(code: PromoCode(trusted: code))
        guard let token else { return try await client.answer(Store.setPromo, entry) }
        return try await client.answer(Store.setGuestPromo, GuestParameters(cart: token), entry)
    }

    func tryRemoveCode() async throws -> Answer {
        guard let token else { return try await client.answer(Store.removePromo) }
        return try await client.answer(Store.removeGuestPromo, GuestParameters(cart: token), Nothing())
    }

    func tryMerge(_ guest: Trolley) async throws -> Answer {
        try await client.answer(Store.mergeCart, CartMerge(cart: guest.token ?? .example))
    }

    func shown() async throws -> Cart { try await ask().cart() }
    @discardableResult
    func put(_ product: ProductID, _ quantity: Int64 = 1) async throws -> Cart { try await tryPut(product, quantity).cart(201) }
    @discardableResult
    func set(_ product: ProductID, _ quantity: Int64) async throws -> Cart { try await trySet(product, quantity).cart() }
    @discardableResult
    func remove(_ product: ProductID) async throws -> Cart { try await tryRemove(product).cart() }
    @discardableResult
    func enter(_ code: String) async throws -> Cart { try await tryCode(code).cart() }
    @discardableResult
    func merge(_ guest: Trolley) async throws -> Cart { try await tryMerge(guest).cart() }
    @discardableResult
    func accept() async throws -> Cart { try await client.call(Store.acceptChanges) }
    @discardableResult
    func empty() async throws -> Cart { try await client.call(Store.emptyCart) }
}

extension Answer {
    func cart(_ expected: Int = 200) throws -> Cart {
        try #require(status == expected, "\(status) \(text)")
        return try InputDecoder.decode(Cart.self, from: body)
    }
}

extension Cart {
    var quantities: [Int64] { lines.map(\.quantity) }
    var products: [ProductID] { lines.map(\.product.id) }
    var kinds: [CartChangeKind] { changes.map(\.kind) }
    var amounts: [Int64] { [totals.subtotal, totals.discount, totals.shipping, totals.total].map(\.amount) }

    /// What holds of every cart that is shown.
    func checkSums(_ place: SourceLocation = #_sourceLocation) {
        let net = totals.beforeTax
        #expect(totals.subtotal.amount - totals.discount.amount + totals.shipping.amount == totals.total.amount, sourceLocation: place)
        #expect(
            net.subtotal.amount + totals.tax.amount + net.shipping.amount - net.discount.amount == totals.total.amount,
            sourceLocation: place)
        #expect(lines.reduce(0) { $0 + $1.total.amount } == totals.subtotal.amount, sourceLocation: place)
        #expect(lines.reduce(0) { $0 + $1.discount.amount } == totals.discount.amount, sourceLocation: place)
        #expect(
            lines.allSatisfy { $0.total.amount == $0.unitPrice.amount * $0.quantity && $0.quantity <= $0.available }, sourceLocation: place)
        #expect(itemCount == lines.reduce(0) { $0 + $1.quantity }, sourceLocation: place)
    }
}

extension Somebody {
    var trolley: Trolley { Trolley(client: client) }
}

extension StoreFixture {
    func trolley(_ owner: CartOwner) async throws -> Trolley {
        owner == .person ? somebody().trolley : try await .open(client)
    }

    func reprice(_ product: ProductID, _ price: Int64) async throws {
        try await run("UPDATE products SET price = \(price) WHERE id = \(product.text)")
    }

    func restock(_ product: ProductID, _ stock: Int64, reserved: Int64 = 0) async throws {
        try await run("UPDATE products SET stock = \(stock), reserved = \(reserved) WHERE id = \(product.text)")
    }

    func archive(_ product: ProductID, _ isArchived: Bool = true) async throws {
        try await run("UPDATE products SET is_archived = \(isArchived) WHERE id = \(product.text)")
    }

    func promote(_ code: String = "WELCOME10", percent: Int64 = 10, firstOrderOnly: Bool = true, until end: Instant? = nil) async throws {
        try await run("""
            INSERT INTO promotions (code, title_en, title_ar, percent, first_order_only, expires_at, created_at)
            VALUES (\(code), 'Welcome', 'أهلا', \(percent), \(firstOrderOnly), \(end), \(now))
            """)
    }

    /// As if an order of theirs had been paid.
    func countOrder(of somebody: Somebody) async throws {
        try await run("""
            INSERT INTO customers (user_id, version, paid_orders, joined_at) VALUES (\(somebody.id.text), 1, 1, \(now))
            ON CONFLICT (user_id) DO UPDATE SET paid_orders = customers.paid_orders + 1
            """)
    }

    func redeem(_ code: String, by somebody: Somebody) async throws {
        try await run("INSERT INTO promo_redemptions (user_id, code, order_number) VALUES (\(somebody.id.text), \(code), 1000)")
    }

    func run(_ sql: SQL) async throws { try await store.database.write { db in try await db.execute(sql) } }
}
