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

@Suite(.serialized) struct PlanTests {
    @Test(.proves("GTSD-P-3.4-12"), arguments: Engine.allCases)
    func aPlanIsMadeFromTheProfileAndMakesTheDays(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody { $0.mealsPerDay = MealsPerDay(trusted: 5) }
            let plan = try await person.client.call(Tasks.plan)
            #expect(plan.startDate.text == "2026-03-02" && plan.generator == PlanMaker.generator)
            let templates = PlanMaker.templates(
                PlanInput(
                    goal: .loseWeight, activity: .moderatelyActive, mealsPerDay: MealsPerDay(trusted: 5), calories: 1980, protein: 160,
                    water: 2800, weight: Kilograms(trusted: 8000)))
            #expect(plan.rules.map(\.taskType) == templates.map(\.taskType) && plan.rules.map(\.dueTime) == templates.map(\.dueTime))
            #expect(plan.rules.map(\.priority) == templates.map(\.priority) && plan.rules.map(\.weekdays) == templates.map(\.weekdays))
            #expect(plan.rules.map(\.metadata) == templates.map(\.metadata))
            #expect(plan.rules.map(\.title) == templates.map { TaskText.title(key: $0.key, type: $0.taskType, .english) })
            #expect(Set(plan.rules.map(\.seriesId)).count == templates.count)
            #expect(plan.rules.count { $0.taskType == .meal } == 5)
            let arabic = try await person.client.with("Accept-Language", "ar").call(Tasks.plan)
            #expect(arabic.rules.map(\.title) == templates.map { TaskText.title(key: $0.key, type: $0.taskType, .arabic) })
            #expect(arabic.rules.map(\.seriesId) == plan.rules.map(\.seriesId))

            // A week of days, each with the rules of its weekday and their targets.
            for offset in 0..<7 as Range<Int64> {
                let date = plan.startDate + offset
                let due = plan.rules.filter { $0.weekdays.contains(date.weekday) }
                let tasks = try await person.lists.day(date.text).items
                #expect(tasks.map(\.seriesId) == due.map(\.seriesId) && tasks.allSatisfy { $0.planId == plan.id })
                #expect(tasks.map(\.metadata) == due.map(\.metadata) && tasks.map(\.dueTime) == due.map(\.dueTime))
            }
        }
    }

    /// Today stays as it was begun, tomorrow follows, and what goes on keeps its series.
    @Test(arguments: Engine.allCases)
    func anotherProfileIsAnotherPlanFromTomorrow(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let today = try await person.lists.day()
            let before = try await person.lists.day("2026-03-03")
            let own = try await person.lists.add("Mine", on: "2026-03-03", at: "06:00")
            let plan = try await person.client.call(Tasks.plan)
            try await fixture.change(person, version: 2) {
                $0.mealsPerDay = MealsPerDay(trusted: 5)
                $0.calorieTarget = 2200
            }
            #expect(try await person.lists.day() == today)
            let after = try await person.lists.day("2026-03-03")
            #expect(after.items.count { $0.taskType == .meal } == 5 && before.items.count { $0.taskType == .meal } == 3)
            #expect(after.items.first == own)
            #expect(after.items.compactMap(\.metadata.calories?.value).reduce(0, +) == 2200)
            for title in ["Breakfast", "Lunch", "Dinner", "Drink water", "Cardio", "Take your supplements"] {
                let series = [today, before, after].map { list in list.items.first { $0.title == title }?.seriesId }
                #expect(series[1] == series[2] && series[1] != nil && (series[0] == series[1] || title == "Cardio"), "\(title)")
            }
            #expect(try await person.client.call(Tasks.dashboard).stats.calories.target == 2200)
            #expect(try await person.client.call(Tasks.dashboard).total == 7)
            let next = try await person.client.call(Tasks.plan)
            #expect(next.id == plan.id && next.startDate == plan.startDate && next.rules.count == plan.rules.count + 2)

            // The day that has come is the one that was seen ahead of it.
            fixture.tasks.clock.advance(by: .days(1))
            #expect(try await person.lists.day() == after)
            #expect(try await person.client.call(Tasks.dashboard).total == Int64(after.items.count))

            // An answer of the profile service that was overtaken says nothing new.
            try await fixture.change(person, version: 3) { $0.mealsPerDay = MealsPerDay(trusted: 2) }
            let current = try await person.client.call(Tasks.plan)
            #expect(current.rules.count { $0.taskType == .meal } == 2)
            // A rule that comes back is the series it was.
            try await fixture.change(person, version: 4) { $0.mealsPerDay = MealsPerDay(trusted: 3) }
            let breakfast = try await person.client.call(Tasks.plan).rules.first { $0.title == "Breakfast" }
            #expect(breakfast?.seriesId == plan.rules.first { $0.title == "Breakfast" }?.seriesId)
        }
    }

    @Test func theLanguageOfTheSettingsIsTheAnswers() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            #expect(try await person.lists.day().titles == ListTests.monday)
            try await fixture.change(person, version: 2, language: .ar) { _ in }
            #expect(try await person.lists.day().titles.contains("الفطور"))
            #expect(try await person.client.call(Tasks.dashboard).tasksPreview.map(\.title) == ["سجّل وزنك", "الفطور", "تناول المكملات"])
            let refused = try await person.lists.ask("date=never")
            #expect(refused.json?["message"]?.string == ErrorCode.validationFailed.message(.arabic))
        }
    }

    @Test(arguments: Engine.allCases)
    func withoutOnboardingThereIsNoPlanAndRightAfterItThereIs(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(isOnboarded: false)
            for _ in 0..<2 {
                for answer in [
                    try await person.lists.ask(""), try await person.lists.ask("date=2026-03-05"),
                    try await person.lists.add(json: #"{"title":"a","taskType":"meal"}"#), try await person.client.answer(Tasks.plan),
                    try await person.client.answer(Tasks.dashboard),
                ] {
                    #expect(answer.status == 409 && answer.code == .onboardingRequired && answer.json?["action"]?.string == "onboard")
                }
                // Of somebody without tasks no task is found.
                #expect(try await person.client.answer(Tasks.one, TaskParameters(id: .example), Nothing()).code == .notFound)
                #expect(try await person.client.answer(Tasks.history, HistoryQuery(id: .example), Nothing()).code == .notFound)
                #expect(try await person.lists.change(.example, json: #"{"priority":1}"#).code == .notFound)
                #expect(try await person.lists.delete(.example).code == .notFound)
            }
            #expect(try await fixture.rows("SELECT 1 FROM days") == 0)
            // The profile service says so before its event is here.
            var profile = Profile(
                userId: person.id, product: .gtsd, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
                nextStep: .home, version: 2, updatedAt: fixture.now)
            profile.primaryGoal = .gainMuscle
            profile.weightKg = Hundredths(trusted: 8000)
            profile.activityLevel = .veryActive
            profile.mealsPerDay = MealsPerDay(trusted: 1)
            profile.calorieTarget = 2500
            profile.proteinTargetG = 150
            profile.waterTargetMl = 3000
            fixture.tell(profile)
            #expect(try await person.lists.add("Mine").date.text == "2026-03-02")
            #expect(
                try await person.lists.day().titles == [
                    "Log your weight", "Take your supplements", "Lunch", "Upper-body strength", "Drink water", "Mine",
                ])
            #expect(try await person.client.call(Tasks.dashboard).total == 6)
            // The event that comes then makes nothing twice.
            #expect(try await fixture.tell(.onboardingCompleted, about: person).status == 204)
            try await eventually("the event's work is done") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'takeOver'") == 0 }
            #expect(try await person.lists.day().items.count == 6)
        }
    }

    /// Account deletion takes everything of one person, nothing of another, and their token is worth nothing any more.
    @Test(arguments: Engine.allCases)
    func aDeletedAccountLeavesNothing(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let other = try await fixture.somebody()
            let own = try await person.lists.add("Mine")
            try await person.lists.complete(own)
            try await person.lists.complete(try await person.lists.day().items[1]) { $0.calories = .example }
            let theirs = try await other.lists.day()
            #expect(try await fixture.tell(.userDeleted, about: person).status == 204)
            for table in ["people", "zones", "series", "days", "tasks", "evidence", "user_badges", "notifications", "analytics_events"]
                as [StaticString]
            {
                #expect(try await fixture.rows("SELECT 1 FROM \(unsafe: table) WHERE user_id = \(person.id.text)") == 0, "\(table)")
            }
            for answer in [
                try await person.lists.ask(""), try await person.lists.add(json: #"{"title":"a","taskType":"meal"}"#),
                try await person.client.answer(Tasks.one, TaskParameters(id: own.id), Nothing()),
                try await person.client.answer(Tasks.dashboard),
            ] {
                #expect(answer.status == 401 && answer.code == .unauthenticated)
            }
            // Late news does not bring them back.
            #expect(try await fixture.tell(.profileChanged, about: person).status == 204)
            #expect(try await fixture.tell(.onboardingCompleted, about: person).status == 204)
            try await eventually("the events' work is done") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'takeOver'") == 0 }
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE user_id = \(person.id.text)") == 0)
            #expect(try await person.lists.ask("").code == .unauthenticated)
            #expect(try await other.lists.day() == theirs)
        }
    }
}
