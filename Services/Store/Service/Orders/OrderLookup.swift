internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Finds orders and shows them. Each answer is read in a snapshot, so that its parts fit each other.
struct OrderLookup: Sendable {
    let dependencies: StoreDependencies

    /// - Parameter user: nil for everybody's orders, here and below.
    func page(_ query: OrderQuery, of user: UserID?, _ context: RequestContext) async throws -> OrderPage {
        let before = try query.cursor.map { token throws(APIError) in OrderNumber(try NumberCursor(reading: token).number) }
        let limit = min(Int(query.limit?.value ?? 20), dependencies.policy.ordersPerPage)
        let found = try await dependencies.database.read { db in
            try await OrderStore.page(of: user, status: query.status, before: before, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { NumberCursor($0.number.number).token }
        return OrderPage(items: page.items.map(OrderView(ProductView(dependencies, context)).card), nextCursor: page.nextCursor)
    }

    func order(_ number: OrderNumber, of user: UserID?, _ context: RequestContext) async throws -> Order {
        try await dependencies.database.snapshot { db in try await order(number, of: user, context, in: db) }
    }

    /// - Parameter db: a snapshot or a transaction.
    func order(_ number: OrderNumber, of user: UserID?, _ context: RequestContext, in db: any Connection) async throws -> Order {
        let details = try await OrderDetails(of: try await Self.find(number, of: user, in: db), in: db)
        return OrderView(ProductView(dependencies, context)).order(details)
    }

    /// - Throws: `not_found`, also before the order was shipped.
    func tracking(_ number: OrderNumber, of user: UserID?, _ context: RequestContext) async throws -> Tracking {
        try await dependencies.database.snapshot { db in try await tracking(number, of: user, context, in: db) }
    }

    /// - Parameter db: a snapshot or a transaction.
    func tracking(_ number: OrderNumber, of user: UserID?, _ context: RequestContext, in db: any Connection) async throws -> Tracking {
        let order = try await Self.find(number, of: user, in: db), events = try await TrackingStore.events(of: number, in: db)
        guard let tracking = TrackingView.tracking(of: order, events, context.language) else { throw APIError(.notFound) }
        return tracking
    }

    private static func find(_ number: OrderNumber, of user: UserID?, in db: any Connection) async throws -> StoredOrder {
        let order = if let user { try await OrderStore.find(number, of: user, in: db) } else { try await OrderStore.find(number, in: db) }
        guard let order else { throw APIError(.notFound) }
        return order
    }
}
