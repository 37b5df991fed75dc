internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What people do with their own orders.
struct OrderActions: Sendable {
    let lookup: OrderLookup
    let cancelling: Cancelling

    func page(_ call: Call<SignedIn, OrderQuery, Nothing>) async throws -> OrderPage {
        try await lookup.page(call.parameters, of: call.caller.userID, call.context)
    }

    func one(_ call: Call<SignedIn, OrderParameters, Nothing>) async throws -> Order {
        try await lookup.order(call.parameters.number, of: call.caller.userID, call.context)
    }

    func tracking(_ call: Call<SignedIn, OrderParameters, Nothing>) async throws -> Tracking {
        try await lookup.tracking(call.parameters.number, of: call.caller.userID, call.context)
    }

    func cancel(_ call: Call<SignedIn, OrderParameters, Confirmation>) async throws -> Order {
        try await cancelling.cancel(call.parameters.number, of: call.caller.userID, now: call.now) { db in
            let order = try await lookup.order(call.parameters.number, of: call.caller.userID, call.context, in: db)
            // Else a repeat, as after an answer that got lost, would be refused.
            try await call.keep(order, in: db)
            return order
        }
    }
}
