internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Carts of people who are not signed in.
struct GuestCarts: Sendable {
    let keeper: StoreKeeper

    private var changes: CartChanges { CartChanges(policy: keeper.policy) }

    func open(_ context: RequestContext) async throws -> GuestCart {
        let token = GuestCartToken(trusted: base64url(keeper.runtime.random.bytes(32)))
        let id = keeper.runtime.ids.next()
        return try await keeper.database.write { db in
            try await CartStore.insertGuest(id: id, token: token, now: context.now, in: db)
            return GuestCart(token: token, cart: try await shown(token, context, in: db))
        }
    }

    func cart(_ token: GuestCartToken, _ context: RequestContext) async throws -> Cart {
        try await keeper.database.snapshot { db in try await shown(token, context, in: db) }
    }

    func add(_ item: CartItem, to token: GuestCartToken, _ context: RequestContext) async throws -> Cart {
        try await change(token, context) { cart, db in try await changes.add(item, to: cart, in: db) }
    }

    func set(_ product: ProductID, to quantity: Int64, in token: GuestCartToken, _ context: RequestContext) async throws -> Cart {
        try await change(token, context) { cart, db in try await changes.set(product, to: quantity, in: cart, db) }
    }

    func remove(_ product: ProductID, from token: GuestCartToken, _ context: RequestContext) async throws -> Cart {
        try await change(token, context) { cart, db in try await CartStore.remove(product, from: cart, in: db) }
    }

    func setPromo(_ code: PromoCode, of token: GuestCartToken, _ context: RequestContext) async throws -> Cart {
        try await change(token, context) { cart, db in
            try await changes.setPromo(code, of: cart, user: nil, now: context.now, in: db)
        }
    }

    func removePromo(of token: GuestCartToken, _ context: RequestContext) async throws -> Cart {
        try await change(token, context) { cart, db in try await CartStore.setPromo(nil, of: cart, in: db) }
    }

    private func change(
        _ token: GuestCartToken, _ context: RequestContext, _ body: @escaping @Sendable (_ cart: String, any Connection) async throws -> Void
    ) async throws -> Cart {
        try await keeper.database.write { db in
            let cart = try await CartStore.takeGuest(token, changed: oldest(context), now: context.now, in: db)
            guard let cart else { throw APIError(.notFound) }
            try await body(cart, db)
            return try await shown(token, context, in: db)
        }
    }

    private func shown(_ token: GuestCartToken, _ context: RequestContext, in db: any Connection) async throws -> Cart {
        guard let cart = try await CartStore.findGuest(token, changed: oldest(context), in: db) else { throw APIError(.notFound) }
        return try await CartPricer(policy: keeper.policy).price(cart, language: context.language, now: context.now, in: db)
            .shown(Showcase(keeper, context), policy: keeper.policy)
    }

    private func oldest(_ context: RequestContext) -> Instant { context.now - keeper.policy.guestCartLife }
}
