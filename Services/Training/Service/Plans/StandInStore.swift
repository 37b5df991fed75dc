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

/// What somebody keeps in every plan, also those still to be made, in spite of which injuries. Writers hold the person's row.
enum KeptExerciseStore {
    static func list(of user: UserID, in db: any Connection) async throws -> [ExerciseID: [InjuryArea]] {
        var kept: [ExerciseID: [InjuryArea]] = [:]
        for row in try await db.query("SELECT exercise_id, areas FROM kept_exercises WHERE user_id = \(user.text)") {
            kept[ExerciseID(trusted: try row.get("exercise_id"))] = Words.list(try row.get("areas"))
        }
        return kept
    }

    static func set(_ areas: [InjuryArea], for exercise: ExerciseID, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO kept_exercises (user_id, exercise_id, areas) VALUES (\(user.text), \(exercise.text), \(Words.text(areas)))
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET areas = excluded.areas
            """)
    }

    static func remove(_ exercise: ExerciseID, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM kept_exercises WHERE user_id = \(user.text) AND exercise_id = \(exercise.text)")
    }
}

/// Who waits for a plan of the coach: who has a row. What ended waiting is kept beside it, as events come in any order. Writers hold the
/// person's row.
enum CoachWaitStore {
    /// Begins what a call begins that was booked, unless it is known to have ended.
    /// - Parameter version: which of coaching's news of calls it is. It decides alone where both have one, as clocks differ.
    /// - Returns: whether they wait for it.
    static func begin(_ user: UserID, at time: Instant, version: Int64?, in db: any Connection) async throws -> Bool {
        let isCancelled: SQL = version.map { "COALESCE(version > \($0), cancelled_at >= \(time))" } ?? "cancelled_at >= \(time)"
        let ended = try await db.first("""
            SELECT 1 FROM coach_wait_ends WHERE user_id = \(user.text) AND (planned_at >= \(time) OR \(isCancelled))
            """)
        guard ended == nil else { return false }
        try await db.enqueue("""
            INSERT INTO coach_waits (user_id, since, version) VALUES (\(user.text), \(time), \(version))
            ON CONFLICT (user_id) DO UPDATE SET
                since = CASE WHEN coach_waits.since < excluded.since THEN excluded.since ELSE coach_waits.since END,
                version = CASE WHEN COALESCE(coach_waits.version, -1) < excluded.version THEN excluded.version ELSE coach_waits.version END
            """)
        return true
    }

    /// Ends what calls began that were booked before one was cancelled.
    static func cancel(_ user: UserID, at time: Instant, version: Int64?, in db: any Connection) async throws {
        let isBefore: SQL = version.map { "COALESCE(version < \($0), since <= \(time))" } ?? "since <= \(time)"
        try await db.enqueue("DELETE FROM coach_waits WHERE user_id = \(user.text) AND \(isBefore)")
        try await db.enqueue("""
            INSERT INTO coach_wait_ends (user_id, cancelled_at, version) VALUES (\(user.text), \(time), \(version))
            ON CONFLICT (user_id) DO UPDATE SET
                cancelled_at = CASE WHEN COALESCE(coach_wait_ends.cancelled_at, -1) < excluded.cancelled_at THEN excluded.cancelled_at
                    ELSE coach_wait_ends.cancelled_at END,
                version = CASE WHEN COALESCE(coach_wait_ends.version, -1) < excluded.version THEN excluded.version
                    ELSE coach_wait_ends.version END
            """)
    }

    /// Ends all waiting that began up to now or is known of already, whatever clock it began by: there is a plan.
    static func end(_ user: UserID, now: Instant, in db: any Connection) async throws {
        let wait = try await db.first("DELETE FROM coach_waits WHERE user_id = \(user.text) RETURNING since")
        let planned = max(now, try wait?.get("since", as: Instant.self) ?? now)
        try await db.enqueue("""
            INSERT INTO coach_wait_ends (user_id, planned_at) VALUES (\(user.text), \(planned))
            ON CONFLICT (user_id) DO UPDATE SET planned_at = excluded.planned_at
            WHERE COALESCE(coach_wait_ends.planned_at, -1) < excluded.planned_at
            """)
    }

    static func waits(_ user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM coach_waits WHERE user_id = \(user.text)") != nil
    }
}
