internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// Credit notes. They say what was taken back of an invoice, whether or not the money has arrived.
struct CreditNotes: Sendable {
    private let issued: [StoredDocument]
    /// What is left of the order after them.
    let book: CreditBook

    /// Those of an order whose row is taken.
    init(of order: StoredOrder, in db: any Connection) async throws {
        issued = try await DocumentStore.list(of: order.number, in: db).filter { $0.number.kind == .creditNote }
        let refunds = try await RefundStore.list(of: order.number, in: db).reduce(into: [:]) { $0[$1.id] = $1 }
        book = issued.reduce(into: CreditBook(order)) { book, note in
            let refund = note.refund.flatMap { refunds[$0] }
            book.take(note.total, pieces: refund?.amount == note.total ? refund?.items ?? [] : [])
        }
    }

    /// Issues a credit note for what a refund takes back beyond what was credited before. A refund that tries once more after another one
    /// failed finds its amount credited already, and gets none: together they never exceed the invoice.
    ///
    /// The order's row is taken; the counter's is taken here.
    /// - Parameter order: as it was before the refund.
    /// - Returns: nil when everything was credited before.
    func issue(for refund: StoredRefund, of order: StoredOrder, policy: StorePolicy, in db: any Connection) async throws -> StoredDocument?
    {
        let credited = issued.reduce(0) { $0 + $1.total }
        let due = order.refunded + refund.amount - credited
        guard due > 0 else { return nil }
        var after = book
        after.take(due, pieces: due == refund.amount ? refund.items : [])
        let number = DocumentNumber(.creditNote, try await CounterStore.next("credit_notes", first: policy.firstNumber, in: db))
        let note = StoredDocument(
            number: number, order: order.number, refund: refund.id, total: due,
            tax: Self.tax(from: book, to: after, left: order.prices.tax - issued.reduce(0) { $0 + $1.tax },
                policy: policy.rated(order.prices.vatPercent)),
            issuedAt: refund.at)
        try await DocumentStore.insert(note, policy: policy, in: db)
        return note
    }

    /// The VAT of a note. The last one takes what is left: notes of earlier releases rounded each for itself.
    static func tax(from book: CreditBook, to after: CreditBook, left: Int64, policy: StorePolicy) -> Int64 {
        after.left == 0 ? left : min(max(after.tax(policy: policy) - book.tax(policy: policy), 0), left)
    }
}

extension CreditBook {
    init(_ order: StoredOrder) {
        self.init(
            lines: order.lines.map { Line(product: $0.product, category: $0.taxCategory, quantity: $0.quantity, paid: $0.paid) },
            shipping: order.prices.shipping)
    }

    /// Takes an amount back: for the pieces when it is what they were worth, else for nothing in particular. A cancelled order's is more,
    /// with its shipping.
    fileprivate mutating func take(_ amount: Int64, pieces: [ReturnedPieces]) {
        guard pieces.reduce(0, { $0 + $1.paid }) == amount else { return take(amount) }
        for piece in pieces { take(piece.paid, for: piece.product) }
    }
}
