internal import Contracts
internal import Payments
internal import StoreDomain
internal import Wire

/// An order that is about to be stored: paid, and its goods sold.
struct NewOrder: Sendable {
    let number: OrderNumber
    let user: UserID
    let checkout: CheckoutID
    let address: ShippingAddress
    let email: EmailAddress
    let promo: PromoCode?
    let prices: StoredPrices
    /// In the order of the cart.
    let lines: [CheckoutLine]
    let provider: String
    let payment: PaymentID
    let card: CardFacts?
    let language: Language
    let run: String?
    let placedAt: Instant
    /// A keyed hash of the card, when a code was used with it.
    var cardMark: String?
}

/// An order as it is stored, with its lines.
struct StoredOrder: Sendable {
    let number: OrderNumber
    let user: UserID
    let status: OrderStatus
    let paymentStatus: OrderPaymentStatus
    /// Nil once the person's account was deleted, as is the e-mail.
    let address: ShippingAddress?
    let email: EmailAddress?
    let promo: PromoCode?
    let prices: StoredPrices
    /// Halalas claimed by refunds that did not fail: given back, or on their way.
    let refunded: Int64
    let provider: String
    let payment: PaymentID
    let card: CardOnOrder?
    let carrier: String?
    let trackingNumber: String?
    let language: Language
    let run: String?
    let placedAt: Instant
    let lines: [StoredOrderLine]
    /// Nil while the buyer disputes nothing.
    var dispute: DisputeNews?
    /// The provider's id of that dispute; nil too of what releases before noted.
    var disputeID: String?
    /// Halalas that went back past this service: somebody gave them back at the provider.
    var refundedElsewhere: Int64 = 0

    /// Halalas that no refund has claimed.
    var left: Int64 { prices.total - refunded }
    /// Halalas of those that the provider would still give back: nothing of what went back past this service, or was lost to the bank.
    var returnable: Int64 { dispute == .lost ? 0 : max(0, left - refundedElsewhere) }
}

struct StoredOrderLine: Sendable {
    let product: ProductID
    let nameEN: String
    let nameAR: String
    let image: ImageSource
    let taxCategory: TaxCategory
    let unitPrice: Int64
    let quantity: Int64
    let discount: Int64
    /// Pieces that were given back.
    let refunded: Int64

    /// Halalas that were paid for the whole line.
    var paid: Int64 { unitPrice * quantity - discount }

    func name(_ language: Language) -> String { language == .arabic ? nameAR : nameEN }
}

extension StoredOrder {
    /// As it is right after it was stored.
    init(_ new: NewOrder) {
        self.init(
            number: new.number, user: new.user, status: .processing, paymentStatus: .paid, address: new.address, email: new.email,
            promo: new.promo,
            prices: new.prices, refunded: 0, provider: new.provider, payment: new.payment,
            card: new.card.map { CardOnOrder(brand: $0.brand, last4: $0.last4) }, carrier: nil, trackingNumber: nil,
            language: new.language, run: new.run, placedAt: new.placedAt,
            lines: new.lines.map { line in
                StoredOrderLine(
                    product: line.product, nameEN: line.nameEN, nameAR: line.nameAR, image: line.image, taxCategory: line.taxCategory,
                    unitPrice: line.unitPrice, quantity: line.quantity, discount: line.discount, refunded: 0)
            })
    }
}
