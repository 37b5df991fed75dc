import AppTesting
import Contracts
import Platform
import Storage
import TasksService
import TestSupport
import Testing
import Wire

/// Meals that were logged at the nutrition service prove the plan's.
@Suite(.serialized) struct MealEvidenceTests {
    private func logged(_ meal: MealCategory, _ kcal: Int64, on date: LocalDate) -> EventFacts {
        EventFacts(count: kcal, date: date, meal: meal)
    }

    private func meals(_ diary: Diary, on date: LocalDate) async throws -> [DailyTask] {
        try await diary.client.call(Tasks.list, TaskQuery(date: date), Nothing()).items.filter { $0.taskType == .meal }
    }

    @Test(arguments: Engine.allCases)
    func aLoggedMealCompletesThatMealOfItsDay(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let planned = try await meals(diary, on: diary.today)
            try #require(planned.count >= 2)
            let event = EventID.example
            for _ in 1...2 {
                try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.lunch, 620, on: diary.today), id: event)
            }
            let done = try await meals(diary, on: diary.today).filter { $0.status == .completed }
            #expect(done.map(\.title) == ["Lunch"])
            #expect(done.first?.evidence?.metrics?.calories?.value == 620)
            #expect(done.first?.evidence?.late == false)
        }
    }

    @Test func nothingHappensToAMealThatIsDoneSkippedOrNotInThePlan() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.lunch, 620, on: diary.today))
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.lunch, 100, on: diary.today))
            // A coffee without sugar is no meal, and a day that has not begun has none.
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.dinner, 0, on: diary.today))
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.dinner, 500, on: diary.today + 1))
            let done = try await meals(diary, on: diary.today).filter { $0.status == .completed }
            #expect(done.map { $0.evidence?.metrics?.calories?.value } == [620])
            #expect(try await meals(diary, on: diary.today + 1).allSatisfy { $0.status == .pending })
        }
    }

    @Test func aMealOfYesterdayIsLateEvidence() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            _ = try await meals(diary, on: diary.today)
            try diary.nextDay()
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.dinner, 700, on: diary.today - 1))
            let done = try await meals(diary, on: diary.today - 1).filter { $0.status == .completed }
            #expect(done.map { $0.evidence?.late } == [true])
        }
    }
}
