internal import ServiceKit
internal import Storage

/// The schema of the store, area by area.
enum StoreMigrations {
    static var all: [Migration] { base + SearchMigrations.all + carts + orders + subscriptions + memory }

    private static let base: [Migration] = Departures.migrations(was: 100) + [
        Migration(module: "store", number: 101, was: 101, name: "create customers", statements: [
            // The row is also the lock under which somebody's cart, checkouts and subscription change; it is taken first.
            """
            CREATE TABLE customers (
                user_id TEXT PRIMARY KEY,
                version BIGINT NOT NULL,
                paid_orders BIGINT NOT NULL,
                joined_at BIGINT NOT NULL,
                provider_customer TEXT,
                method TEXT,
                method_brand TEXT,
                method_last4 TEXT,
                method_month BIGINT,
                method_year BIGINT)
            """,
            // Numbers without gaps are given out in the transaction that uses them.
            "CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL)",
        ]),
        Migration(module: "store", number: 102, was: 102, name: "create products", statements: [
            // `document` is what the administrator wrote, `image` the first picture; what checkouts hold is `reserved`.
            """
            CREATE TABLE products (
                id TEXT PRIMARY KEY,
                slug TEXT NOT NULL UNIQUE,
                category TEXT NOT NULL,
                brand TEXT NOT NULL,
                name_en TEXT NOT NULL,
                name_ar TEXT NOT NULL,
                price BIGINT NOT NULL,
                tax_category TEXT NOT NULL,
                stock BIGINT NOT NULL,
                reserved BIGINT NOT NULL,
                rating_sum BIGINT NOT NULL,
                rating_count BIGINT NOT NULL,
                image TEXT NOT NULL,
                document TEXT NOT NULL,
                is_archived BIGINT NOT NULL,
                version BIGINT NOT NULL,
                loaded_hash TEXT,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                CONSTRAINT products_stock CHECK (reserved >= 0 AND stock >= reserved))
            """,
            """
            CREATE TABLE reviews (
                product_id TEXT NOT NULL REFERENCES products (id),
                user_id TEXT NOT NULL,
                stars BIGINT NOT NULL,
                text TEXT,
                author TEXT,
                created_at BIGINT NOT NULL,
                PRIMARY KEY (product_id, user_id))
            """,
            "CREATE INDEX reviews_newest ON reviews (product_id, created_at, user_id)",
            """
            CREATE TABLE promotions (
                code TEXT PRIMARY KEY,
                title_en TEXT NOT NULL,
                title_ar TEXT NOT NULL,
                percent BIGINT NOT NULL,
                first_order_only BIGINT NOT NULL,
                expires_at BIGINT,
                created_at BIGINT NOT NULL)
            """,
        ]),
    ]

    private static let carts: [Migration] = [
        Migration(module: "store", number: 120, was: 120, name: "create carts", statements: [
            // Of a person, or of a guest who has the token.
            """
            CREATE TABLE carts (
                id TEXT PRIMARY KEY,
                user_id TEXT UNIQUE REFERENCES customers (user_id) ON DELETE CASCADE,
                token_hash TEXT UNIQUE,
                promo_code TEXT,
                version BIGINT NOT NULL,
                updated_at BIGINT NOT NULL)
            """,
            "CREATE INDEX carts_guests ON carts (updated_at)",
            // `seen_price` is the price the person saw last.
            """
            CREATE TABLE cart_lines (
                cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
                product_id TEXT NOT NULL REFERENCES products (id),
                quantity BIGINT NOT NULL,
                seen_price BIGINT NOT NULL,
                position BIGINT NOT NULL,
                PRIMARY KEY (cart_id, product_id),
                CONSTRAINT cart_lines_quantity CHECK (quantity >= 1 AND quantity <= 99))
            """,
        ])
    ]

