internal import Contracts
internal import Payments
internal import StoreDomain
internal import Storage
internal import Wire

/// What refunds change of their orders, whose rows are locked.
extension OrderStore {
    /// Counts an amount as given back or on its way.
    /// - Returns: false when it is more than what is left.
    static func claimRefund(_ amount: Int64, of number: OrderNumber, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE orders SET refunded = refunded + \(amount) WHERE number = \(number.number) AND refunded + \(amount) <= total
            """) == 1
    }

    /// The refund of an amount failed: another one may be made for it.
    static func giveUpRefund(_ amount: Int64, of number: OrderNumber, in db: any Connection) async throws {
        try await db.enqueue("UPDATE orders SET refunded = refunded - \(amount) WHERE number = \(number.number)")
    }

    /// Counts pieces of a line as returned.
    /// - Returns: false when they are more than what is left of the line.
    static func takeBack(_ piece: ReturnedPieces, of number: OrderNumber, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE order_lines SET refunded = refunded + \(piece.quantity)
            WHERE order_number = \(number.number) AND product_id = \(piece.product.text) AND refunded + \(piece.quantity) <= quantity
            """) == 1
    }

    /// Money that was given back came back to us: the one way back that the payment status has.
    /// - Parameter done: halalas that the person still has back.
    static func takePaymentStatusBack(to done: Int64, of number: OrderNumber, in db: any Connection) async throws {
        let status = done == 0 ? OrderPaymentStatus.paid : .partiallyRefunded
        try await db.enqueue("UPDATE orders SET payment_status = \(status.rawValue) WHERE number = \(number.number)")
    }

    /// Notes how a dispute about an order's payment stands.
    /// - Parameter id: the provider's of the dispute; one without is about whichever is known.
    /// - Returns: whether it is bad news that was not heard of this dispute.
    static func note(_ news: DisputeNews, _ id: String?, of number: OrderNumber, in db: any Connection) async throws -> Bool {
        guard let order = try await take(number, in: db) else { return false }
        // Releases before noted no id: it is that of what has not ended well, and what comes after that is another dispute.
        let isSame = id == nil || order.disputeID == id || (order.disputeID == nil && order.dispute != .won)
        guard news.follows(order.dispute, isSame: isSame) else { return false }
        try await db.enqueue("""
            UPDATE orders SET dispute = \(news.rawValue), dispute_id = COALESCE(\(id), dispute_id) WHERE number = \(number.number)
            """)
        return news != .won && !(isSame && (order.dispute == .open || order.dispute == news))
    }

    /// Notes how much of an order went back past this service. It is less again when the bank would not have it; that is only believed
    /// where nothing has changed since the provider was asked, and no refund of its own is under way, which may not be counted there yet.
    /// - Parameters:
    ///   - given: halalas that the provider gave back, whoever asked for it.
    ///   - order: as it was before the provider was asked.
    /// - Returns: false when its own refunds explain that, or when it is known.
    static func noteGivenBack(_ given: Int64, of order: StoredOrder, in db: any Connection) async throws -> Bool {
        let number = order.number.number
        let isMore = try await db.execute("""
            UPDATE orders SET refunded_elsewhere = \(given) - refunded
            WHERE number = \(number) AND \(given) - refunded > refunded_elsewhere
            """) == 1
        let rest = max(0, given - order.refunded)
        guard !isMore, rest < order.refundedElsewhere else { return isMore }
        try await db.enqueue("""
            UPDATE orders SET refunded_elsewhere = \(rest)
            WHERE number = \(number) AND refunded_elsewhere = \(order.refundedElsewhere) AND refunded = \(order.refunded)
                AND NOT EXISTS (SELECT 1 FROM refunds WHERE order_number = \(number) AND status = \(RefundStatus.pending.rawValue))
            """)
        return false
    }

    /// Changes the payment status if the table of transitions allows it.
    static func setPaymentStatus(_ status: OrderPaymentStatus, of number: OrderNumber, in db: any Connection) async throws {
        let sources = Transitions.sources(of: status, in: Transitions.payment).map(\.rawValue)
        try await db.enqueue("""
            UPDATE orders SET payment_status = \(status.rawValue) WHERE number = \(number.number) AND payment_status IN (\(list: sources))
            """)
    }
}

extension DisputeNews {
    /// Whether it takes the place of what is known. News come in any order: what has ended does not begin again, unless it is another
    /// dispute, and that one was won is no news of another.
    fileprivate func follows(_ known: DisputeNews?, isSame: Bool) -> Bool {
        switch known {
        case nil, .enquiry?: true
        case .open?: self == .lost || (self == .won && isSame)
        case .won?: self == .lost || !isSame
        case .lost?: self == .won && isSame
        }
    }
}
