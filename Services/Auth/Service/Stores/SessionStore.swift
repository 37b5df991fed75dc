internal import AuthDomain
internal import Contracts
internal import Storage
internal import Wire

/// Sessions. Every method runs in the caller's transaction.
enum SessionStore {
    struct New: Sendable {
        let id: SessionID
        let userID: UserID
        let isDemo: Bool
        let device: DeviceInfo?
        let ipAddress: String
        let lifetime: SessionLifetime
        let now: Instant
    }

    static func insert(_ new: New, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at,
                                  idle_millis, idle_until, absolute_until)
            VALUES (\(new.id.text), \(new.userID.text), 0, \(new.isDemo), \(new.device?.id?.text), \(new.device?.name?.text),
                    \(new.ipAddress), \(new.now), \(new.now), \(new.lifetime.idle.milliseconds), \(new.lifetime.idleUntil(new.now)),
                    \(new.lifetime.absoluteUntil))
            """)
    }

    /// Trades generation `generation` for the next one. One statement decides: of any number of callers with the same token,
    /// one gets true.
    static func rotate(_ id: SessionID, generation: Int64, ipAddress: String, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE sessions
            SET generation = generation + 1, rotated_at = \(now), ip_address = \(ipAddress),
                idle_until = CASE WHEN \(now) + idle_millis < absolute_until THEN \(now) + idle_millis ELSE absolute_until END
            WHERE id = \(id.text) AND generation = \(generation) AND revoked_at IS NULL
              AND idle_until > \(now) AND absolute_until > \(now)
            """) == 1
    }

    static func state(_ id: SessionID, in db: any Connection) async throws -> SessionState? {
        try await db.first("""
            SELECT generation, rotated_at, idle_until, absolute_until, revoked_at FROM sessions WHERE id = \(id.text)
            """).map { row throws(DatabaseError) in
                SessionState(
                    generation: try row.get(0), rotatedAt: try row.get(1), idleUntil: try row.get(2), absoluteUntil: try row.get(3),
                    isRevoked: try row.get(4, as: Int64?.self) != nil)
            }
    }

    /// - Returns: whether this call ended it.
    static func revoke(_ id: SessionID, of user: UserID? = nil, because reason: String, now: Instant, in db: any Connection) async throws -> Bool {
        let owner: SQL = user.map { "AND user_id = \($0.text)" } ?? ""
        return try await db.execute("""
            UPDATE sessions SET revoked_at = \(now), revoked_because = \(reason)
            WHERE id = \(id.text) AND revoked_at IS NULL \(owner)
            """) == 1
    }

    /// Ends every session of an account, or every one but `kept`.
    static func revokeAll(of user: UserID, except kept: SessionID? = nil, because reason: String, now: Instant, in db: any Connection) async throws {
        let exception: SQL = kept.map { "AND id <> \($0.text)" } ?? ""
        try await db.execute("""
            UPDATE sessions SET revoked_at = \(now), revoked_because = \(reason)
            WHERE user_id = \(user.text) AND revoked_at IS NULL \(exception)
            """)
    }

    static func list(of user: UserID, current: SessionID, now: Instant, in db: any Connection) async throws -> [SessionInfo] {
        try await db.query("""
            SELECT id, device_name, ip_address, created_at, rotated_at, idle_until FROM sessions
            WHERE user_id = \(user.text) AND revoked_at IS NULL AND idle_until > \(now) AND absolute_until > \(now)
            ORDER BY rotated_at DESC, id DESC LIMIT 100
            """).map { row throws(DatabaseError) in
                let id = SessionID(trusted: try row.get(0))
                return SessionInfo(
                    id: id, device: try row.get(1), ipAddress: try row.get(2), createdAt: try row.get(3), lastSeenAt: try row.get(4),
                    expiresAt: try row.get(5), current: id == current)
            }
    }

    /// Whether this device has signed in to the account before.
    static func knows(device: String, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT id FROM sessions WHERE user_id = \(user.text) AND device_id = \(device) LIMIT 1") != nil
    }

    /// Drops sessions that ended at least `before`.
    static func purge(before: Instant, in db: any Connection) async throws {
        try await db.execute("DELETE FROM sessions WHERE absolute_until <= \(before)")
    }
}
