internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A promotion in both languages.
struct StoredPromotion: Sendable {
    let code: PromoCode
    let details: PromotionDetails
}

enum PromotionStore {
    /// What can still be had, newest first.
    static func current(_ now: Instant, in db: any Connection) async throws -> [StoredPromotion] {
        try await db.query("""
            SELECT \(columns) FROM promotions WHERE expires_at IS NULL OR expires_at > \(now) ORDER BY created_at DESC, code
            """).map(promotion)
    }

    static func find(_ code: PromoCode, in db: any Connection) async throws -> StoredPromotion? {
        try await db.first("SELECT \(columns) FROM promotions WHERE code = \(code.text)").map(promotion)
    }

    /// Whether a person has used a code; they may once.
    static func isRedeemed(_ code: PromoCode, by user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM promo_redemptions WHERE user_id = \(user.text) AND code = \(code.text)") != nil
    }

    /// - Returns: whether there was none of that code.
    static func insert(_ promotion: StoredPromotion, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("\(insertion(promotion, now)) ON CONFLICT (code) DO NOTHING") == 1
    }

    static func put(_ promotion: StoredPromotion, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            \(insertion(promotion, now)) ON CONFLICT (code) DO UPDATE SET title_en = excluded.title_en, title_ar = excluded.title_ar,
                percent = excluded.percent, first_order_only = excluded.first_order_only, expires_at = excluded.expires_at
            """)
    }

    /// - Returns: whether there was one.
    static func delete(_ code: PromoCode, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM promotions WHERE code = \(code.text)") == 1
    }

    private static func insertion(_ promotion: StoredPromotion, _ now: Instant) -> SQL {
        let details = promotion.details
        return """
            INSERT INTO promotions (code, title_en, title_ar, percent, first_order_only, expires_at, created_at)
            VALUES (\(promotion.code.text), \(details.title.en.text), \(details.title.ar.text), \(details.percent.value),
                \(details.firstOrderOnly), \(details.expiresAt), \(now))
            """
    }

    private static let columns: SQL = "code, title_en, title_ar, percent, first_order_only, expires_at"

    private static func promotion(_ row: Row) throws -> StoredPromotion {
        StoredPromotion(
            code: PromoCode(trusted: try row.get("code")),
            details: PromotionDetails(
                title: LocalizedName(en: FreeText(trusted: try row.get("title_en")), ar: FreeText(trusted: try row.get("title_ar"))),
                percent: Whole(trusted: try row.get("percent")), firstOrderOnly: try row.get("first_order_only"),
                expiresAt: try row.get("expires_at")))
    }
}
