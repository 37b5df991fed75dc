internal import Contracts
internal import HTTPCore
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

struct CheckoutRoutes: Sendable {
    let keeper: StoreKeeper
    let desk: CheckoutDesk
    let settling: Settling
    let view: OrderView

    var routes: [Route] {
        [
            StoreOrders.preview.handle { call in try await desk.preview(call.context, of: call.caller) },
            StoreOrders.place.handleSaving { call in
                let key = call.context.idempotencyKey ?? keeper.runtime.ids.next()
                let checkout = try await desk.place(call.body, key: key, call.context, of: call.caller)
                let shown = try await show(checkout, call.context)
                return checkout.state == .completed ? .created(shown) : .updated(shown)
            },
            StoreOrders.checkout.handle { call in try await show(try await find(call.parameters.id, of: call.caller), call.context) },
            StoreOrders.confirm.handle { call in
                let checkout = try await find(call.parameters.id, of: call.caller)
                return try await show(try await confirm(checkout, call.context), call.context)
            },
            StoreOrders.cancelCheckout.handle { call in
                let checkout = try await find(call.parameters.id, of: call.caller)
                return try await show(try await cancel(checkout, call.context), call.context)
            },
        ]
    }

    private func find(_ id: CheckoutID, of person: SignedIn) async throws -> StoredCheckout {
        guard let checkout = try await keeper.database.read({ db in try await CheckoutStore.find(id, of: person.userID, in: db) }) else {
            throw APIError(.notFound)
        }
        return checkout
    }

    private func confirm(_ checkout: StoredCheckout, _ context: RequestContext) async throws -> StoredCheckout {
        var end = checkout
        if checkout.state.isOpen, let payment = checkout.paymentID {
            end = try await settling.ask(checkout.id, payment, context)
            // Back without having approved, or refused by the bank: nothing will come of it.
            if end.state.isOpen, try await isRefused(payment, context) { end = try await settling.abandon(checkout.id, payment, decline: nil, context) }
        }
        guard end.state != .failed else { throw APIError(.paymentFailed) }
        return end
    }

    private func isRefused(_ payment: PaymentID, _ context: RequestContext) async throws -> Bool {
        do {
            let now = try await keeper.payments.payment(payment, context: keeper.paymentContext(context))
            return now.status == .open && now.decline != nil
        } catch is PaymentError { return false }
    }

    private func cancel(_ checkout: StoredCheckout, _ context: RequestContext) async throws -> StoredCheckout {
        guard checkout.state.isOpen else { return checkout }
        guard checkout.busyUntil <= keeper.runtime.clocks.now(run: nil) else { throw APIError(.paymentPending, retryAfter: .seconds(1)) }
        guard let payment = checkout.paymentID else { return try await settling.fail(checkout.id, context.now) }
        return try await settling.abandon(checkout.id, payment, decline: nil, context)
    }

    private func show(_ checkout: StoredCheckout, _ context: RequestContext) async throws -> Checkout {
        let order = checkout.state == .completed
            ? try await keeper.database.snapshot { db -> Order? in
                guard let stored = try await OrderStore.find(checkout: checkout.id, in: db) else { return nil }
                return try await view.order(stored, Showcase(keeper, context), in: db)
            } : nil
        return Checkout(
            id: checkout.id, status: checkout.state.status, totals: checkout.prices.totals(checkout.lines.map { ($0.taxCategory, $0.discount) }, policy: keeper.policy),
            actionUrl: checkout.state == .requiresAction ? checkout.actionURL : nil, expiresAt: checkout.state.isOpen ? checkout.heldUntil : nil,
            order: order)
    }
}
