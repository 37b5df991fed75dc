public import Wire

// The closed sets of words of the store.

/// FR-STORE-02-a.
public enum ProductCategory: String, WireEnum {
    case equipment, supplements, apparel, accessories
}

/// FR-STORE-04-a. `low` is what the policy calls few.
public enum StockStatus: String, WireEnum {
    case inStock = "in_stock"
    case low, out
}

/// What VAT applies to a product; each is rounded once in an order.
public enum TaxCategory: String, WireEnum {
    /// The full rate, 15 % in Saudi Arabia.
    case standard
    case zero
}

/// ISO 4217. Goods are sold in riyals of 100 halalas, subscriptions in dollars of 100 cents (C17).
public enum Currency: String, WireEnum {
    case sar = "SAR"
    case usd = "USD"
}

public enum ProductSort: String, WireEnum {
    /// Best match first with a search, else newest first.
    case relevance
    case newest
    case priceAscending = "price_asc"
    case priceDescending = "price_desc"
    case rating
    case name
}

/// What became of a cart's line since the person last saw it.
public enum CartChangeKind: String, WireEnum {
    case priceChanged = "price_changed"
    /// There is less than the line asks for.
    case quantityReduced = "quantity_reduced"
    case outOfStock = "out_of_stock"
    /// No longer sold.
    case unavailable
}

public enum CheckoutStatus: String, WireEnum {
    /// The person has to approve at `actionUrl`, then call `confirm`.
    case requiresAction = "requires_action"
    /// The bank has not decided; ask again.
    case processing
    case completed
    /// Declined, given up or out of time: nothing was charged and nothing is held.
    case failed
    /// Paid when there was nothing left to sell: the money is on its way back.
    case refunded
}

/// FR-STORE-07-b; `cancelled` is what the document leaves out.
public enum OrderStatus: String, WireEnum {
    case processing, shipped, delivered, cancelled
}

public enum OrderPaymentStatus: String, WireEnum {
    case paid
    case partiallyRefunded = "partially_refunded"
    case refunded
}

public enum RefundStatus: String, WireEnum {
    case pending, done, failed
}

/// Why an order's money goes back.
public enum RefundReason: String, WireEnum {
    case cancelled
    case returned
    case damaged
    case goodwill
}

public enum DocumentKind: String, WireEnum {
    case invoice
    case creditNote = "credit_note"
}

/// The subscription states of every paid tier.
public enum SubscriptionStatus: String, WireEnum {
    /// Freemium: nothing is paid and nothing ends.
    case free
    case active
    /// A renewal was declined; the tier stays until the grace ends.
    case pastDue = "past_due"
}

public enum BillingReason: String, WireEnum {
    case subscribed, upgraded, renewed
}
