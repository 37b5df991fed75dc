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
    ]
}
