internal import Contracts
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// A product as carts and orders need it.
struct ShelfItem: Sendable, Equatable {
    let id: ProductID
    let slug: Slug
    let category: ProductCategory
    let brand: String
    let nameEN: String
    let nameAR: String
    /// Halalas, VAT included.
    let price: Int64
    let taxCategory: TaxCategory
    let stock: Int64
    let reserved: Int64
    let ratingSum: Int64
    let ratingCount: Int64
    let image: ImageSource
    let isArchived: Bool

    /// How many can be bought now.
    var available: Int64 { isArchived ? 0 : stock - reserved }

    func name(_ language: Language) -> String { language == .arabic ? nameAR : nameEN }

    /// The mean of the stars in hundredths, 0 before the first review.
    var hundredths: Int64 { ratingCount == 0 ? 0 : Pricing.rounded(ratingSum * 100, by: ratingCount) }

    /// With two decimals; nil before the first review.
    var rating: Double? { ratingCount == 0 ? nil : Double(hundredths) / 100 }

    func stockStatus(_ policy: StorePolicy) -> StockStatus { Self.stockStatus(available, policy) }

    static func stockStatus(_ available: Int64, _ policy: StorePolicy) -> StockStatus { available <= 0 ? .out : available <= policy.lowStock ? .low : .inStock }
}

/// Shows products in a reader's language, with pictures at addresses the client can reach.
struct Showcase: Sendable {
    let policy: StorePolicy
    let baseURL: String
    let language: Language

    init(_ keeper: StoreKeeper, _ context: RequestContext) {
        policy = keeper.policy
        baseURL = keeper.publicURL(context)
        language = context.language
    }

    /// - Parameter available: how many can be bought now, when the item's own stock is old.
    func card(_ item: ShelfItem, available: Int64? = nil) -> ProductCard {
        ProductCard(
            id: item.id, slug: item.slug, name: item.name(language), brand: item.brand, category: item.category,
            price: Money(amount: item.price, currency: .sar), imageUrl: url(item.image), rating: item.rating, reviewCount: item.ratingCount,
            stock: ShelfItem.stockStatus(available ?? item.available, policy))
    }

    func name(_ name: LocalizedName) -> String { language == .arabic ? name.ar.text : name.en.text }

    func text(_ text: LocalizedText) -> String { language == .arabic ? text.ar.text : text.en.text }

    func url(_ image: ImageSource) -> String { image.url ?? baseURL + Store.imagePath(image.file ?? "") }
}

/// Products on the shelf, and what is held of them.
enum ShelfStore {
    static let columns: SQL = """
        products.id, products.slug, products.category, products.brand, products.name_en, products.name_ar, products.price, products.tax_category,
        products.stock, products.reserved, products.rating_sum, products.rating_count, products.image, products.is_archived
        """

    /// A row of `columns`.
    static func item(_ row: Row) throws -> ShelfItem {
        guard let category: ProductCategory = try row.word(2), let tax: TaxCategory = try row.word(7) else {
            throw DatabaseError.decoding(column: "category", reason: "missing")
        }
        return ShelfItem(
            id: ProductID(trusted: try row.get(0)), slug: Slug(trusted: try row.get(1)), category: category, brand: try row.get(3), nameEN: try row.get(4),
            nameAR: try row.get(5), price: try row.get(6), taxCategory: tax, stock: try row.get(8), reserved: try row.get(9),
            ratingSum: try row.get(10), ratingCount: try row.get(11),
            image: try JSONColumn.value(ImageSource.self, try row.get(12), column: "image"), isArchived: try row.get(13))
    }

    static func find(_ ids: [ProductID], in db: any Connection) async throws -> [ProductID: ShelfItem] {
        let rows = try await db.query("SELECT \(columns) FROM products WHERE products.id IN (\(list: ids.map(\.text)))")
        return try rows.reduce(into: [:]) { found, row in
            let item = try item(row)
            found[item.id] = item
        }
    }

    /// Holds pieces for a checkout: one statement decides, whoever else asks at the same time. Callers take several products in the order
    /// of their ids, so that no two wait for each other.
    /// - Returns: whether there were enough.
    static func reserve(_ product: ProductID, _ count: Int64, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE products SET reserved = reserved + \(count)
            WHERE id = \(product.text) AND is_archived = 0 AND stock - reserved >= \(count)
            """) == 1
    }

    /// Lets go of what was held.
    static func release(_ product: ProductID, _ count: Int64, in db: any Connection) async throws {
        try await db.execute("UPDATE products SET reserved = reserved - \(count) WHERE id = \(product.text)")
    }

    /// What was held is sold.
    static func sell(_ product: ProductID, _ count: Int64, in db: any Connection) async throws {
        try await db.execute("UPDATE products SET reserved = reserved - \(count), stock = stock - \(count) WHERE id = \(product.text)")
    }

    /// Pieces come back.
    static func restock(_ product: ProductID, _ count: Int64, in db: any Connection) async throws {
        try await db.execute("UPDATE products SET stock = stock + \(count) WHERE id = \(product.text)")
    }
}
