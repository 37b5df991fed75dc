internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Moves the money of refunds. The provider takes the refund's id as its key, so that asking again, after an answer was lost or a process
/// died, gives nothing back twice. It is asked until it answers, however long it is away.
struct RefundWork: Sendable {
    let keeper: StoreKeeper
    let mail: OrderMail

    /// The queue gives up after some tries; before that the work is laid anew.
    private static let tries = 12
    private static let pause: Duration = .minutes(10)
    /// How long until a provider that has not decided is asked again.
    private static let patience: Duration = .minutes(1)

    static func add(_ refund: StoredRefund, _ runtime: ServiceRuntime, dueAt: Instant? = nil, in db: any Connection) async throws {
        try await runtime.work.add(StoreWork.refund, .object(["refund": .string(refund.id.text)]), run: refund.run, dueAt: dueAt, in: db)
    }

    var handler: WorkHandler {
        { item in
            guard let id = item.payload["refund"]?.string.map(RefundID.init(trusted:)) else { throw WorkFailure.permanent("incomplete refund") }
            let known = try await keeper.database.read { db -> (refund: StoredRefund, order: StoredOrder)? in
                guard let refund = try await RefundStore.find(id, in: db), let order = try await OrderStore.find(refund.order, in: db) else { return nil }
                return (refund, order)
            }
            guard let (refund, order) = known else { throw WorkFailure.permanent("unknown refund") }
            guard refund.status == .pending else { return }
            let now = keeper.runtime.clocks.now(run: item.run)
            // Another provider's payments mean nothing to this one; they wait until the configuration is right.
            guard order.provider == keeper.payments.name else { return try await later(refund, item, "paid through \(order.provider)", now) }
            do {
                let given = try await keeper.payments.refund(
                    order.payment, amount: refund.amount, key: refund.id.text, context: PaymentContext(requestID: item.id, run: refund.run))
                guard given.isDone else { return try await again(refund, at: now + Self.patience) }
                try await finish(refund, given, now)
            } catch let error as PaymentError {
                switch error {
                case .refundRefused, .unknownPayment: try await fail(refund, "\(error)", now)
                case .unavailable, .unknownOutcome, .refused, .declined, .unknownMethod: try await later(refund, item, "\(error)", now)
                }
            }
        }
    }

    private func finish(_ refund: StoredRefund, _ given: Refund, _ now: Instant) async throws {
        try await keeper.database.write { [mail] db in
            guard let order = try await OrderStore.take(refund.order, in: db),
                try await RefundStore.move(refund.id, to: .done, providerRefund: given.id, in: db)
            else { return }
            let isAll = try await RefundStore.done(order.number, in: db) == order.prices.total
            let status = isAll ? OrderPaymentStatus.refunded : .partiallyRefunded
            let sources = Transitions.sources(of: status, in: Transitions.payment).map(\.rawValue)
            try await db.execute("""
                UPDATE orders SET payment_status = \(status.rawValue) WHERE number = \(order.number.number) AND payment_status IN (\(list: sources))
                """)
            try await OrderStore.record(.refunded, of: order.number, at: now, in: db)
            let note = try await Documents.list(of: order.number, in: db).first { $0.refund == refund.id }
            try await mail.refunded(order, amount: refund.amount, creditNote: note?.number, in: db)
        }
        keeper.runtime.work.wake()
    }

    private func fail(_ refund: StoredRefund, _ reason: String, _ now: Instant) async throws {
        let hasFailed = try await keeper.database.write { db in
            guard try await OrderStore.take(refund.order, in: db) != nil, try await RefundStore.move(refund.id, to: .failed, in: db) else { return false }
            try await db.execute("UPDATE orders SET refunded = refunded - \(refund.amount) WHERE number = \(refund.order.number)")
            try await OrderStore.record(.refundFailed, of: refund.order, at: now, in: db)
            return true
        }
        guard hasFailed else { return }
        keeper.runtime.logger.log(
            .error, "refund failed",
            ["refund": .string(refund.id.text), "order": .string(refund.order.text), "amount": .integer(refund.amount), "reason": .string(reason)])
    }

    private func later(_ refund: StoredRefund, _ item: WorkItem, _ reason: String, _ now: Instant) async throws {
        guard item.attempt >= Self.tries else { throw WorkFailure.temporary("refund not settled: \(reason)") }
        keeper.runtime.logger.log(.error, "refund still not settled", ["refund": .string(refund.id.text), "reason": .string(reason)])
        try await again(refund, at: now + Self.pause)
    }

    private func again(_ refund: StoredRefund, at due: Instant) async throws {
        try await keeper.database.write { [keeper] db in try await Self.add(refund, keeper.runtime, dueAt: due, in: db) }
    }
}
