import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

extension TasksFixture {
    /// Somebody moves: the profile service knows first and tells.
    func move(_ person: Somebody, to zone: String, version: Int64) async throws {
        try await change(person, version: version) { $0.timezone = ZoneName(trusted: zone) }
    }

    /// What the profile service says of somebody changes, and this service has heard of it when this returns.
    func change(_ person: Somebody, version: Int64, language: TextLanguage = .en, _ change: (inout Profile) -> Void) async throws {
        let token = self.profile.app.runtime.keys.tokens.issue(.tasks, for: .profile, now: now)
        var profile = try await self.profile.client.with("Authorization", "Bearer " + token)
            .call(Profiles.facts, UserParameters(id: person.id), Nothing()).profile
        change(&profile)
        profile.version = version
        tell(profile, language: language)
        #expect(try await tell(.profileChanged, about: person).status == 204)
        try await eventually("the profile is taken over") {
            try await tasks.database.read { db in
                try await db.first("SELECT 1 FROM people WHERE user_id = \(person.id.text) AND profile_version = \(version)") != nil
            }
        }
    }
}

@Suite(.serialized) struct ListZoneTests {
    /// 2026-03-02 12:00 UTC: 01:00 of the next day in Auckland, 02:00 of the same day in Honolulu.
    static let noon = Instant(milliseconds: 1_772_427_600_000) + .hours(7)

    @Test(arguments: Engine.allCases)
    func todayIsThePersonsOwn(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine, start: Self.noon) { fixture async throws in
            for (zone, today, count, breakfast) in [
                ("Pacific/Auckland", "2026-03-03", 6, "2026-03-02T18:30:00.000Z"),
                ("Pacific/Honolulu", "2026-03-02", 7, "2026-03-02T17:30:00.000Z"),
                ("Asia/Kathmandu", "2026-03-02", 7, "2026-03-02T01:45:00.000Z"),
            ] {
                let person = try await fixture.somebody { $0.timezone = ZoneName(trusted: zone) }
                let list = try await person.lists.day()
                #expect(list.date.text == today && list.items.count == count, "\(zone)")
                #expect(list.items.first { $0.title == "Breakfast" }?.dueDate.text == breakfast)
                #expect(try await person.lists.add().date.text == today)
                let yesterday = try LocalDate(validating: today) - 1
                #expect(
                    try await person.lists.add(json: #"{"title":"Late","taskType":"meal","date":"\#(yesterday.text)"}"#).code == .dayClosed)
                #expect(try await person.client.call(Tasks.dashboard).date.text == today)
            }
        }
    }

