public import Contracts
public import Wire

/// The number on the cart's icon. FR-STORE-05-a.
public struct CartBadge: Sendable, Hashable {
    public let count: Int64

    /// - Parameter cart: nil while nothing is known of it.
    public init(_ cart: Cart?) { count = cart?.lines.reduce(0) { $0 + $1.quantity } ?? 0 }

    /// Nil when there is nothing to show; an icon has room for two digits.
    public var text: String? { count > 99 ? "99+" : count > 0 ? String(count) : nil }
}

/// The cart of somebody who is signed in, as the service says it after each change.
public actor CartModel {
    public private(set) var cart: Cart?
    private let session: SessionManager
    private let user: UserID
    private var last: Task<Void, Never>?
    private nonisolated let hub = EventHub<CartBadge>()

    public init(session: SessionManager, user: UserID) {
        self.session = session
        self.user = user
    }

    public var badge: CartBadge { CartBadge(cart) }
    /// The badge after every answer from now on.
    public nonisolated func badges() -> AsyncStream<CartBadge> { hub.stream() }

    public func load() async throws(ClientError) {
        try await change { session, user async throws(ClientError) in try await session.call(Store.cart, Nothing(), Nothing(), as: user) }
    }

    public func add(_ product: ProductID, _ quantity: Quantity) async throws(ClientError) {
        // Its own for each tap: adding twice is two pieces, an answer that was lost is not.
        let key = session.api.makeIdempotencyKey()
        let item = CartItem(productId: product, quantity: quantity)
        try await change { session, user async throws(ClientError) in
            try await session.call(Store.addItem, Nothing(), item, idempotencyKey: key, as: user)
        }
    }

    public func set(_ product: ProductID, to quantity: Quantity) async throws(ClientError) {
        try await change { session, user async throws(ClientError) in
            try await session.call(Store.setItem, ProductParameters(id: product), CartQuantity(quantity: quantity), as: user)
        }
    }

    public func remove(_ product: ProductID) async throws(ClientError) {
        try await change { session, user async throws(ClientError) in
            try await session.call(Store.removeItem, ProductParameters(id: product), Nothing(), as: user)
        }
    }

    /// One at a time, so that what is shown is what the last one left, and not whatever answer came last.
    private func change(_ ask: @escaping @Sendable (SessionManager, UserID) async throws(ClientError) -> Cart) async throws(ClientError) {
        let task = Task { [last] () -> Result<Cart, ClientError> in
            await last?.value
            do throws(ClientError) {
                let answer = try await ask(session, user)
                // Before the next one is asked, whose answer is newer.
                show(answer)
                return .success(answer)
            } catch {
                return .failure(error)
            }
        }
        last = Task { _ = await task.value }
        _ = try await task.value.get()
    }

    private func show(_ answer: Cart) {
        cart = answer
        hub.send(CartBadge(answer))
    }
}
