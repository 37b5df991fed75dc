internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Tax documents. Their numbers come from counters whose rows stay locked until the transaction ends: none is left out or given twice.
enum DocumentStore {
    /// - Parameter number: from the counter `invoices`, in this transaction.
    static func issueInvoice(_ number: Int64, for order: NewOrder, policy: StorePolicy, in db: any Connection) async throws {
        try await insert(
            StoredDocument(
                number: DocumentNumber(.invoice, number), order: order.number, refund: nil, total: order.prices.total,
                tax: order.prices.tax,
                issuedAt: order.placedAt), policy: policy, in: db)
    }

    /// - Parameter policy: with who issues it.
    static func insert(_ document: StoredDocument, policy: StorePolicy, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO documents (kind, number, order_number, refund_id, total, tax, issued_at, vat_number, seller_en, seller_ar)
            VALUES (\(document.number.kind.rawValue), \(document.number.number), \(document.order.number), \(document.refund?.text),
                \(document.total), \(document.tax), \(document.issuedAt), \(policy.vatNumber), \(policy.seller[.english]),
                \(policy.seller[.arabic]))
            """)
    }

    static func find(_ number: DocumentNumber, in db: any Connection) async throws -> StoredDocument? {
        try await db.first("""
            SELECT \(columns) FROM documents WHERE kind = \(number.kind.rawValue) AND number = \(number.number)
            """).map(document)
    }

    /// Of an order, the invoice first.
    static func list(of order: OrderNumber, in db: any Connection) async throws -> [StoredDocument] { try await db.ask(list(of: order)) }

    static func list(of order: OrderNumber) -> Question<[StoredDocument]> {
        Question("SELECT \(columns) FROM documents WHERE order_number = \(order.number) ORDER BY number") { rows in
            let found = try rows.map(document)
            return found.filter { $0.number.kind == .invoice } + found.filter { $0.number.kind == .creditNote }
        }
    }

    static func numbers(of order: OrderNumber) -> Question<[DocumentNumber]> { list(of: order).map { $0.map(\.number) } }

    private static let columns: SQL = """
        kind, number, order_number, refund_id, total, tax, issued_at, vat_number, seller_en, seller_ar
        """

    private static func document(_ row: Row) throws -> StoredDocument {
        StoredDocument(
            number: DocumentNumber(try row.requiredWord("kind"), try row.get("number")), order: OrderNumber(try row.get("order_number")),
            refund: try row.get("refund_id", as: String?.self).map(RefundID.init(trusted:)), total: try row.get("total"),
            tax: try row.get("tax"), issuedAt: try row.get("issued_at"), issuer: try issuer(row))
    }

    private static func issuer(_ row: Row) throws -> Issuer? {
        guard let vatNumber = try row.get("vat_number", as: String?.self) else { return nil }
        return Issuer(
            vatNumber: vatNumber,
            seller: [
                .english: try row.get("seller_en", as: String?.self) ?? "", .arabic: try row.get("seller_ar", as: String?.self) ?? "",
            ])
    }
}
