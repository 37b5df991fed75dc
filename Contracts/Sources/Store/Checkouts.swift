public import Wire

/// Where an order goes, in Saudi Arabia. FR-STORE-06-a.
public struct ShippingAddress: DTO {
    /// Who takes it.
    public var name: PersonName
    /// How the carrier reaches them.
    public var phone: SaudiMobile
    /// The city.
    public var city: FreeText<AddressLineRule>
    /// The district, where it helps.
    public var district: FreeText<AddressLineRule>?
    /// Street and building.
    public var street: FreeText<AddressLineRule>
    /// The postal code.
    public var postalCode: FreeText<WordRule>?
    /// Anything the carrier should know.
    public var notes: Note?

    public init(
        name: PersonName, phone: SaudiMobile, city: FreeText<AddressLineRule>, district: FreeText<AddressLineRule>? = nil,
        street: FreeText<AddressLineRule>, postalCode: FreeText<WordRule>? = nil, notes: Note? = nil
    ) {
        self.name = name
        self.phone = phone
        self.city = city
        self.district = district
        self.street = street
        self.postalCode = postalCode
        self.notes = notes
    }
    public static let example = ShippingAddress(
        name: .example, phone: .example, city: FreeText(trusted: "Riyadh"), district: FreeText(trusted: "Al Olaya"), street: .example)
}

/// What would be bought and paid now. FR-STORE-06-c.
public struct OrderPreview: DTO {
    /// What would be bought.
    public let lines: [CartLine]
    /// The code that was entered; left out without one.
    public let promo: AppliedPromo?
    /// What it would cost.
    public let totals: Totals
    /// As in the cart; an order is refused while there are any that its `acceptedTotal` does not cover.
    public let changes: [CartChange]
    public init(lines: [CartLine], promo: AppliedPromo?, totals: Totals, changes: [CartChange]) {
        self.lines = lines
        self.promo = promo
        self.totals = totals
        self.changes = changes
    }
    public static let example = OrderPreview(lines: [.example], promo: .example, totals: .example, changes: [])
}

/// An order of what is in the cart.
public struct OrderRequest: DTO {
    /// Where to send it.
    public var address: ShippingAddress
    /// Where the confirmation goes (C25).
    public var email: EmailAddress
    /// The payment provider's token for a card; the method on file when left out.
    public var paymentToken: OpaqueToken?
    /// The total the person agreed to, in halalas: any other is refused with `cart_changed`. Without it, changes since the cart was last
    /// seen are.
    public var acceptedTotal: OrderAmount?

    public init(address: ShippingAddress, email: EmailAddress, paymentToken: OpaqueToken? = nil, acceptedTotal: OrderAmount? = nil) {
        self.address = address
        self.email = email
        self.paymentToken = paymentToken
        self.acceptedTotal = acceptedTotal
    }
    public func problems() -> [FieldProblem] { CardNumberGuard.problems(paymentToken, "paymentToken") }
    public static let example = OrderRequest(
        address: .example, email: .example, paymentToken: .cardExample, acceptedTotal: .example)
}

/// One try to buy a cart, from the reservation to the order.
public struct Checkout: DTO {
    public let id: CheckoutID
    public let status: CheckoutStatus
    /// What is to be paid.
    public let totals: Totals
    /// Where the person approves the payment, while it `requires_action`.
    public let actionUrl: String?
    /// Until when the goods are held, while it is open.
    public let expiresAt: Instant?
    /// The order, once it is `completed`.
    public let order: Order?
    public init(id: CheckoutID, status: CheckoutStatus, totals: Totals, actionUrl: String?, expiresAt: Instant?, order: Order?) {
        self.id = id
        self.status = status
        self.totals = totals
        self.actionUrl = actionUrl
        self.expiresAt = expiresAt
        self.order = order
    }
    public static let example = Checkout(
        id: .example, status: .completed, totals: .example, actionUrl: nil, expiresAt: nil, order: .example)
    /// While the person has to approve the payment.
    static let waitingExample = Checkout(
        id: .example, status: .requiresAction, totals: .example, actionUrl: "https://pay.example.com/payments/actions/act_01960f3e",
        expiresAt: .example + .minutes(15), order: nil)
}

public struct CheckoutParameters: DTO {
    /// Which checkout of one's own.
    public let id: CheckoutID
    public init(id: CheckoutID) { self.id = id }
    public static let example = CheckoutParameters(id: .example)
}

public struct ProviderParameters: DTO {
    /// Which payment provider: `sandbox` or `stripe`.
    public let provider: ShortText
    public init(provider: String) { self.provider = ShortText(trusted: provider) }
    public static let example = ProviderParameters(provider: "sandbox")
}
