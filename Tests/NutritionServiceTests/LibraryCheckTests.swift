import Contracts
import Foundation
import NutritionDomain
import Search
import TestSupport
import Testing
import Wire

@testable import NutritionService

struct LibraryCheckTests {
    private func library() throws -> LibrarySnapshot { try DeliveredLibrary.read.get().snapshot }

    // MARK: What is delivered

    @Test func thousandsOfFoodsHaveArabicNamesAndHundredsAreDishesOfTheRegion() throws {
        let foods = try library().foods
        #expect(foods.count >= 6000)
        #expect(foods.count { $0.ar != nil } >= 2500)
        #expect(foods.count { $0.group == .dishes && !$0.ingredients.isEmpty && $0.ar != nil } >= 150)
        #expect(foods.filter { $0.ar != nil }.allSatisfy { $0.allergens != nil && $0.animalSources != nil })
    }

    @Test func everySlotHasFortyMealsWithIngredientsStepsAndValuesInBothLanguages() throws {
        let library = try library()
        for slot in [MealSlot.breakfast, .lunch, .dinner, .snack] {
            let meals = library.meals.filter { $0.slot == slot }
            #expect(meals.count >= 40, "\(slot)")
            for meal in meals {
                #expect(!meal.ar.isEmpty && meal.stepsEn.count == meal.stepsAr.count && meal.stepsEn.count >= 3, "\(meal.id.text)")
                #expect(meal.ingredients.allSatisfy { library.food($0.food)?.ar != nil }, "\(meal.id.text)")
                #expect(meal.servings > 0 && meal.prepMinutes + meal.cookMinutes > 0 && meal.perServing.kcal.hundredths > 0)
            }
        }
    }

