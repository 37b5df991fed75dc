internal import Storage

/// The tables of payments. Of a card only its place in the table of cards and its date are kept, never a number.
enum PaymentMigrations {
    static let migrations: [Migration] = [
        Migration(module: "sandbox", number: 102, was: 102, name: "create payments", statements: [
            """
            CREATE TABLE payment_methods (
                token TEXT PRIMARY KEY,
                card TEXT NOT NULL,
                exp_month BIGINT NOT NULL,
                exp_year BIGINT NOT NULL,
                customer TEXT,
                created_at BIGINT NOT NULL)
            """,
            "CREATE TABLE payment_customers (reference TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE)",
            """
            CREATE TABLE payment_intents (
                id TEXT PRIMARY KEY,
                amount BIGINT NOT NULL CONSTRAINT payment_intents_amount CHECK (amount > 0),
                currency TEXT NOT NULL,
                reference TEXT NOT NULL,
                customer TEXT,
                off_session BIGINT NOT NULL,
                status TEXT NOT NULL,
                refunded BIGINT NOT NULL CONSTRAINT payment_intents_refunded CHECK (refunded >= 0 AND refunded <= amount),
                card TEXT,
                exp_month BIGINT,
                exp_year BIGINT,
                decline TEXT,
                action TEXT UNIQUE,
                action_url TEXT,
                return_url TEXT,
                run TEXT,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX payment_intents_reference ON payment_intents (reference, id)",
            """
            CREATE TABLE payment_refunds (
                id TEXT PRIMARY KEY,
                intent TEXT NOT NULL REFERENCES payment_intents (id),
                amount BIGINT NOT NULL CONSTRAINT payment_refunds_amount CHECK (amount > 0),
                created_at BIGINT NOT NULL)
            """,
        ]),
    ]

    static let used: [Migration] = [
        Migration(module: "sandbox", number: 106, name: "note which cards are used up", statements: [
            // By a charge, of a card that nobody keeps; and what a payment that waits for approval will use up.
            "ALTER TABLE payment_methods ADD COLUMN is_used BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE payment_intents ADD COLUMN method TEXT",
        ]),
    ]
}
