internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Sums over days.
enum IntakeStore {
    /// The days of a period with entries: what they sum up to. A row a day.
    static func days(
        _ period: ClosedRange<LocalDate>, of user: UserID, in db: any Connection
    ) async throws -> [(date: LocalDate, consumed: Nutrients)] {
        try await db.query("""
            SELECT date, CAST(SUM(kcal) AS BIGINT) AS kcal, CAST(SUM(protein) AS BIGINT) AS protein, CAST(SUM(carbs) AS BIGINT) AS carbs,
                CAST(SUM(fat) AS BIGINT) AS fat
            FROM food_logs
            WHERE user_id = \(user.text) AND date >= \(period.lowerBound.text) AND date <= \(period.upperBound.text)
            GROUP BY date
            """).map { row throws(DatabaseError) in
            func amount(_ column: String) throws(DatabaseError) -> NutrientAmount { NutrientAmount(trusted: try row.get(column)) }
            return (
                try date(row),
                Nutrients(kcal: try amount("kcal"), proteinG: try amount("protein"), carbsG: try amount("carbs"), fatG: try amount("fat"))
            )
        }
    }

    /// What the days of a period should come to, as far as that was planned or noted.
    static func targets(
        _ period: ClosedRange<LocalDate>, of user: UserID, in db: any Connection
    ) async throws -> [LocalDate: MacroTargets] {
        let dates: SQL = "date >= \(period.lowerBound.text) AND date <= \(period.upperBound.text)"
        let rows = try await db.query("""
            SELECT 'noted' AS source, date, protein_g, carbs_g, fat_g FROM day_targets WHERE user_id = \(user.text) AND \(dates)
            UNION ALL
            SELECT 'planned', date, protein_g, carbs_g, fat_g FROM planned_days WHERE user_id = \(user.text) AND \(dates)
            """)
        var targets: [LocalDate: MacroTargets] = [:]
        for row in rows {
            let (date, isPlanned) = (try date(row), try row.get("source", as: String.self) == "planned")
            guard isPlanned || targets[date] == nil else { continue }
            targets[date] = MacroTargets(proteinG: try row.get("protein_g"), carbsG: try row.get("carbs_g"), fatG: try row.get("fat_g"))
        }
        return targets
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

    private static func date(_ row: Row) throws(DatabaseError) -> LocalDate {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        return date
    }
}
