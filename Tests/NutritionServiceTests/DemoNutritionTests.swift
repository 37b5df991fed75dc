import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What a demo shows of nutrition.
@Suite(.serialized) struct DemoNutritionTests {
    private func demo(_ fixture: NutritionFixture) -> Somebody {
        let demo = fixture.signIn(.fitcoach, demo: true)
        var profile = Profile(
            userId: demo.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: fixture.now)
        profile.gender = .male
        profile.mainGoal = .fatLoss
        fixture.tell(profile)
        return demo
    }

    /// Eight visitors come at once, who are one person, and each finds all of it.
    @Test(arguments: Engine.allCases) func theFirstVisitorsFindDaysOfMeals(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture async throws in
            let demo = demo(fixture)
            let seen = try await parallel(8) { _ in try await demo.day() }
            #expect(Set(seen.map(\.ids)).count == 1)
            let today = try #require(seen.first)
            #expect(today.meals.map(\.eaten) == [true] + Array(repeating: false, count: today.meals.count - 1))
            #expect(try await demo.week.days.count == 7)
            // Days that are over were eaten as planned, to about their targets.
            let stats = try await demo.stats(try LocalDate("2026-02-26"), try LocalDate("2026-03-01"))
            #expect(stats.daysLogged == 4)
            for date in ["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"] {
                let day = try await demo.client.call(FoodLogs.day, NutritionDayParameters(date: try LocalDate(date)), Nothing())
                #expect(day.percent.kcal > 75 && day.percent.kcal < 110, "\(date)")
                #expect(day.water.ml >= 1_750 && day.water.ml <= 2_250)
            }
            let access = try await demo.access
            #expect(access.state == .active && access.day == 5 && access.daysLeft == 2)
        }
    }

    @Test(arguments: Engine.allCases) func everyDayTellsTheSameStoryAndNothingGrows(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture async throws in
            let demo = demo(fixture)
            for wait in [0, 1, 9, 40] as [Int64] {
                fixture.go(.days(wait))
                // A trial of seven days is never over in a demo.
                #expect(try await demo.access.day == 5)
                #expect(try await demo.day().meals.first?.eaten == true)
                #expect(try await fixture.rows("SELECT 1 FROM planned_days") == 7)
                #expect(try await fixture.rows("SELECT 1 FROM food_logs") < 30)
            }
        }
    }

    @Test func noReportCountsIt() async throws {
        try await NutritionFixture.planning { fixture async throws in
            #expect(try await demo(fixture).day().meals.isEmpty == false)
            let admin = try await fixture.somebody(role: .admin)
            let query = ReportQuery(from: try LocalDate("2026-03-02"), to: try LocalDate("2026-03-02"))
            let report = try await admin.client.call(Nutrition.report, query, Nothing())
            // The administrator came.
            #expect(report == MealPlanReport(people: 1, withPlan: 0, percent: 0))
        }
    }
}
