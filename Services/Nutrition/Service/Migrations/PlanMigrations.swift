internal import ServiceKit
internal import Storage

/// What people do not eat, and their plans. Instants are milliseconds; servings, nutrients and degrees are hundredths.
enum PlanMigrations {
    static let all: [Migration] = [
        Migration(module: "nutrition", number: 10, name: "create preferences", statements: [
            // `allergens` are words apart by spaces, `dislikes` lines as they were typed. Without a row somebody eats everything.
            """
            CREATE TABLE preferences (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                diet TEXT NOT NULL,
                allergens TEXT NOT NULL,
                dislikes TEXT NOT NULL,
                fasts_in_ramadan BIGINT NOT NULL,
                latitude BIGINT,
                longitude BIGINT,
                changed_at BIGINT NOT NULL)
            """,
        ]),
        Migration(module: "nutrition", number: 11, name: "create meal plans", statements: [
            // One a person. `number` counts how often it was made, so that making it again makes another one; `source` is what its days
            // follow from; `first_made_at` stays.
            """
            CREATE TABLE meal_plans (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                number BIGINT NOT NULL,
                from_date TEXT NOT NULL,
                seed TEXT NOT NULL,
                formula TEXT NOT NULL,
                source TEXT NOT NULL,
                first_made_at BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                version BIGINT NOT NULL)
            """,
            // Days as they were planned, those that are over included. The three of fasting are there together.
            """
            CREATE TABLE planned_days (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                date TEXT NOT NULL,
                kcal BIGINT NOT NULL,
                protein_g BIGINT NOT NULL,
                carbs_g BIGINT NOT NULL,
                fat_g BIGINT NOT NULL,
                water_ml BIGINT NOT NULL,
                basis TEXT NOT NULL,
                formula TEXT NOT NULL,
                dawn BIGINT,
                sunset BIGINT,
                fasting_formula TEXT,
                PRIMARY KEY (user_id, date))
            """,
            // Their meals, with names and values as they were then: a process with another library answers the same. `reason` is a word.
            """
            CREATE TABLE planned_meals (
                user_id TEXT NOT NULL,
                id TEXT NOT NULL,
                date TEXT NOT NULL,
                slot TEXT NOT NULL,
                meal_id TEXT NOT NULL,
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
                PRIMARY KEY (user_id, date, slot),
                UNIQUE (user_id, id),
                FOREIGN KEY (user_id, date) REFERENCES planned_days (user_id, date) ON DELETE CASCADE)
            """,
        ]),
        Migration(module: "nutrition", number: 12, name: "find people by when they came", statements: [
            "CREATE INDEX people_by_arrival ON people (product, created_at)"
        ]),
    ]
}
