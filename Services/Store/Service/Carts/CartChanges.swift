internal import Contracts
internal import Storage
internal import Wire

/// Changes of a cart whose row is locked, a person's or a guest's. Each tries the one statement that decides, and looks for the reason only
/// when that refused.
struct CartChanges: Sendable {
    let policy: StorePolicy

    func add(_ wanted: CartItem, to cart: String, in db: any Connection) async throws {
        let (product, quantity) = (wanted.productId, wanted.quantity.value)
        guard try await !CartStore.put(product, quantity, into: cart, policy, in: db) else { return }
        guard let item = try await ShelfStore.find([product], in: db)[product], !item.isArchived else { throw APIError(.notFound) }
        let had = try await CartStore.quantity(of: product, in: cart, db)
        if had == nil, try await CartStore.count(in: cart, db) >= policy.cartLines { throw APIError(.limitReached) }
        try check((had ?? 0) + quantity, of: item)
        // Nothing is wrong any more, such as when pieces came back meanwhile: tried once more.
        guard try await CartStore.put(product, quantity, into: cart, policy, in: db) else { throw refusal(of: item) }
    }

    func set(_ product: ProductID, to quantity: Int64, in cart: String, _ db: any Connection) async throws {
        if quantity <= policy.pieces, try await CartStore.set(product, to: quantity, in: cart, db) { return }
        guard try await CartStore.quantity(of: product, in: cart, db) != nil,
            let item = try await ShelfStore.find([product], in: db)[product]
        else { throw APIError(.notFound) }
        try check(quantity, of: item)
        guard try await CartStore.set(product, to: quantity, in: cart, db) else { throw refusal(of: item) }
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
