internal import ServiceKit
internal import Storage

enum ProfileMigrations {
    static let all: [Migration] = [
        Migration(module: "profile", number: 100, was: 100, name: "create people", statements: [
            // Weights in hundredths of a kilogram, heights in hundredths of a centimetre, days as YYYY-MM-DD, lists as JSON.
            """
            CREATE TABLE people (
                user_id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                name TEXT,
                email TEXT,
                phone TEXT,
                avatar_id TEXT,
                timezone TEXT,
                language TEXT,
                date_of_birth TEXT,
                gender TEXT,
                primary_goal TEXT,
                target_weight BIGINT,
                target_date TEXT,
                motivation TEXT,
                weight BIGINT,
                height BIGINT,
                activity_level TEXT,
                diets TEXT,
                allergies TEXT,
                meals_per_day BIGINT,
                bmr BIGINT,
                tdee BIGINT,
                calorie_target BIGINT,
                protein_target BIGINT,
                water_target BIGINT,
                projected_date TEXT,
                formula TEXT,
                onboarded_at BIGINT,
                main_goal TEXT,
                workout_location TEXT,
                first_intake_at BIGINT,
                age BIGINT,
                intake_weight BIGINT,
                intake_height BIGINT,
                experience_level TEXT,
                workout_frequency BIGINT,
                injuries TEXT,
                second_intake_at BIGINT,
                fitness_score BIGINT,
                calls_remaining BIGINT,
                version BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL)
            """,
            // Who was deleted, until no access token of theirs can still be valid.
            "CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)",
        ]),
        EventedTiers.migration(was: 101),
        Migration(module: "profile", number: 102, was: 102, name: "create onboarding drafts", statements: [
            """
            CREATE TABLE onboarding_positions (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                step TEXT NOT NULL,
                updated_at BIGINT NOT NULL)
            """,
            // One row a step, so that two devices on two steps do not undo each other.
            """
            CREATE TABLE onboarding_steps (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                step TEXT NOT NULL,
                is_skipped BIGINT NOT NULL,
                answers TEXT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, step))
            """,
        ]),
        Migration(module: "profile", number: 103, was: 103, name: "create partners", statements: [
            """
            CREATE TABLE partners (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                position BIGINT NOT NULL,
                name TEXT NOT NULL,
                email TEXT,
                phone TEXT,
                relationship TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                UNIQUE (user_id, email),
                UNIQUE (user_id, phone),
                CONSTRAINT partner_limit CHECK (position BETWEEN 0 AND 9),
                UNIQUE (user_id, position))
            """,
        ]),
        Migration(module: "profile", number: 104, was: 104, name: "create prompts, scores and achievements", statements: [
            """
            CREATE TABLE prompts (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                has_seen BIGINT NOT NULL,
                last_shown_at BIGINT,
                times_deferred BIGINT NOT NULL,
                has_completed BIGINT NOT NULL,
                has_scheduled BIGINT NOT NULL,
                is_dismissed BIGINT NOT NULL,
                last_choice TEXT,
                last_launch TEXT,
                deferred_launches TEXT NOT NULL)
            """,
            """
            CREATE TABLE scores (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                value BIGINT NOT NULL,
                formula TEXT NOT NULL,
                at BIGINT NOT NULL)
            """,
            "CREATE INDEX scores_user ON scores (user_id, at, id)",
            """
            CREATE TABLE activity (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                workouts BIGINT NOT NULL,
                longest_streak BIGINT NOT NULL,
                calls_at BIGINT)
            """,
            """
            CREATE TABLE achievements (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                earned_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, kind))
            """,
        ]),
        Migration(module: "profile", number: 105, was: 105, name: "create weights, measurements and scans", statements: [
            """
            CREATE TABLE weights (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                date TEXT NOT NULL,
                weight BIGINT NOT NULL,
                unit TEXT NOT NULL,
                note TEXT,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX weights_user ON weights (user_id, date, id)",
            """
            CREATE TABLE measurements (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                type TEXT NOT NULL,
                value BIGINT NOT NULL,
                unit TEXT NOT NULL,
                taken_at BIGINT NOT NULL)
            """,
            "CREATE INDEX measurements_user ON measurements (user_id, taken_at, id)",
            "CREATE INDEX measurements_type ON measurements (user_id, type, taken_at, id)",
            """
            CREATE TABLE scans (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                date TEXT NOT NULL,
                metrics TEXT NOT NULL,
                note TEXT,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX scans_user ON scans (user_id, date, id)",
        ]),
        Migration(module: "profile", number: 106, was: 106, name: "create settings, tutorials and devices", statements: [
            """
            CREATE TABLE settings (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                theme TEXT,
                units TEXT,
                push_enabled BIGINT,
                reminder_time TEXT,
                workout_reminders BIGINT,
                message_notifications BIGINT,
                progress_updates BIGINT)
            """,
            """
            CREATE TABLE tutorials (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                feature TEXT NOT NULL,
                seen_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, feature))
            """,
            """
            CREATE TABLE devices (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                token TEXT NOT NULL,
                -- A token may be longer than an index entry.
                token_hash TEXT NOT NULL UNIQUE,
                platform TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                registered_at BIGINT NOT NULL)
            """,
            "CREATE INDEX devices_user ON devices (user_id, registered_at, id)",
        ]),
        Migration(module: "profile", number: 107, was: 107, name: "create support tickets", statements: [
            """
            CREATE TABLE tickets (
                number BIGINT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                product TEXT NOT NULL,
                subject TEXT NOT NULL,
                message TEXT NOT NULL,
                email TEXT,
                created_at BIGINT NOT NULL,
                closed_at BIGINT)
            """,
            "CREATE INDEX tickets_user ON tickets (user_id, number)",
            // One row: the last number given out, which a rolled-back ticket gives back.
            "CREATE TABLE ticket_counter (id BIGINT PRIMARY KEY, last BIGINT NOT NULL)",
            "INSERT INTO ticket_counter (id, last) VALUES (1, 1000)",
        ]),
        Migration(module: "profile", number: 108, name: "find tickets by product", statements: [
            "CREATE INDEX tickets_product ON tickets (product, number)",
        ]),
        Migration(module: "profile", number: 109, name: "devices that are browsers", statements: [
            // What is pushed to a browser is encrypted with; null of other devices. Base64url.
            "ALTER TABLE devices ADD COLUMN browser_key TEXT",
            "ALTER TABLE devices ADD COLUMN browser_secret TEXT",
        ]),
        // Of whom `PersonStore.outdated` looks at each start: few of many.
        Migration(module: "profile", number: 110, name: "find targets at their floor", statements: [
            "CREATE INDEX people_floor ON people (user_id) WHERE calorie_target <= 1200",
        ]),
        // Of weights that came as evidence of a task, by which they are taken back.
        Migration(module: "profile", number: 111, name: "weights that came as evidence", statements: [
            "ALTER TABLE weights ADD COLUMN evidence_id TEXT",
            "CREATE UNIQUE INDEX weights_evidence ON weights (user_id, evidence_id) WHERE evidence_id IS NOT NULL",
        ]),
        // Null is what it was until now: the first intake.
        Migration(module: "profile", number: 112, name: "why the prompt is offered", statements: [
            "ALTER TABLE prompts ADD COLUMN reason TEXT",
        ]),
        // Null of what registered before, which no session takes along.
        Migration(module: "profile", number: 113, name: "devices of sessions", statements: [
            "ALTER TABLE devices ADD COLUMN session_id TEXT",
        ]),
        // Null of what releases before told: then `calls_at` says what is newer, and the number is good for any month.
        Migration(module: "profile", number: 114, name: "which calls were told last, and of which month", statements: [
            "ALTER TABLE activity ADD COLUMN calls_version BIGINT",
            "ALTER TABLE activity ADD COLUMN calls_until BIGINT",
        ]),
        // What was agreed with a partner's address. It outlives the partner: whoever said no is not asked again.
        Migration(module: "profile", number: 115, name: "weekly mails of partners", statements: [
            """
            CREATE TABLE partner_sharing (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                email TEXT NOT NULL,
                secret TEXT NOT NULL,
                -- Whether the person wants it, and what the partner says to it.
                is_offered BIGINT NOT NULL,
                state TEXT NOT NULL,
                shows_weight BIGINT NOT NULL,
                language TEXT NOT NULL,
                invited_at BIGINT NOT NULL,
                invitations BIGINT NOT NULL,
                accepted_at BIGINT,
                next_at BIGINT,
                changed_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, email))
            """,
            "CREATE INDEX partner_sharing_changed ON partner_sharing (state, changed_at)",
            // How often an address was asked of late, whoever asked; of the address only a hash.
            """
            CREATE TABLE asked_addresses (
                address_hash TEXT PRIMARY KEY,
                asked BIGINT NOT NULL,
                since BIGINT NOT NULL)
            """,
            "CREATE INDEX asked_addresses_since ON asked_addresses (since)",
        ]),
    ] + [Departures.index, DemoDays.migration]
}
