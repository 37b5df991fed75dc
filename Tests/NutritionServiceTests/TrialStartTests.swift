import AppTesting
import Contracts
import JSONCoding
import NutritionService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// When a trial begins, what is open in it and what after it. Days are told by the virtual clock.
@Suite(.serialized) struct TrialStartTests {
    /// All that a locked section must not show.
    private static func isLocked(_ answer: Answer) -> Bool {
        answer.status == 403 && answer.code == .trialExpired && answer.json?["upgrade"] == "premium"
            && !["kcal", "meal", "food", "protein"].contains { answer.text.contains("\"\($0)") }
    }

    /// Asks each endpoint that is only for those to whom nutrition is open, in an order in which each has something to do.
    /// - Parameters:
    ///   - meal: of a day that is not over.
    ///   - other: what may take its place.
    private static func answers(
        _ somebody: Somebody, _ meal: PlannedMeal, other: MealID
    ) async throws -> [(endpoint: String, answer: Answer)] {
        var answers: [(endpoint: String, answer: Answer)] = []
        func ask<Parameters: DTO, Body: DTO, Output: Sendable>(
            _ endpoint: Endpoint<SignedIn, Parameters, Body, Output>, _ parameters: Parameters, _ body: Body
        ) async throws {
            answers.append((endpoint.description.id, try await somebody.client.answer(endpoint, parameters, body)))
        }
        let food = FoodID(trusted: "20045")
        let (recipe, place) = (MealReference(meal.meal.id), MealReference(meal.id))
        try await ask(Nutrition.preferences, Nothing(), Nothing())
        try await ask(Nutrition.foods, FoodQuery(q: FreeText(trusted: "rice")), Nothing())
        try await ask(Nutrition.food, FoodParameters(id: food), Nothing())
        try await ask(Nutrition.addFavourite, FoodParameters(id: food), Nothing())
        try await ask(Nutrition.deleteFavourite, FoodParameters(id: food), Nothing())
        try await ask(MealPlans.plan, Nothing(), Nothing())
        try await ask(MealPlans.day, MealPlanQuery(date: nil), Nothing())
        try await ask(MealPlans.meal, MealParameters(id: recipe), Nothing())
        try await ask(MealPlans.meal, MealParameters(id: place), Nothing())
        try await ask(MealPlans.alternatives, MealParameters(id: place), Nothing())
        try await ask(MealPlans.substitute, PlannedMealParameters(id: meal.id), MealSubstitution(mealId: other))
        try await ask(MealPlans.eat, PlannedMealParameters(id: meal.id), EatenMeal())
        try await ask(MealPlans.uneat, PlannedMealParameters(id: meal.id), Nothing())
        try await ask(FoodLogs.add, Nothing(), NewFoodLog(id: .number(1), category: .lunch, foodId: food))
        try await ask(FoodLogs.list, FoodLogQuery(), Nothing())
        try await ask(FoodLogs.one, FoodLogParameters(id: .number(1)), Nothing())
        try await ask(FoodLogs.change, FoodLogParameters(id: .number(1)), FoodLogChange.example)
        try await ask(FoodLogs.copy, Nothing(), FoodLogCopy())
        try await ask(FoodLogs.day, NutritionDayParameters(date: NutritionFixture.today), Nothing())
        try await ask(FoodLogs.addWater, Nothing(), NewWater(id: .number(2), ml: WaterAmount(trusted: 250)))
        try await ask(FoodLogs.deleteWater, WaterParameters(id: .number(2)), Nothing())
        try await ask(FoodLogs.stats, NutritionPeriod(), Nothing())
        try await ask(FoodLogs.export, NutritionPeriod(), Nothing())
        try await ask(FoodLogs.delete, FoodLogParameters(id: .number(1)), Nothing())
        try await ask(Nutrition.changePreferences, Nothing(), PreferenceChoices())
        try await ask(MealPlans.generate, Nothing(), Nothing())
        // Whether it is open anybody may ask; what an app has of it at any time is everybody's, and the report is for administrators.
        let others = [
            Nutrition.access.description, Nutrition.library.description, Nutrition.image.description, Nutrition.report.description,
        ]
        #expect(Set(answers.map(\.endpoint)) == Set(Nutrition.all.map(\.id)).subtracting(others.map(\.id)))
        return answers
    }

