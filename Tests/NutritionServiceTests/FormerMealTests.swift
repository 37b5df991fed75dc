import AppTesting
import Contracts
import NutritionService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Meals that were eaten without a connection, by a plan that the service replaced before it heard of them.
@Suite(.serialized) struct FormerMealTests {
    @Test(arguments: Engine.allCases) func aMealWhoseDayWasPlannedAnewIsLoggedAsItWasPlanned(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody { $0.secondIntake = .made }
            let plan = try await somebody.generate()
            let meal = try #require(plan.days[2].meal(.lunch))
            try await fixture.change(somebody) {
                $0.secondIntake = .made
                $0.weightKg = Kilograms(trusted: 6000)
            }
            #expect(try await somebody.week.days[2].meals.allSatisfy { $0.id != meal.id })
            fixture.go(.days(2))
            let eaten = try await somebody.eat(meal)
            #expect(eaten.status == 201)
            let log = try eaten.log()
            #expect(log.nutrients == meal.meal.nutrients && log.portion == meal.meal.servings && log.name == meal.meal.name)
            #expect(log.date == plan.days[2].date && log.category == .lunch && log.plannedMealId == meal.id)
            // The same again is the same entry, and it can be taken back.
            let again = try await somebody.eat(meal)
            #expect(again.status == 200 && again.body == eaten.body)
            #expect(try await somebody.diary(log.date).consumed == meal.meal.nutrients)
            for _ in 1...2 { #expect(try await somebody.uneat(meal.id).status == 204) }
            #expect(try await somebody.entries().isEmpty)
            // Before its day it is not eaten, and by nobody else.
            let tomorrow = try #require(plan.days[3].meal(.lunch))
            #expect(try await somebody.eat(tomorrow).code == .dayNotStarted)
            let other = try await fixture.somebody(.premium)
            #expect(try await other.eat(meal).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases) func aMealOfThePlanOfThisMorningIsLogged(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let first = try await somebody.generate()
            let second = try await somebody.generate()
            let (old, new) = (try #require(first.days[0].meal(.dinner)), try #require(second.days[0].meal(.dinner)))
            #expect(old.id != new.id)
            let answers = try await parallel(10) { _ in try await somebody.eat(old) }
            #expect(answers.count { $0.status == 201 } == 1 && answers.count { $0.status == 200 } == 9)
            #expect(try answers[0].log().nutrients == old.meal.nutrients)
            #expect(try await somebody.eat(new).status == 201)
            #expect(try await Set(somebody.entries().map { $0.plannedMealId }) == [old.id, new.id])
        }
    }

    /// One phone is without a connection; on another one another meal is taken meanwhile.
    @Test(arguments: Engine.allCases) func theMealThatIsNamedIsLogged(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let lunch = try #require(try await somebody.generate().days[0].meal(.lunch))
            func eat(_ meal: MealID?, servings: Int64? = nil) async throws -> Answer {
                let eaten = EatenMeal(servings: servings.map { PortionCount(trusted: $0) }, mealId: meal)
                return try await somebody.client.answer(MealPlans.eat, PlannedMealParameters(id: lunch.id), eaten)
            }
            let choice = try #require(try await somebody.alternatives(lunch).items.first)
            #expect(try await somebody.substitute(lunch, choice.id).status == 200)
            let first = try await eat(lunch.meal.id)
            #expect(first.status == 201)
            let log = try first.log()
            #expect(log.nutrients == lunch.meal.nutrients && log.name == lunch.meal.name && log.portion == lunch.meal.servings)
            // Without a word it stays the meal that it is, and twice as much is twice of that.
            let twice = try await eat(nil, servings: lunch.meal.servings.hundredths * 2)
            #expect(try twice.status == 200 && twice.log().name == log.name)
            #expect(try twice.log().nutrients.kcal.hundredths == 2 * log.nutrients.kcal.hundredths)
            // The other one was eaten after all: it is one place still.
            let second = try await eat(choice.id)
            #expect(second.status == 200)
            let changed = try second.log()
            #expect(changed.id == log.id && changed.name == choice.name && changed.nutrients == choice.nutrients)
            #expect(try await eat(choice.id).body == second.body)
            #expect(try await somebody.diary().consumed == choice.nutrients)
            #expect(try await somebody.uneat(lunch.id).status == 204)
            // One that never stood there is what does.
            #expect(try await eat(.example).log().name == choice.name)
            #expect(try await eat(nil).log().name == choice.name)
        }
    }

    @Test(arguments: Engine.allCases) func formerMealsAreForgottenAfterAWeekAndBeyondTwentyPlans(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            var made: [MealPlan] = []
            for _ in 0..<22 {
                made.append(try await somebody.generate())
                fixture.go(.seconds(1))
            }
            let all: SQL = "SELECT 1 FROM former_planned_meals WHERE user_id = \(somebody.id.text)"
            #expect(try await fixture.rows(all) == 20 * 28)
            #expect(try await somebody.eat(made[0].days[0].meals[0]).code == .notFound)
            #expect(try await somebody.eat(made[1].days[0].meals[0]).status == 201)
            // The last of them were replaced a second ago.
            fixture.go(.days(7) - .seconds(1))
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.rows(all) == 28)
            fixture.go(.milliseconds(1))
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.rows(all) == 0)
        }
    }
}
