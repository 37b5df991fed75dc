public import Contracts
public import Wire

/// A tier somebody pays for.
public struct PaidPlan: Sendable, Equatable {
    public var tier: Tier
    /// When it began. Every period begins whole months after it.
    public var anchor: Instant
    /// Counts from 0.
    public var period: Int64
    /// The tier that begins with the next period: a lower one, or after it was declined the one that is tried again.
    public var pending: Tier?
    public var cancelsAtEnd: Bool
    /// The period has ended and paying for the next one was declined: until then the tier stays.
    public var graceUntil: Instant?

    public init(
        tier: Tier, anchor: Instant, period: Int64 = 0, pending: Tier? = nil, cancelsAtEnd: Bool = false, graceUntil: Instant? = nil
    ) {
        self.tier = tier
        self.anchor = anchor
        self.period = period
        self.pending = pending
        self.cancelsAtEnd = cancelsAtEnd
        self.graceUntil = graceUntil
    }

    public var start: Instant { Billing.start(ofPeriod: period, anchor: anchor) }
    public var end: Instant { Billing.start(ofPeriod: period + 1, anchor: anchor) }
}

/// What it takes to come to a tier: what is paid now, and what one has then.
public struct PlanMove: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// The first month.
        case begin
        /// Up, for what is left of the month.
        case raise
        /// The month after one that has ended without it.
        case next
        /// Down, at the month's end.
        case lower
        /// Undoes what was to happen at the month's end.
        case stay
    }

    public let kind: Kind
    /// What is paid now; 0 for what costs nothing.
    public let due: Money
    /// What is left of the old price, already taken off.
    public let credit: Money
    /// What one has then.
    public let plan: PaidPlan
    /// What `due` pays for.
    public let from: Instant
    public let to: Instant
    public let reason: BillingReason

    /// When the tier begins.
    public var startsAt: Instant { kind == .lower ? plan.end : from }

    /// - Parameters:
    ///   - plan: what one has; nil for Freemium.
    ///   - prices: a month of each tier that is sold, in one currency.
    ///   - paid: what the month that runs was paid with; nil when nobody paid. What is left of it is counted at that price, whatever the
    ///     list says today; of another currency than the list's, at the list's.
    ///   - smallest: what a provider takes at least, in minor units. The last hours of a month may cost less, and then they cost nothing.
    /// - Returns: nil when nothing would change, and for a tier that is not sold.
    public static func make(
        to tier: Tier, from plan: PaidPlan?, at now: Instant, prices: [Tier: Money], paid: Money? = nil, smallest: Int64 = 1
    ) -> PlanMove? {
        guard let price = prices[tier] else { return nil }
        let none = Money(amount: 0, currency: price.currency)
        guard let plan else {
            let new = PaidPlan(tier: tier, anchor: now)
            return PlanMove(kind: .begin, due: price, credit: none, plan: new, from: now, to: new.end, reason: .subscribed)
        }
        var new = plan
        (new.pending, new.cancelsAtEnd) = (nil, false)
        // What was paid for is over: nothing is left of it that could be counted, nor that a lower tier could wait for.
        if now >= plan.end { return next(tier, after: plan, price: price) }
        if tier < plan.tier {
            guard plan.pending != tier else { return nil }
            new.pending = tier
            return PlanMove(kind: .lower, due: none, credit: none, plan: new, from: now, to: plan.end, reason: .renewed)
        }
        if tier == plan.tier {
            guard plan.pending != nil || plan.cancelsAtEnd else { return nil }
            return PlanMove(kind: .stay, due: none, credit: none, plan: new, from: now, to: plan.end, reason: .renewed)
        }
        new.tier = tier
        var old = prices[plan.tier]?.amount ?? 0
        if let paid, paid.currency == price.currency { old = paid.amount }
        let (due, credit) = Billing.upgrade(from: old, to: price.amount, at: now, start: plan.start, end: plan.end)
        return PlanMove(
            kind: .raise, due: Money(amount: due < smallest ? 0 : due, currency: price.currency),
            credit: Money(amount: credit, currency: price.currency),
            plan: new,
            from: now, to: plan.end, reason: .upgraded)
    }

    /// What somebody has while paying for the next period is tried again: no more than what they chose for it, and of a raise in the last
    /// days what they had before, which they paid for. The tier that was chosen is the one that is tried.
    /// - Parameter former: what they had before a late raise.
    public static func declined(_ plan: PaidPlan, former: Tier?, graceUntil: Instant) -> PaidPlan {
        var plan = plan
        let chosen = plan.pending ?? plan.tier
        plan.tier = min(chosen, former ?? chosen)
        plan.pending = chosen == plan.tier ? nil : chosen
        plan.graceUntil = graceUntil
        return plan
    }

    /// The month after the one that ends, in the tier that was chosen for it.
    /// - Returns: nil for a tier that is not sold any more.
    public static func renewal(of plan: PaidPlan, prices: [Tier: Money]) -> PlanMove? {
        let tier = plan.pending ?? plan.tier
        // Nobody moves up by it: what was chosen before is tried again.
        return prices[tier].map { next(tier, after: plan, price: $0, reason: .renewed) }
    }

    private static func next(_ tier: Tier, after plan: PaidPlan, price: Money, reason: BillingReason? = nil) -> PlanMove {
        let new = PaidPlan(tier: tier, anchor: plan.anchor, period: plan.period + 1)
        return PlanMove(
            kind: .next, due: price, credit: Money(amount: 0, currency: price.currency), plan: new, from: new.start, to: new.end,
            reason: reason ?? (tier > plan.tier ? .upgraded : .renewed))
    }
}
