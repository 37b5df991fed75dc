internal import ServiceKit
internal import Storage

/// The foods that people keep.
enum FavouriteMigrations {
    static let all: [Migration] = [
        Migration(module: "nutrition", number: 30, name: "create favourites", statements: [
            """
            CREATE TABLE favourites (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                food_id TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, food_id))
            """
        ])
    ]
}
