import Contracts
import JSONCoding
import Platform
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// RFC 5545: what calendars read.
@Suite struct CallCalendarTests {
    @Test(arguments: ["Asia/Riyadh", "Europe/Berlin", "America/New_York", "Africa/Cairo", "UTC"])
    func isWhatCalendarsRead(_ name: String) throws {
        let text = CallCalendar.text(
            try call(), for: .client, zone: try zone(name), language: .english, method: .publish, organizer: "a@example.com")
        #expect(text.hasSuffix("END:VCALENDAR\r\n"))
        for line in text.split(separator: "\r\n", omittingEmptySubsequences: false) {
            #expect(line.utf8.count <= 75 && !line.contains("\n"))
        }
        let plain = text.replacing("\r\n ", with: "")
        #expect(plain.contains("\r\nMETHOD:PUBLISH\r\n") && plain.contains("\r\nSEQUENCE:3\r\n"))
        #expect(plain.contains("\r\nSTATUS:CONFIRMED\r\n"))
        #expect(plain.contains(#"DESCRIPTION:knee\, hip\; a\\b\nثم الخطة "#))
        #expect(plain.contains("BEGIN:VTIMEZONE") == (name != "UTC"))
    }

    @Test func timesAreThoseOfTheReadersClock() throws {
        let text = CallCalendar.text(
            try call(), for: .client, zone: try zone("Europe/Berlin"), language: .arabic, method: .cancel, organizer: "a@example.com")
        #expect(text.contains("DTSTART;TZID=Europe/Berlin:20260331T140000\r\n"))
        #expect(text.contains("DTEND;TZID=Europe/Berlin:20260331T142500\r\n"))
        // Clocks go forward on 29 March 2026 at 02:00 and back on 25 October 2026 at 03:00.
        #expect(text.contains("BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT\r\n"))
        #expect(text.contains("BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n"))
        #expect(text.contains("METHOD:CANCEL\r\n") && text.contains("SUMMARY:مكالمة فيديو مع Khalid\r\n"))
    }

    /// PyPI's `icalendar` reads the times by the `VTIMEZONE` alone, and Python's `zoneinfo` says what clocks show.
    private static let reading = """
        import json, sys
        from datetime import datetime, timezone
        from zoneinfo import ZoneInfo
        from icalendar import Calendar
        def instant(value, zones):
            if "TZID" not in value.params: return value.dt.timestamp()
            wall = value.dt.replace(tzinfo=None)
            moment = wall.replace(tzinfo=zones[value.params["TZID"]]).timestamp()
            shown = datetime.fromtimestamp(moment, ZoneInfo(value.params["TZID"])).replace(tzinfo=None)
            assert shown == wall, (value.params["TZID"], wall, shown)
            return moment
        read = []
        for text in json.load(open(sys.argv[1])):
            calendar = Calendar.from_ical(text)
            zones = {zone.tz_name: zone.to_tz(lookup_tzid=False) for zone in calendar.walk("VTIMEZONE")}
            [event] = calendar.walk("VEVENT")
            read.append([int(instant(event[name], zones) * 1000) for name in ("DTSTART", "DTEND")])
        print(json.dumps(read))
        """

    /// Each month, and each quarter of an hour of the nights in which clocks change: hours that are left out, hours that come twice.
    @Test(
        .enabled(if: PythonScript.isThere("BARBELL_ICALENDAR_PYTHON")),
        arguments: [
            "Asia/Riyadh", "Europe/Berlin", "America/New_York", "Africa/Cairo", "Africa/Casablanca", "Europe/Dublin", "America/Santiago",
            "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Auckland", "UTC",
        ])
    func anotherParserReadsTheSameTimes(_ name: String) throws {
        let zone = try zone(name)
        let begin = Instant(milliseconds: 1_767_225_600_000)  // 2026-01-01T00:00:00Z
        var slots = (Int64(0)..<12).map { begin + .days($0 * 30) + .hours(12) }
        for hour in Int64(0)..<365 * 24 where zone.offset(at: begin + .hours(hour)) != zone.offset(at: begin + .hours(hour + 1)) {
            slots += (Int64(-12)...16).map { begin + .hours(hour) + .minutes($0 * 15) }
        }
        let texts = try slots.map { slot in
            JSONValue.string(
                CallCalendar.text(
                    try call(slot), for: .client, zone: zone, language: .english, method: .publish, organizer: "a@example.com"))
        }
        let read = try PythonScript(python: "BARBELL_ICALENDAR_PYTHON", Self.reading).run(.array(texts))
        #expect(read.array?.map { $0.array?.compactMap(\.integer) } == slots.map { [$0.milliseconds, ($0 + .minutes(25)).milliseconds] })
    }

    /// 2026-03-31T12:00:00Z when left out.
    private func call(_ slot: Instant = Instant(milliseconds: 1_774_958_400_000)) throws -> CoachingCall {
        CoachingCall(
            id: .example, status: .scheduled, slot: slot, endsAt: slot + .minutes(25), durationMinutes: 25,
            purpose: CallPurpose(trusted: "knee, hip; a\\b\nثم الخطة " + String(repeating: "🦵", count: 40)),
            client: CallParty(id: .example, name: PersonName(trusted: "Layla")),
            coach: CallParty(id: .example, name: PersonName(trusted: "Khalid")), joinOpensAt: slot, refundableUntil: slot, bookedAt: slot,
            version: 3)
    }
    private func zone(_ name: String) throws -> Zone { name == "UTC" ? .utc : try #require(ZoneDatabase().zone(ZoneName(trusted: name))) }
}
