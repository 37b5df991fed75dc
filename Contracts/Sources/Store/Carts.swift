public import Wire

/// What a basket costs. Prices include VAT, so `tax` is a part of `total`; `beforeTax` says the same without it.
///
/// `subtotal − discount + shipping = total`, and `beforeTax.subtotal + tax + beforeTax.shipping − beforeTax.discount = total`.
public struct Totals: DTO {
    /// Sums without VAT.
    public struct BeforeTax: DTO {
        /// What the lines cost before discounts.
        public let subtotal: Money
        /// What is taken off.
        public let discount: Money
        /// What sending it costs.
        public let shipping: Money
        public init(subtotal: Money, discount: Money, shipping: Money) {
            self.subtotal = subtotal
            self.discount = discount
            self.shipping = shipping
        }
        public static let example = BeforeTax(
            subtotal: Money(amount: 7825, currency: .sar), discount: Money(amount: 783, currency: .sar),
            shipping: Money(amount: 2174, currency: .sar))
    }
    /// What the lines cost before discounts.
    public let subtotal: Money
    /// What is taken off.
    public let discount: Money
    /// What sending it costs.
    public let shipping: Money
    /// What is to be paid.
    public let total: Money
    /// The VAT inside `total`, rounded once for each tax category.
    public let tax: Money
    /// The same sums without VAT.
    public let beforeTax: BeforeTax
    /// What is missing until shipping is free; left out once it is, and for an empty cart.
    public let untilFreeShipping: Money?

    public init(
        subtotal: Money, discount: Money, shipping: Money, total: Money, tax: Money, beforeTax: BeforeTax, untilFreeShipping: Money?
    ) {
        self.subtotal = subtotal
        self.discount = discount
        self.shipping = shipping
        self.total = total
        self.tax = tax
        self.beforeTax = beforeTax
        self.untilFreeShipping = untilFreeShipping
    }
    public static let example = Totals(
        subtotal: .example, discount: Money(amount: 900, currency: .sar), shipping: Money(amount: 2500, currency: .sar),
        total: Money(amount: 10_599, currency: .sar), tax: Money(amount: 1382, currency: .sar),
        beforeTax: BeforeTax(
            subtotal: Money(amount: 7826, currency: .sar), discount: Money(amount: 783, currency: .sar),
            shipping: Money(amount: 2174, currency: .sar)),
        untilFreeShipping: Money(amount: 11_902, currency: .sar))
}

/// A product in a cart.
public struct CartLine: DTO {
    public let product: ProductCard
    /// The pieces that count: what was asked for, as far as there is any of it; 0 when there is none. `Cart.changes` says what was asked
    /// for.
    public let quantity: Int64
    /// Now, VAT included.
    public let unitPrice: Money
    /// `unitPrice` times `quantity`, before discounts.
    public let total: Money
    /// This line's part of the discount.
    public let discount: Money
    /// How many could be bought now.
    public let available: Int64
    public init(product: ProductCard, quantity: Int64, unitPrice: Money, total: Money, discount: Money, available: Int64) {
        self.product = product
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.total = total
        self.discount = discount
        self.available = available
    }
    public static let example = CartLine(
        product: .example, quantity: 1, unitPrice: .example, total: .example, discount: Money(amount: 900, currency: .sar), available: 40)
}

/// Something that differs from what the person saw last; see `Cart.changes`.
public struct CartChange: DTO {
    /// Which product.
    public let productId: ProductID
    /// What it is called, in the reader's language.
    public let name: String
    public let kind: CartChangeKind
    /// What the person saw; with `price_changed`.
    public let oldPrice: Money?
    /// What it costs now; with `price_changed`.
    public let newPrice: Money?
    /// What the line asks for and what there is.
    public let wanted: Int64
    /// How many there are.
    public let available: Int64
    public init(
        productId: ProductID, name: String, kind: CartChangeKind, oldPrice: Money?, newPrice: Money?, wanted: Int64, available: Int64
    ) {
        self.productId = productId
        self.name = name
        self.kind = kind
        self.oldPrice = oldPrice
        self.newPrice = newPrice
        self.wanted = wanted
        self.available = available
    }
    public static let example = CartChange(
        productId: .example, name: "Resistance Band Set", kind: .priceChanged, oldPrice: .example,
        newPrice: Money(amount: 9999, currency: .sar), wanted: 1,
        available: 40)
}

