internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// Prices carts with the products and promotions as they are now.
struct CartPricer: Sendable {
    let policy: StorePolicy

    /// - Parameters:
    ///   - cart: nil is an empty one.
    ///   - marks: of the number the order goes to and of its card, once they are known.
    func price(
        _ cart: StoredCart?, marks: [String] = [], language: Language, now: Instant, in db: any Connection
    ) async throws -> PricedCart {
        let stored = cart?.lines ?? []
        let items = stored.isEmpty ? [:] : try await ShelfStore.find(stored.map(\.product), in: db)
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
