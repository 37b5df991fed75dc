internal import Contracts
internal import Storage
internal import Wire

/// Tokens of cards and the customers they are kept for.
enum CardStore {
    struct Stored: Sendable {
        let known: KnownCard
        /// Whose it is, when it is kept.
        let customer: CustomerID?
        /// Whether it was charged without being kept.
        let isUsed: Bool
    }

    static func add(_ token: CardToken, _ known: KnownCard, at now: Instant, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO payment_methods (token, card, exp_month, exp_year, customer, created_at)
            VALUES (\(token.text), \(known.card.rawValue), \(known.expMonth.value), \(known.expYear.value), \(String?.none), \(now))
            """)
    }

    static func find(_ token: CardToken, in db: any Connection) async throws -> Stored? {
        let columns: SQL = "card, exp_month, exp_year, customer, is_used"
        guard let row = try await db.first("SELECT \(columns) FROM payment_methods WHERE token = \(token.text)"),
            let card = SandboxCard(rawValue: try row.get("card"))
        else { return nil }
        return Stored(
            known: KnownCard(
                card: card, expMonth: Whole(trusted: try row.get("exp_month")), expYear: Whole(trusted: try row.get("exp_year"))),
            customer: try row.get("customer", as: String?.self).map(CustomerID.init(trusted:)), isUsed: try row.get("is_used"))
    }

    /// Uses up a card that nobody keeps; false when it was used or kept before.
    static func use(_ token: CardToken, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE payment_methods SET is_used = 1 WHERE token = \(token.text) AND customer IS NULL AND is_used = 0
            """) == 1
    }

    /// Uses up the card of a payment that was approved, unless somebody keeps it; false when it was used before or is gone.
    static func use(of action: ActionID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE payment_methods SET is_used = CASE WHEN customer IS NULL THEN 1 ELSE is_used END
            WHERE token = (SELECT method FROM payment_intents WHERE action = \(action.text)) AND (customer IS NOT NULL OR is_used = 0)
            """) == 1
    }

    /// Keeps a card for a customer; false when it is gone, used up or somebody else's. Kept again, it stays kept.
    static func keep(_ token: CardToken, for customer: CustomerID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE payment_methods SET customer = \(customer.text)
            WHERE token = \(token.text) AND (customer IS NULL AND is_used = 0 OR customer = \(customer.text))
            """) == 1
    }

    static func forget(_ token: CardToken, in db: any Connection) async throws {
        try await db.execute("DELETE FROM payment_methods WHERE token = \(token.text)")
    }

    /// The customer of a reference, made when it is asked for first.
    static func customer(of reference: PaymentReference, fresh: CustomerID, in db: any Connection) async throws -> CustomerID {
        let rows = try await db.query("""
            INSERT INTO payment_customers (reference, id) VALUES (\(reference.text), \(fresh.text))
            ON CONFLICT (reference) DO UPDATE SET reference = excluded.reference RETURNING id
            """)
        return CustomerID(trusted: try rows[0].get("id"))
    }

    static func exists(_ customer: CustomerID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT id FROM payment_customers WHERE id = \(customer.text)") != nil
    }
}
