internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Ends orders that were not shipped, for the person or an administrator.
struct Cancelling: Sendable {
    let dependencies: StoreDependencies
    let refunding: Refunding
    let mail: OrderMail

    /// The goods are on the shelf again, and all the money that was not given back before goes back.
    /// - Parameter user: whose order it has to be; nil for an administrator.
    /// - Throws: `not_found`, `order_state`.
    func cancel(_ number: OrderNumber, of user: UserID?, now: Instant) async throws {
        let id = RefundID(trusted: dependencies.runtime.ids.next())
        try await dependencies.database.write { [refunding, mail] db in
            if let user {
                try await CustomerStore.claim(user, now: now, in: db)
                guard try await OrderStore.find(number, of: user, in: db) != nil else { throw APIError(.notFound) }
            }
            try await OrderStore.move(number, to: .cancelled, at: now, in: db)
            guard let order = try await OrderStore.take(number, in: db) else { throw APIError(.notFound) }
            try await refunding.giveAllBack(of: order, id: id, now: now, in: db)
            try await mail.cancelled(order, amount: order.left, in: db)
        }
        dependencies.runtime.work.wake()
    }
}
