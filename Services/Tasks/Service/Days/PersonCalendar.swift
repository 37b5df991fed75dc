internal import Contracts
internal import Platform
internal import Wire

/// Which day it is for somebody at one moment, and which of their days can still change. A value: it reads neither clock nor database.
struct PersonCalendar: Sendable {
    let zone: Zone
    let now: Instant
    let today: LocalDate
    private let fixedThrough: LocalDate?
    private let grace: Duration
    /// How far the clock of a phone may be ahead of this one's: at midnight it is on the next date already.
    private static let clockTolerance = Duration.minutes(5)

    /// - Parameters:
    ///   - fixedThrough: the last day whose outcome is written.
    ///   - grace: how long after its end a day still takes evidence.
    init(zone: Zone, fixedThrough: LocalDate?, grace: Duration, now: Instant) {
        self.zone = zone
        self.now = now
        today = zone.localDate(at: now)
        self.fixedThrough = fixedThrough
        self.grace = grace
    }

    /// The last day that has begun for them, if not by this clock then by that of their phone.
    var latest: LocalDate { zone.localDate(at: now + Self.clockTolerance) }

    /// The last day that has begun for anybody on earth: on the Line Islands it is fourteen hours later than in Greenwich.
    static func latestAnywhere(at now: Instant) -> LocalDate { Zone.utc.localDate(at: now + .hours(14) + clockTolerance) }

    /// Whether nothing can change a day any more: its outcome was written, or the day and its grace period have ended where the person
    /// lives. Somebody who travels west across the date line may live through a date whose outcome is written already.
    func isFixed(_ date: LocalDate) -> Bool {
        if let fixedThrough, date <= fixedThrough { return true }
        return zone.startOfDay(date + 1) + grace <= now
    }
}

extension TasksDependencies {
    /// The zone somebody lives in; UTC where the zone database no longer has it.
    func zone(of person: Person) -> Zone { zones.zone(person.timezone) ?? .utc }

    func calendar(of person: Person, now: Instant) -> PersonCalendar {
        PersonCalendar(zone: zone(of: person), fixedThrough: person.progress.fixedThrough, grace: policy.grace, now: now)
    }

    func today(of person: Person, now: Instant) -> LocalDate { zone(of: person).localDate(at: now) }
}