/// A promotion's code in a cart.
public struct AppliedPromo: DTO {
    public let code: PromoCode
    /// How much it takes off, in percent.
    public let percent: Int64
    /// Why it takes nothing off at the moment, such as `promo_expired`.
    public let problem: ErrorCode?
    public init(code: PromoCode, percent: Int64, problem: ErrorCode? = nil) {
        self.code = code
        self.percent = percent
        self.problem = problem
    }
    public static let example = AppliedPromo(code: .example, percent: 10)
}

/// FR-STORE-05. Lines that cannot be bought are shown and not counted.
public struct Cart: DTO {
    public let lines: [CartLine]
    /// All pieces of all lines.
    public let itemCount: Int64
    /// The code that was entered; left out without one.
    public let promo: AppliedPromo?
    /// What it costs.
    public let totals: Totals
    /// What changed since the person put the lines in or last accepted changes (`POST /store/cart/accept`); none when nothing did.
    public let changes: [CartChange]
    public init(lines: [CartLine], itemCount: Int64, promo: AppliedPromo?, totals: Totals, changes: [CartChange]) {
        self.lines = lines
        self.itemCount = itemCount
        self.promo = promo
        self.totals = totals
        self.changes = changes
    }
    public static let example = Cart(lines: [.example], itemCount: 1, promo: .example, totals: .example, changes: [])
}

/// A new guest cart; the token is not shown again.
public struct GuestCart: DTO {
    /// The secret by which the cart is found; keep it on the device.
    public let token: GuestCartToken
    /// The cart, empty.
    public let cart: Cart
    public init(token: GuestCartToken, cart: Cart) {
        self.token = token
        self.cart = cart
    }
    public static let example = GuestCart(token: .example, cart: .example)
}

public struct GuestParameters: DTO {
    /// The secret of the guest cart.
    public let cart: GuestCartToken
    public init(cart: GuestCartToken) { self.cart = cart }
    public static let example = GuestParameters(cart: .example)
}

public struct GuestItemParameters: DTO {
    /// The secret of the guest cart.
    public let cart: GuestCartToken
    /// Which product.
    public let id: ProductID
    public init(cart: GuestCartToken, id: ProductID) {
        self.cart = cart
        self.id = id
    }
    public static let example = GuestItemParameters(cart: .example, id: .example)
}

/// Adds to what the line has.
public struct CartItem: DTO {
    /// Which product.
    public let productId: ProductID
    public let quantity: Quantity
    public init(productId: ProductID, quantity: Quantity) {
        self.productId = productId
        self.quantity = quantity
    }
    public static let example = CartItem(productId: .example, quantity: .example)
}

/// How many of a product there should be.
public struct CartQuantity: DTO {
    public let quantity: Quantity
    public init(quantity: Quantity) { self.quantity = quantity }
    public static let example = CartQuantity(quantity: .example)
}

/// A promotion's code to use.
public struct PromoEntry: DTO {
    public let code: PromoCode
    public init(code: PromoCode) { self.code = code }
    public static let example = PromoEntry(code: .example)
}

/// The guest cart whose lines become the person's own.
public struct CartMerge: DTO {
    /// The secret of the guest cart.
    public let cart: GuestCartToken
    public init(cart: GuestCartToken) { self.cart = cart }
    public static let example = CartMerge(cart: .example)
}

/// Something that is taken off. FR-STORE-WELCOME-03-b.
public struct Promotion: DTO {
    public let code: PromoCode
    /// What it is called, in the reader's language.
    public let title: String
    /// How much it takes off, in percent.
    public let percent: Int64
    /// Whether it is for the first paid order only.
    public let firstOrderOnly: Bool
    /// When it ends; left out without an end.
    public let expiresAt: Instant?
    public init(code: PromoCode, title: String, percent: Int64, firstOrderOnly: Bool, expiresAt: Instant?) {
        self.code = code
        self.title = title
        self.percent = percent
        self.firstOrderOnly = firstOrderOnly
        self.expiresAt = expiresAt
    }
    public static let example = Promotion(
        code: .example, title: "10% off your first order", percent: 10, firstOrderOnly: true, expiresAt: nil)
}

/// What is taken off now.
public struct PromotionList: DTO {
    public let items: [Promotion]
    public init(items: [Promotion]) { self.items = items }
    public static let example = PromotionList(items: [.example])
}
