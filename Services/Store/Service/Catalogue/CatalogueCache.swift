internal import Contracts
internal import StoreDomain
internal import Storage
internal import Synchronization
internal import Wire

/// The number of the catalogue's state.
enum CatalogueState {
    static func current(in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT value FROM counters WHERE name = 'catalogue'")?.get(0) ?? 0
    }

    /// Begins the next state. Until the transaction ends no other begins, so that whoever saw a state's number sees all of its changes, and
    /// whoever changes texts finds them as they are.
    static func next(in db: any Connection) async throws -> Int64 { try await Counters.next("catalogue", first: 1, in: db) }
}

/// The newest state this process has seen. Whoever asks reads the state's number from the database first, so that nothing older than what
/// was committed is ever shown, whichever process wrote it.
final class CatalogueCache: Sendable {
    private struct Kept {
        var snapshot = CatalogueSnapshot()
        var vocabulary: (version: Int64, words: Vocabulary)?
    }
    private let kept = Mutex(Kept())

    /// What is on sale now.
    func snapshot(in db: any Connection) async throws -> CatalogueSnapshot {
        let version = try await CatalogueState.current(in: db)
        var known = kept.withLock { $0.snapshot }
        if known.version == version { return known }
        // A database that was put back to an earlier day.
        if known.version > version { known = CatalogueSnapshot() }
        let rows = try await db.query("""
            SELECT \(ShelfStore.columns), products.version, products.created_at, product_texts.keywords
            FROM products LEFT JOIN product_texts ON product_texts.product_id = products.id WHERE products.changed_in > \(known.version)
            """)
        let new = known.updated(to: version, try rows.map(Self.entry))
        kept.withLock { if $0.snapshot.version < version || known.version < 0 { $0.snapshot = new } }
        return new
    }

    /// The words of a state.
    func vocabulary(_ version: Int64, in db: any Connection) async throws -> Vocabulary {
        if let known = kept.withLock({ $0.vocabulary }), known.version == version { return known.words }
        let words = try await SearchIndex.vocabulary(in: db)
        kept.withLock { $0.vocabulary = (version, words) }
        return words
    }

    private static let categoryWords = ProductCategory.allCases.reduce(into: [:]) { $0[$1] = SearchText.indexed($1.searchText) }

    private static func entry(_ row: Row) throws -> CatalogueSnapshot.Entry {
        let item = try ShelfStore.item(row)
        let keywords = (try row.get(16, as: String?.self) ?? "").split(separator: " ").map(String.init)
        return CatalogueSnapshot.Entry(
            item: item, version: try row.get(14), createdAt: try row.get(15), brandKey: SearchText.key(item.brand),
            fields: SearchFields(
                name: SearchText.indexed(item.nameEN).union(SearchText.indexed(item.nameAR)),
                keywords: Set(keywords).union(SearchText.indexed(item.brand)), category: categoryWords[item.category] ?? []),
            nameKeys: [.english: SearchText.key(item.nameEN), .arabic: SearchText.key(item.nameAR)])
    }
}
