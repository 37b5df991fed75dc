internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// A line of a checkout as it was priced.
struct CheckoutLine: Codable, Sendable, Equatable {
    let product: ProductID
    let nameEN: String
    let nameAR: String
    let image: ImageSource
    let taxCategory: TaxCategory
    let unitPrice: Int64
    let quantity: Int64
    let discount: Int64
}

/// One try to buy a cart, as it is stored.
struct StoredCheckout: Sendable {
    let id: CheckoutID
    let user: UserID
    let state: CheckoutState
    let address: ShippingAddress
    let email: EmailAddress
    let lines: [CheckoutLine]
    let promo: PromoCode?
    let prices: StoredPrices
    let paymentID: PaymentID?
    let token: PaymentToken?
    let actionURL: String?
    let decline: String?
    let language: Language
    let run: String?
    let heldUntil: Instant
    /// Somebody works on it until then, in real time.
    let busyUntil: Instant
    let createdAt: Instant
}

/// What a basket costs, as it is stored. Halalas.
struct StoredPrices: Sendable, Equatable {
    let subtotal: Int64
    let discount: Int64
    let shipping: Int64
    let tax: Int64
    var total: Int64 { subtotal - discount + shipping }

    /// - Parameter discounts: the parts of the discount, by the lines' tax categories.
    func totals(_ discounts: [(category: TaxCategory, gross: Int64)], policy: StorePolicy) -> Totals {
        Totals(
            subtotal: subtotal, discount: discount, shipping: shipping, tax: tax, vatPercent: policy.vatPercent[.standard] ?? 0,
            discountBeforeTax: Pricing.withoutTax(discounts, policy: policy))
    }
}

enum CheckoutStore {
    private struct Request: Codable {
        let address: ShippingAddress
        let email: EmailAddress
    }

    private static let columns: SQL = """
        id, user_id, state, request, lines, promo_code, subtotal, discount, shipping, tax, payment_id, payment_token, action_url, decline, language,
        run, held_until, busy_until, created_at
        """

    static func insert(_ checkout: StoredCheckout, key: String, provider: String, now: Instant, in db: any Connection) async throws {
        let request = try JSONColumn.text(Request(address: checkout.address, email: checkout.email))
        let (prices, lines) = (checkout.prices, try JSONColumn.text(checkout.lines))
        try await db.execute("""
            INSERT INTO checkouts (id, user_id, request_key, state, request, lines, promo_code, subtotal, discount, shipping, tax, total, provider,
                payment_token, language, run, held_until, busy_until, created_at, updated_at)
            VALUES (\(checkout.id.text), \(checkout.user.text), \(key), \(checkout.state.rawValue), \(request), \(lines), \(checkout.promo?.text),
                \(prices.subtotal), \(prices.discount), \(prices.shipping), \(prices.tax), \(prices.total), \(provider), \(checkout.token?.text),
                \(checkout.language.rawValue), \(checkout.run), \(checkout.heldUntil), \(checkout.busyUntil), \(now), \(now))
            """)
        for line in checkout.lines {
            try await db.execute("""
                INSERT INTO reservations (checkout_id, product_id, quantity) VALUES (\(checkout.id.text), \(line.product.text), \(line.quantity))
                """)
        }
    }

    static func find(_ id: CheckoutID, in db: any Connection) async throws -> StoredCheckout? {
        try await db.first("SELECT \(columns) FROM checkouts WHERE id = \(id.text)").map(checkout)
    }

    static func find(_ id: CheckoutID, of user: UserID, in db: any Connection) async throws -> StoredCheckout? {
        try await db.first("SELECT \(columns) FROM checkouts WHERE id = \(id.text) AND user_id = \(user.text)").map(checkout)
    }

    /// The one that a key led to, unless it failed.
    static func find(key: String, of user: UserID, in db: any Connection) async throws -> StoredCheckout? {
        try await db.first("""
            SELECT \(columns) FROM checkouts WHERE user_id = \(user.text) AND request_key = \(key) AND state <> 'failed'
            """).map(checkout)
    }

