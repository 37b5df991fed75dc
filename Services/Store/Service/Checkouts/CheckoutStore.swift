internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Checkouts in the database.
enum CheckoutStore {
    /// What replaces a request once it is to be forgotten; migration 150 writes the same. It looks like a request, because replicas of the
    /// release before read every one.
    private static let forgotten =
        #"{"address":{"name":"-","phone":"+966500000000","city":"-","street":"-"},"email":"forgotten@example.invalid"}"#

    /// With that text in it, as in the index `checkouts_kept`, which serves no other condition: those that have forgotten are not read every
    /// minute.
    private static let isKept: SQL =
        #"request <> '{"address":{"name":"-","phone":"+966500000000","city":"-","street":"-"},"email":"forgotten@example.invalid"}'"#

    private static let columns: SQL = """
        id, user_id, state, request, lines, promo_code, subtotal, discount, shipping, tax, payment_id, payment_token, action_url, decline,
        language, run, held_until, busy_until, created_at, card_mark, vat_percent
        """

    static func insert(_ checkout: StoredCheckout, key: String, provider: String, now: Instant, in db: any Connection) async throws {
        let request = try checkout.buyer.map(JSONColumn.text) ?? forgotten
        let (prices, lines) = (checkout.prices, try JSONColumn.text(checkout.lines))
        try await db.enqueue("""
            INSERT INTO checkouts (id, user_id, request_key, state, request, lines, promo_code, subtotal, discount, shipping, tax, total,
                provider, payment_token, language, run, held_until, busy_until, created_at, updated_at, card_mark,
                vat_percent)
            VALUES (\(checkout.id.text), \(checkout.user.text), \(key), \(checkout.state.rawValue), \(request), \(lines),
                \(checkout.promo?.text), \(prices.subtotal), \(prices.discount), \(prices.shipping), \(prices.tax), \(prices.total),
                \(provider), \(checkout.token?.text), \(checkout.language.rawValue), \(checkout.run), \(checkout.heldUntil),
                \(checkout.busyUntil), \(now), \(now), \(checkout.cardMark), \(prices.vatPercent))
            """)
        for line in checkout.lines {
            try await db.enqueue("""
                INSERT INTO reservations (checkout_id, product_id, quantity)
                VALUES (\(checkout.id.text), \(line.product.text), \(line.quantity))
                """)
        }
    }

    static func find(_ id: CheckoutID, in db: any Connection) async throws -> StoredCheckout? { try await db.ask(find(id)) }

    static func find(_ id: CheckoutID) -> Question<StoredCheckout?> { find(where: "id = \(id.text)") }

    static func find(_ id: CheckoutID, of user: UserID, in db: any Connection) async throws -> StoredCheckout? {
        try await db.first("SELECT \(columns) FROM checkouts WHERE id = \(id.text) AND user_id = \(user.text)").map(checkout)
    }

    /// The one that a key led to, unless it failed.
    static func find(key: String, of user: UserID) -> Question<StoredCheckout?> {
        find(where: "user_id = \(user.text) AND request_key = \(key) AND state <> 'failed'")
    }

    static func findOpen(of user: UserID) -> Question<StoredCheckout?> {
        find(where: "user_id = \(user.text) AND state IN ('reserved', 'requires_action', 'processing')")
    }

    private static func find(where condition: SQL) -> Question<StoredCheckout?> {
        Question("SELECT \(columns) FROM checkouts WHERE \(condition)") { try $0.first.map(checkout) }
    }

    static func held(by user: UserID, in db: any Connection) async throws -> [ProductID: Int64] { try await db.ask(held(by: user)) }

    /// What somebody's own open checkout holds. To them it is not gone: another try of theirs lets it go first.
    static func held(by user: UserID) -> Question<[ProductID: Int64]> {
        Question("""
            SELECT reservations.product_id, CAST(SUM(reservations.quantity) AS BIGINT) AS held
            FROM checkouts JOIN reservations ON reservations.checkout_id = checkouts.id
            WHERE checkouts.user_id = \(user.text) AND checkouts.state IN ('reserved', 'requires_action', 'processing')
            GROUP BY reservations.product_id
            """) { rows in try rows.reduce(into: [:]) { $0[ProductID(trusted: try $1.get("product_id"))] = try $1.get("held") } }
    }

    static func find(payment: PaymentID, in db: any Connection) async throws -> StoredCheckout? {
        try await db.first("SELECT \(columns) FROM checkouts WHERE payment_id = \(payment.text)").map(checkout)
    }

    /// - Returns: false when it ended meanwhile.
    static func setPayment(_ payment: PaymentID, of id: CheckoutID, now: Instant, in database: any Database) async throws -> Bool {
        try await !database.write(one: """
            UPDATE checkouts SET payment_id = \(payment.text), updated_at = \(now)
            WHERE id = \(id.text) AND state = 'reserved' AND payment_id IS NULL
            RETURNING id
            """).isEmpty
    }

    /// Moves to a state if the table of transitions allows it: of several callers one does. What has ended forgets who bought: the order
    /// has it. Only one that failed keeps it for a day, as its money may still come.
    /// - Parameter onlyUnopened: does nothing when somebody kept a payment of it meanwhile.
    static func move(
        _ id: CheckoutID, to state: CheckoutState, actionURL: String? = nil, decline: String? = nil, onlyUnopened: Bool = false,
        now: Instant, in db: any Connection
    ) async throws -> Bool {
        try await db.ask(move(id, to: state, actionURL: actionURL, decline: decline, onlyUnopened: onlyUnopened, now: now))
    }

