internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// The one place where somebody's plan changes. What follows from a change (its log, the event for other services, the work of the
/// period's end) is stored in the same transaction.
struct Tiers: Sendable {
    let dependencies: StoreDependencies

    /// Replaces the plan of a subscription and stores it; the caller holds the person's row. A change of the tier is logged and told to the
    /// other services, and a new end of the period gets its work.
    /// - Parameters:
    ///   - plan: nil for Freemium.
    ///   - key: the idempotency key of the request, by which a repeat is recognised until the next change.
    func lay(
        _ plan: PaidPlan?, over subscription: inout StoredSubscription, key: String? = nil, run: String?, now: Instant,
        in db: any Connection
    ) async throws {
        let old = subscription
        subscription.plan = plan
        subscription.changeKey = key
        // A new subscription lives by the clock of the test run it was begun in.
        if old.plan == nil { subscription.run = run }
        if subscription.tier != old.tier {
            subscription.version += 1
            try await SubscriptionStore.log(subscription, from: old.tier, at: now, in: db)
            subscription.told = try await dependencies.runtime.events.publish(
                .entitlementChanged, user: subscription.user, product: .fitcoach, at: now, run: subscription.run,
                facts: EventFacts(tier: subscription.tier, version: subscription.version), in: db)
        }
        if let plan, plan.end != old.plan?.end { try await leaveRenewal(of: subscription, dueAt: plan.end, in: db) }
        try await SubscriptionStore.save(subscription, now: now, in: db)
    }

    /// Paying for the next period was declined: a tier that was paid for stays while it is tried again, until the grace ends. Of that the
    /// person is told; what was declined again changes nothing.
    func declined(_ subscription: inout StoredSubscription, now: Instant, in db: any Connection) async throws {
        guard let paid = subscription.plan, paid.graceUntil == nil else { return }
        let grace = paid.end + dependencies.policy.grace
        let former = try await SubscriptionStore.tier(of: subscription.user, before: paid.end - dependencies.policy.grace, in: db)
        let plan = PlanMove.declined(paid, former: former, graceUntil: grace)
        for retry in dependencies.policy.retries.map({ plan.end + $0 }) where retry > now && retry < grace {
            try await leaveRenewal(of: subscription, dueAt: retry, in: db)
        }
        try await leaveRenewal(of: subscription, dueAt: grace, in: db)
        try await lay(plan, over: &subscription, run: nil, now: now, in: db)
        guard !plan.cancelsAtEnd else { return }
        _ = try await dependencies.runtime.events.publish(
            .entitlementChanged, user: subscription.user, product: .fitcoach, at: now, run: subscription.run,
            facts: EventFacts(tier: subscription.tier, version: subscription.version, until: grace), in: db)
    }

    /// Adds the work of a period's end to the outbox. It names the end, so that it does nothing once the period is another one.
    func leaveRenewal(of subscription: StoredSubscription, dueAt: Instant, in db: any Connection) async throws {
        guard let end = subscription.plan?.end else { return }
        try await dependencies.runtime.work.add(
            StoreWork.renew, PeriodEnd(user: subscription.user, end: EpochMilliseconds(end)), run: subscription.run,
            dueAt: dueAt, in: db)
    }
}
