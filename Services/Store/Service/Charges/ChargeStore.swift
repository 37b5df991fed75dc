internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Charges in the database.
enum ChargeStore {
    private static let columns: SQL = """
        id, user_id, reason, state, amount, currency, tier, anchor, period, period_start, period_end, request_key, payment_id, method,
        card_brand, card_last4, card_month, card_year, is_new_method, action_url, is_overtaken, run, busy_until, created_at
        """

    static func insert(_ it: Charge, provider: String, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO charges (\(columns), provider) VALUES (
                \(it.id), \(it.user.text), \(it.reason.rawValue), \(it.state.rawValue), \(it.price.amount), \(it.price.currency.rawValue),
                \(it.tier.rawValue), \(it.anchor), \(it.period), \(it.from), \(it.to), \(it.requestKey), \(it.payment?.text),
                \(it.card?.method.text), \(it.card?.facts.brand), \(it.card?.facts.last4), \(it.card?.facts.expMonth),
                \(it.card?.facts.expYear), \(it.isNewCard), \(it.actionURL), \(it.isOvertaken), \(it.run), \(it.busyUntil),
                \(it.createdAt), \(provider))
            """)
    }

    static func find(_ id: String, in db: any Connection) async throws -> Charge? {
        try await db.first("SELECT \(columns) FROM charges WHERE id = \(id)").map(charge)
    }

    static func open(of user: UserID, in db: any Connection) async throws -> Charge? {
        try await db.first("SELECT \(columns) FROM charges WHERE user_id = \(user.text) AND state = 'open'").map(charge)
    }

    /// Whether the provider is still asked about money of theirs.
    static func isUnderWay(of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM charges WHERE user_id = \(user.text) AND state IN ('open', 'refunding') LIMIT 1") != nil
    }

    /// The charge that a request with this key made, unless it failed.
    static func find(key: String, of user: UserID, since: Instant, in db: any Connection) async throws -> Charge? {
        try await db.first("""
            SELECT \(columns) FROM charges
            WHERE user_id = \(user.text) AND request_key = \(key) AND created_at > \(since) AND state IN ('open', 'paid')
            """).map(charge)
    }

    /// The last one the person asked for.
    static func newest(of user: UserID, in db: any Connection) async throws -> Charge? {
        try await db.first("""
            SELECT \(columns) FROM charges WHERE user_id = \(user.text) AND request_key IS NOT NULL
            ORDER BY created_at DESC, id DESC LIMIT 1
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

    /// Takes over a charge that nobody works on any more.
    static func occupy(_ id: String, until: Instant, real: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE charges SET busy_until = \(until) WHERE id = \(id) AND state = 'open' AND busy_until <= \(real)
            """) == 1
    }

    /// Stops working on a charge, and keeps the address where the person has to approve it.
    static func leave(_ id: String, actionURL: String?, in db: any Connection) async throws {
        try await db.enqueue("UPDATE charges SET busy_until = 0, action_url = \(actionURL) WHERE id = \(id) AND state = 'open'")
    }

    static func free(_ id: String, in db: any Connection) async throws {
        try await db.enqueue("UPDATE charges SET busy_until = 0 WHERE id = \(id) AND state = 'open'")
    }

    /// Notes that the person cancelled or resumed the subscription while a charge was open.
    static func overtake(_ isOvertaken: Bool, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE charges SET is_overtaken = \(isOvertaken) WHERE user_id = \(user.text) AND state = 'open'")
    }

    /// Moves a charge from one state to another: of several callers one does.
    static func move(
        _ id: String, from old: ChargeState, to new: ChargeState, decline: DeclineReason? = nil, in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            UPDATE charges SET state = \(new.rawValue), decline = \(decline?.rawValue), action_url = NULL, busy_until = 0, method = NULL
            WHERE id = \(id) AND state = \(old.rawValue)
            """) == 1
    }

    private static func charge(_ row: Row) throws -> Charge {
        Charge(
            id: try row.get("id"), user: UserID(trusted: try row.get("user_id")), reason: try row.requiredWord("reason"),
            state: try row.requiredWord("state"), price: Money(amount: try row.get("amount"), currency: try row.requiredWord("currency")),
            tier: try row.requiredWord("tier"), anchor: try row.get("anchor"), period: try row.get("period"),
            from: try row.get("period_start"), to: try row.get("period_end"), requestKey: try row.get("request_key"),
            payment: try row.get("payment_id", as: String?.self).map(PaymentID.init), card: try WalletStore.card(row),
            isNewCard: try row.get("is_new_method"), actionURL: try row.get("action_url"), isOvertaken: try row.get("is_overtaken"),
            run: try row.get("run"), busyUntil: try row.get("busy_until"), createdAt: try row.get("created_at"))
    }
}
