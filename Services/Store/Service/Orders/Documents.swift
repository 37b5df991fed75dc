internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// A tax document's number as people see it: `INV-1000` or `CN-1000`.
struct DocumentNumber: Sendable, Hashable {
    let kind: DocumentKind
    let number: Int64

    init(_ kind: DocumentKind, _ number: Int64) {
        self.kind = kind
        self.number = number
    }

    /// Nil for what is not written as we write it.
    init?(_ text: String) {
        let kinds = DocumentKind.allCases.filter { text.hasPrefix(Self.prefix($0)) }
        guard let kind = kinds.first, let number = Int64(text.dropFirst(Self.prefix(kind).count)), number >= 0 else { return nil }
        self.init(kind, number)
        guard self.text == text else { return nil }
    }

    var text: String { Self.prefix(kind) + String(number) }

    private static func prefix(_ kind: DocumentKind) -> String {
        switch kind {
        case .invoice: "INV-"
        case .creditNote: "CN-"
        }
    }
}

/// An invoice or credit note as it is stored. Once issued it never changes and never goes.
struct StoredDocument: Sendable {
    let number: DocumentNumber
    let order: OrderNumber
    /// The refund a credit note was issued for.
    let refund: RefundID?
    /// Halalas, VAT included.
    let total: Int64
    let tax: Int64
    let issuedAt: Instant
}

/// Tax documents. Their numbers come from counters whose rows stay locked until the transaction ends: none is left out or given twice.
enum Documents {
    /// - Parameter number: from the counter `invoices`, in this transaction.
    static func issueInvoice(_ number: Int64, for order: NewOrder, in db: any Connection) async throws {
        try await insert(
            StoredDocument(
                number: DocumentNumber(.invoice, number), order: order.number, refund: nil, total: order.prices.total, tax: order.prices.tax,
                issuedAt: order.placedAt), in: db)
    }

    static func insert(_ document: StoredDocument, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO documents (kind, number, order_number, refund_id, total, tax, issued_at)
            VALUES (\(document.number.kind.rawValue), \(document.number.number), \(document.order.number), \(document.refund?.text),
                \(document.total), \(document.tax), \(document.issuedAt))
            """)
    }

    static func find(_ number: DocumentNumber, in db: any Connection) async throws -> StoredDocument? {
        try await db.first("""
            SELECT kind, number, order_number, refund_id, total, tax, issued_at FROM documents
            WHERE kind = \(number.kind.rawValue) AND number = \(number.number)
            """).map(document)
    }

    /// Of an order, the invoice first.
    static func list(of order: OrderNumber, in db: any Connection) async throws -> [StoredDocument] {
        let found = try await db.query("""
            SELECT kind, number, order_number, refund_id, total, tax, issued_at FROM documents WHERE order_number = \(order.number) ORDER BY number
            """).map(document)
        return found.filter { $0.number.kind == .invoice } + found.filter { $0.number.kind == .creditNote }
    }

    static func numbers(of order: OrderNumber, in db: any Connection) async throws -> [DocumentNumber] {
        try await list(of: order, in: db).map(\.number)
    }

    private static func document(_ row: Row) throws -> StoredDocument {
        guard let kind: DocumentKind = try row.word(0) else { throw DatabaseError.decoding(column: "kind", reason: "missing") }
        return StoredDocument(
            number: DocumentNumber(kind, try row.get(1)), order: OrderNumber(try row.get(2)),
            refund: try row.get(3, as: String?.self).map(RefundID.init(trusted:)), total: try row.get(4), tax: try row.get(5), issuedAt: try row.get(6))
    }
}
