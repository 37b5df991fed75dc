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

@Suite(.serialized) struct MealPlanTests {
    @Test(.proves("FR-NUTRITION-01-a"), arguments: Engine.allCases)
    func aDayHasFourMealsWithNamesEnergyMacrosAndPictures(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            #expect(try await somebody.answer().code == .notFound)
            #expect(try await somebody.client.answer(MealPlans.plan).code == .notFound)
            let plan = try await somebody.generate()
            #expect(plan.from.text == "2026-03-02" && plan.days.map(\.date) == (0..<7).map { plan.from + $0 })
            #expect(plan.formula == "meal-plan/2" && !plan.reasons.isEmpty)
            #expect(try await somebody.week == plan)
            for date in plan.days.map(\.date) {
                let day = try await somebody.day(date)
                #expect(day.meals.map(\.slot) == [.breakfast, .lunch, .dinner, .snack])
                #expect(day.meals.allSatisfy { $0.at == nil && !$0.eaten && !$0.substituted } && day.fasting == nil)
                for card in day.meals.map(\.meal) {
                    #expect(!card.name.isEmpty && card.nutrients.kcal.hundredths > 0 && card.reason?.isEmpty == false)
                    #expect(card.nutrients.proteinG.hundredths + card.nutrients.carbsG.hundredths + card.nutrients.fatG.hundredths > 0)
                    #expect(card.imageUrl.hasPrefix("http://127.0.0.1/nutrition/images/\(card.id.text)-"))
                    #expect(card.servings.hundredths.isMultiple(of: 25))
                }
                let sum = day.meals.reduce(Int64(0)) { $0 + $1.meal.nutrients.kcal.hundredths }
                #expect(day.totals.kcal.hundredths == sum)
            }
        }
    }

    @Test(.proves("FR-NUTRITION-02-a"), arguments: Engine.allCases) func theGoalDecidesTheEnergy(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            // 28 years, 85 kg, 175 cm, a man: 10 × 85 + 6.25 × 175 − 5 × 28 + 5 = 1,808.75, and with three workouts a week 1.375 times.
            for (goal, kcal) in [(MainGoal.fatLoss, 1990), (.generalFitness, 2487), (.muscleGain, 2736)] as [(MainGoal, Int64)] {
                let somebody = try await fixture.somebody {
                    $0.mainGoal = goal
                    $0.secondIntake = .made
                }
                let plan = try await somebody.generate()
                #expect(plan.targets.kcal == kcal && plan.targets.basis == .profile && plan.targets.formula == "nutrition-targets/1")
                #expect(plan.days.allSatisfy { $0.targets == plan.targets })
                for day in plan.days { #expect(abs(day.totals.kcal.hundredths - kcal * 100) * 20 <= kcal * 100) }
            }
        }
    }

    @Test(arguments: Engine.allCases) func beforeTheFirstIntakeThereIsNothingToPlanFrom(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody { $0.mainGoal = nil }
            #expect(try await somebody.client.answer(MealPlans.generate).code == .onboardingRequired)
            #expect(try await somebody.access.state == .notStarted)
            // The news of the intake is on its way still: the profile is asked.
            var profile = Profile(
                userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                onboardingCompleted: true, nextStep: .home, version: 2, updatedAt: fixture.now)
            profile.mainGoal = .fatLoss
            fixture.tell(profile)
            #expect(try await somebody.client.answer(MealPlans.generate).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func daysAfterTodayFollowTheProfile(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody { $0.secondIntake = .made }
            let plan = try await somebody.generate()
            fixture.go(.days(1))
            try await fixture.change(somebody) {
                $0.secondIntake = .made
                $0.mainGoal = .fatLoss
            }
            let week = try await somebody.week
            #expect(week.id == plan.id && week.targets.kcal == 1990)
            #expect(week.days.map(\.targets.kcal) == [2487, 2487, 1990, 1990, 1990, 1990, 1990])
            #expect(week.days[..<2].map(\.ids) == plan.days[..<2].map(\.ids))
            // What has nothing to do with meals changes none.
            try await fixture.change(somebody, version: 3) {
                $0.secondIntake = .made
                $0.mainGoal = .fatLoss
                $0.workoutLocation = .gym
            }
            #expect(try await somebody.week == week)
        }
    }

    // MARK: Weeks

    @Test(.proves("AC-NUTRITION-02", "FR-NUTRITION-07-b"), arguments: Engine.allCases)
    func aYearLaterItIsStillThere(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let plan = try await somebody.generate()
            var passed: Int64 = 0
            for days in [1, 30, 365, 400] as [Int64] {
                fixture.go(.days(days - passed))
                passed = days
                let day = try await somebody.day()
                #expect(day.date == plan.from + days && day.meals.count == 4)
                let week = try await somebody.week
                // Weeks are counted from the plan's first day; what of this one was over before anybody looked is not planned.
                let ahead = 6 - days % 7
                let planned = days == 1 ? Array(0...6) : Array(days...(days + ahead))
                #expect(week.days.map(\.date) == planned.map { plan.from + $0 })
                #expect(week.days.contains { $0.date == day.date && $0.ids == day.ids })
                let access = try await somebody.access
                #expect(access.state == .unlimited && access.banner == nil && access.expiresAt == nil)
            }
            #expect(try await somebody.day(plan.from).ids == plan.days[0].ids)
        }
    }

    /// Monday is planned with its week; ten days later it is Thursday, and nobody looked at Monday to Wednesday of that week.
    @Test(arguments: Engine.allCases) func daysThatAreOverStayWithoutAPlan(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium) { $0.secondIntake = .made }
            let plan = try await somebody.generate()
            fixture.go(.days(10))
            let (today, over) = (plan.from + 10, plan.from + 7)
            _ = try await somebody.log(.own(1, .hundredths(250_000, 15_000, 20_000, 6700), on: over))
            try await fixture.change(somebody) {
                $0.secondIntake = .made
                $0.mainGoal = .fatLoss
            }
            let (stats, target) = (try await somebody.stats(plan.from, today), try await somebody.diary(over).target)
            // Four meals on each of the seven days.
            #expect(stats.mealsPlanned == 28 && target.kcal == 2487)
            #expect(try await somebody.answer(on: over).code == .notFound)
            for _ in 0..<2 { #expect(try await somebody.week.days.map(\.date) == (10...13).map { plan.from + $0 }) }
            #expect(try await somebody.answer(on: over).code == .notFound)
            #expect(try await somebody.diary(over).target == target)
            // Today is planned now.
            let after = try await somebody.stats(plan.from, today)
            #expect(after.mealsPlanned == 32 && after.macroAdherence == stats.macroAdherence)
            #expect(try await somebody.stats(plan.from, today - 1).mealsPlanned == 28)
            // The first week is there as it was.
            #expect(try await somebody.day(plan.from + 3).ids == plan.days[3].ids)
        }
    }

    @Test(arguments: Engine.allCases) func aWeekThatIsPlannedIsReadWithoutAWord(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let plan = try await somebody.generate()
            fixture.go(.days(10))
            _ = try await somebody.week
            let before = try await fixture.rows("SELECT 1 FROM planned_days")
            let many = try await parallel(20) { _ in try await somebody.week }
            #expect(many.allSatisfy { $0 == many[0] } && before == 11)
            #expect(try await fixture.rows("SELECT 1 FROM planned_days") == 11)
            #expect(try await fixture.rows("SELECT 1 FROM planned_days WHERE date < \((plan.from + 10).text)") == 7)
        }
    }

    @Test(.proves("FC-MATRIX-nutrition-premium", "FC-MATRIX-nutrition-smart"), arguments: [Tier.premium, .smartPremium])
    func withATierThatOpensEverythingItNeverEnds(_ tier: Tier) async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody(tier)
            try await somebody.generate()
            fixture.go(.days(400))
            #expect(try await somebody.access.state == .unlimited)
            #expect(try await somebody.answer().status == 200)
        }
    }

    @Test func noMealComesTwiceInTwoDaysAlsoFromWeekToWeek() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody(.premium)
            let plan = try await somebody.generate()
            // The second week is asked for by its last day, before anything else of it.
            _ = try await somebody.day(plan.from + 13)
            var before: [[MealID]] = []
            for ahead in 0...13 as ClosedRange<Int64> {
                let ids = try await somebody.day(plan.from + ahead).ids
                #expect(Set(ids).count == 4 && Set(ids).isDisjoint(with: before.suffix(2).joined()))
                before.append(ids)
            }
        }
    }

    @Test func daysCanBeLookedAtFromTheFirstToThirteenAhead() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody(.premium)
            let plan = try await somebody.generate()
            #expect(try await somebody.answer(on: plan.from - 1).code == .notFound)
            #expect(try await somebody.answer(on: plan.from + 13).status == 200)
            #expect(try await somebody.answer(on: plan.from + 14).code == .notFound)
            // Planned already, and still not to be looked at.
            fixture.go(.days(1))
            #expect(try await somebody.answer(on: plan.from + 14).status == 200)
            #expect(try await somebody.answer(on: plan.from + 15).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases) func manyWhoReadANewWeekReadTheSame(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let plan = try await somebody.generate()
            let days = try await parallel(20) { index in try await somebody.day(plan.from + 7 + Int64(index % 7)) }
            for day in days { #expect(try await somebody.day(day.date).ids == day.ids) }
            #expect(try await fixture.rows("SELECT 1 FROM planned_days") == 14)
            #expect(try await fixture.rows("SELECT 1 FROM planned_meals") == 56)
        }
    }

    // MARK: Again

    @Test(.proves("FR-NUTRITION-07-a"), arguments: Engine.allCases)
    func premiumMakesPlansAsOftenAsItLikesAndEachIsAnother(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            var seen: Set<[MealID]> = []
            for _ in 0..<20 {
                let answer = try await somebody.client.answer(MealPlans.generate)
                #expect(answer.status == 201)
                seen.insert(try InputDecoder.decode(MealPlan.self, from: answer.body).meals)
            }
            #expect(seen.count == 20)
            #expect(try await fixture.rows("SELECT 1 FROM planned_days") == 7)
        }
    }

    @Test(arguments: Engine.allCases) func aPlanWhoseAnswerWasLostIsNotMadeTwice(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            func generate() async throws -> Answer {
                try await somebody.client.with("Idempotency-Key", "monday").answer(MealPlans.generate)
            }
            fixture.app.loseCommit(of: "INSERT INTO meal_plans")
            #expect(try await generate().status == 503)
            let again = try await generate()
            #expect(again.status == 201)
            #expect(try await somebody.week == InputDecoder.decode(MealPlan.self, from: again.body))
            #expect(try await fixture.rows("SELECT 1 FROM meal_plans WHERE number = 1") == 1)
            fixture.app.app.runtime.work.wake()
            #expect(try await fixture.told(.mealPlanGenerated, of: somebody).count == 1)
        }
    }

    @Test func aNewPlanLeavesThePastAndADayThatWasBegun() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody(.premium)
            let first = try await somebody.generate()
            fixture.go(.days(2))
            #expect(try await somebody.eat(first.days[2].meals[0]).status == 201)
            let second = try await somebody.generate()
            #expect(second.from == first.from + 2 && second.days.count == 7)
            #expect(second.days[0].ids == first.days[2].ids && second.days[0].meals[0].eaten)
            #expect(second.days[1].ids != first.days[3].ids)
            #expect(Set(second.days[1].ids).isDisjoint(with: first.days[1].ids + first.days[2].ids))
            for day in first.days[..<2] { #expect(try await somebody.day(day.date).ids == day.ids) }
        }
    }

    /// Who makes a plan on the 3rd in Riyadh and is in New York an hour later, where it is the 2nd, has it.
    @Test func aPlanMadeFurtherEastBeginsWithItsFirstDay() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody()
            fixture.go(.hours(17))
            let plan = try await somebody.generate()
            try await fixture.change(somebody) { $0.timezone = ZoneName(trusted: "America/New_York") }
            #expect(plan.from.text == "2026-03-03")
            #expect(try await somebody.day().date == plan.from)
            #expect(try await somebody.week.days == plan.days)
        }
    }

    // MARK: Ramadan

    /// Umm al-Qura: Ramadan 1447 is from 18 February to 19 March 2026.
    @Test(arguments: Engine.allCases) func daysOfRamadanHaveSuhoorAndIftarForWhomFasts(_ engine: Engine) async throws {
        // 2026-03-13 05:00 UTC.
        try await NutritionFixture.planning(engine: engine, start: Instant(milliseconds: 1_773_378_000_000)) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let usual = try await somebody.generate()
            #expect(usual.days.allSatisfy { $0.fasting == nil && $0.meals.count == 4 })
            #expect(!usual.reasons.contains { $0.contains("Ramadan") })
            try await somebody.prefer(PreferenceChoices(fastsInRamadan: true))
            let week = try await somebody.week
            #expect(week.days[0] == usual.days[0])
            #expect(week.reasons.contains("In Ramadan there are suhoor, iftar and a snack between sunset and dawn."))
            for day in week.days[1...] {
                #expect(day.meals.map(\.slot) == [.suhoor, .iftar, .snack])
                let fasting = try #require(day.fasting)
                #expect(day.meals.map(\.at) == [fasting.dawn, fasting.sunset, nil])
                // Of this very day in Riyadh, at UTC+3.
                #expect(Zone.utc.localDate(at: fasting.dawn + .hours(3)) == day.date && fasting.dawn < fasting.sunset)
                #expect(Zone.utc.localDate(at: fasting.sunset + .hours(3)) == day.date)
                #expect(abs(day.totals.kcal.hundredths - day.targets.kcal * 100) * 20 <= day.targets.kcal * 100)
            }
            let last = try await somebody.day(try LocalDate("2026-03-19"))
            let feast = try await somebody.day(try LocalDate("2026-03-20"))
            #expect(last.meals.count == 3 && feast.meals.map(\.slot) == [.breakfast, .lunch, .dinner, .snack] && feast.fasting == nil)
            // What is eaten at sunset can be changed for what is eaten at noon otherwise.
            let iftar = try #require(week.days[2].meal(.iftar))
            let other = try #require(try await somebody.alternatives(iftar).items.first)
            #expect(try await somebody.substitute(iftar, other.id).day().meal(.iftar)?.meal.id == other.id)
        }
    }

    /// Phones report zones by old names; one of no city is said to be the reason why nothing is planned for Ramadan.
    @Test func anOldNameOfAZoneHasItsCityAndOneWithoutACityIsTold() async throws {
        try await NutritionFixture.planning(start: Instant(milliseconds: 1_773_378_000_000)) { fixture in
            let somebody = try await fixture.somebody(.premium) { $0.timezone = ZoneName(trusted: "Asia/Calcutta") }
            try await somebody.prefer(PreferenceChoices(fastsInRamadan: true))
            #expect(try await somebody.generate().days[1].fasting != nil)
            try await fixture.change(somebody) { $0.timezone = ZoneName(trusted: "UTC") }
            let week = try await somebody.week
            #expect(week.days[1].fasting == nil && week.reasons.contains { $0.hasSuffix("set your place.") })
        }
    }

    // MARK: Everybody's

    @Test(.proves("FC-METRIC-03"), arguments: Engine.allCases)
    func theReportCountsWhoCameAndWhoMadeAPlan(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let admin = try await fixture.somebody(role: .admin)
            func report(_ from: String, _ to: String) async throws -> MealPlanReport {
                try await admin.client.call(Nutrition.report, ReportQuery(from: try LocalDate(from), to: try LocalDate(to)), Nothing())
            }
            for number in 0..<3 {
                let somebody = try await fixture.somebody()
                _ = try await somebody.access
                if number > 0 { try await somebody.generate() }
                if number > 1 { try await somebody.generate() }
            }
            _ = try await fixture.somebody(.gtsd).access
            // The administrator came too.
            #expect(try await report("2026-03-02", "2026-03-02") == MealPlanReport(people: 4, withPlan: 2, percent: 50))
            #expect(try await report("2026-03-03", "2026-03-09").percent == nil)
            #expect(try await report("2026-02-01", "2026-03-01").people == 0)
            let somebody = try await fixture.somebody()
            let query = ReportQuery(from: .example, to: .example)
            #expect(try await somebody.client.answer(Nutrition.report, query, Nothing()).code == .roleRequired)
            let other = try await fixture.somebody(.gtsd, role: .admin)
            #expect(try await other.client.answer(Nutrition.report, query, Nothing()).code == .wrongProduct)
        }
    }

    @Test(.proves("FC-ADD-13"), arguments: Engine.allCases) func nothingIsLeftOfWhoLeaves(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await somebody.prefer(.disliking("mushroom"))
            for _ in 1...2 { try await somebody.generate() }
            let tables: [StaticString] = ["preferences", "trials", "meal_plans", "planned_days", "planned_meals", "former_planned_meals"]
            for table in tables { #expect(try await fixture.rows("SELECT 1 FROM \(unsafe: table)") > 0) }
            #expect(try await fixture.tell(.userDeleted, about: somebody).status == 204)
            for table in tables {
                #expect(try await fixture.rows("SELECT 1 FROM \(unsafe: table)") == 0)
            }
        }
    }

    /// Thirty days count from when the news came, and not from what it tells of.
    @Test(arguments: Engine.allCases) func lateNewsBringsNobodyBack(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await somebody.generate()
            #expect(try await fixture.tell(.userDeleted, about: somebody, at: fixture.now - .days(31)).status == 204)
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.tell(.userCreated, about: somebody).status == 204)
            #expect(try await fixture.rows("SELECT 1 FROM people") == 0)
            try await fixture.app.app.service.tidy(now: fixture.now + .days(31))
            #expect(try await fixture.rows("SELECT 1 FROM departed") == 0)
        }
    }
}

extension SecondIntakeAnswers {
    /// The document's: 28 years, 85 kg, 175 cm, three days a week.
    static var made: SecondIntakeAnswers {
        SecondIntakeAnswers(
            age: Age(trusted: 28), weightKg: IntakeKilograms(trusted: 8500), heightCm: IntakeCentimetres(trusted: 17_500),
            experienceLevel: .beginner, workoutFrequency: WorkoutFrequency(trusted: 3), injuries: [.none], completedAt: .example)
    }
}
