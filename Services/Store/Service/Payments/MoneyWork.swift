internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Money that only people can set right. Its work fails at once and is kept, so that `barbell_work_dead` tells them. Who has seen to it
/// drops it. That of a refund may be tried again too: then it looks whether that is so, and ends. What was decided past this service often
/// stays so, and no refund made here is to make it end: that would pay the buyer twice.
struct MoneyWork: Sendable {
    let dependencies: StoreDependencies

    static func add(_ work: MoneyToLookAt, run: String?, _ runtime: ServiceRuntime, in db: any Connection) async throws {
        try await runtime.work.add(StoreWork.lookAtMoney, work, run: run, in: db)
    }

    var handler: WorkHandler {
        StoreWork.lookAtMoney.handle { work, item in
            let reason: String? =
                if let refund = work.refund {
                    try await trouble(with: refund, claimed: work.claimed)
                } else if work.isDisputed == true {
                    try await disputed(PaymentID(work.payment))
                } else {
                    try await givenBack(PaymentID(work.payment), PaymentContext(requestID: item.id, run: item.run))
                }
            if let reason { throw WorkFailure.permanent(reason) }
        }
    }

    // Each is nil once it was seen to.

    /// One that was lost, and one about no order, are for people to drop.
    private func disputed(_ payment: PaymentID) async throws -> String? {
        let order = try await order(payment)
        guard order?.dispute != .won else { return nil }
        guard let order else { return "payment \(payment.text) is disputed" }
        let what = order.dispute == .enquiry ? "is asked about by the bank" : "is disputed"
        return "payment \(payment.text) of order \(order.number.text) \(what)"
    }

    /// Only ends by itself where the bank sends that money back; else it is for people to drop. Refunds are claimed here before the
    /// provider hears of them, so those under way may explain what it counts, or not: people are told of them.
    private func givenBack(_ payment: PaymentID, _ context: PaymentContext) async throws -> String? {
        let given = try await dependencies.payments.givenBack(of: payment, context: context)
        let found = try await dependencies.database.snapshot { db -> (order: StoredOrder, pending: Int64)? in
            guard let order = try await OrderStore.find(payment: payment, in: db) else { return nil }
            let refunds = try await RefundStore.list(of: order.number, in: db)
            return (order, refunds.filter { $0.status == .pending }.reduce(0) { $0 + $1.amount })
        }
        guard let (order, pending) = found, given > order.refunded - pending else { return nil }
        let what = "\(given) of order \(order.number.text) went back, and its refunds are \(order.refunded)"
        return pending == 0 ? what : "\(what), of which \(pending) are under way"
    }

    private func order(_ payment: PaymentID) async throws -> StoredOrder? {
        try await dependencies.database.snapshot { db in try await OrderStore.find(payment: payment, in: db) }
    }

    /// It was seen to once refunds claim as much as before: how much is left of the order says nothing of that.
    private func trouble(with id: RefundID, claimed: Int64?) async throws -> String? {
        try await dependencies.database.snapshot { db -> String? in
            guard let refund = try await RefundStore.find(id, in: db), let order = try await OrderStore.find(refund.order, in: db) else {
                return "refund \(id.text) is unknown"
            }
            guard refund.status == .failed else { return nil }
            if let claimed {
                guard order.refunded < claimed else { return nil }
            } else {
                let others = try await RefundStore.list(of: order.number, in: db).filter { $0.id != id && $0.status != .failed }
                guard others.filter({ $0.at >= refund.at }).reduce(0, { $0 + $1.amount }) < refund.amount else { return nil }
            }
            return "refund \(id.text) of order \(order.number.text) failed"
        }
    }
}
