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
    let dependencies: StoreDependencies
    let mail: OrderMail

    /// The outbox gives up on work after some tries. Before that, new work takes its place.
    private static let tries = 12
    private static let pause: Duration = .minutes(10)
    /// How long until a provider that has not decided is asked again.
    private static let patience: Duration = .minutes(1)

    static func add(_ refund: StoredRefund, _ runtime: ServiceRuntime, dueAt: Instant? = nil, in db: any Connection) async throws {
        try await runtime.work.add(StoreWork.refund, RefundPayment(refund: refund.id), run: refund.run, dueAt: dueAt, in: db)
    }

    var handler: WorkHandler {
        StoreWork.refund.handle { work, item in
            let id = work.refund
            let known = try await dependencies.database.read { db -> (refund: StoredRefund, order: StoredOrder)? in
                guard let refund = try await RefundStore.find(id, in: db), let order = try await OrderStore.find(refund.order, in: db)
                else { return nil }
                return (refund, order)
            }
            guard let (refund, order) = known else { throw WorkFailure.permanent("unknown refund") }
            guard refund.status == .pending else { return }
            let now = dependencies.runtime.clocks.now(run: item.run)
            // Another provider's payments mean nothing to this one; they wait until the configuration is right.
            guard order.provider == dependencies.payments.name else {
                return try await later(refund, item, "paid through \(order.provider)", now)
            }
            do {
                let given = try await dependencies.payments.refund(
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
        try await dependencies.database.write { [mail] db in
            guard let order = try await OrderStore.take(refund.order, in: db),
                try await RefundStore.move(refund.id, to: .done, providerRefund: given.id, in: db)
            else { return }
            let isAll = try await RefundStore.done(order.number, in: db) == order.prices.total
            let status = isAll ? OrderPaymentStatus.refunded : .partiallyRefunded
            try await OrderStore.setPaymentStatus(status, of: order.number, in: db)
            try await OrderStore.record(.refunded, of: order.number, at: now, in: db)
            let note = try await DocumentStore.list(of: order.number, in: db).first { $0.refund == refund.id }
            try await mail.refunded(order, amount: refund.amount, creditNote: note?.number, in: db)
        }
        dependencies.runtime.work.wake()
    }

    private func fail(_ refund: StoredRefund, _ reason: String, _ now: Instant) async throws {
        let hasFailed = try await dependencies.database.write { db in
            guard try await OrderStore.take(refund.order, in: db) != nil, try await RefundStore.move(refund.id, to: .failed, in: db) else {
                return false
            }
            try await OrderStore.giveUpRefund(refund.amount, of: refund.order, in: db)
            try await OrderStore.record(.refundFailed, of: refund.order, at: now, in: db)
            return true
        }
        guard hasFailed else { return }
        dependencies.runtime.logger.log(
            .error, "refund failed",
            [
                "refund": .string(refund.id.text), "order": .string(refund.order.text), "amount": .integer(refund.amount),
                "reason": .string(reason)
            ])
    }

    private func later(_ refund: StoredRefund, _ item: WorkItem, _ reason: String, _ now: Instant) async throws {
        guard item.attempt >= Self.tries else { throw WorkFailure.temporary("refund not settled: \(reason)") }
        dependencies.runtime.logger.log(.error, "refund still not settled", ["refund": .string(refund.id.text), "reason": .string(reason)])
        try await again(refund, at: now + Self.pause)
    }

    private func again(_ refund: StoredRefund, at due: Instant) async throws {
        try await dependencies.database.write { [dependencies] db in try await Self.add(refund, dependencies.runtime, dueAt: due, in: db) }
    }
}
