import Contracts
import Foundation
import Testing
import Wire

@testable import NutritionDomain

@Suite struct RamadanTests {
    /// Of PyPI's hijridate: the first and last day of each Ramadan from 1445 to 1500, and 400 other days.
    @Test func datesAreThoseOfTheUmmAlQuraCalendar() throws {
        let rows = try table("hijri")
        #expect(rows.count == 512)
        for row in rows {
            let date = try LocalDate(validating: row[0])
            let numbers = row[1...].compactMap { Int64($0) }
            let hijri = HijriDate(year: numbers[0], month: numbers[1], day: numbers[2])
            #expect(HijriCalendar.date(of: date) == hijri, "\(row)")
            #expect(HijriCalendar.localDate(of: hijri) == date, "\(row)")
            #expect(HijriCalendar.isRamadan(date) == (hijri.month == 9))
        }
    }

    @Test func everyDayIsOneDayAfterTheLastForThreeCenturies() throws {
        var before = HijriCalendar.date(of: LocalDate(daysSinceEpoch: -20_001))
        for day in -20_000...90_000 as ClosedRange<Int64> {
            let date = HijriCalendar.date(of: LocalDate(daysSinceEpoch: day))
            let isNextDay = date.day == before.day + 1 && date.month == before.month && date.year == before.year
            let isNextMonth = date.day == 1 && before.day >= 29 && date.month == before.month % 12 + 1
            try #require(isNextDay || isNextMonth, "\(before) \(date)")
            try #require(HijriCalendar.localDate(of: date) == LocalDate(daysSinceEpoch: day))
            before = date
        }
    }

    @Test func aDayThatDoesNotExistIsNone() {
        // Ramadan of 1447 had 30 days and that of 1446 29.
        #expect(HijriCalendar.localDate(of: HijriDate(year: 1447, month: 9, day: 30)) != nil)
        #expect(HijriCalendar.localDate(of: HijriDate(year: 1446, month: 9, day: 30)) == nil)
        #expect(HijriCalendar.localDate(of: HijriDate(year: 1446, month: 13, day: 1)) == nil)
        #expect(HijriCalendar.localDate(of: HijriDate(year: 1446, month: 0, day: 1)) == nil)
        #expect(HijriCalendar.localDate(of: HijriDate(year: 1446, month: 1, day: 0)) == nil)
    }

    @Test func anglesAreThoseOfTheSystemsLibrary() {
        for step in -40_000...40_000 {
            let degrees = Double(step) * 0.731, radians = degrees * .pi / 180
            #expect(abs(Angles.sin(degrees) - sin(radians)) < 1e-11)
            #expect(abs(Angles.cos(degrees) - cos(radians)) < 1e-11)
        }
        for step in -1000...1000 {
            let x = Double(step) / 1000
            #expect(abs(Angles.acos(x) - acos(x) * 180 / .pi) < 1e-12)
            #expect(abs(Angles.asin(x) - asin(x) * 180 / .pi) < 1e-12)
            for y in [-3.0, -1, -0.2, 0.001, 0.4, 1, 17] {
                #expect(abs(Angles.atan2(y, x) - atan2(y, x) * 180 / .pi) < 1e-12)
            }
        }
    }

