internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Entries of logs. Writers hold the person's row; how many a day has is decided by the statement that adds to it.
enum LogStore {
    private static let columns: SQL = """
        id, date, category, name, food_id, planned_meal_id, unit, portion, weight, kcal, protein, carbs, fat, fiber, sugars, sodium,
        of_amount, of_one, of_kcal, of_protein, of_carbs, of_fat, of_fiber, of_sugars, of_sodium, note, asked, version, logged_at
        """

    // MARK: Reading

    static func find(_ id: FoodLogID, of user: UserID, in db: any Connection) async throws -> StoredLog? {
        try await db.first("SELECT \(columns) FROM food_logs WHERE user_id = \(user.text) AND id = \(id.text)").map(log)
    }

    /// The entry of a place of a plan.
    static func find(_ planned: PlannedMealID, of user: UserID, in db: any Connection) async throws -> StoredLog? {
        try await db.first("SELECT \(columns) FROM food_logs WHERE user_id = \(user.text) AND planned_meal_id = \(planned.text)").map(log)
    }

    /// As they were logged.
    static func list(
        on date: LocalDate, _ category: MealCategory? = nil, of user: UserID, in db: any Connection
    ) async throws -> [StoredLog] {
        let only: SQL = if let category { " AND category = \(category.rawValue)" } else { "" }
        return try await db.query("""
            SELECT \(columns) FROM food_logs WHERE user_id = \(user.text) AND date = \(date.text)\(only) ORDER BY logged_at, id
            """).map(log)
    }

    /// Entries of a period, the oldest day first.
    static func page(
        _ period: ClosedRange<LocalDate>, after: StoredLog?, limit: Int, of user: UserID, in db: any Connection
    ) async throws -> [StoredLog] {
        let rest: SQL =
            if let after { " AND (date, logged_at, id) > (\(after.date.text), \(after.loggedAt), \(after.id.text))" } else { "" }
        // SQLite does not enter the index by all three: without a day to begin at, each page would walk over all those before it.
        let first = after.map { max($0.date, period.lowerBound) } ?? period.lowerBound
        return try await db.query("""
            SELECT \(columns) FROM food_logs
            WHERE user_id = \(user.text) AND date >= \(first.text) AND date <= \(period.upperBound.text)\(rest)
            ORDER BY date, logged_at, id LIMIT \(limit)
            """).map(log)
    }

    // MARK: Writing

    /// - Returns: false for a day that is full, for an id that is taken, and for a place of a plan that was eaten.
    static func insert(_ log: StoredLog, limit: Int64, of user: UserID, in db: any Connection) async throws -> Bool {
        let (all, basis) = (log.nutrients, log.basis.values)
        return try await db.execute("""
            INSERT INTO food_logs (user_id, \(columns))
            SELECT \(user.text), \(log.id.text), \(log.date.text), \(log.category.rawValue), \(log.name), \(log.food?.text),
                \(log.planned?.text), \(log.unit?.rawValue), \(log.portion.hundredths), \(log.weight), \(values(all)),
                \(log.basis.amount), \(log.basis.one), \(values(basis)), \(log.note), \(log.asked), \(log.version), \(log.loggedAt)
            WHERE \(isRoom(on: log.date, limit, user))
            ON CONFLICT DO NOTHING
            """) == 1
    }

