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

    /// How long until a provider that has not decided is asked again: as long as it has taken already, and at most an hour.
    static func patience(since: Instant, _ now: Instant) -> Duration { min(max(now - since, .minutes(1)), .hours(1)) }
    /// After this, people are told that it has not decided.
    static let longest: Duration = .days(1)

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
                guard given.isDone else { return try await again(refund, at: now + Self.patience(since: refund.at, now)) }
                try await finish(refund, given, now)
            } catch let error as PaymentError {
                switch error {
                case .refundRefused, .unknownPayment: try await fail(refund, "\(error)", now)
                case .unavailable, .unknownOutcome, .refused, .declined, .unknownMethod, .unknownCustomer:
                    try await later(refund, item, "\(error)", now)
                }
            }
        }
    }

    /// A provider may take back what it said of a refund, as when the bank would not have the money. Then it is not done, and another one
    /// can be made for it.
    /// - Throws: `PaymentError`.
    func lookAgain(at payment: PaymentID, _ context: RequestContext) async throws {
        let done = try await dependencies.database.snapshot { db -> [StoredRefund] in
            guard let order = try await OrderStore.find(payment: payment, in: db) else { return [] }
            return try await RefundStore.list(of: order.number, in: db).filter { $0.status == .done }
        }
        guard !done.isEmpty else { return }
        let failed = try await dependencies.payments.failedRefunds(of: payment, context: dependencies.paymentContext(context))
        for refund in done {
            guard let id = refund.providerRefund, failed.contains(id) else { continue }
            try await fail(refund, "it came back", dependencies.runtime.clocks.now(run: refund.run))
        }
    }

    private func finish(_ refund: StoredRefund, _ given: Refund, _ now: Instant) async throws {
        try await dependencies.database.write { [mail] db in
            guard let order = try await OrderStore.take(refund.order, in: db),
                try await RefundStore.move(refund.id, from: .pending, to: .done, providerRefund: given.id, in: db)
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
        let hasFailed = try await dependencies.database.write { [dependencies, mail] db in
            guard let order = try await OrderStore.take(refund.order, in: db),
                try await RefundStore.move(refund.id, from: refund.status, to: .failed, in: db)
            else { return false }
            try await OrderStore.giveUpRefund(refund.amount, of: refund.order, in: db)
            if refund.status == .done {
                try await OrderStore.takePaymentStatusBack(
                    to: try await RefundStore.done(refund.order, in: db), of: refund.order, in: db)
                // They were told that it is on its way.
                try await mail.refundCameBack(order, amount: refund.amount, in: db)
            } else {
                try await mail.refundFailed(order, amount: refund.amount, in: db)
            }
            // Nothing here gives it back by itself.
            let trouble = MoneyToLookAt(payment: order.payment.text, refund: refund.id, claimed: order.refunded)
            try await MoneyWork.add(trouble, run: refund.run, dependencies.runtime, in: db)
            try await OrderStore.record(.refundFailed, of: refund.order, at: now, in: db)
            return true
        }
        guard hasFailed else { return }
        dependencies.runtime.work.wake()
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
