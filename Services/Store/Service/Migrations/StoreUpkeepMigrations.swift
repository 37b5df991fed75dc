internal import Storage

/// Indexes for statements that would otherwise read whole tables.
enum StoreUpkeepMigrations {
    static let all: [Migration] = [
        // For the passes of every minute, which delete what is over.
        Migration(module: "store-upkeep", number: 1, name: "find what is over", statements: [
            "CREATE INDEX webhook_events_age ON webhook_events (received_at)",
            "CREATE INDEX checkouts_failed ON checkouts (updated_at) WHERE state = 'failed'",
            "CREATE INDEX carts_left ON carts (updated_at) WHERE token_hash IS NOT NULL",
        ]),
        Migration(module: "store-upkeep", number: 2, name: "find checkouts of a person and what is sold out", statements: [
            // For the deletion of an account.
            "CREATE INDEX checkouts_person ON checkouts (user_id)",
            // For lists of what can be bought now.
            "CREATE INDEX products_left ON products ((stock - reserved)) WHERE is_archived = 0",
        ]),
        Migration(module: "store-upkeep", number: 3, name: "find who joined in a month", statements: [
            // For the report on subscriptions.
            "CREATE INDEX customers_joined ON customers (joined_at)",
        ]),
        Migration(module: "store-upkeep", number: 4, name: "find orders by status, and who wanted to buy", statements: [
            // What waits to be packed, among a million that were delivered.
            "CREATE INDEX orders_status ON orders (status, number)",
            // Failed checkouts that have not forgotten it; `CheckoutStore.isKept` is the same condition.
            """
            CREATE INDEX checkouts_kept ON checkouts (state, updated_at) WHERE request <>
                '{"address":{"name":"-","phone":"+966500000000","city":"-","street":"-"},"email":"forgotten@example.invalid"}'
            """,
        ]),
        Migration(module: "store-upkeep", number: 5, name: "find checkouts whose money went back", statements: [
            // For the pass of every minute, as `checkouts_failed`.
            "CREATE INDEX checkouts_refunded ON checkouts (updated_at) WHERE state = 'refunded'",
        ]),
    ]
}
