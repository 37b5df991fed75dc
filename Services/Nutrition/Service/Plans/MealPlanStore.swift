internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Plans without their days: one a person. Writers hold the person's row.
enum MealPlanStore {
    static func find(_ user: UserID, in db: any Connection) async throws -> StoredMealPlan? {
        try await db.first("""
            SELECT id, number, from_date, seed, formula, source, created_at, version FROM meal_plans WHERE user_id = \(user.text)
            """).map(plan)
    }

    /// Puts a plan in the place of the one before.
    static func put(_ plan: StoredMealPlan, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO meal_plans (user_id, id, number, from_date, seed, formula, source, first_made_at, created_at, version)
            VALUES (
                \(user.text), \(plan.id.text), \(plan.number), \(plan.fromDate.text), \(plan.seed), \(plan.formula), \(plan.source),
                \(plan.createdAt), \(plan.createdAt), \(plan.version))
            ON CONFLICT (user_id) DO UPDATE SET
                id = excluded.id, number = excluded.number, from_date = excluded.from_date, seed = excluded.seed,
                formula = excluded.formula, source = excluded.source, created_at = excluded.created_at, version = excluded.version
            """)
    }

    /// Says what days of it follow from now on.
    static func follow(_ source: String, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE meal_plans SET source = \(source), version = version + 1 WHERE user_id = \(user.text)
            """)
    }

    private static func plan(_ row: Row) throws(DatabaseError) -> StoredMealPlan {
        guard let from: LocalDate = try row.text("from_date") else { throw .decoding(column: "from_date", reason: "missing") }
        return StoredMealPlan(
            id: MealPlanID(trusted: try row.get("id")), number: try row.get("number"), fromDate: from, seed: try row.get("seed"),
            formula: try row.get("formula"), source: try row.get("source"), createdAt: try row.get("created_at"),
            version: try row.get("version"))
    }
}
