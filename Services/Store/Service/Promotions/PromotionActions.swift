internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Promotions: what everybody may read, and what administrators change.
struct PromotionActions: Sendable {
    let dependencies: StoreDependencies

    func current(_ call: Call<Anyone, Nothing, Nothing>) async throws -> PromotionList {
        let found = try await dependencies.database.read { db in try await PromotionStore.current(call.now, in: db) }
        return PromotionList(items: found.map { $0.shown(call.context.language) })
    }

    func set(_ call: Call<Admin, PromotionParameters, PromotionDetails>) async throws -> Saved<Promotion> {
        let promotion = StoredPromotion(code: call.parameters.code, details: call.body)
        let (now, language) = (call.now, call.context.language)
        return try await dependencies.database.write { db in
            if try await PromotionStore.insert(promotion, now: now, in: db) { return .created(promotion.shown(language)) }
            try await PromotionStore.put(promotion, now: now, in: db)
            return .updated(promotion.shown(language))
        }
    }

    func delete(_ call: Call<Admin, PromotionParameters, Nothing>) async throws -> Nothing {
        let isGone = try await dependencies.database.write { db in try await PromotionStore.delete(call.parameters.code, in: db) }
        guard isGone else { throw APIError(.notFound) }
        return Nothing()
    }
}
