internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Planned meals that others took the place of, for apps that tell late what was eaten: they have them by the ids of then. Writers hold the
/// person's row.
enum FormerMealStore {
    /// Longer than a phone is usually without a connection.
    static let memory: Duration = .days(7)
    /// The newest of one person: twenty plans of a week.
    private static let most = 20 * 7 * 4

    private static let columns: SQL = """
        id, meal_id, date, slot, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted
        """

    /// Keeps meals that are about to be replaced. What stood in a place before is kept as it stood there last.
    /// - Parameter condition: which of the person's planned meals.
    static func keep(where condition: SQL, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO former_planned_meals (user_id, replaced_at, \(columns))
            SELECT user_id, \(now), \(columns) FROM planned_meals WHERE user_id = \(user.text) AND \(condition)
            ON CONFLICT (user_id, id, meal_id) DO UPDATE SET
                servings = excluded.servings, kcal = excluded.kcal, protein = excluded.protein, carbs = excluded.carbs,
                fat = excluded.fat, fiber = excluded.fiber, sugars = excluded.sugars, sodium = excluded.sodium,
                reason = excluded.reason, substituted = excluded.substituted, replaced_at = excluded.replaced_at
            """)
        try await db.enqueue("""
            DELETE FROM former_planned_meals WHERE user_id = \(user.text) AND (id, meal_id) IN (
                SELECT id, meal_id FROM former_planned_meals WHERE user_id = \(user.text)
                ORDER BY replaced_at DESC, date, id, meal_id LIMIT \(most) OFFSET \(most))
            """)
    }

    /// Keeps what stands in a place that another meal is about to take.
    static func keep(_ id: PlannedMealID, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await keep(where: "id = \(id.text)", of: user, now: now, in: db)
    }

    /// What stood in a place before.
    /// - Parameter meal: which one; the last when nil.
    static func find(
        _ id: PlannedMealID, _ meal: MealID? = nil, of user: UserID, in db: any Connection
    ) async throws -> StoredPlannedMeal? {
        let only: SQL = if let meal { " AND meal_id = \(meal.text)" } else { "" }
        return try await db.first("""
            SELECT \(columns) FROM former_planned_meals WHERE user_id = \(user.text) AND id = \(id.text)\(only)
            ORDER BY replaced_at DESC, meal_id LIMIT 1
            """).map(PlannedMealStore.meal)
    }

    static func sweep(before: Instant, in database: any Database) async throws {
        try await database.sweep("former_planned_meals", key: "user_id, id, meal_id", where: "replaced_at < \(before)")
    }
}
