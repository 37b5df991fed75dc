import AppTesting
import Contracts
import Platform
import Storage
import TasksService
import TestSupport
import ServiceKit
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
            // A coffee without sugar is no meal, and a day that is far off has none.
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.dinner, 0, on: diary.today))
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.dinner, 500, on: diary.today + 2))
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 0)
            let done = try await meals(diary, on: diary.today).filter { $0.status == .completed }
            #expect(done.map { $0.evidence?.metrics?.calories?.value } == [620])
            #expect(try await meals(diary, on: diary.today + 2).allSatisfy { $0.status == .pending })
        }
    }

    /// By the clock of the nutrition service it is past midnight, by the one here it is not yet.
    @Test(arguments: Engine.allCases)
    func aMealOfTheNextDayCountsOnceThatBegins(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let tomorrow = diary.today + 1
            try diary.go(to: diary.today, "23:59")
            let event = EventID.example
            for _ in 1...2 {
                #expect(
                    try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.breakfast, 300, on: tomorrow), id: event)
                        .status == 204)
            }
            #expect(try await meals(diary, on: tomorrow).allSatisfy { $0.status == .pending })
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 1)
            try diary.go(to: tomorrow, "00:00")
            fixture.tasks.app.runtime.work.wake()
            try await eventually("the day has begun") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 0 }
            let done = try await meals(diary, on: tomorrow).filter { $0.status == .completed }
            #expect(done.map(\.title) == ["Breakfast"])
            #expect(done.first?.evidence?.metrics?.calories?.value == 300 && done.first?.evidence?.late == false)
        }
    }

    /// A process that ends after the meal counted, and before its work is taken away, leaves that to be done again.
    @Test(arguments: Engine.allCases)
    func anEarlySnackThatIsTakenAgainProvesNoOther(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture) { $0.mealsPerDay = MealsPerDay(trusted: 5) }
            let tomorrow = diary.today + 1
            try diary.go(to: diary.today, "23:59")
            try await fixture.tell(.mealLogged, about: diary.somebody, facts: logged(.snack, 180, on: tomorrow))
            let (id, payload, due, sealer) = try await fixture.tasks.database.read { db in
                let row = try #require(try await db.first("SELECT id, payload, due_at, sealed_by FROM work WHERE kind = 'earlyNews'"))
                return (
                    try row.get(0, as: String.self), try row.get(1, as: String.self), try row.get(2, as: Int64.self),
                    try row.get(3, as: String?.self)
                )
            }
            try diary.go(to: tomorrow, "00:00")
            for time in 1...2 {
                if time == 2 {
                    try await fixture.tasks.database.write { db in
                        try await db.execute("""
                            INSERT INTO work (id, kind, payload, clock, due_at, attempts, created_at, sealed_by)
                            VALUES (\(id), 'earlyNews', \(payload), '', \(due), 0, \(due), \(sealer))
                            """)
                    }
                }
                fixture.tasks.app.runtime.work.wake()
                try await eventually("its work is done") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 0 }
                let done = try await meals(diary, on: tomorrow).filter { $0.status == .completed }
                #expect(done.map { $0.evidence?.metrics?.calories?.value } == [180], "time \(time)")
            }
            #expect(try await diary.tasks(tomorrow).count { $0.type == .meal && $0.status == .pending } == 4)
        }
    }

    /// Onboarding and the first meal are told by two services, in any order.
    @Test(arguments: Engine.allCases)
    func aMealThatIsHeardOfBeforeItsPersonCountsAMomentLater(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.somebody(), starting = try await fixture.somebody(isOnboarded: false)
            let gone = try await fixture.somebody(), today = try LocalDate(validating: "2026-03-02")
            try await fixture.tell(.userDeleted, about: gone)
            for person in [somebody, starting, gone] {
                #expect(try await fixture.tell(.mealLogged, about: person, facts: logged(.lunch, 620, on: today)).status == 204)
            }
            // Too old for a plan that begins now.
            try await fixture.tell(.mealLogged, about: somebody, facts: logged(.dinner, 500, on: today - 2))
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 2)
            fixture.tasks.clock.advance(by: .minutes(1))
            fixture.tasks.app.runtime.work.wake()
            try await eventually("nothing is left, not even again") {
                try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 0
            }
            let done = try await somebody.client.call(Tasks.list, TaskQuery(date: today), Nothing()).items.filter {
                $0.taskType == .meal && $0.status == .completed
            }
            #expect(done.map(\.title) == ["Lunch"])
            #expect(done.first?.evidence?.metrics?.calories?.value == 620)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE user_id = \(gone.id.text)") == 0)
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