    /// Writes what of an entry a person may change, under its next version.
    /// - Parameter before: the entry as it was read.
    /// - Returns: false when its new day is full.
    static func save(_ log: StoredLog, before: StoredLog, limit: Int64, of user: UserID, in db: any Connection) async throws -> Bool {
        let room: SQL = if log.date == before.date { "" } else { " AND \(isRoom(on: log.date, limit, user))" }
        let (all, basis) = (log.nutrients, log.basis.values)
        return try await db.execute("""
            UPDATE food_logs SET
                date = \(log.date.text), category = \(log.category.rawValue), name = \(log.name), unit = \(log.unit?.rawValue),
                portion = \(log.portion.hundredths), weight = \(log.weight), kcal = \(all.kcal.hundredths),
                protein = \(all.proteinG.hundredths), carbs = \(all.carbsG.hundredths), fat = \(all.fatG.hundredths),
                fiber = \(all.fiberG?.hundredths), sugars = \(all.sugarsG?.hundredths), sodium = \(all.sodiumMg?.hundredths),
                of_amount = \(log.basis.amount), of_one = \(log.basis.one), of_kcal = \(basis.kcal.hundredths),
                of_protein = \(basis.proteinG.hundredths), of_carbs = \(basis.carbsG.hundredths), of_fat = \(basis.fatG.hundredths),
                of_fiber = \(basis.fiberG?.hundredths), of_sugars = \(basis.sugarsG?.hundredths), of_sodium = \(basis.sodiumMg?.hundredths),
                note = \(log.note), version = \(log.version)
            WHERE user_id = \(user.text) AND id = \(log.id.text) AND version = \(before.version)\(room)
            """) == 1
    }

    /// The id is remembered: what a device sends once more, because the first answer was lost, does not bring the entry back.
    static func delete(_ id: FoodLogID, now: Instant, of user: UserID, in db: any Connection) async throws -> Bool {
        guard try await db.execute("DELETE FROM food_logs WHERE user_id = \(user.text) AND id = \(id.text)") == 1 else { return false }
        try await DeletedLogStore.insert(id.text, now: now, of: user, in: db)
        return true
    }

    static func delete(_ planned: PlannedMealID, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM food_logs WHERE user_id = \(user.text) AND planned_meal_id = \(planned.text)")
    }

    /// Whether a day has room for one more.
    private static func isRoom(on date: LocalDate, _ limit: Int64, _ user: UserID) -> SQL {
        "(SELECT COUNT(*) FROM food_logs WHERE user_id = \(user.text) AND date = \(date.text)) < \(limit)"
    }

    private static func values(_ nutrients: Nutrients) -> SQL {
        """
        \(nutrients.kcal.hundredths), \(nutrients.proteinG.hundredths), \(nutrients.carbsG.hundredths), \(nutrients.fatG.hundredths),
        \(nutrients.fiberG?.hundredths), \(nutrients.sugarsG?.hundredths), \(nutrients.sodiumMg?.hundredths)
        """
    }

    // MARK: Rows

    private static func log(_ row: Row) throws(DatabaseError) -> StoredLog {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        return StoredLog(
            id: FoodLogID(trusted: try row.get("id")), date: date, category: try row.requiredWord("category"), name: try row.get("name"),
            food: try row.get("food_id", as: String?.self).map { FoodID(trusted: $0) },
            planned: try row.get("planned_meal_id", as: String?.self).map { PlannedMealID(trusted: $0) }, unit: try row.word("unit"),
            portion: PortionCount(trusted: try row.get("portion")), weight: try row.get("weight"),
            basis: PortionBasis(values: try nutrients(row, "of_"), amount: try row.get("of_amount"), one: try row.get("of_one")),
            nutrients: try nutrients(row), note: try row.get("note"), asked: try row.get("asked"), version: try row.get("version"),
            loggedAt: try row.get("logged_at"))
    }

    private static func nutrients(_ row: Row, _ prefix: String = "") throws(DatabaseError) -> Nutrients {
        func amount(_ column: String) throws(DatabaseError) -> NutrientAmount { NutrientAmount(trusted: try row.get(prefix + column)) }
        func optional(_ column: String) throws(DatabaseError) -> NutrientAmount? {
            try row.get(prefix + column, as: Int64?.self).map { NutrientAmount(trusted: $0) }
        }
        return Nutrients(
            kcal: try amount("kcal"), proteinG: try amount("protein"), carbsG: try amount("carbs"), fatG: try amount("fat"),
            fiberG: try optional("fiber"), sugarsG: try optional("sugars"), sodiumMg: try optional("sodium"))
    }
}
