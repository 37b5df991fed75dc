internal import Contracts
internal import Storage
internal import Wire

/// Meals that other services were told of.
enum ToldMealStore {
    /// - Returns: false when this meal of this date was told before.
    static func insert(_ meal: MealCategory, on date: LocalDate, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO told_meals (user_id, date, category) VALUES (\(user.text), \(date.text), \(meal.rawValue))
            ON CONFLICT (user_id, date, category) DO NOTHING
            """) == 1
    }
}
