internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Orders in the database. The row of an order is the lock under which everything of it changes; it is taken before counters and products.
enum OrderStore {
    private static let columns: SQL = """
        number, user_id, status, payment_status, address, email, promo_code, subtotal, discount, shipping, tax, refunded, payment_id, card_brand,
        card_last4, carrier, tracking_number, language, run, placed_at, provider
        """

    /// Stores an order that was paid, with its lines, the beginning of its log and, where there was a code, that it was used.
    static func insert(_ order: NewOrder, in db: any Connection) async throws {
        let (number, prices, address) = (order.number.number, order.prices, try JSONColumn.text(order.address))
        try await db.execute("""
            INSERT INTO orders (number, user_id, checkout_id, status, payment_status, address, email, promo_code, subtotal, discount, shipping, tax,
                total, refunded, provider, payment_id, card_brand, card_last4, language, run, placed_at)
            VALUES (\(number), \(order.user.text), \(order.checkout.text), \(OrderStatus.processing.rawValue), \(OrderPaymentStatus.paid.rawValue),
                \(address), \(order.email.text), \(order.promo?.text), \(prices.subtotal), \(prices.discount), \(prices.shipping), \(prices.tax),
                \(prices.total), 0, \(order.provider), \(order.payment.text), \(order.card?.brand), \(order.card?.last4),
                \(order.language.rawValue), \(order.run), \(order.placedAt))
            """)
        for (position, line) in order.lines.enumerated() {
            let image = try JSONColumn.text(line.image)
            try await db.execute("""
                INSERT INTO order_lines (order_number, product_id, position, name_en, name_ar, image, tax_category, unit_price, quantity, discount,
                    refunded)
                VALUES (\(number), \(line.product.text), \(position), \(line.nameEN), \(line.nameAR), \(image), \(line.taxCategory.rawValue),
                    \(line.unitPrice), \(line.quantity), \(line.discount), 0)
                """)
        }
        try await db.execute("""
            INSERT INTO order_events (order_number, sequence, kind, at)
            VALUES (\(number), 1, \(OrderEventKind.placed.rawValue), \(order.placedAt)), (\(number), 2, \(OrderEventKind.paid.rawValue), \(order.placedAt))
            """)
        if let promo = order.promo {
            try await db.execute("""
                INSERT INTO promo_redemptions (user_id, code, order_number) VALUES (\(order.user.text), \(promo.text), \(number))
                ON CONFLICT (user_id, code) DO NOTHING
                """)
        }
    }

    static func find(_ number: OrderNumber, in db: any Connection) async throws -> StoredOrder? {
        try await complete(try await db.first("SELECT \(columns) FROM orders WHERE number = \(number.number)"), in: db)
    }

    static func find(_ number: OrderNumber, of user: UserID, in db: any Connection) async throws -> StoredOrder? {
        try await complete(
            try await db.first("SELECT \(columns) FROM orders WHERE number = \(number.number) AND user_id = \(user.text)"), in: db)
    }

    static func find(checkout: CheckoutID, in db: any Connection) async throws -> StoredOrder? {
        try await complete(try await db.first("SELECT \(columns) FROM orders WHERE checkout_id = \(checkout.text)"), in: db)
    }

    /// Takes the order's row: until the transaction ends nobody else changes the order, its lines, its refunds or its log.
    static func take(_ number: OrderNumber, in db: any Connection) async throws -> StoredOrder? {
        try await complete(
            try await db.first("UPDATE orders SET refunded = refunded WHERE number = \(number.number) RETURNING \(columns)"), in: db)
    }

    /// Moves an order to a status if the table of transitions allows it, and notes it in the log. One statement decides: of several callers
    /// one does it. The order's row is taken afterwards.
    /// - Throws: `not_found`, `order_state`.
    static func move(_ number: OrderNumber, to status: OrderStatus, at now: Instant, in db: any Connection) async throws {
        let sources = Transitions.sources(of: status, in: Transitions.order).map(\.rawValue)
        let moved = try await db.execute("""
            UPDATE orders SET status = \(status.rawValue) WHERE number = \(number.number) AND status IN (\(list: sources))
            """)
        guard moved == 1 else { throw try await refusal(number, in: db) }
        try await record(OrderEventKind(status), of: number, at: now, in: db)
    }

