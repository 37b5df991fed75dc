internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The cart of somebody who is signed in.
struct CartActions: Sendable {
    let dependencies: StoreDependencies

    private var changes: CartChanges { CartChanges(policy: dependencies.policy) }

    func cart(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Cart {
        try await dependencies.database.snapshot { db in try await shown(call.caller.userID, call.context, in: db) }
    }

    func add(_ call: Call<SignedIn, Nothing, CartItem>) async throws -> Cart {
        try await change(call) { cart, db in try await changes.add(call.body, to: cart, in: db) }
    }

    func set(_ call: Call<SignedIn, ProductParameters, CartQuantity>) async throws -> Cart {
        try await change(call) { cart, db in try await changes.set(call.parameters.id, to: call.body.quantity.value, in: cart, db) }
    }

    func remove(_ call: Call<SignedIn, ProductParameters, Nothing>) async throws -> Cart {
        try await change(call) { cart, db in try await CartStore.remove(call.parameters.id, from: cart, in: db) }
    }

    func empty(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Cart {
        try await change(call) { cart, db in
            try await CartStore.removeAll(from: cart, in: db)
            try await CartStore.setPromo(nil, of: cart, in: db)
        }
    }

    func accept(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Cart {
        try await change(call) { cart, db in try await CartStore.accept(cart, in: db) }
    }

    func setPromo(_ call: Call<SignedIn, Nothing, PromoEntry>) async throws -> Cart {
        try await change(call) { cart, db in
            try await changes.setPromo(call.body.code, of: cart, user: call.caller.userID, now: call.now, in: db)
        }
    }

    func removePromo(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Cart {
        try await change(call) { cart, db in try await CartStore.setPromo(nil, of: cart, in: db) }
    }

    /// Adds a guest's cart to the person's. Nothing is lost on the way: when there would be too many products both carts stay as they are.
    func merge(_ call: Call<SignedIn, Nothing, CartMerge>) async throws -> Cart {
        try await change(call) { cart, db in
            let oldest = call.now - dependencies.policy.guestCartLife
            guard let guest = try await CartStore.takeGuest(call.body.cart, changed: oldest, now: call.now, in: db),
                try await CartStore.merge(guest: guest, into: cart, policy: dependencies.policy, in: db)
            else { throw APIError(.notFound) }
            guard try await CartStore.count(in: cart, db) <= dependencies.policy.cartLines else { throw APIError(.limitReached) }
        }
    }

    /// Changes the caller's cart under the lock of their row, and answers with the cart as it is afterwards.
    private func change<Parameters: DTO, Body: DTO>(
        _ call: Call<SignedIn, Parameters, Body>, _ body: @escaping @Sendable (_ cart: String, any Connection) async throws -> Void
    ) async throws -> Cart {
        try await dependencies.database.write { db in
            try await CustomerStore.claim(call.caller.userID, now: call.now, in: db)
            try await body(CartStore.open(of: call.caller.userID, in: db), db)
            return try await shown(call.caller.userID, call.context, in: db)
        }
    }

    private func shown(_ user: UserID, _ context: RequestContext, in db: any Connection) async throws -> Cart {
        let cart = try await CartStore.find(of: user, in: db)
        return try await CartPricer(policy: dependencies.policy).price(cart, language: context.language, now: context.now, in: db)
            .shown(ProductView(dependencies, context))
    }
}
