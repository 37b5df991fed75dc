import CoachingDomain
import Contracts
import Platform
import Testing
import Wire

/// Free slots by a coach's clock, also in nights in which clocks change. The changes are those of the zone database: Berlin 29 March and
/// 25 October 2026 at 01:00 UTC, New York 8 March 2026 at 07:00 UTC and 1 November at 06:00 UTC, Cairo 24 April 2026 at midnight.
@Suite struct SlotRuleTests {
    private let policy = CoachingPolicy()

    @Test func aDayInRiyadhIsCutIntoQuartersOfAnHour() throws {
        // Monday 2026-03-02, 09:00 to 10:00 is 06:00 to 07:00 UTC.
        let slots = try free("Asia/Riyadh", "2026-03-02", [(1, 540, 600)], minutes: 15)
        #expect(slots == ["06:00", "06:15", "06:30", "06:45"].map { "2026-03-02T\($0):00.000Z" })
        // 25 minutes need two quarters that lie within.
        #expect(try free("Asia/Riyadh", "2026-03-02", [(1, 540, 600)], minutes: 25).count == 3)
        #expect(try free("Asia/Riyadh", "2026-03-03", [(1, 540, 600)], minutes: 15).isEmpty)
    }

    @Test func anHourThatIsLeftOutHasNoSlots() throws {
        // 01:00–04:00 of a Sunday in which 02:00 becomes 03:00: two hours.
        let berlin = try free("Europe/Berlin", "2026-03-29", [(7, 60, 240)], minutes: 15)
        #expect(berlin.count == 8 && berlin.first == "2026-03-29T00:00:00.000Z" && berlin.last == "2026-03-29T01:45:00.000Z")
        #expect(try free("Europe/Berlin", "2026-03-29", [(7, 120, 180)], minutes: 15).isEmpty)
        #expect(try free("America/New_York", "2026-03-08", [(7, 60, 240)], minutes: 15).count == 8)
        // A call goes over the gap: 01:45 to 03:10 by the clock are 25 minutes.
        #expect(try free("Europe/Berlin", "2026-03-29", [(7, 60, 240)], minutes: 25).count == 7)
        // Midnight of a Friday does not exist in Cairo.
        let cairo = try free("Africa/Cairo", "2026-04-24", [(5, 0, 120)], minutes: 15)
        #expect(cairo.count == 4 && cairo.first == "2026-04-23T22:00:00.000Z")
    }

    @Test func anHourThatIsShownTwiceHasItsSlotsTwice() throws {
        let berlin = try free("Europe/Berlin", "2026-10-25", [(7, 120, 180)], minutes: 15)
        #expect(berlin.count == 8 && berlin.first == "2026-10-25T00:00:00.000Z" && berlin.last == "2026-10-25T01:45:00.000Z")
        #expect(try free("America/New_York", "2026-11-01", [(7, 60, 120)], minutes: 15).count == 8)
    }

    @Test func aDateOfItsOwnTakesThePlaceOfTheWeek() throws {
        let zone = try zone("Asia/Riyadh"), day = try LocalDate(validating: "2026-03-02")
        let away = AvailabilityException(date: day, windows: [])
        let rule = SlotRule(Availability(timezone: zone.name, weekly: [window(1, 540, 600)], exceptions: [away]), policy)
        let slots = rule.free(
            from: zone.startOfDay(day), to: zone.startOfDay(day + 8), minutes: 15, taken: [], now: zone.startOfDay(day - 1),
            clock: { (zone.localDate(at: $0), zone.localTime(at: $0)) })
        #expect(slots.map { zone.localDate(at: $0).text } == Array(repeating: "2026-03-09", count: 4))
    }

    @Test func whatIsTakenOrTooSoonOrTooFarIsNotFree() throws {
        let zone = try zone("Asia/Riyadh"), day = try LocalDate(validating: "2026-03-02")
        let rule = SlotRule(Availability(timezone: zone.name, weekly: (1...7).map { window($0, 540, 600) }), policy)
        func slots(_ now: Instant, taken: Set<Int64> = [], minutes: Int64 = 15, days: Int64 = 1) -> [Instant] {
            rule.free(
                from: zone.startOfDay(day), to: zone.startOfDay(day + days), minutes: minutes, taken: taken, now: now,
                clock: { (zone.localDate(at: $0), zone.localTime(at: $0)) })
        }
        let nine = zone.startOfDay(day) + .hours(9)
        let second = try #require(SlotRule.quarters(from: nine + .minutes(15), minutes: 15, policy)).lowerBound
        #expect(slots(nine - .hours(5), taken: [second]).count == 3)
        #expect(slots(nine - .hours(5), taken: [second], minutes: 25) == [nine + .minutes(30)])
        // One hour before it begins, to the millisecond.
        #expect(slots(nine - .hours(1)).count == 4)
        #expect(slots(nine - .hours(1) + .milliseconds(1)).count == 3)
        // 30 days ahead.
        #expect(slots(nine - .hours(5), days: 60).last.map { zone.localDate(at: $0) - day } == 29)
    }

    @Test func aSlotBeginsWithAQuarterOfAnHour() {
        #expect(SlotRule.quarters(from: Instant(milliseconds: 900_000), minutes: 25, policy) == 1..<3)
        #expect(SlotRule.quarters(from: Instant(milliseconds: 900_000), minutes: 15, policy) == 1..<2)
        #expect(SlotRule.quarters(from: Instant(milliseconds: 900_001), minutes: 15, policy) == nil)
        #expect(SlotRule.quarters(from: Instant(milliseconds: -900_000), minutes: 15, policy) == nil)
    }

    private func free(_ name: String, _ date: String, _ windows: [(Int64, Int, Int)], minutes: Int64) throws -> [String] {
        let zone = try zone(name), day = try LocalDate(validating: date)
        let rule = SlotRule(Availability(timezone: zone.name, weekly: windows.map { window($0.0, $0.1, $0.2) }), policy)
        return rule.free(
            from: zone.startOfDay(day), to: zone.startOfDay(day + 1), minutes: minutes, taken: [], now: zone.startOfDay(day) - .days(1),
            clock: { (zone.localDate(at: $0), zone.localTime(at: $0)) }
        ).map(\.text)
    }

    private func window(_ weekday: Int64, _ from: Int, _ to: Int) -> WeeklyWindow {
        WeeklyWindow(
            weekday: Whole(trusted: weekday), from: LocalTime(minuteOfDay: from) ?? .midnight, to: LocalTime(minuteOfDay: to) ?? .midnight)
    }
    private func zone(_ name: String) throws -> Zone { try #require(ZoneDatabase().zone(ZoneName(trusted: name))) }
}
