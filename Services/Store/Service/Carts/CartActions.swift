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
        let (product, quantity, policy) = (call.body.productId, call.body.quantity.value, dependencies.policy)
        return try await change(call, by: { CartStore.put(product, quantity, into: $0, policy) }, keepsAnswer: true) { cart, db in
            try await changes.add(call.body, to: cart, of: call.caller.userID, in: db)
        }
    }

    func set(_ call: Call<SignedIn, ProductParameters, CartQuantity>) async throws -> Cart {
        try await change(call) { cart, db in
            try await changes.set(call.parameters.id, to: call.body.quantity.value, in: cart, of: call.caller.userID, db)
        }
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
        try await change(call) { cart, db in try await CartStore.accept(cart, of: call.caller.userID, in: db) }
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
        // The guest's is gone afterwards: a repeat would not find it.
        try await change(call, keepsAnswer: true) { cart, db in
            let oldest = call.now - dependencies.policy.guestCartLife
            guard let guest = try await CartStore.takeGuest(call.body.cart, changed: oldest, now: call.now, in: db),
                try await CartStore.merge(guest: guest, into: cart, policy: dependencies.policy, in: db)
            else { throw APIError(.notFound) }
            guard try await CartStore.count(in: cart, db) <= dependencies.policy.cartLines else { throw APIError(.limitReached) }
        }
    }

    /// Changes the caller's cart under the lock of their row, and answers with the cart as it is afterwards.
    /// - Parameters:
    ///   - first: what is all of the change if it says true. The cart afterwards is asked for along with it.
    ///   - keepsAnswer: for what a repeat, as after an answer that got lost, would do again or could not do any more.
    ///   - body: the change otherwise.
    private func change<Parameters: DTO, Body: DTO>(
        _ call: Call<SignedIn, Parameters, Body>, by first: (@Sendable (_ cart: String) -> Question<Bool>)? = nil,
        keepsAnswer: Bool = false, _ body: @escaping @Sendable (_ cart: String, any Connection) async throws -> Void
    ) async throws -> Cart {
        try await dependencies.database.write { db in
            let answer = try await changed(by: call.caller.userID, call.context, first, body, in: db)
            if keepsAnswer { try await call.keep(answer, in: db) }
            return answer
        }
    }

    private func changed(
        by user: UserID, _ context: RequestContext, _ first: (@Sendable (_ cart: String) -> Question<Bool>)?,
        _ body: @Sendable (_ cart: String, any Connection) async throws -> Void, in db: any Connection
    ) async throws -> Cart {
        try await CustomerStore.claim(user, now: context.now, in: db)
        let cart = try await CartStore.open(of: user, in: db)
        if let first {
            let (isDone, filled) = try await db.ask(first(cart), CartPricer.filled(of: user))
            if isDone { return try await shown(filled, context, in: db) }
        }
        try await body(cart, db)
        return try await shown(user, context, in: db)
    }

    private func shown(_ user: UserID, _ context: RequestContext, in db: any Connection) async throws -> Cart {
        try await shown(try await db.ask(CartPricer.filled(of: user)), context, in: db)
    }

    private func shown(_ filled: FilledCart, _ context: RequestContext, in db: any Connection) async throws -> Cart {
        try await CartPricer(policy: dependencies.policy).price(filled, language: context.language, now: context.now, in: db)
            .shown(ProductView(dependencies, context))
    }
}
