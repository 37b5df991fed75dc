internal import Storage

enum ExportMigrations {
    static let all: [Migration] = [
        Migration(module: "media", number: 120, was: 120, name: "create exports and shares", statements: [
            // A job is whoever's lease is running; a lease that ran out is anybody's to take. Leases are in real time, all else in the
            // run's.
            """
            CREATE TABLE exports (
                id TEXT PRIMARY KEY,
                owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
                composition_id TEXT NOT NULL,
                snapshot TEXT NOT NULL,
                resolution TEXT NOT NULL,
                codec TEXT NOT NULL,
                status TEXT NOT NULL,
                progress BIGINT NOT NULL,
                estimated_bytes BIGINT NOT NULL,
                bytes BIGINT,
                object_name TEXT,
                width BIGINT NOT NULL,
                height BIGINT NOT NULL,
                milliseconds BIGINT NOT NULL,
                error TEXT,
                attempt BIGINT NOT NULL,
                starts BIGINT NOT NULL,
                lease_holder TEXT,
                lease_until BIGINT,
                run TEXT,
                done_at BIGINT,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL)
            """,
            "CREATE INDEX exports_waiting ON exports (status, created_at)",
            "CREATE INDEX exports_owner ON exports (owner, created_at)",
            // When somebody's job was last begun, counted in jobs: whoever has waited for longest is next.
            """
            CREATE TABLE render_turns (
                owner TEXT PRIMARY KEY REFERENCES owners (user_id) ON DELETE CASCADE,
                turn BIGINT NOT NULL)
            """,
            "CREATE INDEX render_turns_turn ON render_turns (turn)",
            """
            CREATE TABLE shares (
                token_hash TEXT PRIMARY KEY,
                export_id TEXT NOT NULL REFERENCES exports (id) ON DELETE CASCADE,
                expires_at BIGINT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX shares_export ON shares (export_id)",
        ]),
    ]
}
