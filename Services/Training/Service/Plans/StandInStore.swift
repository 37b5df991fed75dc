internal import Contracts
internal import Storage
internal import Wire

/// What somebody takes instead of an exercise in every plan, also those still to be made. Writers hold the person's row.
enum StandInStore {
    static func list(of user: UserID, in db: any Connection) async throws -> [ExerciseID: ExerciseID] {
        var chosen: [ExerciseID: ExerciseID] = [:]
        for row in try await db.query("SELECT exercise_id, stand_in_id FROM stand_ins WHERE user_id = \(user.text)") {
            chosen[ExerciseID(trusted: try row.get("exercise_id"))] = ExerciseID(trusted: try row.get("stand_in_id"))
        }
        return chosen
    }

    static func set(_ standIn: ExerciseID, for exercise: ExerciseID, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO stand_ins (user_id, exercise_id, stand_in_id) VALUES (\(user.text), \(exercise.text), \(standIn.text))
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET stand_in_id = excluded.stand_in_id
            """)
    }

    static func remove(_ exercise: ExerciseID, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM stand_ins WHERE user_id = \(user.text) AND exercise_id = \(exercise.text)")
    }
}

/// Who waits for a plan of the coach.
enum CoachWaitStore {
    static func begin(_ user: UserID, at now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO coach_waits (user_id, since) VALUES (\(user.text), \(now))
            ON CONFLICT (user_id) DO UPDATE SET since = excluded.since WHERE coach_waits.since < excluded.since
            """)
    }

    /// Ends what a call began that was booked until then: news of one that was cancelled may come after those of a later one.
    static func end(_ user: UserID, bookedUntil time: Instant, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM coach_waits WHERE user_id = \(user.text) AND since <= \(time)")
    }

    static func end(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM coach_waits WHERE user_id = \(user.text)")
    }

    static func waits(_ user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM coach_waits WHERE user_id = \(user.text)") != nil
    }
}
