internal import Storage

/// The tables of the service. Instants are milliseconds.
enum TrainingMigrations {
    static let all: [Migration] = [
        Migration(module: "training", number: 1, name: "create notes", statements: [
            "CREATE TABLE notes (user_id TEXT PRIMARY KEY, text TEXT NOT NULL, saved_at BIGINT NOT NULL)",
            "CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)",
        ]),
    ]
}
