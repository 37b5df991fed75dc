internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Products on the shelf, and what checkouts hold of them.
enum ShelfStore {
    static let columns: SQL = """
        products.id, products.slug, products.category, products.brand, products.name_en, products.name_ar, products.price,
        products.tax_category, products.stock, products.reserved, products.rating_sum, products.rating_count, products.image,
        products.is_archived
        """

    /// A row with `columns`.
    static func item(_ row: Row) throws -> ShelfItem {
        ShelfItem(
            id: ProductID(trusted: try row.get("id")), slug: Slug(trusted: try row.get("slug")), category: try row.requiredWord("category"),
            brand: try row.get("brand"), nameEN: try row.get("name_en"), nameAR: try row.get("name_ar"), price: try row.get("price"),
            taxCategory: try row.requiredWord("tax_category"), stock: try row.get("stock"), reserved: try row.get("reserved"),
            ratingSum: try row.get("rating_sum"), ratingCount: try row.get("rating_count"),
            image: try JSONColumn.value(ImageSource.self, try row.get("image"), column: "image"), isArchived: try row.get("is_archived"))
    }

    /// - Parameter held: what a checkout of whoever asks holds; to them it is there.
    static func find(_ ids: [ProductID], held: [ProductID: Int64] = [:], in db: any Connection) async throws -> [ProductID: ShelfItem] {
        let found = try await db.ask(find("products WHERE products.id IN (\(list: ids.map(\.text)))"))
        return there(found, held: held)
    }

    /// What is in a cart.
    static func find(inCart id: String) -> Question<[ProductID: ShelfItem]> {
        find("cart_lines JOIN products ON products.id = cart_lines.product_id WHERE cart_lines.cart_id = \(id)")
    }

    private static func find(_ source: SQL) -> Question<[ProductID: ShelfItem]> {
        Question("SELECT \(columns) FROM \(source)") { rows in
            try rows.map(item).reduce(into: [:]) { $0[$1.id] = $1 }
        }
    }

    /// As somebody sees it whose checkout holds some of it.
    static func there(_ items: [ProductID: ShelfItem], held: [ProductID: Int64]) -> [ProductID: ShelfItem] {
        held.reduce(into: items) { $0[$1.key]?.reserved -= $1.value }
    }

    /// How many of each can be bought now.
    static func available(_ ids: [ProductID], in db: any Connection) async throws -> [ProductID: Int64] {
        guard !ids.isEmpty else { return [:] }
        let rows = try await db.query("""
            SELECT id, stock - reserved AS available FROM products WHERE id IN (\(list: ids.map(\.text))) AND is_archived = 0
            """)
        return try rows.reduce(into: [:]) { $0[ProductID(trusted: try $1.get("id"))] = try $1.get("available") }
    }

    /// What is sold and there is nothing left of.
    static func soldOut(in db: any Connection) async throws -> Set<ProductID> {
        let rows = try await db.query("SELECT id FROM products WHERE stock - reserved = 0 AND is_archived = 0")
        return Set(try rows.map { ProductID(trusted: try $0.get("id")) })
    }

    /// Holds pieces for a checkout: one statement a product decides, whoever else asks at the same time.
    /// - Parameter goods: by ascending product, so that no two wait for each other.
    /// - Returns: the first of which there were not enough. Then nothing of the transaction may stay.
    static func reserve(
        _ goods: [(product: ProductID, quantity: Int64)], in db: any Connection
    ) async throws -> ProductID? {
        let taken = try await db.ask(goods.map { product, quantity -> SQL in
            """
            UPDATE products SET reserved = reserved + \(quantity)
            WHERE id = \(product.text) AND is_archived = 0 AND stock - reserved >= \(quantity)
            RETURNING id
            """
        })
        return zip(goods, taken).first { $1.isEmpty }?.0.product
    }

    /// Gives back pieces that a checkout held and did not buy.
    static func release(_ product: ProductID, _ count: Int64, in db: any Connection) async throws {
        try await db.enqueue("UPDATE products SET reserved = reserved - \(count) WHERE id = \(product.text)")
    }

    /// Pieces that a checkout held are sold.
    static func sell(_ product: ProductID, _ count: Int64, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE products SET reserved = reserved - \(count), stock = stock - \(count) WHERE id = \(product.text)
            """)
    }

    /// Sold pieces come back to the shelf.
    static func restock(_ product: ProductID, _ count: Int64, in db: any Connection) async throws {
        try await db.enqueue("UPDATE products SET stock = stock + \(count) WHERE id = \(product.text)")
    }
}
