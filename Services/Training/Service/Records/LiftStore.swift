internal import Contracts
internal import Storage
internal import TrainingDomain
internal import Wire

/// What each workout came to with each of its exercises. It follows from the workouts and is written with them.
enum LiftStore {
    private static let columns: SQL = """
        workout_id, started_at, sets, reps, volume, best_set_volume, heaviest, heaviest_reps, most_reps, most_reps_weight, one_rep_max,
        is_uncertain
        """

    struct Stored: Sendable {
        let workout: WorkoutID
        let startedAt: Instant
        let lift: Lift
    }

    /// With one exercise, in the order the workouts began.
    static func list(_ exercise: ExerciseID, of user: UserID, in db: any Connection) async throws -> [Stored] {
        try await db.query("""
            SELECT \(columns) FROM lifts WHERE user_id = \(user.text) AND exercise_id = \(exercise.text) ORDER BY started_at, workout_id
            """).map { row in
                var lift = Lift(exercise)
                lift.sets = try row.get("sets")
                lift.reps = try row.get("reps")
                lift.volume = try mass(row, "volume")
                lift.bestSetVolume = try mass(row, "best_set_volume")
                lift.heaviest = try mass(row, "heaviest")
                lift.heaviestReps = try row.get("heaviest_reps")
                lift.mostReps = try row.get("most_reps")
                lift.mostRepsWeight = try mass(row, "most_reps_weight")
                lift.oneRepMax = try mass(row, "one_rep_max")
                lift.isUncertain = try row.get("is_uncertain")
                return Stored(workout: WorkoutID(trusted: try row.get("workout_id")), startedAt: try row.get("started_at"), lift: lift)
            }
    }

    private static func mass(_ row: Row, _ column: String) throws(DatabaseError) -> Mass { Mass(units: try row.get(column)) }

    /// Takes out what there is of workouts that changed or went.
    static func delete(_ workouts: [String], of user: UserID, in db: any Connection) async throws {
        for group in SQLRows.groups(workouts) {
            try await db.enqueue("DELETE FROM lifts WHERE user_id = \(user.text) AND workout_id IN (\(list: Array(group)))")
        }
    }

    static func insert(_ workouts: [(id: String, details: WorkoutDetails)], of user: UserID, in db: any Connection) async throws {
        let rows = workouts.flatMap { workout in
            Lift.all(of: workout.details).map { (id: workout.id, startedAt: workout.details.startedAt, lift: $0) }
        }
        for group in SQLRows.groups(rows) {
            let values = group.map { row -> SQL in
                let lift = row.lift
                return """
                    (\(user.text), \(lift.exercise.text), \(row.startedAt), \(row.id), \(lift.sets), \(lift.reps), \(lift.volume.units),
                    \(lift.bestSetVolume.units), \(lift.heaviest.units), \(lift.heaviestReps), \(lift.mostReps),
                    \(lift.mostRepsWeight.units), \(lift.oneRepMax.units), \(lift.isUncertain))
                    """
            }
            try await db.enqueue("""
                INSERT INTO lifts (
                    user_id, exercise_id, started_at, workout_id, sets, reps, volume, best_set_volume, heaviest, heaviest_reps, most_reps,
                    most_reps_weight, one_rep_max, is_uncertain)
                VALUES \(SQLRows.joined(values))
                """)
        }
    }
}
