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

    static func add(_ id: CheckoutID, run: String?, dueAt: Instant, _ runtime: ServiceRuntime, in db: any Connection) async throws {
        try await runtime.work.add(StoreWork.settleCheckout, CheckoutSettlement(checkout: id), run: run, dueAt: dueAt, in: db)
    }

    var handler: WorkHandler {
        StoreWork.settleCheckout.handle { work, item in
            let id = work.checkout
            let checkout = try await dependencies.database.read { db in try await CheckoutStore.find(id, in: db) }
            guard let checkout else { return }
            do {
                try await look(
                    after: checkout, PaymentContext(requestID: item.id, run: item.run), now: dependencies.runtime.clocks.now(run: item.run))
            } catch let error as PaymentError {
                // However long the provider is away, this is not given up.
                dependencies.runtime.logger.log(
                    .warning, "checkout not settled", ["checkout": .string(id.text), "error": .string("\(error)")])
                try await again(checkout, at: dependencies.runtime.clocks.now(run: item.run) + Self.pause)
            }
        }
    }

    private func look(after checkout: StoredCheckout, _ context: PaymentContext, now: Instant) async throws {
        switch checkout.state {
        case .completed, .refunded: return
        case .refunding: return try await giveBack(checkout, context, now: now)
        case .failed, .reserved, .requiresAction, .processing: break
        }
        if checkout.state.isOpen, checkout.busyUntil > dependencies.runtime.clocks.now(run: nil) {
            return try await again(checkout, at: now + .seconds(5))
        }
        guard let id = checkout.paymentID else {
            // Whoever began it died before a payment was opened; that charges nothing.
            if checkout.state.isOpen { try await settling.fail(checkout.id, now) }
            return
        }
        let payment = try await dependencies.payments.payment(id, context: context)
        switch payment.status {
        case .succeeded: try await settling.settle(checkout.id, payment, now: now)
        case .canceled: try await settling.settle(checkout.id, payment, now: now)
        case .requiresAction where now < checkout.heldUntil:
            // The person has time; what the crash kept from the row is written there, and it comes again when the time is over.
            if checkout.state == .requiresAction { return try await again(checkout, at: checkout.heldUntil) }
            try await settling.settle(checkout.id, payment, now: now)
        case .open, .requiresAction:
            let ended = try await dependencies.payments.cancel(id, context: context)
            guard ended.status == .canceled || ended.status == .succeeded else { return try await again(checkout, at: now + Self.pause) }
            try await settling.settle(checkout.id, ended, now: now)
        case .processing:
            try await settling.settle(checkout.id, payment, now: now)
            try await again(checkout, at: now + Self.pause)
        }
    }

    private func again(_ checkout: StoredCheckout, at due: Instant) async throws {
        try await dependencies.database.write { [dependencies] db in
            try await Self.add(checkout.id, run: checkout.run, dueAt: due, dependencies.runtime, in: db)
        }
    }

    /// The money of a checkout that could not become an order.
    private func giveBack(_ checkout: StoredCheckout, _ context: PaymentContext, now: Instant) async throws {
        guard let payment = checkout.paymentID else { return }
        do {
            _ = try await dependencies.payments.refund(
                payment, amount: checkout.prices.total, key: "late:" + checkout.id.text, context: context)
        } catch PaymentError.refundRefused {
            // Given back by somebody else already, or the provider would take it twice: for people to look at.
            dependencies.runtime.logger.log(.error, "late payment not refunded", ["checkout": .string(checkout.id.text)])
            throw WorkFailure.permanent("refund refused")
        }
        try await dependencies.database.write { db in _ = try await CheckoutStore.move(checkout.id, to: .refunded, now: now, in: db) }
    }
}
