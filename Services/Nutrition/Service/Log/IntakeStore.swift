internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Sums over days.
enum IntakeStore {
    /// The days of a period with entries: what they sum up to, and what they should. A row a day.
    static func days(
        _ period: ClosedRange<LocalDate>, of user: UserID, in db: any Connection
    ) async throws -> [(consumed: Nutrients, target: MacroTargets?)] {
        try await db.query("""
            SELECT sums.kcal, sums.protein, sums.carbs, sums.fat,
                COALESCE(planned_days.protein_g, day_targets.protein_g) AS protein_g,
                COALESCE(planned_days.carbs_g, day_targets.carbs_g) AS carbs_g, COALESCE(planned_days.fat_g, day_targets.fat_g) AS fat_g
            FROM (
                SELECT date, CAST(SUM(kcal) AS BIGINT) AS kcal, CAST(SUM(protein) AS BIGINT) AS protein,
                    CAST(SUM(carbs) AS BIGINT) AS carbs, CAST(SUM(fat) AS BIGINT) AS fat
                FROM food_logs
                WHERE user_id = \(user.text) AND date >= \(period.lowerBound.text) AND date <= \(period.upperBound.text)
                GROUP BY date) AS sums
            LEFT JOIN planned_days ON planned_days.user_id = \(user.text) AND planned_days.date = sums.date
            LEFT JOIN day_targets ON day_targets.user_id = \(user.text) AND day_targets.date = sums.date
            """).map { row throws(DatabaseError) in
            func amount(_ column: String) throws(DatabaseError) -> NutrientAmount { NutrientAmount(trusted: try row.get(column)) }
            return (
                Nutrients(
                    kcal: try amount("kcal"), proteinG: try amount("protein"), carbsG: try amount("carbs"), fatG: try amount("fat")),
                try target(row)
            )
        }
    }

    /// How many meals a plan has in the days of a period that have begun, and how many of them were eaten.
    static func meals(
        _ period: ClosedRange<LocalDate>, upTo today: LocalDate, of user: UserID, in db: any Connection
    ) async throws -> (planned: Int64, eaten: Int64) {
        let row = try await db.first("""
            SELECT COUNT(*) AS planned, COUNT(food_logs.id) AS eaten FROM planned_meals
            LEFT JOIN food_logs ON food_logs.user_id = planned_meals.user_id AND food_logs.planned_meal_id = planned_meals.id
            WHERE planned_meals.user_id = \(user.text) AND planned_meals.date >= \(period.lowerBound.text)
                AND planned_meals.date <= \(min(period.upperBound, today).text)
            """)
        return (try row?.get("planned") ?? 0, try row?.get("eaten") ?? 0)
    }

    private static func target(_ row: Row) throws(DatabaseError) -> MacroTargets? {
        guard let protein = try row.get("protein_g", as: Int64?.self), let carbs = try row.get("carbs_g", as: Int64?.self),
            let fat = try row.get("fat_g", as: Int64?.self)
        else { return nil }
        return MacroTargets(proteinG: protein, carbsG: carbs, fatG: fat)
    }
}
