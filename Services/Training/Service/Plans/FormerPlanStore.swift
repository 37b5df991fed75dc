internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The plans that others took the place of, for workouts that an app tells of late: it has their items, by the ids of then. Writers hold
/// the person's row.
enum FormerPlanStore {
    /// Longer than a workout may wait for a connection: an app may have read its plan days before it trained by it.
    static let memory: Duration = .days(7)
    /// The newest of one person.
    private static let most = 20

    /// Keeps the days and items of a plan that is about to be replaced.
    static func keep(_ plan: StoredPlan, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO former_plan_items (user_id, plan_id, split, title, replaced_at, \(PlanItemStore.columns))
            SELECT user_id, \(plan.id.text), split, title, \(now), \(PlanItemStore.columns) FROM plan_items
            JOIN (SELECT weekday AS on_day, split, title FROM plan_days WHERE user_id = \(user.text)) AS days ON on_day = weekday
            WHERE user_id = \(user.text)
            """)
        try await db.enqueue("""
            DELETE FROM former_plan_items WHERE user_id = \(user.text) AND plan_id NOT IN (
                SELECT plan_id FROM former_plan_items WHERE user_id = \(user.text)
                GROUP BY plan_id ORDER BY MAX(replaced_at) DESC, plan_id DESC LIMIT \(most))
            """)
    }

    /// The plan that a workout was begun by, where another one took its place: the one that the app names, else the one there was then.
    /// - Returns: nil where it is the plan that somebody has now, as far as anybody knows.
    static func plan(of workout: NewTrainingSession, user: UserID, in db: any Connection) async throws -> TrainingPlanID? {
        if let id = workout.planId {
            let known = try await db.first("""
                SELECT 1 FROM former_plan_items WHERE user_id = \(user.text) AND plan_id = \(id.text) LIMIT 1
                """)
            if known != nil { return id }
            if try await PlanStore.current(of: user, in: db)?.id == id { return nil }
        }
        guard let startedAt = workout.startedAt else { return nil }
        let row = try await db.first("""
            SELECT plan_id FROM former_plan_items WHERE user_id = \(user.text) AND replaced_at > \(startedAt)
            ORDER BY replaced_at LIMIT 1
            """)
        return try row.map { row throws(DatabaseError) in TrainingPlanID(trusted: try row.get("plan_id")) }
    }

    /// A day with its items; nil on a day of rest.
    static func day(
        _ weekday: Int64, of plan: TrainingPlanID, user: UserID, in db: any Connection
    ) async throws -> (day: StoredDay, items: [StoredItem])? {
        let rows = try await db.query("""
            SELECT split, title, \(PlanItemStore.columns) FROM former_plan_items
            WHERE user_id = \(user.text) AND plan_id = \(plan.text) AND weekday = \(weekday) ORDER BY place
            """)
        guard let first = rows.first else { return nil }
        return (day: try PlanItemStore.day(first, weekday: weekday), items: try rows.map(PlanItemStore.item))
    }

    static func sweep(before: Instant, in database: any Database) async throws {
        try await database.sweep("former_plan_items", key: "user_id, plan_id, weekday, place", where: "replaced_at < \(before)")
    }
}