    /// 29 March 2026: clocks in Berlin go from 02:00 to 03:00. 25 October 2026: back from 03:00 to 02:00.
    @Test(.proves("GTSD-P-3.4-03"), arguments: Engine.allCases)
    func dueTimesFollowTheClockThroughItsChanges(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody { $0.timezone = ZoneName(trusted: "Europe/Berlin") }
            for (date, time, due) in [
                ("2026-03-28", "02:30", "2026-03-28T01:30:00.000Z"), ("2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"),
                // In the gap: as much later as the clock skips, 03:30.
                ("2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"), ("2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"),
                ("2026-03-30", "02:30", "2026-03-30T00:30:00.000Z"),
                // Twice: the first.
                ("2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"), ("2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"),
            ] {
                let task = try await person.lists.add(on: date, at: time)
                #expect(task.dueDate.text == due && task.dueTime.text == time && task.date.text == date)
                #expect(try await person.lists.one(task.id) == task)
            }
            // The day that lasts 23 hours has its tasks once, in the order of its clock.
            let list = try await person.lists.day("2026-03-29")
            #expect(list.items.map(\.dueTime.text) == ["01:59", "02:30", "03:00"] + ["07:00", "07:30", "08:15", "13:30", "20:00", "20:45"])
            // Both sides of the change: until 23:59 it is the same day.
            fixture.tasks.clock.set(try Instant(validating: "2026-03-29T21:59:00.000Z"))
            #expect(try await person.lists.day().date.text == "2026-03-29")
            fixture.tasks.clock.advance(by: .minutes(1))
            #expect(try await person.lists.day().date.text == "2026-03-30")
        }
    }

    @Test func twentyNinthOfFebruary() async throws {
        try await TasksFixture.run(start: try Instant(validating: "2028-02-28T05:00:00.000Z")) { fixture async throws in
            let person = try await fixture.somebody()
            #expect(try await person.lists.day("2028-02-29").items.count == 6)
            #expect(try await person.lists.day("2028-03-29").items.count == 6)
            #expect(try await person.lists.ask("date=2028-03-30").fields == ["date must_not_be_later"])
            #expect(try await person.lists.add(on: "2029-02-27").date.text == "2029-02-27")
            #expect(
                try await person.lists.add(json: #"{"title":"a","taskType":"meal","date":"2029-02-28"}"#).fields == [
                    "date must_not_be_later"
                ])
            fixture.tasks.clock.advance(by: .days(1))
            #expect(try await person.lists.day().date.text == "2028-02-29")
        }
    }

    /// From Auckland to Honolulu on the first day of a plan: yesterday begins again, without tasks of the plan.
    @Test(arguments: Engine.allCases)
    func theDayBeforeThePlanCanHaveOwnTasks(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody { $0.timezone = ZoneName(trusted: "Pacific/Auckland") }
            let first = try await person.lists.day()
            #expect(first.date.text == "2026-03-02" && first.items.count == 7)
            try await fixture.move(person, to: "Pacific/Honolulu", version: 2)
            let again = try await person.lists.day()
            #expect(again.date.text == "2026-03-01" && again.items.isEmpty)
            let dashboard = try await person.client.call(Tasks.dashboard)
            #expect(dashboard.date.text == "2026-03-01" && dashboard.total == 0 && dashboard.percent == 0 && dashboard.tasksPreview.isEmpty)
            let task = try await person.lists.add("Swim", .cardio)
            #expect(try await person.lists.day().items == [task])
            #expect(try await person.client.call(Tasks.dashboard).total == 1)
            #expect(try await person.lists.delete(task.id).status == 204)
            fixture.tasks.clock.advance(by: .hours(12))
            // The day that was begun in Auckland, at Honolulu's hours.
            let second = try await person.lists.day()
            #expect(second.items.map(\.id) == first.items.map(\.id))
            #expect(second.items[1].dueDate == first.items[1].dueDate + .hours(23))
        }
    }

    @Test(arguments: Engine.allCases)
    func aDayThatIsOverForGoodStaysSoWhereverOneTravels(_ engine: Engine) async throws {
        try await TasksFixture.run(
            engine: engine, start: try Instant(validating: "2026-03-02T10:00:00.000Z"), configure: { $0.policy.grace = .seconds(0) }
        ) { fixture async throws in
            let person = try await fixture.somebody { $0.timezone = ZoneName(trusted: "Pacific/Auckland") }
            let task = try await person.lists.add("Swim", .cardio)
            #expect(task.date.text == "2026-03-02")
            fixture.tasks.clock.advance(by: .hours(2))
            #expect(try await person.client.call(Tasks.dashboard).date.text == "2026-03-03")
            try await fixture.move(person, to: "Pacific/Honolulu", version: 2)
            // The second of March again, but its outcome is written.
            #expect(try await person.lists.day().items.contains { $0.id == task.id })
            #expect(try await person.lists.add(json: #"{"title":"Walk","taskType":"cardio"}"#).code == .dayClosed)
            #expect(try await person.lists.change(task.id, json: #"{"priority":1}"#).code == .dayClosed)
            #expect(try await person.lists.delete(task.id).code == .dayClosed)
            #expect(try await person.lists.add(on: "2026-03-03").date.text == "2026-03-03")
        }
    }
}
