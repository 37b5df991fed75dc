internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// The one place where somebody's plan changes: what follows from it is left behind in the same transaction.
struct Tiers: Sendable {
    let keeper: StoreKeeper

    /// Lays a plan over a subscription of a claimed person and keeps it. A change of the tier is logged and told to the other services, and
    /// a new end of the period leaves its work.
    /// - Parameters:
    ///   - plan: nil for Freemium.
    ///   - key: what the person asked for it by; it is known again until the next change.
    func lay(
        _ plan: PaidPlan?, over subscription: inout StoredSubscription, key: String? = nil, run: String?, now: Instant, in db: any Connection
    ) async throws {
        let old = subscription
        subscription.plan = plan
        subscription.changeKey = key
        // A new subscription lives in the run it was begun in.
        if old.plan == nil { subscription.run = run }
        if subscription.tier != old.tier {
            subscription.version += 1
            try await SubscriptionStore.log(subscription, from: old.tier, at: now, in: db)
            subscription.told = try await keeper.runtime.events.publish(
                .entitlementChanged, user: subscription.user, product: .fitcoach, at: now, run: subscription.run,
                facts: EventFacts(tier: subscription.tier, version: subscription.version), in: db)
        }
        if let plan, plan.end != old.plan?.end { try await leaveRenewal(of: subscription, dueAt: plan.end, in: db) }
        try await SubscriptionStore.save(subscription, now: now, in: db)
    }

    /// Paying for the next period was declined: the tier stays while it is tried again, until the grace ends. What was declined again
    /// changes nothing.
    func declined(_ subscription: inout StoredSubscription, now: Instant, in db: any Connection) async throws {
        guard var plan = subscription.plan, plan.graceUntil == nil else { return }
        let grace = plan.end + keeper.policy.grace
        plan.graceUntil = grace
        for retry in keeper.policy.retries.map({ plan.end + $0 }) where retry > now && retry < grace {
            try await leaveRenewal(of: subscription, dueAt: retry, in: db)
        }
        try await leaveRenewal(of: subscription, dueAt: grace, in: db)
        try await lay(plan, over: &subscription, run: nil, now: now, in: db)
    }

    /// Leaves the work of a period's end. It names the end, so that it does nothing once the period is another.
    func leaveRenewal(of subscription: StoredSubscription, dueAt: Instant, in db: any Connection) async throws {
        guard let end = subscription.plan?.end else { return }
        try await keeper.runtime.work.add(
            StoreWork.renew, .object(["user": .string(subscription.user.text), "end": .integer(end.milliseconds)]), run: subscription.run,
            dueAt: dueAt, in: db)
    }
}
