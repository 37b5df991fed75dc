internal import Contracts
internal import JSONCoding
internal import StoreDomain
internal import Wire

extension Rules {
    /// What a basket costs, in halalas: `lines` of `productId`, `unitPrice` (VAT included), `quantity` and `taxCategory`, and `percentOff`
    /// of a promotion.
    static func prices(_ input: inout RuleInput) -> JSONValue {
        let policy = StorePolicy()
        let lines = input.items("lines", atMost: policy.cartLines) { line in basketLine(&line, pieces: policy.pieces) }
        let percentOff = input.optional("percentOff") { (value) throws(FieldRule) in try Read.whole(value, 0...100) }
        guard input.problems.isEmpty else { return .null }
        let prices = Pricing.price(lines, percentOff: percentOff, policy: policy)
        let totals = prices.totals(policy: policy)
        return .object([
            "subtotal": .integer(prices.subtotal), "discount": .integer(prices.discount),
            "lineDiscounts": .array(prices.lineDiscounts.map { .integer($0) }), "shipping": .integer(prices.shipping),
            "total": .integer(prices.total), "tax": .integer(prices.taxTotal),
            "taxByCategory": .object([
                "standard": .integer(prices.tax[.standard] ?? 0), "zero": .integer(prices.tax[.zero] ?? 0),
            ]),
            "beforeTax": .object([
                "subtotal": .integer(totals.beforeTax.subtotal.amount), "discount": .integer(totals.beforeTax.discount.amount),
                "shipping": .integer(totals.beforeTax.shipping.amount),
            ]),
            "untilFreeShipping": prices.untilFreeShipping.map { .integer($0) } ?? .null, "text": .string(totals.total.text),
        ])
    }

    private static func basketLine(_ input: inout RuleInput, pieces: Int64) -> BasketLine? {
        let product: ProductID? = input.required("productId") { (value) throws(FieldRule) in try Read.text(value) }
        // Ten million riyals: far from where sums of a cart would overflow.
        let unitPrice = input.required("unitPrice") { (value) throws(FieldRule) in try Read.whole(value, 0...1_000_000_000) }
        let quantity = input.required("quantity") { (value) throws(FieldRule) in try Read.whole(value, 1...pieces) }
        let category: TaxCategory? = input.required("taxCategory") { (value) throws(FieldRule) in try Read.word(value) }
        guard let product, let unitPrice, let quantity, let category else { return nil }
        return BasketLine(product: product, unitPrice: unitPrice, quantity: quantity, taxCategory: category)
    }
}
