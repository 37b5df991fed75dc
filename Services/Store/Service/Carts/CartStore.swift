internal import Contracts
internal import Storage
internal import Wire

/// Carts in the database. Lines change while their cart is locked: a person's by the lock of the person's row (`CustomerStore.claim`), a
/// guest's under the cart's own (`takeGuest`).
enum CartStore {
    // MARK: - Carts of people

    /// Nil for who never had one.
    static func find(of user: UserID) -> Question<StoredCart?> { find(where: "carts.user_id = \(user.text)") }

    /// The id of a claimed person's cart, which is made when there is none. A person has one, so it goes by their id, and as it never
    /// ends its time does not matter.
    static func open(of user: UserID, in db: any Connection) async throws -> String {
        try await db.enqueue("""
            INSERT INTO carts (id, user_id, version, updated_at)
            SELECT customers.user_id, customers.user_id, 1, customers.joined_at FROM customers WHERE customers.user_id = \(user.text)
            ON CONFLICT (user_id) DO UPDATE SET version = carts.version + 1
            """)
        return user.text
    }

    /// Puts pieces into a claimed person's cart as far as there are any and a line may have so many.
    /// - Parameters:
    ///   - price: what the person saw; the line remembers it.
    ///   - held: how many their own open checkout holds, here and below.
    /// - Returns: how many were put in; 0 for what is not sold any more, and when the cart has as many products as it may.
    @discardableResult
    static func add(
        _ product: ProductID, quantity: Int64, price: Int64, held: Int64 = 0, of user: UserID, policy: StorePolicy, in db: any Connection
    ) async throws -> Int64 {
        let cart = try await open(of: user, in: db)
        guard let item = try await ShelfStore.find([product], held: [product: held], in: db)[product] else { return 0 }
        let had = try await self.quantity(of: product, in: cart, db) ?? 0
        let count = min(quantity, item.available - had, policy.pieces - had)
        guard count > 0, try await db.ask(put(product, count, price: price, into: cart, held: held, policy)) else { return 0 }
        return count
    }

    /// Takes what was bought out of a claimed person's cart, and the code with it. Pieces that were put in meanwhile stay.
    static func removeBought(_ lines: [(product: ProductID, quantity: Int64)], of user: UserID, in db: any Connection) async throws {
        for line in lines {
            // In this order: what the second leaves over may be as much as was bought.
            try await db.enqueue("""
                DELETE FROM cart_lines WHERE cart_id = \(user.text) AND product_id = \(line.product.text) AND quantity <= \(line.quantity)
                """)
            try await db.enqueue("""
                UPDATE cart_lines SET quantity = quantity - \(line.quantity)
                WHERE cart_id = \(user.text) AND product_id = \(line.product.text) AND quantity > \(line.quantity)
                """)
        }
        try await db.enqueue("UPDATE carts SET promo_code = NULL, version = version + 1 WHERE user_id = \(user.text)")
    }

    // MARK: - Lines of a cart that is locked

    /// Puts pieces into a line, made when there is none. One statement decides that there are enough for what the line has then: false when
    /// there are not, when the product is not sold, or when the line or the cart would have more than it may.
    static func put(
        _ product: ProductID, _ quantity: Int64, price: Int64? = nil, into cart: String, held: Int64 = 0, _ policy: StorePolicy
    ) -> Question<Bool> {
        .any("""
            INSERT INTO cart_lines (cart_id, product_id, quantity, seen_price, position)
            SELECT \(cart), products.id, \(quantity), COALESCE(\(price), products.price),
                (SELECT COALESCE(MAX(position), 0) + 1 FROM cart_lines WHERE cart_id = \(cart))
            FROM products
            WHERE products.id = \(product.text) AND products.is_archived = 0
                AND products.stock - products.reserved + \(held) >= \(quantity)
                AND \(quantity) <= \(policy.pieces)
                AND (SELECT COUNT(*) FROM cart_lines WHERE cart_id = \(cart) AND product_id <> \(product.text)) < \(policy.cartLines)
            ON CONFLICT (cart_id, product_id) DO UPDATE SET
                quantity = cart_lines.quantity + excluded.quantity, seen_price = excluded.seen_price
            WHERE cart_lines.quantity + excluded.quantity <= \(policy.pieces)
                AND cart_lines.quantity + excluded.quantity <= (SELECT stock - reserved + \(held) FROM products WHERE id = \(product.text))
            RETURNING product_id
            """)
    }

