public import Contracts
public import Storage
public import Wire

/// Which tier somebody has now. An access token never says so: it may be older than the last change.
public protocol TierLookup: Sendable {
    func tier(of user: UserID, in db: any Connection) async throws -> Tier
}

/// Tiers as `entitlement.changed` events tell them, kept in the service's own database. Who was never mentioned has the lowest.
public struct EventedTiers: TierLookup {
    public init() {}

    public func tier(of user: UserID, in db: any Connection) async throws -> Tier {
        let row = try await db.first("SELECT tier FROM entitlements WHERE user_id = \(user.text)")
        return try row.flatMap { Tier(rawValue: try $0.get(0)) } ?? .freemium
    }

    /// Takes an event, unless it is older than what is known: the version decides, in whatever order events arrive.
    public func receive(_ event: Event, in db: any Connection) async throws {
        guard event.type == .entitlementChanged, let tier = event.facts?.tier, let version = event.facts?.version else { return }
        try await db.enqueue("""
            INSERT INTO entitlements (user_id, tier, version) VALUES (\(event.user.text), \(tier.rawValue), \(version))
            ON CONFLICT (user_id) DO UPDATE SET tier = excluded.tier, version = excluded.version
            WHERE entitlements.version < excluded.version
            """)
    }

    public func forget(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM entitlements WHERE user_id = \(user.text)")
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
