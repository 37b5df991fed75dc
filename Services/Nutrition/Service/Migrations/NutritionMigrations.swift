internal import ServiceKit
internal import Storage

/// The tables of people and their trials. Instants are milliseconds, weights and heights hundredths of kilograms and centimetres.
enum NutritionMigrations {
    static let all: [Migration] = [
        Migration(module: "nutrition", number: 1, name: "create people", statements: [
            // What this service needs of somebody's profile. `changes` is raised to lock the row.
            """
            CREATE TABLE people (
                user_id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                profile_version BIGINT NOT NULL,
                timezone TEXT NOT NULL,
                language TEXT NOT NULL,
                gender TEXT,
                goal TEXT,
                age BIGINT,
                weight BIGINT,
                height BIGINT,
                workout_frequency BIGINT,
                told_kcal BIGINT,
                told_protein_g BIGINT,
                told_water_ml BIGINT,
                told_formula TEXT,
                changes BIGINT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
            // One a person, for ever: whoever makes plans again does not begin again. The zone is that of the first plan.
            """
            CREATE TABLE trials (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                started_at BIGINT NOT NULL,
                start_date TEXT NOT NULL,
                timezone TEXT NOT NULL)
            """,
        ]),
        EventedTiers.migration(),
        DemoDays.migration,
    ] + PlanMigrations.all + LogMigrations.all + FavouriteMigrations.all + UpkeepMigrations.all + Departures.migrations()
}
