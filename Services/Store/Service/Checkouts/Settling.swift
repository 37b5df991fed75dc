internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Brings a checkout to what its payment says. The request, the person's return, the webhook and the reconciler may all do it at once:
/// the transitions of the checkout's row let each happen once, under the lock of the customer's row.
struct Settling: Sendable {
    let dependencies: StoreDependencies

    /// What the provider knows a checkout's payment by.
    static func reference(_ id: CheckoutID) -> String { prefix + id.text }
    static let prefix = "checkout:"

    /// - Parameter event: the webhook that brought the news; one that was seen before has no effect.
    /// - Returns: the checkout as it is afterwards.
    @discardableResult
    func settle(_ id: CheckoutID, _ payment: Payment, event: String? = nil, now: Instant) async throws -> StoredCheckout {
        do {
            return try await once(id, payment, event: event, isLast: false, now: now)
        } catch is SoldOut {
            return try await once(id, payment, event: event, isLast: true, now: now)
        } catch is Overtaken {
            return try await once(id, payment, event: event, isLast: false, now: now)
        }
    }

    /// The payment came so late that the goods are sold. Thrown to roll the transaction back, so that no order number is used up.
    private struct SoldOut: Error {}

    /// Somebody else ended the checkout, or it was swept. Thrown for the same reason.
    private struct Overtaken: Error {}

    private func once(_ id: CheckoutID, _ payment: Payment, event: String?, isLast: Bool, now: Instant) async throws -> StoredCheckout {
        let end = try await dependencies.database.write { [dependencies] db -> StoredCheckout in
            let note = event.map { WebhookStore.note($0, of: dependencies.payments.name, at: now) } ?? Question(known: true)
            // The first is false when the person was deleted meanwhile. Their money must not get lost, so the payment is settled all the
            // same.
            let (isThere, isNew, found) = try await db.ask(CustomerStore.hold(ofCheckout: id), note, CheckoutStore.find(id))
            guard let checkout = found else { throw APIError(.notFound) }
            guard isNew else { return checkout }
            switch payment.status {
            case .succeeded: return try await succeed(checkout, payment, isThere: isThere, isLast: isLast, now: now, in: db)
            case .requiresAction:
                guard checkout.state == .reserved || checkout.state == .processing else { break }
                _ = try await CheckoutStore.move(id, to: .requiresAction, actionURL: payment.actionURL, now: now, in: db)
                try await CheckoutWork.add(id, run: checkout.run, dueAt: checkout.heldUntil, dependencies.runtime, in: db)
            case .processing:
                guard checkout.state == .reserved || checkout.state == .requiresAction else { break }
                _ = try await CheckoutStore.move(id, to: .processing, now: now, in: db)
            case .canceled: try await lose(checkout, decline: payment.decline?.rawValue, now: now, in: db)
            case .open: try await CheckoutStore.free(id, in: db)
            }
            return try await Self.found(id, in: db)
        }
        dependencies.runtime.work.wake()
        return end
    }

    private static func found(_ id: CheckoutID, in db: any Connection) async throws -> StoredCheckout {
        guard let checkout = try await CheckoutStore.find(id, in: db) else { throw APIError(.notFound) }
        return checkout
    }

    /// - Returns: the checkout as it is afterwards.
    private func succeed(
        _ checkout: StoredCheckout, _ payment: Payment, isThere: Bool, isLast: Bool, now: Instant, in db: any Connection
    ) async throws -> StoredCheckout {
        guard checkout.state.isOpen || checkout.state == .failed else { return checkout }
        guard payment.amount == checkout.prices.total, payment.currency == Currency.sar.rawValue, payment.id == checkout.paymentID else {
            dependencies.runtime.logger.log(
                .error, "payment is another's", ["checkout": .string(checkout.id.text), "payment": .string(payment.id.text)])
            return checkout
        }
        // The buyer was deleted, the goods are sold out, or the payment is so late that the address was forgotten: the money goes back.
        guard isThere, !isLast, let buyer = checkout.buyer else {
            try await release(checkout.id, decline: nil, now: now, in: db)
            if try await CheckoutStore.move(checkout.id, to: .refunding, now: now, in: db) {
                try await CheckoutWork.add(checkout.id, run: checkout.run, dueAt: now, dependencies.runtime, in: db)
            }
            return try await Self.found(checkout.id, in: db)
        }
        let bought = checkout.lines.map { (product: $0.product, quantity: $0.quantity) }.sorted { $0.product < $1.product }
        try await CartStore.removeBought(bought, of: checkout.user, in: db)
        try await CustomerStore.countPaidOrder(checkout.user, in: db)
        try await Allowance.declines.forget(checkout.user, in: db)
        // Every purchase waits for whoever has the counters, so they come last of what is waited for. Goods come after them, here as in
        // every release: the other way round two purchases would wait for each other.
        let (isOurs, held, (number, invoice)) = try await db.ask(
            CheckoutStore.move(checkout.id, to: .completed, now: now), CheckoutStore.takeReservations(checkout.id),
            CounterStore.next("orders", "invoices", first: dependencies.policy.firstNumber))
        guard isOurs else { throw Overtaken() }
        let wasOpen = checkout.state.isOpen
        if !wasOpen, try await ShelfStore.reserve(bought, in: db) != nil { throw SoldOut() }
        let order = try await placed(checkout, buyer, payment, OrderNumber(number), DocumentNumber(.invoice, invoice), now: now, in: db)
        for (product, quantity) in wasOpen ? held : bought { try await ShelfStore.sell(product, quantity, in: db) }
        return checkout.completed(as: order)
    }

