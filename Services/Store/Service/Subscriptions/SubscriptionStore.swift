internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What somebody is entitled to, as it is stored. Who has no row is Freemium.
struct StoredSubscription: Sendable {
    let user: UserID
    /// Of the tier; only grows.
    var version: Int64 = 0
    /// Nil for Freemium.
    var plan: PaidPlan?
    /// What asked for the last change that cost nothing, to know it again: a charge knows its own.
    var changeKey: String?
    /// The pieces of work that tell others of the last change of the tier.
    var told: [String] = []
    /// The test run it lives in.
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
        guard let tier: Tier = try row.word(0) else { throw DatabaseError.decoding(column: "tier", reason: "missing") }
        return StoredSubscription(
            user: user, version: try row.get(1),
            plan: try row.get(2, as: Instant?.self).map { anchor in
                PaidPlan(
                    tier: tier, anchor: anchor, period: try row.get(3), pending: try row.word(5), cancelsAtEnd: try row.get(4),
                    graceUntil: try row.get(6))
            },
            changeKey: try row.get(7), told: try row.get(8, as: String.self).split(separator: " ").map(String.init), run: try row.get(9))
    }

    /// Called by whoever has claimed the person.
    static func save(_ it: StoredSubscription, now: Instant, in db: any Connection) async throws {
        try await db.execute("""
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
        try await db.execute("DELETE FROM subscriptions WHERE user_id = \(user.text)")
    }

    /// Keeps that a tier changed, for reports.
    static func log(_ it: StoredSubscription, from old: Tier, at now: Instant, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO tier_changes (user_id, version, old_tier, new_tier, at)
            VALUES (\(it.user.text), \(it.version), \(old.rawValue), \(it.tier.rawValue), \(now))
            """)
    }
}

/// The card on file, and who its owner is at the provider.
struct Wallet: Sendable {
    struct Card: Sendable, Equatable {
        let method: PaymentToken
        let facts: CardFacts
    }
    let customer: String?
    let card: Card?

    static func find(_ user: UserID, in db: any Connection) async throws -> Wallet {
        let row = try await db.first("""
            SELECT provider_customer, method, method_brand, method_last4, method_month, method_year FROM customers WHERE user_id = \(user.text)
            """)
        guard let row else { return Wallet(customer: nil, card: nil) }
        return Wallet(customer: try row.get(0), card: try card(row, from: 1))
    }

    /// A method with its facts in the five columns from `index`; nil when there is none.
    static func card(_ row: Row, from index: Int) throws -> Card? {
        guard let method = try row.get(index, as: String?.self) else { return nil }
        return Card(
            method: PaymentToken(method),
            facts: CardFacts(
                brand: try row.get(index + 1, as: String?.self) ?? "", last4: try row.get(index + 2, as: String?.self) ?? "",
                expMonth: try row.get(index + 3, as: Int64?.self) ?? 0, expYear: try row.get(index + 4, as: Int64?.self) ?? 0))
    }

    /// Puts a card on file, or takes it off.
    static func put(_ card: Card?, of user: UserID, in db: any Connection) async throws {
        try await db.execute("""
            UPDATE customers SET method = \(card?.method.text), method_brand = \(card?.facts.brand), method_last4 = \(card?.facts.last4),
                method_month = \(card?.facts.expMonth), method_year = \(card?.facts.expYear)
            WHERE user_id = \(user.text)
            """)
    }

    static func put(customer: String, of user: UserID, in db: any Connection) async throws {
        try await db.execute("UPDATE customers SET provider_customer = \(customer) WHERE user_id = \(user.text)")
    }
}

extension CustomerStore {
    /// Takes the person's row as `claim` does, also of somebody who was deleted.
    /// - Returns: whether there still is one.
    static func hold(_ user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE customers SET version = version + 1 WHERE user_id = \(user.text)") == 1
    }
}
