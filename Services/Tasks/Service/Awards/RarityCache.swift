internal import Contracts
internal import Storage
internal import Synchronization
internal import TasksDomain

/// How rare badges are. The count reads the rows of everybody, so once there are many people, whose shares move slowly, a count is used
/// for a while.
final class RarityCache: Sendable {
    private struct Kept {
        let rarity: BadgeStore.Rarity
        let at: ContinuousClock.Instant
    }

    /// From this many on, one person more or less changes no share by more than a tenth of a percent.
    static let many: Int64 = 1000
    private let lifetime: Duration
    private let kept = Mutex<Kept?>(nil)

    init(lifetime: Duration = .seconds(60)) { self.lifetime = lifetime }

    func rarity(in db: any Connection) async throws -> BadgeStore.Rarity {
        let now = ContinuousClock.now
        if let kept = kept.withLock({ $0 }), kept.rarity.people >= Self.many, now < kept.at + lifetime { return kept.rarity }
        let rarity = try await BadgeStore.rarity(in: db)
        kept.withLock { $0 = Kept(rarity: rarity, at: now) }
        return rarity
    }
}
