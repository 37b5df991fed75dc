internal import AuthDomain
internal import Contracts
internal import Storage
internal import Wire

/// One-time codes. Every method runs in the caller's transaction.
enum ChallengeStore {
    struct New: Sendable {
        let id: ChallengeID
        let product: Product
        let phone: SaudiMobile
        /// A keyed hash of product and number.
        let numberKey: String
        let codeMAC: String
        let now: Instant
        let policy: OTPPolicy
    }

    /// Makes the challenge the live one of its number, unless the last was asked for less than the resend time ago. One upsert
    /// decides, so of two parallel requests one sends.
    /// - Returns: nil when it was made, else when the next may be asked for.
    static func insert(_ new: New, in db: any Connection) async throws -> Instant? {
        let resendAt = new.now + new.policy.resendAfter
        let isLive = try await db.query("""
            INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES (\(new.numberKey), \(new.id.text), \(resendAt))
            ON CONFLICT (number_key) DO UPDATE SET challenge_id = excluded.challenge_id, resend_at = excluded.resend_at
            WHERE otp_numbers.resend_at <= \(new.now)
            RETURNING challenge_id
            """)
        guard !isLive.isEmpty else {
            return try await db.first("SELECT resend_at FROM otp_numbers WHERE number_key = \(new.numberKey)")?.get("resend_at", as: Instant.self)
                ?? resendAt
        }
        try await db.execute("""
            INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at)
            VALUES (\(new.id.text), \(new.product.rawValue), \(new.phone.text), \(new.codeMAC), 0, \(new.now + new.policy.lifetime))
            """)
        return nil
    }

    /// A challenge that accepted one more attempt.
    struct Attempt: Sendable {
        let product: Product
        let phone: SaudiMobile
        let codeMAC: String
    }

    /// Counts an attempt before anything is compared; nil when the challenge takes no more. Only the live challenge of its
    /// number counts, so a replaced code is dead.
    static func countAttempt(_ id: ChallengeID, policy: OTPPolicy, now: Instant, in db: any Connection) async throws -> Attempt? {
        try await db.first("""
            UPDATE otp_challenges SET attempts = attempts + 1
            WHERE id = \(id.text) AND attempts < \(policy.attempts) AND consumed_at IS NULL AND expires_at > \(now)
              AND EXISTS (SELECT 1 FROM otp_numbers WHERE otp_numbers.challenge_id = otp_challenges.id)
            RETURNING product, phone, code_mac
            """).map { row throws(DatabaseError) in
                let product: String = try row.get(0)
                guard let product = Product(rawValue: product) else { throw .decoding(column: "product", reason: "unknown product") }
                return Attempt(product: product, phone: SaudiMobile(trusted: try row.get(1)), codeMAC: try row.get(2))
            }
    }

    static func state(_ id: ChallengeID, in db: any Connection) async throws -> ChallengeState? {
        try await db.first("""
            SELECT attempts, expires_at, consumed_at,
                   (SELECT COUNT(*) FROM otp_numbers WHERE otp_numbers.challenge_id = otp_challenges.id) AS live
            FROM otp_challenges WHERE id = \(id.text)
            """).map { row throws(DatabaseError) in
                ChallengeState(
                    attempts: try row.get(0), expiresAt: try row.get(1), isConsumed: try row.get(2, as: Int64?.self) != nil,
                    isSuperseded: try row.get(3, as: Int64.self) == 0)
            }
    }

    /// Uses the challenge up. Of any number of callers with the right code, one gets true.
    static func consume(_ id: ChallengeID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE otp_challenges SET consumed_at = \(now) WHERE id = \(id.text) AND consumed_at IS NULL") == 1
    }

    static func purge(before: Instant, in db: any Connection) async throws {
        try await db.execute("DELETE FROM otp_challenges WHERE expires_at <= \(before)")
        try await db.execute("DELETE FROM otp_numbers WHERE resend_at <= \(before)")
    }
}

/// Counters that may not pass a limit within a period.
enum BudgetStore {
    /// Takes one from the budget; one upsert decides. Throwing afterwards gives it back with the rest of the transaction.
    /// - Parameter length: the period's length; periods start at whole multiples of it.
    static func take(_ bucket: String, limit: Int, length: Duration, now: Instant, in db: any Connection) async throws -> Bool {
        guard limit > 0 else { return false }
        let period = now.milliseconds / length.milliseconds * length.milliseconds
        return try await !db.query("""
            INSERT INTO budgets (bucket, period, used) VALUES (\(bucket), \(period), 1)
            ON CONFLICT (bucket, period) DO UPDATE SET used = budgets.used + 1 WHERE budgets.used < \(limit)
            RETURNING used
            """).isEmpty
    }

    static func purge(before: Instant, in db: any Connection) async throws {
        try await db.execute("DELETE FROM budgets WHERE period <= \(before)")
    }
}
