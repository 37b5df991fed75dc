internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

struct StoredReview: Sendable {
    let id: String
    let author: UserID
    let stars: Int64
    let text: String?
    /// The first name on the address of the order.
    let name: String?
    let createdAt: Instant
}

/// Reviews, one of each person for each product. The product's sum and count change with them in the same transaction; whoever writes has
/// taken the person's row before.
enum ReviewStore {
    struct Purchase: Sendable {
        let name: String?
    }

    /// The newest delivered order of somebody that has the product; nil when there is none.
    static func purchase(of product: ProductID, by user: UserID, in db: any Connection) async throws -> Purchase? {
        let row = try await db.first("""
            SELECT orders.address FROM order_lines JOIN orders ON orders.number = order_lines.order_number
            WHERE order_lines.product_id = \(product.text) AND orders.user_id = \(user.text)
                AND orders.status = \(OrderStatus.delivered.rawValue)
            ORDER BY orders.number DESC LIMIT 1
            """)
        guard let row else { return nil }
        let address = try row.get("address", as: String?.self).map { try JSONColumn.value(ShippingAddress.self, $0, column: "address") }
        return Purchase(name: address?.name.text.split(separator: " ").first.map(String.init))
    }

    static func page(of product: ProductID, after place: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredReview] {
        let beyond: SQL = place.map { "AND (created_at < \($0.at) OR (created_at = \($0.at) AND id < \($0.id)))" } ?? ""
        return try await db.query("""
            SELECT id, user_id, stars, text, author, created_at FROM reviews WHERE product_id = \(product.text) \(beyond)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """).map(review)
    }

    private static func review(_ row: Row) throws -> StoredReview {
        StoredReview(
            id: try row.get("id"), author: UserID(trusted: try row.get("user_id")), stars: try row.get("stars"), text: try row.get("text"),
            name: try row.get("author"), createdAt: try row.get("created_at"))
    }

    /// - Returns: whether the person had said nothing of the product before.
    static func put(_ review: StoredReview, of product: ProductID, in db: any Connection) async throws -> Bool {
        let old = try await stars(of: product, by: review.author, in: db)
        let state = try await CatalogueState.next(in: db)
        try await db.enqueue("""
            INSERT INTO reviews (id, product_id, user_id, stars, text, author, created_at)
            VALUES (\(review.id), \(product.text), \(review.author.text), \(review.stars), \(review.text), \(review.name),
                \(review.createdAt))
            ON CONFLICT (product_id, user_id) DO UPDATE SET id = excluded.id, stars = excluded.stars, text = excluded.text,
                author = excluded.author, created_at = excluded.created_at
            """)
        try await count(product, stars: review.stars - (old ?? 0), reviews: old == nil ? 1 : 0, state, in: db)
        return old == nil
    }

    /// - Returns: whether there was one.
    static func delete(of product: ProductID, by user: UserID, in db: any Connection) async throws -> Bool {
        guard let old = try await stars(of: product, by: user, in: db) else { return false }
        let state = try await CatalogueState.next(in: db)
        try await db.enqueue("DELETE FROM reviews WHERE product_id = \(product.text) AND user_id = \(user.text)")
        try await count(product, stars: -old, reviews: -1, state, in: db)
        return true
    }

    /// Takes back everything somebody said, when they leave.
    static func forget(_ user: UserID, in db: any Connection) async throws {
        let products = try await db.query("SELECT product_id FROM reviews WHERE user_id = \(user.text) ORDER BY product_id")
        for row in products { _ = try await delete(of: ProductID(trusted: try row.get("product_id")), by: user, in: db) }
    }

    private static func stars(of product: ProductID, by user: UserID, in db: any Connection) async throws -> Int64? {
        try await db.first("SELECT stars FROM reviews WHERE product_id = \(product.text) AND user_id = \(user.text)")?.get("stars")
    }

    private static func count(_ product: ProductID, stars: Int64, reviews: Int64, _ state: Int64, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE products SET rating_sum = rating_sum + \(stars), rating_count = rating_count + \(reviews), changed_in = \(state)
            WHERE id = \(product.text)
            """)
    }
}
