internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// The card on file. All that is known of it is what may be shown; what it is charged by is the provider's name for it, and the provider
/// is told to forget the one before by work that is done after the change is on disk.
struct CardActions: Sendable {
    let dependencies: StoreDependencies
    let charging: Charging

    func current(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> PaymentMethod {
        let wallet = try await dependencies.database.read { db in try await WalletStore.find(call.caller.userID, in: db) }
        guard let card = wallet.card else { throw APIError(.notFound) }
        return PaymentMethod(card.facts)
    }

    /// Puts another card on file. While a renewal is past due it is charged with the new card at once, and only a card that pays it goes
    /// on file.
    /// - Throws: `payment_failed` when the card is refused.
    func set(_ call: Call<SignedIn, Nothing, PaymentMethodChange>) async throws -> PaymentMethod {
        let (token, user, context) = (PaymentToken(call.body.paymentToken.text), call.caller.userID, call.context)
        let (kept, charge) = try await taken(token, paysWhatIsDue: true, context, of: user)
        if let charge { try await pay(charge, context) }
        return PaymentMethod(kept.card)
    }

    /// Puts a card on file and charges nothing.
    func keep(_ token: PaymentToken, _ context: RequestContext, of user: UserID) async throws -> PaymentMethod {
        let (kept, _) = try await taken(token, paysWhatIsDue: false, context, of: user)
        return PaymentMethod(kept.card)
    }

    /// Keeps a card at the provider and puts it on file. Whoever asked may leave meanwhile, which would break it off halfway: the provider
    /// would have a card that nobody knows of, and they a failed try less. So it is done in a task that is not cancelled with theirs; the
    /// deadlines of the provider's calls and of statements end it.
    private func taken(
        _ token: PaymentToken, paysWhatIsDue: Bool, _ context: RequestContext, of user: UserID
    ) async throws -> (KeptMethod, Charge?) {
        try await Task {
            let kept = try await self.kept(token, context, of: user)
            return (kept, try await filed(kept, paysWhatIsDue: paysWhatIsDue, context, of: user))
        }.value
    }

    /// Takes the card off file. That is allowed while a subscription is paid for: what was paid stays, and the next renewal, which finds
    /// no card, is past due like one that was declined.
    func remove(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Nothing {
        let (user, context) = (call.caller.userID, call.context)
        try await dependencies.database.write { [charging] db in
            try await CustomerStore.claim(user, now: context.now, in: db)
            guard try await WalletStore.find(user, in: db).card != nil else { throw APIError(.notFound) }
            try await charging.replaceCard(nil, of: user, run: context.run, in: db)
        }
        dependencies.runtime.work.wake()
        return Nothing()
    }

    /// Keeps a card at the provider. It counts as a failed try until it is filed: many cards may be tried at once.
    private func kept(_ token: PaymentToken, _ context: RequestContext, of user: UserID) async throws -> KeptMethod {
        let customer = try await dependencies.database.write { db -> String? in
            try await CustomerStore.claim(user, now: context.now, in: db)
            try await Allowance.declines.use(user, now: context.now, in: db)
            return try await WalletStore.find(user, in: db).customer
        }
        do {
            return try await charging.keep(token, customer: customer, of: user, dependencies.paymentContext(context))
        } catch PaymentError.declined {
            throw APIError(.paymentFailed)
        } catch {
            try await dependencies.database.write { db in try await Allowance.declines.giveBack(user, in: db) }
            guard let error = error as? PaymentError else { throw error }
            throw refusal(error)
        }
    }

    private func refusal(_ error: PaymentError) -> APIError {
        switch error {
        case .declined: return APIError(.paymentFailed)
        case .unknownMethod: return Charging.unknownToken
        case .unavailable, .unknownOutcome: return APIError(.unavailable, retryAfter: .seconds(5))
        case .unknownCustomer, .unknownPayment, .refundRefused, .refused:
            dependencies.runtime.logger.log(.error, "card refused", ["error": .string("\(error)")])
            return APIError(.unavailable, retryAfter: .seconds(5))
        }
    }

    /// Puts a kept card on file; when that fails the provider is told to forget it, and it was no failed try of theirs. A commit whose
    /// answer got lost may have put it there: then there is nothing to undo.
    private func filed(_ kept: KeptMethod, paysWhatIsDue: Bool, _ context: RequestContext, of user: UserID) async throws -> Charge? {
        do {
            return try await file(kept, paysWhatIsDue: paysWhatIsDue, context, of: user)
        } catch {
            // Unless it was on file before, nothing else would have it forgotten.
            try await dependencies.database.write { [charging] db in
                _ = try await CustomerStore.hold(user, in: db)
                if error as? DatabaseError == .commitOutcomeUnknown, try await charging.isNeeded(kept.method, of: user, in: db) { return }
                try await Allowance.declines.giveBack(user, in: db)
                try await charging.forgetUnfiled(kept.method, of: user, run: context.run, in: db)
            }
            throw error
        }
    }

    /// - Returns: the charge that has to be paid before the card goes on file.
    private func file(_ kept: KeptMethod, paysWhatIsDue: Bool, _ context: RequestContext, of user: UserID) async throws -> Charge? {
        let (id, real) = (dependencies.runtime.ids.next(), charging.real)
        let card = Wallet.Card(method: kept.method, facts: kept.card)
        let charge = try await dependencies.database.write { [dependencies, charging] db -> Charge? in
            try await CustomerStore.claim(user, now: context.now, in: db)
            try await Allowance.declines.giveBack(user, in: db)
            try await WalletStore.put(customer: kept.customer, of: user, in: db)
            let subscription = try await SubscriptionStore.find(user, in: db)
            guard paysWhatIsDue, let plan = subscription.plan, plan.graceUntil != nil, !plan.cancelsAtEnd,
                let move = PlanMove.renewal(of: plan, prices: dependencies.policy.prices),
                try await ChargeStore.open(of: user, in: db) == nil
            else {
                try await charging.replaceCard(card, of: user, run: context.run, in: db)
                return nil
            }
            let charge = Charge(
                id: id, user: user, move: move, requestKey: nil, card: card, run: context.run, busyUntil: real + Charging.busy,
                now: context.now)
            try await ChargeStore.insert(charge, provider: dependencies.payments.name, in: db)
            try await ChargeWork.add(charge, dueAt: context.now + Charging.busy, dependencies.runtime, in: db)
            return charge
        }
        dependencies.runtime.work.wake()
        return charge
    }

    private func pay(_ charge: Charge, _ context: RequestContext) async throws {
        switch try await charging.carry(charge, card: nil, isAway: true, requestID: context.requestID) {
        case .paid, .processing: return
        case .declined: throw APIError(.paymentFailed)
        case .approval, .notBegun, .unreachable:
            let charge = try await charging.find(charge.id) ?? charge
            switch try await charging.end(charge, requestID: context.requestID) {
            case .paid: return
            // It wants the person to approve, who is not asked here.
            case .declined where charge.actionURL != nil: throw APIError(.paymentFailed)
            case .declined, .approval, .processing, .notBegun, .unreachable: throw APIError(.unavailable, retryAfter: .seconds(5))
            }
        }
    }
}

extension PaymentMethod {
    fileprivate init(_ facts: CardFacts) {
        self.init(brand: facts.brand, last4: facts.last4, expMonth: facts.expMonth, expYear: facts.expYear)
    }
}
