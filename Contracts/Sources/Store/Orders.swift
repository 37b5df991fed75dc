public import Wire

/// A product in an order.
public struct OrderLine: DTO {
    /// Which product; it may no longer be sold.
    public let productId: ProductID
    /// As they were when the order was placed.
    public let name: String
    /// Its picture.
    public let imageUrl: String
    /// How many pieces.
    public let quantity: Int64
    /// What one cost, VAT included.
    public let unitPrice: Money
    /// `unitPrice` times `quantity`, before discounts.
    public let total: Money
    /// This line's part of the order's discount.
    public let discount: Money
    /// How many of them were given back.
    public let refunded: Int64
    public init(
        productId: ProductID, name: String, imageUrl: String, quantity: Int64, unitPrice: Money, total: Money, discount: Money,
        refunded: Int64
    ) {
        self.productId = productId
        self.name = name
        self.imageUrl = imageUrl
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.total = total
        self.discount = discount
        self.refunded = refunded
    }
    public static let example = OrderLine(
        productId: .example, name: "Resistance Band Set", imageUrl: ProductImage.example.url, quantity: 1, unitPrice: .example,
        total: .example,
        discount: Money(amount: 900, currency: .sar), refunded: 0)
}

/// Money of an order that goes back.
public struct OrderRefund: DTO {
    public let id: RefundID
    /// How much, VAT included.
    public let amount: Money
    public let reason: RefundReason
    public let status: RefundStatus
    /// When it was decided.
    public let at: Instant
    public init(id: RefundID, amount: Money, reason: RefundReason, status: RefundStatus, at: Instant) {
        self.id = id
        self.amount = amount
        self.reason = reason
        self.status = status
        self.at = at
    }
    public static let example = OrderRefund(id: .example, amount: .example, reason: .returned, status: .done, at: .example)
}

/// One entry of an order's log, which only grows.
public struct OrderEvent: DTO {
    /// `placed`, `paid`, `shipped`, `delivered`, `cancelled`, `refund_requested`, `refunded`, `refund_failed`.
    public let kind: String
    /// When it happened.
    public let at: Instant
    public init(kind: String, at: Instant) {
        self.kind = kind
        self.at = at
    }
    public static let example = OrderEvent(kind: "placed", at: .example)
}

/// The card that was charged.
public struct CardOnOrder: DTO {
    /// Whose card it is: `visa`.
    public let brand: String
    /// Its last four digits.
    public let last4: String
    public init(brand: String, last4: String) {
        self.brand = brand
        self.last4 = last4
    }
    public static let example = CardOnOrder(brand: "visa", last4: "4242")
}

/// An order. FR-STORE-07.
public struct Order: DTO {
    public let number: OrderNumber
    /// As people see it: `#FIT-1000`.
    public let displayNumber: String
    public let status: OrderStatus
    public let paymentStatus: OrderPaymentStatus
    /// What was bought.
    public let lines: [OrderLine]
    /// What it cost.
    public let totals: Totals
    /// The code that was used; left out without one.
    public let promo: PromoCode?
    /// How much went back so far, VAT included.
    public let refunded: Money
    /// Money that goes back or went back.
    public let refunds: [OrderRefund]
    /// Left out once the person's account was deleted.
    public let address: ShippingAddress?
    /// Where its mails go; left out once the account was deleted.
    public let email: EmailAddress?
    /// The card that was charged; left out where none was.
    public let card: CardOnOrder?
    /// When it was placed.
    public let placedAt: Instant
    /// What happened to it, oldest first.
    public let events: [OrderEvent]
    /// The numbers of its invoice and credit notes.
    public let documents: [String]
    /// Whether the person may still cancel it.
    public let canCancel: Bool

    public init(
        number: OrderNumber, status: OrderStatus, paymentStatus: OrderPaymentStatus, lines: [OrderLine], totals: Totals, promo: PromoCode?,
        refunded: Money, refunds: [OrderRefund], address: ShippingAddress?, email: EmailAddress?, card: CardOnOrder?, placedAt: Instant,
        events: [OrderEvent], documents: [String], canCancel: Bool
    ) {
        self.number = number
        displayNumber = number.display
        self.status = status
        self.paymentStatus = paymentStatus
        self.lines = lines
        self.totals = totals
        self.promo = promo
        self.refunded = refunded
        self.refunds = refunds
        self.address = address
        self.email = email
        self.card = card
        self.placedAt = placedAt
        self.events = events
        self.documents = documents
        self.canCancel = canCancel
    }
    public static let example = Order(
        number: .example, status: .processing, paymentStatus: .paid, lines: [.example], totals: .example, promo: .example,
        refunded: Money(amount: 0, currency: .sar), refunds: [], address: .example, email: .example, card: .example, placedAt: .example,
        events: [.example], documents: ["INV-1000"], canCancel: true)
}

