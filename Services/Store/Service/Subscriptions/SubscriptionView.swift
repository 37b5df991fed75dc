internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Shows subscriptions in a reader's language.
struct SubscriptionView: Sendable {
    let policy: StorePolicy
    let language: Language
    let now: Instant

    init(_ dependencies: StoreDependencies, _ context: RequestContext) {
        policy = dependencies.policy
        language = context.language
        now = context.now
    }

    /// - Parameter open: the charge that waits, if one does.
    func subscription(_ stored: StoredSubscription, open: Charge?) -> Subscription {
        Subscription(
            tier: stored.tier, badge: PlanTexts.name(stored.tier, language), benefits: PlanTexts.benefits(stored.tier, language),
            status: stored.status,
            price: policy.prices[stored.tier], currentPeriodStart: stored.plan?.start, nextBillingAt: stored.plan.flatMap(nextBilling),
            currentPeriodEnd: stored.plan?.end, cancelAtPeriodEnd: stored.plan?.cancelsAtEnd ?? false, pendingTier: stored.plan?.pending,
            graceUntil: stored.plan.flatMap { $0.cancelsAtEnd ? nil : $0.graceUntil }, actionUrl: open?.actionURL, version: stored.version)
    }

    /// While past due: when it is tried again.
    private func nextBilling(_ plan: PaidPlan) -> Instant? {
        if plan.cancelsAtEnd { return nil }
        guard let grace = plan.graceUntil else { return plan.end }
        return policy.retries.map { plan.end + $0 }.first { $0 > now && $0 < grace }
    }

    func plans(current: Tier) -> PlanList {
        PlanList(
            items: Tier.allCases.sorted().map { tier in
                Plan(
                    tier: tier, name: PlanTexts.name(tier, language), price: policy.prices[tier],
                    benefits: PlanTexts.benefits(tier, language),
                    isCurrent: tier == current, isUpgrade: tier > current && policy.prices[tier] != nil)
            })
    }
}
