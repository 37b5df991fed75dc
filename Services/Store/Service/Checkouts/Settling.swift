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
    static func reference(_ id: CheckoutID) -> String { "checkout:" + id.text }

    /// - Parameter event: the webhook that brought the news; one that was seen before has no effect.
    /// - Returns: the checkout as it is afterwards.
    @discardableResult
    func settle(_ id: CheckoutID, _ payment: Payment, event: String? = nil, now: Instant) async throws -> StoredCheckout {
        do {
            return try await once(id, payment, event: event, isLast: false, now: now)
        } catch is SoldOut {
            return try await once(id, payment, event: event, isLast: true, now: now)
        }
    }

    /// The payment came so late that the goods are sold. Thrown to roll the transaction back, so that no order number is used up.
    private struct SoldOut: Error {}

    private func once(_ id: CheckoutID, _ payment: Payment, event: String?, isLast: Bool, now: Instant) async throws -> StoredCheckout {
        let end = try await dependencies.database.write { [dependencies] db -> StoredCheckout in
            // False when the person was deleted meanwhile. Their money must not get lost, so the payment is settled all the same.
            let isThere = try await CustomerStore.hold(ofCheckout: id, in: db)
            if let event, try await !WebhookStore.note(event, of: dependencies.payments.name, at: now, in: db) {
                return try await Self.found(id, in: db)
            }
            let checkout = try await Self.found(id, in: db)
            switch payment.status {
            case .succeeded: try await succeed(checkout, payment, isThere: isThere, isLast: isLast, now: now, in: db)
            case .requiresAction:
                guard checkout.state == .reserved || checkout.state == .processing else { break }
                _ = try await CheckoutStore.move(id, to: .requiresAction, actionURL: payment.actionURL, now: now, in: db)
                try await CheckoutWork.add(id, run: checkout.run, dueAt: checkout.heldUntil, dependencies.runtime, in: db)
            case .processing:
                guard checkout.state == .reserved || checkout.state == .requiresAction else { break }
                _ = try await CheckoutStore.move(id, to: .processing, now: now, in: db)
            case .canceled: try await release(id, decline: payment.decline?.rawValue, now: now, in: db)
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

    private func succeed(
        _ checkout: StoredCheckout, _ payment: Payment, isThere: Bool, isLast: Bool, now: Instant, in db: any Connection
    ) async throws {
        guard checkout.state.isOpen || checkout.state == .failed else { return }
        guard payment.amount == checkout.prices.total, payment.currency == Currency.sar.rawValue, payment.id == checkout.paymentID else {
            dependencies.runtime.logger.log(
                .error, "payment is another's", ["checkout": .string(checkout.id.text), "payment": .string(payment.id.text)])
            return
        }
        // The buyer was deleted, the goods are sold out, or the payment is so late that the address was forgotten: the money goes back.
        guard isThere, !isLast, let buyer = checkout.buyer else {
            try await release(checkout.id, decline: nil, now: now, in: db)
            guard try await CheckoutStore.move(checkout.id, to: .refunding, now: now, in: db) else { return }
            return try await CheckoutWork.add(checkout.id, run: checkout.run, dueAt: now, dependencies.runtime, in: db)
        }
        let wasOpen = checkout.state.isOpen
        guard try await CheckoutStore.move(checkout.id, to: .completed, now: now, in: db) else { return }
        let number = OrderNumber(try await CounterStore.next("orders", first: dependencies.policy.firstNumber, in: db))
        let invoice = try await CounterStore.next("invoices", first: dependencies.policy.firstNumber, in: db)
        let held = try await CheckoutStore.takeReservations(checkout.id, in: db)
        let goods = wasOpen ? held : checkout.lines.map { (product: $0.product, quantity: $0.quantity) }.sorted { $0.product < $1.product }
        for (product, quantity) in goods {
            if !wasOpen, !(try await ShelfStore.reserve(product, quantity, in: db)) { throw SoldOut() }
            try await ShelfStore.sell(product, quantity, in: db)
        }
        try await placed(checkout, buyer, payment, number, invoice: invoice, now: now, in: db)
    }

    private func placed(
        _ checkout: StoredCheckout, _ buyer: Buyer, _ payment: Payment, _ number: OrderNumber, invoice: Int64, now: Instant,
        in db: any Connection
    ) async throws {
        let order = NewOrder(
            number: number, user: checkout.user, checkout: checkout.id, address: buyer.address, email: buyer.email, promo: checkout.promo,
            prices: checkout.prices, lines: checkout.lines, provider: dependencies.payments.name, payment: payment.id, card: payment.card,
            language: checkout.language, run: checkout.run, placedAt: now, cardMark: checkout.cardMark)
        try await OrderStore.insert(order, in: db)
        try await DocumentStore.issueInvoice(invoice, for: order, in: db)
        try await CartStore.removeBought(checkout.lines.map { (product: $0.product, quantity: $0.quantity) }, of: checkout.user, in: db)
        try await CustomerStore.countPaidOrder(checkout.user, in: db)
        try await OrderMail(runtime: dependencies.runtime, policy: dependencies.policy)
            .confirmation(order, invoice: DocumentNumber(.invoice, invoice), in: db)
    }

    /// Ends a checkout that was not paid and lets its goods go.
    private func release(_ id: CheckoutID, decline: String?, now: Instant, in db: any Connection) async throws {
        guard try await CheckoutStore.move(id, to: .failed, decline: decline, now: now, in: db) else { return }
        for (product, quantity) in try await CheckoutStore.takeReservations(id, in: db) {
            try await ShelfStore.release(product, quantity, in: db)
        }
    }

    @discardableResult
    func fail(_ id: CheckoutID, decline: String? = nil, _ now: Instant) async throws -> StoredCheckout {
        try await dependencies.database.write { db in
            _ = try await CustomerStore.hold(ofCheckout: id, in: db)
            try await release(id, decline: decline, now: now, in: db)
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

    /// Settles by what the provider says now; when it cannot be asked the checkout is `processing` until it can.
    func ask(_ id: CheckoutID, _ payment: PaymentID, _ context: RequestContext) async throws -> StoredCheckout {
        do {
            let known = try await dependencies.payments.payment(payment, context: dependencies.paymentContext(context))
            return try await settle(id, known, now: context.now)
        } catch is PaymentError {
            return try await dependencies.database.write { db in
                _ = try await CheckoutStore.move(id, to: .processing, now: context.now, in: db)
                return try await Self.found(id, in: db)
            }
        }
    }
}
