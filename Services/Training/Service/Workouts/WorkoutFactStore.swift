internal import Contracts
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// What the history shows of workouts. It follows from them and is written with them.
enum WorkoutFactStore {
    /// Newest first by start.
    static func page(of user: UserID, after: TimeCursor?, limit: Int64, in db: any Connection) async throws -> [WorkoutCard] {
        let before: SQL = if let after { " AND (started_at, workout_id) < (\(after.at), \(after.id))" } else { "" }
        return try await db.query("""
            SELECT workout_id, started_at, finished_at, name, template_id, sets, reps, volume FROM workout_facts
            WHERE user_id = \(user.text)\(before) ORDER BY started_at DESC, workout_id DESC LIMIT \(limit)
            """).map(card)
    }

    private static func card(_ row: Row) throws(DatabaseError) -> WorkoutCard {
        let startedAt: Instant = try row.get("started_at")
        let finishedAt: Instant = try row.get("finished_at")
        return WorkoutCard(
            id: WorkoutID(trusted: try row.get("workout_id")), name: WorkoutName(trusted: try row.get("name")),
            templateId: try row.get("template_id", as: String?.self).map(TemplateID.init(trusted:)), startedAt: startedAt,
            finishedAt: finishedAt,
            totals: WorkoutTotals(
                sets: try row.get("sets"), reps: try row.get("reps"), volumeKg: Mass(units: try row.get("volume")).kilograms,
                durationSeconds: (finishedAt - startedAt).milliseconds / 1000))
    }

    /// Volumes are summed in two parts, whole grams and the rest, so that no sum of a database overflows.
    static func summary(of user: UserID, in db: any Connection) async throws -> HistorySummary {
        let row = try await db.first("""
            SELECT COUNT(*) AS workouts, CAST(COALESCE(SUM(sets), 0) AS BIGINT) AS sets, CAST(COALESCE(SUM(reps), 0) AS BIGINT) AS reps,
                CAST(COALESCE(SUM(volume / 10000000), 0) AS BIGINT) AS grams,
                CAST(COALESCE(SUM(volume % 10000000), 0) AS BIGINT) AS rest,
                CAST(COALESCE(SUM((finished_at - started_at) / 1000), 0) AS BIGINT) AS seconds
            FROM workout_facts WHERE user_id = \(user.text)
            """)
        guard let row else { throw DatabaseError.decoding(column: "workouts", reason: "no row") }
        let volume = Mass(units: 10_000_000) * (try row.get("grams")) + Mass(units: try row.get("rest"))
        return HistorySummary(
            workouts: try row.get("workouts"),
            totals: WorkoutTotals(
                sets: try row.get("sets"), reps: try row.get("reps"), volumeKg: volume.kilograms,
                durationSeconds: try row.get("seconds")))
    }

    /// Whole workouts, the oldest first by start.
    static func whole(of user: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [Record] {
        let rest: SQL = if let after { " AND (f.started_at, f.workout_id) > (\(after.at), \(after.id))" } else { "" }
        return try await db.query("""
            SELECT r.kind, r.id, r.version, r.change_number, r.body, r.created_at, r.updated_at, r.archived_at, r.deleted_at
            FROM workout_facts AS f JOIN records AS r
                ON r.user_id = f.user_id AND r.kind = \(SyncKind.workout.rawValue) AND r.id = f.workout_id
            WHERE f.user_id = \(user.text)\(rest) ORDER BY f.started_at, f.workout_id LIMIT \(limit)
            """).map(RecordStore.record)
    }

    /// Takes out what there is of workouts that changed or went.
    static func delete(_ workouts: [String], of user: UserID, in db: any Connection) async throws {
        for group in SQLRows.groups(workouts) {
            try await db.enqueue("DELETE FROM workout_facts WHERE user_id = \(user.text) AND workout_id IN (\(list: Array(group)))")
        }
    }

    static func insert(_ workouts: [(id: String, details: WorkoutDetails)], of user: UserID, in db: any Connection) async throws {
        for group in SQLRows.groups(workouts) {
            let values = group.map { workout -> SQL in
                let details = workout.details
                let lifts = Lift.all(of: details)
                return """
                    (\(user.text), \(workout.id), \(details.startedAt), \(details.finishedAt), \(details.name.text),
                    \(details.templateId?.text), \(lifts.reduce(0) { $0 + $1.sets }), \(lifts.reduce(0) { $0 + $1.reps }),
                    \(lifts.reduce(Mass.zero) { $0 + $1.volume }.units))
                    """
            }
            try await db.enqueue("""
                INSERT INTO workout_facts (user_id, workout_id, started_at, finished_at, name, template_id, sets, reps, volume)
                VALUES \(SQLRows.joined(values))
                """)
        }
    }
}
