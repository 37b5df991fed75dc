public import Contracts

/// A line as it is priced.
public struct BasketLine: Sendable, Equatable {
    public let product: ProductID
    /// Halalas, VAT included.
    public let unitPrice: Int64
    public let quantity: Int64
    public let taxCategory: TaxCategory

    public init(product: ProductID, unitPrice: Int64, quantity: Int64, taxCategory: TaxCategory) {
        self.product = product
        self.unitPrice = unitPrice
        self.quantity = quantity
        self.taxCategory = taxCategory
    }

    public var total: Int64 { unitPrice * quantity }
}

/// What a basket costs, in halalas.
public struct BasketPrices: Sendable, Equatable {
    public let subtotal: Int64
    public let discount: Int64
    /// The discount's parts, one for each line in the lines' order.
    public let lineDiscounts: [Int64]
    /// The discount without the VAT inside it.
    public let discountBeforeTax: Int64
    public let shipping: Int64
    /// The VAT inside `total`, by category.
    public let tax: [TaxCategory: Int64]
    /// What is missing until shipping is free; nil once it is, and without lines.
    public let untilFreeShipping: Int64?

    public var total: Int64 { subtotal - discount + shipping }
    public var taxTotal: Int64 { tax.values.reduce(0, +) }
}

/// What things cost. Prices include VAT. Every amount is rounded once, half up.
public enum Pricing {
    /// - Parameter percentOff: of the goods, at most 100; shipping is never discounted.
    public static func price(_ lines: [BasketLine], percentOff: Int64?, policy: StorePolicy) -> BasketPrices {
        let subtotal = lines.reduce(0) { $0 + $1.total }
        let discount = percentOff.map { rounded(subtotal * $0, by: 100) } ?? 0
        let parts = percentOff.map { discounts(discount, percent: $0, of: lines) } ?? lines.map { _ in 0 }
        let goods = subtotal - discount
        let isFree = lines.isEmpty || policy.shippingFee == 0 || goods > policy.freeShippingAbove
        let shipping = isFree ? 0 : policy.shippingFee
        var gross: [TaxCategory: Int64] = [:]
        for (line, part) in zip(lines, parts) { gross[line.taxCategory, default: 0] += line.total - part }
        if shipping > 0 { gross[.standard, default: 0] += shipping }
        return BasketPrices(
            subtotal: subtotal, discount: discount, lineDiscounts: parts,
            discountBeforeTax: withoutTax(zip(lines, parts).map { ($0.taxCategory, $1) }, policy: policy), shipping: shipping,
            tax: gross.reduce(into: [:]) { $0[$1.key] = taxInside($1.value, percent: policy.vatPercent[$1.key] ?? 0) },
            untilFreeShipping: isFree ? nil : policy.freeShippingAbove + 1 - goods)
    }

    /// The VAT inside an amount: what is over the amount without it, which is rounded.
    public static func taxInside(_ gross: Int64, percent: Int64) -> Int64 { gross - withoutTax(gross, percent: percent) }

    public static func withoutTax(_ gross: Int64, percent: Int64) -> Int64 { rounded(gross * 100, by: 100 + percent) }

    /// Amounts of several tax categories together, rounded once for each category.
    public static func withoutTax(_ parts: [(category: TaxCategory, gross: Int64)], policy: StorePolicy) -> Int64 {
        var gross: [TaxCategory: Int64] = [:]
        for part in parts { gross[part.category, default: 0] += part.gross }
        return gross.reduce(0) { $0 + withoutTax($1.value, percent: policy.vatPercent[$1.key] ?? 0) }
    }

    /// What was paid for some pieces of a line, such that all pieces together make the whole.
    /// - Parameter given: pieces that were given back before.
    public static func paid(forPieces count: Int64, after given: Int64, of quantity: Int64, paid: Int64) -> Int64 {
        func first(_ pieces: Int64) -> Int64 { quantity == 0 ? 0 : rounded(paid * pieces, by: quantity) }
        return first(given + count) - first(given)
    }

    /// Divides by a positive number and rounds half up; `value` is not negative.
    public static func rounded(_ value: Int64, by divisor: Int64) -> Int64 { (value * 2 + divisor) / (divisor * 2) }

    /// The lines' parts of a discount: each line's own percentage rounded down or up, so that they make the discount. Those that would lose
    /// most are rounded up; of equals the lower product id, so that the order of lines does not matter.
    private static func discounts(_ discount: Int64, percent: Int64, of lines: [BasketLine]) -> [Int64] {
        let shares = lines.map { ($0.total * percent).quotientAndRemainder(dividingBy: 100) }
        return LargestRemainder.filled(shares.map { $0.quotient }, to: discount, losses: shares.map { UInt64($0.remainder) }) {
            lines[$0].product < lines[$1].product
        }
    }
}

extension BasketPrices {
    public func totals(policy: StorePolicy) -> Totals {
        Totals(
            subtotal: subtotal, discount: discount, shipping: shipping, tax: taxTotal, vatPercent: policy.vatPercent[.standard] ?? 0,
            discountBeforeTax: discountBeforeTax, untilFreeShipping: untilFreeShipping)
    }
}

extension Totals {
    /// From amounts in halalas.
    /// - Parameter discountBeforeTax: when left out, the discount is of goods at `vatPercent` only.
    public init(
        subtotal: Int64, discount: Int64, shipping: Int64, tax: Int64, vatPercent: Int64, discountBeforeTax: Int64? = nil,
        untilFreeShipping: Int64? = nil
    ) {
        func sar(_ amount: Int64) -> Money { Money(amount: amount, currency: .sar) }
        let total = subtotal - discount + shipping
        let discountNet = discountBeforeTax ?? Pricing.withoutTax(discount, percent: vatPercent)
        let shippingNet = Pricing.withoutTax(shipping, percent: vatPercent)
        self.init(
            subtotal: sar(subtotal), discount: sar(discount), shipping: sar(shipping), total: sar(total), tax: sar(tax),
            beforeTax: BeforeTax(
                // What remains, so that the four always make the total.
                subtotal: sar(total - tax - shippingNet + discountNet), discount: sar(discountNet), shipping: sar(shippingNet)),
            untilFreeShipping: untilFreeShipping.map(sar))
    }
}

extension Money {
    /// As people read it: `89.99 SAR`.
    public var text: String {
        let cents = amount % 100
        return "\(amount / 100).\(cents < 10 ? "0" : "")\(cents) \(currency.rawValue)"
    }
}
