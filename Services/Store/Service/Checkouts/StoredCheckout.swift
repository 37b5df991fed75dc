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
    let state: CheckoutState
    /// Nil once the checkout has ended and forgot it.
    let buyer: Buyer?
    let lines: [CheckoutLine]
    let promo: PromoCode?
    let prices: StoredPrices
    let paymentID: PaymentID?
    let token: PaymentToken?
    let actionURL: String?
    let decline: String?
    let language: Language
    let run: String?
    let heldUntil: Instant
    /// Somebody works on it until then, in real time.
    let busyUntil: Instant
    let createdAt: Instant
    /// A keyed hash of the card, when a code is used with it.
    let cardMark: String?
}

/// What a basket costs, as it is stored. Halalas.
struct StoredPrices: Sendable, Equatable {
    let subtotal: Int64
    let discount: Int64
    let shipping: Int64
    let tax: Int64
    var total: Int64 { subtotal - discount + shipping }

    /// - Parameter discounts: the parts of the discount, by the lines' tax categories.
    func totals(_ discounts: [(category: TaxCategory, gross: Int64)], policy: StorePolicy) -> Totals {
        Totals(
            subtotal: subtotal, discount: discount, shipping: shipping, tax: tax, vatPercent: policy.vatPercent[.standard] ?? 0,
            discountBeforeTax: Pricing.withoutTax(discounts, policy: policy))
    }
}
