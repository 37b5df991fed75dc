internal import Storage

/// What products are found by, in each engine's own way, and what lets a list know what changed.
enum SearchMigrations {
    static let all: [Migration] = [
        // Which state of the catalogue (the counter of that name) a product was changed in last; stock does not count.
        Migration(module: "store", number: 110, was: 110, name: "note changes of products", statements: [
            "ALTER TABLE products ADD COLUMN changed_in BIGINT NOT NULL DEFAULT 0",
            "CREATE INDEX products_changed ON products (changed_in)",
        ]),
        // Pages of reviews go on after one whose author is nobody else's business.
        Migration(module: "store", number: 111, was: 111, name: "number reviews", statements: [
            "ALTER TABLE reviews ADD COLUMN id TEXT NOT NULL DEFAULT ''",
            "DROP INDEX reviews_newest",
            "CREATE INDEX reviews_newest ON reviews (product_id, created_at, id)",
            "CREATE INDEX reviews_person ON reviews (user_id)",
        ]),
        // The words of what is on sale, already in one spelling and apart by spaces, so that neither engine has to know a language. Either
        // engine tells from its index which words there are.
        Migration(
            module: "store", number: 112, was: 112, name: "create search", statements: [],
            sqlite: [
                """
                CREATE TABLE product_texts (number INTEGER PRIMARY KEY, product_id TEXT NOT NULL UNIQUE REFERENCES products (id), \
                keywords TEXT NOT NULL)
                """,
                // Whatever is not ASCII is part of a word.
                "CREATE VIRTUAL TABLE product_search USING fts5 (words, tokenize = 'ascii', prefix = '1 2 3')",
                "CREATE VIRTUAL TABLE product_vocabulary USING fts5vocab ('product_search', 'row')",
            ],
            postgres: [
                """
                CREATE TABLE product_texts (product_id TEXT PRIMARY KEY REFERENCES products (id), keywords TEXT NOT NULL, \
                words TSVECTOR NOT NULL)
                """,
                "CREATE INDEX product_texts_words ON product_texts USING GIN (words)",
            ]),
    ]
}
