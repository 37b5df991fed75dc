internal import Contracts
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Badges as their owner reads them.
enum BadgeView {
    /// The whole catalogue, in its order.
    static func all(
        _ facts: BadgeFacts, owned: [BadgeCode: BadgeStore.Owned], rarity: BadgeStore.Rarity, _ language: Language
    ) -> [Badge] {
        BadgeRule.catalogue.map { code in
            BadgeRule.badge(
                code, in: facts, earnedAt: owned[code]?.earnedAt, seen: owned[code]?.seen ?? false,
                rarityPercent: rarity.percent(of: code), language)
        }
    }

    /// Newest first; those earned together in the order of the catalogue.
    static func recent(
        _ count: Int64, of user: UserID, language: Language, rarities: RarityCache, in db: any Connection
    ) async throws -> [Badge] {
        let owned = try await BadgeStore.owned(by: user, in: db)
        guard !owned.isEmpty else { return [] }
        let rarity = try await rarities.rarity(in: db)
        // The sort is stable.
        let order = BadgeRule.catalogue.compactMap { code in owned[code].map { (code: code, own: $0) } }
            .sorted { $0.own.earnedAt > $1.own.earnedAt }
        return order.prefix(Int(max(0, count))).map { code, own in
            // An earned badge shows its full progress, whatever the facts are.
            BadgeRule.badge(
                code, in: BadgeFacts(), earnedAt: own.earnedAt, seen: own.seen, rarityPercent: rarity.percent(of: code), language)
        }
    }
}
