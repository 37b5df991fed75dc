internal import Contracts
internal import StoreDomain
internal import Wire

extension PricedCart {
    /// The cart as people see it. Each line says what counts of it, so that lines make the subtotal.
    func shown(_ view: ProductView) -> Cart {
        func sar(_ amount: Int64) -> Money { Money(amount: amount, currency: .sar) }
        return Cart(
            lines: lines.map { line in
                CartLine(
                    product: view.card(line.item), quantity: line.quantity, unitPrice: sar(line.item.price),
                    total: sar(line.item.price * line.quantity), discount: sar(line.discount), available: line.item.available)
            },
            itemCount: lines.reduce(0) { $0 + $1.quantity }, promo: promo, totals: prices.totals(policy: view.policy), changes: changes)
    }
}
