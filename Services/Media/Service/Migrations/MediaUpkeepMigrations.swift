internal import Storage

/// Indexes by which the passes of every minute find what is over.
enum MediaUpkeepMigrations {
    static let all: [Migration] = [
        Migration(module: "media-upkeep", number: 1, name: "find what is over", statements: [
            "CREATE INDEX uploads_ended ON uploads (given_up_at) WHERE status <> 'waiting'",
            "CREATE INDEX media_items_deleted ON media_items (created_at) WHERE is_deleted = 1",
            "CREATE INDEX media_imports_age ON media_imports (created_at)",
            "CREATE INDEX shares_age ON shares (expires_at)",
        ]),
        Migration(module: "media-upkeep", number: 2, name: "list what is not done", statements: [
            // How far each of somebody's imports is.
            "CREATE INDEX media_items_import ON media_items (owner, import_id, status)",
            "CREATE INDEX exports_open ON exports (owner, created_at, id) WHERE status <> 'done'",
            "CREATE INDEX exports_given_up ON exports (updated_at) WHERE status IN ('failed', 'cancelled')",
        ]),
        Migration(module: "media-upkeep", number: 3, name: "list what is done", statements: [
            // Of all, though few are not done: PostgreSQL may walk an index of some rows for one that is asked for by its key.
            "CREATE INDEX exports_done ON exports (owner, done_at, id)",
        ]),
    ]
}
