internal import Contracts
internal import JSONCoding
internal import ServiceKit
internal import Storage
internal import Wire

/// A product with everything its administrator wrote.
struct StoredProduct: Sendable {
    let item: ShelfItem
    let details: ProductDetails
    let version: Int64
    /// What the catalogue's files said of it when they were last loaded; nil for a product of an administrator's own.
    let loaded: String?
}

/// Products and their texts. Whoever writes them calls `CatalogueState.next` first in the same transaction, so that writers follow one
/// another.
enum ProductStore {
    private static let columns: SQL = "\(ShelfStore.columns), products.document, products.version, products.loaded_parts"

    private static func product(_ row: Row) throws -> StoredProduct {
        StoredProduct(
            item: try ShelfStore.item(row), details: try JSONColumn.value(ProductDetails.self, try row.get("document"), column: "document"),
            version: try row.get("version"), loaded: try row.get("loaded_parts"))
    }

    static func find(_ id: ProductID, in db: any Connection) async throws -> StoredProduct? {
        try await db.first("SELECT \(columns) FROM products WHERE products.id = \(id.text)").map(product)
    }

    static func all(in db: any Connection) async throws -> [StoredProduct] {
        try await db.query("SELECT \(columns) FROM products ORDER BY products.id").map(product)
    }

    /// The products of these names that are still sold, in the same order.
    static func onSale(_ slugs: [Slug], in db: any Connection) async throws -> [ShelfItem] {
        guard !slugs.isEmpty else { return [] }
        let rows = try await db.query("""
            SELECT \(ShelfStore.columns) FROM products WHERE products.slug IN (\(list: slugs.map(\.text))) AND products.is_archived = 0
            """)
        let found = try rows.map(ShelfStore.item).reduce(into: [:]) { $0[$1.slug] = $1 }
        return slugs.compactMap { found[$0] }
    }

    /// Which of these names no product has.
    static func unknown(_ slugs: [Slug], in db: any Connection) async throws -> Set<Slug> {
        let rows = try await db.query("SELECT slug FROM products WHERE slug IN (\(list: slugs.map(\.text)))")
        return Set(slugs).subtracting(try rows.map { Slug(trusted: try $0.get("slug")) })
    }

    /// - Parameter state: the catalogue's, from `CatalogueState.next`.
    /// - Returns: whether the name was free.
    static func insert(
        _ id: ProductID, _ details: ProductDetails, loaded: String? = nil, state: Int64, now: Instant, in db: any Connection
    ) async throws -> Bool {
        let count = try await db.execute("""
            INSERT INTO products (id, slug, category, brand, name_en, name_ar, price, tax_category, stock, reserved, rating_sum, \
            rating_count,
                image, document, is_archived, version, loaded_parts, created_at, updated_at, changed_in)
            VALUES (\(id.text), \(details.slug.text), \(details.category.rawValue), \(details.brand.text), \(details.name.en.text),
                \(details.name.ar.text), \(details.price.value), \(details.taxCategory.rawValue), \(details.stock.value), 0, 0, 0,
                \(try image(details)), \(try JSONColumn.text(details)), 0, 1, \(loaded), \(now), \(now), \(state))
            ON CONFLICT (slug) DO NOTHING
            """)
        guard count == 1 else { return false }
        try await SearchIndex.put(id, details, in: db)
        return true
    }

    /// Writes what changed of a product. Its stock stays as it is, whoever buys meanwhile.
    static func update(
        _ product: StoredProduct, _ details: ProductDetails, isArchived: Bool, loaded: String? = nil, state: Int64, now: Instant,
        in db: any Connection
    ) async throws {
        try await db.enqueue("""
            UPDATE products SET category = \(details.category.rawValue), brand = \(details.brand.text), name_en = \(details.name.en.text),
                name_ar = \(details.name.ar.text), price = \(details.price.value), tax_category = \(details.taxCategory.rawValue),
                image = \(try image(details)), document = \(try JSONColumn.text(details)), is_archived = \(isArchived),
                version = version + 1, loaded_parts = \(loaded ?? product.loaded), updated_at = \(now), changed_in = \(state)
            WHERE id = \(product.item.id.text)
            """)
        if isArchived {
            try await SearchIndex.remove(product.item.id, in: db)
        } else {
            try await SearchIndex.put(product.item.id, details, in: db)
        }
    }

    /// Notes what the catalogue's files say, without a change.
    static func note(_ id: ProductID, loaded: String, in db: any Connection) async throws {
        try await db.enqueue("UPDATE products SET loaded_parts = \(loaded) WHERE id = \(id.text)")
    }

    /// Adds pieces or takes them off, never below what checkouts hold: one statement decides.
    /// - Returns: whether there were enough, and there is such a product.
    static func changeStock(_ id: ProductID, by change: Int64, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE products SET stock = stock + \(change), updated_at = \(now) WHERE id = \(id.text) AND stock + \(change) >= reserved
            """) == 1
    }

    private static func image(_ details: ProductDetails) throws -> String {
        try JSONColumn.text(details.images.first ?? ImageSource(alt: details.name))
    }
}
