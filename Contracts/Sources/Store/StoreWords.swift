public import Wire

// The closed sets of words of the store.

/// A shelf of the store. FR-STORE-02-a.
public enum ProductCategory: String, WireEnum {
    /// Things to train with.
    case equipment
    /// Food supplements.
    case supplements
    /// Clothes.
    case apparel
    /// Everything else.
    case accessories
}

/// Whether a product can be bought. FR-STORE-04-a. `low` is what the policy calls few.
public enum StockStatus: String, WireEnum {
    /// There are plenty.
    case inStock = "in_stock"
    /// There are few.
    case low
    /// There are none.
    case out
}

/// What VAT applies to a product; each is rounded once in an order.
public enum TaxCategory: String, WireEnum {
    /// The full rate, 15 % in Saudi Arabia.
    case standard
    /// No VAT.
    case zero
}

/// ISO 4217. Goods are sold in riyals of 100 halalas, subscriptions in dollars of 100 cents (C17).
public enum Currency: String, WireEnum {
    /// Saudi riyals.
    case sar = "SAR"
    /// US dollars.
    case usd = "USD"
}

/// How a list of products is sorted.
public enum ProductSort: String, WireEnum {
    /// Best match first with a search, else newest first.
    case relevance
    /// Newest first.
    case newest
    /// Cheapest first.
    case priceAscending = "price_asc"
    /// Dearest first.
    case priceDescending = "price_desc"
    /// Best rated first.
    case rating
    /// By name, in the reader's language.
    case name
}

/// What became of a cart's line since the person last saw it.
public enum CartChangeKind: String, WireEnum {
    /// It costs more or less.
    case priceChanged = "price_changed"
    /// There is less than the line asks for.
    case quantityReduced = "quantity_reduced"
    /// There are none left.
    case outOfStock = "out_of_stock"
    /// No longer sold.
    case unavailable
}

/// How far a checkout is.
public enum CheckoutStatus: String, WireEnum {
    /// The person has to approve at `actionUrl`, then call `confirm`.
    case requiresAction = "requires_action"
    /// The bank has not decided; ask again.
    case processing
    /// Paid; the order is there.
    case completed
    /// Declined, given up or out of time: nothing was charged and nothing is held.
    case failed
    /// Paid when there was nothing left to sell: the money is on its way back.
    case refunded
}

/// How far an order is. FR-STORE-07-b; `cancelled` is what the document leaves out.
public enum OrderStatus: String, WireEnum {
    /// It is being packed.
    case processing
    /// It is on its way.
    case shipped
    /// It arrived.
    case delivered
    /// It was called off; the money goes back.
    case cancelled
}

/// What became of an order's money.
public enum OrderPaymentStatus: String, WireEnum {
    /// All of it was paid.
    case paid
    /// A part of it went back.
    case partiallyRefunded = "partially_refunded"
    /// All of it went back.
    case refunded
}

/// How far a refund is.
public enum RefundStatus: String, WireEnum {
    /// The provider was asked.
    case pending
    /// The money is on its way.
    case done
    /// The provider refused; somebody has to look at it.
    case failed
}

/// Why an order's money goes back.
public enum RefundReason: String, WireEnum {
    /// The order was called off.
    case cancelled
    /// The goods came back.
    case returned
    /// The goods arrived broken.
    case damaged
    /// To please the customer.
    case goodwill
}

/// What kind of tax document it is.
public enum DocumentKind: String, WireEnum {
    /// An invoice.
    case invoice
    /// A credit note, which takes from an invoice.
    case creditNote = "credit_note"
}

/// The subscription states of every paid tier.
public enum SubscriptionStatus: String, WireEnum {
    /// Freemium: nothing is paid and nothing ends.
    case free
    /// Paid for.
    case active
    /// A renewal was declined; the tier stays until the grace ends.
    case pastDue = "past_due"
}

/// What a charge was for.
public enum BillingReason: String, WireEnum {
    /// A tier began.
    case subscribed
    /// A move up to a higher tier.
    case upgraded
    /// Another month.
    case renewed
}