    private static let orders: [Migration] = [
        Migration(module: "store", number: 130, was: 130, name: "create checkouts", statements: [
            // One try to buy. `request` is the person's (address, mail), `lines` the basket as priced, `payment_token` the provider's name
            // for the card.
            """
            CREATE TABLE checkouts (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL,
                request_key TEXT NOT NULL,
                state TEXT NOT NULL,
                request TEXT NOT NULL,
                lines TEXT NOT NULL,
                promo_code TEXT,
                subtotal BIGINT NOT NULL,
                discount BIGINT NOT NULL,
                shipping BIGINT NOT NULL,
                tax BIGINT NOT NULL,
                total BIGINT NOT NULL,
                provider TEXT NOT NULL,
                payment_id TEXT UNIQUE,
                payment_token TEXT,
                action_url TEXT,
                decline TEXT,
                language TEXT NOT NULL,
                run TEXT,
                held_until BIGINT NOT NULL,
                busy_until BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL)
            """,
            // A person has one open checkout, and a key leads to one that is open or succeeded.
            "CREATE UNIQUE INDEX checkouts_open ON checkouts (user_id) WHERE state IN ('reserved', 'requires_action', 'processing')",
            "CREATE UNIQUE INDEX checkouts_key ON checkouts (user_id, request_key) WHERE state <> 'failed'",
            """
            CREATE TABLE reservations (
                checkout_id TEXT NOT NULL REFERENCES checkouts (id) ON DELETE CASCADE,
                product_id TEXT NOT NULL REFERENCES products (id),
                quantity BIGINT NOT NULL,
                PRIMARY KEY (checkout_id, product_id))
            """,
            """
            CREATE TABLE webhook_events (provider TEXT NOT NULL, event_id TEXT NOT NULL, received_at BIGINT NOT NULL, \
            PRIMARY KEY (provider, event_id))
            """,
        ]),
        Migration(module: "store", number: 131, was: 131, name: "create orders", statements: [
            """
            CREATE TABLE orders (
                number BIGINT PRIMARY KEY,
                user_id TEXT NOT NULL,
                checkout_id TEXT NOT NULL UNIQUE,
                status TEXT NOT NULL,
                payment_status TEXT NOT NULL,
                address TEXT,
                email TEXT,
                promo_code TEXT,
                subtotal BIGINT NOT NULL,
                discount BIGINT NOT NULL,
                shipping BIGINT NOT NULL,
                tax BIGINT NOT NULL,
                total BIGINT NOT NULL,
                refunded BIGINT NOT NULL,
                provider TEXT NOT NULL,
                payment_id TEXT NOT NULL UNIQUE,
                card_brand TEXT,
                card_last4 TEXT,
                carrier TEXT,
                tracking_number TEXT,
                language TEXT NOT NULL,
                run TEXT,
                placed_at BIGINT NOT NULL,
                CONSTRAINT orders_refunded CHECK (refunded >= 0 AND refunded <= total))
            """,
            "CREATE INDEX orders_newest ON orders (user_id, number)",
            """
            CREATE TABLE order_lines (
                order_number BIGINT NOT NULL REFERENCES orders (number),
                product_id TEXT NOT NULL,
                position BIGINT NOT NULL,
                name_en TEXT NOT NULL,
                name_ar TEXT NOT NULL,
                image TEXT NOT NULL,
                tax_category TEXT NOT NULL,
                unit_price BIGINT NOT NULL,
                quantity BIGINT NOT NULL,
                discount BIGINT NOT NULL,
                refunded BIGINT NOT NULL,
                PRIMARY KEY (order_number, product_id),
                CONSTRAINT order_lines_refunded CHECK (refunded >= 0 AND refunded <= quantity))
            """,
            "CREATE INDEX order_lines_product ON order_lines (product_id)",
            // Only ever added to.
            """
            CREATE TABLE order_events (
                order_number BIGINT NOT NULL REFERENCES orders (number),
                sequence BIGINT NOT NULL,
                kind TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (order_number, sequence))
            """,
            """
            CREATE TABLE promo_redemptions (user_id TEXT NOT NULL, code TEXT NOT NULL, order_number BIGINT NOT NULL, \
            PRIMARY KEY (user_id, code))
            """,
            """
            CREATE TABLE tracking_events (
                order_number BIGINT NOT NULL REFERENCES orders (number),
                sequence BIGINT NOT NULL,
                status TEXT NOT NULL,
                place TEXT,
                at BIGINT NOT NULL,
                PRIMARY KEY (order_number, sequence))
            """,
            """
            CREATE TABLE refunds (
                id TEXT PRIMARY KEY,
                order_number BIGINT NOT NULL REFERENCES orders (number),
                amount BIGINT NOT NULL,
                tax BIGINT NOT NULL,
                reason TEXT NOT NULL,
                status TEXT NOT NULL,
                items TEXT NOT NULL,
                restock BIGINT NOT NULL,
                provider_refund TEXT,
                run TEXT,
                at BIGINT NOT NULL)
            """,
            "CREATE INDEX refunds_order ON refunds (order_number)",
            """
            CREATE TABLE documents (
                kind TEXT NOT NULL,
                number BIGINT NOT NULL,
                order_number BIGINT NOT NULL REFERENCES orders (number),
                refund_id TEXT UNIQUE,
                total BIGINT NOT NULL,
                tax BIGINT NOT NULL,
                issued_at BIGINT NOT NULL,
                PRIMARY KEY (kind, number))
            """,
            "CREATE INDEX documents_order ON documents (order_number)",
        ]),
    ]

