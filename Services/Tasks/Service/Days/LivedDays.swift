internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// The dates that somebody really lived through, given the time zones they were in. Who flies east across the date line skips a date, and
/// did not miss it.
struct LivedDays: Sendable {
    static func read(_ person: Person, _ dependencies: TasksDependencies, now: Instant, in db: any Connection) async throws -> LivedDays {
        LivedDays(zones: try await ZoneStore.list(of: person.id, in: db), database: dependencies.zones, now: now)
    }

    /// How much of a date somebody has to live through for it to count. A flight that leaves Los Angeles in the evening lands in Auckland
    /// in the morning two dates later: by the clock of Los Angeles half of the date between was spent on board, by that of Auckland none
    /// of it.
    private static let enough: Duration = .hours(12)
    private let stays: [(from: Instant, to: Instant, zone: Zone)]

    init(zones: [(since: Instant, zone: ZoneName)], database: ZoneDatabase, now: Instant) {
        stays = zones.enumerated().map { index, stay in
            let end = index + 1 < zones.count ? zones[index + 1].since : now
            // Before the first zone that is known they are taken to have lived in it.
            let start = index == 0 ? Instant(milliseconds: .min / 2) : stay.since
            return (start, end, database.zone(stay.zone) ?? .utc)
        }
    }

    /// Whether they lived through at least half of a date.
    func contains(_ date: LocalDate) -> Bool {
        guard !stays.isEmpty else { return true }
        let lived = around(date).reduce(Duration.zero) { sum, stay in
            let (start, end) = (max(stay.from, stay.zone.startOfDay(date)), min(stay.to, stay.zone.startOfDay(date + 1)))
            return start < end ? sum + (end - start) : sum
        }
        return lived >= Self.enough
    }

    /// The dates before `today` that they skipped by travelling. Only a date on which the zone changed can be among them.
    func lost(before today: LocalDate) -> Set<LocalDate> {
        var dates: Set<LocalDate> = []
        for (before, after) in zip(stays, stays.dropFirst()) {
            let (left, reached) = (before.zone.localDate(at: after.from), after.zone.localDate(at: after.from))
            for day in min(left, reached).daysSinceEpoch...max(left, reached).daysSinceEpoch {
                dates.insert(LocalDate(daysSinceEpoch: day))
            }
        }
        return dates.filter { $0 < today && !contains($0) }
    }

    /// The stays that overlap the 50 hours during which it is this date somewhere on earth, found by binary search.
    private func around(_ date: LocalDate) -> ArraySlice<(from: Instant, to: Instant, zone: Zone)> {
        let (first, last) = (Zone.utc.startOfDay(date) - .hours(14), Zone.utc.startOfDay(date + 1) + .hours(12))
        var (low, high) = (0, stays.count)
        while low < high {
            let middle = (low + high) / 2
            if stays[middle].to <= first { low = middle + 1 } else { high = middle }
        }
        return stays[low...].prefix { $0.from < last }
    }
}
