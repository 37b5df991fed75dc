internal import Contracts
internal import Storage
internal import Synchronization
internal import TasksDomain

/// How rare badges are. The count reads the rows of everybody, so once there are many people, whose shares move slowly, a count is used
/// for a while. Once it is too old one of those who ask counts again, and the others do with the old one until then.
final class RarityCache: Sendable {
    private struct Kept {
        let rarity: BadgeStore.Rarity
        let at: ContinuousClock.Instant
    }

    private struct State {
        var kept: Kept?
        /// Whether somebody counts again what is too old.
        var isCounting = false
    }

    /// From this many on, one person more or less changes no share by more than a tenth of a percent.
    static let many: Int64 = 1000
    private let lifetime: Duration
    private let state = Mutex(State())

    init(lifetime: Duration = .seconds(60)) { self.lifetime = lifetime }

    func rarity(in db: any Connection) async throws -> BadgeStore.Rarity {
        let now = ContinuousClock.now
        if let rarity = usable(at: now) { return rarity }
        do {
            let rarity = try await BadgeStore.rarity(in: db)
            state.withLock { $0 = State(kept: Kept(rarity: rarity, at: now)) }
            return rarity
        } catch {
            state.withLock { $0.isCounting = false }
            throw error
        }
    }

    /// What was counted before; nil for the caller to count.
    private func usable(at now: ContinuousClock.Instant) -> BadgeStore.Rarity? {
        state.withLock { state in
            guard let kept = state.kept, kept.rarity.people >= Self.many else { return nil }
            if state.isCounting || now < kept.at + lifetime { return kept.rarity }
            state.isCounting = true
            return nil
        }
    }
}
