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
        try await db.enqueue("""
            INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at,
                                  idle_millis, idle_until, absolute_until)
            VALUES (\(new.id.text), \(new.userID.text), 0, \(new.isDemo), \(new.device?.id?.text), \(new.device?.name?.text),
                    \(new.ipAddress), \(new.now), \(new.now), \(new.lifetime.idle.milliseconds), \(new.lifetime.idleUntil(new.now)),
                    \(new.lifetime.absoluteUntil))
            """)
    }

    /// Replaces a generation by the next one. One guarded update decides: of any number of callers with the same token, one gets true.
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
                    generation: try row.get("generation"), rotatedAt: try row.get("rotated_at"), idleUntil: try row.get("idle_until"),
                    absoluteUntil: try row.get("absolute_until"), isRevoked: try row.get("revoked_at", as: Int64?.self) != nil)
            }
    }

    /// A session that this call ended.
    struct Ended: Sendable {
        let id: SessionID
        let isDemo: Bool
    }

    /// - Returns: nil when there was none to end.
    static func revoke(
        _ id: SessionID, of user: UserID, because reason: String, now: Instant, in db: any Connection
    ) async throws -> Ended? {
        try await db.first("""
            UPDATE sessions SET revoked_at = \(now), revoked_because = \(reason)
            WHERE id = \(id.text) AND revoked_at IS NULL AND user_id = \(user.text)
            RETURNING id, is_demo
            """).map(ended)
    }

    /// Ends every session of an account, or every one but `kept`.
    /// - Returns: those this call ended.
    static func revokeAll(
        of user: UserID, except kept: SessionID? = nil, because reason: String, now: Instant, in db: any Connection
    ) async throws -> [Ended] {
        let exception: SQL = kept.map { "AND id <> \($0.text)" } ?? ""
        return try await db.query("""
            UPDATE sessions SET revoked_at = \(now), revoked_because = \(reason)
            WHERE user_id = \(user.text) AND revoked_at IS NULL \(exception)
            RETURNING id, is_demo
            """).map(ended)
    }

    private static func ended(_ row: Row) throws(DatabaseError) -> Ended {
        Ended(id: SessionID(trusted: try row.get("id")), isDemo: try row.get("is_demo"))
    }

    /// Those used last, a hundred at most; the asking one is among them however many there are.
    static func list(of user: UserID, current: SessionID, now: Instant, in db: any Connection) async throws -> [SessionInfo] {
        let sessions = try await db.query("""
            SELECT id, device_name, ip_address, created_at, rotated_at, idle_until FROM sessions
            WHERE user_id = \(user.text) AND revoked_at IS NULL AND idle_until > \(now) AND absolute_until > \(now)
            ORDER BY CASE WHEN id = \(current.text) THEN 0 ELSE 1 END, rotated_at DESC, id DESC LIMIT 100
            """).map { row throws(DatabaseError) in
                let id = SessionID(trusted: try row.get("id"))
                return SessionInfo(
                    id: id, device: try row.get("device_name"), ipAddress: try row.get("ip_address"), createdAt: try row.get("created_at"),
                    lastSeenAt: try row.get("rotated_at"), expiresAt: try row.get("idle_until"), current: id == current)
            }
        return sessions.sorted { ($0.lastSeenAt, $0.id) > ($1.lastSeenAt, $1.id) }
    }

    /// Whether this device has signed in to the account before.
    static func knows(device: String, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT id FROM sessions WHERE user_id = \(user.text) AND device_id = \(device) LIMIT 1") != nil
    }

    /// Whether this device has signed in with the number before.
    static func knows(device: String, of phone: SaudiMobile, _ product: Product, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT sessions.id FROM users JOIN sessions ON sessions.user_id = users.id
            WHERE users.product = \(product.rawValue) AND users.phone = \(phone.text) AND sessions.device_id = \(device) LIMIT 1
            """) != nil
    }

    /// Deletes sessions that expired at `before` or earlier.
    static func purge(before: Instant, in database: any Database) async throws {
        try await database.sweep("sessions", key: "id", where: "absolute_until <= \(before)")
    }
}
