public import Contracts

/// What credit notes have taken back of an order, line by line, and what is left.
///
/// Pieces that come back take from their own line and its rate of VAT. An amount that is for nothing in particular lowers what was paid
/// for everything: it is split over what is left of the lines and of shipping, by the largest remainder, and pieces that come back later
/// are worth that much less. So no line, no rate and no note ever gives back more than was paid for it, and goods without VAT give none
/// back.
public struct CreditBook: Sendable, Equatable {
    public struct Line: Sendable, Equatable {
        public let product: ProductID
        public let category: TaxCategory
        public let quantity: Int64
        /// Halalas that were paid for all of it.
        public let paid: Int64
        /// Halalas that are left of that.
        public fileprivate(set) var left: Int64
        /// Halalas of amounts that were for nothing in particular.
        fileprivate var lowered: Int64 = 0

        public init(product: ProductID, category: TaxCategory, quantity: Int64, paid: Int64) {
            self.product = product
            self.category = category
            self.quantity = quantity
            self.paid = paid
            left = paid
        }
    }

    /// In the order's own order.
    public private(set) var lines: [Line]
    /// Halalas of shipping that are left.
    public private(set) var shipping: Int64
    /// Halalas that were taken back, by rate.
    public private(set) var credited: [TaxCategory: Int64] = [:]

    public init(lines: [Line], shipping: Int64) {
        self.lines = lines
        self.shipping = shipping
    }

    /// Halalas that no credit note has taken back.
    public var left: Int64 { lines.reduce(shipping) { $0 + $1.left } }

    /// What the next pieces of a product are worth, such that all pieces together are worth what was paid, or what an amount for nothing in
    /// particular has left of it.
    /// - Parameter given: pieces that came back before.
    public func worth(_ count: Int64, of product: ProductID, after given: Int64) -> Int64 {
        guard let line = lines.first(where: { $0.product == product }) else { return 0 }
        guard line.lowered > 0 else {
            return min(line.left, Pricing.paid(forPieces: count, after: given, of: line.quantity, paid: line.paid))
        }
        return Pricing.paid(forPieces: count, after: 0, of: line.quantity - given, paid: line.left)
    }

    /// Takes back what was given for pieces of a product. What their line has not left any more is taken from everything.
    public mutating func take(_ amount: Int64, for product: ProductID) {
        guard let index = lines.firstIndex(where: { $0.product == product }) else { return take(amount) }
        let own = min(amount, lines[index].left)
        lines[index].left -= own
        credited[lines[index].category, default: 0] += own
        take(amount - own)
    }

    /// Takes an amount back that is for nothing in particular; more than is left takes what is left.
    public mutating func take(_ amount: Int64) {
        let parts = LargestRemainder.split(min(max(amount, 0), left), by: lines.map { $0.left } + [shipping])
        for (index, part) in zip(lines.indices, parts) where part > 0 {
            lines[index].left -= part
            lines[index].lowered += part
            credited[lines[index].category, default: 0] += part
        }
        let fromShipping = parts.last ?? 0
        shipping -= fromShipping
        if fromShipping > 0 { credited[.standard, default: 0] += fromShipping }
    }

    /// The VAT in what was taken back so far, rounded once for each rate. A note has the difference that it makes, so that all notes
    /// together have exactly the invoice's.
    public func tax(policy: StorePolicy) -> Int64 {
        credited.reduce(0) { $0 + Pricing.taxInside($1.value, percent: policy.vatPercent[$1.key] ?? 0) }
    }
}
