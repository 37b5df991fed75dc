internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Pieces of a line that were returned.
struct ReturnedPieces: Codable, Sendable, Equatable {
    let product: ProductID
    let quantity: Int64
    /// Halalas that were paid for them.
    let paid: Int64
}

/// A refund: money of an order that goes back, or has gone.
struct StoredRefund: Sendable {
    let id: RefundID
    let order: OrderNumber
    /// Halalas.
    let amount: Int64
    let reason: RefundReason
    let status: RefundStatus
    /// The pieces it pays back; empty for a refund of an amount that is for no pieces in particular.
    let items: [ReturnedPieces]
    /// Whether the pieces went back on the shelf.
    let restock: Bool
    let run: String?
    let at: Instant
}

/// Refunds in the database. They change while the row of their order is locked.
enum RefundStore {
    private static let columns: SQL = "id, order_number, amount, reason, status, items, restock, run, at"

    /// - Parameter tax: the VAT in its credit note.
    static func insert(_ refund: StoredRefund, tax: Int64, in db: any Connection) async throws {
        let items = try JSONColumn.text(refund.items)
        try await db.enqueue("""
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
            UPDATE refunds SET status = \(status.rawValue), provider_refund = \(providerRefund)
            WHERE id = \(id.text) AND status IN (\(list: sources))
            """) == 1
    }

    /// Halalas of an order that have arrived back.
    static func done(_ order: OrderNumber, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS done FROM refunds
            WHERE order_number = \(order.number) AND status = \(RefundStatus.done.rawValue)
            """)?.get("done") ?? 0
    }

    private static func refund(_ row: Row) throws -> StoredRefund {
        StoredRefund(
            id: RefundID(trusted: try row.get("id")), order: OrderNumber(try row.get("order_number")), amount: try row.get("amount"),
            reason: try row.requiredWord("reason"), status: try row.requiredWord("status"),
            items: try JSONColumn.value([ReturnedPieces].self, try row.get("items"), column: "items"), restock: try row.get("restock"),
            run: try row.get("run"), at: try row.get("at"))
    }
}
