internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Buys a cart. Each step can be the last one before a crash: what was done is in the database, and `CheckoutWork` goes on from there.
///
/// 1. One transaction prices the cart, holds the goods and keeps the checkout (`reserved`).
/// 2. The provider opens a payment, which charges nothing; its id is kept.
/// 3. The provider charges it.
/// 4. One transaction makes the order (`Settling`). Whoever brings the news of the payment may do it; one does.
struct Placing: Sendable {
    let dependencies: StoreDependencies
    let pricer: CartPricer
    let settling: Settling

    /// How long a request may work on a checkout before others may take it for left: the provider is called for up to half a minute, and
    /// the clock of whoever judges may be 30 seconds ahead.
    static let busy: Duration = .seconds(60)

    /// - Returns: the checkout as it stands now.
    /// - Throws: what `StoreOrders.place` lists.
    func place(_ request: OrderRequest, key: String, _ context: RequestContext, of person: SignedIn) async throws -> StoredCheckout {
        var asked: MarkedCard?
        // Where there is a code, the first time only finds that out.
        for _ in 0..<4 {
            switch try await begin(request, key: key, asked: asked, context, of: person) {
            case .known(let checkout): return try await takeUp(checkout, context)
            case .began(let checkout, let customer): return try await charge(checkout, customer: customer, context)
            case .other(let open): try await clear(open, context)
            case .coded(let card): asked = (card: card, marks: try await marks(of: card, context))
            }
        }
        throw APIError(.checkoutOpen, retryAfter: .seconds(1))
    }

    /// A card and what it is remembered by, at most one mark.
    private typealias MarkedCard = (card: PaymentToken, marks: [String])

    private enum Beginning: Sendable {
        case began(StoredCheckout, customer: String?)
        /// The key led to this one before.
        case known(StoredCheckout)
        /// Another one of the person's is open.
        case other(StoredCheckout)
        /// There is a code in the cart, and what the card is remembered by has to be known.
        case coded(PaymentToken)
    }

    /// - Parameter asked: the card that the provider was asked about; nil before it was.
    private func begin(
        _ request: OrderRequest, key: String, asked: MarkedCard?, _ context: RequestContext, of person: SignedIn
    ) async throws -> Beginning {
        let real = dependencies.runtime.clocks.now(run: nil)
        let id = CheckoutID(trusted: dependencies.runtime.ids.next())
        let user = person.userID
        return try await dependencies.database.write { [dependencies, pricer] db in
            // The first locks the person's row; the others see what that waited for.
            let (_, known, open, refusal, filled, wallet) = try await db.ask(
                CustomerStore.claim(user, now: context.now), CheckoutStore.find(key: key, of: user), CheckoutStore.findOpen(of: user),
                Allowance.declines.refusal(of: user, now: context.now), CartPricer.filled(of: user), WalletStore.find(user))
            if let known { return .known(known) }
            if let open { return .other(open) }
            if let refusal { throw refusal }
            let method = Self.method(request, wallet)
            // While the provider was asked, another card may have gone on file: what pays is what has to be known.
            let cardMarks = asked.flatMap { $0.card == method?.token ? $0.marks : nil }
            if filled.cart?.promo != nil, cardMarks == nil, let card = method?.token { return .coded(card) }
            let priced = try await pricer.price(
                filled, marks: [dependencies.memory.mark(request.address.phone)] + (cardMarks ?? []), language: context.language,
                now: context.now, in: db)
            try CheckoutRule.check(priced, accepted: request.acceptedTotal?.value, policy: dependencies.policy, context.language)
            guard let method else { throw APIError(.validationFailed, fields: [FieldProblem("paymentToken", .required)]) }
            let goods = priced.counted.map { (product: $0.item.id, quantity: $0.quantity) }.sorted { $0.product < $1.product }
            if let short = try await ShelfStore.reserve(goods, in: db) {
                let left = try await ShelfStore.find([short], in: db)[short]?.available ?? 0
                throw APIError(.outOfStock, fields: [CheckoutRule.problem(short, .outOfStock(available: max(0, left)))])
            }
            let checkout = StoredCheckout(
                id: id, user: person.userID, state: .reserved, buyer: Buyer(address: request.address, email: request.email),
                lines: priced.checkoutLines, promo: priced.promo?.code, prices: priced.storedPrices(dependencies.policy), paymentID: nil,
                token: method.token,
                actionURL: nil, decline: nil, language: context.language, run: context.run,
                heldUntil: context.now + dependencies.policy.reservation, busyUntil: real + Self.busy, createdAt: context.now,
                cardMark: priced.promo == nil ? nil : cardMarks?.first)
            try await CheckoutStore.insert(checkout, key: key, provider: dependencies.payments.name, now: context.now, in: db)
            try await CheckoutWork.add(id, run: context.run, dueAt: context.now + Self.busy, dependencies.runtime, in: db)
            return .began(checkout, customer: method.customer)
        }
    }

    /// What the card is remembered by.
    private func marks(of card: PaymentToken, _ context: RequestContext) async throws -> [String] {
        do {
            let fingerprint = try await dependencies.payments.fingerprint(of: card, context: dependencies.paymentContext(context))
            return fingerprint.map { [dependencies.memory.mark(card: $0)] } ?? []
        } catch is PaymentError {
            // A provider that cannot be asked now will not charge the card either.
            return []
        }
    }

