internal import AuthDomain
internal import Contracts
internal import Storage
internal import Wire

/// One-time codes. Every method runs in the caller's transaction.
enum ChallengeStore {
    struct New: Sendable {
        let id: ChallengeID
        let product: Product
        /// Encrypted: making an account needs the number, but nobody who reads the database may see it.
        let sealedPhone: String
        /// A keyed hash of product and number.
        let numberKey: String
        let codeMAC: String
        let now: Instant
        let policy: OTPPolicy
    }

    /// Makes the challenge the live one of its number and lane, unless the last one was asked for less than the resend time ago. The one
    /// before it stays usable until it expires. One upsert decides, so of two parallel requests one sends a code.
    /// - Returns: nil when it was made, else when the next may be asked for.
    static func insert(_ new: New, in db: any Connection) async throws -> Instant? {
        let resendAt = new.now + new.policy.resendAfter
        let isLive = try await db.query("""
            INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES (\(new.numberKey), \(new.id.text), \(resendAt))
            ON CONFLICT (number_key) DO UPDATE
            SET previous_id = otp_numbers.challenge_id, challenge_id = excluded.challenge_id, resend_at = excluded.resend_at
            WHERE otp_numbers.resend_at <= \(new.now)
            RETURNING challenge_id
            """)
        guard !isLive.isEmpty else {
            let live = try await db.first("SELECT resend_at FROM otp_numbers WHERE number_key = \(new.numberKey)")
            return try live?.get("resend_at") ?? resendAt
        }
        try await db.enqueue("""
            INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at)
            VALUES (\(new.id.text), \(new.product.rawValue), \(new.sealedPhone), \(new.codeMAC), 0, \(new.now + new.policy.lifetime))
            """)
        return nil
    }

    /// A challenge that accepted one more attempt.
    struct Attempt: Sendable {
        let id: ChallengeID
        let product: Product
        let sealedPhone: String
        let codeMAC: String
    }

    /// Counts an attempt before anything is compared; empty when the challenge takes no more. It counts for the live challenge of the lane
    /// and the one before alike, because either code will do: asking again gives nobody more tries at a code.
    ///
    /// The lane's row is locked first, so that parallel attempts at its two challenges cannot deadlock.
    static func countAttempt(_ id: ChallengeID, policy: OTPPolicy, now: Instant, in db: any Connection) async throws -> [Attempt] {
        let lane = try await db.first("""
            UPDATE otp_numbers SET resend_at = resend_at WHERE challenge_id = \(id.text) OR previous_id = \(id.text)
            RETURNING challenge_id, previous_id
            """)
        guard let lane else { return [] }
        let ids = [try lane.get("challenge_id", as: String?.self), try lane.get("previous_id", as: String?.self)].compactMap { $0 }
        return try await db.query("""
            UPDATE otp_challenges SET attempts = attempts + 1
            WHERE id IN (\(list: ids)) AND attempts < \(policy.attempts) AND consumed_at IS NULL AND expires_at > \(now)
              AND EXISTS (
                  SELECT 1 FROM otp_challenges asked WHERE asked.id = \(id.text) AND asked.attempts < \(policy.attempts)
                    AND asked.consumed_at IS NULL AND asked.expires_at > \(now))
            RETURNING id, product, phone, code_mac
            """).map { row throws(DatabaseError) in
                let product: String = try row.get("product")
                guard let product = Product(rawValue: product) else { throw .decoding(column: "product", reason: "unknown product") }
                return Attempt(
                    id: ChallengeID(trusted: try row.get("id")), product: product, sealedPhone: try row.get("phone"),
                    codeMAC: try row.get("code_mac"))
            }
    }

    static func state(_ id: ChallengeID, in db: any Connection) async throws -> ChallengeState? {
        try await db.first("""
            SELECT attempts, expires_at, consumed_at,
                   (SELECT COUNT(*) FROM otp_numbers
                    WHERE otp_numbers.challenge_id = otp_challenges.id OR otp_numbers.previous_id = otp_challenges.id) AS live
            FROM otp_challenges WHERE id = \(id.text)
            """).map { row throws(DatabaseError) in
                ChallengeState(
                    attempts: try row.get("attempts"), expiresAt: try row.get("expires_at"),
                    isConsumed: try row.get("consumed_at", as: Int64?.self) != nil, isSuperseded: try row.get("live", as: Int64.self) == 0)
            }
    }

    /// Uses the challenges of a lane up and forgets their number. Of any number of callers with the right code, one gets true.
    static func consume(_ right: ChallengeID, with others: [ChallengeID], now: Instant, in db: any Connection) async throws -> Bool {
        let used = try await db.query("""
            UPDATE otp_challenges SET consumed_at = \(now), phone = ''
            WHERE id IN (\(list: ([right] + others).map(\.text))) AND consumed_at IS NULL
            RETURNING id
            """)
        return try used.contains { try $0.get("id", as: String.self) == right.text }
    }

    static func purge(before: Instant, in database: any Database) async throws {
        try await database.sweep("otp_challenges", key: "id", where: "expires_at <= \(before)")
        try await database.sweep("otp_numbers", key: "number_key", where: "resend_at <= \(before)")
    }
}

/// Counters that may not pass a limit within a period.
enum BudgetStore {
    /// Takes one from the budget. One upsert decides between parallel requests; throwing afterwards gives it back with the rest of the
    /// transaction.
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

    static func purge(before: Instant, in database: any Database) async throws {
        try await database.sweep("budgets", key: "bucket, period", where: "period <= \(before)")
    }
}
