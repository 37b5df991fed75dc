internal import ServiceKit
internal import Storage

/// What people ate and drank. Instants are milliseconds; portions, weights and nutrients are hundredths.
enum LogMigrations {
    static let all: [Migration] = [
        Migration(module: "nutrition", number: 20, name: "create food logs", statements: [
            // Names and values are copies, so that a library that changes changes no history. `kcal` and the six after it are of all of it,
            // which is what days sum up; those with `of_` are what they are multiplied from: `of_amount` of it, of which a portion is
            // `of_one`. `asked` is a checksum of what an app sent under its id; nil of entries whose ids were made here.
            """
            CREATE TABLE food_logs (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                date TEXT NOT NULL,
                category TEXT NOT NULL,
                name TEXT NOT NULL,
                food_id TEXT,
                planned_meal_id TEXT,
                unit TEXT,
                portion BIGINT NOT NULL,
                weight BIGINT,
                kcal BIGINT NOT NULL,
                protein BIGINT NOT NULL,
                carbs BIGINT NOT NULL,
                fat BIGINT NOT NULL,
                fiber BIGINT,
                sugars BIGINT,
                sodium BIGINT,
                of_amount BIGINT NOT NULL,
                of_one BIGINT NOT NULL,
                of_kcal BIGINT NOT NULL,
                of_protein BIGINT NOT NULL,
                of_carbs BIGINT NOT NULL,
                of_fat BIGINT NOT NULL,
                of_fiber BIGINT,
                of_sugars BIGINT,
                of_sodium BIGINT,
                note TEXT,
                asked BIGINT,
                version BIGINT NOT NULL,
                logged_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, id))
            """,
            // A place of a plan is eaten once.
            """
            CREATE UNIQUE INDEX food_logs_of_plan ON food_logs (user_id, planned_meal_id) WHERE planned_meal_id IS NOT NULL
            """,
            "CREATE INDEX food_logs_by_day ON food_logs (user_id, date, logged_at, id)",
        ]),
        Migration(module: "nutrition", number: 21, name: "create water logs, targets of days and told meals", statements: [
            """
            CREATE TABLE water_logs (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                date TEXT NOT NULL,
                ml BIGINT NOT NULL,
                logged_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, id))
            """,
            "CREATE INDEX water_logs_by_day ON water_logs (user_id, date, logged_at, id)",
            // What a day should come to, as it was when something was first logged on it; a plan's day has its own.
            """
            CREATE TABLE day_targets (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                date TEXT NOT NULL,
                kcal BIGINT NOT NULL,
                protein_g BIGINT NOT NULL,
                carbs_g BIGINT NOT NULL,
                fat_g BIGINT NOT NULL,
                water_ml BIGINT NOT NULL,
                basis TEXT NOT NULL,
                formula TEXT NOT NULL,
                PRIMARY KEY (user_id, date))
            """,
            // Meals that other services were told of. A row stays when its entries go, so that logging again tells nothing again.
            """
            CREATE TABLE told_meals (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                date TEXT NOT NULL,
                category TEXT NOT NULL,
                PRIMARY KEY (user_id, date, category))
            """,
        ]),
        Migration(module: "nutrition", number: 22, name: "create deleted_logs", statements: [
            """
            CREATE TABLE deleted_logs (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                deleted_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, id))
            """,
            "CREATE INDEX deleted_logs_by_time ON deleted_logs (deleted_at)",
        ]),
    ]
}
