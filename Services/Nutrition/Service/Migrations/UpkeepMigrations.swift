internal import Storage

/// What later rules of this service needed of tables that were there. Instants are milliseconds.
enum UpkeepMigrations {
    static let all: [Migration] = [
        Migration(module: "nutrition", number: 31, name: "count how often people make plans", statements: [
            // How often within 24 hours of the first of them, `plans_made_since`; nil of who made none.
            "ALTER TABLE people ADD COLUMN plans_made BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE people ADD COLUMN plans_made_since BIGINT",
        ]),
        // A person keeps the newest ones only.
        Migration(module: "nutrition", number: 32, name: "find the newest deletions of a person", statements: [
            "CREATE INDEX deleted_logs_newest ON deleted_logs (user_id, deleted_at, id)"
        ]),
        // Meals of plans that others took the place of: a phone without a connection tells late that they were eaten. A place may have had
        // several.
        Migration(module: "nutrition", number: 33, name: "create former planned meals", statements: [
            """
            CREATE TABLE former_planned_meals (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                meal_id TEXT NOT NULL,
                date TEXT NOT NULL,
                slot TEXT NOT NULL,
                name_en TEXT NOT NULL,
                name_ar TEXT NOT NULL,
                servings BIGINT NOT NULL,
                kcal BIGINT NOT NULL,
                protein BIGINT NOT NULL,
                carbs BIGINT NOT NULL,
                fat BIGINT NOT NULL,
                fiber BIGINT,
                sugars BIGINT,
                sodium BIGINT,
                reason TEXT,
                substituted BIGINT NOT NULL,
                replaced_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, id, meal_id))
            """,
            "CREATE INDEX former_planned_meals_replaced ON former_planned_meals (replaced_at)",
        ]),
    ]
}
