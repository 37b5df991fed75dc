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

/// Recipes, and what could be eaten instead.
@Suite(.serialized) struct MealTests {
    @Test(
        .proves("FR-NUTRITION-01-b", "FR-NUTRITION-08-a", "FR-NUTRITION-08-b", "FR-NUTRITION-08-c"), arguments: Engine.allCases)
    func aMealOpensItsRecipeInBothLanguages(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            for planned in plan.days[0].meals {
                let detail = try await somebody.detail(MealReference(planned.id))
                let arabic: MealDetail = try await somebody.client.with("Accept-Language", "ar")
                    .call(MealPlans.meal, MealParameters(id: MealReference(planned.id)), Nothing())
                #expect(detail.plannedMealId == planned.id && detail.meal.id == planned.meal.id)
                #expect(detail.meal.nutrients == planned.meal.nutrients && detail.meal.servings == planned.meal.servings)
                for one in [detail, arabic] {
                    #expect(!one.ingredients.isEmpty && one.instructions.count >= 3 && one.perServing.kcal.hundredths > 0)
                    #expect(one.ingredients.allSatisfy { !$0.name.isEmpty && $0.grams > 0 } && one.servings >= 1)
                    #expect(one.meal.prepMinutes + one.meal.cookMinutes > 0 && !one.substitutions.isEmpty)
                }
                #expect(detail.meal.name != arabic.meal.name && detail.instructions != arabic.instructions)
                #expect(zip(detail.ingredients, arabic.ingredients).allSatisfy { $0.foodId == $1.foodId && $0.name != $1.name })
                // By its own id the same recipe, one serving of it.
                let recipe = try await somebody.detail(MealReference(planned.meal.id))
                #expect(recipe.plannedMealId == nil && recipe.meal.servings.hundredths == 100)
                #expect(recipe.meal.nutrients == recipe.perServing && recipe.ingredients.map(\.foodId) == detail.ingredients.map(\.foodId))
            }
        }
    }

    @Test func onlyOnesOwnPlanIsThere() async throws {
        try await NutritionFixture.planning { fixture in
            let (one, other) = (try await fixture.somebody(), try await fixture.somebody())
            let meal = try await one.generate().days[0].meals[0]
            try await other.generate()
            let place = MealParameters(id: MealReference(meal.id))
            #expect(try await other.client.answer(MealPlans.meal, place, Nothing()).code == .notFound)
            #expect(try await other.client.answer(MealPlans.alternatives, place, Nothing()).code == .notFound)
            #expect(try await other.substitute(meal, meal.meal.id).code == .notFound)
            let unknown = MealParameters(id: MealReference(trusted: "no-such-meal"))
            #expect(try await one.client.answer(MealPlans.meal, unknown, Nothing()).code == .notFound)
        }
    }

    @Test(.proves("FR-NUTRITION-01-c"), arguments: Engine.allCases)
    func anAlternativeTakesItsPlaceAndTheDaysTotalsFollow(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await somebody.prefer(.disliking("mushroom"))
            let plan = try await somebody.generate()
            for slot in [MealSlot.breakfast, .lunch, .dinner, .snack] {
                let day = try await somebody.day(plan.from + 1)
                let meal = try #require(day.meal(slot))
                let found = try await somebody.alternatives(meal)
                #expect(!found.items.isEmpty && found.items.count <= 6 && found.original.id == meal.meal.id)
                let kcal = meal.meal.nutrients.kcal.hundredths
                #expect(found.items.allSatisfy { abs($0.nutrients.kcal.hundredths - kcal) * 10 <= kcal })
                let around = Set(plan.days[...3].flatMap(\.ids))
                #expect(found.items.allSatisfy { !around.contains($0.id) })
                let chosen = found.items[0]
                let changed = try await somebody.substitute(meal, chosen.id).day()
                let place = try #require(changed.meal(slot))
                #expect(place.id == meal.id && place.meal.id == chosen.id && place.substituted && place.meal.reason == "You chose it.")
                #expect(place.meal.nutrients == chosen.nutrients && changed.totals.kcal.hundredths == day.totals.kcal.hundredths
                    - kcal + chosen.nutrients.kcal.hundredths)
                #expect(changed.meals.filter { $0.slot != slot }.map(\.meal.id) == day.meals.filter { $0.slot != slot }.map(\.meal.id))
                let read = try await somebody.day(plan.from + 1)
                #expect(read.ids == changed.ids && read.totals == changed.totals)
            }
        }
    }

    /// Each alternative may hold a tenth less than the one before.
    @Test(arguments: Engine.allCases) func howeverOftenAMealIsChangedTheDayStaysNearItsTarget(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            var day = plan.days[1]
            for number in 1...10 {
                let lunch = try #require(day.meal(.lunch))
                let found = try await somebody.alternatives(lunch).items
                let smallest = found.min { $0.nutrients.kcal.hundredths < $1.nutrients.kcal.hundredths }
                let least = try #require(smallest)
                day = try await somebody.substitute(lunch, least.id).day()
                let target = 100 * day.targets.kcal
                #expect(abs(day.totals.kcal.hundredths - target) * 10 <= target, "\(number)")
            }
        }
    }

    @Test func whatIsOverOrEatenOrDoesNotFitStays() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            let (breakfast, lunch) = (plan.days[0].meals[0], plan.days[0].meals[1])
            let other = try #require(try await somebody.alternatives(breakfast).items.first).id
            #expect(try await somebody.substitute(breakfast, lunch.meal.id).code == .notSuitable)
            #expect(try await somebody.substitute(breakfast, MealID(trusted: "no-such-meal")).code == .notSuitable)
            #expect(try await somebody.substitute(breakfast, other).status == 200)
            // The same again is answered as it was.
            #expect(try await somebody.substitute(breakfast, other).status == 200)
            let next = try #require(try await somebody.alternatives(lunch).items.first).id
            #expect(try await somebody.eat(lunch).status == 201)
            #expect(try await somebody.substitute(lunch, next).code == .mealEaten)
            let dinner = plan.days[0].meals[2]
            let late = try #require(try await somebody.alternatives(dinner).items.first).id
            fixture.go(.days(1))
            #expect(try await somebody.substitute(dinner, late).code == .dayClosed)
            #expect(try await somebody.day(plan.from).ids == [other, lunch.meal.id, dinner.meal.id, plan.days[0].meals[3].meal.id])
        }
    }

    @Test(arguments: Engine.allCases) func ofManyChoicesAtOnceOneStandsThereWhole(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            let meal = plan.days[2].meals[1]
            let found = try await somebody.alternatives(meal).items
            let answers = try await parallel(12) { index in try await somebody.substitute(meal, found[index % found.count].id) }
            #expect(answers.contains { $0.status == 200 } && answers.allSatisfy { $0.status == 200 || $0.code == .notSuitable })
            let day = try await somebody.day(plan.from + 2)
            let place = try #require(day.meal(meal.slot))
            #expect(found.contains { $0.id == place.meal.id } && day.meals.count == 4)
            let sum = day.meals.reduce(Int64(0)) { $0 + $1.meal.nutrients.kcal.hundredths }
            #expect(day.totals.kcal.hundredths == sum)
        }
    }
}

extension Answer {
    func day() throws -> MealPlanDay { try InputDecoder.decode(MealPlanDay.self, from: body) }
}
