internal import ServiceKit
internal import Storage

/// Plans, and what was decided about their exercises.
enum PlanMigrations {
    static let all: [Migration] = [
        Migration(module: "plans", number: 1, name: "create plans", statements: [
            // The plan somebody has now is the one without an end; those before it tell which days were days of rest. `source` is what it
            // was made from, `equipment` what may stand in for its exercises, `training_days` its weekdays from 1 for Sunday.
            """
            CREATE TABLE plans (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                basis TEXT NOT NULL,
                template_id TEXT,
                goal TEXT NOT NULL,
                level TEXT NOT NULL,
                equipment TEXT NOT NULL,
                source TEXT NOT NULL,
                seed TEXT NOT NULL,
                formula TEXT NOT NULL,
                training_days TEXT NOT NULL,
                from_date TEXT NOT NULL,
                until_date TEXT,
                created_at BIGINT NOT NULL,
                version BIGINT NOT NULL,
                PRIMARY KEY (user_id, id))
            """,
            "CREATE UNIQUE INDEX plans_current ON plans (user_id) WHERE until_date IS NULL",
            // One plan a day at most is kept, however often somebody makes a new one.
            "CREATE UNIQUE INDEX plans_by_date ON plans (user_id, from_date)",
            // The days and items of the plan that somebody has now. Sessions have copies of what they trained.
            """
            CREATE TABLE plan_days (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                weekday BIGINT NOT NULL,
                split TEXT,
                title TEXT,
                PRIMARY KEY (user_id, weekday))
            """,
            """
            CREATE TABLE plan_items (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                weekday BIGINT NOT NULL,
                place BIGINT NOT NULL,
                id TEXT NOT NULL,
                phase TEXT NOT NULL,
                exercise_id TEXT NOT NULL,
                original_id TEXT,
                sets BIGINT NOT NULL,
                reps BIGINT,
                seconds BIGINT,
                rest_seconds BIGINT NOT NULL,
                reason TEXT,
                kept TEXT,
                PRIMARY KEY (user_id, weekday, place),
                UNIQUE (user_id, id))
            """,
            // What somebody takes instead of an exercise in every plan.
            """
            CREATE TABLE stand_ins (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                exercise_id TEXT NOT NULL,
                stand_in_id TEXT NOT NULL,
                PRIMARY KEY (user_id, exercise_id))
            """,
            // Who waits for a plan of the coach, since they booked a call.
            """
            CREATE TABLE coach_waits (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                since BIGINT NOT NULL)
            """,
        ]),
        // Who coaches whom, as coaching tells. No row: nothing was told yet; no coach: they wait for one. `assignment` grows with each.
        Migration(module: "plans", number: 2, name: "create coaches of clients", statements: [
            """
            CREATE TABLE client_coaches (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                coach_id TEXT,
                assignment BIGINT NOT NULL)
            """
        ]),
        // What ended waiting, so that a booking that is told after its end begins none. A table of its own: who has a row in `coach_waits`
        // waits. `version` is which of coaching's news of calls it is, where it was told: of the booking there, of the end here.
        Migration(module: "plans", number: 3, name: "create ends of waiting for a coach's plan", statements: [
            """
            CREATE TABLE coach_wait_ends (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                planned_at BIGINT,
                cancelled_at BIGINT,
                version BIGINT)
            """,
            "ALTER TABLE coach_waits ADD COLUMN version BIGINT",
        ]),
        // What somebody keeps in every plan, in spite of the injuries in `areas`.
        Migration(module: "plans", number: 4, name: "create kept exercises", statements: [
            """
            CREATE TABLE kept_exercises (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                exercise_id TEXT NOT NULL,
                areas TEXT NOT NULL,
                PRIMARY KEY (user_id, exercise_id))
            """
        ]),
        // The items of plans that others took the place of, each with the head of its day: workouts that were begun by them are told of
        // late.
        Migration(module: "plans", number: 5, name: "create items of former plans", statements: [
            """
            CREATE TABLE former_plan_items (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                plan_id TEXT NOT NULL,
                weekday BIGINT NOT NULL,
                place BIGINT NOT NULL,
                id TEXT NOT NULL,
                phase TEXT NOT NULL,
                exercise_id TEXT NOT NULL,
                original_id TEXT,
                sets BIGINT NOT NULL,
                reps BIGINT,
                seconds BIGINT,
                rest_seconds BIGINT NOT NULL,
                reason TEXT,
                kept TEXT,
                split TEXT,
                title TEXT,
                replaced_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, plan_id, weekday, place))
            """,
            "CREATE INDEX former_plan_items_replaced ON former_plan_items (replaced_at)",
        ]),
    ]
}
