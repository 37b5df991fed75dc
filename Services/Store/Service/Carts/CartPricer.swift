internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// Prices carts with the products and promotions as they are now.
struct CartPricer: Sendable {
    let policy: StorePolicy

    /// A person's cart, nil when there is none, and what is on the shelf of it for them.
    static func filled(of user: UserID) -> Question<FilledCart> {
        // A person's cart goes by their id.
        CartStore.find(of: user).and(CheckoutStore.held(by: user)).and(ShelfStore.find(inCart: user.text)).map { found, shelf in
            FilledCart(cart: found.0, items: ShelfStore.there(shelf, held: found.1))
        }
    }

    /// - Parameter marks: of the number the order goes to and of its card, once they are known.
    func price(
        _ filled: FilledCart, marks: [String] = [], language: Language, now: Instant, in db: any Connection
    ) async throws -> PricedCart {
        let (cart, items) = (filled.cart, filled.items)
        let stored = cart?.lines ?? []
        var promo: AppliedPromo?
        if let code = cart?.promo { promo = try await PromotionCheck.applied(code, to: cart?.user, marks: marks, now: now, in: db) }
        let found = stored.compactMap { line in items[line.product].map { PricedCart.Line(line, $0, discount: 0) } }
        let basket = found.filter(\.isCounted).map { line in
            BasketLine(product: line.item.id, unitPrice: line.item.price, quantity: line.quantity, taxCategory: line.item.taxCategory)
        }
        let prices = Pricing.price(basket, percentOff: promo.flatMap { $0.problem == nil ? $0.percent : nil }, policy: policy)
        let discounts = Dictionary(uniqueKeysWithValues: zip(basket.map(\.product), prices.lineDiscounts))
        return PricedCart(
            lines: found.map { PricedCart.Line($0.stored, $0.item, discount: discounts[$0.item.id] ?? 0) }, promo: promo, prices: prices,
            changes: found.flatMap { $0.changes(language) })
    }
}

extension PricedCart.Line {
    fileprivate init(_ stored: StoredCartLine, _ item: ShelfItem, discount: Int64) {
        self.init(stored: stored, item: item, discount: discount, isCounted: item.available > 0)
    }

    /// What differs from what the person saw. The price of what cannot be bought does not matter.
    fileprivate func changes(_ language: Language) -> [CartChange] {
        func change(_ kind: CartChangeKind, oldPrice: Int64? = nil, newPrice: Int64? = nil) -> CartChange {
            CartChange(
                productId: item.id, name: item.name(language), kind: kind, oldPrice: oldPrice.map { Money(amount: $0, currency: .sar) },
                newPrice: newPrice.map { Money(amount: $0, currency: .sar) }, wanted: stored.quantity, available: item.available)
        }
        if item.isArchived { return [change(.unavailable)] }
        if item.available <= 0 { return [change(.outOfStock)] }
        var changes: [CartChange] = []
        if item.price != stored.seenPrice { changes.append(change(.priceChanged, oldPrice: stored.seenPrice, newPrice: item.price)) }
        if quantity < stored.quantity { changes.append(change(.quantityReduced)) }
        return changes
    }
}
