internal import Contracts
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

    /// Changes the payment status if the table of transitions allows it.
    static func setPaymentStatus(_ status: OrderPaymentStatus, of number: OrderNumber, in db: any Connection) async throws {
        let sources = Transitions.sources(of: status, in: Transitions.payment).map(\.rawValue)
        try await db.enqueue("""
            UPDATE orders SET payment_status = \(status.rawValue) WHERE number = \(number.number) AND payment_status IN (\(list: sources))
            """)
    }
}
