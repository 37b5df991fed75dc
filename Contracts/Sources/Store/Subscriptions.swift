public import Wire

/// A tier that can be had. FR-HOME-02-b.
public struct Plan: DTO {
    /// Something that a tier has.
    public struct Benefit: DTO {
        /// Stays the same in every language: `messages`.
        public let key: String
        /// In the reader's language.
        public let text: String
        /// Whether this tier has it at all.
        public let isIncluded: Bool
        public init(key: String, text: String, isIncluded: Bool) {
            self.key = key
            self.text = text
            self.isIncluded = isIncluded
        }
        public static let example = Benefit(key: "messages", text: "200 messages to your coach a month", isIncluded: true)
    }
    public let tier: Tier
    /// What it is called, in the reader's language.
    public let name: String
    /// A month; left out for what is free.
    public let price: Money?
    public let benefits: [Benefit]
    /// Whether it is the person's own.
    public let isCurrent: Bool
    /// Whether the person can move up to it.
    public let isUpgrade: Bool
    public init(tier: Tier, name: String, price: Money?, benefits: [Benefit], isCurrent: Bool, isUpgrade: Bool) {
        self.tier = tier
        self.name = name
        self.price = price
        self.benefits = benefits
        self.isCurrent = isCurrent
        self.isUpgrade = isUpgrade
    }
    public static let example = Plan(
        tier: .premium, name: "Premium", price: Money(amount: 1999, currency: .usd), benefits: [.example], isCurrent: false, isUpgrade: true
    )
}

/// All tiers, from the lowest.
public struct PlanList: DTO {
    public let items: [Plan]
    public init(items: [Plan]) { self.items = items }
    public static let example = PlanList(items: [.example])
}

/// What a person pays for. FR-ACCOUNT-03.
public struct Subscription: DTO {
    public let tier: Tier
    /// The tier's name on its badge.
    public let badge: String
    public let benefits: [Plan.Benefit]
    public let status: SubscriptionStatus
    /// A month; left out for Freemium.
    public let price: Money?
    /// When what is paid for began; left out for Freemium.
    public let currentPeriodStart: Instant?
    /// When the next charge is due; left out for Freemium and once it was cancelled.
    public let nextBillingAt: Instant?
    /// When what is paid for ends; left out for Freemium.
    public let currentPeriodEnd: Instant?
    /// Whether it ends with what is paid for.
    public let cancelAtPeriodEnd: Bool
    /// The lower tier that begins at the period's end, if one was chosen.
    public let pendingTier: Tier?
    /// While `past_due`: until when the tier stays.
    public let graceUntil: Instant?
    /// Where the person approves a payment that waits for it; then call `confirm`.
    public let actionUrl: String?
    /// Grows with each change of the tier.
    public let version: Int64

    public init(
        tier: Tier, badge: String, benefits: [Plan.Benefit], status: SubscriptionStatus, price: Money?, currentPeriodStart: Instant?,
        nextBillingAt: Instant?, currentPeriodEnd: Instant?, cancelAtPeriodEnd: Bool, pendingTier: Tier?, graceUntil: Instant?,
        actionUrl: String?,
        version: Int64
    ) {
        self.tier = tier
        self.badge = badge
        self.benefits = benefits
        self.status = status
        self.price = price
        self.currentPeriodStart = currentPeriodStart
        self.nextBillingAt = nextBillingAt
        self.currentPeriodEnd = currentPeriodEnd
        self.cancelAtPeriodEnd = cancelAtPeriodEnd
        self.pendingTier = pendingTier
        self.graceUntil = graceUntil
        self.actionUrl = actionUrl
        self.version = version
    }
    public static let example = Subscription(
        tier: .premium, badge: "Premium", benefits: [.example], status: .active, price: Money(amount: 1999, currency: .usd),
        currentPeriodStart: .example, nextBillingAt: .example + .days(31), currentPeriodEnd: .example + .days(31),
        cancelAtPeriodEnd: false, pendingTier: nil, graceUntil: nil, actionUrl: nil, version: 1)
    /// While the person has to approve the first payment: the tier is still the free one.
    static let waitingExample = Subscription(
        tier: .freemium, badge: "Freemium",
        benefits: [Plan.Benefit(key: "messages", text: "20 messages to your coach a month", isIncluded: true)], status: .free, price: nil,
        currentPeriodStart: nil, nextBillingAt: nil, currentPeriodEnd: nil, cancelAtPeriodEnd: false, pendingTier: nil, graceUntil: nil,
        actionUrl: "https://pay.example.com/payments/actions/act_01960f3e", version: 0)
}

/// What can be subscribed to.
public enum PaidTiers: ChoiceRule { public static let words: [Tier] = [.premium, .smartPremium] }

