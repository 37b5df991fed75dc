internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Orders in the database. The row of an order is the lock under which everything of it changes; it is taken before counters and products.
enum OrderStore {
    private static let columns: SQL = """
        number, user_id, status, payment_status, address, email, promo_code, subtotal, discount, shipping, tax, refunded, payment_id,
        card_brand, card_last4, carrier, tracking_number, language, run, placed_at, provider,
        vat_percent, dispute, dispute_id, refunded_elsewhere
        """

    /// Stores an order that was paid, with its lines, the beginning of its log and, where there was a code, that it was used.
    static func insert(_ order: NewOrder, in db: any Connection) async throws {
        let (number, prices, address) = (order.number.number, order.prices, try JSONColumn.text(order.address))
        try await db.enqueue("""
            INSERT INTO orders (number, user_id, checkout_id, status, payment_status, address, email, promo_code, subtotal, discount,
                shipping, tax, total, refunded, provider, payment_id, card_brand, card_last4, language, run, placed_at, vat_percent)
            VALUES (\(number), \(order.user.text), \(order.checkout.text), \(OrderStatus.processing.rawValue),
                \(OrderPaymentStatus.paid.rawValue), \(address), \(order.email.text), \(order.promo?.text), \(prices.subtotal),
                \(prices.discount), \(prices.shipping), \(prices.tax), \(prices.total), 0, \(order.provider), \(order.payment.text),
                \(order.card?.brand), \(order.card?.last4),
                \(order.language.rawValue), \(order.run), \(order.placedAt), \(prices.vatPercent))
            """)
        for (position, line) in order.lines.enumerated() {
            let image = try JSONColumn.text(line.image)
            try await db.enqueue("""
                INSERT INTO order_lines (order_number, product_id, position, name_en, name_ar, image, tax_category, unit_price, quantity,
                    discount, refunded)
                VALUES (\(number), \(line.product.text), \(position), \(line.nameEN), \(line.nameAR), \(image),
                    \(line.taxCategory.rawValue), \(line.unitPrice), \(line.quantity), \(line.discount), 0)
                """)
        }
        let events = OrderEventKind.first.enumerated().map { position, kind -> SQL in
            "(\(number), \(position + 1), \(kind.rawValue), \(order.placedAt))"
        }
        try await db.enqueue("INSERT INTO order_events (order_number, sequence, kind, at) VALUES \(rows: events)")
        if let promo = order.promo {
            try await db.enqueue("""
                INSERT INTO promo_redemptions (user_id, code, order_number, card_mark)
                VALUES (\(order.user.text), \(promo.text), \(number), \(order.cardMark))
                ON CONFLICT (user_id, code) DO NOTHING
                """)
        }
    }

    static func find(_ number: OrderNumber, in db: any Connection) async throws -> StoredOrder? {
        try await find(where: "number = \(number.number)", in: db)
    }

    static func find(_ number: OrderNumber, of user: UserID, in db: any Connection) async throws -> StoredOrder? {
        try await find(where: "number = \(number.number) AND user_id = \(user.text)", in: db)
    }

    static func find(checkout: CheckoutID, in db: any Connection) async throws -> StoredOrder? {
        try await find(where: "checkout_id = \(checkout.text)", in: db)
    }

    static func find(payment: PaymentID, in db: any Connection) async throws -> StoredOrder? {
        try await find(where: "payment_id = \(payment.text)", in: db)
    }

    /// Takes the order's row: until the transaction ends nobody else changes the order, its lines, its refunds or its log.
    static func take(_ number: OrderNumber, in db: any Connection) async throws -> StoredOrder? {
        try await complete(
            "UPDATE orders SET refunded = refunded WHERE number = \(number.number) RETURNING \(columns)", lines: "\(number.number)", in: db)
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

    static func setShipment(of number: OrderNumber, carrier: String, trackingNumber: String, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE orders SET carrier = \(carrier), tracking_number = \(trackingNumber) WHERE number = \(number.number)
            """)
    }

    /// Why a conditional change of an order found no row.
    static func refusal(_ number: OrderNumber, in db: any Connection) async throws -> APIError {
        APIError(try await db.first("SELECT 1 FROM orders WHERE number = \(number.number)") == nil ? .notFound : .orderState)
    }

    /// Adds to the log of an order whose row is taken.
    static func record(_ kind: OrderEventKind, of number: OrderNumber, at now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO order_events (order_number, sequence, kind, at)
            SELECT \(number.number), COALESCE(MAX(sequence), 0) + 1, \(kind.rawValue), \(now) FROM order_events
            WHERE order_number = \(number.number)
            """)
    }

    static func events(of number: OrderNumber) -> Question<[OrderEvent]> {
        Question("SELECT kind, at FROM order_events WHERE order_number = \(number.number) ORDER BY sequence") { rows in
            try rows.map { OrderEvent(kind: try $0.get("kind"), at: try $0.get("at")) }
        }
    }

