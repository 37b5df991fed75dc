internal import Contracts
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What becomes of orders: they are shipped, followed, delivered or cancelled. Every step is one transaction.
struct OrderDesk: Sendable {
    let keeper: StoreKeeper
    let refunds: Refunds
    let mail: OrderMail

    /// - Throws: `not_found`, `order_state`.
    func ship(_ number: OrderNumber, _ shipment: Shipment, now: Instant) async throws {
        let (carrier, tracking) = (shipment.carrier.text, shipment.trackingNumber.text)
        try await keeper.database.write { [mail] db in
            try await OrderStore.move(number, to: .shipped, at: now, in: db)
            try await db.execute("UPDATE orders SET carrier = \(carrier), tracking_number = \(tracking) WHERE number = \(number.number)")
            try await TrackingStore.add(TrackingStore.Step.shipped.rawValue, to: number, at: now, in: db)
            if let order = try await OrderStore.find(number, in: db) {
                try await mail.shipped(order, carrier: carrier, trackingNumber: tracking, in: db)
            }
        }
        keeper.runtime.work.wake()
    }

    /// - Throws: `not_found`, `order_state` unless the order is on its way.
    func track(_ number: OrderNumber, _ update: TrackingUpdate, now: Instant) async throws {
        try await keeper.database.write { db in
            guard let order = try await OrderStore.take(number, in: db) else { throw APIError(.notFound) }
            guard order.status == .shipped else { throw APIError(.orderState) }
            try await TrackingStore.add(update.status.text, place: update.place?.text, to: number, at: now, in: db)
        }
    }

    /// - Throws: `not_found`, `order_state`.
    func deliver(_ number: OrderNumber, now: Instant) async throws {
        try await keeper.database.write { db in
            try await OrderStore.move(number, to: .delivered, at: now, in: db)
            try await TrackingStore.add(TrackingStore.Step.delivered.rawValue, to: number, at: now, in: db)
        }
    }

    /// Ends an order that was not shipped: its goods are on the shelf again, and all that was not given back before goes back.
    /// - Parameter user: whose it has to be; nil for an administrator.
    /// - Throws: `not_found`, `order_state`.
    func cancel(_ number: OrderNumber, of user: UserID?, now: Instant) async throws {
        let id = RefundID(trusted: keeper.runtime.ids.next())
        try await keeper.database.write { [refunds, mail] db in
            if let user {
                try await CustomerStore.claim(user, now: now, in: db)
                guard try await OrderStore.find(number, of: user, in: db) != nil else { throw APIError(.notFound) }
            }
            try await OrderStore.move(number, to: .cancelled, at: now, in: db)
            guard let order = try await OrderStore.take(number, in: db) else { throw APIError(.notFound) }
            try await refunds.giveAllBack(of: order, id: id, now: now, in: db)
            try await mail.cancelled(order, amount: order.left, in: db)
        }
        keeper.runtime.work.wake()
    }
}
