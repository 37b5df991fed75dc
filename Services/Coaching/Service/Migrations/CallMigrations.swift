internal import Storage

/// When coaches can be called, and which calls were booked. Instants are milliseconds.
enum CallMigrations {
    static let all: [Migration] = [
        Migration(module: "coaching", number: 30, name: "create calls", statements: [
            // `body` is the availability as the contract writes it.
            """
            CREATE TABLE availability (
                coach_id TEXT PRIMARY KEY,
                body TEXT NOT NULL,
                changed_at BIGINT NOT NULL)
            """,
            // `month` is the one in which the call counts, `refunded` is 1 once it was given back. `version` grows with every change.
            """
            CREATE TABLE calls (
                id TEXT PRIMARY KEY,
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                coach_id TEXT NOT NULL,
                starts_at BIGINT NOT NULL,
                ends_at BIGINT NOT NULL,
                status TEXT NOT NULL,
                version BIGINT NOT NULL,
                purpose TEXT,
                minutes BIGINT NOT NULL,
                booked_at BIGINT NOT NULL,
                cancelled_by TEXT,
                cancelled_at BIGINT,
                client_joined_at BIGINT,
                coach_joined_at BIGINT,
                month TEXT NOT NULL,
                refunded BIGINT NOT NULL)
            """,
            "CREATE INDEX calls_of_client ON calls (client_id, starts_at, id)",
            "CREATE INDEX calls_of_coach ON calls (coach_id, starts_at, id)",
            "CREATE INDEX calls_by_time ON calls (starts_at)",
            // A quarter of an hour of a coach has one holder: a booked call, or a client who keeps it until `held_until`. `quarter` counts
            // quarters of an hour since 1970. The key is what makes double bookings impossible, on whatever replica.
            """
            CREATE TABLE booked_quarters (
                coach_id TEXT NOT NULL,
                quarter BIGINT NOT NULL,
                client_id TEXT NOT NULL,
                call_id TEXT REFERENCES calls (id) ON DELETE CASCADE,
                held_until BIGINT,
                PRIMARY KEY (coach_id, quarter))
            """,
            "CREATE INDEX booked_quarters_of_call ON booked_quarters (call_id)",
            "CREATE INDEX booked_quarters_held ON booked_quarters (client_id) WHERE call_id IS NULL",
            // One a person: another one takes its place.
            """
            CREATE TABLE call_holds (
                client_id TEXT PRIMARY KEY REFERENCES threads (client_id) ON DELETE CASCADE,
                id TEXT NOT NULL UNIQUE,
                coach_id TEXT NOT NULL,
                starts_at BIGINT NOT NULL,
                ends_at BIGINT NOT NULL,
                expires_at BIGINT NOT NULL)
            """,
        ])
    ]
}
