internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Tax documents. Their numbers come from counters whose rows stay locked until the transaction ends: none is left out or given twice.
enum DocumentStore {
    /// - Parameter number: from the counter `invoices`, in this transaction.
    static func issueInvoice(_ number: Int64, for order: NewOrder, in db: any Connection) async throws {
        try await insert(
            StoredDocument(
                number: DocumentNumber(.invoice, number), order: order.number, refund: nil, total: order.prices.total,
                tax: order.prices.tax,
                issuedAt: order.placedAt), in: db)
    }

    static func insert(_ document: StoredDocument, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO documents (kind, number, order_number, refund_id, total, tax, issued_at)
            VALUES (\(document.number.kind.rawValue), \(document.number.number), \(document.order.number), \(document.refund?.text),
                \(document.total), \(document.tax), \(document.issuedAt))
            """)
    }

    static func find(_ number: DocumentNumber, in db: any Connection) async throws -> StoredDocument? {
        try await db.first("""
            SELECT \(columns) FROM documents WHERE kind = \(number.kind.rawValue) AND number = \(number.number)
            """).map(document)
    }

    /// Of an order, the invoice first.
    static func list(of order: OrderNumber, in db: any Connection) async throws -> [StoredDocument] {
        let found = try await db.query("SELECT \(columns) FROM documents WHERE order_number = \(order.number) ORDER BY number").map(
            document)
        return found.filter { $0.number.kind == .invoice } + found.filter { $0.number.kind == .creditNote }
    }

    static func numbers(of order: OrderNumber, in db: any Connection) async throws -> [DocumentNumber] {
        try await list(of: order, in: db).map(\.number)
    }

    private static let columns: SQL = "kind, number, order_number, refund_id, total, tax, issued_at"

    private static func document(_ row: Row) throws -> StoredDocument {
        StoredDocument(
            number: DocumentNumber(try row.requiredWord("kind"), try row.get("number")), order: OrderNumber(try row.get("order_number")),
            refund: try row.get("refund_id", as: String?.self).map(RefundID.init(trusted:)), total: try row.get("total"),
            tax: try row.get("tax"), issuedAt: try row.get("issued_at"))
    }
}
