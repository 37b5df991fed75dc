internal import Contracts
internal import HTTPCore
internal import ServiceKit

/// Checkouts: a cart on its way to an order.
struct CheckoutRoutes: Sendable {
    let checkouts: CheckoutActions

    var routes: [Route] {
        [
            StoreOrders.preview.handle(checkouts.preview),
            StoreOrders.place.handleSaving(checkouts.place).replayed(with: .created),
            StoreOrders.checkout.handle(checkouts.one),
            StoreOrders.confirm.handle(checkouts.confirm),
            StoreOrders.cancelCheckout.handle(checkouts.cancel),
        ]
    }
}
