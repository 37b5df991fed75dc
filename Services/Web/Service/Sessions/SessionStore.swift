internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Sessions in the database.
struct SessionStore: Sendable {
    let box: SessionBox

    /// Nil also for one whose tokens were sealed with a secret that is no more.
    func find(_ id: String, in db: any Connection) async throws -> WebSession? {
        guard let row = try await db.first("""
            SELECT product, user_id, is_demo, run, is_kept, tokens, access_ends_at, ends_at FROM sessions WHERE id = \(id)
            """),
            let product = Product(rawValue: try row.get("product")), let tokens = box.open(try row.get("tokens"), of: id)
        else { return nil }
        return WebSession(
            id: id, product: product, user: UserID(trusted: try row.get("user_id")), isDemo: try row.get("is_demo", as: Int64.self) == 1,
            run: try row.get("run"), isKept: try row.get("is_kept", as: Int64?.self).map { $0 == 1 }, tokens: tokens,
            accessEndsAt: try row.get("access_ends_at"), endsAt: try row.get("ends_at"))
    }

    func insert(_ session: WebSession, now: Instant, in db: any Connection) async throws {
        let isKept: Int64? = session.isKept.map { $0 ? 1 : 0 }
        try await db.enqueue("""
            INSERT INTO sessions (
                id, product, user_id, is_demo, run, is_kept, auth_session, tokens, access_ends_at, renewing_until, created_at, ends_at)
            VALUES (\(session.id), \(session.product.rawValue), \(session.user.text), \(Int64(session.isDemo ? 1 : 0)), \(session.run),
                \(isKept), \(session.tokens.authSession), \(box.seal(session.tokens, of: session.id)), \(session.accessEndsAt), 0, \(now),
                \(session.endsAt))
            """)
    }

    /// Takes the renewal of a session's tokens, which one process does at a time.
    /// - Parameter old: the end of the access token that the caller knows; another one means that somebody renewed it already.
    static func takeRenewal(_ id: String, knowing old: Instant, until: Instant, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE sessions SET renewing_until = \(until) WHERE id = \(id) AND access_ends_at = \(old) AND renewing_until <= \(now)
            """) == 1
    }

    /// - Parameter until: of the renewal that is left; another one's is not touched.
    static func leaveRenewal(_ id: String, until: Instant, in db: any Connection) async throws {
        try await db.enqueue("UPDATE sessions SET renewing_until = 0 WHERE id = \(id) AND renewing_until = \(until)")
    }

    /// - Parameter old: the end of the access token that was traded; nothing happens where it is another's by now.
    func renew(_ session: WebSession, knowing old: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE sessions SET tokens = \(box.seal(session.tokens, of: session.id)), auth_session = \(session.tokens.authSession),
                access_ends_at = \(session.accessEndsAt), renewing_until = 0
            WHERE id = \(session.id) AND access_ends_at = \(old)
            """)
    }

    /// Those that auth remembers for a day only: whoever did not want to be remembered, and visitors of the demo. Nobody noted how long
    /// former ones are kept, so they are none of these.
    private static let isBrief: SQL = "(is_kept = 0 OR is_demo = 1)"

    /// Forgets sessions that are over, also those of which auth has forgotten the refresh token, as nobody came to renew it for too long.
    static func sweep(_ policy: SessionPolicy, now: Instant, in database: any Database) async throws {
        try await database.sweep("sessions", key: "id", where: "ends_at <= \(now)")
        // Auth counts from the last renewal, which was before the end of the token that it gave.
        let brief = now - policy.briefIdle, remembered = now - policy.rememberedIdle
        try await database.sweep("sessions", key: "id", where: "access_ends_at <= \(brief) AND \(isBrief)")
        try await database.sweep("sessions", key: "id", where: "access_ends_at <= \(remembered)")
    }

    static func delete(_ id: String, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM sessions WHERE id = \(id)")
    }

    /// Deletes those of a person that auth has ended.
    static func delete(_ ended: [SessionID], of user: UserID, in db: any Connection) async throws {
        guard !ended.isEmpty else { return }
        try await db.enqueue(
            "DELETE FROM sessions WHERE user_id = \(user.text) AND auth_session IN (\(list: ended.map(\.text)))")
    }

    static func delete(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM sessions WHERE user_id = \(user.text)")
    }
}
