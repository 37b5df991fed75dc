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
        Migration(module: "coaching", number: 52, name: "create safety cases", statements: [
            // They outlive the account. `message_id` is empty where somebody was blocked; `seq` is the place that they are about.
            """
            CREATE TABLE safety_cases (
                id TEXT PRIMARY KEY,
                kind TEXT NOT NULL,
                status TEXT NOT NULL,
                reason TEXT NOT NULL,
                text TEXT,
                opened_by TEXT NOT NULL,
                opened_by_id TEXT NOT NULL,
                opened_at BIGINT NOT NULL,
                client_id TEXT NOT NULL,
                coach_id TEXT NOT NULL,
                message_id TEXT NOT NULL,
                seq BIGINT NOT NULL,
                decision TEXT,
                decided_by TEXT,
                decided_at BIGINT)
            """,
            // One open case for a message and a side.
            "CREATE UNIQUE INDEX safety_cases_open ON safety_cases (client_id, kind, opened_by, message_id) WHERE status = 'open'",
            "CREATE INDEX safety_cases_by_status ON safety_cases (status, opened_at, id)",
            "CREATE INDEX safety_cases_by_person ON safety_cases (opened_by_id, opened_at)",
            "CREATE INDEX safety_cases_closed ON safety_cases (decided_at) WHERE status = 'closed'",
            """
            CREATE TABLE case_looks (
                id TEXT PRIMARY KEY,
                case_id TEXT NOT NULL,
                administrator TEXT NOT NULL,
                at BIGINT NOT NULL)
            """,
            "CREATE INDEX case_looks_of_case ON case_looks (case_id, at, id)",
            "CREATE INDEX case_looks_by_time ON case_looks (at)",
        ]),
        Migration(module: "coaching", number: 53, name: "count ratings and calls of a period", statements: [
            "CREATE INDEX ratings_by_time ON ratings (at) WHERE stars IS NOT NULL",
            "CREATE INDEX calls_by_start ON calls (starts_at)",
        ]),
        // Late, as 61 was released the day before.
        Migration(module: "coaching", number: 54, name: "bound what cases show", isLate: true, statements: [
            // The thread's newest place when the case was opened; nil of cases from before this column.
            "ALTER TABLE safety_cases ADD COLUMN last_seq BIGINT",
            // The file that was looked at; nil where it was the messages.
            "ALTER TABLE case_looks ADD COLUMN media_id TEXT",
        ]),
        Migration(module: "coaching", number: 55, name: "remember whom questions are about", isLate: true, statements: [
            // Of the newest question about messages: after how many of the client's it is asked, and who coached them then.
            "ALTER TABLE threads ADD COLUMN asked_after BIGINT",
            "ALTER TABLE threads ADD COLUMN asked_coach_id TEXT",
        ]),
        Migration(module: "coaching", number: 56, name: "remember which cases another coach ended", isLate: true, statements: [
            "ALTER TABLE safety_cases ADD COLUMN superseded_at BIGINT",
            "CREATE INDEX safety_cases_client ON safety_cases (client_id)",
        ]),
    ]
}
