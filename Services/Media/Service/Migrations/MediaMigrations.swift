internal import ServiceKit
internal import Storage

enum MediaMigrations {
    static let all: [Migration] = [
        Migration(module: "media", number: 100, was: 100, name: "create owners", statements: [
            // Who has files here and how much of what they may keep is used, or promised to uploads under way. The row is also the lock
            // under which somebody's files come and go.
            """
            CREATE TABLE owners (
                user_id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                used_bytes BIGINT NOT NULL,
                reserved_bytes BIGINT NOT NULL,
                open_uploads BIGINT NOT NULL,
                timezone TEXT,
                created_at BIGINT NOT NULL)
            """,
        ]),
    ] + Departures.migrations(was: 101) + [
        EventedTiers.migration(was: 102),
        Migration(module: "media", number: 103, was: 103, name: "create uploads, blobs, files and photos", statements: [
            """
            CREATE TABLE uploads (
                id TEXT PRIMARY KEY,
                owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
                purpose TEXT NOT NULL,
                content_type TEXT NOT NULL,
                bytes BIGINT,
                reserved_bytes BIGINT NOT NULL,
                sha256 TEXT,
                name TEXT,
                parts_id TEXT,
                status TEXT NOT NULL,
                file_id TEXT,
                refusal TEXT,
                photo_type TEXT,
                taken_at BIGINT,
                given_up_at BIGINT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX uploads_owner ON uploads (owner)",
            "CREATE INDEX uploads_open ON uploads (status, given_up_at)",
            // The same bytes of one owner are one blob, however many files they are; `uses` counts those.
            """
            CREATE TABLE blobs (
                id TEXT PRIMARY KEY,
                owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
                sha256 TEXT NOT NULL,
                kind TEXT NOT NULL,
                content_type TEXT NOT NULL,
                bytes BIGINT NOT NULL,
                width BIGINT,
                height BIGINT,
                facts TEXT,
                uses BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                UNIQUE (owner, sha256))
            """,
            """
            CREATE TABLE files (
                id TEXT PRIMARY KEY,
                owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
                blob_id TEXT NOT NULL REFERENCES blobs (id),
                purpose TEXT NOT NULL,
                name TEXT,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX files_owner ON files (owner)",
            "CREATE INDEX files_blob ON files (blob_id)",
            """
            CREATE TABLE photos (
                file_id TEXT PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
                owner TEXT NOT NULL,
                photo_type TEXT NOT NULL,
                stage TEXT,
                task_id TEXT,
                taken_at BIGINT NOT NULL)
            """,
            "CREATE INDEX photos_gallery ON photos (owner, taken_at, file_id)",
        ]),
    ] + StackMigrations.all + ExportMigrations.all + [
        Migration(module: "media", number: 130, name: "let uploads be closed while they are checked", statements: [
            "ALTER TABLE uploads ADD COLUMN closed_until BIGINT",
        ]),
        Migration(module: "media", number: 131, name: "note which trace exports are part of", statements: [
            // The `traceparent` of the request that asked for it; null of releases before.
            "ALTER TABLE exports ADD COLUMN trace TEXT",
        ]),
        Migration(module: "media", number: 132, name: "count how often exports are put off", statements: [
            "ALTER TABLE exports ADD COLUMN waits BIGINT NOT NULL DEFAULT 0",
        ]),
        Migration(module: "media", number: 133, name: "count how often zones are forgotten", statements: [
            "ALTER TABLE owners ADD COLUMN zone_round BIGINT NOT NULL DEFAULT 0",
        ]),
        Migration(module: "media", number: 134, name: "count what owners announce in a day", statements: [
            // The day in days since 1970.
            "ALTER TABLE owners ADD COLUMN announced_day BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE owners ADD COLUMN announced BIGINT NOT NULL DEFAULT 0",
        ]),
    ]
}
