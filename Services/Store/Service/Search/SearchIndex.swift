internal import Contracts
internal import Search
internal import ServiceKit
internal import Storage
internal import Wire

/// The words products are found by. The engines keep and find whole words as `SearchText` makes them: letters and digits only, so that
/// nothing anybody types or writes means anything to their query languages. They are quoted and bound all the same.
enum SearchIndex {
    /// Indexes a product's texts in both languages, in place of what was there.
    static func put(_ product: ProductID, _ details: ProductDetails, in db: any Connection) async throws {
        let keywords = keywordText(details).joined(separator: " ")
        let words = words(of: details)
        switch db.engine {
        case .sqlite:
            let row = try await db.first("""
                INSERT INTO product_texts (product_id, keywords) VALUES (\(product.text), \(keywords))
                ON CONFLICT (product_id) DO UPDATE SET keywords = excluded.keywords RETURNING number
                """)
            let number: Int64? = try row?.get("number")
            try await db.enqueue("DELETE FROM product_search WHERE rowid = \(number)")
            try await db.enqueue("INSERT INTO product_search (rowid, words) VALUES (\(number), \(words.joined(separator: " ")))")
        case .postgres:
            try await db.enqueue("""
                INSERT INTO product_texts (product_id, keywords, words) VALUES (\(product.text), \(keywords), CAST(\(vector(words)) AS tsvector))
                ON CONFLICT (product_id) DO UPDATE SET keywords = excluded.keywords, words = excluded.words
                """)
        }
    }

    /// What is no longer sold is not found.
    static func remove(_ product: ProductID, in db: any Connection) async throws {
        if db.engine == .sqlite {
            try await db.enqueue(
                "DELETE FROM product_search WHERE rowid = (SELECT number FROM product_texts WHERE product_id = \(product.text))")
        }
        try await db.enqueue("DELETE FROM product_texts WHERE product_id = \(product.text)")
    }

    /// The products that have all of a query's words, which has some.
    static func find(_ query: SearchQuery, in db: any Connection) async throws -> [ProductID] {
        let rows: [Row]
        switch db.engine {
        case .sqlite:
            rows = try await db.query("""
                SELECT product_texts.product_id FROM product_search JOIN product_texts ON product_texts.number = product_search.rowid
                WHERE product_search MATCH \(match(query))
                """)
        case .postgres:
            rows = try await db.query("SELECT product_id FROM product_texts WHERE words @@ CAST(\(tsquery(query)) AS tsquery)")
        }
        return try rows.map { ProductID(trusted: try $0.get("product_id")) }
    }

    /// Every word that is on sale.
    static func vocabulary(in db: any Connection) async throws -> Vocabulary {
        let rows: [Row] =
            switch db.engine {
            case .sqlite: try await db.query("SELECT term AS word, doc AS products FROM product_vocabulary")
            case .postgres: try await db.query("""
                SELECT word, CAST(ndoc AS BIGINT) AS products FROM ts_stat('SELECT words FROM product_texts')
                """)
            }
        return Vocabulary(try rows.map { (try $0.get("word"), try $0.get("products")) })
    }

    private static func vector(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: " ") }

    /// For a move from SQLite to PostgreSQL.
    static let table = EngineTable(
        "product_texts",
        rows: "SELECT number AS moved_position, product_id, keywords, words FROM \(joined)",
        insert: { row in
            let product: String = try row.get("product_id"), keywords: String = try row.get("keywords")
            let vector = vector(try row.get("words", as: String.self).split(separator: " ").map(String.init))
            return "INSERT INTO product_texts (product_id, keywords, words) VALUES (\(product), \(keywords), CAST(\(vector) AS tsvector))"
        },
        comparedOnSQLite: """
            SELECT number AS moved_position, product_id, keywords,
                CASE words WHEN '' THEN 0 ELSE length(words) - length(replace(words, ' ', '')) + 1 END AS words FROM \(joined)
            """,
        comparedOnPostgres: "SELECT product_id, keywords, CAST(length(words) AS BIGINT) AS words FROM product_texts")
    private static let joined: SQL = "product_texts JOIN product_search ON product_search.rowid = product_texts.number"

    /// `("bands" OR "band") AND ("resist" *)`
    static func match(_ query: SearchQuery) -> String {
        query.terms.map { term in
            "(" + (term.whole.map { "\"\($0)\"" } + term.beginnings.map { "\"\($0)\" *" }).joined(separator: " OR ") + ")"
        }.joined(separator: " AND ")
    }

    /// `('bands' | 'band') & ('resist':*)`
    static func tsquery(_ query: SearchQuery) -> String {
        query.terms.map { term in
            "(" + (term.whole.map { "'\($0)'" } + term.beginnings.map { "'\($0)':*" }).joined(separator: " | ") + ")"
        }.joined(separator: " & ")
    }

    private static func keywordText(_ details: ProductDetails) -> [String] {
        SearchText.indexed(details.keywords.map(\.text).joined(separator: " ")).sorted()
    }

    private static func words(of details: ProductDetails) -> [String] {
        var texts = [
            details.name.en.text, details.name.ar.text, details.brand.text, details.description.en.text, details.description.ar.text
        ]
        texts += details.specifications.flatMap { [$0.value.en.text, $0.value.ar.text] }
        texts += details.keywords.map(\.text) + [details.category.searchText]
        return texts.reduce(into: Set<String>()) { $0.formUnion(SearchText.indexed($1)) }.sorted()
    }
}

extension ProductCategory {
    /// What people call it.
    var searchText: String {
        switch self {
        case .equipment: "equipment gear معدات أجهزة أدوات رياضية"
        case .supplements: "supplements nutrition مكملات غذائية"
        case .apparel: "apparel clothing clothes ملابس رياضية"
        case .accessories: "accessories إكسسوارات ملحقات"
        }
    }
}
