internal import Contracts
internal import Platform
internal import Synchronization
internal import Wire

/// Badges that people were seen to have. Badges are never taken back, so what was true once needs no look into the database.
final class BadgeMemory: Sendable {
    /// What is younger may be of a transaction that ends without a trace, or of a clock that is ahead.
    private static let settled: Duration = .minutes(5)

    private let owned: Mutex<RecentlyUsed<UserID, Set<BadgeCode>>>

    /// - Parameter capacity: people; each takes about 200 bytes.
    init(capacity: Int = 20_000) { owned = Mutex(RecentlyUsed(capacity: capacity)) }

    /// Whether somebody is known to have all of these badges.
    func has(_ codes: [BadgeCode], _ user: UserID) -> Bool {
        codes.isEmpty || owned.withLock { $0.find(user) }.map { known in codes.allSatisfy(known.contains) } ?? false
    }

    /// - Parameter badges: as the database has them.
    func keep(_ badges: [BadgeCode: BadgeStore.Owned], of user: UserID, now: Instant) {
        let settled = badges.filter { $0.value.earnedAt + Self.settled < now }.keys
        owned.withLock { $0.keep(Set(settled), user) }
    }
}
