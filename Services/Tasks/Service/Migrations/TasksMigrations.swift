internal import ServiceKit
internal import Storage

enum TasksMigrations {
    static let all: [Migration] = [
        Migration(module: "tasks", number: 100, was: 100, name: "create people", statements: [
            // What this service needs of somebody's profile, and where their streak stands. Days as YYYY-MM-DD, times of day in
            // minutes, weights in hundredths of a kilogram. The row is also the lock under which a person's days change.
            """
            CREATE TABLE people (
                user_id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                name TEXT,
                timezone TEXT NOT NULL,
                language TEXT NOT NULL,
                push_enabled BIGINT NOT NULL,
                reminder_minute BIGINT NOT NULL,
                profile_version BIGINT NOT NULL,
                plan_id TEXT,
                plan_start TEXT,
                generator TEXT,
                calorie_target BIGINT,
                protein_target BIGINT,
                water_target BIGINT,
                start_weight BIGINT,
                weight BIGINT,
                target_weight BIGINT,
                fixed_through TEXT,
                streak_current BIGINT NOT NULL,
                streak_longest BIGINT NOT NULL,
                streak_total BIGINT NOT NULL,
                freezes BIGINT NOT NULL,
                best_streak BIGINT NOT NULL,
                completed_tasks BIGINT NOT NULL,
                photos BIGINT NOT NULL,
                perfect_days BIGINT NOT NULL,
                reminder_at BIGINT,
                version BIGINT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
        ]),
    ] + Departures.migrations(was: 101) + [
        Migration(module: "tasks", number: 102, was: 102, name: "create zones, series, days, tasks and evidence", statements: [
            // Where somebody lived since when, so that a day they travelled across is not held against them.
            """
            CREATE TABLE zones (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                since BIGINT NOT NULL,
                zone TEXT NOT NULL,
                PRIMARY KEY (user_id, since))
            """,
            // The rules of the plan; a rule keeps its id as long as its key is part of the plan.
            """
            CREATE TABLE series (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                template TEXT NOT NULL,
                position BIGINT NOT NULL,
                type TEXT NOT NULL,
                due_minute BIGINT NOT NULL,
                priority BIGINT NOT NULL,
                weekdays BIGINT NOT NULL,
                metadata TEXT NOT NULL,
                is_active BIGINT NOT NULL,
                UNIQUE (user_id, template))
            """,
            // A day is made once, whoever asks first; its outcome is written once, when nothing can change it any more.
            """
            CREATE TABLE days (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                date TEXT NOT NULL,
                total BIGINT NOT NULL,
                completed BIGINT NOT NULL,
                outcome TEXT,
                made_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, date))
            """,
            """
            CREATE TABLE tasks (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                plan_id TEXT,
                series_id TEXT NOT NULL,
                template TEXT,
                date TEXT NOT NULL,
                title TEXT,
                description TEXT,
                type TEXT NOT NULL,
                status TEXT NOT NULL,
                due_minute BIGINT NOT NULL,
                priority BIGINT NOT NULL,
                metadata TEXT NOT NULL,
                completed_at BIGINT,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                UNIQUE (series_id, date))
            """,
            "CREATE INDEX tasks_day ON tasks (user_id, date, due_minute, id)",
            """
            CREATE TABLE evidence (
                id TEXT PRIMARY KEY,
                task_id TEXT NOT NULL UNIQUE REFERENCES tasks (id) ON DELETE CASCADE,
                user_id TEXT NOT NULL,
                type TEXT NOT NULL,
                text TEXT,
                metrics TEXT,
                photo_id TEXT,
                notes TEXT,
                is_late BIGINT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
        ]),
        Migration(module: "tasks", number: 103, was: 103, name: "create badges, notifications and analytics", statements: [
            """
            CREATE TABLE user_badges (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                code TEXT NOT NULL,
                earned_at BIGINT NOT NULL,
                seen_at BIGINT,
                share_token TEXT UNIQUE,
                PRIMARY KEY (user_id, code))
            """,
            "CREATE INDEX user_badges_code ON user_badges (code)",
            // The texts are made when they are read or sent, in the language of then.
            """
            CREATE TABLE notifications (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                once TEXT NOT NULL,
                type TEXT NOT NULL,
                subject TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                read_at BIGINT,
                UNIQUE (user_id, once))
            """,
            "CREATE INDEX notifications_user ON notifications (user_id, created_at, id)",
            // The ids are made by clients.
            """
            CREATE TABLE analytics_events (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                name TEXT NOT NULL,
                at BIGINT NOT NULL,
                props TEXT NOT NULL,
                received_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, id))
            """,
        ]),
        Migration(module: "tasks", number: 104, name: "bound analytics", statements: [
            // How many events a person sent on the last day they sent any, in days since 1970 by UTC.
            """
            CREATE TABLE analytics_days (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                day BIGINT NOT NULL,
                events BIGINT NOT NULL)
            """,
            "CREATE INDEX analytics_events_age ON analytics_events (received_at)",
        ]),
        // What the app calls a task of one's own, so that adding it again, however late, is the same task.
        Migration(module: "tasks", number: 105, name: "names of clients for tasks", statements: [
            "ALTER TABLE tasks ADD COLUMN client_id TEXT",
            "CREATE UNIQUE INDEX tasks_client ON tasks (user_id, client_id) WHERE client_id IS NOT NULL",
        ]),
    ]
}
