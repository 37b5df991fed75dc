import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TasksService
import TestSupport
import Testing
import Wire

/// What partners are mailed of a week.
@Suite(.serialized) struct WeekTests {
    @Test(arguments: Engine.allCases) func aWeekIsToldToWhoMailsIt(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            // Monday, the second of March.
            let diary = try await Diary.begin(fixture)
            try await diary.live()
            try diary.go(to: "2026-03-08", "09:00")
            let asked = WeekQuery(id: diary.id, to: try LocalDate(validating: "2026-03-07"))
            let week = try await fixture.tasks.asService("profile").call(Tasks.week, asked, Nothing())
            #expect(week.days.map(\.date.text) == (1...7).map { "2026-03-0\($0)" })
            #expect(week.days.map(\.compliant) == [false, true, false, false, false, false, false])
            #expect(week.days.first?.total == 0, "before the plan")
            #expect(week.days.dropFirst().allSatisfy { $0.total > 0 })
            #expect(week.streak.current == 0 && week.streak.longest == 1)

            let tomorrow = WeekQuery(id: diary.id, to: diary.today + 1)
            #expect(try await fixture.tasks.asService("profile").answer(Tasks.week, tomorrow, Nothing()).fields == ["to must_not_be_later"])
            let nobody = WeekQuery(id: .example, to: diary.today)
            #expect(try await fixture.tasks.asService("profile").answer(Tasks.week, nobody, Nothing()).code == .notFound)
            #expect(try await fixture.tasks.asService("media").answer(Tasks.week, asked, Nothing()).status == 403)
            #expect(try await diary.client.answer(Tasks.week, asked, Nothing()).status == 403)
        }
    }
}
