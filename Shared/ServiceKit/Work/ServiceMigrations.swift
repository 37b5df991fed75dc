package import Storage

/// The tables every service has. A table that some services share has a module of its own.
package enum ServiceMigrations {
    package static let all: [Migration] = [
        Migration(module: "platform", number: 1, was: 1, name: "create work", statements: [
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
        Migration(module: "platform", number: 2, was: 2, name: "create inbox", statements: [
            "CREATE TABLE inbox (event_id TEXT PRIMARY KEY, received_at BIGINT NOT NULL)",
        ]),
        Migration(module: "platform", number: 3, was: 3, name: "create idempotency keys", statements: [
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
        Migration(module: "platform", number: 4, name: "note whose secret sealed work", statements: [
            // The fingerprint of the secret. Null is of a release that did not say, and may be anybody's.
            "ALTER TABLE work ADD COLUMN sealed_by TEXT",
        ]),
        Migration(module: "platform", number: 5, name: "create service secrets", statements: [
            // Fingerprints of the secrets that this database is used with: one, and two while the secret changes.
            "CREATE TABLE service_secrets (fingerprint TEXT PRIMARY KEY, since BIGINT NOT NULL)",
        ]),
        Migration(module: "platform", number: 6, name: "create turns", statements: [
            // Whose turn a recurring job is, so that of several processes one does it.
            "CREATE TABLE turns (name TEXT PRIMARY KEY, held_until BIGINT NOT NULL)",
            "CREATE INDEX inbox_age ON inbox (received_at)",
        ]),
        Migration(module: "platform", number: 7, name: "note what work is part of", statements: [
            // The `traceparent` of the request or work that added it; null of releases before, and of what is for much later.
            "ALTER TABLE work ADD COLUMN trace TEXT",
        ]),
        RevocationStore.migration,
        Migration(module: "platform", number: 8, name: "note since when work is due", statements: [
            // Before its first failure put it off; null of what has not failed, and of releases before.
            "ALTER TABLE work ADD COLUMN first_due_at BIGINT",
        ]),
        Migration(module: "platform", number: 9, name: "find failed work by since when it is due", statements: [
            "CREATE INDEX work_failed ON work (clock, first_due_at) WHERE first_due_at IS NOT NULL AND is_dead = 0",
        ]),
    ]
}
