internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Buys a cart. Each step can be the last one before a crash: what was done is in the database, and `CheckoutWork` takes it on from there.
///
/// 1. One transaction prices the cart, holds the goods and keeps the checkout (`reserved`).
/// 2. The provider opens a payment, which charges nothing; its id is kept.
/// 3. The provider charges it.
/// 4. One transaction makes the order (`Settling`). Whoever brings the news of the payment may do it; one does.
struct CheckoutDesk: Sendable {
    let keeper: StoreKeeper
    let pricer: CartPricer
    let settling: Settling

    /// How long a request may work on a checkout before others may take it for left.
    static let busy: Duration = .seconds(30)

    func preview(_ context: RequestContext, of person: SignedIn) async throws -> OrderPreview {
        let priced = try await keeper.database.snapshot { db in
            try await pricer.price(try await CartStore.find(of: person.userID, in: db), language: context.language, now: context.now, in: db)
        }
        guard !priced.counted.isEmpty else { throw APIError(.cartEmpty) }
        let cart = priced.shown(Showcase(keeper, context), policy: keeper.policy)
        let counted = Set(priced.counted.map(\.item.id))
        return OrderPreview(
            lines: cart.lines.filter { counted.contains($0.product.id) }, promo: cart.promo, totals: cart.totals, changes: cart.changes)
    }

    /// - Returns: the checkout as it stands now.
    /// - Throws: what `StoreOrders.place` lists.
    func place(_ request: OrderRequest, key: String, _ context: RequestContext, of person: SignedIn) async throws -> StoredCheckout {
        for _ in 0..<3 {
            switch try await begin(request, key: key, context, of: person) {
            case .known(let checkout): return try await takeUp(checkout, context)
            case .began(let checkout, let customer):
                keeper.runtime.work.wake()
                return try await charge(checkout, customer: customer, context)
            case .other(let open): try await clear(open, context)
            }
        }
        throw APIError(.checkoutOpen, retryAfter: .seconds(1))
    }

    private enum Beginning: Sendable {
        case began(StoredCheckout, customer: String?)
        /// The key led to this one before.
        case known(StoredCheckout)
        /// Another one of the person's is open.
        case other(StoredCheckout)
    }

    private func begin(_ request: OrderRequest, key: String, _ context: RequestContext, of person: SignedIn) async throws -> Beginning {
        let real = keeper.runtime.clocks.now(run: nil)
        let id = CheckoutID(trusted: keeper.runtime.ids.next())
        return try await keeper.database.write { [keeper, pricer] db in
            try await CustomerStore.claim(person.userID, now: context.now, in: db)
            if let known = try await CheckoutStore.find(key: key, of: person.userID, in: db) { return .known(known) }
            if let open = try await CheckoutStore.findOpen(of: person.userID, in: db) { return .other(open) }
            let priced = try await pricer.price(
                try await CartStore.find(of: person.userID, in: db), language: context.language, now: context.now, in: db)
            try CheckoutRule.check(priced, accepted: request.acceptedTotal?.value)
            let method = try await Self.method(request, of: person.userID, in: db)
            for line in priced.counted.sorted(by: { $0.item.id < $1.item.id }) {
                let quantity = line.quantity
                guard try await ShelfStore.reserve(line.item.id, quantity, in: db) else {
                    let left = try await ShelfStore.find([line.item.id], in: db)[line.item.id]?.available ?? 0
                    throw APIError(.outOfStock, fields: [CheckoutRule.problem(line.item.id, .outOfStock(available: max(0, left)))])
                }
            }
            let checkout = StoredCheckout(
                id: id, user: person.userID, state: .reserved, address: request.address, email: request.email, lines: priced.checkoutLines,
                promo: priced.promo?.code, prices: priced.storedPrices, paymentID: nil, token: method.token, actionURL: nil, decline: nil,
                language: context.language, run: context.run, heldUntil: context.now + keeper.policy.reservation, busyUntil: real + Self.busy,
                createdAt: context.now)
            try await CheckoutStore.insert(checkout, key: key, provider: keeper.payments.name, now: context.now, in: db)
            try await CheckoutWork.add(id, run: context.run, dueAt: context.now + Self.busy, keeper.runtime, in: db)
            return .began(checkout, customer: method.customer)
        }
    }

    /// The card of the request, or the one on file.
    private static func method(_ request: OrderRequest, of user: UserID, in db: any Connection) async throws -> (token: PaymentToken, customer: String?) {
        if let token = request.paymentToken { return (PaymentToken(token.text), nil) }
        let row = try await db.first("SELECT method, provider_customer FROM customers WHERE user_id = \(user.text)")
        guard let row, let method = try row.get(0, as: String?.self) else {
            throw APIError(.validationFailed, fields: [FieldProblem("paymentToken", .required)])
        }
        return (PaymentToken(method), try row.get(1))
    }

