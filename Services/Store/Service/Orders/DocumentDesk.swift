internal import Contracts
internal import Security
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// A document with everything it says.
struct IssuedDocument: Sendable {
    let document: StoredDocument
    let order: StoredOrder
    /// What a credit note was issued for.
    let refund: StoredRefund?
    /// The invoice a credit note takes from.
    let corrects: DocumentNumber?
    let policy: StorePolicy

    /// The seller's name by law is the Arabic one, whoever reads.
    private var seller: String { policy.seller[.arabic] ?? "" }

    /// The text of the QR code.
    var qr: String {
        base64(
            InvoiceQR(
                seller: seller, vatNumber: policy.vatNumber, issuedAt: document.issuedAt, total: document.total, tax: document.tax).bytes)
    }

    var shown: TaxDocument {
        TaxDocument(
            number: document.number.text, kind: document.number.kind, order: document.order, issuedAt: document.issuedAt, seller: seller,
            vatNumber: policy.vatNumber, total: .sar(document.total), tax: .sar(document.tax), corrects: corrects?.text, qr: qr)
    }
}

/// Hands out invoices and credit notes.
struct DocumentDesk: Sendable {
    let keeper: StoreKeeper

    /// - Throws: `not_found`, for another one's as well.
    func issued(_ number: String, to user: UserID) async throws -> IssuedDocument {
        guard let number = DocumentNumber(number) else { throw APIError(.notFound) }
        return try await keeper.database.snapshot { [policy = keeper.policy] db in
            guard let document = try await Documents.find(number, in: db),
                let order = try await OrderStore.find(document.order, of: user, in: db)
            else { throw APIError(.notFound) }
            var corrects: DocumentNumber?
            if number.kind == .creditNote { corrects = try await Documents.numbers(of: order.number, in: db).first { $0.kind == .invoice } }
            var refund: StoredRefund?
            if let id = document.refund { refund = try await RefundStore.find(id, in: db) }
            return IssuedDocument(document: document, order: order, refund: refund, corrects: corrects, policy: policy)
        }
    }
}
