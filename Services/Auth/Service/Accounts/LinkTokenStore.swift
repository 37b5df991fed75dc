internal import Storage
internal import Wire

/// What a mailed link is for.
enum LinkPurpose: String, Sendable {
    case verifyEmail = "verify_email"
    case resetPassword = "reset_password"

    var lifetime: Duration {
        switch self {
        case .verifyEmail: .hours(24)
        case .resetPassword: .hours(1)
        }
    }
}

/// The tokens of mailed links, by their hash. Every method runs in the caller's transaction.
enum LinkTokenStore {
    /// A new link makes the older ones of its purpose unusable.
    static func insert(hash: String, of user: UserID, _ purpose: LinkPurpose, now: Instant, in db: any Connection) async throws {
        try await end(purpose, of: user, now: now, in: db)
        try await db.enqueue("""
            INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at)
            VALUES (\(hash), \(user.text), \(purpose.rawValue), \(now + purpose.lifetime))
            """)
    }

    /// Makes every open link of a purpose unusable.
    static func end(_ purpose: LinkPurpose, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE link_tokens SET used_at = \(now) WHERE user_id = \(user.text) AND purpose = \(purpose.rawValue) AND used_at IS NULL
            """)
    }

    enum Use: Sendable, Equatable {
        case user(UserID)
        /// It was used before, or it has expired.
        case spent
        case unknown
    }

    /// Marks a link as used. One guarded update does it, so of several requests with the same link one succeeds.
    static func use(hash: String, _ purpose: LinkPurpose, now: Instant, in db: any Connection) async throws -> Use {
        let used = try await db.first("""
            UPDATE link_tokens SET used_at = \(now)
            WHERE token_hash = \(hash) AND purpose = \(purpose.rawValue) AND used_at IS NULL AND expires_at > \(now)
            RETURNING user_id
            """)
        if let used { return .user(UserID(trusted: try used.get("user_id"))) }
        let known = try await db.first("SELECT user_id FROM link_tokens WHERE token_hash = \(hash) AND purpose = \(purpose.rawValue)")
        return known == nil ? .unknown : .spent
    }

    static func purge(before: Instant, in database: any Database) async throws {
        try await database.sweep("link_tokens", key: "token_hash", where: "expires_at <= \(before)")
    }
}
