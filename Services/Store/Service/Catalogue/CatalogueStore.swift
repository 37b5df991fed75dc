internal import Contracts
internal import Search
internal import Storage
internal import Wire

/// What the catalogue's cache is made of.
enum CatalogueStore {
    /// Products that changed after a state of the catalogue, archived ones too.
    static func changed(since state: Int64, in db: any Connection) async throws -> [CatalogueSnapshot.Entry] {
        try await db.query("""
            SELECT \(ShelfStore.columns), products.version, products.created_at, product_texts.keywords
            FROM products LEFT JOIN product_texts ON product_texts.product_id = products.id WHERE products.changed_in > \(state)
            """).map(entry)
    }

    private static let categoryWords = ProductCategory.allCases.reduce(into: [:]) { $0[$1] = SearchText.indexed($1.searchText) }

    private static func entry(_ row: Row) throws -> CatalogueSnapshot.Entry {
        let item = try ShelfStore.item(row)
        let keywords = (try row.get("keywords", as: String?.self) ?? "").split(separator: " ").map(String.init)
        return CatalogueSnapshot.Entry(
            item: item, version: try row.get("version"), createdAt: try row.get("created_at"), brandKey: SearchText.key(item.brand),
            fields: SearchFields(
                name: SearchText.indexed(item.nameEN).union(SearchText.indexed(item.nameAR)),
                keywords: Set(keywords).union(SearchText.indexed(item.brand)), category: categoryWords[item.category] ?? []),
            nameKeys: [.english: SearchText.key(item.nameEN), .arabic: SearchText.key(item.nameAR)])
    }
}
