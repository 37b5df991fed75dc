internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The meals of somebody's plan. Writers hold the person's row.
enum PlannedMealStore {
    static let columns: SQL = """
        planned_meals.id, planned_meals.date, planned_meals.slot, planned_meals.meal_id, planned_meals.name_en, planned_meals.name_ar,
        planned_meals.servings, planned_meals.kcal, planned_meals.protein, planned_meals.carbs, planned_meals.fat, planned_meals.fiber,
        planned_meals.sugars, planned_meals.sodium, planned_meals.reason, planned_meals.substituted
        """

    static func find(_ id: PlannedMealID, of user: UserID, in db: any Connection) async throws -> StoredPlannedMeal? {
        try await db.first("SELECT \(columns) FROM planned_meals WHERE user_id = \(user.text) AND id = \(id.text)").map(meal)
    }

    /// The meals of a day, in its order; none where it is not planned.
    static func list(on date: LocalDate, of user: UserID, in db: any Connection) async throws -> [StoredPlannedMeal] {
        try await list(from: date, to: date, of: user, in: db)
    }

    /// The meals of a span of days, both ends included, by date and place in the day.
    static func list(
        from first: LocalDate, to last: LocalDate, of user: UserID, in db: any Connection
    ) async throws -> [StoredPlannedMeal] {
        try await db.query("""
            SELECT \(columns) FROM planned_meals
            WHERE user_id = \(user.text) AND date >= \(first.text) AND date <= \(last.text)
            """).map(meal).sorted { ($0.date, $0.slot.place) < ($1.date, $1.slot.place) }
    }

    static func insert(_ meals: [StoredPlannedMeal], of user: UserID, in db: any Connection) async throws {
        guard !meals.isEmpty else { return }
        let rows = meals.map { meal in
            let nutrients = meal.nutrients
            return """
                (\(user.text), \(meal.id.text), \(meal.date.text), \(meal.slot.rawValue), \(meal.meal.text), \(meal.nameEn),
                    \(meal.nameAr), \(meal.servings), \(nutrients.kcal.hundredths), \(nutrients.proteinG.hundredths),
                    \(nutrients.carbsG.hundredths), \(nutrients.fatG.hundredths), \(nutrients.fiberG?.hundredths),
                    \(nutrients.sugarsG?.hundredths), \(nutrients.sodiumMg?.hundredths), \(meal.reason), \(meal.isSubstituted))
                """ as SQL
        }
        try await db.enqueue("""
            INSERT INTO planned_meals (
                user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason,
                substituted)
            VALUES \(rows: rows)
            """)
    }

    /// Writes which meal stands in a place: what of it a person may change.
    static func save(_ meal: StoredPlannedMeal, of user: UserID, in db: any Connection) async throws {
        let nutrients = meal.nutrients
        try await db.enqueue("""
            UPDATE planned_meals SET
                meal_id = \(meal.meal.text), name_en = \(meal.nameEn), name_ar = \(meal.nameAr), servings = \(meal.servings),
                kcal = \(nutrients.kcal.hundredths), protein = \(nutrients.proteinG.hundredths), carbs = \(nutrients.carbsG.hundredths),
                fat = \(nutrients.fatG.hundredths), fiber = \(nutrients.fiberG?.hundredths), sugars = \(nutrients.sugarsG?.hundredths),
                sodium = \(nutrients.sodiumMg?.hundredths), reason = \(meal.reason), substituted = \(meal.isSubstituted)
            WHERE user_id = \(user.text) AND id = \(meal.id.text)
            """)
    }

    /// Takes places out of their days.
    static func delete(_ ids: [PlannedMealID], of user: UserID, now: Instant, in db: any Connection) async throws {
        let gone: SQL = "id IN (\(list: ids.map(\.text)))"
        try await FormerMealStore.keep(where: gone, of: user, now: now, in: db)
        try await db.enqueue("DELETE FROM planned_meals WHERE user_id = \(user.text) AND \(gone)")
    }

    static func meal(_ row: Row) throws(DatabaseError) -> StoredPlannedMeal {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        return StoredPlannedMeal(
            id: PlannedMealID(trusted: try row.get("id")), date: date, slot: try row.requiredWord("slot"),
            meal: MealID(trusted: try row.get("meal_id")), nameEn: try row.get("name_en"), nameAr: try row.get("name_ar"),
            servings: try row.get("servings"),
            nutrients: Nutrients(
                kcal: try amount("kcal", row), proteinG: try amount("protein", row), carbsG: try amount("carbs", row),
                fatG: try amount("fat", row), fiberG: try optional("fiber", row), sugarsG: try optional("sugars", row),
                sodiumMg: try optional("sodium", row)),
            reason: try row.get("reason"), isSubstituted: try row.get("substituted", as: Int64.self) != 0)
    }

    private static func amount(_ column: String, _ row: Row) throws(DatabaseError) -> NutrientAmount {
        NutrientAmount(trusted: try row.get(column))
    }

    private static func optional(_ column: String, _ row: Row) throws(DatabaseError) -> NutrientAmount? {
        try row.get(column, as: Int64?.self).map { NutrientAmount(trusted: $0) }
    }
}