    /// Takes out of somebody's orders who and where they are, by which a carrier knows too. The orders stay: what the tax law wants kept
    /// names nobody. A parcel that is on its way keeps its number until it is delivered.
    static func forget(_ user: UserID, in db: any Connection) async throws {
        let ended = [OrderStatus.delivered, .cancelled].map(\.rawValue)
        try await db.enqueue("""
            UPDATE tracking_events SET place = NULL WHERE order_number IN (
                SELECT number FROM orders WHERE user_id = \(user.text) AND status IN (\(list: ended)))
            """)
        try await db.enqueue("""
            UPDATE orders SET address = NULL, email = NULL,
                tracking_number = CASE WHEN status IN (\(list: ended)) THEN NULL ELSE tracking_number END
            WHERE user_id = \(user.text)
            """)
    }

    /// The same of a parcel that has arrived, whose buyer was deleted while it was on its way.
    static func forgetParcel(of number: OrderNumber, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE tracking_events SET place = NULL WHERE order_number IN (
                SELECT number FROM orders WHERE number = \(number.number) AND address IS NULL)
            """)
        try await db.enqueue("UPDATE orders SET tracking_number = NULL WHERE number = \(number.number) AND address IS NULL")
    }

    /// Somebody's orders that were paid and not sent yet, oldest first. Their rows are taken, all before anything else is.
    static func unsent(of user: UserID, in db: any Connection) async throws -> [OrderNumber] {
        try await db.query("""
            UPDATE orders SET refunded = refunded WHERE user_id = \(user.text) AND status = \(OrderStatus.processing.rawValue)
            RETURNING number
            """
        ).map { OrderNumber(try $0.get("number")) }.sorted()
    }

    /// Where somebody's orders went, as far as that is not forgotten.
    static func addresses(of user: UserID, in db: any Connection) async throws -> [ShippingAddress] {
        try await db.query("SELECT address FROM orders WHERE user_id = \(user.text) AND address IS NOT NULL").compactMap(address)
    }

    /// - Parameter condition: which one order meets.
    private static func find(where condition: SQL, in db: any Connection) async throws -> StoredOrder? {
        try await complete(
            "SELECT \(columns) FROM orders WHERE \(condition)", lines: "(SELECT number FROM orders WHERE \(condition))", in: db)
    }

    private static func complete(_ order: SQL, lines number: SQL, in db: any Connection) async throws -> StoredOrder? {
        let (row, lines) = try await db.ask(
            Question(order) { $0.first },
            Question("""
                SELECT product_id, name_en, name_ar, image, tax_category, unit_price, quantity, discount, refunded
                FROM order_lines WHERE order_number = \(number) ORDER BY position
                """) { try $0.map(line) })
        return try row.map { try Self.order($0, lines: lines) }
    }

    private static func order(_ row: Row, lines: [StoredOrderLine]) throws -> StoredOrder {
        var card: CardOnOrder?
        if let brand = try row.get("card_brand", as: String?.self), let last4 = try row.get("card_last4", as: String?.self) {
            card = CardOnOrder(brand: brand, last4: last4)
        }
        return StoredOrder(
            number: OrderNumber(try row.get("number")), user: UserID(trusted: try row.get("user_id")),
            status: try row.requiredWord("status"),
            paymentStatus: try row.requiredWord("payment_status"), address: try address(row),
            email: try row.get("email", as: String?.self).map(EmailAddress.init(trusted:)),
            promo: try row.get("promo_code", as: String?.self).map(PromoCode.init(trusted:)),
            prices: StoredPrices(
                subtotal: try row.get("subtotal"), discount: try row.get("discount"), shipping: try row.get("shipping"),
                tax: try row.get("tax"), vatPercent: try row.get("vat_percent")),
            refunded: try row.get("refunded"), provider: try row.get("provider"), payment: PaymentID(try row.get("payment_id")), card: card,
            carrier: try row.get("carrier"), trackingNumber: try row.get("tracking_number"), language: try row.requiredWord("language"),
            run: try row.get("run"), placedAt: try row.get("placed_at"), lines: lines,
            dispute: try row.get("dispute", as: String?.self).flatMap(DisputeNews.init(rawValue:)),
            disputeID: try row.get("dispute_id"), refundedElsewhere: try row.get("refunded_elsewhere"))
    }

    private static func address(_ row: Row) throws -> ShippingAddress? {
        try row.get("address", as: String?.self).map { try JSONColumn.value(ShippingAddress.self, $0, column: "address") }
    }

    private static func line(_ row: Row) throws -> StoredOrderLine {
        StoredOrderLine(
            product: ProductID(trusted: try row.get("product_id")), nameEN: try row.get("name_en"), nameAR: try row.get("name_ar"),
            image: try JSONColumn.value(ImageSource.self, try row.get("image"), column: "image"),
            taxCategory: try row.requiredWord("tax_category"), unitPrice: try row.get("unit_price"), quantity: try row.get("quantity"),
            discount: try row.get("discount"), refunded: try row.get("refunded"))
    }
}
