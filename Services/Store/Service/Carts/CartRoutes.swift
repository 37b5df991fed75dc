internal import Contracts
internal import ServiceKit

/// Carts: one's own, and those of guests.
struct CartRoutes: Sendable {
    let carts: CartActions
    let guests: GuestCartActions

    var routes: [Route] {
        [
            Store.cart.handle(carts.cart),
            Store.addItem.handle(carts.add),
            Store.setItem.handle(carts.set),
            Store.removeItem.handle(carts.remove),
            Store.emptyCart.handle(carts.empty),
            Store.acceptChanges.handle(carts.accept),
            Store.setPromo.handle(carts.setPromo),
            Store.removePromo.handle(carts.removePromo),
            Store.mergeCart.handle(carts.merge),
            Store.openGuestCart.handle(guests.open),
            Store.guestCart.handle(guests.cart),
            Store.addGuestItem.handle(guests.add),
            Store.setGuestItem.handle(guests.set),
            Store.removeGuestItem.handle(guests.remove),
            Store.setGuestPromo.handle(guests.setPromo),
            Store.removeGuestPromo.handle(guests.removePromo),
        ]
    }
}
