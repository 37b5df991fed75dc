internal import Contracts
internal import Security
internal import ServiceKit
internal import Storage
internal import WebPush
internal import Wire

/// Where to push to. A token is one installed app, so it has one row, which belongs to whoever registered it last: after a phone
/// changes hands, the former owner's reminders must not appear on it.
enum DeviceStore {
    /// Devices a person may have; installing anew leaves the old token behind, so the one that was silent the longest gives way.
    static let limit = 20

    static func list(of id: UserID, in db: any Connection) async throws -> [Device] {
        let rows = try await db.query("""
            SELECT id, token, platform, browser_key, created_at FROM devices WHERE user_id = \(id.text) ORDER BY created_at, id
            """)
        return try rows.map { row in
            Device(
                id: DeviceID(trusted: try row.get("id")), token: PushToken(trusted: try row.get("token")),
                platform: try row.word("platform") ?? .web, createdAt: try row.get("created_at"),
                isWebPush: try row.get("browser_key", as: String?.self) == nil ? nil : true)
        }
    }

    /// The caller holds the person's row, so that two registrations do not both leave out the same old device.
    static func register(
        _ details: DeviceDetails, of user: UserID, session: SessionID, id: DeviceID, now: Instant, in db: any Connection
    ) async throws -> Saved<Device> {
        let hash = base64url(sha256(details.token.text))
        // What moves to another person gets another id: the former owner may still know the old one.
        let row = try await db.first("""
            INSERT INTO devices (
                id, user_id, session_id, token, token_hash, platform, browser_key, browser_secret, created_at, registered_at)
            VALUES (\(id.text), \(user.text), \(session.text), \(details.token.text), \(hash), \(details.platform.rawValue),
                    \(details.keys?.p256dh.text), \(details.keys?.auth.text), \(now), \(now))
            ON CONFLICT (token_hash) DO UPDATE SET
                id = CASE WHEN devices.user_id = excluded.user_id THEN devices.id ELSE excluded.id END,
                created_at = CASE WHEN devices.user_id = excluded.user_id THEN devices.created_at ELSE excluded.created_at END,
                user_id = excluded.user_id, session_id = excluded.session_id, platform = excluded.platform,
                browser_key = excluded.browser_key, browser_secret = excluded.browser_secret, registered_at = excluded.registered_at
            RETURNING id, created_at
            """)
        guard let row else { throw APIError(.internalError) }
        let device = Device(
            id: DeviceID(trusted: try row.get("id")), token: details.token, platform: details.platform,
            createdAt: try row.get("created_at"), isWebPush: details.keys == nil ? nil : true)
        try await db.enqueue("""
            DELETE FROM devices WHERE user_id = \(user.text) AND id <> \(device.id.text) AND id NOT IN (
                SELECT id FROM devices WHERE user_id = \(user.text) AND id <> \(device.id.text)
                ORDER BY registered_at DESC, id DESC LIMIT \(limit - 1))
            """)
        return device.id == id ? .created(device) : .updated(device)
    }

    /// - Returns: false when this person has no such device.
    static func delete(_ id: DeviceID, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM devices WHERE id = \(id.text) AND user_id = \(user.text)") == 1
    }

    /// Takes away the devices that registered in sessions which have ended: nothing more is shown on a phone that was lost. Who signs in
    /// there again registers it again.
    static func end(_ sessions: [SessionID], of user: UserID, in db: any Connection) async throws {
        // A registration that is under way comes before this, or finds the session ended.
        guard !sessions.isEmpty, try await PersonStore.isHeld(user, in: db) else { return }
        try await db.enqueue("DELETE FROM devices WHERE user_id = \(user.text) AND session_id IN (\(list: sessions.map(\.text)))")
    }

    /// Where to push to a browser; nil for what is none, or not this person's.
    static func subscription(_ id: DeviceID, of user: UserID, in db: any Connection) async throws -> BrowserSubscription? {
        let row = try await db.first("""
            SELECT token, browser_key, browser_secret FROM devices
            WHERE id = \(id.text) AND user_id = \(user.text) AND browser_key IS NOT NULL
            """)
        guard let row else { return nil }
        return BrowserSubscription(
            endpoint: try row.get("token"), publicKey: try row.get("browser_key"), secret: try row.get("browser_secret"))
    }

    /// Takes away a browser whose subscription is over, unless it subscribed anew since.
    static func forget(_ id: DeviceID, endpoint: String, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM devices WHERE id = \(id.text) AND token = \(endpoint)")
    }
}
