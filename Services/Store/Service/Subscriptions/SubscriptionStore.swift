internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What somebody is entitled to, as it is stored. Who has no row is Freemium.
struct StoredSubscription: Sendable {
    let user: UserID
    /// Of the tier: grows with each change of it, so that other services can tell which news is newer.
    var version: Int64 = 0
    /// Nil for Freemium.
    var plan: PaidPlan?
    /// The idempotency key of the last change that cost nothing, so that a repeat of that request is recognised. A change that cost
    /// something is recognised by its charge.
    var changeKey: String?
    /// The ids of the outbox work that tells other services of the last change of the tier.
    var told: [String] = []
    /// The test run whose clock it lives by.
    var run: String?

    var tier: Tier { plan?.tier ?? .freemium }
    var status: SubscriptionStatus { plan.map { $0.graceUntil == nil ? .active : .pastDue } ?? .free }
}

enum SubscriptionStore {
    static func find(_ user: UserID, in db: any Connection) async throws -> StoredSubscription {
        let row = try await db.first("""
            SELECT tier, version, anchor, period, cancel_at_end, pending_tier, grace_until, change_key, told, run FROM subscriptions
            WHERE user_id = \(user.text)
            """)
        guard let row else { return StoredSubscription(user: user) }
        return try subscription(row, of: user)
    }

    private static func subscription(_ row: Row, of user: UserID) throws -> StoredSubscription {
        let tier: Tier = try row.requiredWord("tier")
        return StoredSubscription(
            user: user, version: try row.get("version"),
            plan: try row.get("anchor", as: Instant?.self).map { anchor in
                PaidPlan(
                    tier: tier, anchor: anchor, period: try row.get("period"), pending: try row.word("pending_tier"),
                    cancelsAtEnd: try row.get("cancel_at_end"), graceUntil: try row.get("grace_until"))
            },
            changeKey: try row.get("change_key"), told: try row.get("told", as: String.self).split(separator: " ").map(String.init),
            run: try row.get("run"))
    }

    /// The caller holds the person's row.
    static func save(_ it: StoredSubscription, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO subscriptions (
                user_id, tier, version, anchor, period, cancel_at_end, pending_tier, grace_until, change_key, told, run, updated_at)
            VALUES (\(it.user.text), \(it.tier.rawValue), \(it.version), \(it.plan?.anchor), \(it.plan?.period ?? 0),
                \(it.plan?.cancelsAtEnd ?? false), \(it.plan?.pending?.rawValue), \(it.plan?.graceUntil), \(it.changeKey),
                \(it.told.joined(separator: " ")), \(it.run), \(now))
            ON CONFLICT (user_id) DO UPDATE SET
                tier = excluded.tier, version = excluded.version, anchor = excluded.anchor, period = excluded.period,
                cancel_at_end = excluded.cancel_at_end, pending_tier = excluded.pending_tier, grace_until = excluded.grace_until,
                change_key = excluded.change_key, told = excluded.told, run = excluded.run, updated_at = excluded.updated_at
            """)
    }

    static func delete(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM subscriptions WHERE user_id = \(user.text)")
    }

    /// The tier that somebody paid for before it first changed since; nil when it has not changed since, or when nothing was paid before.
    static func tier(of user: UserID, before since: Instant, in db: any Connection) async throws -> Tier? {
        let row = try await db.first("""
            SELECT old_tier FROM tier_changes WHERE user_id = \(user.text) AND at >= \(since) ORDER BY version LIMIT 1
            """)
        return try row?.word("old_tier").flatMap { (tier: Tier) in tier == .freemium ? nil : tier }
    }

    /// Keeps that a tier changed, for reports.
    static func log(_ it: StoredSubscription, from old: Tier, at now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO tier_changes (user_id, version, old_tier, new_tier, at)
            VALUES (\(it.user.text), \(it.version), \(old.rawValue), \(it.tier.rawValue), \(now))
            """)
    }
}
