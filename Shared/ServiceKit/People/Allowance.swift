internal import Platform
public import Storage
public import Wire

/// How often somebody may do something within 24 hours. It is counted in their own row, from the first time on: one column says how often,
/// another since when. Whoever counts holds the row, or uses it up with `use` alone.
public struct Allowance: Sendable {
    /// How long times are counted together, from the first of them on.
    public static let window: Duration = .hours(24)

    private let most: Int64
    private let (table, person, count, since): (SQL, SQL, SQL, SQL)
    private let code: ErrorCode
    private let rule: String

    /// - Parameters:
    ///   - most: how often in 24 hours.
    ///   - table: where people's rows are.
    ///   - person: the column with their id.
    ///   - count: the column with how often.
    ///   - since: the column with the first time; NULL before it.
    ///   - code: what is answered to who has none left.
    ///   - rule: what is allowed, for whoever develops the client: `Plans are made 50 times in 24 hours`.
    public init(
        _ most: Int64, in table: SQL, person: SQL = "user_id", count: SQL, since: SQL, code: ErrorCode = .limitReached, rule: String
    ) {
        self.most = most
        (self.table, self.person, self.count, self.since) = (table, person, count, since)
        self.code = code
        self.rule = rule
    }

    /// Refuses who has none left, before work is done for nothing. `use` decides.
    /// - Throws: the code, with when there are some again.
    public func check(_ user: UserID, now: Instant, in db: any Connection) async throws {
        if let refusal = try await db.ask(refusal(of: user, now: now)) { throw refusal }
    }

    /// What `check` throws; nil for who has some left.
    public func refusal(of user: UserID, now: Instant) -> Question<APIError?> {
        Question("""
            SELECT \(since) AS since FROM \(table)
            WHERE \(person) = \(user.text) AND \(since) > \(now - Self.window) AND \(count) >= \(most)
            """) { rows in try rows.first.map { refusal(since: try $0.get("since"), now: now) } }
    }

    /// Counts one more, unless there is none left. What fails after it in the transaction is not counted.
    /// - Throws: the code, with when there are some again.
    public func use(_ user: UserID, now: Instant, in db: any Connection) async throws {
        let before = now - Self.window
        // The check and the count are one statement, so that no two take the last one.
        let used = try await db.execute("""
            \(counting(user, now: now)) AND (\(since) IS NULL OR \(since) <= \(before) OR \(count) < \(most))
            """)
        guard used != 1 else { return }
        try await check(user, now: now, in: db)
        throw refusal(since: now, now: now)
    }

    /// Counts one more that has happened already, whether it was allowed or not.
    public func add(_ user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue(counting(user, now: now))
    }

    /// Takes back one that does not count after all.
    public func giveBack(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE \(table) SET \(count) = \(count) - 1 WHERE \(person) = \(user.text) AND \(count) > 0")
    }

    /// Begins anew.
    public func forget(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE \(table) SET \(count) = 0 WHERE \(person) = \(user.text)")
    }

    private func counting(_ user: UserID, now: Instant) -> SQL {
        let before = now - Self.window
        return """
            UPDATE \(table) SET \(count) = CASE WHEN \(since) > \(before) THEN \(count) + 1 ELSE 1 END,
                \(since) = CASE WHEN \(since) > \(before) THEN \(since) ELSE \(now) END
            WHERE \(person) = \(user.text)
            """
    }

    private func refusal(since: Instant, now: Instant) -> APIError {
        APIError(code, retryAfter: since + Self.window - now, detail: "\(rule), counted from the first of them.")
    }
}
