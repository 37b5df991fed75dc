internal import Contracts
internal import Storage
internal import Wire

/// Marks of deleted people, and the redemptions they are made of. See `PromotionMemory`.
enum PromotionMarkStore {
    /// Whether a person's number is that of somebody who was deleted after they used this code, or bought anything if that is what counts.
    /// - Parameter marks: of the number the order goes to and of the card it is paid with, as far as they are known.
    static func isUsed(_ code: PromoCode, firstOrderOnly: Bool, by user: UserID, marks: [String], in db: any Connection) async throws
        -> Bool
    {
        try await db.first("""
            SELECT 1 FROM promo_marks
            WHERE code IN (\(code.text), \(firstOrderOnly ? PromotionMemory.anyCode : code.text))
              AND (mark IN (\(list: marks)) OR mark = (SELECT phone_mark FROM customers WHERE user_id = \(user.text)))
            """) != nil
    }

    static func add(_ mark: String, code: String, in db: any Connection) async throws {
        try await db.enqueue("INSERT INTO promo_marks (mark, code) VALUES (\(mark), \(code)) ON CONFLICT (mark, code) DO NOTHING")
    }

    /// Deletes what somebody redeemed.
    /// - Returns: their codes, and the marks of the cards they were used with.
    static func takeRedemptions(of user: UserID, in db: any Connection) async throws -> (codes: Set<String>, cardMarks: Set<String>) {
        let rows = try await db.query("DELETE FROM promo_redemptions WHERE user_id = \(user.text) RETURNING code, card_mark")
        return (
            Set(try rows.map { try $0.get("code", as: String.self) }),
            Set(try rows.compactMap { try $0.get("card_mark", as: String?.self) })
        )
    }
}

/// Keys that outlive the service secret: made once, stored encrypted with it.
enum KeptKeyStore {
    /// Stores a key unless one of that name is there: of several replicas that start at once, one makes it and all use it.
    /// - Returns: the key that is stored now.
    static func keep(_ sealed: String, as name: String, in db: any Connection) async throws -> String? {
        try await db.enqueue("INSERT INTO kept_keys (name, sealed) VALUES (\(name), \(sealed)) ON CONFLICT (name) DO NOTHING")
        return try await db.first("SELECT sealed FROM kept_keys WHERE name = \(name)")?.get("sealed")
    }

    static func replace(_ old: String?, with new: String, of name: String, in db: any Connection) async throws {
        try await db.enqueue("UPDATE kept_keys SET sealed = \(new) WHERE name = \(name) AND sealed = \(old)")
    }
}
