internal import Storage

/// The tables of the service. Instants are milliseconds.
enum SkeletonMigrations {
    static let all: [Migration] = [
        Migration(module: "skeleton", number: 1, name: "create notes", statements: [
            "CREATE TABLE notes (user_id TEXT PRIMARY KEY, text TEXT NOT NULL, saved_at BIGINT NOT NULL)",
        ]),
    ]
}
