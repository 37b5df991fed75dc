internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What other services told of somebody's training, and the badges it earned. Writers hold the person's row.
enum ActivityStore {
    /// Every badge of the person's product with the way to it.
    static func achievements(of id: UserID, in db: any Connection) async throws -> AchievementList {
        let row = try await db.first("""
            SELECT people.product, activity.workouts, activity.longest_streak
            FROM people LEFT JOIN activity ON activity.user_id = people.user_id
            WHERE people.user_id = \(id.text)
            """)
        guard let row, let product: Product = try row.word("product"), ProductPolicy.of(product).profiles.hasIntakes else {
            return AchievementList(items: [], next: nil)
        }
        var earnedAt: [AchievementKind: Instant] = [:]
        for row in try await db.query("SELECT kind, earned_at FROM achievements WHERE user_id = \(id.text)") {
            if let kind: AchievementKind = try row.word("kind") { earnedAt[kind] = try row.get("earned_at") }
        }
        return AchievementRule.list(
            workouts: try row.get("workouts", as: Int64?.self) ?? 0,
            longestStreak: try row.get("longest_streak", as: Int64?.self) ?? 0, earnedAt: earnedAt)
    }

    /// Counts workouts and remembers the longest streak; a badge is dated by the event that earned it.
    static func add(workouts: Int64 = 0, streak: Int64 = 0, of id: UserID, at: Instant, in db: any Connection) async throws {
        let row = try await db.first("""
            INSERT INTO activity (user_id, workouts, longest_streak) VALUES (\(id.text), \(workouts), \(streak))
            ON CONFLICT (user_id) DO UPDATE SET
                workouts = activity.workouts + excluded.workouts,
                longest_streak = CASE WHEN excluded.longest_streak > activity.longest_streak THEN excluded.longest_streak
                    ELSE activity.longest_streak END
            RETURNING workouts, longest_streak
            """)
        guard let row else { return }
        for kind in AchievementRule.earned(workouts: try row.get("workouts"), longestStreak: try row.get("longest_streak")) {
            try await db.enqueue("""
                INSERT INTO achievements (user_id, kind, earned_at) VALUES (\(id.text), \(kind.rawValue), \(at))
                ON CONFLICT (user_id, kind) DO NOTHING
                """)
        }
    }

    /// Notes that the calls that remain were told as of `at`.
    /// - Parameters:
    ///   - version: decides alone, where it was told, as clocks differ.
    ///   - until: the end of the month that they are of.
    /// - Returns: false when something newer is known, because events come in any order.
    static func noteCalls(of id: UserID, version: Int64?, until: Instant?, at: Instant, in db: any Connection) async throws -> Bool {
        let isNews: SQL =
            if let version {
                "activity.calls_version IS NULL OR activity.calls_version < \(version)"
            } else {
                "activity.calls_at IS NULL OR activity.calls_at <= \(at)"
            }
        return try await db.first("""
            INSERT INTO activity (user_id, workouts, longest_streak, calls_at, calls_version, calls_until)
            VALUES (\(id.text), 0, 0, \(at), \(version), \(until))
            ON CONFLICT (user_id) DO UPDATE SET calls_at = excluded.calls_at, calls_until = excluded.calls_until,
                calls_version = COALESCE(excluded.calls_version, activity.calls_version)
            WHERE \(isNews)
            RETURNING calls_at
            """) != nil
    }
}