    /// The card of the request, or the one on file.
    private static func method(_ request: OrderRequest, _ wallet: Wallet) -> (token: PaymentToken, customer: String?)? {
        if let token = request.paymentToken { return (PaymentToken(token.text), nil) }
        return wallet.card.map { ($0.method, wallet.customer) }
    }

    /// Steps 2 to 4.
    private func charge(_ checkout: StoredCheckout, customer: String?, _ context: RequestContext) async throws -> StoredCheckout {
        let payment: Payment
        do {
            payment = try await dependencies.payments.open(
                PaymentOrder(
                    amount: checkout.prices.total, currency: Currency.sar.rawValue, reference: Settling.reference(checkout.id),
                    customer: customer, context: dependencies.paymentContext(context)),
                key: checkout.id.text)
        } catch {
            // An open payment charges nothing, whether or not there is one. A repeat may be charging one by now, if this took long.
            try await settling.fail(checkout.id, onlyUnopened: true, context.now)
            throw refusal(error)
        }
        let isOurs = try await CheckoutStore.setPayment(payment.id, of: checkout.id, now: context.now, in: dependencies.database)
        guard isOurs else { throw APIError(.checkoutOpen, retryAfter: .seconds(1)) }
        return try await confirm(checkout.id, payment.id, checkout.token, context)
    }

    private func confirm(
        _ id: CheckoutID, _ payment: PaymentID, _ token: PaymentToken?, _ context: RequestContext
    ) async throws -> StoredCheckout {
        guard let token else { throw APIError(.internalError) }
        do {
            let confirmed = try await dependencies.payments.confirm(
                payment, method: token, returnURL: dependencies.settings.returnURL + id.text, context: dependencies.paymentContext(context))
            let end = try await settling.settle(id, confirmed, now: context.now)
            guard end.state != .failed else { throw APIError(.paymentFailed) }
            return end
        } catch let error as PaymentError {
            switch error {
            case .unknownOutcome: return try await settling.ask(id, payment, context)
            case .declined, .unknownMethod, .unknownPayment, .unavailable, .refused, .refundRefused,
                .unknownCustomer:
                let end = try await settling.abandon(id, payment, decline: decline(error), context)
                if end.state == .completed { return end }
                throw refusal(error)
            }
        }
    }

    /// The key was used before: by a request that is over, that still works on it, or that died.
    private func takeUp(_ checkout: StoredCheckout, _ context: RequestContext) async throws -> StoredCheckout {
        guard checkout.state == .reserved else { return checkout }
        let real = dependencies.runtime.clocks.now(run: nil)
        let isOurs = try await dependencies.database.write { db in
            try await CheckoutStore.occupy(checkout.id, until: real + Self.busy, real: real, in: db)
        }
        guard isOurs else { throw APIError(.checkoutOpen, retryAfter: .seconds(1)) }
        guard let payment = checkout.paymentID else {
            return try await charge(checkout, customer: try await customer(of: checkout), context)
        }
        // It may have been charged before its request died; charging the same payment again changes nothing.
        return try await confirm(checkout.id, payment, checkout.token, context)
    }

    /// The provider's customer, when the checkout is paid with the card on file: a card of the request belongs to no customer.
    private func customer(of checkout: StoredCheckout) async throws -> String? {
        let wallet = try await dependencies.database.read { db in try await WalletStore.find(checkout.user, in: db) }
        guard let token = checkout.token, wallet.card?.method == token else { return nil }
        return wallet.customer
    }

    /// Gives up a checkout the person left for a new one.
    private func clear(_ open: StoredCheckout, _ context: RequestContext) async throws {
        guard open.state != .processing else { throw APIError(.paymentPending, retryAfter: .seconds(5)) }
        let real = dependencies.runtime.clocks.now(run: nil)
        guard open.busyUntil <= real else { throw APIError(.checkoutOpen, retryAfter: .seconds(1)) }
        let end =
            if let payment = open.paymentID {
                try await settling.abandon(open.id, payment, decline: nil, context)
            } else {
                try await settling.fail(open.id, onlyUnopened: true, context.now)
            }
        switch end.state {
        case .failed: return
        // The provider could not be asked to end it.
        case .reserved, .requiresAction, .processing: throw APIError(.unavailable, retryAfter: .seconds(5))
        // The first one was paid after all: what is in the cart is not what the person looked at.
        case .completed, .refunding, .refunded: throw APIError(.cartChanged)
        }
    }

    private func decline(_ error: PaymentError) -> String? {
        if case .declined(let reason) = error { reason.rawValue } else { nil }
    }

    private func refusal(_ error: any Error) -> any Error {
        guard let error = error as? PaymentError else { return error }
        switch error {
        case .declined, .unknownCustomer: return APIError(.paymentFailed)
        case .unknownMethod: return APIError(.validationFailed, fields: [FieldProblem("paymentToken", .malformed(expected: .token))])
        case .unavailable, .unknownOutcome: return APIError(.unavailable, retryAfter: .seconds(5))
        case .unknownPayment, .refundRefused, .refused:
            dependencies.runtime.logger.log(.error, "payment refused", ["error": .string("\(error)")])
            return APIError(.unavailable, retryAfter: .seconds(5))
        }
    }
}