    /// Why a conditional change of an order found no row.
    static func refusal(_ number: OrderNumber, in db: any Connection) async throws -> APIError {
        APIError(try await db.first("SELECT 1 FROM orders WHERE number = \(number.number)") == nil ? .notFound : .orderState)
    }

    /// Adds to the log of an order whose row is taken.
    static func record(_ kind: OrderEventKind, of number: OrderNumber, at now: Instant, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO order_events (order_number, sequence, kind, at)
            SELECT \(number.number), COALESCE(MAX(sequence), 0) + 1, \(kind.rawValue), \(now) FROM order_events WHERE order_number = \(number.number)
            """)
    }

    static func events(of number: OrderNumber, in db: any Connection) async throws -> [OrderEvent] {
        try await db.query("SELECT kind, at FROM order_events WHERE order_number = \(number.number) ORDER BY sequence")
            .map { OrderEvent(kind: try $0.get(0), at: try $0.get(1)) }
    }

    /// Takes out of somebody's orders who and where they are. The orders stay: what the tax law wants kept names nobody.
    static func forget(_ user: UserID, in db: any Connection) async throws {
        try await db.execute("UPDATE orders SET address = NULL, email = NULL WHERE user_id = \(user.text)")
    }

    private static func complete(_ row: Row?, in db: any Connection) async throws -> StoredOrder? {
        guard let row else { return nil }
        let lines = try await db.query("""
            SELECT product_id, name_en, name_ar, image, tax_category, unit_price, quantity, discount, refunded
            FROM order_lines WHERE order_number = \(try row.get(0, as: Int64.self)) ORDER BY position
            """)
        return try order(row, lines: lines.map(line))
    }

    private static func order(_ row: Row, lines: [StoredOrderLine]) throws -> StoredOrder {
        guard let status: OrderStatus = try row.word(2), let paymentStatus: OrderPaymentStatus = try row.word(3),
            let language = Language(rawValue: try row.get(17))
        else { throw DatabaseError.decoding(column: "status", reason: "unknown") }
        var card: CardOnOrder?
        if let brand = try row.get(13, as: String?.self), let last4 = try row.get(14, as: String?.self) {
            card = CardOnOrder(brand: brand, last4: last4)
        }
        return StoredOrder(
            number: OrderNumber(try row.get(0)), user: UserID(trusted: try row.get(1)), status: status, paymentStatus: paymentStatus,
            address: try row.get(4, as: String?.self).map { try JSONColumn.value(ShippingAddress.self, $0, column: "address") },
            email: try row.get(5, as: String?.self).map(EmailAddress.init(trusted:)),
            promo: try row.get(6, as: String?.self).map(PromoCode.init(trusted:)),
            prices: StoredPrices(subtotal: try row.get(7), discount: try row.get(8), shipping: try row.get(9), tax: try row.get(10)),
            refunded: try row.get(11), provider: try row.get(20), payment: PaymentID(try row.get(12)), card: card, carrier: try row.get(15),
            trackingNumber: try row.get(16), language: language, run: try row.get(18), placedAt: try row.get(19), lines: lines)
    }

    private static func line(_ row: Row) throws -> StoredOrderLine {
        guard let tax: TaxCategory = try row.word(4) else { throw DatabaseError.decoding(column: "tax_category", reason: "missing") }
        return StoredOrderLine(
            product: ProductID(trusted: try row.get(0)), nameEN: try row.get(1), nameAR: try row.get(2),
            image: try JSONColumn.value(ImageSource.self, try row.get(3), column: "image"), taxCategory: tax, unitPrice: try row.get(5),
            quantity: try row.get(6), discount: try row.get(7), refunded: try row.get(8))
    }
}

/// What an order's log tells.
enum OrderEventKind: String, Sendable, CaseIterable {
    case placed, paid, shipped, delivered, cancelled
    case refundRequested = "refund_requested"
    case refunded
    case refundFailed = "refund_failed"

    init(_ status: OrderStatus) {
        self =
            switch status {
            case .processing: .placed
            case .shipped: .shipped
            case .delivered: .delivered
            case .cancelled: .cancelled
            }
    }
}
