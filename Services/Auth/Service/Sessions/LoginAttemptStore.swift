internal import AuthDomain
internal import Storage
internal import Wire

/// Sign-in attempts by lane. Every method runs in the caller's transaction.
enum LoginAttemptStore {
    /// Counts an attempt as failed before the password is looked at, unless the lane has to wait; a success clears the lane
    /// again. One upsert decides, so parallel guesses cannot pass together.
    /// - Returns: nil when the attempt may go on, else until when the lane waits.
    static func begin(_ lane: String, _ throttle: LoginThrottle, now: Instant, in db: any Connection) async throws -> Instant? {
        let counted = try await db.query("""
            INSERT INTO login_attempts (lane, failures, last_at, blocked_until)
            VALUES (\(lane), 1, \(now), \(now + throttle.wait(afterFailure: 1)))
            ON CONFLICT (lane) DO UPDATE
            SET failures = CASE WHEN login_attempts.last_at <= \(now - throttle.memory) THEN 1 ELSE login_attempts.failures + 1 END,
                last_at = \(now),
                blocked_until = \(now) + CASE WHEN login_attempts.last_at <= \(now - throttle.memory) THEN 0 \(steps(throttle)) ELSE 0 END
            WHERE login_attempts.blocked_until <= \(now)
            RETURNING failures
            """)
        guard counted.isEmpty else { return nil }
        let waiting = try await db.first("SELECT blocked_until FROM login_attempts WHERE lane = \(lane)")
        return try waiting?.get("blocked_until") ?? now
    }

    /// Takes back one that was counted as failed and that nobody judged. A wait that a later one began stays.
    /// - Parameter begun: what `begin` was told as the time.
    static func takeBack(_ lane: String, begun: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE login_attempts
            SET failures = failures - 1, blocked_until = CASE WHEN last_at = \(begun) THEN last_at ELSE blocked_until END
            WHERE lane = \(lane) AND failures > 0
            """)
    }

    static func clear(_ lane: String, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM login_attempts WHERE lane = \(lane)")
    }

    static func purge(before: Instant, in database: any Database) async throws {
        try await database.sweep("login_attempts", key: "lane", where: "last_at <= \(before)")
    }

    /// The schedule as SQL, the longest wait first.
    private static func steps(_ throttle: LoginThrottle) -> SQL {
        throttle.steps.reversed().reduce(into: SQL(stringLiteral: "")) { sql, step in
            sql = sql + " WHEN login_attempts.failures + 1 >= \(step.failures) THEN \(step.wait.milliseconds)"
        }
    }
}
