internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Buying a cart, from the preview to the end of the payment. `Placing` has the steps, `Settling` the outcome.
struct CheckoutActions: Sendable {
    let dependencies: StoreDependencies
    let pricer: CartPricer
    let settling: Settling
    private let placing: Placing

    init(dependencies: StoreDependencies, pricer: CartPricer, settling: Settling) {
        self.dependencies = dependencies
        self.pricer = pricer
        self.settling = settling
        placing = Placing(dependencies: dependencies, pricer: pricer, settling: settling)
    }

    func preview(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> OrderPreview {
        let (user, context) = (call.caller.userID, call.context)
        let priced = try await dependencies.database.snapshot { db in
            try await pricer.price(try await db.ask(CartPricer.filled(of: user)), language: context.language, now: context.now, in: db)
        }
        guard !priced.counted.isEmpty else { throw APIError(.cartEmpty) }
        let cart = priced.shown(ProductView(dependencies, context))
        let counted = Set(priced.counted.map(\.item.id))
        return OrderPreview(
            lines: cart.lines.filter { counted.contains($0.product.id) }, promo: cart.promo, totals: cart.totals, changes: cart.changes)
    }

    /// - Returns: `created` once there is an order, `updated` while the person or the bank has to do something.
    func place(_ call: Call<SignedIn, Nothing, OrderRequest>) async throws -> Saved<Checkout> {
        let key = call.context.idempotencyKey ?? dependencies.runtime.ids.next()
        let checkout = try await placing.place(call.body, key: key, call.context, of: call.caller)
        let shown = try await shown(checkout, call.context)
        return checkout.state == .completed ? .created(shown) : .updated(shown)
    }

    func one(_ call: Call<SignedIn, CheckoutParameters, Nothing>) async throws -> Checkout {
        try await shown(try await find(call), call.context)
    }

    /// The person is back from approving the payment.
    /// - Throws: `payment_failed`.
    func confirm(_ call: Call<SignedIn, CheckoutParameters, Nothing>) async throws -> Checkout {
        let (checkout, context) = (try await find(call), call.context)
        var end = checkout
        if checkout.state.isOpen, let payment = checkout.paymentID {
            end = try await settling.ask(checkout.id, payment, context)
            // Back without having approved, or refused by the bank: nothing will come of it.
            if end.state.isOpen, let decline = try await refusal(of: payment, context) {
                end = try await settling.abandon(checkout.id, payment, decline: decline.rawValue, context)
            }
        }
        guard end.state != .failed else { throw APIError(.paymentFailed) }
        return try await shown(end, context)
    }

    func cancel(_ call: Call<SignedIn, CheckoutParameters, Nothing>) async throws -> Checkout {
        let (checkout, context) = (try await find(call), call.context)
        guard checkout.state.isOpen else { return try await shown(checkout, context) }
        guard checkout.busyUntil <= dependencies.runtime.clocks.now(run: nil) else {
            throw APIError(.paymentPending, retryAfter: .seconds(1))
        }
        let end =
            if let payment = checkout.paymentID {
                try await settling.abandon(checkout.id, payment, decline: nil, context)
            } else {
                try await settling.fail(checkout.id, onlyUnopened: true, context.now)
            }
        // It was begun to be paid meanwhile.
        if checkout.paymentID == nil, end.state.isOpen { throw APIError(.paymentPending, retryAfter: .seconds(1)) }
        return try await shown(end, context)
    }

    private func find(_ call: Call<SignedIn, CheckoutParameters, Nothing>) async throws -> StoredCheckout {
        let (id, user) = (call.parameters.id, call.caller.userID)
        guard let checkout = try await dependencies.database.read({ db in try await CheckoutStore.find(id, of: user, in: db) }) else {
            throw APIError(.notFound)
        }
        return checkout
    }

    private func refusal(of payment: PaymentID, _ context: RequestContext) async throws -> DeclineReason? {
        do {
            let now = try await dependencies.payments.payment(payment, context: dependencies.paymentContext(context))
            return now.status == .open ? now.decline : nil
        } catch is PaymentError { return nil }
    }

    /// With the order that it became.
    private func shown(_ checkout: StoredCheckout, _ context: RequestContext) async throws -> Checkout {
        var order = checkout.order
        if checkout.state == .completed, order == nil {
            order = try await dependencies.database.snapshot { db -> OrderDetails? in
                guard let stored = try await OrderStore.find(checkout: checkout.id, in: db) else { return nil }
                return try await OrderDetails(of: stored, in: db)
            }
        }
        let view = OrderView(ProductView(dependencies, context))
        return checkout.shown(order: order.map(view.order), policy: dependencies.policy)
    }
}
