internal import Contracts
internal import Security
internal import StoreDomain
internal import Wire

/// A document with everything it says.
struct IssuedDocument: Sendable {
    let document: StoredDocument
    let order: StoredOrder
    /// What a credit note was issued for.
    let refund: StoredRefund?
    /// The invoice a credit note takes from.
    let corrects: DocumentNumber?
    /// With the rate and the seller of when it was issued.
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
