import Foundation
import Testing
import Wire

@testable import PlatformCore

@Suite struct ZoneTests {
    private static let database = ZoneDatabase()
    /// Every kind of trouble: half-hour and quarter-hour offsets, half-hour and negative daylight saving, midnight changes, skipped days.
    private static let zones = [
        "Europe/Berlin", "Europe/London", "Europe/Dublin", "Europe/Moscow", "Europe/Istanbul", "America/New_York", "America/Los_Angeles",
        "America/Sao_Paulo", "America/St_Johns", "America/Caracas", "America/Havana", "America/Nuuk", "America/Asuncion", "America/Toronto",
        "America/Argentina/Buenos_Aires", "Asia/Riyadh", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Beirut", "Asia/Tehran", "Asia/Gaza",
        "Asia/Jerusalem", "Asia/Amman", "Asia/Pyongyang", "Asia/Tokyo", "Africa/Cairo", "Africa/Casablanca", "Africa/Monrovia",
        "Australia/Lord_Howe",
        "Australia/Sydney", "Australia/Eucla", "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kiritimati",
        "Pacific/Norfolk",
        "Antarctica/Troll",
    ]

    private static func zone(_ name: String) throws -> Zone { try #require(database.zone(ZoneName(validating: name)), "\(name)") }
    private static func at(_ text: String) throws -> Instant { try Instant(validating: text) }
    private static func date(_ text: String) throws -> LocalDate { try LocalDate(validating: text) }
    private static func time(_ text: String) throws -> LocalTime { try LocalTime(validating: text) }

    // MARK: - Against the C library

    /// Both sides of every change, and instants between them.
    private static func compare(_ names: [String], in folder: String, years: Range<Int>, instants: Int) throws {
        let database = ZoneDatabase(directory: folder)
        let random = SeededRandom(seed: 1)
        for (name, edges) in try ZoneOracle.edges(names, in: folder, years: years) {
            let zone = try #require(database.zone(ZoneName(validating: name)), "\(name)")
            for edge in edges where zone.offset(at: Instant(milliseconds: edge.second * 1000)) != edge.offset {
                Issue.record("\(name) \(edge)")
            }
            let (first, last) = (edges[0].second, edges[edges.count - 1].second)
            for _ in 0..<instants {
                let second = first + Int64(random.below(UInt64(last - first)))
                let expected = edges.last { $0.second <= second }?.offset
                let found = zone.offset(at: Instant(milliseconds: second * 1000 + 999))
                if found != expected { Issue.record("\(name) \(second): \(found)") }
            }
        }
    }

    @Test func offsetsAreTheCLibrarys() throws {
        #expect(try ZoneOracle.edges(Self.zones, years: 1950..<2101).count >= 34)
        try Self.compare(Self.zones, in: ZoneOracle.folder, years: 1950..<2101, instants: 2000)
    }

    @Test func farFuturesFollowTheRule() throws {
        for (name, edges) in try ZoneOracle.edges(["Europe/Berlin", "Australia/Lord_Howe", "America/Nuuk"], years: 2390..<2860) {
            #expect(edges.count == 4 * 470)
            let zone = try Self.zone(name)
            for edge in edges { #expect(zone.offset(at: Instant(milliseconds: edge.second * 1000)) == edge.offset, "\(name) \(edge)") }
        }
    }

    /// Slim files leave to the rule what Debian's spell out.
    @Test func slimFilesAreRead() throws {
        let folder = try ZoneOracle.slimFolder()
        let names = try ZoneOracle.names()
        #expect(names.count > 300)
        try Self.compare(names, in: folder.path, years: 2005..<2045, instants: 100)
        // Those that never change again have no edges to look at.
        let slim = ZoneDatabase(directory: folder.path)
        for name in names {
            let instant = try Self.at("2026-03-01T08:00:00Z")
            #expect(try slim.zone(ZoneName(validating: name))?.offset(at: instant) == Self.zone(name).offset(at: instant), "\(name)")
        }
    }

    /// Another library with data of its own, so only zones whose rules have long been settled, and only the last fifty years.
    @Test(arguments: [
        "Europe/Berlin", "Europe/London", "Europe/Paris", "Europe/Dublin", "America/New_York", "America/Los_Angeles", "America/St_Johns",
        "America/Phoenix", "Asia/Riyadh", "Asia/Dubai", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tokyo", "Asia/Shanghai", "Asia/Singapore",
        "Australia/Lord_Howe", "Australia/Sydney", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Apia", "Africa/Johannesburg",
        "Africa/Lagos",
    ])
    func daysAndTimesAreFoundations(_ name: String) throws {
        let zone = try Self.zone(name)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: name))
        let random = SeededRandom(seed: 3)
        for _ in 0..<1000 {
            let instant = Instant(milliseconds: 189_302_400_000 + Int64(random.below(1_893_456_000_000)))
            let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            let expected = String(
                format: "%04d-%02d-%02d %02d:%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0)
            let found = "\(zone.localDate(at: instant).text) \(zone.localTime(at: instant).text)"
            if found != expected { Issue.record("\(instant.text): \(found), not \(expected)") }
        }
    }

    // MARK: - Days

    @Test(arguments: [
        // An ordinary day, and days that clocks change in.
        ("Asia/Riyadh", "2026-03-01", "2026-02-28T21:00:00.000Z"), ("Asia/Kathmandu", "2026-03-01", "2026-02-28T18:15:00.000Z"),
        ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z"), ("Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00.000Z"),
        ("America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z"), ("America/New_York", "2026-11-02", "2026-11-02T05:00:00.000Z"),
        ("Australia/Lord_Howe", "2026-04-06", "2026-04-05T13:30:00.000Z"), ("Europe/Dublin", "2026-10-26", "2026-10-26T00:00:00.000Z"),
        ("Africa/Casablanca", "2025-02-24", "2025-02-24T00:00:00.000Z"), ("Africa/Casablanca", "2025-04-07", "2025-04-06T23:00:00.000Z"),
        // No midnight.
        ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z"), ("Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00.000Z"),
        ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"), ("America/Toronto", "1919-03-31", "1919-03-31T04:30:00.000Z"),
        // Midnight, or the minute after it, comes twice.
        ("America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"), ("America/St_Johns", "2006-10-29", "2006-10-29T02:30:00.000Z"),
        ("America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00.000Z"), ("America/Sao_Paulo", "2018-02-17", "2018-02-17T02:00:00.000Z"),
        // A day left out, the one after it, and a day lived twice.
        ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00.000Z"), ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"),
        ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00.000Z"), ("Pacific/Kwajalein", "1993-08-21", "1993-08-21T12:00:00.000Z"),
        ("America/Juneau", "1867-10-18", "1867-10-17T08:57:41.000Z"),
    ])
    func daysStart(_ name: String, _ date: String, _ start: String) throws {
        #expect(try Self.zone(name).startOfDay(Self.date(date)).text == start)
    }

