public import Storage
public import Wire

/// Who was deleted, kept until none of their access tokens can still be valid: they are refused meanwhile, and an event that was late
/// does not bring them back.
public struct Departures: Sendable {
    public init() {}

    public func note(_ user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.execute("INSERT INTO departed (user_id, departed_at) VALUES (\(user.text), \(now)) ON CONFLICT (user_id) DO NOTHING")
    }

    public func contains(_ user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM departed WHERE user_id = \(user.text)") != nil
    }

    /// Access tokens live an hour at most.
    public func sweep(before limit: Instant, in db: any Connection) async throws {
        try await db.execute("DELETE FROM departed WHERE departed_at < \(limit)")
    }

    /// The table, as one of the service's own migrations.
    public static func migration(id: Int) -> Migration {
        Migration(id: id, name: "create departed", statements: ["CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)"])
    }
}
