internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// How much VAT a credit note takes back.
enum CreditTax {
    /// - Parameters:
    ///   - amount: halalas, VAT included; more than 0 and at most `leftTotal`.
    ///   - goods: the amount by category, when it is known what came back.
    ///   - leftTotal: what no credit note has taken back yet, and `leftTax` the VAT in it.
    /// - Returns: such that all credit notes together never take back more VAT than there was, and the last one takes what is left.
    static func tax(of amount: Int64, goods: [TaxCategory: Int64]?, leftTotal: Int64, leftTax: Int64, policy: StorePolicy) -> Int64 {
        let own = goods?.reduce(0) { $0 + Pricing.taxInside($1.value, percent: policy.vatPercent[$1.key] ?? 0) }
            ?? share(of: leftTax, amount, over: leftTotal)
        // What remains must be able to hold the VAT that remains; nothing holds none.
        let most = policy.vatPercent.values.max() ?? 0
        let least = leftTax - Pricing.taxInside(leftTotal - amount, percent: most)
        return min(max(own, least, 0), leftTax)
    }

    /// `value * part / whole` rounded half up, for `part` at most `whole`. Large orders would overflow in between.
    private static func share(of value: Int64, _ part: Int64, over whole: Int64) -> Int64 {
        let (quotient, rest) = whole.dividingFullWidth(value.multipliedFullWidth(by: part))
        return quotient + (rest >= whole - rest ? 1 : 0)
    }
}

/// Credit notes. They say what was taken back of an invoice, whether or not the money has arrived.
enum CreditNotes {
    /// Issues a credit note for what a refund takes back beyond what was credited before. A refund that tries once more after another one
    /// failed finds its amount credited already, and gets none: together they never exceed the invoice.
    ///
    /// The order's row is taken; the counter's is taken here.
    /// - Parameter order: as it was before the refund.
    /// - Returns: nil when everything was credited before.
    static func issue(
        for refund: RefundID, _ amount: Int64, goods: [TaxCategory: Int64]?, of order: StoredOrder, policy: StorePolicy, now: Instant,
        in db: any Connection
    ) async throws -> StoredDocument? {
        let issued = try await Documents.list(of: order.number, in: db).filter { $0.number.kind == .creditNote }
        let credited = issued.reduce(0) { $0 + $1.total }
        let due = order.refunded + amount - credited
        guard due > 0 else { return nil }
        let tax = CreditTax.tax(
            of: due, goods: due == amount ? goods : nil, leftTotal: order.prices.total - credited,
            leftTax: order.prices.tax - issued.reduce(0) { $0 + $1.tax }, policy: policy)
        let number = DocumentNumber(.creditNote, try await Counters.next("credit_notes", first: policy.firstNumber, in: db))
        let note = StoredDocument(number: number, order: order.number, refund: refund, total: due, tax: tax, issuedAt: now)
        try await Documents.insert(note, in: db)
        return note
    }
}
