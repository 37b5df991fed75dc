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
        /// A keyed hash of product, number and lane.
        let numberKey: String
        /// Whether the lane is that of a device that signed in with the number before.
        let isKnown: Bool
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
            INSERT INTO otp_numbers (number_key, challenge_id, resend_at, is_known)
            VALUES (\(new.numberKey), \(new.id.text), \(resendAt), \(new.isKnown))
            ON CONFLICT (number_key) DO UPDATE
            SET previous_id = otp_numbers.challenge_id, challenge_id = excluded.challenge_id, resend_at = excluded.resend_at,
                is_known = excluded.is_known
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

    /// A challenge whose code an attempt is compared with.
    struct Attempt: Sendable {
        let id: ChallengeID
        let product: Product
        let sealedPhone: String
        let codeMAC: String
    }

    /// The challenges that an attempt is compared with, which are never none, and the lane that they belong to.
    struct Counted: Sendable {
        let numberKey: String
        let isKnown: Bool
        let attempts: [Attempt]
    }

    /// Counts an attempt before anything is compared; nil when the challenge takes no more. The codes of the live challenge of the lane and
    /// of the one before will do alike, but it counts for the one that is named alone: the other may be somebody else's behind the same
    /// address, whose code a stranger must not use up. How often a number can be guessed at in all, the day's wrong codes bound.
    ///
    /// The lane's row is locked first, so that parallel attempts at its two challenges cannot deadlock.
    static func countAttempt(_ id: ChallengeID, policy: OTPPolicy, now: Instant, in db: any Connection) async throws -> Counted? {
        let lane = try await db.first("""
            UPDATE otp_numbers SET resend_at = resend_at WHERE challenge_id = \(id.text) OR previous_id = \(id.text)
            RETURNING number_key, challenge_id, previous_id, is_known
            """)
        guard let lane else { return nil }
        let ids = [try lane.get("challenge_id", as: String?.self), try lane.get("previous_id", as: String?.self)].compactMap { $0 }
        let attempts: [Attempt] = try await db.query("""
            UPDATE otp_challenges SET attempts = CASE WHEN id = \(id.text) THEN attempts + 1 ELSE attempts END
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
        guard !attempts.isEmpty else { return nil }
        return Counted(
            numberKey: try lane.get("number_key"), isKnown: try lane.get("is_known", as: Bool?.self) ?? false, attempts: attempts)
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
