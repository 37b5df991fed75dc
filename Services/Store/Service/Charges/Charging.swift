internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Takes a charge to its end. Each step can be the last one before a crash: what was done is in the database, and whoever comes next
/// (the person again, the provider's webhook, `ChargeWork`, `Renewals`) goes on from there.
///
/// 1. A transaction of the caller's keeps the charge (`open`).
/// 2. A card that came with it is kept at the provider, and a payment is opened, which charges nothing; both are written to the charge.
/// 3. The provider charges it.
/// 4. One transaction makes it `paid` and lays what it paid for over the subscription. Whoever brings the news may do it; one does.
struct Charging: Sendable {
    let dependencies: StoreDependencies
    let tiers: Tiers

    init(dependencies: StoreDependencies) {
        self.dependencies = dependencies
        tiers = Tiers(dependencies: dependencies)
    }

    /// How long somebody may work on a charge before others may take it for left: the provider is called for up to half a minute, and the
    /// clock of whoever judges may be 30 seconds ahead.
    static let busy: Duration = .seconds(60)

    /// How far a charge came.
    enum Outcome: Sendable, Equatable {
        case paid
        /// It ended, and nothing was taken.
        case declined
        /// The person has to approve.
        case approval
        /// The bank decides.
        case processing
        /// The provider knows the payment and has not been asked to charge it.
        case notBegun
        /// Nobody knows: the provider cannot be asked now.
        case unreachable
    }

    var payments: any PaymentProvider { dependencies.payments }
    var real: Instant { dependencies.runtime.clocks.now(run: nil) }
    func now(_ charge: Charge) -> Instant { dependencies.runtime.clocks.now(run: charge.run) }

    func find(_ id: String) async throws -> Charge? {
        try await dependencies.database.read { db in try await ChargeStore.find(id, in: db) }
    }

    /// - Parameters:
    ///   - token: a card that came with it; the charge's own, or the one on file, when nil.
    ///   - isAway: whether nobody is there to approve.
    /// - Throws: `validation_failed` for a token that means nothing.
    func carry(_ charge: Charge, card token: PaymentToken?, isAway: Bool, requestID: String) async throws -> Outcome {
        let context = PaymentContext(requestID: requestID, run: charge.run)
        var charge = charge
        do {
            if charge.payment == nil {
                guard let card = try await card(of: charge, token: token, context) else {
                    try await fail(charge, decline: .declined)
                    return try await outcome(of: charge.id)
                }
                guard let opened = try await open(charge, card, isAway: isAway, context) else { return try await outcome(of: charge.id) }
                charge = opened
            }
            guard let payment = charge.payment, let method = charge.card?.method else { throw APIError(.internalError) }
            let confirmed = try await payments.confirm(
                payment, method: method, returnURL: isAway ? nil : dependencies.settings.returnURL + "subscription", context: context)
            return try await act(on: charge, confirmed)
        } catch let error as PaymentError {
            return try await take(error, charge, context)
        }
    }

    private typealias Paying = (card: Wallet.Card, customer: String?, isNew: Bool)

    /// - Returns: nil without a card, and when the charge was ended meanwhile.
    private func card(of charge: Charge, token: PaymentToken?, _ context: PaymentContext) async throws -> Paying? {
        let wallet = try await dependencies.database.read { db in try await WalletStore.find(charge.user, in: db) }
        if let card = charge.card { return (card, wallet.customer, charge.isNewCard) }
        guard let token else { return wallet.card.map { ($0, wallet.customer, false) } }
        let kept: KeptMethod
        do {
            kept = try await keep(token, customer: wallet.customer, of: charge.user, context)
        } catch PaymentError.unknownMethod {
            try await fail(charge, decline: nil)
            throw Self.unknownToken
        }
        let card = Wallet.Card(method: kept.method, facts: kept.card)
        // Written before it is used: whoever ends the charge has it forgotten.
        let isOurs = try await dependencies.database.write { db in
            let isThere = try await CustomerStore.hold(charge.user, in: db)
            try await WalletStore.put(customer: kept.customer, of: charge.user, in: db)
            // Deleted meanwhile: what their deletion had forgotten was another customer, or none.
            if !isThere { try await forget(customer: kept.customer, of: charge.user, run: charge.run, now: now(charge), in: db) }
            guard isThere, try await ChargeStore.setCard(card, of: charge.id, in: db) else {
                try await forgetUnfiled(card.method, of: charge.user, run: charge.run, in: db)
                return false
            }
            return true
        }
        return isOurs ? (card, kept.customer, true) : nil
    }

    /// Keeps a card at the provider. A customer that it does not know any more is made anew: whatever became of the old one, a new card
    /// works.
    func keep(_ token: PaymentToken, customer: String?, of user: UserID, _ context: PaymentContext) async throws -> KeptMethod {
        do {
            return try await payments.keep(token, customer: customer, reference: user.text, context: context)
        } catch PaymentError.unknownCustomer where customer != nil {
            dependencies.runtime.logger.log(.warning, "the provider does not know a customer", ["user": .string(user.text)])
            return try await payments.keep(token, customer: nil, reference: user.text, context: context)
        }
    }

    static var unknownToken: APIError { APIError(.validationFailed, fields: [FieldProblem("paymentToken", .malformed(expected: .token))]) }

    /// - Returns: the charge with its payment; nil when somebody ended it meanwhile.
    private func open(_ charge: Charge, _ paying: Paying, isAway: Bool, _ context: PaymentContext) async throws -> Charge? {
        let payment = try await payments.open(
            PaymentOrder(
                amount: charge.price.amount, currency: charge.price.currency.rawValue, reference: charge.reference,
                customer: paying.customer,
                isOffSession: isAway, context: context),
            key: charge.id)
        let busyUntil = real + Self.busy
        return try await dependencies.database.write { db in
            guard try await CustomerStore.hold(charge.user, in: db) else { return nil }
            let isOurs = try await ChargeStore.begin(charge.id, payment.id, paying.card, isNew: paying.isNew, busyUntil: busyUntil, in: db)
            return isOurs ? try await ChargeStore.find(charge.id, in: db) : nil
        }
    }

    private func take(_ error: PaymentError, _ charge: Charge, _ context: PaymentContext) async throws -> Outcome {
        switch error {
        case .declined(let reason):
            try await fail(charge, decline: reason)
            return try await outcome(of: charge.id)
        case .unknownMethod, .unknownCustomer:
            // The card on file means nothing any more: as with one that was declined, another one helps.
            try await fail(charge, decline: .declined)
            return try await outcome(of: charge.id)
        case .unavailable, .unknownOutcome: break
        case .unknownPayment, .refundRefused, .refused:
            dependencies.runtime.logger.log(.error, "charge refused", ["charge": .string(charge.id), "error": .string("\(error)")])
        }
        let outcome = try await inspect(charge, requestID: context.requestID)
        if outcome == .notBegun || outcome == .unreachable {
            // Others may go on with it.
            try await dependencies.database.write { db in try await ChargeStore.free(charge.id, in: db) }
        }
        return outcome
    }
}