    @Test func nothingIsOfAPigOrHasAlcohol() throws {
        let words: Set = [
            "pork", "ham", "bacon", "lard", "prosciutto", "pancetta", "salami", "pepperoni", "beer", "wine", "vodka", "rum", "whiskey",
            "whisky", "liqueur", "gin", "sake", "brandy", "cognac", "tequila", "champagne", "alcoholic", "chorizo", "mortadella",
            "خنزير", "بيره", "نبيذ", "خمر", "فودكا", "ويسكي",
        ]
        // Of beef, turkey or plants; vinegar, yeast, root beer, and what has no alcohol.
        let others: Set = [
            "02068", "05600", "07007", "07011", "07068", "07070", "07254", "07973", "07974", "13344", "13345", "14157", "14305", "14553",
            "16104", "18374", "42128", "42161", "43212", "43384", "44203",
        ]
        let library = try library()
        var named: [(id: String, names: [String])] = library.foods.map { ($0.id.text, [$0.en, $0.ar ?? ""] + $0.also) }
        for meal in library.meals { named.append((meal.id.text, [meal.en, meal.ar])) }
        for (id, names) in named where !others.contains(id) {
            for name in names { #expect(words.isDisjoint(with: SearchText.words(name)), "\(id): \(name)") }
        }
    }

    /// Who eats no chicken may eat eggs.
    @Test func noEggIsNamedAfterTheHen() throws {
        let eggs = try library().foods.filter { food in
            food.group == .dairyEggs && food.animalSources.map { $0.contains(.egg) && !$0.contains(.meat) } ?? false
        }
        #expect(eggs.count > 10)
        for egg in eggs {
            for name in [egg.en, egg.ar ?? ""] + egg.also {
                #expect(Set(["chicken", "دجاج", "دجاجه", "فراخ"]).isDisjoint(with: SearchText.indexed(name)), "\(egg.id.text): \(name)")
            }
        }
    }

    // MARK: What is refused

    private func food(_ id: String, _ nutrients: Nutrients, portions: [FoodFacts.Portion] = []) -> FoodFacts {
        FoodFacts(
            id: FoodID(trusted: id), en: id, ar: nil, also: [], group: .fruit, per100g: nutrients, portions: portions, animalSources: nil,
            allergens: nil)
    }

    @Test func aFoodThatCannotBeIsRefused() {
        func values(_ kcal: Int64, _ protein: Int64, _ carbs: Int64, _ fat: Int64) -> Nutrients {
            Nutrients(
                kcal: NutrientAmount(trusted: kcal), proteinG: NutrientAmount(trusted: protein), carbsG: NutrientAmount(trusted: carbs),
                fatG: NutrientAmount(trusted: fat))
        }
        let problems = LibraryChecks.problems(
            [
                food("right", values(13_000, 269, 2817, 28), portions: [FoodFacts.Portion(unit: .cup, weight: 15_800)]),
                food("heavy", values(40_000, 5000, 5000, 500)), food("energetic", values(91_000, 0, 0, 10_000)),
                food(
                    "huge", values(13_000, 269, 2817, 28),
                    portions: [FoodFacts.Portion(unit: .cup, weight: 9), FoodFacts.Portion(unit: .cup, weight: 15_800)]),
            ], [])
        #expect(problems.map { $0.prefix { $0 != ":" } } == ["heavy", "energetic", "huge", "huge"])
    }

    @Test(arguments: zip(
        [MealSlot.breakfast, .lunch, .dinner, .snack], [(300, 550), (450, 700), (380, 650), (120, 300)] as [(Int64, Int64)]))
    func aMealOutsideOfItsSlotIsRefused(slot: MealSlot, range: (Int64, Int64)) {
        func problems(_ kcal: Int64) -> [String] {
            LibraryChecks.problems([], [
                MealFacts(
                    id: .example, en: "Meal", ar: "وجبة", slot: slot, servings: 1, prepMinutes: 1, cookMinutes: 1, isBudget: false,
                    ingredients: [], stepsEn: [], stepsAr: [],
                    perServing: Nutrients(
                        kcal: NutrientAmount(trusted: kcal), proteinG: NutrientAmount(trusted: 0), carbsG: NutrientAmount(trusted: 0),
                        fatG: NutrientAmount(trusted: 0)), animalSources: [], allergens: [], foods: [])
            ])
        }
        #expect(problems(range.0 * 100).isEmpty && problems(range.1 * 100).isEmpty)
        #expect(problems(range.0 * 100 - 1).count == 1 && problems(range.1 * 100 + 1).count == 1)
    }

    /// A copy of the delivered folder in which somebody made slips.
    private func check(_ change: (String) throws -> Void) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "barbell-foods-" + UUID().uuidString)
        try FileManager.default.copyItem(atPath: DeliveredLibrary.folder, toPath: folder.path)
        defer { try? FileManager.default.removeItem(at: folder) }
        try change(folder.path)
        do throws(LibraryProblems) {
            _ = try LibraryFiles.read(folder.path)
            return []
        } catch {
            return error.lines
        }
    }

    @Test func everySlipIsSaidWithItsPlace() throws {
        let problems = try check { folder in
            func edit(_ file: String, _ change: (inout String) -> Void) throws {
                var text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                change(&text)
                try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
            }
            try edit("staples.tsv") { $0 += "99999\tNothing\n" }
            // Butter with more fat than it weighs.
            try edit("facts.tsv") { $0 = $0.replacing("717\t0.85\t0.06\t81.11", with: "717\t0.85\t0.06\t181.11") }
            try FileManager.default.removeItem(atPath: "\(folder)/images/tuna-shakshuka-1.svg")
        }
        #expect(problems.contains { $0.hasPrefix("staples.tsv:") })
        #expect(problems.contains { $0.hasPrefix("01001: per100g:") })
        #expect(problems.contains { $0.hasPrefix("images/tuna-shakshuka-1.svg:") })
    }

    @Test func theCommandSaysWhetherAFolderIsRight() {
        #expect(NutritionCommand.run(["check", DeliveredLibrary.folder]) == 0)
        #expect(NutritionCommand.run(["check", "/nowhere"]) == 1)
        #expect(NutritionCommand.run([]) == 2 && NutritionCommand.run(["check"]) == 2 && NutritionCommand.run(["load", "x"]) == 2)
    }
}
