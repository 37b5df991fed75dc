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

    /// The goods are on the shelf again, and all the money goes back that was not given back before, here or at the provider, or lost to
    /// the bank.
    /// - Parameters:
    ///   - user: whose order it has to be; nil for an administrator.
    ///   - answer: the order as it is afterwards, in the same transaction.
    /// - Throws: `not_found`, `order_state`.
    func cancel(
        _ number: OrderNumber, of user: UserID?, now: Instant, _ answer: @escaping @Sendable (any Connection) async throws -> Order
    ) async throws -> Order {
        let id = RefundID(trusted: dependencies.runtime.ids.next())
        let order = try await dependencies.database.write { [self] db -> Order in
            if let user {
                try await CustomerStore.claim(user, now: now, in: db)
                guard try await OrderStore.find(number, of: user, in: db) != nil else { throw APIError(.notFound) }
            }
            try await cancel(number, id, now: now, in: db)
            return try await answer(db)
        }
        dependencies.runtime.work.wake()
        return order
    }

    /// What somebody who is being deleted has paid for and was not sent: with them goes where to send it. Their row of `customers` is held,
    /// and their mail address is still there, so that they are told.
    func cancelUnsent(of user: UserID, now: Instant, in db: any Connection) async throws {
        for number in try await OrderStore.unsent(of: user, in: db) {
            try await cancel(number, RefundID(trusted: dependencies.runtime.ids.next()), now: now, in: db)
        }
    }

    private func cancel(_ number: OrderNumber, _ id: RefundID, now: Instant, in db: any Connection) async throws {
        try await OrderStore.move(number, to: .cancelled, at: now, in: db)
        guard let order = try await OrderStore.take(number, in: db) else { throw APIError(.notFound) }
        try await refunding.giveAllBack(of: order, id: id, now: now, in: db)
        try await mail.cancelled(order, amount: order.returnable, in: db)
    }
}
