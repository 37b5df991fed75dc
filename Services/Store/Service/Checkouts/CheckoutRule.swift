internal import Contracts
internal import StoreDomain
internal import Wire

/// What has to hold before a cart is bought.
enum CheckoutRule {
    /// - Parameter accepted: the total the person agreed to.
    /// - Throws: `cart_empty`, a promotion's own error, also when it leaves less than can be charged, `validation_failed` for as little
    ///   without one, `limit_reached` for more than can be charged at once, `out_of_stock` or `cart_changed` with a problem for each line.
    static func check(_ cart: PricedCart, accepted: Int64?, policy: StorePolicy, _ language: Language) throws(APIError) {
        guard !cart.counted.isEmpty || !cart.changes.isEmpty else { throw APIError(.cartEmpty) }
        if let problem = cart.promo?.problem { throw APIError(problem) }
        if !cart.counted.isEmpty {
            // No provider takes a payment of nothing or next to nothing, nor more than this at once.
            let smallest = policy.smallestCharge(.sar)
            guard cart.prices.total >= smallest else { throw tooLittle(smallest, policy, hasCode: cart.promo != nil) }
            guard cart.prices.total <= policy.largestCharge else {
                let (english, arabic) = (OrderText.money(policy.largestCharge, .english), OrderText.money(policy.largestCharge, .arabic))
                throw APIError(
                    .limitReached, english: "An order is for \(english) at most: order it in two parts.",
                    arabic: "أقصى قيمة للطلب الواحد \(arabic): اطلب على دفعتين.")
            }
        }
        let agreed = accepted == cart.prices.total && !cart.counted.isEmpty
        guard accepted == nil || agreed else { throw refusal(cart, else: .cartChanged, language) }
        guard cart.changes.isEmpty || agreed else { throw refusal(cart, else: .cartChanged, language) }
    }

    /// Money as people read it, as nobody typed the total.
    private static func tooLittle(_ smallest: Int64, _ policy: StorePolicy, hasCode: Bool) -> APIError {
        let (english, arabic) = (OrderText.money(smallest, .english), OrderText.money(smallest, .arabic))
        guard !hasCode else {
            return APIError(
                .promoNotEligible, english: "With this code, less than \(english) is left to pay: add something, or take the code out.",
                arabic: "مع هذا الرمز يبقى للدفع أقل من \(arabic): أضف شيئًا أو أزل الرمز.")
        }
        var error = APIError(
            .validationFailed, english: "Orders begin at \(english): add something.", arabic: "تبدأ الطلبات من \(arabic): أضف شيئًا.")
        let range = FieldRule.outOfDecimalRange(minimum: Double(smallest) / 100, maximum: Double(policy.largestCharge) / 100)
        error.fields = [FieldProblem("acceptedTotal", range)]
        return error
    }

    static func problem(_ product: ProductID, _ rule: FieldRule) -> FieldProblem { FieldProblem("lines.\(product.text)", rule) }

    private static func refusal(_ cart: PricedCart, else code: ErrorCode, _ language: Language) -> APIError {
        func text(_ price: Money?) -> String { price.map { OrderText.money($0.amount, language) } ?? "" }
        let isShort = cart.changes.contains { $0.kind != .priceChanged }
        return APIError(
            isShort ? .outOfStock : code,
            fields: cart.changes.map { change in
                switch change.kind {
                case .priceChanged:
                    problem(change.productId, .priceChanged(from: text(change.oldPrice), to: text(change.newPrice)))
                case .quantityReduced, .outOfStock: problem(change.productId, .outOfStock(available: change.available))
                case .unavailable: problem(change.productId, .unavailable)
                }
            })
    }
}

extension PricedCart {
    func storedPrices(_ policy: StorePolicy) -> StoredPrices {
        StoredPrices(
            subtotal: prices.subtotal, discount: prices.discount, shipping: prices.shipping, tax: prices.taxTotal,
            vatPercent: policy.vatPercent[.standard])
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