    /// Steps 2 to 4.
    private func charge(_ checkout: StoredCheckout, customer: String?, _ context: RequestContext) async throws -> StoredCheckout {
        let payment: Payment
        do {
            payment = try await keeper.payments.open(
                PaymentOrder(
                    amount: checkout.prices.total, currency: Currency.sar.rawValue, reference: Settling.reference(checkout.id), customer: customer,
                    context: keeper.paymentContext(context)),
                key: checkout.id.text)
        } catch {
            // An open payment charges nothing, whether or not there is one.
            try await settling.fail(checkout.id, context.now)
            throw refusal(error)
        }
        guard try await keeper.database.write({ db in try await CheckoutStore.setPayment(payment.id, of: checkout.id, now: context.now, in: db) }) else {
            throw APIError(.checkoutOpen, retryAfter: .seconds(1))
        }
        return try await confirm(checkout.id, payment.id, checkout.token, context)
    }

    private func confirm(_ id: CheckoutID, _ payment: PaymentID, _ token: PaymentToken?, _ context: RequestContext) async throws -> StoredCheckout {
        guard let token else { throw APIError(.internalError) }
        do {
            let confirmed = try await keeper.payments.confirm(
                payment, method: token, returnURL: keeper.settings.returnURL + id.text, context: keeper.paymentContext(context))
            let end = try await settling.settle(id, confirmed, now: context.now)
            guard end.state != .failed else { throw APIError(.paymentFailed) }
            return end
        } catch let error as PaymentError {
            switch error {
            case .unknownOutcome: return try await settling.ask(id, payment, context)
            case .declined, .unknownMethod, .unknownPayment, .unavailable, .refused, .refundRefused:
                let end = try await settling.abandon(id, payment, decline: decline(error), context)
                if end.state == .completed { return end }
                throw refusal(error)
            }
        }
    }

    /// The key was used before: by a request that is over, that still works on it, or that died.
    private func takeUp(_ checkout: StoredCheckout, _ context: RequestContext) async throws -> StoredCheckout {
        guard checkout.state == .reserved else { return checkout }
        let real = keeper.runtime.clocks.now(run: nil)
        let isOurs = try await keeper.database.write { db in
            try await CheckoutStore.occupy(checkout.id, until: real + Self.busy, real: real, in: db)
        }
        guard isOurs else { throw APIError(.checkoutOpen, retryAfter: .seconds(1)) }
        guard let payment = checkout.paymentID else { return try await charge(checkout, customer: try await customer(of: checkout), context) }
        // It may have been charged before its request died; charging the same payment again changes nothing.
        return try await confirm(checkout.id, payment, checkout.token, context)
    }

    private func customer(of checkout: StoredCheckout) async throws -> String? {
        try await keeper.database.read { db in
            try await db.first("SELECT provider_customer FROM customers WHERE user_id = \(checkout.user.text) AND method = \(checkout.token?.text)")?.get(0)
        }
    }

    /// Gives up a checkout the person left for a new one.
    private func clear(_ open: StoredCheckout, _ context: RequestContext) async throws {
        guard open.state != .processing else { throw APIError(.paymentPending, retryAfter: .seconds(5)) }
        let real = keeper.runtime.clocks.now(run: nil)
        guard open.busyUntil <= real else { throw APIError(.checkoutOpen, retryAfter: .seconds(1)) }
        let end = if let payment = open.paymentID { try await settling.abandon(open.id, payment, decline: nil, context) } else { try await settling.fail(open.id, context.now) }
        // The first one was paid after all: what is in the cart is not what the person looked at.
        guard end.state == .failed else { throw APIError(.cartChanged) }
    }

    private func decline(_ error: PaymentError) -> String? {
        if case .declined(let reason) = error { reason.rawValue } else { nil }
    }

    private func refusal(_ error: any Error) -> any Error {
        guard let error = error as? PaymentError else { return error }
        switch error {
        case .declined: return APIError(.paymentFailed)
        case .unknownMethod: return APIError(.validationFailed, fields: [FieldProblem("paymentToken", .malformed(expected: .token))])
        case .unavailable, .unknownOutcome: return APIError(.unavailable, retryAfter: .seconds(5))
        case .unknownPayment, .refundRefused, .refused:
            keeper.runtime.logger.log(.error, "payment refused", ["error": .string("\(error)")])
            return APIError(.unavailable, retryAfter: .seconds(5))
        }
    }
}
