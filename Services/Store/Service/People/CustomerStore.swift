internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Who buys here. The row is made when it is first needed; it is also the lock under which a person's cart, checkouts and subscription
/// change.
enum CustomerStore {
    /// Locks the person's row, making it when there is none: until the transaction ends nobody else changes what they have. Locked before
    /// any other row, so that no two transactions wait for each other.
    /// - Throws: `unauthenticated` for somebody who was deleted.
    static func claim(_ user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.ask(claim(user, now: now))
    }

    /// As a question, for what is asked along with it.
    static func claim(_ user: UserID, now: Instant) -> Question<Void> {
        let claimed: Question<Bool> = .any("""
            INSERT INTO customers (user_id, version, paid_orders, joined_at)
            SELECT \(user.text), 1, 0, \(now) WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(user.text))
            ON CONFLICT (user_id) DO UPDATE SET version = customers.version + 1
            RETURNING user_id
            """)
        // Asked again once the row is locked: a deletion that held the lock meanwhile is seen only now.
        return claimed.and(Departures().contains(user)).map { isClaimed, isGone in
            guard isClaimed, !isGone else { throw APIError(.unauthenticated) }
        }
    }

    /// Locks the person's row as `claim` does, also of somebody who was deleted.
    /// - Returns: whether there still is one.
    static func hold(_ user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE customers SET version = version + 1 WHERE user_id = \(user.text)") == 1
    }

    /// Locks the row of a checkout's customer, before any other row.
    /// - Returns: whether there is one.
    static func hold(ofCheckout id: CheckoutID, in db: any Connection) async throws -> Bool {
        try await db.ask(hold(ofCheckout: id))
    }

    static func hold(ofCheckout id: CheckoutID) -> Question<Bool> {
        .any("""
            UPDATE customers SET version = version + 1 WHERE user_id = (SELECT user_id FROM checkouts WHERE id = \(id.text))
            RETURNING user_id
            """)
    }

    /// Locks the row of somebody who is being deleted, making it when there is none: a request that would make one at this moment waits,
    /// and is refused afterwards.
    static func holdLeaving(_ user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO customers (user_id, version, paid_orders, joined_at) VALUES (\(user.text), 1, 0, \(now))
            ON CONFLICT (user_id) DO UPDATE SET version = customers.version + 1
            """)
    }

    /// Keeps since when somebody was here who is being deleted: the report on conversion counts whoever came, also those who left. Called
    /// before `holdLeaving`, which would make everybody a customer.
    static func remember(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO former_customers (user_id, joined_at)
            SELECT user_id, joined_at FROM customers WHERE user_id = \(user.text)
            ON CONFLICT (user_id) DO NOTHING
            """)
    }

    /// How many orders somebody paid for.
    static func paidOrders(_ user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT paid_orders FROM customers WHERE user_id = \(user.text)")?.get("paid_orders") ?? 0
    }

    static func countPaidOrder(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE customers SET paid_orders = paid_orders + 1 WHERE user_id = \(user.text)")
    }

    /// The keyed hash of the account's phone number; see `PromotionMemory`.
    static func phoneMark(of user: UserID, in db: any Connection) async throws -> String? {
        try await db.first("SELECT phone_mark FROM customers WHERE user_id = \(user.text)")?.get("phone_mark", as: String?.self)
    }

    static func setPhoneMark(_ mark: String, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE customers SET phone_mark = \(mark) WHERE user_id = \(user.text)")
    }

    /// Their cart goes with the row.
    static func delete(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM customers WHERE user_id = \(user.text)")
    }
}
