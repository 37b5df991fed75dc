internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

extension SubscriptionActions {
    /// How long a key leads to its charge, as long as the answers of requests are kept.
    private static let keyLife: Duration = .hours(24)

    /// - Returns: `created` once it is so, `updated` while the person or the bank has to do something.
    func change(_ call: Call<SignedIn, Nothing, SubscriptionChange>) async throws -> Saved<Subscription> {
        // The contract asks for a key: a request without one does not come here.
        guard let key = call.context.idempotencyKey else { throw APIError(.internalError) }
        let (wish, context, person) = (call.body, call.context, call.caller)
        let currency = try price(of: wish.tier.value).currency
        var token = wish.paymentToken.map { PaymentToken($0.text) }
        for _ in 0..<4 {
            switch try await begin(wish.tier.value, currency, key: key, hasCard: token != nil, context, of: person.userID) {
            case .over:
                dependencies.runtime.work.wake()
                return .created(try await told(person, context))
            case .card:
                if let token { _ = try await cards.keep(token, context, of: person.userID) }
                token = nil
            case .other(let charge): try await clear(charge, context)
            case .charge(let charge):
                dependencies.runtime.work.wake()
                return try await answer(
                    try await charging.carry(charge, card: token, isAway: false, requestID: context.requestID), charge, context, person)
            case .known(let charge):
                let outcome = try await takeUp(charge, token, context)
                return try await answer(outcome, charge, context, person)
            }
        }
        throw APIError(.paymentPending, retryAfter: .seconds(1))
    }

    private enum Beginning: Sendable {
        /// It is as the person wants it.
        case over
        /// The card that came along is to be put on file first; nothing is charged to it now.
        case card
        case charge(Charge)
        /// The key led to this one before, and it has not ended.
        case known(Charge)
        /// Another one is in the way.
        case other(Charge)
    }

    private func begin(
        _ tier: Tier, _ currency: Currency, key: String, hasCard: Bool, _ context: RequestContext, of user: UserID
    ) async throws -> Beginning {
        let (id, real) = (dependencies.runtime.ids.next(), charging.real)
        return try await dependencies.database.write { [dependencies, charging] db in
            try await CustomerStore.claim(user, now: context.now, in: db)
            var subscription = try await SubscriptionStore.find(user, in: db)
            if subscription.changeKey == key { return .over }
            if let known = try await ChargeStore.find(key: key, of: user, since: context.now - Self.keyLife, in: db) {
                guard known.tier == tier else { throw APIError(.idempotencyMismatch) }
                return known.state == .paid ? .over : .known(known)
            }
            if let open = try await ChargeStore.open(of: user, in: db) { return .other(open) }
            var paid: Money?
            if let plan = subscription.plan { paid = try await InvoiceStore.paid(for: plan, of: user, in: db) }
            guard
                let move = PlanMove.make(
                    to: tier, from: subscription.plan, at: context.now, prices: dependencies.policy.prices, paid: paid,
                    smallest: dependencies.policy.smallestCharge(currency))
            else {
                throw APIError(.subscriptionUnchanged)
            }
            guard move.due.amount > 0 else {
                if hasCard { return .card }
                try await charging.tiers.lay(move.plan, over: &subscription, key: key, run: context.run, now: context.now, in: db)
                return .over
            }
            if !hasCard, try await WalletStore.find(user, in: db).card == nil {
                throw APIError(.validationFailed, fields: [FieldProblem("paymentToken", .required)])
            }
            try await Allowance.declines.check(user, now: context.now, in: db)
            let charge = Charge(
                id: id, user: user, move: move, requestKey: key, run: context.run, busyUntil: real + Charging.busy, now: context.now)
            try await ChargeStore.insert(charge, provider: dependencies.payments.name, in: db)
            try await ChargeWork.add(charge, dueAt: context.now + Charging.busy, dependencies.runtime, in: db)
            return .charge(charge)
        }
    }

    /// The key was used before, by a request that still works on its charge, or that died.
    private func takeUp(_ charge: Charge, _ token: PaymentToken?, _ context: RequestContext) async throws -> Charging.Outcome {
        let real = charging.real
        let isOurs = try await dependencies.database.write { db in
            try await ChargeStore.occupy(charge.id, until: real + Charging.busy, real: real, in: db)
        }
        guard isOurs else { throw APIError(.requestInProgress, retryAfter: .seconds(1)) }
        if charge.payment != nil {
            // It may have been charged before its request died.
            let outcome = try await charging.inspect(charge, requestID: context.requestID)
            guard outcome == .notBegun else { return outcome }
        }
        return try await charging.carry(charge, card: token, isAway: false, requestID: context.requestID)
    }

    /// Gives up a charge the person left for a new wish.
    private func clear(_ open: Charge, _ context: RequestContext) async throws {
        guard open.busyUntil <= charging.real else { throw APIError(.paymentPending, retryAfter: .seconds(1)) }
        switch try await charging.inspect(open, requestID: context.requestID) {
        case .paid, .declined: return
        case .processing: throw APIError(.paymentPending, retryAfter: .seconds(5))
        case .unreachable where open.payment != nil: throw APIError(.unavailable, retryAfter: .seconds(5))
        case .approval, .notBegun, .unreachable:
            let end = try await charging.end(open, requestID: context.requestID)
            guard end == .paid || end == .declined else { throw APIError(.paymentPending, retryAfter: .seconds(5)) }
        }
    }

    private func answer(
        _ outcome: Charging.Outcome, _ charge: Charge, _ context: RequestContext, _ person: SignedIn
    ) async throws -> Saved<Subscription> {
        switch outcome {
        case .paid: return .created(try await told(person, context))
        case .declined: throw APIError(.paymentFailed)
        case .approval, .processing: return .updated(try await shown(to: person, context))
        case .notBegun, .unreachable:
            // Nothing was taken, or nobody knows: to end it at the provider tells.
            let charge = try await charging.find(charge.id) ?? charge
            switch try await charging.end(charge, requestID: context.requestID) {
            case .paid: return .created(try await told(person, context))
            case .declined: throw APIError(.unavailable, retryAfter: .seconds(5))
            case .approval, .processing, .notBegun, .unreachable: return .updated(try await shown(to: person, context))
            }
        }
    }
}
