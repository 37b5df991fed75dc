internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Pieces of a line that were given back.
struct ReturnedPieces: Codable, Sendable, Equatable {
    let product: ProductID
    let quantity: Int64
    /// Halalas that were paid for them.
    let paid: Int64
}

/// Money of an order on its way back.
struct StoredRefund: Sendable {
    let id: RefundID
    let order: OrderNumber
    /// Halalas.
    let amount: Int64
    let reason: RefundReason
    let status: RefundStatus
    /// None for an amount.
    let items: [ReturnedPieces]
    /// Whether the pieces went back on the shelf.
    let restock: Bool
    let run: String?
    let at: Instant

    var shown: OrderRefund { OrderRefund(id: id, amount: .sar(amount), reason: reason, status: status, at: at) }
}

/// Refunds in the database. They change while the row of their order is taken.
enum RefundStore {
    private static let columns: SQL = "id, order_number, amount, reason, status, items, restock, run, at"

    /// - Parameter tax: the VAT in its credit note.
    static func insert(_ refund: StoredRefund, tax: Int64, in db: any Connection) async throws {
        let items = try JSONColumn.text(refund.items)
        try await db.execute("""
            INSERT INTO refunds (id, order_number, amount, tax, reason, status, items, restock, run, at)
            VALUES (\(refund.id.text), \(refund.order.number), \(refund.amount), \(tax), \(refund.reason.rawValue),
                \(refund.status.rawValue), \(items), \(refund.restock), \(refund.run), \(refund.at))
            """)
    }

    static func find(_ id: RefundID, in db: any Connection) async throws -> StoredRefund? {
        try await db.first("SELECT \(columns) FROM refunds WHERE id = \(id.text)").map(refund)
    }

    /// Of an order, oldest first.
    static func list(of order: OrderNumber, in db: any Connection) async throws -> [StoredRefund] {
        try await db.query("SELECT \(columns) FROM refunds WHERE order_number = \(order.number) ORDER BY at, id").map(refund)
    }

    /// - Returns: false when it ended before.
    static func move(_ id: RefundID, to status: RefundStatus, providerRefund: String? = nil, in db: any Connection) async throws -> Bool {
        let sources = Transitions.sources(of: status, in: Transitions.refund).map(\.rawValue)
        return try await db.execute("""
            UPDATE refunds SET status = \(status.rawValue), provider_refund = \(providerRefund) WHERE id = \(id.text) AND status IN (\(list: sources))
            """) == 1
    }

    /// Halalas of an order that are back.
    static func done(_ order: OrderNumber, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM refunds
            WHERE order_number = \(order.number) AND status = \(RefundStatus.done.rawValue)
            """)?.get(0) ?? 0
    }

    private static func refund(_ row: Row) throws -> StoredRefund {
        guard let reason: RefundReason = try row.word(3), let status: RefundStatus = try row.word(4) else {
            throw DatabaseError.decoding(column: "status", reason: "missing")
        }
        return StoredRefund(
            id: RefundID(trusted: try row.get(0)), order: OrderNumber(try row.get(1)), amount: try row.get(2), reason: reason, status: status,
            items: try JSONColumn.value([ReturnedPieces].self, try row.get(5), column: "items"), restock: try row.get(6), run: try row.get(7),
            at: try row.get(8))
    }
}
