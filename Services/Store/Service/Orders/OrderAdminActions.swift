internal import Contracts
internal import Payments
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
            // Of releases that left such orders open.
            guard order.address != nil else {
                throw APIError(
                    .orderState, detail: "Its buyer's account was deleted, and the address with it. Cancel it: the money goes back.")
            }
            // What came back, as it was not to be sent after all, is on the shelf again.
            guard order.lines.contains(where: { $0.refunded < $0.quantity }) else {
                throw APIError(.orderState, detail: "Every piece of it was given back.")
            }
            guard order.left > order.refundedElsewhere else {
                throw APIError(
                    .orderState, detail: "All of its money was given back. Cancel it: then the goods are for others.")
            }
            guard order.dispute != .open, order.dispute != .lost else {
                throw APIError(
                    .orderState, detail: "Its payment is disputed at the bank. Answer that at the provider: once it is won it can be sent.")
            }
            try await mail.shipped(order, carrier: carrier, trackingNumber: tracking, in: db)
        }
        dependencies.runtime.work.wake()
        return try await lookup.order(number, of: nil, call.context)
    }

    /// - Throws: `not_found`, `order_state` unless the order is on its way.
    func track(_ call: Call<Admin, OrderParameters, TrackingUpdate>) async throws -> Tracking {
        let (number, update, now) = (call.parameters.number, call.body, call.now)
        return try await dependencies.database.write { db in
            guard let order = try await OrderStore.take(number, in: db) else { throw APIError(.notFound) }
            guard order.status == .shipped else { throw APIError(.orderState) }
            try await TrackingStore.add(update.status.text, place: update.place?.text, to: number, at: now, in: db)
            let tracking = try await lookup.tracking(number, of: nil, call.context, in: db)
            // Else a repeat, as after an answer that got lost, would be another step.
            try await call.keep(tracking, in: db)
            return tracking
        }
    }

    /// - Throws: `not_found`, `order_state`.
    func deliver(_ call: Call<Admin, OrderParameters, Nothing>) async throws -> Order {
        let (number, now) = (call.parameters.number, call.now)
        try await dependencies.database.write { db in
            try await OrderStore.move(number, to: .delivered, at: now, in: db)
            try await TrackingStore.add(TrackingStep.delivered.rawValue, to: number, at: now, in: db)
            try await OrderStore.forgetParcel(of: number, in: db)
        }
        return try await lookup.order(number, of: nil, call.context)
    }

    func cancel(_ call: Call<Admin, OrderParameters, Confirmation>) async throws -> Order {
        try await cancelling.cancel(call.parameters.number, of: nil, now: call.now) { db in
            let order = try await lookup.order(call.parameters.number, of: nil, call.context, in: db)
            // Else a repeat, as after an answer that got lost, would be refused.
            try await call.keep(order, in: db)
            return order
        }
    }

    func refund(_ call: Call<Admin, OrderParameters, RefundRequest>) async throws -> Order {
        let (number, id) = (call.parameters.number, RefundID(trusted: dependencies.runtime.ids.next()))
        let order = try await dependencies.database.write { db -> Order in
            try await refunding.refund(number, call.body, id, now: call.now, in: db)
            let order = try await lookup.order(number, of: nil, call.context, in: db)
            // Else a repeat, as after an answer that got lost, would give as much back again.
            try await call.keep(order, in: db)
            return order
        }
        dependencies.runtime.work.wake()
        return order
    }
}
