internal import Storage

/// The tables every service has. Their ids stay below those of the service's own, which start at 100.
enum ServiceMigrations {
    static let all: [Migration] = [
        Migration(id: 1, name: "create work", statements: [
            """
            CREATE TABLE work (
                id TEXT PRIMARY KEY,
                kind TEXT NOT NULL,
                payload TEXT NOT NULL,
                run TEXT,
                clock TEXT NOT NULL,
                due_at BIGINT NOT NULL,
                attempts BIGINT NOT NULL,
                claimed_until BIGINT,
                last_error TEXT,
                is_dead BIGINT NOT NULL DEFAULT 0,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX work_due ON work (clock, is_dead, due_at)",
        ]),
        Migration(id: 2, name: "create inbox", statements: [
            "CREATE TABLE inbox (event_id TEXT PRIMARY KEY, received_at BIGINT NOT NULL)",
        ]),
        Migration(id: 3, name: "create idempotency keys", statements: [
            """
            CREATE TABLE idempotency_keys (
                scope TEXT NOT NULL,
                request_key TEXT NOT NULL,
                request_hash TEXT NOT NULL,
                status BIGINT,
                answer TEXT,
                lease_until BIGINT NOT NULL,
                expires_at BIGINT NOT NULL,
                PRIMARY KEY (scope, request_key))
            """,
            "CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)",
        ]),
    ]
}
