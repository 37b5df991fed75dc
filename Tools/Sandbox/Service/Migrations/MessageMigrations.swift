internal import Storage

/// The tables of messages and of what disturbs their sending.
enum MessageMigrations {
    static let migrations: [Migration] = [
        Migration(module: "sandbox", number: 100, was: 100, name: "create messages", statements: [
            """
            CREATE TABLE messages (
                channel TEXT NOT NULL,
                id TEXT NOT NULL,
                recipient TEXT NOT NULL,
                subject TEXT,
                body TEXT NOT NULL,
                received_at BIGINT NOT NULL,
                deliveries BIGINT NOT NULL,
                sequence BIGINT NOT NULL,
                PRIMARY KEY (channel, id, recipient))
            """,
            "CREATE INDEX messages_recipient ON messages (recipient, sequence)",
            "CREATE TABLE sequences (name TEXT PRIMARY KEY, value BIGINT NOT NULL)",
        ]),
        Migration(module: "sandbox", number: 101, was: 101, name: "create disturbances", statements: [
            """
            CREATE TABLE disturbances (
                id TEXT PRIMARY KEY,
                channel TEXT NOT NULL,
                mode TEXT NOT NULL,
                recipient TEXT,
                remaining BIGINT NOT NULL,
                delay_millis BIGINT NOT NULL)
            """,
        ]),
    ]

    static let sources: [Migration] = [
        Migration(module: "sandbox", number: 104, name: "keep mails as they came", statements: [
            // As it came over the wire, and its HTML part; null of other channels.
            "ALTER TABLE messages ADD COLUMN source TEXT",
            "ALTER TABLE messages ADD COLUMN html TEXT",
        ]),
    ]
}
