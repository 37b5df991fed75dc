internal import Contracts
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What administrators do with orders: they are shipped, followed, delivered, cancelled or refunded. Every step is one transaction.
struct OrderAdminActions: Sendable {
    let dependencies: StoreDependencies
    let lookup: OrderLookup
    let cancelling: Cancelling
    let refunding: Refunding
    let mail: OrderMail

    func page(_ call: Call<Admin, OrderQuery, Nothing>) async throws -> OrderPage {
        try await lookup.page(call.parameters, of: nil, call.context)
    }

    func one(_ call: Call<Admin, OrderParameters, Nothing>) async throws -> Order {
        try await lookup.order(call.parameters.number, of: nil, call.context)
    }

    /// - Throws: `not_found`, `order_state`.
    func ship(_ call: Call<Admin, OrderParameters, Shipment>) async throws -> Order {
        let (number, now) = (call.parameters.number, call.now)
        let (carrier, tracking) = (call.body.carrier.text, call.body.trackingNumber.text)
        try await dependencies.database.write { [mail] db in
            try await OrderStore.move(number, to: .shipped, at: now, in: db)
            try await OrderStore.setShipment(of: number, carrier: carrier, trackingNumber: tracking, in: db)
            try await TrackingStore.add(TrackingStep.shipped.rawValue, to: number, at: now, in: db)
            guard let order = try await OrderStore.find(number, in: db) else { throw APIError(.notFound) }
            // What came back, as it was not to be sent after all, is on the shelf again.
            guard order.lines.contains(where: { $0.refunded < $0.quantity }) else {
                throw APIError(.orderState, detail: "Every piece of it was given back.")
            }
            try await mail.shipped(order, carrier: carrier, trackingNumber: tracking, in: db)
        }
        dependencies.runtime.work.wake()
        return try await lookup.order(number, of: nil, call.context)
    }

    /// - Throws: `not_found`, `order_state` unless the order is on its way.
    func track(_ call: Call<Admin, OrderParameters, TrackingUpdate>) async throws -> Tracking {
        let (number, update, now) = (call.parameters.number, call.body, call.now)
        try await dependencies.database.write { db in
            guard let order = try await OrderStore.take(number, in: db) else { throw APIError(.notFound) }
            guard order.status == .shipped else { throw APIError(.orderState) }
            try await TrackingStore.add(update.status.text, place: update.place?.text, to: number, at: now, in: db)
        }
        return try await lookup.tracking(number, of: nil, call.context)
    }

    /// - Throws: `not_found`, `order_state`.
    func deliver(_ call: Call<Admin, OrderParameters, Nothing>) async throws -> Order {
        let (number, now) = (call.parameters.number, call.now)
        try await dependencies.database.write { db in
            try await OrderStore.move(number, to: .delivered, at: now, in: db)
            try await TrackingStore.add(TrackingStep.delivered.rawValue, to: number, at: now, in: db)
        }
        return try await lookup.order(number, of: nil, call.context)
    }

    func cancel(_ call: Call<Admin, OrderParameters, Confirmation>) async throws -> Order {
        try await cancelling.cancel(call.parameters.number, of: nil, now: call.now)
        return try await lookup.order(call.parameters.number, of: nil, call.context)
    }

    func refund(_ call: Call<Admin, OrderParameters, RefundRequest>) async throws -> Order {
        try await refunding.refund(call.parameters.number, call.body, now: call.now)
        return try await lookup.order(call.parameters.number, of: nil, call.context)
    }
}
