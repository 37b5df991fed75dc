public import Contracts
public import Storage
public import Wire

/// Which tier somebody has now. An access token never says so: it may be older than the last change.
public protocol TierLookup: Sendable {
    func tier(of user: UserID, in db: any Connection) async throws -> Tier
}

/// Tiers as `entitlement.changed` events tell them, kept in the service's own database. Who was never mentioned has the lowest. The service
/// also has the table of `Departures`.
public struct EventedTiers: TierLookup {
    public init() {}

    public func tier(of user: UserID, in db: any Connection) async throws -> Tier {
        let row = try await db.first("SELECT tier FROM entitlements WHERE user_id = \(user.text)")
        return try row.flatMap { Tier(rawValue: try $0.get(0)) } ?? .freemium
    }

    /// The version of what is known of somebody's tier; nil of who was never mentioned.
    public func version(of user: UserID, in db: any Connection) async throws -> Int64? {
        try await db.first("SELECT version FROM entitlements WHERE user_id = \(user.text)")?.get("version")
    }

    /// Takes an event, unless it is older than what is known: the version decides, in whatever order events arrive. One that comes after
    /// its person was deleted brings nothing back.
    public func receive(_ event: Event, in db: any Connection) async throws {
        guard event.type == .entitlementChanged, let tier = event.facts?.tier, let version = event.facts?.version else { return }
        try await db.enqueue("""
            INSERT INTO entitlements (user_id, tier, version)
            SELECT \(event.user.text), \(tier.rawValue), \(version)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(event.user.text))
            ON CONFLICT (user_id) DO UPDATE SET tier = excluded.tier, version = excluded.version
            WHERE entitlements.version < excluded.version
            """)
    }

    public func forget(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM entitlements WHERE user_id = \(user.text)")
    }

    /// Deletes what was told of people while they were being deleted, of those who went since then.
    public func sweep(since limit: Instant, in database: any Database) async throws {
        try await database.sweep("entitlements", key: "user_id", where: "user_id IN (\(Departures.ids(since: limit)))")
    }

    /// The table.
    /// - Parameter was: the id that the service gave it before migrations had modules.
    public static func migration(was: Int? = nil) -> Migration {
        Migration(module: "entitlements", number: 1, was: was, name: "create entitlements", statements: [
            """
            CREATE TABLE entitlements (
                user_id TEXT PRIMARY KEY,
                tier TEXT NOT NULL,
                version BIGINT NOT NULL)
            """
        ])
    }
}
