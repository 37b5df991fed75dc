internal import Contracts
internal import StoreDomain
internal import Wire

extension StoredCheckout {
    /// As its person sees it.
    /// - Parameter order: what it became, once it is completed.
    func shown(order: Order?, policy: StorePolicy) -> Checkout {
        Checkout(
            id: id, status: state.status, totals: prices.totals(lines.map { ($0.taxCategory, $0.discount) }, policy: policy),
            actionUrl: state == .requiresAction ? actionURL : nil, expiresAt: state.isOpen ? heldUntil : nil, order: order)
    }
}
