import Contracts
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

    private func call() throws -> CoachingCall {
        let slot = Instant(milliseconds: 1_774_958_400_000)  // 2026-03-31T12:00:00Z
        return CoachingCall(
            id: .example, status: .scheduled, slot: slot, endsAt: slot + .minutes(25), durationMinutes: 25,
            purpose: CallPurpose(trusted: "knee, hip; a\\b\nثم الخطة " + String(repeating: "🦵", count: 40)),
            client: CallParty(id: .example, name: PersonName(trusted: "Layla")),
            coach: CallParty(id: .example, name: PersonName(trusted: "Khalid")), joinOpensAt: slot, refundableUntil: slot, bookedAt: slot,
            version: 3)
    }
    private func zone(_ name: String) throws -> Zone { name == "UTC" ? .utc : try #require(ZoneDatabase().zone(ZoneName(trusted: name))) }
}