    /// Of PyPI's adhanpy with the method of Umm al-Qura, to its whole minutes.
    @Test func dawnAndSunsetAreThoseOfAnotherLibrary() throws {
        let rows = try table("sun")
        #expect(rows.count == 144)
        for row in rows {
            let date = try LocalDate(validating: row[3]), offset = try #require(Int64(row[4]))
            let place = Self.place(try #require(Double(row[1])), try #require(Double(row[2])))
            let times = try #require(SunTimes.fasting(on: date, at: place, offset: offset))
            #expect(abs(Self.minute(row[5]) - times.dawn.milliseconds / 60_000) <= 2, "\(row): \(times.dawn.text)")
            #expect(abs(Self.minute(row[6]) - times.sunset.milliseconds / 60_000) <= 2, "\(row): \(times.sunset.text)")
            #expect(times.formula == "noaa-sun/1 umm-al-qura")
        }
    }

    @Test func whereTheSunDoesNotSetThereAreNoTimes() throws {
        let tromso = Self.place(69.65, 18.96)
        #expect(SunTimes.fasting(on: try LocalDate(validating: "2026-06-21"), at: tromso, offset: 120) == nil)
        #expect(SunTimes.fasting(on: try LocalDate(validating: "2026-12-21"), at: tromso, offset: 60) == nil)
        #expect(SunTimes.fasting(on: try LocalDate(validating: "2026-03-21"), at: tromso, offset: 60) != nil)
        #expect(SunTimes.fasting(on: try LocalDate(validating: "2026-06-21"), at: Self.place(90, 0), offset: 0) == nil)
    }

    /// Apia is at 172° west and has the clocks of 13 hours east: its dates are a day ahead of the sun's there.
    @Test func besideTheDateLineTheDateIsThatOfTheClocks() throws {
        let date = try LocalDate(validating: "2026-02-20")
        let times = try #require(SunTimes.fasting(on: date, at: Self.place(-13.83, -171.73), offset: 780))
        #expect(times.dawn.text.hasPrefix("2026-02-19T16:"))
        #expect(times.sunset.text.hasPrefix("2026-02-20T05:") || times.sunset.text.hasPrefix("2026-02-20T06:"))
    }

    @Test func zonesAreWhereTheirLargestCityIs() throws {
        func text(_ name: String) throws -> String { try String(contentsOfFile: "/usr/share/zoneinfo/\(name)", encoding: .utf8) }
        let places = ZonePlaces(try ["zone1970.tab", "zone.tab"].map(text), links: try text("tzdata.zi"))
        #expect(places.place(of: ZoneName(trusted: "Asia/Riyadh")) == Self.place(24.63, 46.72))
        #expect(places.place(of: ZoneName(trusted: "Asia/Kuwait")) == Self.place(29.33, 47.98))
        // 40°42′51″ north, 74°00′23″ west.
        #expect(places.place(of: ZoneName(trusted: "America/New_York")) == Self.place(40.71, -74.01))
        // Old names, as phones report them.
        for (old, new) in [("Asia/Calcutta", "Asia/Kolkata"), ("Asia/Istanbul", "Europe/Istanbul"), ("Europe/Kiev", "Europe/Kyiv")] {
            let place = try #require(places.place(of: ZoneName(trusted: new)))
            #expect(places.place(of: ZoneName(trusted: old)) == place, "\(old)")
        }
        #expect(places.place(of: ZoneName(trusted: "UTC")) == nil)
    }

    @Test func linesThatSayNoPlaceAreSkipped() {
        let places = ZonePlaces([
            "# a comment",
            "XX\t+2438\tA/B\nXX\t+2438+x4643\tC/D\nXX\t+9938+04643\tE/F\nXX\nSA\t+2438+04643\tAsia/Riyadh\r\nXX\t-0000-00030\tG/H",
            "XX\t+1000+01000\tG/H",
        ])
        for zone in ["A/B", "C/D", "E/F"] { #expect(places.place(of: ZoneName(trusted: zone)) == nil) }
        #expect(places.place(of: ZoneName(trusted: "G/H")) == Self.place(0, -0.5))
        let linked = ZonePlaces(
            ["XX\t+1000+01000\tA/B\nXX\t+2000+02000\tC/D"], links: "# L A/B X/1\nL A/B E/F\nL A/B C/D\nL G/H I/J\nZ A/B 1\nL A/B")
        #expect(linked.place(of: ZoneName(trusted: "E/F")) == Self.place(10, 10))
        #expect(linked.place(of: ZoneName(trusted: "C/D")) == Self.place(20, 20))
        for zone in ["X/1", "I/J", "G/H"] { #expect(linked.place(of: ZoneName(trusted: zone)) == nil) }
    }

    private static func place(_ latitude: Double, _ longitude: Double) -> Place {
        Place(
            latitude: Hundredths(trusted: Int64((100 * latitude).rounded())),
            longitude: Hundredths(trusted: Int64((100 * longitude).rounded())))
    }

    /// Minutes since 1970 of `2027-01-19T02:17`.
    private static func minute(_ text: String) -> Int64 {
        let date = try? LocalDate(validating: String(text.prefix(10))), time = try? LocalTime(validating: String(text.suffix(5)))
        return (date?.daysSinceEpoch ?? 0) * 1440 + Int64(time?.minuteOfDay ?? 0)
    }
}
