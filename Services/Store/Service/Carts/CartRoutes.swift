internal import Contracts
internal import ServiceKit
internal import Wire

/// Carts: one's own, and those of guests.
struct CartRoutes: Sendable {
    let keeper: StoreKeeper

    var routes: [Route] { own + guests }

    private var own: [Route] {
        let carts = PersonalCarts(keeper: keeper)
        return [
            Store.cart.handle { call in try await carts.cart(of: call.caller.userID, call.context) },
            Store.addItem.handle { call in try await carts.add(call.body, by: call.caller.userID, call.context) },
            Store.setItem.handle { call in
                try await carts.set(call.parameters.id, to: call.body.quantity.value, by: call.caller.userID, call.context)
            },
            Store.removeItem.handle { call in try await carts.remove(call.parameters.id, by: call.caller.userID, call.context) },
            Store.emptyCart.handle { call in try await carts.empty(by: call.caller.userID, call.context) },
            Store.acceptChanges.handle { call in try await carts.accept(by: call.caller.userID, call.context) },
            Store.setPromo.handle { call in try await carts.setPromo(call.body.code, by: call.caller.userID, call.context) },
            Store.removePromo.handle { call in try await carts.removePromo(by: call.caller.userID, call.context) },
            Store.mergeCart.handle { call in try await carts.merge(call.body.cart, by: call.caller.userID, call.context) },
        ]
    }

    private var guests: [Route] {
        let carts = GuestCarts(keeper: keeper)
        return [
            Store.openGuestCart.handle { call in try await carts.open(call.context) },
            Store.guestCart.handle { call in try await carts.cart(call.parameters.cart, call.context) },
            Store.addGuestItem.handle { call in try await carts.add(call.body, to: call.parameters.cart, call.context) },
            Store.setGuestItem.handle { call in
                try await carts.set(call.parameters.id, to: call.body.quantity.value, in: call.parameters.cart, call.context)
            },
            Store.removeGuestItem.handle { call in
                try await carts.remove(call.parameters.id, from: call.parameters.cart, call.context)
            },
            Store.setGuestPromo.handle { call in try await carts.setPromo(call.body.code, of: call.parameters.cart, call.context) },
            Store.removeGuestPromo.handle { call in try await carts.removePromo(of: call.parameters.cart, call.context) },
        ]
    }
}