    private static let subscriptions: [Migration] = [
        Migration(module: "store", number: 140, was: 140, name: "create subscriptions", statements: [
            // Who has none is Freemium. `period` counts months since `anchor`; `version` is that of the tier and only grows.
            """
            CREATE TABLE subscriptions (
                user_id TEXT PRIMARY KEY,
                tier TEXT NOT NULL,
                version BIGINT NOT NULL,
                anchor BIGINT,
                period BIGINT NOT NULL,
                cancel_at_end BIGINT NOT NULL,
                pending_tier TEXT,
                grace_until BIGINT,
                change_key TEXT,
                told TEXT NOT NULL,
                run TEXT,
                updated_at BIGINT NOT NULL)
            """,
            // One charge, from before it is made. Of one person at most one is open. `method` is the provider's name for the card, kept
            // until the charge has ended.
            """
            CREATE TABLE charges (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL,
                reason TEXT NOT NULL,
                state TEXT NOT NULL,
                amount BIGINT NOT NULL,
                currency TEXT NOT NULL,
                tier TEXT NOT NULL,
                anchor BIGINT NOT NULL,
                period BIGINT NOT NULL,
                period_start BIGINT NOT NULL,
                period_end BIGINT NOT NULL,
                request_key TEXT,
                provider TEXT NOT NULL,
                payment_id TEXT UNIQUE,
                method TEXT,
                card_brand TEXT,
                card_last4 TEXT,
                card_month BIGINT,
                card_year BIGINT,
                is_new_method BIGINT NOT NULL,
                action_url TEXT,
                decline TEXT,
                is_overtaken BIGINT NOT NULL,
                run TEXT,
                busy_until BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                CONSTRAINT charges_amount CHECK (amount > 0))
            """,
            "CREATE INDEX charges_newest ON charges (user_id, created_at)",
            "CREATE UNIQUE INDEX charges_open ON charges (user_id) WHERE state = 'open'",
            """
            CREATE TABLE billing_invoices (
                number BIGINT PRIMARY KEY,
                user_id TEXT NOT NULL,
                charge_id TEXT NOT NULL UNIQUE,
                amount BIGINT NOT NULL,
                currency TEXT NOT NULL,
                tier TEXT NOT NULL,
                reason TEXT NOT NULL,
                period_start BIGINT NOT NULL,
                period_end BIGINT NOT NULL,
                card_brand TEXT,
                card_last4 TEXT,
                at BIGINT NOT NULL)
            """,
            "CREATE INDEX billing_invoices_newest ON billing_invoices (user_id, number)",
            // For reports; only ever added to.
            """
            CREATE TABLE tier_changes (
                user_id TEXT NOT NULL,
                version BIGINT NOT NULL,
                old_tier TEXT NOT NULL,
                new_tier TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (user_id, version))
            """,
            "CREATE INDEX tier_changes_time ON tier_changes (at)",
        ])
    ]

