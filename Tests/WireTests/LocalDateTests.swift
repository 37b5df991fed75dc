import Testing

@testable import Wire

@Suite struct LocalDateTests {
    @Test(arguments: [
        ("1970-01-01", Int64(0)), ("2026-03-01", 20_513), ("2024-02-29", 19_782), ("2000-02-29", 11_016), ("1969-12-31", -1),
        ("0001-01-01", -719_162), ("9999-12-31", 2_932_896), ("1900-03-01", -25_508),
    ])
    func datesRead(_ text: String, _ days: Int64) throws {
        let date = try LocalDate(validating: text)
        #expect(date.daysSinceEpoch == days)
        #expect(date.text == text)
    }

    @Test(arguments: [
        "", "2023-02-29", "1900-02-29", "0000-01-01", "2026-3-1", "2026-03-1", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00",
        "26-03-01", "2026/03/01", "20260301", "2026-03-01T00:00:00Z", "2026-03-01 ", " 2026-03-01", "-026-03-01", "+026-03-01",
        "2026-0a-01",
        "٢٠٢٦-٠٣-٠١", "2026-03-0١", "２０２６-03-01", "📅📅📅", "2026-🥳", "12026-03-01",
    ])
    func otherTextsAreNoDates(_ text: String) {
        #expect(throws: FieldRule.malformed(expected: .date)) { try LocalDate(validating: text) }
    }

    @Test func datesWriteWhatTheyRead() throws {
        var earlier = try LocalDate(validating: "0001-01-01")
        for days in stride(from: earlier.daysSinceEpoch + 1, through: 2_932_896, by: 997) {
            let date = LocalDate(daysSinceEpoch: days)
            #expect(try LocalDate(validating: date.text) == date)
            #expect(earlier < date && earlier.text < date.text)
            #expect(date - earlier == days - earlier.daysSinceEpoch && earlier + (date - earlier) == date && date - 3 + 3 == date)
            let (year, month, day) = date.components
            #expect(LocalDate(year: year, month: month, day: day) == date)
            earlier = date
        }
    }

    @Test(arguments: [
        ("2026-03-01", 7), ("2026-03-02", 1), ("1970-01-01", 4), ("1969-12-31", 3), ("2000-01-01", 6), ("2024-02-29", 4), ("1900-01-01", 1),
        ("0001-01-01", 1), ("9999-12-31", 5),
    ])
    func weekdaysAreKnown(_ text: String, _ weekday: Int) throws {
        #expect(try LocalDate(validating: text).weekday == weekday)
    }

    @Test(arguments: [
        ("2000-06-15", "2026-06-14", Int64(25)), ("2000-06-15", "2026-06-15", 26), ("2000-06-15", "2026-06-16", 26),
        ("2000-06-15", "2000-06-15", 0), ("2000-06-15", "2001-06-14", 0), ("2004-02-29", "2026-02-28", 21),
        ("2004-02-29", "2026-03-01", 22),
        ("2004-02-29", "2028-02-28", 23), ("2004-02-29", "2028-02-29", 24), ("2003-03-01", "2028-02-29", 24),
        ("2003-03-01", "2028-03-01", 25),
        ("1999-12-31", "2000-01-01", 0), ("2000-01-01", "1999-12-31", -1),
    ])
    func yearsCountFromTheBirthday(_ birth: String, _ day: String, _ years: Int64) throws {
        #expect(try LocalDate(validating: birth).wholeYears(until: LocalDate(validating: day)) == years)
    }

    @Test(arguments: [
        ("2026-01-31", Int64(1), "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-01-31", 3, "2026-04-30"),
        ("2026-01-31", 0, "2026-01-31"),
        ("2026-01-31", 12, "2027-01-31"), ("2024-02-29", 12, "2025-02-28"), ("2026-11-30", 3, "2027-02-28"),
        ("2026-03-31", -1, "2026-02-28"),
        ("2026-01-15", -1, "2025-12-15"), ("2026-01-15", -13, "2024-12-15"), ("2026-12-15", 1, "2027-01-15"),
        ("2026-06-15", 120, "2036-06-15"),
    ])
    func monthsAreAdded(_ from: String, _ months: Int64, _ to: String) throws {
        #expect(try LocalDate(validating: from).adding(months: months).text == to)
    }
}

@Suite struct LocalTimeTests {
    @Test(arguments: [("00:00", 0), ("07:30", 450), ("23:59", 1439), ("12:00", 720)])
    func timesRead(_ text: String, _ minute: Int) throws {
        let time = try LocalTime(validating: text)
        #expect(time.minuteOfDay == minute)
        #expect(time.text == text)
        #expect(LocalTime(hour: time.hour, minute: time.minute) == time)
        #expect(LocalTime.midnight <= time)
    }

    @Test(arguments: [
        "", "24:00", "25:00", "7:30", "07:60", "0730", "07.30", "07:30:00", "07:3", "-7:30", "+7:30", " 7:30", "٠٧:٣٠", "07:3٠", "⏰",
        "07:30 ",
        "7:30 ",
    ])
    func otherTextsAreNoTimes(_ text: String) {
        #expect(throws: FieldRule.malformed(expected: .time)) { try LocalTime(validating: text) }
    }

    @Test func everyMinuteHasItsText() throws {
        var seen: Set<String> = []
        for minute in 0..<1440 {
            let time = try #require(LocalTime(hour: minute / 60, minute: minute % 60))
            #expect(try LocalTime(validating: time.text) == time)
            seen.insert(time.text)
        }
        #expect(seen.count == 1440)
        #expect(LocalTime(hour: 24, minute: 0) == nil && LocalTime(hour: -1, minute: 0) == nil && LocalTime(hour: 0, minute: 60) == nil)
    }
}

@Suite struct ZoneNameTests {
    @Test(arguments: [
        "Asia/Riyadh", "UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+3", "Etc/GMT-14", "America/Port-au-Prince", "EST5EDT", "GB-Eire",
    ])
    func namesRead(_ text: String) throws { #expect(try ZoneName(validating: text).text == text) }

    @Test(arguments: [
        "", "/", "/etc/passwd", "../../etc/passwd", "Asia/../Riyadh", "Asia//Riyadh", "Asia/Riyadh/", "/Asia/Riyadh",
        "Asia Riyadh", "Asia/Riyadh ", "A/B/C/D", "+03:00", "UTC+03:00", "zone.tab", ".hidden", "_", "-x", "3", "0/Riyadh", "آسيا/الرياض",
        "🌍", "Asia\\Riyadh",
        "CET-1CEST,M3.5.0", String(repeating: "a", count: 65),
    ])
    func otherTextsAreNoNames(_ text: String) {
        #expect(throws: FieldRule.malformed(expected: .timeZone)) { try ZoneName(validating: text) }
    }

    @Test func aNameEndsAtItsEnd() {
        for text in ["UTC\0", "Asia/Riyadh\n", "\0"] { #expect(throws: FieldRule.self) { try ZoneName(validating: text) } }
    }

    @Test func theSchemaSaysTheSame() throws {
        guard case .string(let rules) = ZoneName.schema else {
            Issue.record("a name is text")
            return
        }
        let pattern = try Regex(#require(rules.pattern))
        for text in ["Asia/Riyadh", "3", "0/Riyadh", "A/0", "A/_", "A/B/C", "A/B/C/D", "A/", "Etc/GMT+3", "-A", "A/-B"] {
            let isName = (try? ZoneName(validating: text)) != nil
            #expect(try (pattern.wholeMatch(in: text) != nil) == isName, "\(text)")
        }
    }
}
