internal import Contracts
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// How often each muscle was trained. Writers hold the person's row.
enum MuscleStore {
    /// Adds the ticked sets of a workout that was just finished. Warming up and stretching train nothing.
    static func add(_ items: [StoredSessionItem], library: LibrarySnapshot, of user: UserID, in db: any Connection) async throws {
        var sets: [Muscle: Int64] = [:]
        for item in items where item.item.phase == .main && !item.done.isEmpty {
            guard let muscle = library.facts(item.item.exercise)?.primary else { continue }
            sets[muscle, default: 0] += Int64(item.done.count)
        }
        for (muscle, count) in sets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            try await db.enqueue("""
                INSERT INTO muscle_sets (user_id, muscle, sets) VALUES (\(user.text), \(muscle.rawValue), \(count))
                ON CONFLICT (user_id, muscle) DO UPDATE SET sets = muscle_sets.sets + excluded.sets
                """)
        }
    }

    /// The most trained first.
    static func list(of user: UserID, in db: any Connection) async throws -> [MuscleCount] {
        try await db.query("SELECT muscle, sets FROM muscle_sets WHERE user_id = \(user.text) ORDER BY sets DESC, muscle").map {
            MuscleCount(muscle: try $0.requiredWord("muscle"), sets: try $0.get("sets"))
        }
    }
}

/// Sums over finished workouts.
enum StatsStore {
    struct Totals: Sendable {
        let workouts: Int64
        let seconds: Int64
        let planned: Int64
        let completed: Int64
    }

    static func totals(of user: UserID, in db: any Connection) async throws -> Totals {
        let row = try await db.first("""
            SELECT COUNT(*) AS workouts, CAST(COALESCE(SUM(seconds), 0) AS BIGINT) AS seconds,
                CAST(COALESCE(SUM(planned), 0) AS BIGINT) AS planned, CAST(COALESCE(SUM(completed), 0) AS BIGINT) AS completed
            FROM sessions WHERE user_id = \(user.text) AND status = 'completed'
            """)
        guard let row else { return Totals(workouts: 0, seconds: 0, planned: 0, completed: 0) }
        return Totals(
            workouts: try row.get("workouts"), seconds: try row.get("seconds"), planned: try row.get("planned"),
            completed: try row.get("completed"))
    }

    /// Everybody's workouts that were begun in a period.
    static func begun(from: Instant, to end: Instant, in db: any Connection) async throws -> (started: Int64, completed: Int64) {
        let row = try await db.first("""
            SELECT COUNT(*) AS started, CAST(COALESCE(SUM(CASE WHEN status = 'completed' THEN 1 ELSE 0 END), 0) AS BIGINT) AS completed
            FROM sessions WHERE started_at >= \(from) AND started_at < \(end) AND \(DemoDays.excluded("sessions.user_id"))
            """)
        return (try row?.get("started") ?? 0, try row?.get("completed") ?? 0)
    }
}
