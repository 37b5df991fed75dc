public import Wire

/// A time zone: which wall clock stands for which instant, in the past and in the future. Equal by name.
public struct Zone: Sendable, Hashable {
    public let name: ZoneName
    private let table: ZoneTable

    init(name: ZoneName, table: ZoneTable) {
        self.name = name
        self.table = table
    }

    /// Needs no database.
    public static let utc = Zone(name: ZoneName(trusted: "UTC"), table: ZoneTable(transitions: [], offsets: [0], repeats: false))

    public static func == (a: Zone, b: Zone) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Seconds east of UTC: 10 800 in Riyadh.
    public func offset(at instant: Instant) -> Int { Int(table.offset(at: instant.seconds)) }

    /// The day that a calendar on the wall there shows.
    public func localDate(at instant: Instant) -> LocalDate { LocalDate(daysSinceEpoch: Self.day(local(instant))) }

    /// What a clock on the wall there shows, its seconds left off.
    public func localTime(at instant: Instant) -> LocalTime {
        let local = local(instant)
        let minute = Int((local - Self.day(local) * Self.daySeconds) / 60)
        return LocalTime(hour: minute / 60, minute: minute % 60) ?? .midnight
    }

    /// The first instant that belongs to a day there. That is not always midnight: where clocks go forward at midnight the day
    /// begins at 01:00. A day that the zone left out (30 December 2011 in Apia) begins where the next one does.
    ///
    /// Where clocks go back over midnight a day is entered twice; this is the first time.
    public func startOfDay(_ date: LocalDate) -> Instant {
        let wanted = Self.clamped(date)
        let midnight = wanted * Self.daySeconds
        var afterwards: Int64?
        for period in table.periods(around: midnight) {
            let first = max(period.start, midnight - period.offset)
            guard first < period.end else { continue }
            if Self.day(first + period.offset) == wanted { return Self.instant(first) }
            if afterwards == nil { afterwards = first }
        }
        return Self.instant(afterwards ?? midnight)
    }

    /// The instant at which a clock there shows a time. When clocks go back and show it twice, the earlier one; when they go
    /// forward and skip it, as much later as they skip: 02:30 in a gap from 02:00 to 03:00 is the instant of 03:30.
    public func instant(of date: LocalDate, at time: LocalTime) -> Instant {
        let wanted = Self.clamped(date) * Self.daySeconds + Int64(time.minuteOfDay) * 60
        var shifted: Int64?
        var offsetBefore: Int64?
        for period in table.periods(around: wanted) {
            let instant = wanted - period.offset
            if instant >= period.start, instant < period.end { return Self.instant(instant) }
            // Too late for the period before and too early for this one.
            if shifted == nil, instant < period.start, let offsetBefore { shifted = wanted - offsetBefore }
            offsetBefore = period.offset
        }
        return Self.instant(shifted ?? wanted)
    }

    // MARK: - Arithmetic

    private static let daySeconds: Int64 = 86_400

    /// Seconds since 1970 as a clock there counts them.
    private func local(_ instant: Instant) -> Int64 { instant.seconds + table.offset(at: instant.seconds) }

    /// Rounded down, before 1970 too.
    private static func day(_ seconds: Int64) -> Int64 { (seconds >= 0 ? seconds : seconds - (daySeconds - 1)) / daySeconds }

    /// Any date can be asked for; those beyond what an instant can hold are taken as the last that it can.
    private static func clamped(_ date: LocalDate) -> Int64 { min(max(date.daysSinceEpoch, -100_000_000_000), 100_000_000_000) }

    private static func instant(_ seconds: Int64) -> Instant { Instant(milliseconds: seconds * 1000) }
}
