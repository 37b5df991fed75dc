internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The cart of somebody who is signed in.
struct PersonalCarts: Sendable {
    let keeper: StoreKeeper

    private var changes: CartChanges { CartChanges(policy: keeper.policy) }

    func cart(of user: UserID, _ context: RequestContext) async throws -> Cart {
        try await keeper.database.snapshot { db in try await shown(user, context, in: db) }
    }

    func add(_ item: CartItem, by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in try await changes.add(item, to: cart, in: db) }
    }

    func set(_ product: ProductID, to quantity: Int64, by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in try await changes.set(product, to: quantity, in: cart, db) }
    }

    func remove(_ product: ProductID, by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in try await CartStore.remove(product, from: cart, in: db) }
    }

    func empty(by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in
            try await CartStore.removeAll(from: cart, in: db)
            try await CartStore.setPromo(nil, of: cart, in: db)
        }
    }

    func accept(by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in try await CartStore.accept(cart, in: db) }
    }

    func setPromo(_ code: PromoCode, by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in
            try await changes.setPromo(code, of: cart, user: user, now: context.now, in: db)
        }
    }

    func removePromo(by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in try await CartStore.setPromo(nil, of: cart, in: db) }
    }

    /// Nothing is lost on the way: when there would be too many products both carts stay as they are.
    func merge(_ token: GuestCartToken, by user: UserID, _ context: RequestContext) async throws -> Cart {
        try await change(user, context) { cart, db in
            let oldest = context.now - keeper.policy.guestCartLife
            guard let guest = try await CartStore.takeGuest(token, changed: oldest, now: context.now, in: db),
                try await CartStore.merge(guest: guest, into: cart, policy: keeper.policy, in: db)
            else { throw APIError(.notFound) }
            guard try await CartStore.count(in: cart, db) <= keeper.policy.cartLines else { throw APIError(.limitReached) }
        }
    }

    /// Changes the person's cart, which nobody else does meanwhile, and answers what became of it.
    private func change(
        _ user: UserID, _ context: RequestContext, _ body: @escaping @Sendable (_ cart: String, any Connection) async throws -> Void
    ) async throws -> Cart {
        try await keeper.database.write { db in
            try await CustomerStore.claim(user, now: context.now, in: db)
            try await body(CartStore.open(of: user, in: db), db)
            return try await shown(user, context, in: db)
        }
    }

    private func shown(_ user: UserID, _ context: RequestContext, in db: any Connection) async throws -> Cart {
        let cart = try await CartStore.find(of: user, in: db)
        return try await CartPricer(policy: keeper.policy).price(cart, language: context.language, now: context.now, in: db)
            .shown(Showcase(keeper, context), policy: keeper.policy)
    }
}
