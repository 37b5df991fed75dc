internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// The days of somebody's plan with their meals. Writers hold the person's row.
enum PlannedDayStore {
    /// A day, by one statement, because this is what apps ask for most; nil where it is not planned.
    static func find(_ date: LocalDate, of user: UserID, in db: any Connection) async throws -> StoredPlanDay? {
        try await list(date...date, of: user, in: db).first
    }

    /// The days of a span that are planned, by date.
    static func list(
        _ dates: ClosedRange<LocalDate>, of user: UserID, in db: any Connection
    ) async throws -> [StoredPlanDay] {
        let rows = try await db.query("""
            SELECT planned_days.date AS day_date, planned_days.kcal AS day_kcal, planned_days.protein_g, planned_days.carbs_g,
                planned_days.fat_g, planned_days.water_ml, planned_days.basis, planned_days.formula, planned_days.dawn,
                planned_days.sunset, planned_days.fasting_formula, preferences.diet AS own_diet, preferences.allergens AS own_allergens,
                food_logs.id AS log_id, \(PlannedMealStore.columns)
            FROM planned_days
            JOIN planned_meals ON planned_meals.user_id = planned_days.user_id AND planned_meals.date = planned_days.date
            LEFT JOIN food_logs ON food_logs.user_id = planned_meals.user_id AND food_logs.planned_meal_id = planned_meals.id
            LEFT JOIN preferences ON preferences.user_id = planned_days.user_id
            WHERE planned_days.user_id = \(user.text) AND planned_days.date >= \(dates.lowerBound.text)
                AND planned_days.date <= \(dates.upperBound.text)
            ORDER BY planned_days.date
            """)
        var days: [StoredPlanDay] = []
        for row in rows {
            if try days.last?.date != date(row) { days.append(try day(row)) }
            var meal = try PlannedMealStore.meal(row)
            meal.isEaten = try row.get("log_id", as: String?.self) != nil
            days[days.count - 1].meals.append(meal)
        }
        for place in days.indices { days[place].meals.sort { $0.slot.place < $1.slot.place } }
        return days
    }

    /// Adds the days of a plan that are not there yet, and their meals: two statements, because others wait for the person's row meanwhile.
    static func insert(_ days: [StoredPlanDay], of user: UserID, in db: any Connection) async throws {
        guard !days.isEmpty else { return }
        let rows = days.map { day in
            let (targets, fasting) = (day.targets, day.fasting)
            return """
                (\(user.text), \(day.date.text), \(targets.kcal), \(targets.proteinG), \(targets.carbsG), \(targets.fatG),
                    \(targets.waterMl), \(targets.basis.rawValue), \(targets.formula), \(fasting?.dawn), \(fasting?.sunset),
                    \(fasting?.formula))
                """ as SQL
        }
        let new = try await db.query("""
            INSERT INTO planned_days (
                user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula)
            VALUES \(rows: rows)
            ON CONFLICT (user_id, date) DO NOTHING RETURNING date
            """)
        let dates = try Set(new.map { row in try row.get("date", as: String.self) })
        try await PlannedMealStore.insert(days.filter { dates.contains($0.date.text) }.flatMap(\.meals), of: user, in: db)
    }

    /// Takes the days from a date on away, but for those of which something was eaten. Their meals are known for a while.
    /// - Parameter kept: days that stay too.
    static func delete(
        from date: LocalDate, besides kept: [LocalDate] = [], of user: UserID, now: Instant, in db: any Connection
    ) async throws {
        let besides: SQL = if kept.isEmpty { "" } else { " AND date NOT IN (\(list: kept.map(\.text)))" }
        let gone: SQL = """
            date >= \(date.text)\(besides) AND date NOT IN (
                SELECT planned_meals.date FROM planned_meals
                JOIN food_logs ON food_logs.user_id = planned_meals.user_id AND food_logs.planned_meal_id = planned_meals.id
                WHERE planned_meals.user_id = \(user.text) AND planned_meals.date >= \(date.text))
            """
        try await FormerMealStore.keep(where: gone, of: user, now: now, in: db)
        try await db.enqueue("DELETE FROM planned_days WHERE user_id = \(user.text) AND \(gone)")
    }

    /// Says what days should come to from now on.
    static func aim(_ dates: [LocalDate], at targets: NutritionTargets, of user: UserID, in db: any Connection) async throws {
        guard !dates.isEmpty else { return }
        try await db.enqueue("""
            UPDATE planned_days SET
                kcal = \(targets.kcal), protein_g = \(targets.proteinG), carbs_g = \(targets.carbsG), fat_g = \(targets.fatG),
                water_ml = \(targets.waterMl), basis = \(targets.basis.rawValue), formula = \(targets.formula)
            WHERE user_id = \(user.text) AND date IN (\(list: dates.map(\.text)))
            """)
    }

    /// Takes one day away.
    static func delete(_ date: LocalDate, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await FormerMealStore.keep(where: "date = \(date.text)", of: user, now: now, in: db)
        try await db.enqueue("DELETE FROM planned_days WHERE user_id = \(user.text) AND date = \(date.text)")
    }

    private static func date(_ row: Row) throws(DatabaseError) -> LocalDate {
        guard let date: LocalDate = try row.text("day_date") else { throw .decoding(column: "day_date", reason: "missing") }
        return date
    }

    private static func day(_ row: Row) throws(DatabaseError) -> StoredPlanDay {
        StoredPlanDay(
            date: try date(row),
            targets: NutritionTargets(
                kcal: try row.get("day_kcal"), proteinG: try row.get("protein_g"), carbsG: try row.get("carbs_g"),
                fatG: try row.get("fat_g"), waterMl: try row.get("water_ml"), basis: try row.requiredWord("basis"),
                formula: try row.get("formula")),
            fasting: try fasting(row), meals: [], allowed: try allowed(row))
    }

    private static func allowed(_ row: Row) throws(DatabaseError) -> MealPreferences {
        let diet = try row.get("own_diet", as: String?.self).flatMap { Diet(rawValue: $0) }
        let allergens = try row.get("own_allergens", as: String?.self) ?? ""
        return MealPreferences(
            diet: diet ?? .everything, allergens: allergens.split(separator: " ").compactMap { Allergen(rawValue: String($0)) })
    }

    private static func fasting(_ row: Row) throws(DatabaseError) -> FastingTimes? {
        guard let dawn = try row.get("dawn", as: Instant?.self), let sunset = try row.get("sunset", as: Instant?.self),
            let formula = try row.get("fasting_formula", as: String?.self)
        else { return nil }
        return FastingTimes(dawn: dawn, sunset: sunset, formula: formula)
    }
}
