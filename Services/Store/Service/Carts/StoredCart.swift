internal import Contracts
internal import StoreDomain
internal import Wire

/// A cart as it is stored.
struct StoredCart: Sendable {
    let id: String
    /// Nil for a guest's.
    let user: UserID?
    let promo: PromoCode?
    /// In the order they were put in.
    let lines: [StoredCartLine]
}

struct StoredCartLine: Sendable, Equatable {
    let product: ProductID
    let quantity: Int64
    /// The price the person saw last.
    let seenPrice: Int64
}

/// A cart with what there is of each of its products.
struct FilledCart: Sendable {
    /// Nil is an empty one.
    let cart: StoredCart?
    let items: [ProductID: ShelfItem]
}

/// A cart with everything it needs to be shown or bought, at one moment.
struct PricedCart: Sendable {
    struct Line: Sendable {
        let stored: StoredCartLine
        let item: ShelfItem
        /// The line's share of the cart's discount, in halalas.
        let discount: Int64
        /// False for a line of which nothing is left, which costs nothing.
        let isCounted: Bool

        /// The pieces that count: as many as were asked for, as far as there are any.
        var quantity: Int64 { isCounted ? min(stored.quantity, item.available) : 0 }
    }
    let lines: [Line]
    let promo: AppliedPromo?
    let prices: BasketPrices
    /// What differs from what the person saw, with names in their language.
    let changes: [CartChange]

    /// The lines that can be bought.
    var counted: [Line] { lines.filter(\.isCounted) }
}
