internal import Storage

/// The table of browsers that are signed in. Instants are milliseconds.
enum SessionMigrations {
    static let all: [Migration] = [
        Migration(module: "web", number: 1, name: "create sessions", statements: [
            // `id` is the hash of the cookie, which nobody can make the cookie of. `tokens` are sealed. `access_ends_at` is when the access
            // token has to be renewed, by the clock of `run`; whoever renews it says so in `renewing_until`, by the real clock.
            """
            CREATE TABLE sessions (
                id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                user_id TEXT NOT NULL,
                is_demo BIGINT NOT NULL,
                run TEXT,
                tokens TEXT NOT NULL,
                access_ends_at BIGINT NOT NULL,
                renewing_until BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                ends_at BIGINT NOT NULL)
            """,
            "CREATE INDEX sessions_ended ON sessions (ends_at)",
            "CREATE INDEX sessions_of_person ON sessions (user_id)",
        ])
    ]
}
