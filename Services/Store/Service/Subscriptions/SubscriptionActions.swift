internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What people do about their tier.
struct SubscriptionActions: Sendable {
    let dependencies: StoreDependencies
    let charging: Charging
    let cards: CardActions

    /// How long an answer waits for the other services to know the new tier.
    static let patience: Duration = .seconds(1)

    // MARK: - Asking

    func plans(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> PlanList {
        let tier = try await subscription(of: call.caller.userID).tier
        return SubscriptionView(dependencies, call.context).plans(current: tier)
    }

    /// For other services.
    func entitlement(_ call: Call<PeerService, UserParameters, Nothing>) async throws -> Entitlement {
        let known = try await subscription(of: call.parameters.id)
        return Entitlement(userId: known.user, tier: known.tier, version: known.version)
    }

    func current(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Subscription {
        try await shown(to: call.caller, call.context)
    }

    func quote(_ call: Call<SignedIn, PlanQuery, Nothing>) async throws -> SubscriptionQuote {
        let tier = call.parameters.tier
        let price = try price(of: tier)
        let user = call.caller.userID
        let (plan, paid) = try await dependencies.database.snapshot { db -> (PaidPlan?, Money?) in
            guard let plan = try await SubscriptionStore.find(user, in: db).plan else { return (nil, nil) }
            return (plan, try await InvoiceStore.paid(for: plan, of: user, in: db))
        }
        guard
            let move = PlanMove.make(
                to: tier, from: plan, at: call.now, prices: dependencies.policy.prices, paid: paid,
                smallest: dependencies.policy.smallestCharge(price.currency))
        else {
            throw APIError(.subscriptionUnchanged)
        }
        return SubscriptionQuote(
            tier: tier, dueNow: move.due, credit: move.credit, startsAt: move.startsAt, nextBillingAt: move.plan.end, nextPrice: price)
    }

    private func subscription(of user: UserID) async throws -> StoredSubscription {
        try await dependencies.database.read { db in try await SubscriptionStore.find(user, in: db) }
    }

    func shown(to person: SignedIn, _ context: RequestContext) async throws -> Subscription {
        try await dependencies.database.snapshot { [dependencies] db in
            SubscriptionView(dependencies, context).subscription(
                try await SubscriptionStore.find(person.userID, in: db), open: try await ChargeStore.open(of: person.userID, in: db))
        }
    }

    func price(of tier: Tier) throws -> Money {
        let prices = dependencies.policy.prices
        guard let price = prices[tier] else {
            throw APIError(.validationFailed, fields: [FieldProblem("tier", .notAllowed(values: prices.keys.sorted().map(\.rawValue)))])
        }
        return price
    }

    /// The subscription after a change, once the other services know its tier: their next answers follow it, also to tokens from before.
    func told(_ person: SignedIn, _ context: RequestContext) async throws -> Subscription {
        let ids = try await subscription(of: person.userID).told
        await dependencies.runtime.work.delivered(ids, within: Self.patience)
        return try await shown(to: person, context)
    }

    /// Back from approving. Without a charge that waits, it says how the last one ended.
    func confirm(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Subscription {
        let (person, context) = (call.caller, call.context)
        let (open, newest) = try await dependencies.database.snapshot { db in
            (try await ChargeStore.open(of: person.userID, in: db), try await ChargeStore.newest(of: person.userID, in: db))
        }
        if let open {
            switch try await charging.inspect(open, requestID: context.requestID) {
            case .paid, .approval, .processing, .notBegun: break
            case .declined: throw APIError(.paymentFailed)
            case .unreachable: if open.payment != nil { throw APIError(.unavailable, retryAfter: .seconds(5)) }
            }
        } else if let newest, newest.state == .failed {
            // One that is being given back was charged: nothing is said of it here.
            throw APIError(.paymentFailed)
        }
        return try await told(person, context)
    }

    // MARK: - The period's end

    func cancel(_ call: Call<SignedIn, Nothing, Confirmation>) async throws -> Subscription {
        try await atEnd(call.caller, call.context) { plan in
            guard !plan.cancelsAtEnd else { return false }
            (plan.cancelsAtEnd, plan.pending) = (true, nil)
            return true
        }
    }

    func resume(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Subscription {
        try await atEnd(call.caller, call.context) { plan in
            // A higher tier that waits was chosen and declined; that one goes on being tried.
            let isLower = plan.pending.map { $0 < plan.tier } ?? false
            guard plan.cancelsAtEnd || isLower else { return false }
            plan.cancelsAtEnd = false
            if isLower { plan.pending = nil }
            return true
        }
    }

    /// - Parameter decide: changes what happens at the period's end; false when there is nothing to change.
    private func atEnd(
        _ person: SignedIn, _ context: RequestContext, _ decide: @escaping @Sendable (inout PaidPlan) -> Bool
    ) async throws -> Subscription {
        try await dependencies.database.write { [charging] db in
            try await CustomerStore.claim(person.userID, now: context.now, in: db)
            var subscription = try await SubscriptionStore.find(person.userID, in: db)
            guard var plan = subscription.plan, decide(&plan) else { throw APIError(.subscriptionUnchanged) }
            // What is being charged now does not undo it.
            try await ChargeStore.overtake(plan.cancelsAtEnd, of: person.userID, in: db)
            try await charging.tiers.lay(plan, over: &subscription, run: context.run, now: context.now, in: db)
            // What was paid for is over already.
            if plan.end <= context.now { try await charging.tiers.leaveRenewal(of: subscription, dueAt: context.now, in: db) }
        }
        dependencies.runtime.work.wake()
        return try await shown(to: person, context)
    }
}