    @Test(.proves("FR-NUTRITION-06-a", "FC-SCN-3.9.2-1"), arguments: Engine.allCases)
    func onlyTheFirstPlanStartsIt(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            #expect(try await somebody.access.state == .notStarted)
            // Looking around starts nothing.
            #expect(try await somebody.answer().code == .notFound)
            let recipe = MealID(trusted: "tuna-shakshuka")
            #expect(try await somebody.detail(MealReference(recipe)).meal.id == recipe)
            try await somebody.prefer(.disliking("mushroom"))
            #expect(try await somebody.access.state == .notStarted)
            let first = try await somebody.generate()
            let started = try await somebody.access
            #expect(started.state == .active && started.day == 1 && started.trialStartedAt == fixture.now && started.daysLeft == 6)
            #expect(try await somebody.day().date == first.from)
            fixture.go(.days(3))
            let second = try await somebody.generate()
            let later = try await somebody.access
            #expect(second.id != first.id && second.from.text == "2026-03-05")
            #expect(later.trialStartedAt == started.trialStartedAt && later.day == 4 && later.expiresAt == started.expiresAt)
        }
    }

    @Test(
        .proves("FR-NUTRITION-06-b", "FR-NUTRITION-06-c", "FR-NUTRITION-06-d", "FR-NUTRITION-06-e"), arguments: Engine.allCases)
    func itIsQuietForFourDaysAndThenLouder(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await somebody.generate()
            for day in 1...7 as ClosedRange<Int64> {
                let access = try await somebody.access
                #expect(access.state == .active && access.day == day && access.daysLeft == 7 - day)
                switch day {
                case 5: #expect(access.banner?.level == .info && access.banner?.message == "2 days left in trial")
                case 6: #expect(access.banner?.level == .warning && access.banner?.message == "1 day left in trial")
                case 7: #expect(access.banner?.level == .critical && access.banner?.message == "Last day of trial!")
                default: #expect(access.banner == nil)
                }
                #expect(try await somebody.answer().status == 200)
                fixture.go(.days(1))
            }
        }
    }

    @Test(
        .proves("FR-NUTRITION-05-b", "FR-NUTRITION-06-f", "AC-NUTRITION-01-a", "FC-MATRIX-nutrition-freemium"), arguments: Engine.allCases)
    func fromTheEighthDayNothingIsShownAndNothingIsTaken(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            #expect(try await somebody.client.answer(MealPlans.generate).status == 201)
            let meal = try #require(try await somebody.day().meal(.lunch))
            let meals = try await fixture.rows("SELECT 1 FROM planned_meals")
            for days in [7, 32] as [Int64] {
                fixture.go(.days(days))
                #expect(try await somebody.access.state == .locked)
                for (endpoint, answer) in try await Self.answers(somebody, meal, other: meal.meal.id) {
                    #expect(Self.isLocked(answer), "\(endpoint)")
                }
            }
            // What is there is kept.
            #expect(try await fixture.rows("SELECT 1 FROM planned_meals") == meals)
            #expect(try await fixture.rows("SELECT 1 FROM preferences") == 0)
        }
    }

    @Test(.proves("FR-NUTRITION-07-c"), arguments: Engine.allCases, [Tier.premium, .smartPremium])
    func everythingIsOpenFourHundredDaysLater(_ engine: Engine, _ tier: Tier) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(tier)
            try await somebody.generate()
            fixture.go(.days(400))
            let meal = try #require(try await somebody.day().meal(.lunch))
            let other = try #require(try await somebody.alternatives(meal).items.first)
            for (endpoint, answer) in try await Self.answers(somebody, meal, other: other.id) {
                #expect((200..<300).contains(answer.status), "\(endpoint): \(answer.status) \(answer.code?.rawValue ?? "")")
            }
        }
    }

    @Test(arguments: Engine.allCases) func aTierOpensItAtOnceAndItsEndLocksItAgain(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            fixture.go(.days(8))
            #expect(try await somebody.answer().code == .trialExpired)
            // The same token.
            try await fixture.setTier(.premium, of: somebody)
            #expect(try await somebody.answer().status == 200)
            #expect(try await somebody.day(plan.from).ids == plan.days[0].ids)
            #expect(try await somebody.access.state == .unlimited)
            fixture.go(.days(30))
            try await fixture.setTier(.freemium, of: somebody)
            #expect(try await somebody.answer().code == .trialExpired)
            #expect(try await somebody.client.answer(MealPlans.generate).code == .trialExpired)
            #expect(try await somebody.access.trialStartedAt == plan.createdAt)
        }
    }

    @Test(.proves("FR-NUTRITION-05-a", "FC-SCN-3.9.2-2"), arguments: Engine.allCases)
    func withATierThatOpensEverythingNoTrialBegins(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            for tier in [Tier.premium, .smartPremium] {
                let somebody = try await fixture.somebody(tier)
                #expect(try await somebody.access.state == .unlimited)
                #expect(try await somebody.client.answer(MealPlans.generate).status == 201)
                let access = try await somebody.access
                #expect(access.state == .unlimited && access.expiresAt == nil && access.trialStartedAt == nil && access.banner == nil)
            }
            #expect(try await fixture.rows("SELECT 1 FROM trials") == 0)
        }
    }

    /// Who never had a trial has one after Premium, and begins it as everybody does. The plan of before is not shown meanwhile.
    @Test func afterATierWithoutATrialTheFirstPlanBeginsOne() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody(.premium)
            let plan = try await somebody.generate()
            fixture.go(.days(40))
            try await fixture.setTier(.freemium, of: somebody)
            #expect(try await somebody.access.state == .notStarted)
            #expect(try await somebody.answer(on: plan.from).code == .notFound)
            #expect(try await somebody.client.answer(MealPlans.plan).code == .notFound)
            let again = try await somebody.generate()
            #expect(try await somebody.access.trialStartedAt == again.createdAt)
            #expect(try await somebody.day(plan.from).ids == plan.days[0].ids)
            fixture.go(.days(7))
            #expect(try await somebody.answer().code == .trialExpired)
        }
    }

    @Test(arguments: Engine.allCases) func twentyFirstPlansAreOneTrialAndOnePlan(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let made = try await parallel(20) { _ in try await somebody.generate() }
            #expect(Set(made.map(\.id)).count == 20)
            #expect(try await fixture.rows("SELECT 1 FROM trials") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM meal_plans") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM planned_days") == 7)
            #expect(try await fixture.rows("SELECT 1 FROM planned_meals") == 28)
            let week = try await somebody.week
            #expect(made.contains(week))
        }
    }

    // MARK: Days

    /// 2 March to 8 March in Riyadh, wherever one is meanwhile.
    @Test(arguments: Engine.allCases) func travelMovesNothing(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await somebody.generate()
            // 2026-03-04 21:30 UTC: the 5th in Riyadh, still the 4th in London.
            fixture.go(.hours(64) + .minutes(30))
            let before = try await somebody.access
            try await fixture.change(somebody) { $0.timezone = ZoneName(trusted: "Europe/London") }
            #expect(try await somebody.access == before && before.day == 4 && before.timeZone?.text == "Asia/Riyadh")
            #expect(try await somebody.day().date.text == "2026-03-04")
            // To the millisecond before midnight in Riyadh, 2026-03-08 21:00 UTC.
            fixture.go(Instant(milliseconds: 1_773_003_599_999) - fixture.now)
            #expect(try await somebody.access.day == 7)
            #expect(try await somebody.answer().status == 200)
            fixture.go(.milliseconds(1))
            #expect(try await somebody.access.state == .locked)
            #expect(try await somebody.answer().code == .trialExpired)
            try await fixture.change(somebody, version: 3) { $0.timezone = ZoneName(trusted: "Asia/Riyadh") }
            #expect(try await somebody.access.state == .locked)
        }
    }

    /// Clocks go forward on Sunday, 8 March 2026, which is the last day of the trial and has 23 hours.
    @Test func theLastDayEndsAtMidnightAlsoWhereItIsShorter() async throws {
        // 2026-03-02 05:00 UTC is midnight in New York.
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody { $0.timezone = ZoneName(trusted: "America/New_York") }
            let plan = try await somebody.generate()
            #expect(plan.from.text == "2026-03-02")
            // 2026-03-09 04:00 UTC.
            #expect(try await somebody.access.expiresAt == Instant(milliseconds: 1_773_028_800_000))
            fixture.go(.days(7) - .hours(1) - .milliseconds(1))
            #expect(try await somebody.access.day == 7)
            #expect(try await somebody.day().date.text == "2026-03-08")
            fixture.go(.milliseconds(1))
            #expect(try await somebody.answer().code == .trialExpired)
        }
    }
}
