internal import ServiceKit
internal import Storage

/// Workouts of plans, and what is counted when they are finished.
enum SessionMigrations {
    static let all: [Migration] = [
        Migration(module: "sessions", number: 1, name: "create sessions", statements: [
            // `begun_on` is the day it counts for, on the person's calendar; `planned` and `completed` count exercises.
            """
            CREATE TABLE sessions (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                split TEXT,
                title TEXT,
                begun_on TEXT NOT NULL,
                status TEXT NOT NULL,
                started_at BIGINT NOT NULL,
                finished_at BIGINT,
                planned BIGINT NOT NULL,
                completed BIGINT NOT NULL,
                seconds BIGINT NOT NULL,
                PRIMARY KEY (user_id, id))
            """,
            "CREATE UNIQUE INDEX sessions_active ON sessions (user_id) WHERE status = 'active'",
            "CREATE INDEX sessions_by_day ON sessions (user_id, begun_on)",
            "CREATE INDEX sessions_by_start ON sessions (started_at)",
            // The day's exercises as they were when the session began. `done` lists the numbers of ticked sets, apart by spaces.
            """
            CREATE TABLE session_items (
                user_id TEXT NOT NULL,
                session_id TEXT NOT NULL,
                place BIGINT NOT NULL,
                id TEXT NOT NULL,
                weekday BIGINT NOT NULL,
                phase TEXT NOT NULL,
                exercise_id TEXT NOT NULL,
                original_id TEXT,
                sets BIGINT NOT NULL,
                reps BIGINT,
                seconds BIGINT,
                rest_seconds BIGINT NOT NULL,
                reason TEXT,
                kept TEXT,
                done TEXT NOT NULL,
                PRIMARY KEY (user_id, session_id, place),
                FOREIGN KEY (user_id, session_id) REFERENCES sessions (user_id, id) ON DELETE CASCADE)
            """,
            // Totals of finished sessions, so that asking for them does not read all of those.
            """
            CREATE TABLE muscle_sets (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                muscle TEXT NOT NULL,
                sets BIGINT NOT NULL,
                PRIMARY KEY (user_id, muscle))
            """,
            // Days with a finished session, with how many there were in a row up to each.
            """
            CREATE TABLE training_days (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                date TEXT NOT NULL,
                streak BIGINT NOT NULL,
                PRIMARY KEY (user_id, date))
            """,
        ]),
        // Of the last day with a workout of a streak that another one has followed: its days with the days of rest behind them.
        Migration(module: "sessions", number: 2, name: "how long streaks were that ended", statements: [
            "ALTER TABLE training_days ADD COLUMN ended BIGINT",
        ]),
    ]
}
