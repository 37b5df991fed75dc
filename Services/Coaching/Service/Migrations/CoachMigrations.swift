internal import Storage

/// What coaches write, and who wishes for another one. Instants are milliseconds.
enum CoachMigrations {
    static let all: [Migration] = [
        Migration(module: "coaching", number: 40, name: "create change requests", statements: [
            """
            CREATE TABLE change_requests (
                id TEXT PRIMARY KEY,
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                coach_id TEXT NOT NULL,
                status TEXT NOT NULL,
                reason TEXT,
                requested_at BIGINT NOT NULL,
                new_coach_id TEXT,
                decided_by TEXT,
                decided_at BIGINT)
            """,
            // One at a time.
            "CREATE UNIQUE INDEX change_requests_pending ON change_requests (client_id) WHERE status = 'pending'",
            "CREATE INDEX change_requests_of_client ON change_requests (client_id, requested_at, id)",
            "CREATE INDEX change_requests_by_status ON change_requests (status, requested_at, id)",
        ]),
        Migration(module: "coaching", number: 41, name: "create notes, broadcasts and pain points", statements: [
            """
            CREATE TABLE client_notes (
                id TEXT PRIMARY KEY,
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                coach_id TEXT NOT NULL,
                text TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                changed_at BIGINT NOT NULL)
            """,
            "CREATE INDEX client_notes_of_client ON client_notes (client_id, created_at, id)",
            """
            CREATE TABLE broadcasts (
                id TEXT PRIMARY KEY,
                coach_id TEXT NOT NULL,
                client_message_id TEXT NOT NULL,
                text TEXT NOT NULL,
                goal TEXT,
                recipients BIGINT NOT NULL,
                sent BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                UNIQUE (coach_id, client_message_id))
            """,
            "CREATE INDEX broadcasts_of_coach ON broadcasts (coach_id, created_at, id)",
            """
            CREATE TABLE pain_points (
                id TEXT PRIMARY KEY,
                coach_id TEXT NOT NULL,
                text TEXT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX pain_points_by_time ON pain_points (created_at, id)",
            "CREATE INDEX pain_points_of_coach ON pain_points (coach_id, created_at)",
        ]),
        Migration(module: "coaching", number: 42, name: "create coaches that clients had", statements: [
            // Clients see the coaches who wrote to them also after they got another one.
            """
            CREATE TABLE client_coaches (
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                coach_id TEXT NOT NULL,
                since BIGINT NOT NULL,
                PRIMARY KEY (client_id, coach_id))
            """
        ]),
    ]
}
