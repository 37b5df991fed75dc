internal import Storage

/// The exercise library, one row for the newest version.
enum LibraryMigrations {
    static let all: [Migration] = [
        Migration(module: "training.library", number: 1, name: "create libraries", statements: [
            // Content: `LibraryContent` as JSON, brotli, base64.
            "CREATE TABLE libraries (version BIGINT PRIMARY KEY, content TEXT NOT NULL, loaded_at BIGINT NOT NULL)"
        ])
    ]
}
