internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What a day asks of somebody, and what came of it.
struct StoredToday: Sendable {
    let plan: TrainingPlanID
    /// Nil on a day of rest.
    let day: StoredDay?
    let items: [StoredItem]
    let isCompleted: Bool
    let activeSession: TrainingSessionID?
}

/// Read by one statement, because this is what apps ask for most.
enum TodayStore {
    /// - Returns: nil for somebody without a plan.
    static func find(_ weekday: Int64, on date: LocalDate, of user: UserID, in db: any Connection) async throws -> StoredToday? {
        let rows = try await db.query("""
            SELECT plans.id AS plan_id, (SELECT id FROM sessions WHERE user_id = \(user.text) AND status = 'active') AS active_session,
                (SELECT MIN(begun_on) FROM sessions
                 WHERE user_id = \(user.text) AND begun_on = \(date.text) AND status = 'completed') AS completed_on,
                days.weekday AS day_weekday, days.split, days.title,
                items.weekday, items.place, items.id, items.phase, items.exercise_id, items.original_id, items.sets, items.reps,
                items.seconds, items.rest_seconds, items.reason, items.kept
            FROM plans
            LEFT JOIN plan_days days ON days.user_id = plans.user_id AND days.weekday = \(weekday)
            LEFT JOIN plan_items items ON items.user_id = days.user_id AND items.weekday = days.weekday
            WHERE plans.user_id = \(user.text) AND plans.until_date IS NULL
            ORDER BY items.place
            """)
        guard let first = rows.first else { return nil }
        return StoredToday(
            plan: TrainingPlanID(trusted: try first.get("plan_id")),
            day: try first.get("day_weekday", as: Int64?.self).map { weekday throws(DatabaseError) in
                try PlanItemStore.day(first, weekday: weekday)
            },
            items: try rows.filter { row throws(DatabaseError) in try row.get("id", as: String?.self) != nil }.map(PlanItemStore.item),
            isCompleted: try first.get("completed_on", as: String?.self) != nil,
            activeSession: try first.get("active_session", as: String?.self).map { TrainingSessionID(trusted: $0) })
    }
}
