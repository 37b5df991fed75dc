internal import Contracts
internal import Storage
internal import Wire

/// Changes of a cart whose row is locked, a person's or a guest's. Each tries the one statement that decides, and looks for the reason only
/// when that refused.
struct CartChanges: Sendable {
    let policy: StorePolicy

    /// - Parameter user: nil for a guest, here and below.
    func add(_ wanted: CartItem, to cart: String, of user: UserID?, in db: any Connection) async throws {
        let (product, quantity) = (wanted.productId, wanted.quantity.value)
        guard try await !db.ask(CartStore.put(product, quantity, into: cart, policy)) else { return }
        let held = try await held(product, by: user, in: db)
        guard let item = try await ShelfStore.find([product], held: [product: held], in: db)[product], !item.isArchived else {
            throw APIError(.notFound)
        }
        let had = try await CartStore.quantity(of: product, in: cart, db)
        if had == nil, try await CartStore.count(in: cart, db) >= policy.cartLines { throw APIError(.limitReached) }
        try check((had ?? 0) + quantity, of: item)
        // Nothing is wrong any more, such as when pieces came back meanwhile, or their own checkout holds them: tried once more.
        guard try await db.ask(CartStore.put(product, quantity, into: cart, held: held, policy)) else { throw refusal(of: item) }
    }

    func set(_ product: ProductID, to quantity: Int64, in cart: String, of user: UserID?, _ db: any Connection) async throws {
        if quantity <= policy.pieces, try await db.ask(CartStore.set(product, to: quantity, in: cart)) { return }
        let held = try await held(product, by: user, in: db)
        guard try await CartStore.quantity(of: product, in: cart, db) != nil,
            let item = try await ShelfStore.find([product], held: [product: held], in: db)[product]
        else { throw APIError(.notFound) }
        try check(quantity, of: item)
        guard try await db.ask(CartStore.set(product, to: quantity, in: cart, held: held)) else { throw refusal(of: item) }
    }

    private func held(_ product: ProductID, by user: UserID?, in db: any Connection) async throws -> Int64 {
        guard let user else { return 0 }
        return try await CheckoutStore.held(by: user, in: db)[product] ?? 0
    }

    /// - Parameter user: nil for a guest, whose eligibility is seen once they sign in.
    func setPromo(_ code: PromoCode, of cart: String, user: UserID?, now: Instant, in db: any Connection) async throws {
        if let problem = try await PromotionCheck.applied(code, to: user, now: now, in: db).problem { throw APIError(problem) }
        try await CartStore.setPromo(code, of: cart, in: db)
    }

    private func check(_ quantity: Int64, of item: ShelfItem) throws(APIError) {
        guard quantity <= item.available else { throw refusal(of: item) }
        guard quantity <= policy.pieces else {
            throw APIError(.validationFailed, fields: [FieldProblem("quantity", .outOfRange(minimum: 1, maximum: policy.pieces))])
        }
    }

    private func refusal(of item: ShelfItem) -> APIError {
        APIError(.outOfStock, fields: [FieldProblem("quantity", item.isArchived ? .unavailable : .outOfStock(available: item.available))])
    }
}
