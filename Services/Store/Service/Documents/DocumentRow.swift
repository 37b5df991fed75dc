internal import Contracts
internal import StoreDomain
internal import Wire

/// A row in the table of a tax document.
struct DocumentRow: Sendable, Equatable {
    let name: String
    var unitPrice: Int64?
    var quantity: Int64?
    var discount: Int64 = 0
    /// Nil where it is mixed or does not apply.
    var taxCategory: TaxCategory?
    /// Halalas, VAT included, discount taken off.
    let total: Int64

    static func bought(_ order: StoredOrder, _ language: Language) -> [DocumentRow] {
        order.lines.map { line in
            DocumentRow(
                name: line.name(language), unitPrice: line.unitPrice, quantity: line.quantity, discount: line.discount,
                taxCategory: line.taxCategory,
                total: line.paid)
        } + shipping(order.prices.shipping, language)
    }

    /// The pieces that came back, and what else there is in the credit note; together they make its total.
    static func credited(_ document: StoredDocument, _ refund: StoredRefund?, of order: StoredOrder, _ language: Language) -> [DocumentRow]
    {
        var rows: [DocumentRow] = []
        // A note over less than the refund corrects only what was not credited before; which pieces that is cannot be told.
        if let refund, refund.amount == document.total {
            rows = refund.items.compactMap { piece in
                guard let line = order.lines.first(where: { $0.product == piece.product }) else { return nil }
                return DocumentRow(
                    name: line.name(language), unitPrice: line.unitPrice, quantity: piece.quantity,
                    discount: line.unitPrice * piece.quantity - piece.paid, taxCategory: line.taxCategory, total: piece.paid)
            }
        }
        let rest = document.total - rows.reduce(0) { $0 + $1.total }
        guard rest != 0 else { return rows }
        if rest == order.prices.shipping, !rows.isEmpty { return rows + shipping(rest, language) }
        return rows.isEmpty || rest < 0
            ? [DocumentRow(name: DocumentWord.adjustment.text(language), total: document.total)]
            : rows + [DocumentRow(name: DocumentWord.adjustment.text(language), total: rest)]
    }

    private static func shipping(_ amount: Int64, _ language: Language) -> [DocumentRow] {
        amount == 0 ? [] : [DocumentRow(name: DocumentWord.shipping.text(language), taxCategory: .standard, total: amount)]
    }
}