    private static let memory: [Migration] = [
        Migration(module: "store", number: 150, name: "remember used promotions", statements: [
            // What is left of deleted people: that somebody with this number or card used a code, or bought before (the code is empty
            // then). The mark is a keyed hash, `phone_mark` that of the account's number.
            "CREATE TABLE promo_marks (mark TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (mark, code))",
            "ALTER TABLE customers ADD COLUMN phone_mark TEXT",
            // Of the card that a code is used with, where the provider can tell cards.
            "ALTER TABLE checkouts ADD COLUMN card_mark TEXT",
            "ALTER TABLE promo_redemptions ADD COLUMN card_mark TEXT",
            // Keys that outlive the service secret: made once, sealed under it.
            "CREATE TABLE kept_keys (name TEXT PRIMARY KEY, sealed TEXT NOT NULL)",
            // What has ended forgets who bought, from now on when it ends.
            """
            UPDATE checkouts SET request =
                '{"address":{"name":"-","phone":"+966500000000","city":"-","street":"-"},"email":"forgotten@example.invalid"}'
            WHERE state IN ('completed', 'refunding', 'refunded')
            """,
        ]),
        Migration(module: "store", number: 151, name: "version the catalogue", statements: [
            // What of the files was loaded, in place of `loaded_hash`: releases that know no versions take products without one for an
            // administrator's own, and leave their prices alone.
            "ALTER TABLE products ADD COLUMN loaded_parts TEXT",
            "UPDATE products SET loaded_parts = loaded_hash, loaded_hash = NULL WHERE loaded_hash IS NOT NULL",
        ]),
        Migration(module: "store", number: 152, name: "keep the rate of VAT that was paid", statements: [
            // Null of orders of releases before.
            "ALTER TABLE checkouts ADD COLUMN vat_percent BIGINT",
            "ALTER TABLE orders ADD COLUMN vat_percent BIGINT",
        ]),
        Migration(module: "store", number: 153, name: "count who came and left", statements: [
            // Written when somebody is deleted; like `tier_changes` it names nobody.
            "CREATE TABLE former_customers (user_id TEXT PRIMARY KEY, joined_at BIGINT NOT NULL)",
            "CREATE INDEX former_customers_joined ON former_customers (joined_at)",
        ]),
        Migration(module: "store", number: 154, name: "keep who issued documents", statements: [
            // Null of documents of releases before.
            "ALTER TABLE documents ADD COLUMN vat_number TEXT",
            "ALTER TABLE documents ADD COLUMN seller_en TEXT",
            "ALTER TABLE documents ADD COLUMN seller_ar TEXT",
        ]),
        Migration(module: "store", number: 155, name: "count payments that failed", statements: [
            // Within 24 hours of the first of them, `declined_since`; null of who never failed.
            "ALTER TABLE customers ADD COLUMN declined_count BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE customers ADD COLUMN declined_since BIGINT",
        ]),
        Migration(module: "store", number: 156, name: "note disputes and refunds made elsewhere", statements: [
            // Null of who disputes nothing. Halalas that went back past this service, as far as people were told.
            "ALTER TABLE orders ADD COLUMN dispute TEXT",
            "ALTER TABLE orders ADD COLUMN refunded_elsewhere BIGINT NOT NULL DEFAULT 0",
        ]),
        Migration(module: "store", number: 157, name: "tell one dispute from another", statements: [
            // The provider's id of the one that `dispute` is about; null of what releases before noted.
            "ALTER TABLE orders ADD COLUMN dispute_id TEXT",
        ]),
    ]
}