    @Test(arguments: zones) func aDayStartsAtItsFirstInstant(_ name: String) throws {
        let zone = try Self.zone(name)
        let random = SeededRandom(seed: 4)
        // Days around a change are where it can go wrong.
        let changes = try ZoneOracle.edges([name], years: 1950..<2050)[name] ?? []
        let near = changes.flatMap { edge in (-1...1).map { edge.second / 86_400 + $0 } }
        let dates = Set(near + (0..<200).map { _ in -7305 + Int64(random.below(54_787)) }).map { LocalDate(daysSinceEpoch: $0) }
        var skipped = 0
        for date in dates {
            let start = zone.startOfDay(date)
            let found = zone.localDate(at: start)
            if found != date {
                skipped += 1
                #expect(found == date + 1 && zone.startOfDay(date + 1) == start, "\(name) \(date.text)")
            }
            #expect(zone.localDate(at: start - .milliseconds(1)) < date, "\(name) \(date.text)")
            for quarter in 1...120 where zone.localDate(at: start - .seconds(quarter * 900)) >= date {
                Issue.record("\(name) \(date.text) began before \(start.text)")
            }
            let later = start + .seconds(Int64(random.below(86_400)))
            #expect(zone.startOfDay(zone.localDate(at: later)) <= later)
        }
        #expect(skipped == (["Pacific/Apia", "Pacific/Kiritimati"].contains(name) ? 1 : 0), "\(name)")
    }

    // MARK: - Times

