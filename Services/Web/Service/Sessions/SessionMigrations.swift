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
        ]),
        // Whether the cookie outlives the browser's closing, so that another one may take its place; NULL where it was not noted.
        Migration(module: "web", number: 2, name: "note how long cookies are kept", statements: [
            "ALTER TABLE sessions ADD COLUMN is_kept BIGINT"
        ]),
        // Auth's id of the session, by which auth says that it has ended; NULL until the next renewal where it was not noted.
        Migration(module: "web", number: 3, name: "note what auth calls sessions", statements: [
            "ALTER TABLE sessions ADD COLUMN auth_session TEXT"
        ]),
        // By when their tokens were renewed last; `SessionStore.isBrief` is the condition of the second one.
        Migration(module: "web", number: 4, name: "find sessions that nobody uses", statements: [
            "CREATE INDEX sessions_unused ON sessions (access_ends_at)",
            "CREATE INDEX sessions_brief_unused ON sessions (access_ends_at) WHERE is_kept = 0 OR is_demo = 1",
        ]),
    ]
}