/// An order as a list shows it.
public struct OrderCard: DTO {
    public let number: OrderNumber
    /// As people see it: `#FIT-1000`.
    public let displayNumber: String
    public let status: OrderStatus
    public let paymentStatus: OrderPaymentStatus
    /// What it cost, VAT included.
    public let total: Money
    /// All pieces of all lines.
    public let itemCount: Int64
    /// The first line's.
    public let imageUrl: String
    /// When it was placed.
    public let placedAt: Instant
    public init(
        number: OrderNumber, status: OrderStatus, paymentStatus: OrderPaymentStatus, total: Money, itemCount: Int64, imageUrl: String,
        placedAt: Instant
    ) {
        self.number = number
        displayNumber = number.display
        self.status = status
        self.paymentStatus = paymentStatus
        self.total = total
        self.itemCount = itemCount
        self.imageUrl = imageUrl
        self.placedAt = placedAt
    }
    public static let example = OrderCard(
        number: .example, status: .processing, paymentStatus: .paid, total: Money(amount: 10_599, currency: .sar), itemCount: 1,
        imageUrl: ProductImage.example.url, placedAt: .example)
}

public struct OrderQuery: DTO {
    /// Only orders with this status.
    public var status: OrderStatus?
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public var limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public var cursor: OpaqueToken?
    public init(status: OrderStatus? = nil, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.status = status
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = OrderQuery(status: .processing, limit: .example)
}

/// Newest first. FR-STORE-07-a.
public struct OrderPage: DTO {
    public let items: [OrderCard]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [OrderCard], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = OrderPage(items: [.example], nextCursor: nil)
}

public struct OrderParameters: DTO {
    /// Which order.
    public let number: OrderNumber
    public init(number: OrderNumber) { self.number = number }
    public static let example = OrderParameters(number: .example)
}

/// Where a parcel was.
public struct TrackingEvent: DTO {
    /// What the carrier says.
    public let status: String
    /// Where; left out when the carrier does not say.
    public let place: String?
    /// When.
    public let at: Instant
    public init(status: String, place: String?, at: Instant) {
        self.status = status
        self.place = place
        self.at = at
    }
    public static let example = TrackingEvent(status: "In transit", place: "Riyadh", at: .example)
}

/// Where a parcel is. FR-STORE-07-c; 404 before the order was shipped.
public struct Tracking: DTO {
    /// Who brings it.
    public let carrier: String
    /// The carrier's number of it.
    public let number: String
    /// Newest first.
    public let events: [TrackingEvent]
    public init(carrier: String, number: String, events: [TrackingEvent]) {
        self.carrier = carrier
        self.number = number
        self.events = events
    }
    public static let example = Tracking(carrier: "SMSA", number: "290012345678", events: [.example])
}

/// An order's products, put into the cart again. FR-STORE-07-e.
public struct Reorder: DTO {
    /// The cart as it is now.
    public let cart: Cart
    /// Lines of the order that are not in the cart now, or with fewer pieces.
    public let missing: [CartChange]
    public init(cart: Cart, missing: [CartChange]) {
        self.cart = cart
        self.missing = missing
    }
    public static let example = Reorder(cart: .example, missing: [])
}

/// What must be said to take something back.
public struct Confirmation: DTO {
    /// That the person means it.
    public let confirm: Agreement
    public init(confirm: Agreement = Agreement()) { self.confirm = confirm }
    public static let example = Confirmation()
}

/// A simplified tax invoice or a credit note, numbered without gaps.
public struct TaxDocument: DTO {
    /// `INV-1000` or `CN-1000`, without gaps.
    public let number: String
    public let kind: DocumentKind
    /// The order it belongs to.
    public let order: OrderNumber
    /// When it was issued.
    public let issuedAt: Instant
    /// Who sold.
    public let seller: String
    /// The seller's number at the tax authority.
    public let vatNumber: String
    /// How much it is about, VAT included.
    public let total: Money
    /// The VAT in it.
    public let tax: Money
    /// The invoice a credit note takes from.
    public let corrects: String?
    /// The text of its QR code: base64 of the tags 1 to 5.
    public let qr: String
    public init(
        number: String, kind: DocumentKind, order: OrderNumber, issuedAt: Instant, seller: String, vatNumber: String, total: Money,
        tax: Money,
        corrects: String?, qr: String
    ) {
        self.number = number
        self.kind = kind
        self.order = order
        self.issuedAt = issuedAt
        self.seller = seller
        self.vatNumber = vatNumber
        self.total = total
        self.tax = tax
        self.corrects = corrects
        self.qr = qr
    }
    public static let example = TaxDocument(
        number: "INV-1000", kind: .invoice, order: .example, issuedAt: .example, seller: "عاش", vatNumber: "310122393500003",
        total: Money(amount: 10_599, currency: .sar), tax: Money(amount: 1382, currency: .sar), corrects: nil, qr: "AQjYudin2LQ=")
}

public struct DocumentParameters: DTO {
    /// `INV-1000` or `CN-1000`.
    public let number: FreeText<WordRule>
    public init(number: FreeText<WordRule>) { self.number = number }
    public static let example = DocumentParameters(number: FreeText(trusted: "INV-1000"))
}
