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
    /// The provider's id of it, once it is done.
    var providerRefund: String?
}

/// Refunds in the database. They change while the row of their order is locked.
enum RefundStore {
    private static let columns: SQL = "id, order_number, amount, reason, status, items, restock, run, at, provider_refund"

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
    static func list(of order: OrderNumber, in db: any Connection) async throws -> [StoredRefund] { try await db.ask(list(of: order)) }

    static func list(of order: OrderNumber) -> Question<[StoredRefund]> {
        Question("SELECT \(columns) FROM refunds WHERE order_number = \(order.number) ORDER BY at, id") { try $0.map(refund) }
    }

    /// Moves a refund from one status to another if the table of transitions allows it. Each caller says from which: what is late to say
    /// that one failed does not undo what another one found done.
    /// - Returns: false when it is not in that status any more.
    static func move(
        _ id: RefundID, from old: RefundStatus, to new: RefundStatus, providerRefund: String? = nil, in db: any Connection
    ) async throws -> Bool {
        guard Transitions.refund[old]?.contains(new) == true else { return false }
        return try await db.execute("""
            UPDATE refunds SET status = \(new.rawValue), provider_refund = COALESCE(\(providerRefund), provider_refund)
            WHERE id = \(id.text) AND status = \(old.rawValue)
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
            run: try row.get("run"), at: try row.get("at"), providerRefund: try row.get("provider_refund"))
    }
}
