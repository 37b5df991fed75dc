internal import Storage

/// Who is to be told of what on their devices and by mail, and what came after it. Instants are milliseconds.
enum NotificationMigrations {
    static let all: [Migration] = [
        Migration(module: "coaching", number: 60, name: "tell of messages once a minute", statements: [
            // When a side is told next, nil while nothing is to be told, and when it was told last.
            """
            CREATE TABLE message_pushes (
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                side TEXT NOT NULL,
                due_at BIGINT,
                pushed_at BIGINT,
                PRIMARY KEY (client_id, side))
            """
        ]),
        Migration(module: "coaching", number: 61, name: "remind of calls and mail them", statements: [
            // 1 once both were reminded a day before, 2 a quarter of an hour before; 0 again when a call is moved.
            "ALTER TABLE calls ADD COLUMN reminded BIGINT NOT NULL DEFAULT 0",
            // Where clients want a call's mails, until it is over or cancelled.
            "ALTER TABLE calls ADD COLUMN client_email TEXT",
            "ALTER TABLE coaches ADD COLUMN email TEXT",
        ]),
        Migration(module: "coaching", number: 62, name: "keep the cut-off of calls that are moved late", statements: [
            "ALTER TABLE calls ADD COLUMN refundable_until BIGINT"
        ]),
    ]
}
