internal import ServiceKit
internal import Storage

/// The tables of the product Stack, but for exports.
enum StackMigrations {
    static let all: [Migration] = [
        Migration(module: "media", number: 110, was: 110, name: "create media imports and items", statements: [
            """
            CREATE TABLE media_imports (
                id TEXT PRIMARY KEY,
                owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX media_imports_owner ON media_imports (owner, created_at)",
            // An item has the id of the file it becomes. A deleted one stays for as long as its import is told about, so that what is
            // done of an import never becomes less.
            """
            CREATE TABLE media_items (
                id TEXT PRIMARY KEY,
                owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
                import_id TEXT NOT NULL,
                place BIGINT NOT NULL,
                upload_id TEXT,
                type TEXT NOT NULL,
                status TEXT NOT NULL,
                name TEXT NOT NULL,
                image_milliseconds BIGINT NOT NULL,
                error TEXT,
                tries BIGINT NOT NULL,
                is_deleted BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                UNIQUE (import_id, place))
            """,
            "CREATE INDEX media_items_owner ON media_items (owner, is_deleted, created_at, id)",
        ]),
        Migration(module: "media", number: 111, was: 111, name: "create media settings", statements: [
            """
            CREATE TABLE media_settings (
                owner TEXT PRIMARY KEY REFERENCES owners (user_id) ON DELETE CASCADE,
                image_milliseconds BIGINT NOT NULL,
                canvas TEXT NOT NULL,
                loops BIGINT NOT NULL)
            """,
        ]),
        Migration(module: "media", number: 112, was: 112, name: "create compositions and layers", statements: [
            """
            CREATE TABLE compositions (
                id TEXT PRIMARY KEY,
                owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
                canvas TEXT NOT NULL,
                loops BIGINT NOT NULL,
                version BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL)
            """,
            "CREATE INDEX compositions_owner ON compositions (owner, created_at, id)",
            // Shares of the canvas in ten-thousandths. `place` is the order in which layers were added.
            """
            CREATE TABLE layers (
                id TEXT PRIMARY KEY,
                composition_id TEXT NOT NULL REFERENCES compositions (id) ON DELETE CASCADE,
                place BIGINT NOT NULL,
                media_id TEXT NOT NULL,
                x BIGINT NOT NULL,
                y BIGINT NOT NULL,
                width BIGINT NOT NULL,
                aspect_ratio BIGINT NOT NULL,
                z_index BIGINT NOT NULL,
                volume BIGINT NOT NULL,
                UNIQUE (composition_id, place))
            """,
        ]),
    ]
}
