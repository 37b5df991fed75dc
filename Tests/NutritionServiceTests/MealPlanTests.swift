import AppTesting
import Contracts
import JSONCoding
import NutritionService
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
            #expect(plan.formula == "meal-plan/1" && !plan.reasons.isEmpty)
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
}
