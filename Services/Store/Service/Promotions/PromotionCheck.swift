internal import Contracts
internal import Storage
internal import Wire

/// Whether a code takes something off.
enum PromotionCheck {
    /// A code as it is now, with the reason why it takes nothing off if it does not. FR-STORE-WELCOME-03-a.
    /// - Parameters:
    ///   - user: nil for a guest, of whom nothing is known yet.
    ///   - marks: of the number the order goes to and of its card, once they are known.
    static func applied(
        _ code: PromoCode, to user: UserID?, marks: [String] = [], now: Instant, in db: any Connection
    ) async throws -> AppliedPromo {
        guard let promotion = try await PromotionStore.find(code, in: db)?.details else {
            return AppliedPromo(code: code, percent: 0, problem: .promoInvalid)
        }
        let percent = promotion.percent.value
        if let expiry = promotion.expiresAt, expiry <= now { return AppliedPromo(code: code, percent: percent, problem: .promoExpired) }
        guard let user else { return AppliedPromo(code: code, percent: percent) }
        let isFirstOnly = promotion.firstOrderOnly
        var isEligible = try await !PromotionStore.isRedeemed(code, by: user, in: db)
        if isEligible, isFirstOnly { isEligible = try await CustomerStore.paidOrders(user, in: db) == 0 }
        if isEligible {
            isEligible = try await !PromotionMarkStore.isUsed(code, firstOrderOnly: isFirstOnly, by: user, marks: marks, in: db)
        }
        return AppliedPromo(code: code, percent: percent, problem: isEligible ? nil : .promoNotEligible)
    }
}
