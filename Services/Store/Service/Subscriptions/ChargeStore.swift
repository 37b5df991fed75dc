internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
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
    /// What one has when it is paid.
    let tier: Tier
    let anchor: Instant
    let period: Int64
    /// What it pays for.
    let from: Instant
    let to: Instant
    /// What the person asked for it by; nil for what was not asked for, such as a renewal.
    let requestKey: String?
    let payment: PaymentID?
    /// What it is paid with, until it has ended.
    let card: Wallet.Card?
    /// Whether the card goes on file when it has paid.
    let isNewCard: Bool
    let actionURL: String?
    /// The person cancelled or moved down after it was made, which it does not undo.
    let isOvertaken: Bool
    let run: String?
    /// Somebody works on it until then, in real time.
    let busyUntil: Instant
    let createdAt: Instant

    init(
        id: String, user: UserID, move: PlanMove, requestKey: String?, card: Wallet.Card? = nil, run: String?, busyUntil: Instant, now: Instant
    ) {
        self.init(
            id: id, user: user, reason: move.reason, state: .open, price: move.due, tier: move.plan.tier, anchor: move.plan.anchor,
            period: move.plan.period, from: move.from, to: move.to, requestKey: requestKey, payment: nil, card: card, isNewCard: card != nil,
            actionURL: nil, isOvertaken: false, run: run, busyUntil: busyUntil, createdAt: now)
    }

    fileprivate init(
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

    static let prefix = "charge:"
    /// What the provider knows its payment by.
    var reference: String { Self.prefix + id }
}

enum ChargeStore {
    private static let columns: SQL = """
        id, user_id, reason, state, amount, currency, tier, anchor, period, period_start, period_end, request_key, payment_id, method,
        card_brand, card_last4, card_month, card_year, is_new_method, action_url, is_overtaken, run, busy_until, created_at
        """

    static func insert(_ it: Charge, provider: String, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO charges (\(columns), provider) VALUES (
                \(it.id), \(it.user.text), \(it.reason.rawValue), \(it.state.rawValue), \(it.price.amount), \(it.price.currency.rawValue),
                \(it.tier.rawValue), \(it.anchor), \(it.period), \(it.from), \(it.to), \(it.requestKey), \(it.payment?.text),
                \(it.card?.method.text), \(it.card?.facts.brand), \(it.card?.facts.last4), \(it.card?.facts.expMonth), \(it.card?.facts.expYear),
                \(it.isNewCard), \(it.actionURL), \(it.isOvertaken), \(it.run), \(it.busyUntil), \(it.createdAt), \(provider))
            """)
    }

    static func find(_ id: String, in db: any Connection) async throws -> Charge? {
        try await db.first("SELECT \(columns) FROM charges WHERE id = \(id)").map(charge)
    }

    static func open(of user: UserID, in db: any Connection) async throws -> Charge? {
        try await db.first("SELECT \(columns) FROM charges WHERE user_id = \(user.text) AND state = 'open'").map(charge)
    }

    /// What a key led to that has not failed.
    static func find(key: String, of user: UserID, since: Instant, in db: any Connection) async throws -> Charge? {
        try await db.first("""
            SELECT \(columns) FROM charges
            WHERE user_id = \(user.text) AND request_key = \(key) AND created_at > \(since) AND state IN ('open', 'paid')
            """).map(charge)
    }

    /// The last one the person asked for.
    static func newest(of user: UserID, in db: any Connection) async throws -> Charge? {
        try await db.first("""
            SELECT \(columns) FROM charges WHERE user_id = \(user.text) AND request_key IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1
            """).map(charge)
    }

    /// Keeps the card that came with it.
    /// - Returns: false when it was ended meanwhile.
    static func setCard(_ card: Wallet.Card, of id: String, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE charges SET method = \(card.method.text), card_brand = \(card.facts.brand), card_last4 = \(card.facts.last4),
                card_month = \(card.facts.expMonth), card_year = \(card.facts.expYear), is_new_method = 1
            WHERE id = \(id) AND state = 'open' AND method IS NULL
            """) == 1
    }

    /// Keeps which payment it is and what pays it, before anything is charged.
    /// - Returns: false when it was ended meanwhile.
    static func begin(
        _ id: String, _ payment: PaymentID, _ card: Wallet.Card, isNew: Bool, busyUntil: Instant, in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            UPDATE charges SET payment_id = \(payment.text), method = \(card.method.text), card_brand = \(card.facts.brand),
                card_last4 = \(card.facts.last4), card_month = \(card.facts.expMonth), card_year = \(card.facts.expYear),
                is_new_method = \(isNew), busy_until = \(busyUntil)
            WHERE id = \(id) AND state = 'open' AND payment_id IS NULL
            """) == 1
    }

    /// Takes it over from whoever has left it.
    static func occupy(_ id: String, until: Instant, real: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE charges SET busy_until = \(until) WHERE id = \(id) AND state = 'open' AND busy_until <= \(real)") == 1
    }

    /// Leaves it to others, with what the person has to do.
    static func leave(_ id: String, actionURL: String?, in db: any Connection) async throws {
        try await db.execute("UPDATE charges SET busy_until = 0, action_url = \(actionURL) WHERE id = \(id) AND state = 'open'")
    }

    static func free(_ id: String, in db: any Connection) async throws {
        try await db.execute("UPDATE charges SET busy_until = 0 WHERE id = \(id) AND state = 'open'")
    }

    /// The person has decided otherwise for the period's end.
    static func overtake(_ isOvertaken: Bool, of user: UserID, in db: any Connection) async throws {
        try await db.execute("UPDATE charges SET is_overtaken = \(isOvertaken) WHERE user_id = \(user.text) AND state = 'open'")
    }

    /// Moves it from one state to another: of all who try, one does.
    static func move(_ id: String, from old: ChargeState, to new: ChargeState, decline: DeclineReason? = nil, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE charges SET state = \(new.rawValue), decline = \(decline?.rawValue), action_url = NULL, busy_until = 0, method = NULL
            WHERE id = \(id) AND state = \(old.rawValue)
            """) == 1
    }

    private static func charge(_ row: Row) throws -> Charge {
        guard let reason: BillingReason = try row.word(2), let state = ChargeState(rawValue: try row.get(3)), let currency: Currency = try row.word(5),
            let tier: Tier = try row.word(6)
        else { throw DatabaseError.decoding(column: "state", reason: "unknown") }
        return Charge(
            id: try row.get(0), user: UserID(trusted: try row.get(1)), reason: reason, state: state,
            price: Money(amount: try row.get(4), currency: currency), tier: tier, anchor: try row.get(7), period: try row.get(8),
            from: try row.get(9), to: try row.get(10), requestKey: try row.get(11), payment: try row.get(12, as: String?.self).map(PaymentID.init),
            card: try Wallet.card(row, from: 13), isNewCard: try row.get(18), actionURL: try row.get(19), isOvertaken: try row.get(20),
            run: try row.get(21), busyUntil: try row.get(22), createdAt: try row.get(23))
    }
}
