internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Storage
internal import Wire

/// People's own orders and documents.
struct OrderRoutes: Sendable {
    let keeper: StoreKeeper
    let desk: OrderDesk
    let reordering: Reordering
    let documents: DocumentDesk
    let view: OrderView

    var routes: [Route] {
        [
            StoreOrders.list.handle { call in try await page(call.parameters, of: call.caller.userID, call.context) },
            StoreOrders.order.handle { call in try await order(call.parameters.number, of: call.caller.userID, call.context) },
            StoreOrders.tracking.handle { call in try await tracking(call.parameters.number, of: call.caller.userID, call.context) },
            StoreOrders.reorder.handle { call in try await reordering.reorder(call.parameters.number, call.context, of: call.caller) },
            StoreOrders.cancel.handle { call in
                try await desk.cancel(call.parameters.number, of: call.caller.userID, now: call.now)
                return try await order(call.parameters.number, of: call.caller.userID, call.context)
            },
            StoreOrders.document.handle { call in try await documents.issued(call.parameters.number.text, to: call.caller.userID).shown },
            StoreOrders.documentPage.handle { call in
                DocumentPage(
                    issued: try await documents.issued(call.parameters.number.text, to: call.caller.userID), language: call.context.language
                ).response
            },
        ] + adminRoutes
    }

    /// What administrators do with everybody's.
    private var adminRoutes: [Route] {
        [
            StoreAdmin.orders.handle { call in try await page(call.parameters, of: nil, call.context) },
            StoreAdmin.order.handle { call in try await order(call.parameters.number, of: nil, call.context) },
            StoreAdmin.ship.handle { call in
                try await desk.ship(call.parameters.number, call.body, now: call.now)
                return try await order(call.parameters.number, of: nil, call.context)
            },
            StoreAdmin.track.handle { call in
                try await desk.track(call.parameters.number, call.body, now: call.now)
                return try await tracking(call.parameters.number, of: nil, call.context)
            },
            StoreAdmin.deliver.handle { call in
                try await desk.deliver(call.parameters.number, now: call.now)
                return try await order(call.parameters.number, of: nil, call.context)
            },
            StoreAdmin.cancel.handle { call in
                try await desk.cancel(call.parameters.number, of: nil, now: call.now)
                return try await order(call.parameters.number, of: nil, call.context)
            },
            StoreAdmin.refund.handle { call in
                try await desk.refunds.refund(call.parameters.number, call.body, now: call.now)
                return try await order(call.parameters.number, of: nil, call.context)
            },
        ]
    }

    /// - Parameter user: nil for everybody's orders, here and below.
    private func page(_ query: OrderQuery, of user: UserID?, _ context: RequestContext) async throws -> OrderPage {
        let before = try query.cursor.map(Self.place)
        let limit = min(Int(query.limit?.value ?? 20), keeper.policy.ordersPerPage)
        let found = try await keeper.database.read { db in
            try await OrderStore.page(of: user, status: query.status, before: before, limit: limit + 1, in: db)
        }
        let (shown, showcase) = (found.prefix(limit), Showcase(keeper, context))
        return OrderPage(
            items: shown.map { view.card($0, showcase) },
            nextCursor: found.count > limit ? shown.last.map { CursorText.token([String($0.number.number)]) } : nil)
    }

    private static func place(_ cursor: OpaqueToken) throws -> OrderNumber {
        let parts = CursorText.parts(cursor)
        guard parts.count == 1, let number = Int64(parts[0]) else { throw CursorText.refusal }
        return OrderNumber(number)
    }

    private func order(_ number: OrderNumber, of user: UserID?, _ context: RequestContext) async throws -> Order {
        try await keeper.database.snapshot { [keeper, view] db in
            try await view.order(try await Self.find(number, of: user, in: db), Showcase(keeper, context), in: db)
        }
    }

    private func tracking(_ number: OrderNumber, of user: UserID?, _ context: RequestContext) async throws -> Tracking {
        try await keeper.database.snapshot { db in
            let order = try await Self.find(number, of: user, in: db)
            guard let tracking = try await TrackingStore.tracking(of: order, context.language, in: db) else { throw APIError(.notFound) }
            return tracking
        }
    }

    private static func find(_ number: OrderNumber, of user: UserID?, in db: any Connection) async throws -> StoredOrder {
        let order = if let user { try await OrderStore.find(number, of: user, in: db) } else { try await OrderStore.find(number, in: db) }
        guard let order else { throw APIError(.notFound) }
        return order
    }
}