    private func placed(
        _ checkout: StoredCheckout, _ buyer: Buyer, _ payment: Payment, _ number: OrderNumber, _ invoice: DocumentNumber, now: Instant,
        in db: any Connection
    ) async throws -> OrderDetails {
        let order = NewOrder(
            number: number, user: checkout.user, checkout: checkout.id, address: buyer.address, email: buyer.email, promo: checkout.promo,
            prices: checkout.prices, lines: checkout.lines, provider: dependencies.payments.name, payment: payment.id, card: payment.card,
            language: checkout.language, run: checkout.run, placedAt: now, cardMark: checkout.cardMark)
        try await OrderStore.insert(order, in: db)
        try await DocumentStore.issueInvoice(invoice.number, for: order, policy: dependencies.policy, in: db)
        try await OrderMail(runtime: dependencies.runtime, policy: dependencies.policy).confirmation(order, invoice: invoice, in: db)
        return OrderDetails(order, invoice: invoice)
    }

    /// Ends a checkout that was not paid and lets its goods go.
    /// - Returns: false when it had ended before.
    @discardableResult
    private func release(
        _ id: CheckoutID, decline: String?, onlyUnopened: Bool = false, now: Instant, in db: any Connection
    ) async throws -> Bool {
        guard try await CheckoutStore.move(id, to: .failed, decline: decline, onlyUnopened: onlyUnopened, now: now, in: db) else {
            return false
        }
        for (product, quantity) in try await db.ask(CheckoutStore.takeReservations(id)) {
            try await ShelfStore.release(product, quantity, in: db)
        }
        return true
    }

    /// Ends a checkout as `release` does, and counts it as a try that failed if its card was declined, or if it was left for the person to
    /// approve. What only the provider did not do is no try of theirs.
    private func lose(
        _ checkout: StoredCheckout, decline: String?, onlyUnopened: Bool = false, now: Instant, in db: any Connection
    ) async throws {
        let isOver = try await release(checkout.id, decline: decline, onlyUnopened: onlyUnopened, now: now, in: db)
        guard isOver, decline != nil || checkout.state == .requiresAction else { return }
        try await Allowance.declines.add(checkout.user, now: now, in: db)
    }

    /// - Parameter onlyUnopened: does nothing when somebody opened a payment for it meanwhile: that may be charged by now.
    @discardableResult
    func fail(_ id: CheckoutID, decline: String? = nil, onlyUnopened: Bool = false, _ now: Instant) async throws -> StoredCheckout {
        try await dependencies.database.write { db in
            _ = try await CustomerStore.hold(ofCheckout: id, in: db)
            try await lose(try await Self.found(id, in: db), decline: decline, onlyUnopened: onlyUnopened, now: now, in: db)
            return try await Self.found(id, in: db)
        }
    }

    /// The provider has no such payment (any more), so nothing can come of it: the goods are for others, and the person may try again.
    @discardableResult
    func gone(_ id: CheckoutID, _ now: Instant) async throws -> StoredCheckout {
        dependencies.runtime.logger.log(.error, "payment is gone", ["checkout": .string(id.text)])
        return try await dependencies.database.write { db in
            _ = try await CustomerStore.hold(ofCheckout: id, in: db)
            try await release(id, decline: nil, now: now, in: db)
            return try await Self.found(id, in: db)
        }
    }

    /// Ends a checkout at the provider first, so that it cannot be paid any more; one that was paid is completed instead. When the provider
    /// cannot be reached the checkout stays, and the reconciler ends it.
    /// - Throws: `payment_pending` while the bank decides.
    func abandon(_ id: CheckoutID, _ payment: PaymentID, decline: String?, _ context: RequestContext) async throws -> StoredCheckout {
        let ended: Payment
        do {
            ended = try await dependencies.payments.cancel(payment, context: dependencies.paymentContext(context))
        } catch PaymentError.unknownPayment {
            return try await gone(id, context.now)
        } catch is PaymentError {
            return try await dependencies.database.write { db in
                try await CheckoutStore.free(id, in: db)
                return try await Self.found(id, in: db)
            }
        }
        switch ended.status {
        case .succeeded: return try await settle(id, ended, now: context.now)
        case .canceled: return try await fail(id, decline: decline ?? ended.decline?.rawValue, context.now)
        case .open, .requiresAction, .processing: throw APIError(.paymentPending, retryAfter: .seconds(5))
        }
    }

    /// Settles by what the provider says now; when it cannot be asked a checkout that may have been charged is `processing` until it can.
    /// One that waits for the person goes on doing so, and keeps the address where they approve it.
    func ask(_ id: CheckoutID, _ payment: PaymentID, _ context: RequestContext) async throws -> StoredCheckout {
        do {
            let known = try await dependencies.payments.payment(payment, context: dependencies.paymentContext(context))
            return try await settle(id, known, now: context.now)
        } catch PaymentError.unknownPayment {
            return try await gone(id, context.now)
        } catch is PaymentError {
            return try await dependencies.database.write { db in
                _ = try await CustomerStore.hold(ofCheckout: id, in: db)
                if try await Self.found(id, in: db).state == .reserved {
                    _ = try await CheckoutStore.move(id, to: .processing, now: context.now, in: db)
                }
                return try await Self.found(id, in: db)
            }
        }
    }
}
