import AppTesting
import Contracts
import NutritionService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What weighing oneself does to the days ahead.
@Suite(.serialized) struct DayKeepingTests {
    /// 100 g less are 1 kcal and a gram of protein less.
    @Test(arguments: Engine.allCases) func daysThatStillFitStayWithTheMealsThatWereChosen(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium) { $0.secondIntake = .made }
            let plan = try await somebody.generate()
            let lunch = try #require(plan.days[2].meal(.lunch))
            let choice = try #require(try await somebody.alternatives(lunch).items.first)
            let chosen = try await somebody.substitute(lunch, choice.id).day()
            try await fixture.change(somebody) {
                $0.secondIntake = .made
                $0.weightKg = Kilograms(trusted: 8490)
            }
            let week = try await somebody.week
            #expect(week.id == plan.id && plan.targets.kcal == 2487 && week.targets.kcal == 2486)
            #expect(week.days[0].targets == plan.targets && week.days[1...].allSatisfy { $0.targets == week.targets })
            #expect(week.days[2].meals == chosen.meals && week.days[2].meal(.lunch)?.substituted == true)
            for (before, after) in zip(plan.days, week.days) where before.date != chosen.date && before.isNear(week.targets) {
                #expect(after.meals == before.meals, "\(before.date.text)")
            }
            for (place, day) in week.days.enumerated() {
                for other in week.days[..<place].suffix(2) { #expect(Set(day.ids).isDisjoint(with: other.ids), "\(day.date.text)") }
            }
            // What no longer fits is planned again.
            try await fixture.change(somebody, version: 3) {
                $0.secondIntake = .made
                $0.weightKg = Kilograms(trusted: 4000)
            }
            let later = try await somebody.week
            #expect(later.days[0].ids == plan.days[0].ids && later.days[2].meals.allSatisfy { !$0.substituted })
            #expect(later.days[1...].allSatisfy { $0.targets == later.targets })
        }
    }
}

extension MealPlanDay {
    /// Whether its meals come within 5 % of all four.
    fileprivate func isNear(_ targets: NutritionTargets) -> Bool {
        let sums = [
            (totals.kcal, targets.kcal), (totals.proteinG, targets.proteinG), (totals.carbsG, targets.carbsG), (totals.fatG, targets.fatG),
        ]
        return sums.allSatisfy { sum, target in abs(sum.hundredths - 100 * target) <= 5 * target }
    }
}
