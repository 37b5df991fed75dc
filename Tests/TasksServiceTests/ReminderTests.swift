import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TasksDomain
import TestSupport
import Testing
import Wire

/// The daily reminder by the virtual clock of a run. Today is Monday 2026-03-02, 08:00 in Riyadh, unless told.
@Suite(.serialized) struct ReminderTests {
    @Test(.proves("GTSD-7.3-02", "GTSD-P-6.5-05"), arguments: Engine.allCases)
    func onceADayAtTheirTime(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member { $0.devices = ["phone"] }
            // Today's 07:30 has passed; tomorrow's is 04:30 UTC.
            try await layla.move(to: "2026-03-03T04:29:59.999Z")
            #expect(try await layla.reminded() == [])
            #expect(try await layla.move(to: "2026-03-03T04:30:00Z").first == "reminder")
            #expect(try await layla.reminded() == ["2026-03-03T04:30:00.000Z"])
            #expect(try await layla.pushed("phone").count == 1)
            try await layla.move(to: "2026-03-04T04:29:59.999Z")
            #expect(try await layla.reminded().count == 1)
            try await layla.move(to: "2026-03-06T12:00:00Z")
            #expect(try await layla.reminded() == (3...6).map { "2026-03-0\($0)T04:30:00.000Z" })
            #expect(try await layla.pushed("phone").count == 4)

            // All of the 7th is done before its time: nothing to be reminded of.
            try await layla.move(to: "2026-03-07T04:00:00Z")
            try await layla.complete(try await layla.open("2026-03-07").count, on: "2026-03-07")
            try await layla.move(to: "2026-03-07T12:00:00Z")
            #expect(try await layla.reminded().count == 4)

            // Without push there is none, and afterwards there is again.
            let quiet = try await layla.changed(at: Member.instant("2026-03-07T12:00:00Z")) { $0.pushEnabled = false }
            try await quiet.move(to: "2026-03-09T12:00:00Z")
            #expect(try await quiet.reminded().count == 4)
            let loud = try await quiet.changed(at: Member.instant("2026-03-09T12:00:00Z")) { $0.pushEnabled = true }
            try await loud.move(to: "2026-03-10T12:00:00Z")
            #expect(try await loud.reminded().last == "2026-03-10T04:30:00.000Z")
            #expect(try await loud.reminded().count == 5)
        }
    }

    @Test func itTellsHowMuchIsLeft() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member {
                $0.reminder = "20:00"
                $0.devices = ["phone"]
                $0.language = .ar
            }
            try await layla.complete(2, on: BadgeTests.today)
            // One is left for good; it is not to be done any more.
            let skipped = try await layla.open(BadgeTests.today)[0]
            _ = try await layla.client.call(Tasks.skip, TaskParameters(id: skipped.id), Nothing())
            try await layla.move(to: "2026-03-02T17:00:00Z")
            #expect(try await layla.told(.reminder) == ["reminder 4 2026-03-02"])
            for language in Language.allCases {
                let told = try #require(try await layla.notifications(NotificationQuery(), language).items.first)
                let text = try #require(NotificationText.reminder(left: 4, on: LocalDate(validating: BadgeTests.today), language))
                #expect(told.type == .reminder && told.title == text.title && told.body == text.body)
                #expect(told.route == "gtsd://tasks/2026-03-02")
            }
            // The push is in the language of the person.
            let push = try #require(try await layla.pushed("phone").first)
            #expect(push.text == "بقي لك اليوم: 4 مهام.\ngtsd://tasks/2026-03-02" && push.subject == "يومك")

            // What is left tomorrow is skipped, all of it.
            try await layla.move(to: "2026-03-03T05:00:00Z")
            for task in try await layla.open("2026-03-03") {
                _ = try await layla.client.call(Tasks.skip, TaskParameters(id: task.id), Nothing())
            }
            try await layla.move(to: "2026-03-03T18:00:00Z")
            #expect(try await layla.reminded().count == 1)
        }
    }

    struct Place: Sendable, CustomTestStringConvertible {
        let zone: String
        let time: String
        let from: String
        let until: String
        let expected: [String]
        var testDescription: String { "\(zone) \(time) from \(from)" }
    }

    static let places = [
        Place(
            zone: "Europe/Berlin", time: "07:30", from: "2026-03-27T12:00:00Z", until: "2026-03-30T12:00:00Z",
            expected: ["2026-03-28T06:30", "2026-03-29T05:30", "2026-03-30T05:30"]),
        Place(
            zone: "Europe/Berlin", time: "07:30", from: "2026-10-23T12:00:00Z", until: "2026-10-26T12:00:00Z",
            expected: ["2026-10-24T05:30", "2026-10-25T06:30", "2026-10-26T06:30"]),
        // 02:30 does not exist on the 29th and is shown as 03:30.
        Place(
            zone: "Europe/Berlin", time: "02:30", from: "2026-03-27T12:00:00Z", until: "2026-03-30T12:00:00Z",
            expected: ["2026-03-28T01:30", "2026-03-29T01:30", "2026-03-30T00:30"]),
        // 02:30 comes twice on the 25th; the first counts.
        Place(
            zone: "Europe/Berlin", time: "02:30", from: "2026-10-23T12:00:00Z", until: "2026-10-26T12:00:00Z",
            expected: ["2026-10-24T00:30", "2026-10-25T00:30", "2026-10-26T01:30"]),
        Place(
            zone: "America/New_York", time: "07:30", from: "2026-03-06T18:00:00Z", until: "2026-03-09T18:00:00Z",
            expected: ["2026-03-07T12:30", "2026-03-08T11:30", "2026-03-09T11:30"]),
        Place(
            zone: "America/New_York", time: "01:30", from: "2026-10-30T18:00:00Z", until: "2026-11-02T18:00:00Z",
            expected: ["2026-10-31T05:30", "2026-11-01T05:30", "2026-11-02T06:30"]),
        Place(
            zone: "Asia/Riyadh", time: "07:30", from: "2026-03-28T12:00:00Z", until: "2026-03-31T12:00:00Z",
            expected: ["2026-03-29T04:30", "2026-03-30T04:30", "2026-03-31T04:30"]),
        Place(
            zone: "Asia/Riyadh", time: "00:00", from: "2028-02-27T12:00:00Z", until: "2028-03-01T12:00:00Z",
            expected: ["2028-02-27T21:00", "2028-02-28T21:00", "2028-02-29T21:00"]),
        // Clocks go forward at midnight: the day begins at 01:00.
        Place(
            zone: "Africa/Cairo", time: "00:00", from: "2026-04-22T12:00:00Z", until: "2026-04-25T12:00:00Z",
            expected: ["2026-04-22T22:00", "2026-04-23T22:00", "2026-04-24T21:00"]),
    ]

    @Test(.proves("GTSD-7.3-05"), arguments: places)
    func clocksThatChange(_ place: Place) async throws {
        try await TasksFixture.run(start: Member.instant(place.from)) { fixture async throws in
            let person = try await fixture.member(zone: place.zone) { $0.reminder = place.time }
            try await person.move(to: place.until)
            #expect(try await person.reminded() == place.expected.map { $0 + ":00.000Z" })
        }
    }

    /// The same day across a change of clocks, on the engine that runs transactions side by side.
    @Test func clocksThatChangeOnPostgres() async throws {
        let place = Self.places[0]
        try await TasksFixture.run(engine: .postgres, start: Member.instant(place.from)) { fixture async throws in
            let person = try await fixture.member(zone: place.zone)
            try await person.move(to: place.until)
            #expect(try await person.reminded() == place.expected.map { $0 + ":00.000Z" })
        }
    }

    @Test(arguments: Engine.allCases)
    func anotherTimeMovesTheNextOne(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            try await layla.move(to: "2026-03-03T03:00:00Z")
            let three = try Member.instant("2026-03-03T03:00:00Z")
            // It is 06:00 there. Earlier: at 07:00 and not again at 07:30.
            let early = try await layla.changed(at: three) { $0.reminder = "07:00" }
            try await early.move(to: "2026-03-03T12:00:00Z")
            #expect(try await early.reminded() == ["2026-03-03T04:00:00.000Z"])
            // Later on the same day: that day has had its reminder.
            let noon = try Member.instant("2026-03-03T12:00:00Z")
            let late = try await early.changed(at: noon) { $0.reminder = "19:00" }
            try await late.move(to: "2026-03-03T20:00:00Z")
            #expect(try await late.reminded().count == 1)
            try await late.move(to: "2026-03-04T15:59:59Z")
            #expect(try await late.reminded().count == 1)
            try await late.move(to: "2026-03-04T16:00:00Z")
            #expect(try await late.reminded().last == "2026-03-04T16:00:00.000Z")

            // There and back again: what was left behind on the way does nothing, and what stays is done once.
            let evening = try Member.instant("2026-03-04T17:00:00Z")
            let there = try await late.changed(at: evening) { $0.reminder = "06:00" }
            let back = try await there.changed(at: evening) { $0.reminder = "19:00" }
            try await back.move(to: "2026-03-06T17:00:00Z")
            #expect(try await back.reminded().suffix(2) == ["2026-03-05T16:00:00.000Z", "2026-03-06T16:00:00.000Z"])
            #expect(try await back.reminded().count == 4)
        }
    }

    @Test func anotherZoneMovesIt() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            let now = try Member.instant("2026-03-03T12:00:00Z")
            try await layla.move(to: now)
            #expect(try await layla.reminded() == ["2026-03-03T04:30:00.000Z"])
            // 07:00 in New York, on a day that had its reminder in Riyadh.
            let there = try await layla.changed(zone: "America/New_York", at: now)
            try await there.move(to: "2026-03-05T12:00:00Z")
            #expect(try await there.reminded() == ["2026-03-03T04:30:00.000Z", "2026-03-04T12:30:00.000Z"])
        }
    }

    @Test func whoHasNoPlanIsNotReminded() async throws {
        try await TasksFixture.run { fixture async throws in
            let guest = try await fixture.member(isOnboarded: false)
            try await guest.move(to: "2026-03-05T12:00:00Z")
            #expect(try await guest.told() == [])
            #expect(try await fixture.rows("SELECT id FROM work") == 0)
        }
    }

    /// On the real clock too. What comes on another day than its own is not told, and the next one is right.
    @Test(arguments: Engine.allCases)
    func whatComesTooLateIsNotTold(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            func due() async throws -> Instant? {
                try await fixture.tasks.database.read { db in
                    try await db.first("SELECT reminder_at FROM people WHERE user_id = \(layla.id.text)")?.get(0)
                }
            }
            #expect(try await due() == Member.instant("2026-03-03T04:30:00Z"))
            // As if the service had been down: it is the 5th before anything is done.
            fixture.tasks.clock.set(try Member.instant("2026-03-05T06:00:00Z"))
            try await eventually("the next one is the 6th's") { try await due() == Member.instant("2026-03-06T04:30:00Z") }
            #expect(try await layla.told() == [])
            // A few hours late is still of use.
            fixture.tasks.clock.set(try Member.instant("2026-03-06T09:00:00Z"))
            try await eventually("the next one is the 7th's") { try await due() == Member.instant("2026-03-07T04:30:00Z") }
            #expect(try await layla.reminded() == ["2026-03-06T09:00:00.000Z"])
            #expect(try await layla.told().first?.hasSuffix("2026-03-06") == true)
            try await eventually("one is left to do") { try await fixture.rows("SELECT id FROM work WHERE kind = 'reminder'") == 1 }
        }
    }
}
