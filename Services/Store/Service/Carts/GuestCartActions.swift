internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Carts of people who are not signed in.
struct GuestCartActions: Sendable {
    let dependencies: StoreDependencies

    private var changes: CartChanges { CartChanges(policy: dependencies.policy) }

    func open(_ call: Call<Anyone, Nothing, Nothing>) async throws -> GuestCart {
        let token = GuestCartToken(trusted: base64url(dependencies.runtime.random.bytes(32)))
        let id = dependencies.runtime.ids.next()
        return try await dependencies.database.write { db in
            try await CartStore.insertGuest(id: id, token: token, now: call.now, in: db)
            let opened = GuestCart(token: token, cart: try await shown(token, call.context, in: db))
            // Else a repeat, as after an answer that got lost, would open another one.
            try await call.keep(opened, in: db)
            return opened
        }
    }

    func cart(_ call: Call<Anyone, GuestParameters, Nothing>) async throws -> Cart {
        try await dependencies.database.snapshot { db in try await shown(call.parameters.cart, call.context, in: db) }
    }

    func add(_ call: Call<Anyone, GuestParameters, CartItem>) async throws -> Cart {
        try await change(
            call.parameters.cart, call.context,
            { cart, db in try await changes.add(call.body, to: cart, of: nil, in: db) },
            // Else a repeat, as after an answer that got lost, would add as many again.
            keep: { answer, db in try await call.keep(answer, in: db) })
    }

    func set(_ call: Call<Anyone, GuestItemParameters, CartQuantity>) async throws -> Cart {
        try await change(call.parameters.cart, call.context) { cart, db in
            try await changes.set(call.parameters.id, to: call.body.quantity.value, in: cart, of: nil, db)
        }
    }

    func remove(_ call: Call<Anyone, GuestItemParameters, Nothing>) async throws -> Cart {
        try await change(call.parameters.cart, call.context) { cart, db in
            try await CartStore.remove(call.parameters.id, from: cart, in: db)
        }
    }

    func setPromo(_ call: Call<Anyone, GuestParameters, PromoEntry>) async throws -> Cart {
        try await change(call.parameters.cart, call.context) { cart, db in
            try await changes.setPromo(call.body.code, of: cart, user: nil, now: call.now, in: db)
        }
    }

    func removePromo(_ call: Call<Anyone, GuestParameters, Nothing>) async throws -> Cart {
        try await change(call.parameters.cart, call.context) { cart, db in try await CartStore.setPromo(nil, of: cart, in: db) }
    }

    /// Changes a cart under the lock of its row, and answers with the cart as it is afterwards.
    /// - Parameter keep: the last of the transaction.
    private func change(
        _ token: GuestCartToken, _ context: RequestContext,
        _ body: @escaping @Sendable (_ cart: String, any Connection) async throws -> Void,
        keep: (@Sendable (Cart, any Connection) async throws -> Void)? = nil
    ) async throws -> Cart {
        try await dependencies.database.write { db in
            let cart = try await CartStore.takeGuest(token, changed: oldest(context), now: context.now, in: db)
            guard let cart else { throw APIError(.notFound) }
            try await body(cart, db)
            let answer = try await shown(token, context, in: db)
            try await keep?(answer, db)
            return answer
        }
    }

    private func shown(_ token: GuestCartToken, _ context: RequestContext, in db: any Connection) async throws -> Cart {
        guard let cart = try await CartStore.findGuest(token, changed: oldest(context), in: db) else { throw APIError(.notFound) }
        let filled = FilledCart(cart: cart, items: try await db.ask(ShelfStore.find(inCart: cart.id)))
        return try await CartPricer(policy: dependencies.policy).price(filled, language: context.language, now: context.now, in: db)
            .shown(ProductView(dependencies, context))
    }

    /// Carts whose last change is not after this have expired.
    private func oldest(_ context: RequestContext) -> Instant { context.now - dependencies.policy.guestCartLife }
}
