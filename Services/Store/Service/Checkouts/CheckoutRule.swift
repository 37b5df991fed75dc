internal import Contracts
internal import StoreDomain
internal import Wire

/// What has to hold before a cart is bought.
enum CheckoutRule {
    /// - Parameter accepted: the total the person agreed to.
    /// - Throws: `cart_empty`, a promotion's own error, `out_of_stock` or `cart_changed` with a problem for each line.
    static func check(_ cart: PricedCart, accepted: Int64?) throws(APIError) {
        guard !cart.counted.isEmpty || !cart.changes.isEmpty else { throw APIError(.cartEmpty) }
        if let problem = cart.promo?.problem { throw APIError(problem) }
        let agreed = accepted == cart.prices.total && !cart.counted.isEmpty
        guard accepted == nil || agreed else { throw refusal(cart, else: .cartChanged) }
        guard cart.changes.isEmpty || agreed else { throw refusal(cart, else: .cartChanged) }
    }

    static func problem(_ product: ProductID, _ rule: FieldRule) -> FieldProblem { FieldProblem("lines.\(product.text)", rule) }

    private static func refusal(_ cart: PricedCart, else code: ErrorCode) -> APIError {
        let isShort = cart.changes.contains { $0.kind != .priceChanged }
        return APIError(
            isShort ? .outOfStock : code,
            fields: cart.changes.map { change in
                switch change.kind {
                case .priceChanged:
                    problem(change.productId, .priceChanged(from: change.oldPrice?.text ?? "", to: change.newPrice?.text ?? ""))
                case .quantityReduced, .outOfStock: problem(change.productId, .outOfStock(available: change.available))
                case .unavailable: problem(change.productId, .unavailable)
                }
            })
    }
}

extension PricedCart {
    var storedPrices: StoredPrices {
        StoredPrices(subtotal: prices.subtotal, discount: prices.discount, shipping: prices.shipping, tax: prices.taxTotal)
    }

    var checkoutLines: [CheckoutLine] {
        counted.map { line in
            CheckoutLine(
                product: line.item.id, nameEN: line.item.nameEN, nameAR: line.item.nameAR, image: line.item.image,
                taxCategory: line.item.taxCategory,
                unitPrice: line.item.price, quantity: line.quantity, discount: line.discount)
        }
    }
}
