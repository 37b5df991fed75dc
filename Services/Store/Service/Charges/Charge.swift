internal import Contracts
internal import Payments
internal import StoreDomain
internal import Wire

/// How a charge stands, as it is stored.
enum ChargeState: String, Sendable {
    case open, paid
    /// Nothing was taken, as far as is known.
    case failed
    /// Paid when there was nothing to pay for any more: the money has to go back.
    case refunding, refunded
}

/// One charge, from before it is made.
struct Charge: Sendable {
    let id: String
    let user: UserID
    let reason: BillingReason
    let state: ChargeState
    let price: Money
    /// The plan that it pays for: the tier, the moment that periods are counted from, and which period it is.
    let tier: Tier
    let anchor: Instant
    let period: Int64
    /// The time that it pays for.
    let from: Instant
    let to: Instant
    /// The idempotency key of the request that asked for it; nil for a charge without a request, such as a renewal.
    let requestKey: String?
    let payment: PaymentID?
    /// What it is paid with, until it has ended.
    let card: Wallet.Card?
    /// Whether the card goes on file when it has paid.
    let isNewCard: Bool
    let actionURL: String?
    /// The person cancelled or resumed the subscription after the charge was made. Paying it does not undo that.
    let isOvertaken: Bool
    let run: String?
    /// A request or a piece of work is at it until then, in real time.
    let busyUntil: Instant
    let createdAt: Instant

    init(
        id: String, user: UserID, move: PlanMove, requestKey: String?, card: Wallet.Card? = nil, run: String?, busyUntil: Instant,
        now: Instant
    ) {
        self.init(
            id: id, user: user, reason: move.reason, state: .open, price: move.due, tier: move.plan.tier, anchor: move.plan.anchor,
            period: move.plan.period, from: move.from, to: move.to, requestKey: requestKey, payment: nil, card: card,
            isNewCard: card != nil,
            actionURL: nil, isOvertaken: false, run: run, busyUntil: busyUntil, createdAt: now)
    }

    init(
        id: String, user: UserID, reason: BillingReason, state: ChargeState, price: Money, tier: Tier, anchor: Instant, period: Int64,
        from: Instant, to: Instant, requestKey: String?, payment: PaymentID?, card: Wallet.Card?, isNewCard: Bool, actionURL: String?,
        isOvertaken: Bool, run: String?, busyUntil: Instant, createdAt: Instant
    ) {
        self.id = id
        self.user = user
        self.reason = reason
        self.state = state
        self.price = price
        self.tier = tier
        self.anchor = anchor
        self.period = period
        self.from = from
        self.to = to
        self.requestKey = requestKey
        self.payment = payment
        self.card = card
        self.isNewCard = isNewCard
        self.actionURL = actionURL
        self.isOvertaken = isOvertaken
        self.run = run
        self.busyUntil = busyUntil
        self.createdAt = createdAt
    }

    /// Whether the person asked for it, by a change of tier or with another card for what is due; renewals come by themselves.
    var isAsked: Bool { requestKey != nil || isNewCard }

    static let prefix = "charge:"
    /// What the provider knows its payment by.
    var reference: String { Self.prefix + id }
}