    @Test(arguments: [
        ("Asia/Riyadh", "2026-03-01", "07:30", "2026-03-01T04:30:00.000Z"),
        // Skipped times move on by what was skipped.
        ("Europe/Berlin", "2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"),
        ("Europe/Berlin", "2026-03-29", "02:00", "2026-03-29T01:00:00.000Z"),
        ("Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"),
        ("Europe/Berlin", "2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"),
        ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45:00.000Z"),
        ("America/Sao_Paulo", "2018-11-04", "00:00", "2018-11-04T03:00:00.000Z"),
        ("Pacific/Apia", "2011-12-30", "10:00", "2011-12-30T20:00:00.000Z"),
        ("Europe/Dublin", "2026-03-29", "01:30", "2026-03-29T01:30:00.000Z"),
        ("Africa/Casablanca", "2025-04-06", "02:30", "2025-04-06T02:30:00.000Z"),
        // Repeated times are the earlier of two.
        ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"),
        ("Europe/Berlin", "2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"),
        ("America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"),
        ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00.000Z"),
        ("Europe/Dublin", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"),
    ])
    func timesAreFound(_ name: String, _ date: String, _ time: String, _ instant: String) throws {
        #expect(try Self.zone(name).instant(of: Self.date(date), at: Self.time(time)).text == instant)
    }

    @Test(arguments: zones) func aTimeIsShownByItsInstant(_ name: String) throws {
        let zone = try Self.zone(name)
        let random = SeededRandom(seed: 5)
        let changes = try ZoneOracle.edges([name], years: 1972..<2050)[name] ?? []
        let near = changes.flatMap { edge in [0, 1800, 5400, -1800].map { edge.second + Int64(edge.offset) + $0 } }
        for second in near + (0..<500).map({ _ in Int64(random.below(2_524_608_000)) }) {
            let date = LocalDate(daysSinceEpoch: second / 86_400)
            let minute = Int(second % 86_400 / 60)
            let time = try #require(LocalTime(hour: minute / 60, minute: minute % 60))
            let instant = zone.instant(of: date, at: time)
            let shown = (zone.localDate(at: instant), zone.localTime(at: instant))
            if shown != (date, time) {
                // Only right after a change, and later by what it skipped.
                let before = zone.offset(at: instant - .hours(25))
                let skipped = (shown.0 - date) * 1440 + Int64(shown.1.minuteOfDay - time.minuteOfDay)
                let change = Int64(zone.offset(at: instant) - before)
                // Clocks show no seconds, of which Monrovia skipped thirty.
                #expect(skipped > 0 && change / 60 == skipped, "\(name) \(date.text) \(time.text)")
            }
            for quarter in 1...12 {
                let earlier = instant - .seconds(quarter * 900)
                #expect(zone.localDate(at: earlier) != date || zone.localTime(at: earlier) != time, "\(name) \(date.text) \(time.text)")
            }
        }
    }

    @Test func aZoneIsEqualByName() throws {
        #expect(try Self.zone("UTC") == .utc)
        #expect(try Set([Self.zone("Asia/Riyadh"), Self.zone("Asia/Riyadh"), Self.zone("Asia/Kuwait")]).count == 2)
        #expect(Zone.utc.offset(at: Instant(milliseconds: 0)) == 0)
        #expect(Zone.utc.localDate(at: Instant(milliseconds: -1)).text == "1969-12-31")
        #expect(Zone.utc.localTime(at: Instant(milliseconds: -1)).text == "23:59")
        #expect(try Zone.utc.startOfDay(Self.date("2026-03-01")) == Self.at("2026-03-01T00:00:00Z"))
    }

    /// Before standard time, and at the ends of what the types can hold.
    @Test func noInstantAndNoDateIsTooFar() throws {
        #expect(try Self.zone("Europe/Berlin").localTime(at: Self.at("1850-01-01T00:00:00Z")).text == "00:53")
        for name in ["UTC", "Europe/Berlin", "Asia/Riyadh", "America/Nuuk"] {
            let zone = try Self.zone(name)
            for end in [Int64.min, -1 << 60, 1 << 60, .max] {
                let instant = Instant(milliseconds: end)
                #expect(abs(zone.offset(at: instant)) < 86_400)
                #expect(zone.localDate(at: instant).daysSinceEpoch.signum() == end.signum())
                _ = zone.localTime(at: instant)
                #expect(zone.startOfDay(LocalDate(daysSinceEpoch: end)).milliseconds.signum() == end.signum())
                #expect(zone.instant(of: LocalDate(daysSinceEpoch: end), at: .example).milliseconds.signum() == end.signum())
            }
        }
    }
}
