internal import Contracts
internal import Storage
internal import Wire

/// The rows of payments. Each change of state is one statement that names the states it starts from: of several at once, one finds its
/// row and the others find nothing.
enum IntentStore {
    /// What a new payment is made of.
    struct Opening: Sendable {
        let id: IntentID
        let order: IntentOrder
        let run: String?
        let now: Instant
    }

    static func open(_ opening: Opening, in db: any Connection) async throws -> StoredIntent {
        let order = opening.order
        let rows = try await db.query("""
            INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, run, created_at)
            VALUES (\(opening.id.text), \(order.amount.value), \(order.currency.rawValue), \(order.reference.text), \(order.customer?.text),
                    \(order.offSession ?? false), \(IntentStatus.open.rawValue), 0, \(opening.run), \(opening.now))
            RETURNING \(StoredIntent.columns)
            """)
        return try StoredIntent(rows[0])
    }

    static func find(_ id: IntentID, in db: any Connection) async throws -> StoredIntent? {
        try await db.first("SELECT \(StoredIntent.columns) FROM payment_intents WHERE id = \(id.text)").map(StoredIntent.init)
    }

    static func find(action: ActionID, in db: any Connection) async throws -> StoredIntent? {
        try await db.first("SELECT \(StoredIntent.columns) FROM payment_intents WHERE action = \(action.text)").map(StoredIntent.init)
    }

    static func list(_ query: IntentQuery, in db: any Connection) async throws -> PaymentIntents {
        let condition: SQL = if let reference = query.reference { "reference = \(reference.text)" } else { "1 = 1" }
        let rows = try await db.query("""
            SELECT \(StoredIntent.columns) FROM payment_intents WHERE \(condition) ORDER BY id DESC LIMIT 200
            """)
        let total = try await db.query("SELECT COUNT(*) AS total FROM payment_intents WHERE \(condition)")
        return PaymentIntents(items: try rows.map { try StoredIntent($0).intent }, total: try total[0].get("total"))
    }

    /// Where a person approves, and where they go on from there.
    struct Approval: Sendable {
        let action: ActionID
        let url: String
        let returnURL: ReturnURL?
    }

    /// Moves an open payment to what became of a card; nil when it was not open.
    static func confirm(
        _ id: IntentID, with known: KnownCard, of token: CardToken, _ verdict: CardVerdict, approval: Approval, in db: any Connection
    ) async throws -> StoredIntent? {
        let next: SQL =
            switch verdict {
            case .charge: "status = \(IntentStatus.succeeded.rawValue), decline = NULL"
            case .chargeLater: "status = \(IntentStatus.processing.rawValue), decline = NULL"
            case .decline(let reason): "decline = \(reason.rawValue)"
            case .askForApproval: """
                status = \(IntentStatus.requiresAction.rawValue), decline = NULL, action = \(approval.action.text),
                action_url = \(approval.url), return_url = \(approval.returnURL?.text)
                """
            }
        return try await db.first("""
            UPDATE payment_intents
            SET card = \(known.card.rawValue), exp_month = \(known.expMonth.value), exp_year = \(known.expYear.value),
                method = \(token.text), \(next)
            WHERE id = \(id.text) AND status = \(IntentStatus.open.rawValue)
            RETURNING \(StoredIntent.columns)
            """).map(StoredIntent.init)
    }

    /// The person's answer; nil when nothing waits for one. Refused, the payment is open for another card.
    /// - Parameter from: what it was, which is another status only where an approval of the same transaction is taken back.
    static func answer(
        _ action: ActionID, approve: Bool, from: IntentStatus = .requiresAction, in db: any Connection
    ) async throws -> StoredIntent? {
        let next: SQL =
            approve
            ? "status = \(IntentStatus.succeeded.rawValue)"
            : "status = \(IntentStatus.open.rawValue), decline = \(CardDecline.declined.rawValue)"
        return try await db.first("""
            UPDATE payment_intents SET \(next) WHERE action = \(action.text) AND status = \(from.rawValue)
            RETURNING \(StoredIntent.columns)
            """).map(StoredIntent.init)
    }

    /// Ends the wait of a slow card; nil when it has ended before.
    static func settle(_ id: IntentID, in db: any Connection) async throws -> StoredIntent? {
        try await db.first("""
            UPDATE payment_intents SET status = \(IntentStatus.succeeded.rawValue)
            WHERE id = \(id.text) AND status = \(IntentStatus.processing.rawValue)
            RETURNING \(StoredIntent.columns)
            """).map(StoredIntent.init)
    }

    /// Ends a payment; nil when it has succeeded or was ended before, or while the bank decides: then it cannot be stopped any more.
    static func cancel(_ id: IntentID, in db: any Connection) async throws -> StoredIntent? {
        let stoppable = [IntentStatus.open, .requiresAction].map(\.rawValue)
        return try await db.first("""
            UPDATE payment_intents SET status = \(IntentStatus.canceled.rawValue) WHERE id = \(id.text) AND status IN (\(list: stoppable))
            RETURNING \(StoredIntent.columns)
            """).map(StoredIntent.init)
    }

    /// Gives back part of what is left; nil when there is less, or nothing was charged.
    static func refund(_ id: IntentID, _ refund: IntentRefund, at now: Instant, in db: any Connection) async throws -> StoredIntent? {
        let row = try await db.first("""
            UPDATE payment_intents SET refunded = refunded + \(refund.amount.value)
            WHERE id = \(id.text) AND status = \(IntentStatus.succeeded.rawValue) AND refunded + \(refund.amount.value) <= amount
            RETURNING \(StoredIntent.columns)
            """)
        guard let row else { return nil }
        try await db.execute("""
            INSERT INTO payment_refunds (id, intent, amount, created_at)
            VALUES (\(refund.id.text), \(id.text), \(refund.amount.value), \(now))
            """)
        return try StoredIntent(row)
    }
}
