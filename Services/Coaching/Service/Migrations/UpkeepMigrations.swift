internal import Storage

/// What later rules of this service needed of tables that were there. Instants are milliseconds.
enum UpkeepMigrations {
    static let all: [Migration] = [
        Migration(module: "coaching", number: 63, name: "let the next coach block", statements: [
            // One open case for a message and a side, and one for a block until an administrator gives the client another coach. It allows
            // what the index before it did not, so that releases which only know that one go on as they did.
            """
            CREATE UNIQUE INDEX safety_cases_undecided ON safety_cases (client_id, kind, opened_by, message_id)
            WHERE status = 'open' AND (kind = 'report' OR superseded_at IS NULL)
            """,
            "DROP INDEX safety_cases_open",
        ]),
        Migration(module: "coaching", number: 64, name: "keep who is an administrator", statements: [
            // The version that made somebody an administrator. They are one while it is their `role_version`, so that it ends with the next
            // role, also where a release that does not know this column takes that down.
            "ALTER TABLE coaches ADD COLUMN admin_version BIGINT"
        ]),
        Migration(module: "coaching", number: 65, name: "count how often clients book and move calls", statements: [
            // How often within 24 hours of the first of them, `call_changes_since`; nil of who did neither.
            "ALTER TABLE threads ADD COLUMN call_changes BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE threads ADD COLUMN call_changes_since BIGINT",
        ]),
        Migration(module: "coaching", number: 66, name: "find coaches with room", statements: [
            // Asked for each of those who wait.
            "CREATE INDEX coaches_with_room ON coaches (user_id) WHERE is_active = 1 AND is_taking = 1 AND clients < capacity"
        ]),
        Migration(module: "coaching", number: 67, name: "count how often calls that remain were told", statements: [
            // The clocks of replicas differ: this says which number is the newest.
            "ALTER TABLE threads ADD COLUMN calls_version BIGINT NOT NULL DEFAULT 0"
        ]),
        Migration(module: "coaching", number: 68, name: "count how often coaches move a call", statements: [
            "ALTER TABLE calls ADD COLUMN coach_moves BIGINT NOT NULL DEFAULT 0"
        ]),
        Migration(module: "coaching", number: 69, name: "find old broadcasts", statements: [
            "CREATE INDEX broadcasts_by_time ON broadcasts (created_at)"
        ]),
    ]
}
