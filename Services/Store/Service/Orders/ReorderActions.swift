internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Puts the lines of an order into the person's cart again. FR-STORE-07-e.
struct ReorderActions: Sendable {
    let dependencies: StoreDependencies
    let pricer: CartPricer

    /// Adds to what the cart has, at today's prices, as far as there is anything to be had.
    /// - Throws: `not_found`; `limit_reached` when the cart would have too many products, and nothing is added then.
    func reorder(_ call: Call<SignedIn, OrderParameters, Nothing>) async throws -> Reorder {
        let (number, user, context) = (call.parameters.number, call.caller.userID, call.context)
        return try await dependencies.database.write { [dependencies, pricer] db in
            let policy = dependencies.policy
            try await CustomerStore.claim(user, now: context.now, in: db)
            guard let order = try await OrderStore.find(number, of: user, in: db) else { throw APIError(.notFound) }
            let (held, cart) = try await db.ask(CheckoutStore.held(by: user), CartStore.find(of: user))
            let shelf = try await ShelfStore.find(order.lines.map(\.product), held: held, in: db)
            let inCart = Dictionary((cart?.lines ?? []).map { ($0.product, $0.quantity) }) { first, _ in first }
            let sold = order.lines.filter { (shelf[$0.product]?.available ?? 0) > 0 }
            guard Set(inCart.keys).union(sold.map(\.product)).count <= policy.cartLines else { throw APIError(.limitReached) }
            var missing: [CartChange] = []
            for line in order.lines {
                var added: Int64 = 0
                if let item = shelf[line.product], item.available > 0 {
                    added = try await CartStore.add(
                        item.id, quantity: line.quantity, price: item.price, held: held[item.id] ?? 0, of: user, policy: policy, in: db)
                }
                guard added < line.quantity else { continue }
                missing.append(Self.change(line, shelf[line.product], inCart: inCart[line.product] ?? 0, policy, context.language))
            }
            let priced = try await pricer.price(
                try await db.ask(CartPricer.filled(of: user)), language: context.language, now: context.now, in: db)
            let answer = Reorder(cart: priced.shown(ProductView(dependencies, context)), missing: missing)
            // Else a repeat, as after an answer that got lost, would add as many again.
            try await call.keep(answer, in: db)
            return answer
        }
    }

    private static func change(
        _ line: StoredOrderLine, _ item: ShelfItem?, inCart: Int64, _ policy: StorePolicy, _ language: Language
    ) -> CartChange {
        let available = min(max(0, item?.available ?? 0), policy.pieces)
        let kind: CartChangeKind = item?.isArchived ?? true ? .unavailable : available == 0 ? .outOfStock : .quantityReduced
        return CartChange(
            productId: line.product, name: item?.name(language) ?? line.name(language), kind: kind, oldPrice: nil, newPrice: nil,
            wanted: inCart + line.quantity, available: available)
    }
}
