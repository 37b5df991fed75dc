public import Contracts
public import Wire

/// When calls can begin: by the clocks of the coach's zone, on a grid of quarters of an hour.
///
/// A quarter of an hour belongs to a window when the coach's clock shows a time within the window as the quarter begins. Zones are whole
/// quarters of an hour from UTC and change their clocks at whole quarters, so what holds when a quarter begins holds until its end. Hours
/// that clocks leave out have no quarters, and hours that clocks show twice have them twice: nothing else has to be known of such nights.
public struct SlotRule: Sendable {
    /// Minutes of the day, of each weekday (Monday is 1) and of the dates that have windows of their own.
    private var weekly: [Int: [Range<Int>]] = [:]
    private var dates: [LocalDate: [Range<Int>]] = [:]
    private let policy: CoachingPolicy

    public init(_ availability: Availability, _ policy: CoachingPolicy) {
        self.policy = policy
        for window in availability.weekly {
            weekly[Int(window.weekday.value), default: []].append(Self.minutes(window.window))
        }
        for exception in availability.exceptions { dates[exception.date] = exception.windows.map(Self.minutes) }
    }

    /// The length of a quarter, in milliseconds.
    public static func length(_ policy: CoachingPolicy) -> Int64 { policy.slotMinutes * 60_000 }

    /// The quarters, counted since 1970, that a call of some minutes uses; nil for one that does not begin with a quarter.
    public static func quarters(from slot: Instant, minutes: Int64, _ policy: CoachingPolicy) -> Range<Int64>? {
        let length = length(policy)
        guard slot.milliseconds >= 0, slot.milliseconds % length == 0, minutes > 0 else { return nil }
        let first = slot.milliseconds / length
        return first..<first + (minutes + policy.slotMinutes - 1) / policy.slotMinutes
    }

    /// Whether a call that begins then is neither too soon nor too far off.
    public static func isBookable(_ slot: Instant, now: Instant, _ policy: CoachingPolicy) -> Bool {
        slot >= now + policy.bookingNotice && slot <= now + .days(policy.bookingDays)
    }

    /// Whether all of these quarters lie within windows.
    /// - Parameter clock: what the coach's clock shows at an instant.
    public func covers(_ quarters: Range<Int64>, clock: (Instant) -> (date: LocalDate, time: LocalTime)) -> Bool {
        quarters.allSatisfy { isOpen($0, clock) }
    }

    /// The instants from `start` to before `end` at which a call of some minutes can begin.
    /// - Parameter taken: quarters that are booked or kept.
    public func free(
        from start: Instant, to end: Instant, minutes: Int64, taken: Set<Int64>, now: Instant,
        clock: (Instant) -> (date: LocalDate, time: LocalTime)
    ) -> [Instant] {
        let length = Self.length(policy)
        let earliest = max(start, now + policy.bookingNotice, Instant(milliseconds: 0))
        let latest = min(end - .milliseconds(1), now + .days(policy.bookingDays))
        let first = (earliest.milliseconds + length - 1) / length, last = latest.milliseconds / length
        guard first <= last else { return [] }
        let needed = (minutes + policy.slotMinutes - 1) / policy.slotMinutes
        var slots: [Instant] = []
        // How many free quarters in a row end here.
        var run: Int64 = 0
        for quarter in first..<last + needed {
            run = !taken.contains(quarter) && isOpen(quarter, clock) ? run + 1 : 0
            if run >= needed { slots.append(Instant(milliseconds: (quarter - needed + 1) * length)) }
        }
        return slots
    }

    private func isOpen(_ quarter: Int64, _ clock: (Instant) -> (date: LocalDate, time: LocalTime)) -> Bool {
        let (date, time) = clock(Instant(milliseconds: quarter * Self.length(policy)))
        let windows = dates[date] ?? weekly[date.weekday] ?? []
        return windows.contains { $0.contains(time.minuteOfDay) }
    }

    private static func minutes(_ window: DayWindow) -> Range<Int> {
        let from = window.from.minuteOfDay
        return from..<max(from, window.endMinute)
    }
}
