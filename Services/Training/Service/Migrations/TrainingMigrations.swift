internal import ServiceKit
internal import Storage

/// The tables of the service. Instants are milliseconds.
enum TrainingMigrations {
    static let all: [Migration] = [
        Migration(module: "training", number: 1, name: "create people", statements: [
            // What this service needs of somebody's profile. `changes` counts what changed in what they sync.
            """
            CREATE TABLE people (
                user_id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                profile_version BIGINT NOT NULL,
                timezone TEXT NOT NULL,
                language TEXT NOT NULL,
                goal TEXT,
                location TEXT,
                experience_level TEXT,
                workout_frequency BIGINT,
                injuries TEXT,
                changes BIGINT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
        ]),
        Migration(module: "training", number: 2, name: "count how often people make plans", statements: [
            // How often within 24 hours of the first of them, `plans_made_since`; nil of who made none.
            "ALTER TABLE people ADD COLUMN plans_made BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE people ADD COLUMN plans_made_since BIGINT",
        ]),
        EventedTiers.migration(),
        DemoDays.migration,
    ] + Departures.migrations()
}