    /// False when there is no such line or there are not so many pieces.
    static func set(_ product: ProductID, to quantity: Int64, in cart: String, held: Int64 = 0) -> Question<Bool> {
        .any("""
            UPDATE cart_lines SET quantity = \(quantity)
            WHERE cart_id = \(cart) AND product_id = \(product.text)
                AND \(quantity) <= (SELECT stock - reserved + \(held) FROM products WHERE id = \(product.text) AND is_archived = 0)
            RETURNING product_id
            """)
    }

    static func quantity(of product: ProductID, in cart: String, _ db: any Connection) async throws -> Int64? {
        try await db.first("SELECT quantity FROM cart_lines WHERE cart_id = \(cart) AND product_id = \(product.text)")?.get("quantity")
    }

    static func count(in cart: String, _ db: any Connection) async throws -> Int {
        try await db.first("SELECT COUNT(*) AS lines FROM cart_lines WHERE cart_id = \(cart)")?.get("lines") ?? 0
    }

    static func remove(_ product: ProductID, from cart: String, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM cart_lines WHERE cart_id = \(cart) AND product_id = \(product.text)")
    }

    static func removeAll(from cart: String, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM cart_lines WHERE cart_id = \(cart)")
    }

    /// Makes a person's cart what they can buy now, at the prices of now.
    static func accept(_ cart: String, of user: UserID, in db: any Connection) async throws {
        // With what their own open checkout holds, as in `CheckoutStore.held`.
        let available: SQL = """
            (SELECT stock - reserved + (
                SELECT CAST(COALESCE(SUM(reservations.quantity), 0) AS BIGINT)
                FROM checkouts JOIN reservations ON reservations.checkout_id = checkouts.id
                WHERE checkouts.user_id = \(user.text) AND checkouts.state IN ('reserved', 'requires_action', 'processing')
                    AND reservations.product_id = cart_lines.product_id)
            FROM products WHERE products.id = cart_lines.product_id AND is_archived = 0)
            """
        try await db.enqueue("DELETE FROM cart_lines WHERE cart_id = \(cart) AND COALESCE(\(available), 0) <= 0")
        // A line whose product sold out between the two statements stays, and is reported at the next look.
        try await db.enqueue("""
            UPDATE cart_lines SET seen_price = (SELECT price FROM products WHERE id = cart_lines.product_id),
                quantity = CASE WHEN quantity <= \(available) THEN quantity ELSE \(available) END
            WHERE cart_id = \(cart) AND \(available) >= 1
            """)
    }

    static func setPromo(_ code: PromoCode?, of cart: String, in db: any Connection) async throws {
        try await db.enqueue("UPDATE carts SET promo_code = \(code?.text) WHERE id = \(cart)")
    }

    // MARK: -

    /// A cart and its lines, as one statement sees them.
    static func find(where condition: SQL) -> Question<StoredCart?> {
        Question("""
            SELECT carts.id, carts.user_id, carts.promo_code, cart_lines.product_id, cart_lines.quantity, cart_lines.seen_price
            FROM carts LEFT JOIN cart_lines ON cart_lines.cart_id = carts.id
            WHERE \(condition) ORDER BY cart_lines.position, cart_lines.product_id
            """, cart)
    }

    private static func cart(_ rows: [Row]) throws -> StoredCart? {
        guard let first = rows.first else { return nil }
        let lines = try rows.compactMap { row -> StoredCartLine? in
            guard let product = try row.get("product_id", as: String?.self) else { return nil }
            return StoredCartLine(
                product: ProductID(trusted: product), quantity: try row.get("quantity"), seenPrice: try row.get("seen_price"))
        }
        return StoredCart(
            id: try first.get("id"), user: try first.get("user_id", as: String?.self).map(UserID.init(trusted:)),
            promo: try first.get("promo_code", as: String?.self).map(PromoCode.init(trusted:)), lines: lines)
    }
}
