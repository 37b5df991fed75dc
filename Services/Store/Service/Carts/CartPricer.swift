internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// Holds carts against the shelf and the promotions of now.
struct CartPricer: Sendable {
    let policy: StorePolicy

    /// - Parameter cart: nil is an empty one.
    func price(_ cart: StoredCart?, language: Language, now: Instant, in db: any Connection) async throws -> PricedCart {
        let stored = cart?.lines ?? []
        let items = stored.isEmpty ? [:] : try await ShelfStore.find(stored.map(\.product), in: db)
        var promo: AppliedPromo?
        if let code = cart?.promo { promo = try await PromoRules.applied(code, to: cart?.user, now: now, in: db) }
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

extension PricedCart {
    /// The cart as people see it. Each line says what counts of it, so that lines make the subtotal.
    func shown(_ showcase: Showcase, policy: StorePolicy) -> Cart {
        func sar(_ amount: Int64) -> Money { Money(amount: amount, currency: .sar) }
        return Cart(
            lines: lines.map { line in
                CartLine(
                    product: showcase.card(line.item), quantity: line.quantity, unitPrice: sar(line.item.price),
                    total: sar(line.item.price * line.quantity), discount: sar(line.discount), available: line.item.available)
            },
            itemCount: lines.reduce(0) { $0 + $1.quantity }, promo: promo, totals: prices.totals(policy: policy), changes: changes)
    }
}
