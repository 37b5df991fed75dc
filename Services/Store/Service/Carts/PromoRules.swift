internal import Contracts
internal import Storage
internal import Wire

/// Whether a code takes something off.
enum PromoRules {
    /// A code as it is now, with the reason why it takes nothing off if it does not. FR-STORE-WELCOME-03-a.
    /// - Parameter user: nil for a guest, of whom nothing is known yet.
    static func applied(_ code: PromoCode, to user: UserID?, now: Instant, in db: any Connection) async throws -> AppliedPromo {
        let row = try await db.first("SELECT percent, first_order_only, expires_at FROM promotions WHERE code = \(code.text)")
        guard let row else { return AppliedPromo(code: code, percent: 0, problem: .promoInvalid) }
        let percent: Int64 = try row.get(0)
        if let expiry = try row.get(2, as: Instant?.self), expiry <= now { return AppliedPromo(code: code, percent: percent, problem: .promoExpired) }
        guard let user else { return AppliedPromo(code: code, percent: percent) }
        let isFirstOnly: Bool = try row.get(1)
        var isEligible = try await !isRedeemed(code, by: user, in: db)
        if isEligible, isFirstOnly { isEligible = try await CustomerStore.paidOrders(user, in: db) == 0 }
        return AppliedPromo(code: code, percent: percent, problem: isEligible ? nil : .promoNotEligible)
    }

    /// A person uses a code once.
    private static func isRedeemed(_ code: PromoCode, by user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM promo_redemptions WHERE user_id = \(user.text) AND code = \(code.text)") != nil
    }
}
