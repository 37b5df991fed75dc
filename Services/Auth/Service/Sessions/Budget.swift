internal import Storage
internal import Wire

/// How often something may happen in a period. Periods start at whole multiples of their length.
struct Budget: Sendable {
    let bucket: String
    let limit: Int
    let length: Duration

    /// Takes one.
    /// - Throws: `rate_limited`, until the next period.
    func spend(now: Instant, in db: any Connection) async throws {
        guard try await BudgetStore.take(bucket, limit: limit, length: length, now: now, in: db) else { throw refusal(now: now) }
    }

    func refusal(now: Instant) -> APIError {
        let next = (now.milliseconds / length.milliseconds + 1) * length.milliseconds
        return APIError(.rateLimited, retryAfter: Instant(milliseconds: next) - now)
    }
}

/// Counters that may not pass a limit within a period.
enum BudgetStore {
    /// Takes one from the budget. One upsert decides between parallel requests; throwing afterwards gives it back with the rest of the
    /// transaction.
    /// - Parameter length: the period's length; periods start at whole multiples of it.
    static func take(_ bucket: String, limit: Int, length: Duration, now: Instant, in db: any Connection) async throws -> Bool {
        guard limit > 0 else { return false }
        return try await !db.query("""
            INSERT INTO budgets (bucket, period, used) VALUES (\(bucket), \(period(now, length)), 1)
            ON CONFLICT (bucket, period) DO UPDATE SET used = budgets.used + 1 WHERE budgets.used < \(limit)
            RETURNING used
            """).isEmpty
    }

    /// Puts one back that was taken at `now`.
    static func giveBack(_ budget: Budget, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE budgets SET used = used - 1 WHERE bucket = \(budget.bucket) AND period = \(period(now, budget.length)) AND used > 0
            """)
    }

    /// Whether one more could be taken.
    static func hasLeft(_ budget: Budget, now: Instant, in db: any Connection) async throws -> Bool {
        let row = try await db.first(
            "SELECT used FROM budgets WHERE bucket = \(budget.bucket) AND period = \(period(now, budget.length))")
        return try row?.get("used", as: Int.self) ?? 0 < budget.limit
    }

    private static func period(_ now: Instant, _ length: Duration) -> Int64 { now.milliseconds / length.milliseconds * length.milliseconds }

    static func purge(before: Instant, in database: any Database) async throws {
        try await database.sweep("budgets", key: "bucket, period", where: "period <= \(before)")
    }
}
