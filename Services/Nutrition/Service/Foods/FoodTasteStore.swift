internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Favourites, and what the log says somebody eats.
enum FoodTasteStore {
    static func find(_ user: UserID, since date: LocalDate, in db: any Connection) async throws -> FoodTaste {
        FoodTaste(favourites: try await favourites(of: user, in: db), logged: try await logged(by: user, since: date, in: db))
    }

    /// The same about one food.
    static func find(_ food: FoodID, _ user: UserID, since date: LocalDate, in db: any Connection) async throws -> FoodTaste {
        var taste = FoodTaste()
        if try await isFavourite(food, of: user, in: db) { taste.favourites = [food] }
        let row = try await db.first("""
            SELECT COUNT(*) AS times, MAX(logged_at) AS last FROM food_logs
            WHERE user_id = \(user.text) AND date >= \(date.text) AND food_id = \(food.text)
            """)
        if let row, let last = try row.get("last", as: Instant?.self) {
            taste.logged[food] = FoodTaste.Habit(times: try row.get("times"), last: last)
        }
        return taste
    }

    private static func favourites(of user: UserID, in db: any Connection) async throws -> Set<FoodID> {
        let rows = try await db.query("SELECT food_id FROM favourites WHERE user_id = \(user.text)")
        return Set(try rows.map { row in FoodID(trusted: try row.get("food_id")) })
    }

    /// By the index of days: at most what somebody can log in so many days.
    private static func logged(by user: UserID, since date: LocalDate, in db: any Connection) async throws -> [FoodID: FoodTaste.Habit] {
        let rows = try await db.query("""
            SELECT food_id, COUNT(*) AS times, MAX(logged_at) AS last FROM food_logs
            WHERE user_id = \(user.text) AND date >= \(date.text) AND food_id IS NOT NULL
            GROUP BY food_id
            """)
        var logged: [FoodID: FoodTaste.Habit] = [:]
        for row in rows {
            let habit = FoodTaste.Habit(times: try row.get("times"), last: try row.get("last"))
            logged[FoodID(trusted: try row.get("food_id"))] = habit
        }
        return logged
    }

    private static func isFavourite(_ food: FoodID, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT food_id FROM favourites WHERE user_id = \(user.text) AND food_id = \(food.text)") != nil
    }

    /// Adds a favourite; again changes nothing. The caller holds the person, so that nobody else adds one meanwhile.
    /// - Returns: false when there are as many as there may be, and this is none of them.
    static func add(_ food: FoodID, of user: UserID, limit: Int64, now: Instant, in db: any Connection) async throws -> Bool {
        let added = try await db.execute("""
            INSERT INTO favourites (user_id, food_id, created_at)
            SELECT \(user.text), \(food.text), \(now)
            WHERE (SELECT COUNT(*) FROM favourites WHERE user_id = \(user.text)) < \(limit)
            ON CONFLICT (user_id, food_id) DO NOTHING
            """)
        if added == 1 { return true }
        return try await isFavourite(food, of: user, in: db)
    }

    static func delete(_ food: FoodID, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM favourites WHERE user_id = \(user.text) AND food_id = \(food.text)")
    }
}
