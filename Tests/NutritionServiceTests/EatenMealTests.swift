import AppTesting
import Contracts
import NutritionService
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// Meals of a plan that were eaten, and days logged again.
@Suite(.serialized) struct EatenMealTests {
    private static let today = NutritionFixture.today
    private static let lunch = Nutrients.hundredths(50_000, 2500, 6000, 1111, fiber: 400)

    @Test(arguments: Engine.allCases) func aPlaceOfAPlanIsEatenOnce(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today, servings: 125, [(.lunch, .number(1), Self.lunch)])
            let answers = try await parallel(20) { _ in try await somebody.eat(.number(1)) }
            #expect(answers.count { $0.status == 201 } == 1 && answers.count { $0.status == 200 } == 19)
            #expect(answers.allSatisfy { $0.body == answers[0].body })
            let log = try answers[0].log()
            #expect(log.nutrients == Self.lunch && log.portion.hundredths == 125 && log.plannedMealId == .number(1))
            #expect(log.name == "Shakshuka" && log.category == .lunch && log.foodId == nil && log.unit == nil && log.grams == nil)
            #expect(try await somebody.entries().count == 1)
            // Four fifths of what was planned, then half a serving, by the same place.
            let fewer = try await somebody.eat(.number(1), 100)
            #expect(fewer.status == 200)
            #expect(try fewer.log().nutrients == .hundredths(40_000, 2000, 4800, 889, fiber: 320) && fewer.log().id == log.id)
            #expect(try await somebody.eat(.number(1), 50).log().nutrients == .hundredths(20_000, 1000, 2400, 444, fiber: 160))
            #expect(try await somebody.eat(.number(1)).log().nutrients == Self.lunch)
            #expect(try await somebody.eat(.number(1), 1_000_001).fields == ["servings out_of_range"])
            #expect(try await somebody.diary().consumed == Self.lunch)
        }
    }

    @Test(arguments: Engine.allCases) func itWasNotEatenAfterAll(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today, [(.lunch, .number(1), Self.lunch), (.snack, .number(2), Self.lunch)])
            let first = try await somebody.eat(.number(1)).log()
            _ = try await somebody.eat(.number(2))
            #expect(try await somebody.stats().mealsEaten == 2)
            for _ in 1...2 { #expect(try await somebody.uneat(.number(1)).status == 204) }
            #expect(try await somebody.entries().map(\.plannedMealId) == [.number(2)])
            #expect(try await somebody.stats().mealsEaten == 1)
            // Eaten again it is another entry; deleting that is the same as not having eaten.
            let again = try await somebody.eat(.number(1)).log()
            #expect(again.id != first.id)
            #expect(try await somebody.delete(again.id).status == 204)
            #expect(try await somebody.stats().mealsEaten == 1)

            let other = try await fixture.somebody()
            #expect(try await other.eat(.number(1)).code == .notFound)
            #expect(try await other.uneat(.number(1)).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases) func thePlanShowsWhatWasEaten(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let planned = try #require(try await somebody.generate().days.first)
            let meal = try #require(planned.meals.first)
            #expect(try await somebody.eat(meal).log().nutrients == meal.meal.nutrients)
            let shown = try await somebody.day()
            #expect(shown.meals.map(\.eaten) == planned.meals.map { $0.id == meal.id })
            let diary = try await somebody.diary()
            #expect(diary.target == planned.targets && diary.consumed == meal.meal.nutrients)
            #expect(try await somebody.stats().planCompletion == 100 / Int64(planned.meals.count))
            _ = try await somebody.uneat(meal.id)
            #expect(try await somebody.day().meals.allSatisfy { !$0.eaten })
        }
    }

    @Test func aMealIsEatenOnItsDay() async throws {
        try await NutritionFixture.logging { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today + 1, [(.breakfast, .number(1), Self.lunch)])
            try await fixture.plan(somebody, on: Self.today - 1, [(.iftar, .number(2), Self.lunch), (.suhoor, .number(3), Self.lunch)])
            #expect(try await somebody.eat(.number(1)).code == .dayNotStarted)
            let iftar = try await somebody.eat(.number(2)).log()
            #expect(iftar.date == Self.today - 1 && iftar.category == .dinner)
            #expect(try await somebody.eat(.number(3)).log().category == .breakfast)
            // Its entry may be told otherwise, but stays on the day of its place.
            func change(_ change: FoodLogChange) async throws -> Answer {
                try await somebody.client.answer(FoodLogs.change, FoodLogParameters(id: iftar.id), change)
            }
            #expect(try await change(FoodLogChange(date: Self.today)).fields == ["date read_only"])
            #expect(try await change(FoodLogChange(unit: .cup, manual: .example)).fields == ["unit unexpected", "manual unexpected"])
            let half = try await change(FoodLogChange(category: .snack, portion: PortionCount(trusted: 50))).log()
            #expect(half.nutrients.kcal.hundredths == 25_000 && half.category == .snack && half.plannedMealId == .number(2))
            fixture.app.clock.advance(by: .days(1))
            #expect(try await somebody.eat(.number(1)).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func aFullDayTakesNoMore(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today, [(.lunch, .number(1), Self.lunch)])
            for number in 1...200 { _ = try await somebody.log(.rice(number)) }
            #expect(try await somebody.eat(.number(1)).code == .limitReached)
            _ = try await somebody.delete(.number(7))
            #expect(try await somebody.eat(.number(1)).status == 201)
            // Eaten already, it needs no room.
            #expect(try await somebody.eat(.number(1), 50).status == 200)
        }
    }

    @Test(arguments: Engine.allCases) func yesterdayIsLoggedAgain(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today - 1, servings: 125, [(.lunch, .number(1), Self.lunch)])
            _ = try await somebody.log(.rice(1, 150, .cup, .breakfast, on: Self.today - 1))
            _ = try await somebody.log(.own(2, .hundredths(10_000), .snack, on: Self.today - 1))
            _ = try await somebody.eat(.number(1))
            let yesterday = try await somebody.entries(Self.today - 1)

            let answer = try await somebody.copy(key: "monday")
            #expect(answer.status == 201)
            let copies = try answer.logs()
            #expect(copies.map(\.name) == yesterday.map(\.name) && copies.map(\.nutrients) == yesterday.map(\.nutrients))
            #expect(copies.map(\.category) == yesterday.map(\.category) && copies.allSatisfy { $0.date == Self.today && $0.version == 1 })
            #expect(copies.allSatisfy { $0.plannedMealId == nil } && copies[0].foodId == NutritionFixture.rice && copies[0].unit == .cup)
            #expect(Set(copies.map(\.id)).isDisjoint(with: yesterday.map(\.id)))
            #expect(try await somebody.entries().map(\.id) == copies.map(\.id))
            // The same key is the same copy; without one it is another.
            #expect(try await somebody.copy(key: "monday").body == answer.body)
            #expect(try await somebody.entries().count == 3)
            let snack = try await somebody.copy(FoodLogCopy(category: .snack)).logs()
            #expect(snack.map(\.category) == [.snack])
            #expect(try await somebody.entries().count == 4)
            #expect(try await somebody.entries(Self.today - 1).count == 3)
            // What was a meal of a plan is multiplied as it was.
            let meal = try #require(copies.first { $0.category == .lunch })
            let one = try await somebody.client.call(
                FoodLogs.change, FoodLogParameters(id: meal.id), FoodLogChange(portion: PortionCount(trusted: 100)))
            #expect(one.nutrients == .hundredths(40_000, 2000, 4800, 889, fiber: 320))

            #expect(try await somebody.copy(FoodLogCopy(from: Self.today - 9)).logs().isEmpty)
            #expect(try await somebody.copy(FoodLogCopy(from: Self.today)).fields == ["to must_differ"])
            #expect(try await somebody.copy(FoodLogCopy(from: Self.today, to: Self.today - 3)).logs().count == 4)
        }
    }

    @Test(arguments: Engine.allCases) func aCopyWhoseAnswerWasLostIsNotMadeTwice(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            _ = try await somebody.log(.rice(1, on: Self.today - 1))
            fixture.app.loseCommit(of: "INSERT INTO food_logs")
            #expect(try await somebody.copy(key: "monday").status == 503)
            let again = try await somebody.copy(key: "monday")
            #expect(again.status == 201)
            #expect(try await somebody.entries().map(\.id) == again.logs().map(\.id))
            #expect(try await somebody.entries().count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func copiesAtOnceStayWithinTheDay(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            for number in 1...60 { _ = try await somebody.log(.rice(number, on: Self.today - 1)) }
            let answers = try await parallel(8) { _ in try await somebody.copy() }
            #expect(answers.count { $0.status == 201 } == 3 && answers.count { $0.code == .limitReached } == 5)
            #expect(try await somebody.entries().count == 180)
        }
    }
}
