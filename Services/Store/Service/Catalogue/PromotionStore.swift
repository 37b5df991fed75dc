internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A promotion in both languages.
struct StoredPromotion: Sendable {
    let code: PromoCode
    let details: PromotionDetails

    func shown(_ language: Language) -> Promotion {
        Promotion(
            code: code, title: language == .arabic ? details.title.ar.text : details.title.en.text, percent: details.percent.value,
            firstOrderOnly: details.firstOrderOnly, expiresAt: details.expiresAt)
    }
}

enum PromotionStore {
    /// What can still be had, newest first.
    static func current(_ now: Instant, in db: any Connection) async throws -> [StoredPromotion] {
        try await db.query("""
            SELECT code, title_en, title_ar, percent, first_order_only, expires_at FROM promotions
            WHERE expires_at IS NULL OR expires_at > \(now) ORDER BY created_at DESC, code
            """).map { row in
                StoredPromotion(
                    code: PromoCode(trusted: try row.get(0)),
                    details: PromotionDetails(
                        title: LocalizedName(en: FreeText(trusted: try row.get(1)), ar: FreeText(trusted: try row.get(2))),
                        percent: Whole(trusted: try row.get(3)), firstOrderOnly: try row.get(4), expiresAt: try row.get(5)))
            }
    }

    /// - Returns: whether there was none of that code.
    static func insert(_ promotion: StoredPromotion, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("\(insertion(promotion, now)) ON CONFLICT (code) DO NOTHING") == 1
    }

    static func put(_ promotion: StoredPromotion, now: Instant, in db: any Connection) async throws {
        try await db.execute("""
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
            VALUES (\(promotion.code.text), \(details.title.en.text), \(details.title.ar.text), \(details.percent.value), \(details.firstOrderOnly),
                \(details.expiresAt), \(now))
            """
    }
}
