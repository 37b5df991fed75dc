internal import Storage

/// What clients think of their coaching, and what was reported. Instants are milliseconds.
enum RatingMigrations {
    static let all: [Migration] = [
        Migration(module: "coaching", number: 50, name: "create ratings", statements: [
            // One row for each question that was answered or skipped: `subject` is how many messages the client had sent, or the call.
            // Skipped ones have no stars.
            """
            CREATE TABLE ratings (
                id TEXT PRIMARY KEY,
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                coach_id TEXT NOT NULL,
                trigger_kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                stars BIGINT,
                text TEXT,
                at BIGINT NOT NULL,
                changed_at BIGINT NOT NULL,
                UNIQUE (client_id, trigger_kind, subject))
            """,
            "CREATE INDEX ratings_of_coach ON ratings (coach_id, at, id) WHERE stars IS NOT NULL",
        ]),
        Migration(module: "coaching", number: 51, name: "find closed threads", statements: [
            "CREATE INDEX threads_closed ON threads (last_at) WHERE state = 'closed'"
        ]),
    ]
}
