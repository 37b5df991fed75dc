internal import ServiceKit
internal import Storage

/// What IronLift's people keep, and what is derived from it. Masses are whole ten-millionths of a gram.
enum RecordMigrations {
    static let all: [Migration] = [
        Migration(module: "training-records", number: 1, name: "create records", statements: [
            // Exercises, templates, workouts and charts alike: they share versions, tombstones and the numbers of changes. A tombstone
            // has no body. `name_key` is what the name of an own exercise is compared by, as long as a picker shows it.
            """
            CREATE TABLE records (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                id TEXT NOT NULL,
                version BIGINT NOT NULL,
                change_number BIGINT NOT NULL,
                name_key TEXT,
                body TEXT,
                body_bytes BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                archived_at BIGINT,
                deleted_at BIGINT,
                PRIMARY KEY (user_id, kind, id))
            """,
            "CREATE UNIQUE INDEX records_change ON records (user_id, change_number)",
            "CREATE UNIQUE INDEX records_name ON records (user_id, name_key) WHERE name_key IS NOT NULL",
            "CREATE INDEX records_live ON records (user_id, kind) WHERE deleted_at IS NULL",
            "CREATE INDEX records_deleted ON records (deleted_at) WHERE deleted_at IS NOT NULL",
            // The last change that a forgotten tombstone had: who has read less far may have missed a deletion.
            """
            CREATE TABLE forgotten_changes (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                change_number BIGINT NOT NULL)
            """,
        ]),
        Migration(module: "training-records", number: 2, name: "create workout facts and lifts", statements: [
            """
            CREATE TABLE workout_facts (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                workout_id TEXT NOT NULL,
                started_at BIGINT NOT NULL,
                finished_at BIGINT NOT NULL,
                name TEXT NOT NULL,
                template_id TEXT,
                sets BIGINT NOT NULL,
                reps BIGINT NOT NULL,
                volume BIGINT NOT NULL,
                PRIMARY KEY (user_id, workout_id))
            """,
            "CREATE INDEX workout_facts_start ON workout_facts (user_id, started_at, workout_id)",
            """
            CREATE TABLE lifts (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                exercise_id TEXT NOT NULL,
                started_at BIGINT NOT NULL,
                workout_id TEXT NOT NULL,
                sets BIGINT NOT NULL,
                reps BIGINT NOT NULL,
                volume BIGINT NOT NULL,
                best_set_volume BIGINT NOT NULL,
                heaviest BIGINT NOT NULL,
                heaviest_reps BIGINT NOT NULL,
                most_reps BIGINT NOT NULL,
                most_reps_weight BIGINT NOT NULL,
                one_rep_max BIGINT NOT NULL,
                is_uncertain BIGINT NOT NULL,
                PRIMARY KEY (user_id, exercise_id, started_at, workout_id))
            """,
            "CREATE INDEX lifts_workout ON lifts (user_id, workout_id)",
            // Which of their own exercises somebody's templates have.
            """
            CREATE TABLE template_uses (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                exercise_id TEXT NOT NULL,
                template_id TEXT NOT NULL,
                PRIMARY KEY (user_id, exercise_id, template_id))
            """,
            "CREATE INDEX template_uses_template ON template_uses (user_id, template_id)",
        ]),
        Migration(module: "training-records", number: 3, name: "create sync receipts", statements: [
            """
            CREATE TABLE sync_receipts (
                user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
                device TEXT NOT NULL,
                operation TEXT NOT NULL,
                number BIGINT NOT NULL,
                result TEXT NOT NULL,
                received_at BIGINT NOT NULL,
                PRIMARY KEY (user_id, device, operation))
            """,
            "CREATE INDEX sync_receipts_received ON sync_receipts (received_at)",
        ]),
        // A person keeps the newest ones only.
        Migration(module: "training-records", number: 4, name: "find the newest receipts of a person", statements: [
            "CREATE INDEX sync_receipts_newest ON sync_receipts (user_id, received_at, device, operation)"
        ]),
    ]
}
