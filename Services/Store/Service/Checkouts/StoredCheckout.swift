internal import Contracts
internal import Payments
internal import StoreDomain
internal import Wire

/// A line of a checkout as it was priced.
struct CheckoutLine: Codable, Sendable, Equatable {
    let product: ProductID
    let nameEN: String
    let nameAR: String
    let image: ImageSource
    let taxCategory: TaxCategory
    let unitPrice: Int64
    let quantity: Int64
    let discount: Int64
}

/// Who buys, and where it goes.
struct Buyer: Codable, Sendable, Equatable {
    let address: ShippingAddress
    let email: EmailAddress
}

/// One try to buy a cart, as it is stored.
struct StoredCheckout: Sendable {
    let id: CheckoutID
    let user: UserID
    var state: CheckoutState
    /// Nil once the checkout has ended and forgot it.
    var buyer: Buyer?
    let lines: [CheckoutLine]
    let promo: PromoCode?
    let prices: StoredPrices
    let paymentID: PaymentID?
    var token: PaymentToken?
    var actionURL: String?
    let decline: String?
    let language: Language
    let run: String?
    let heldUntil: Instant
    /// Somebody works on it until then, in real time.
    var busyUntil: Instant
    let createdAt: Instant
    /// A keyed hash of the card, when a code is used with it.
    let cardMark: String?
    /// What it became, of whoever has just made it that; everybody else reads it.
    var order: OrderDetails?

    /// As `CheckoutStore.move` leaves it when it becomes an order.
    func completed(as order: OrderDetails) -> StoredCheckout {
        var end = self
        (end.state, end.busyUntil, end.order) = (.completed, Instant(milliseconds: 0), order)
        (end.buyer, end.token, end.actionURL) = (nil, nil, nil)
        return end
    }
}

/// What a basket costs, as it is stored. Halalas.
struct StoredPrices: Sendable, Equatable {
    let subtotal: Int64
    let discount: Int64
    let shipping: Int64
    let tax: Int64
    /// VAT in percent as it was when this was priced, for goods that are taxed: later rates change nothing of what was bought. Nil of
    /// releases that kept none.
    let vatPercent: Int64?
    var total: Int64 { subtotal - discount + shipping }

    /// - Parameter discounts: the parts of the discount, by the lines' tax categories.
    func totals(_ discounts: [(category: TaxCategory, gross: Int64)], policy: StorePolicy) -> Totals {
        let policy = policy.rated(vatPercent)
        return Totals(
            subtotal: subtotal, discount: discount, shipping: shipping, tax: tax, vatPercent: policy.vatPercent[.standard] ?? 0,
            discountBeforeTax: Pricing.withoutTax(discounts, policy: policy))
    }
}

extension StorePolicy {
    /// The policy with the rate of an order.
    func rated(_ vatPercent: Int64?) -> StorePolicy {
        guard let vatPercent else { return self }
        var policy = self
        policy.vatPercent[.standard] = vatPercent
        return policy
    }
}
