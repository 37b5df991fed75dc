import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@testable import NutritionService

/// Plans from the library as it is delivered.
@Suite struct DeliveredMealsTests {
    /// 30 days for each diet, half of them fasted, without each one of the 14 allergens, at any target: energy, protein, carbohydrate and
    /// fat all within 5 %. Of what vegans without soy eat, three meals of a day of fasting do not always come to that.
    @Test(arguments: Diet.allCases) func everyDietHasPlansWithoutAnyOneAllergen(diet: Diet) throws {
        var numbers = Numbers(state: 17)
        for allergen in [nil] + Allergen.allCases.map(Optional.some) {
            let kcal: Int64 = [1200, 4000, .random(in: 1200...4000, using: &numbers)].randomElement(using: &numbers) ?? 2000
            let preferences = MealPreferences(diet: diet, allergens: allergen.map { [$0] } ?? [])
            let near: [Bool] = diet == .vegan && allergen == .soy ? [false] : [false, true]
            do { try expectPlan(kcal, preferences, near: near) } catch {
                Issue.record("\(diet) without \(allergen?.rawValue ?? "nothing"), \(kcal) kcal: \(error)")
            }
        }
    }

    /// Words that name many foods may leave too little, which is told. What is planned is right in any case.
    @Test func whatIsPlannedIsRightWhateverIsLeftOut() throws {
        let pairs: [[Allergen]] = [
            [.milk, .egg], [.nuts, .peanuts], [.gluten, .milk], [.fish, .crustaceans], [.crustaceans, .molluscs], [.soy, .peanuts],
            [.sesame, .nuts], [.egg, .gluten],
        ]
        var numbers = Numbers(state: 18)
        let foods = Set(try Self.library().flatMap(\.foods)).sorted()
        var planned = 0
        for round in 0..<24 {
            let avoided = (0..<8).compactMap { _ in foods.randomElement(using: &numbers) }
            let preferences = MealPreferences(diet: Diet.allCases[round % 4], allergens: pairs[round % 8], avoided: avoided)
            do {
                try expectPlan(.random(in: 1200...4000, using: &numbers), preferences)
                planned += 1
            } catch let shortage as MealPlanShortage {
                let choice = preferences.choice(try Self.library())
                #expect(shortage.meals <= [choice.breakfast, choice.lunch, choice.dinner, choice.snack].max() ?? 0)
            }
        }
        #expect(planned >= 12)
    }

    @Test func mostMealsHaveThreeSubstitutes() throws {
        let library = try Self.library()
        let few = library.filter { meal in
            let original = MealSubstitutes.Original(slot: meal.slot, meal: meal.id, nutrients: meal.perServing)
            return MealSubstitutes.find(for: original, MealPreferences(), without: [], library: library).items.count
                < MealSubstitutes.enough
        }
        #expect(few.isEmpty, "\(few.map(\.id.text))")
    }

    /// - Parameter near: whether days of fasting, others or both have to come within 5 % of all four.
    private func expectPlan(_ kcal: Int64, _ preferences: MealPreferences, near: [Bool] = []) throws {
        let body = BodyFacts(age: 30, weight: Kilograms(trusted: 7000), height: Centimetres(trusted: 17_500), workouts: 3)
        let shares = TargetRule.targets(gender: .male, goal: .generalFitness, body: body, diet: preferences.diet)
        let targets = NutritionTargets(
            kcal: kcal, proteinG: shares.proteinG * kcal / shares.kcal, carbsG: shares.carbsG * kcal / shares.kcal,
            fatG: shares.fatG * kcal / shares.kcal, waterMl: 2500, basis: .profile, formula: TargetRule.formula)
        let from = LocalDate(daysSinceEpoch: 20_514)
        let input = MealPlanInput(
            targets: targets, preferences: preferences, fastingDates: (15..<30).map { from + $0 }, seed: "\(kcal)", from: from, days: 30)
        let days = try MealPlanMaker(input, library: try Self.library()).days()
        #expect(days.count == 30)
        for day in days {
            let sums = day.totals
            #expect(abs(sums.kcal.hundredths - 100 * kcal) <= 5 * kcal)
            #expect(abs(sums.proteinG.hundredths - 100 * targets.proteinG) <= 10 * targets.proteinG)
            if near.contains(day.isFasting) {
                #expect(abs(sums.proteinG.hundredths - 100 * targets.proteinG) <= 5 * targets.proteinG)
                #expect(abs(sums.carbsG.hundredths - 100 * targets.carbsG) <= 5 * targets.carbsG)
                #expect(abs(sums.fatG.hundredths - 100 * targets.fatG) <= 5 * targets.fatG)
            }
            for meal in day.meals.map(\.meal) {
                #expect(preferences.diet.allows(meal.diet))
                #expect(Set(meal.allergens).isDisjoint(with: preferences.allergens))
                #expect(Set(meal.foods).isDisjoint(with: preferences.avoided))
            }
        }
        for number in days.indices {
            let meals = days[max(0, number - 2)...number].flatMap { $0.meals.map(\.meal.id) }
            #expect(Set(meals).count == meals.count)
        }
    }

    private static func library() throws -> [MealFacts] { try DeliveredLibrary.read.get().snapshot.meals }
}

/// The same on every run. Steele, Lea and Flood 2014.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