    static func findOpen(of user: UserID, in db: any Connection) async throws -> StoredCheckout? {
        try await db.first("""
            SELECT \(columns) FROM checkouts WHERE user_id = \(user.text) AND state IN ('reserved', 'requires_action', 'processing')
            """).map(checkout)
    }

    static func find(payment: PaymentID, in db: any Connection) async throws -> StoredCheckout? {
        try await db.first("SELECT \(columns) FROM checkouts WHERE payment_id = \(payment.text)").map(checkout)
    }

    /// - Returns: false when it ended meanwhile.
    static func setPayment(_ payment: PaymentID, of id: CheckoutID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE checkouts SET payment_id = \(payment.text), updated_at = \(now) WHERE id = \(id.text) AND state = 'reserved' AND payment_id IS NULL
            """) == 1
    }

    /// Moves to a state if the table of transitions allows it: of several callers one does.
    static func move(
        _ id: CheckoutID, to state: CheckoutState, actionURL: String? = nil, decline: String? = nil, now: Instant, in db: any Connection
    ) async throws -> Bool {
        let sources = Transitions.sources(of: state, in: Transitions.checkout).map(\.rawValue)
        return try await db.execute("""
            UPDATE checkouts SET state = \(state.rawValue), action_url = \(actionURL), decline = COALESCE(\(decline), decline), payment_token = NULL, busy_until = 0,
                updated_at = \(now)
            WHERE id = \(id.text) AND state IN (\(list: sources))
            """) == 1
    }

    /// Takes an open checkout to work on it, unless somebody does.
    static func occupy(_ id: CheckoutID, until: Instant, real: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE checkouts SET busy_until = \(until)
            WHERE id = \(id.text) AND state IN ('reserved', 'requires_action', 'processing') AND busy_until <= \(real)
            """) == 1
    }

    static func free(_ id: CheckoutID, in db: any Connection) async throws {
        try await db.execute("UPDATE checkouts SET busy_until = 0 WHERE id = \(id.text)")
    }

    /// Takes what a checkout holds out of the table, by ascending product.
    static func takeReservations(_ id: CheckoutID, in db: any Connection) async throws -> [(product: ProductID, quantity: Int64)] {
        try await db.query("DELETE FROM reservations WHERE checkout_id = \(id.text) RETURNING product_id, quantity")
            .map { (product: ProductID(trusted: try $0.get(0)), quantity: try $0.get(1, as: Int64.self)) }
            .sorted { $0.product < $1.product }
    }

    /// Takes what is personal out of somebody's checkouts.
    static func forget(_ user: UserID, in db: any Connection) async throws {
        try await db.execute("""
            DELETE FROM checkouts WHERE user_id = \(user.text) AND state NOT IN ('reserved', 'requires_action', 'processing', 'refunding')
            """)
    }

    private static func checkout(_ row: Row) throws -> StoredCheckout {
        guard let state = CheckoutState(rawValue: try row.get(2)), let language = Language(rawValue: try row.get(14)) else {
            throw DatabaseError.decoding(column: "state", reason: "unknown")
        }
        let request = try JSONColumn.value(Request.self, try row.get(3), column: "request")
        return StoredCheckout(
            id: CheckoutID(trusted: try row.get(0)), user: UserID(trusted: try row.get(1)), state: state, address: request.address, email: request.email,
            lines: try JSONColumn.value([CheckoutLine].self, try row.get(4), column: "lines"),
            promo: try row.get(5, as: String?.self).map(PromoCode.init(trusted:)),
            prices: StoredPrices(subtotal: try row.get(6), discount: try row.get(7), shipping: try row.get(8), tax: try row.get(9)),
            paymentID: try row.get(10, as: String?.self).map(PaymentID.init), token: try row.get(11, as: String?.self).map(PaymentToken.init),
            actionURL: try row.get(12), decline: try row.get(13), language: language, run: try row.get(15), heldUntil: try row.get(16),
            busyUntil: try row.get(17), createdAt: try row.get(18))
    }
}