/// Moves to a tier: up at once, down at the period's end. Freemium is reached by cancelling.
public struct SubscriptionChange: DTO {
    /// The tier to move to.
    public let tier: Choice<PaidTiers>
    /// A card for this and later charges; the one on file when left out.
    public let paymentToken: OpaqueToken?
    public init(tier: Tier, paymentToken: OpaqueToken? = nil) {
        self.tier = .init(trusted: tier)
        self.paymentToken = paymentToken
    }
    public func problems() -> [FieldProblem] { CardNumberGuard.problems(paymentToken, "paymentToken") }
    public static let example = SubscriptionChange(tier: .premium, paymentToken: .cardExample)
}

public struct PlanQuery: DTO {
    /// The tier to move to.
    public let tier: Tier
    public init(tier: Tier) { self.tier = tier }
    public static let example = PlanQuery(tier: .smartPremium)
}

/// What a change of tier would cost now.
public struct SubscriptionQuote: DTO {
    /// The tier to move to.
    public let tier: Tier
    /// Charged at once: the new price's share of what is left of the period, or a whole month.
    public let dueNow: Money
    /// What is left of the current price, already taken off `dueNow`.
    public let credit: Money
    /// When the change takes effect.
    public let startsAt: Instant
    /// When the next charge would be due.
    public let nextBillingAt: Instant
    /// What it would be.
    public let nextPrice: Money
    public init(tier: Tier, dueNow: Money, credit: Money, startsAt: Instant, nextBillingAt: Instant, nextPrice: Money) {
        self.tier = tier
        self.dueNow = dueNow
        self.credit = credit
        self.startsAt = startsAt
        self.nextBillingAt = nextBillingAt
        self.nextPrice = nextPrice
    }
    public static let example = SubscriptionQuote(
        tier: .smartPremium, dueNow: Money(amount: 1000, currency: .usd), credit: Money(amount: 999, currency: .usd), startsAt: .example,
        nextBillingAt: .example + .days(15), nextPrice: Money(amount: 3999, currency: .usd))
}

/// The card on file. FR-ACCOUNT-03-c: nothing else of a card is known here.
public struct PaymentMethod: DTO {
    /// Whose card it is: `visa`.
    public let brand: String
    /// Its last four digits.
    public let last4: String
    /// The month it ends in, 1 to 12.
    public let expMonth: Int64
    /// The year it ends in.
    public let expYear: Int64
    public init(brand: String, last4: String, expMonth: Int64, expYear: Int64) {
        self.brand = brand
        self.last4 = last4
        self.expMonth = expMonth
        self.expYear = expYear
    }
    public static let example = PaymentMethod(brand: "visa", last4: "4242", expMonth: 12, expYear: 2030)
}

/// Another card for later charges.
public struct PaymentMethodChange: DTO {
    /// The payment provider's token for the card.
    public let paymentToken: OpaqueToken
    public init(paymentToken: OpaqueToken) { self.paymentToken = paymentToken }
    public func problems() -> [FieldProblem] { CardNumberGuard.problems(paymentToken, "paymentToken") }
    public static let example = PaymentMethodChange(paymentToken: .cardExample)
}

/// A charge for a tier. FR-ACCOUNT-03-e: one for each charge.
public struct BillingInvoice: DTO {
    /// Its number.
    public let number: String
    /// What was charged.
    public let amount: Money
    /// What it was for.
    public let tier: Tier
    public let reason: BillingReason
    /// When what it pays for begins.
    public let periodStart: Instant
    /// When what it pays for ends.
    public let periodEnd: Instant
    /// The card that was charged.
    public let card: CardOnOrder?
    /// When it was charged.
    public let at: Instant
    public init(
        number: String, amount: Money, tier: Tier, reason: BillingReason, periodStart: Instant, periodEnd: Instant, card: CardOnOrder?,
        at: Instant
    ) {
        self.number = number
        self.amount = amount
        self.tier = tier
        self.reason = reason
        self.periodStart = periodStart
        self.periodEnd = periodEnd
        self.card = card
        self.at = at
    }
    public static let example = BillingInvoice(
        number: "SUB-1000", amount: Money(amount: 1999, currency: .usd), tier: .premium, reason: .subscribed, periodStart: .example,
        periodEnd: .example + .days(31), card: .example, at: .example)
}

public struct PageQuery: DTO {
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public var limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public var cursor: OpaqueToken?
    public init(limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = PageQuery(limit: .example)
}

/// Newest first.
public struct BillingHistory: DTO {
    public let items: [BillingInvoice]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [BillingInvoice], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = BillingHistory(items: [.example], nextCursor: nil)
}

/// What a person is entitled to, for other services.
public struct Entitlement: DTO {
    /// Whose.
    public let userId: UserID
    /// What they pay for.
    public let tier: Tier
    /// The version `entitlement.changed` events carry.
    public let version: Int64
    public init(userId: UserID, tier: Tier, version: Int64) {
        self.userId = userId
        self.tier = tier
        self.version = version
    }
    public static let example = Entitlement(userId: .example, tier: .premium, version: 3)
}
