internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

extension Charging {
    /// Settles a payment somebody brings news of, such as a webhook. It is the payment as the provider has it now.
    /// - Returns: whether it is a charge's.
    func settle(payment: Payment, _ context: RequestContext) async throws -> Bool {
        guard payment.reference.hasPrefix(Charge.prefix) else { return false }
        guard let charge = try await find(String(payment.reference.dropFirst(Charge.prefix.count))), charge.payment == payment.id else {
            return false
        }
        // An open payment is one that may be tried; whoever tries it says how it went.
        if payment.status == .open, payment.decline == nil { return true }
        _ = try await act(on: charge, payment)
        return true
    }

    /// The charge was paid. Under the person's row, the first to say so lays what was paid for over the subscription; money for a charge
    /// that had ended goes back.
    func complete(_ id: String, _ payment: Payment) async throws {
        guard let charge = try await find(id) else { return }
        guard payment.id == charge.payment, payment.amount == charge.price.amount, payment.currency == charge.price.currency.rawValue else {
            return dependencies.runtime.logger.log(
                .error, "payment is another's", ["charge": .string(id), "payment": .string(payment.id.text)])
        }
        let now = now(charge)
        try await dependencies.database.write { [dependencies] db in
            let isThere = try await CustomerStore.hold(charge.user, in: db)
            // Read again, now that the person's row is locked.
            guard let charge = try await ChargeStore.find(id, in: db) else { return }
            if isThere, try await ChargeStore.move(id, from: .open, to: .paid, in: db) {
                try await apply(charge, payment, now: now, in: db)
            } else if try await ChargeStore.move(
                id, from: isThere ? .failed : charge.state == .open ? .open : .failed, to: .refunding, in: db)
            {
                try await ChargeWork.add(charge, dueAt: now, dependencies.runtime, in: db)
            }
        }
        dependencies.runtime.work.wake()
    }

    private func apply(_ charge: Charge, _ payment: Payment, now: Instant, in db: any Connection) async throws {
        if charge.isNewCard, let card = charge.card { try await replaceCard(card, of: charge.user, run: charge.run, in: db) }
        if charge.isAsked { try await Allowance.declines.forget(charge.user, in: db) }
        let number = try await CounterStore.next("billing", first: dependencies.policy.firstNumber, in: db)
        try await InvoiceStore.insert(number, for: charge, card: payment.card ?? charge.card?.facts, at: now, in: db)
        var subscription = try await SubscriptionStore.find(charge.user, in: db)
        var plan = PaidPlan(tier: charge.tier, anchor: charge.anchor, period: charge.period)
        if charge.isOvertaken, let current = subscription.plan {
            plan.cancelsAtEnd = current.cancelsAtEnd
            plan.pending = current.pending.flatMap { $0 < plan.tier ? $0 : nil }
        }
        try await tiers.lay(plan, over: &subscription, run: charge.run, now: now, in: db)
    }

    /// Puts a card on file, and leaves it to the provider to forget the one before.
    func replaceCard(_ card: Wallet.Card?, of user: UserID, run: String?, in db: any Connection) async throws {
        let old = try await WalletStore.find(user, in: db).card
        try await WalletStore.put(card, of: user, in: db)
        if let old, old.method != card?.method { try await forget(old.method, run: run, in: db) }
    }

    /// Has a card forgotten that did not go on file, unless something needs it. The person's row is held.
    func forgetUnfiled(_ method: PaymentToken, of user: UserID, run: String?, in db: any Connection) async throws {
        guard try await !isNeeded(method, of: user, in: db) else { return }
        try await forget(method, run: run, in: db)
    }

    /// Whether a card is on file, or an open charge is to be paid with it. The person's row is held.
    func isNeeded(_ method: PaymentToken, of user: UserID, in db: any Connection) async throws -> Bool {
        if try await WalletStore.find(user, in: db).card?.method == method { return true }
        return try await ChargeStore.open(of: user, in: db)?.card?.method == method
    }

    func forget(_ method: PaymentToken, run: String?, dueAt: Instant? = nil, in db: any Connection) async throws {
        try await dependencies.runtime.work.add(StoreWork.forgetMethod, CardForgetting(method: method.text), run: run, dueAt: dueAt, in: db)
    }

    /// Has the provider forget who somebody was who is deleted. By the time that it is asked, what they were to approve is over. A refund
    /// that cannot be made is for people to look at, who have a month for it.
    func forget(customer: String, of user: UserID, run: String?, now: Instant, in db: any Connection) async throws {
        let work = CustomerForgetting(customer: customer, user: user, latest: EpochMilliseconds(now + .days(30)))
        try await dependencies.runtime.work.add(
            StoreWork.forgetCustomer, work, run: run, dueAt: now + dependencies.policy.reservation, in: db)
    }

    /// Ends a charge that took nothing. A card that came with it does not go on file.
    /// - Parameters:
    ///   - decline: why it was refused; nil when it was given up.
    ///   - onlyUnopened: does nothing when somebody opened a payment for the charge meanwhile.
    ///   - isTry: whether it counts, if the person asked for it and the card was declined or left for them to approve. What only the
    ///     provider did not do, or lost, is no try of theirs.
    func fail(_ charge: Charge, decline: DeclineReason?, onlyUnopened: Bool = false, isTry: Bool = true) async throws {
        let now = now(charge)
        try await dependencies.database.write { [dependencies] db in
            let isThere = try await CustomerStore.hold(charge.user, in: db)
            guard let stored = try await ChargeStore.find(charge.id, in: db), !onlyUnopened || stored.payment == nil,
                try await ChargeStore.move(charge.id, from: .open, to: .failed, decline: decline, in: db)
            else { return }
            if isThere, isTry, stored.isAsked, decline != nil || stored.actionURL != nil {
                try await Allowance.declines.add(stored.user, now: now, in: db)
            }
            if stored.isNewCard, let card = stored.card { try await forgetUnfiled(card.method, of: stored.user, run: stored.run, in: db) }
            guard decline != nil else { return }
            // The payment of a declined charge is still open at the provider. `ChargeWork` cancels it there, so that nobody pays it.
            if stored.payment != nil { try await ChargeWork.add(stored, dueAt: now, dependencies.runtime, in: db) }
            guard isThere, stored.reason == .renewed else { return }
            var subscription = try await SubscriptionStore.find(stored.user, in: db)
            guard let plan = subscription.plan, plan.anchor == stored.anchor, plan.period + 1 == stored.period else { return }
            // Chosen after the end, before the renewal came: it is what the next period was to be.
            if stored.tier < plan.tier { subscription.plan?.pending = stored.tier }
            try await tiers.declined(&subscription, now: now, in: db)
        }
        dependencies.runtime.work.wake()
    }
}
