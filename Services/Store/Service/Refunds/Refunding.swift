internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Decides what is given back. A refund is decided in one transaction: it claims its halalas of the order and its pieces of the lines,
/// and whatever claims more than there is left is refused before the provider hears of it. `RefundWork` moves the money afterwards.
///
/// Three books are kept apart. Pieces (`order_lines.refunded`, the shelf) and credit (credit notes) are facts once decided. Money
/// (`orders.refunded`, `payment_status`) counts what is on its way or back: a refund that failed gives its claim up, so that another one
/// can be made for it.
struct Refunding: Sendable {
    let dependencies: StoreDependencies

    /// What an administrator asks for. Whoever calls wakes the queue after the transaction.
    /// - Throws: `not_found`; `refund_exceeded` for more than what is left, or when nothing was paid for the pieces; `validation_failed`
    ///   for
    ///   products the order has not.
    func refund(_ number: OrderNumber, _ request: RefundRequest, _ id: RefundID, now: Instant, in db: any Connection) async throws {
        guard let order = try await OrderStore.take(number, in: db) else { throw APIError(.notFound) }
        let notes = try await CreditNotes(of: order, in: db)
        let pieces = try request.items.map { try Self.pieces($0.items, of: order, notes.book) } ?? []
        let amount = request.amount?.value ?? pieces.reduce(0) { $0 + $1.paid }
        guard amount > 0 else { throw APIError(.refundExceeded) }
        try await claim(
            StoredRefund(
                id: id, order: number, amount: amount, reason: request.reason.value, status: .pending, items: pieces,
                restock: request.restock ?? false, run: order.run, at: now),
            of: order, notes, in: db)
    }

    /// All that is left of an order that was cancelled, whose row is taken. Claiming what the provider does not have any more would have it
    /// refuse the rest as well.
    func giveAllBack(of order: StoredOrder, id: RefundID, now: Instant, in db: any Connection) async throws {
        let notes = try await CreditNotes(of: order, in: db)
        let pieces = order.lines.filter { $0.quantity > $0.refunded }.map { $0.returned($0.quantity - $0.refunded, notes.book) }
        let amount = order.returnable
        guard amount > 0 else {
            // The money went before; the goods are ours again.
            return try await takeBack(pieces, of: order.number, restock: true, in: db)
        }
        try await claim(
            StoredRefund(
                id: id, order: order.number, amount: amount, reason: .cancelled, status: .pending, items: pieces, restock: true,
                run: order.run, at: now),
            of: order, notes, in: db)
    }

    private func claim(_ refund: StoredRefund, of order: StoredOrder, _ notes: CreditNotes, in db: any Connection) async throws {
        guard try await OrderStore.claimRefund(refund.amount, of: order.number, in: db) else { throw APIError(.refundExceeded) }
        let note = try await notes.issue(for: refund, of: order, policy: dependencies.policy, in: db)
        try await RefundStore.insert(refund, tax: note?.tax ?? 0, in: db)
        try await takeBack(refund.items, of: order.number, restock: refund.restock, in: db)
        try await OrderStore.record(.refundRequested, of: order.number, at: refund.at, in: db)
        try await RefundWork.add(refund, dependencies.runtime, in: db)
    }

    private func takeBack(_ pieces: [ReturnedPieces], of order: OrderNumber, restock: Bool, in db: any Connection) async throws {
        for piece in pieces.sorted(by: { $0.product < $1.product }) {
            guard try await OrderStore.takeBack(piece, of: order, in: db) else { throw APIError(.refundExceeded) }
            if restock { try await ShelfStore.restock(piece.product, piece.quantity, in: db) }
        }
    }

    /// What was paid for the pieces; a product that is named twice counts once, with all its pieces.
    private static func pieces(_ items: [RefundItem], of order: StoredOrder, _ book: CreditBook) throws -> [ReturnedPieces] {
        var wanted: [ProductID: Int64] = [:]
        let known = Set(order.lines.map(\.product))
        for (index, item) in items.enumerated() {
            guard known.contains(item.productId) else {
                throw APIError(
                    .validationFailed,
                    fields: [FieldProblem("items.\(index).productId", .notAllowed(values: order.lines.map(\.product.text)))])
            }
            wanted[item.productId, default: 0] += item.quantity.value
        }
        return try order.lines.compactMap { line in
            guard let count = wanted[line.product] else { return nil }
            guard line.refunded + count <= line.quantity else { throw APIError(.refundExceeded) }
            return line.returned(count, book)
        }
    }
}

extension StoredOrderLine {
    /// The next pieces that come back, at what is left of what was paid for them.
    fileprivate func returned(_ count: Int64, _ book: CreditBook) -> ReturnedPieces {
        ReturnedPieces(product: product, quantity: count, paid: book.worth(count, of: product, after: refunded))
    }
}
