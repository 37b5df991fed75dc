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
    /// - Parameter trade: names this trade, so that its repeat is known; nil when nothing does.
    static func rotate(
        _ id: SessionID, generation: Int64, trade: String?, ipAddress: String, now: Instant, in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            UPDATE sessions
            SET generation = generation + 1, rotated_at = \(now), traded_with = \(trade), ip_address = \(ipAddress),
                idle_until = CASE WHEN \(now) + idle_millis < absolute_until THEN \(now) + idle_millis ELSE absolute_until END
            WHERE id = \(id.text) AND generation = \(generation) AND revoked_at IS NULL
              AND idle_until > \(now) AND absolute_until > \(now)
            """) == 1
    }

    static func state(_ id: SessionID, in db: any Connection) async throws -> SessionState? {
        try await db.first("""
            SELECT generation, rotated_at, traded_with, idle_until, absolute_until, revoked_at FROM sessions WHERE id = \(id.text)
            """).map { row throws(DatabaseError) in
                SessionState(
                    generation: try row.get("generation"), rotatedAt: try row.get("rotated_at"), trade: try row.get("traded_with"),
                    idleUntil: try row.get("idle_until"), absoluteUntil: try row.get("absolute_until"),
                    isRevoked: try row.get("revoked_at", as: Int64?.self) != nil)
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

    /// A session that was deleted after its end.
    struct Deleted: Sendable {
        let id: SessionID
        let userID: UserID
        let isDemo: Bool
    }

    /// Deletes sessions that expired at `before` or earlier without anybody ending them, as many as one transaction may take. None is idle
    /// for longer than it lives in all, so that one of the two instants is enough.
    /// - Returns: those that this call deleted.
    static func deleteExpired(before: Instant, atMost limit: Int, in db: any Connection) async throws -> [Deleted] {
        try await delete("idle_until <= \(before) AND revoked_at IS NULL", atMost: limit, in: db)
    }

    /// Deletes sessions that somebody ended at `before` or earlier.
    static func deleteEnded(before: Instant, atMost limit: Int, in db: any Connection) async throws -> [Deleted] {
        try await delete("revoked_at <= \(before)", atMost: limit, in: db)
    }

    /// Deletes sessions of demos that were over at `before`: nobody is told of their end, and nobody looks through them.
    static func purgeDemos(before: Instant, in database: any Database) async throws {
        try await database.sweep("sessions", key: "id", where: "is_demo = 1 AND idle_until <= \(before)")
    }

    private static func delete(_ isOver: SQL, atMost limit: Int, in db: any Connection) async throws -> [Deleted] {
        let rows = try await db.query("""
            DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE \(isOver) LIMIT \(limit))
            RETURNING id, user_id, is_demo, device_id, absolute_until
            """)
        var deleted: [Deleted] = []
        for row in rows {
            let session = Deleted(
                id: SessionID(trusted: try row.get("id")), userID: UserID(trusted: try row.get("user_id")), isDemo: try row.get("is_demo"))
            deleted.append(session)
            guard !session.isDemo, let device = try row.get("device_id", as: String?.self) else { continue }
            try await KnownDeviceStore.keep(device, of: session.userID, until: try row.get("absolute_until"), in: db)
        }
        return deleted
    }
}

/// Devices that signed in to an account before. Strangers cannot use up what such a device has for itself, so it outlives the names and
/// addresses of its sessions: a session's row goes a month after its end, the device is known for as long as it could have lived.
enum KnownDeviceStore {
    /// Whether this device has signed in to the account before.
    static func knows(_ device: String, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT id FROM users WHERE id = \(user.text) AND \(isKnown(device))
            """) != nil
    }

    /// Whether this device has signed in with the number before.
    static func knows(_ device: String, of phone: SaudiMobile, _ product: Product, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT id FROM users WHERE product = \(product.rawValue) AND phone = \(phone.text) AND \(isKnown(device))
            """) != nil
    }

    private static func isKnown(_ device: String) -> SQL {
        """
        (EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = users.id AND sessions.device_id = \(device))
            OR EXISTS (SELECT 1 FROM known_devices WHERE known_devices.user_id = users.id AND known_devices.device_id = \(device)))
        """
    }

    /// Keeps the device of a session that is deleted.
    static func keep(_ device: String, of user: UserID, until: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO known_devices (user_id, device_id, until) VALUES (\(user.text), \(device), \(until))
            ON CONFLICT (user_id, device_id) DO UPDATE SET until = excluded.until WHERE known_devices.until < excluded.until
            """)
    }

    static func purge(before: Instant, in database: any Database) async throws {
        try await database.sweep("known_devices", key: "user_id, device_id", where: "until <= \(before)")
    }
}
