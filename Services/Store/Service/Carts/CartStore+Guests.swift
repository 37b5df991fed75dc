internal import Contracts
internal import Platform
internal import Security
internal import Storage
internal import Wire

/// Carts of people who are not signed in. Whoever has the token has the cart; a cart ends some time after its last change.
extension CartStore {
    /// Only the hash is kept; 256 random bits need no slow one.
    static func hash(_ token: GuestCartToken) -> String { base64url(sha256(token.text)) }

    static func insertGuest(id: String, token: GuestCartToken, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("INSERT INTO carts (id, token_hash, version, updated_at) VALUES (\(id), \(hash(token)), 1, \(now))")
    }

    /// - Parameter changed: the last change must be later than this.
    static func findGuest(_ token: GuestCartToken, changed: Instant, in db: any Connection) async throws -> StoredCart? {
        try await db.ask(find(where: "carts.token_hash = \(hash(token)) AND carts.updated_at > \(changed)"))
    }

    /// Takes a guest's cart for a change, which makes it live on: until the transaction ends nobody else changes it.
    /// - Returns: the cart's id; nil for a token nobody has, and one whose time is over.
    static func takeGuest(_ token: GuestCartToken, changed: Instant, now: Instant, in db: any Connection) async throws -> String? {
        try await db.first("""
            UPDATE carts SET version = version + 1, updated_at = \(now)
            WHERE token_hash = \(hash(token)) AND updated_at > \(changed) RETURNING id
            """)?.get("id")
    }

    /// Adds a guest's lines to a claimed person's, after them, and takes over the code if the person has none. Who asks for more than a
    /// line may have gets that many. The guest's cart is gone afterwards: the statement that deletes it decides who had it.
    /// - Returns: false when the cart was gone before.
    static func merge(guest: String, into cart: String, policy: StorePolicy, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO cart_lines (cart_id, product_id, quantity, seen_price, position)
            SELECT \(cart), guest.product_id, guest.quantity, guest.seen_price,
                guest.position + (SELECT COALESCE(MAX(position), 0) FROM cart_lines WHERE cart_id = \(cart))
            FROM cart_lines AS guest WHERE guest.cart_id = \(guest)
            ON CONFLICT (cart_id, product_id) DO UPDATE SET seen_price = excluded.seen_price,
                quantity = CASE WHEN cart_lines.quantity + excluded.quantity <= \(policy.pieces)
                    THEN cart_lines.quantity + excluded.quantity ELSE \(policy.pieces) END
            """)
        let gone = try await db.query("DELETE FROM carts WHERE id = \(guest) AND token_hash IS NOT NULL RETURNING promo_code")
        guard let row = gone.first else { return false }
        let promo: String? = try row.get("promo_code")
        try await db.enqueue("UPDATE carts SET promo_code = COALESCE(promo_code, \(promo)) WHERE id = \(cart)")
        return true
    }

    /// Deletes guests' carts whose last change was not later than `end`.
    static func sweep(before end: Instant, in database: any Database) async throws {
        try await database.sweep("carts", key: "id", where: "token_hash IS NOT NULL AND updated_at <= \(end)")
    }
}