    static func move(
        _ id: CheckoutID, to state: CheckoutState, actionURL: String? = nil, decline: String? = nil, onlyUnopened: Bool = false,
        now: Instant
    ) -> Question<Bool> {
        let opened: Int64 = onlyUnopened ? 0 : 1
        let sources = Transitions.sources(of: state, in: Transitions.checkout).map(\.rawValue)
        return .any("""
            UPDATE checkouts SET state = \(state.rawValue), action_url = \(actionURL), decline = COALESCE(\(decline), decline),
                payment_token = NULL, busy_until = 0, request = CASE WHEN \(ended(state)) = 1 THEN \(forgotten) ELSE request END,
                request_key = \(keyLeft), updated_at = \(now)
            WHERE id = \(id.text) AND state IN (\(list: sources)) AND (\(opened) = 1 OR payment_id IS NULL)
            RETURNING id
            """)
    }

    /// The key of one that failed may lead to another one by now; late money of the first does not take it away. Else the key stays, so
    /// that a repeat hears what became of it. The person's row is held.
    private static let keyLeft: SQL = """
        CASE WHEN state = 'failed' AND EXISTS (
            SELECT 1 FROM checkouts AS others
            WHERE others.user_id = checkouts.user_id AND others.request_key = checkouts.request_key AND others.state <> 'failed')
        THEN id ELSE request_key END
        """

    private static func ended(_ state: CheckoutState) -> Int64 { [.completed, .refunding, .refunded].contains(state) ? 1 : 0 }

    /// Lets failed checkouts forget who wanted to buy: money that comes later goes back.
    static func forgetEnded(before limit: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE checkouts SET request = \(forgotten)
            WHERE id IN (SELECT id FROM checkouts WHERE state = 'failed' AND updated_at < \(limit) AND \(isKept) LIMIT 500)
            """)
    }

    /// Takes an open checkout to work on it, unless somebody does.
    static func occupy(_ id: CheckoutID, until: Instant, real: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE checkouts SET busy_until = \(until)
            WHERE id = \(id.text) AND state IN ('reserved', 'requires_action', 'processing') AND busy_until <= \(real)
            """) == 1
    }

    static func free(_ id: CheckoutID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE checkouts SET busy_until = 0 WHERE id = \(id.text)")
    }

    /// Takes what a checkout holds out of the table, by ascending product.
    static func takeReservations(_ id: CheckoutID) -> Question<[(product: ProductID, quantity: Int64)]> {
        Question("DELETE FROM reservations WHERE checkout_id = \(id.text) RETURNING product_id, quantity") { rows in
            try rows.map { (product: ProductID(trusted: try $0.get("product_id")), quantity: try $0.get("quantity", as: Int64.self)) }
                .sorted { $0.product < $1.product }
        }
    }

    /// Takes what is personal out of somebody's checkouts. One that failed and has a payment stays as long as any other that failed: money
    /// that comes for it all the same has to find it, in order to go back.
    /// One that is open forgets at once: nobody is there to sell to, so that its money goes back.
    static func forget(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE checkouts SET request = \(forgotten), card_mark = NULL, promo_code = NULL
            WHERE user_id = \(user.text) AND state IN ('reserved', 'requires_action', 'processing', 'refunding')
            """)
        try await db.enqueue("""
            UPDATE checkouts SET request = \(forgotten), card_mark = NULL, promo_code = NULL, payment_token = NULL, action_url = NULL
            WHERE user_id = \(user.text) AND state = 'failed' AND payment_id IS NOT NULL
            """)
        try await db.enqueue("""
            DELETE FROM checkouts WHERE user_id = \(user.text) AND state NOT IN ('reserved', 'requires_action', 'processing', 'refunding')
                AND (state <> 'failed' OR payment_id IS NULL)
            """)
    }

    /// Failed checkouts, and those whose money went back, are of no use to anybody after a while. Two statements, as each state has an
    /// index of its own.
    static func sweep(before limit: Instant, in database: any Database) async throws {
        try await database.sweep("checkouts", key: "id", where: "state = 'failed' AND updated_at < \(limit)")
        try await database.sweep("checkouts", key: "id", where: "state = 'refunded' AND updated_at < \(limit)")
    }

    private static func checkout(_ row: Row) throws -> StoredCheckout {
        let request: String = try row.get("request")
        return StoredCheckout(
            id: CheckoutID(trusted: try row.get("id")), user: UserID(trusted: try row.get("user_id")), state: try row.requiredWord("state"),
            buyer: request == forgotten ? nil : try JSONColumn.value(Buyer.self, request, column: "request"),
            lines: try JSONColumn.value([CheckoutLine].self, try row.get("lines"), column: "lines"),
            promo: try row.get("promo_code", as: String?.self).map(PromoCode.init(trusted:)),
            prices: StoredPrices(
                subtotal: try row.get("subtotal"), discount: try row.get("discount"), shipping: try row.get("shipping"),
                tax: try row.get("tax"), vatPercent: try row.get("vat_percent")),
            paymentID: try row.get("payment_id", as: String?.self).map(PaymentID.init),
            token: try row.get("payment_token", as: String?.self).map(PaymentToken.init), actionURL: try row.get("action_url"),
            decline: try row.get("decline"), language: try row.requiredWord("language"), run: try row.get("run"),
            heldUntil: try row.get("held_until"), busyUntil: try row.get("busy_until"), createdAt: try row.get("created_at"),
            cardMark: try row.get("card_mark"))
    }
}
