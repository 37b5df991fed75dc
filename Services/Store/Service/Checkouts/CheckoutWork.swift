internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// The reconciler: looks after each checkout until it has ended, whatever became of the request that began it.
struct CheckoutWork: Sendable {
    let dependencies: StoreDependencies
    let settling: Settling

    /// How long until it looks again at what is undecided.
    private static let pause: Duration = .seconds(30)

    static func add(
        _ id: CheckoutID, undecidedSince: Instant? = nil, run: String?, dueAt: Instant, _ runtime: ServiceRuntime, in db: any Connection
    ) async throws {
        let work = CheckoutSettlement(checkout: id, undecidedSince: undecidedSince.map(EpochMilliseconds.init))
        try await runtime.work.add(StoreWork.settleCheckout, work, run: run, dueAt: dueAt, in: db)
    }

    var handler: WorkHandler {
        StoreWork.settleCheckout.handle { work, item in
            let id = work.checkout
            let checkout = try await dependencies.database.read { db in try await CheckoutStore.find(id, in: db) }
            guard let checkout else { return }
            let (now, since) = (dependencies.runtime.clocks.now(run: item.run), work.undecidedSince?.instant)
            do {
                try await look(after: checkout, undecidedSince: since, PaymentContext(requestID: item.id, run: item.run), now: now)
            } catch let error as PaymentError {
                // However long the provider is away, this is not given up.
                dependencies.runtime.logger.log(
                    .warning, "checkout not settled", ["checkout": .string(id.text), "error": .string("\(error)")])
                try await again(checkout, undecidedSince: since, at: dependencies.runtime.clocks.now(run: item.run) + Self.pause)
            }
        }
    }

    private func look(
        after checkout: StoredCheckout, undecidedSince: Instant?, _ context: PaymentContext, now: Instant
    ) async throws {
        switch checkout.state {
        case .completed, .refunded: return
        case .refunding: return try await giveBack(checkout, since: undecidedSince ?? now, context, now: now)
        case .failed, .reserved, .requiresAction, .processing: break
        }
        if checkout.state.isOpen, checkout.busyUntil > dependencies.runtime.clocks.now(run: nil) {
            return try await again(checkout, at: now + .seconds(5))
        }
        guard let id = checkout.paymentID else {
            // Whoever began it died before a payment was opened; that charges nothing.
            guard checkout.state.isOpen else { return }
            // Somebody who was slow may have opened one since.
            guard try await settling.fail(checkout.id, onlyUnopened: true, now).state.isOpen else { return }
            return try await again(checkout, at: now + Self.pause)
        }
        let payment: Payment
        do { payment = try await dependencies.payments.payment(id, context: context) } catch PaymentError.unknownPayment {
            if checkout.state.isOpen { try await settling.gone(checkout.id, now) }
            return
        }
        switch payment.status {
        case .succeeded: try await settling.settle(checkout.id, payment, now: now)
        case .canceled: try await settling.settle(checkout.id, payment, now: now)
        case .requiresAction where now < checkout.heldUntil:
            // The person has time; what the crash kept from the row is written there, and it comes again when the time is over.
            if checkout.state == .requiresAction { return try await again(checkout, at: checkout.heldUntil) }
            try await settling.settle(checkout.id, payment, now: now)
        case .open, .requiresAction:
            let ended = try await dependencies.payments.cancel(id, context: context)
            switch ended.status {
            case .succeeded: try await settling.settle(checkout.id, ended, now: now)
            // What the bank said before counts, also where a payment that has ended does not repeat it.
            case .canceled: try await settling.fail(checkout.id, decline: (ended.decline ?? payment.decline)?.rawValue, now)
            case .open, .requiresAction, .processing: try await again(checkout, at: now + Self.pause)
            }
        case .processing:
            try await settling.settle(checkout.id, payment, now: now)
            try await again(checkout, at: now + Self.pause)
        }
    }

    private func again(_ checkout: StoredCheckout, undecidedSince: Instant? = nil, at due: Instant) async throws {
        try await dependencies.database.write { [dependencies] db in
            try await Self.add(
                checkout.id, undecidedSince: undecidedSince, run: checkout.run, dueAt: due, dependencies.runtime, in: db)
        }
    }

    /// The money of a checkout that could not become an order.
    private func giveBack(_ checkout: StoredCheckout, since: Instant, _ context: PaymentContext, now: Instant) async throws {
        guard let payment = checkout.paymentID else { return }
        do {
            let given = try await dependencies.payments.refund(
                payment, amount: checkout.prices.total, key: "late:" + checkout.id.text, context: context)
            // The provider has not decided; asked again, it finds this refund by its key, and says if it failed.
            guard given.isDone else {
                if now - since >= RefundWork.longest {
                    dependencies.runtime.logger.log(.error, "late payment still not refunded", ["checkout": .string(checkout.id.text)])
                }
                return try await again(checkout, undecidedSince: since, at: now + RefundWork.patience(since: since, now))
            }
        } catch let error as PaymentError where error == .refundRefused || error == .unknownPayment {
            // Given back by somebody else already, or nothing that the provider has: for people to look at.
            dependencies.runtime.logger.log(
                .error, "late payment not refunded", ["checkout": .string(checkout.id.text), "error": .string("\(error)")])
            throw WorkFailure.permanent("\(error)")
        }
        try await dependencies.database.write { db in _ = try await CheckoutStore.move(checkout.id, to: .refunded, now: now, in: db) }
    }
}
