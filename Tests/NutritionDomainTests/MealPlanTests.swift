import Contracts
import TestSupport
import Testing
import Wire

@testable import NutritionDomain

@Suite struct MealPlanTests {
    static let library = madeLibrary(30)

    @Test(arguments: [1200, 1500, 1850, 2000, 2400, 3100, 4000] as [Int64]) func everyDayComesToItsTargets(kcal: Int64) throws {
        let days = try MealPlanMaker(input(kcal, days: 30), library: Self.library).days()
        #expect(days.map(\.date) == (0..<30).map { LocalDate.monday + $0 })
        for day in days {
            #expect(day.meals.map(\.slot) == [.breakfast, .lunch, .dinner, .snack])
            expectSums(day, targets(kcal))
            for choice in day.meals {
                #expect(choice.slot.takes(choice.meal))
                #expect((50...300).contains(choice.servings) && choice.servings % 25 == 0)
            }
        }
        expectApart(days.map { $0.meals.map(\.meal.id) })
    }

    @Test func energyIsSpreadOverTheDay() throws {
        let days = try MealPlanMaker(input(2000, days: 30), library: Self.library).days()
        for (slot, share) in zip(MealSlot.slots(fasting: false), [25, 35, 30, 10] as [Int64]) {
            for day in days {
                let meal = try #require(day.meals.first { $0.slot == slot })
                #expect(abs(meal.nutrients.kcal.hundredths - 2000 * share) <= 2000 * share * 3 / 10, "\(day.date.text) \(slot)")
            }
        }
    }

    @Test func theSameInputMakesTheSamePlanWhateverTheOrderOfTheLibrary() throws {
        var random = SplitMix(seed: 3)
        let plan = try MealPlanMaker(input(2000), library: Self.library).days()
        #expect(try MealPlanMaker(input(2000), library: Self.library.shuffled(using: &random)).days() == plan)
        #expect(try MealPlanMaker(input(2000, seed: "somebody else"), library: Self.library).days() != plan)
    }

    @Test func aWeekHasFewMealsTwice() throws {
        let days = try MealPlanMaker(input(2000), library: Self.library).days()
        #expect(Set(days.flatMap { $0.meals.map(\.meal.id) }).count >= 26)
    }

    @Test func mealsOfTheDaysBeforeDoNotComeAtOnce() throws {
        let first = try MealPlanMaker(input(2000, days: 2), library: madeLibrary(6)).days().map { $0.meals.map(\.meal.id) }
        var next = input(2000, days: 14)
        next.before = first
        let days = try MealPlanMaker(next, library: madeLibrary(6)).days()
        expectApart(first + days.map { $0.meals.map(\.meal.id) })
        // Only the last two count, and names of meals that are gone are nothing.
        next.before = [madeLibrary(6).map(\.id)] + first.reversed() + [[MealID(trusted: "gone")], []]
        #expect(throws: Never.self) { try MealPlanMaker(next, library: madeLibrary(6)).days() }
    }

    @Test func whatSomebodyDoesNotEatIsInNoMeal() throws {
        var random = SplitMix(seed: 10)
        for _ in 0..<16 {
            let diet = try #require(Diet.allCases.randomElement(using: &random))
            let preferences = MealPreferences(
                diet: diet, allergens: [.gluten, .milk].filter { _ in Bool.random(using: &random) },
                avoided: (0..<3).map { _ in FoodID(trusted: "food-\(Int.random(in: 0..<10, using: &random))") })
            var input = input(.random(in: 1200...4000, using: &random), days: 30)
            input.targets = targets(input.targets.kcal, diet)
            input.preferences = preferences
            let days = try MealPlanMaker(input, library: madeLibrary(60)).days()
            for meal in days.flatMap({ $0.meals.map(\.meal) }) {
                #expect(diet.allows(meal.diet))
                #expect(Set(meal.allergens).isDisjoint(with: preferences.allergens))
                #expect(Set(meal.foods).isDisjoint(with: preferences.avoided))
            }
            for day in days { expectSums(day, input.targets) }
        }
    }

    @Test func onDaysOfFastingThereAreSuhoorAndIftar() throws {
        for kcal in [1200, 2000, 2900, 4000] as [Int64] {
            var input = input(kcal, days: 10)
            input.fastingDates = (2..<8).map { LocalDate.monday + $0 }
            let days = try MealPlanMaker(input, library: Self.library).days()
            #expect(days.map(\.isFasting) == [false, false, true, true, true, true, true, true, false, false])
            for day in days.filter(\.isFasting) {
                #expect(day.meals.map(\.slot) == [.suhoor, .iftar, .snack])
                #expect(day.meals[0].meal.slot == .breakfast)
                #expect([.lunch, .dinner].contains(day.meals[1].meal.slot))
                expectSums(day, input.targets)
            }
            expectApart(days.map { $0.meals.map(\.meal.id) })
        }
    }

    @Test func tooFewMealsAreToldWithTheirSlot() {
        let library = madeLibrary(10).filter { $0.slot != .dinner } + madeLibrary(2).filter { $0.slot == .dinner }
        #expect(throws: MealPlanShortage(date: .monday + 2, slot: .dinner, meals: 2)) {
            try MealPlanMaker(input(2000), library: library).days()
        }
        #expect(throws: MealPlanShortage(date: .monday, slot: .breakfast, meals: 0)) {
            try MealPlanMaker(input(2000), library: []).days()
        }
    }

    @Test func targetsThatNoMealsMakeAreRefused() {
        var impossible = input(2000)
        impossible.targets = NutritionTargets(
            kcal: 2000, proteinG: 400, carbsG: 50, fatG: 20, waterMl: 2000, basis: .profile, formula: "x")
        #expect(throws: MealPlanShortage.self) { try MealPlanMaker(impossible, library: Self.library).days() }
        #expect(throws: MealPlanShortage.self) {
            try MealPlanMaker(input(0), library: Self.library + [meal("nothing", .snack, kcal: 0)]).days()
        }
    }

    /// 11,000 combinations of servings alone, and 30 × 30 × 30 × 30 of meals: of them only so many are looked at, also of a library that
    /// is ten times larger.
    @Test(arguments: [30, 300]) func theWorkIsBounded(count: Int) throws {
        let made = try MealPlanMaker(input(2000), library: madeLibrary(count)).counted()
        #expect(made.days.count == 7)
        #expect(made.steps < 7 * 100_000)
        #expect(DaySearch.mostSteps < 220_000)
    }

    @Test func nothingIsAskedForWithoutDays() throws {
        #expect(try MealPlanMaker(input(2000, days: 0), library: []).days().isEmpty)
    }

    private func input(_ kcal: Int64, days: Int64 = 7, seed: String = "somebody/2026-03-02") -> MealPlanInput {
        MealPlanInput(targets: targets(kcal), seed: seed, from: .monday, days: days)
    }

    private func expectSums(_ day: PlannedDay, _ targets: NutritionTargets) {
        let sums = day.totals
        #expect(abs(sums.kcal.hundredths - 100 * targets.kcal) <= 5 * targets.kcal, "\(day.date.text): \(sums.kcal.value)")
        #expect(abs(sums.proteinG.hundredths - 100 * targets.proteinG) <= 10 * targets.proteinG, "\(day.date.text): \(sums.proteinG.value)")
    }

    private func expectApart(_ days: [[MealID]]) {
        for (number, meals) in days.enumerated() {
            let around = meals + days[max(0, number - 2)..<number].flatMap { $0 }
            #expect(Set(around).count == around.count, "day \(number)")
        }
    }
}
