import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct MealSubstituteTests {
    @Test func theyAreOfTheSlotAndHoldTheEnergyWithinATenth() throws {
        let library = madeLibrary(40)
        for original in library {
            let nutrients = original.perServing.scaled(125, of: 100)
            let found = MealSubstitutes.find(
                for: .init(slot: original.slot, meal: original.id, nutrients: nutrients), MealPreferences(), without: [], library: library)
            #expect(found.items.count == 6 && found.shortfall == nil)
            for item in found.items {
                #expect(item.slot == original.slot && item.meal.slot == original.slot && item.meal.id != original.id)
                #expect(abs(item.nutrients.kcal.hundredths - nutrients.kcal.hundredths) * 10 <= nutrients.kcal.hundredths)
                #expect((50...300).contains(item.servings) && item.servings % 25 == 0)
            }
        }
    }

    @Test func nearlyTheSameProteinComesFirstAndOfThatWhatIsQuick() {
        let library = [
            meal("slow", .lunch, kcal: 500, protein: 40, minutes: 60), meal("far", .lunch, kcal: 500, protein: 20, minutes: 5),
            meal("quick", .lunch, kcal: 500, protein: 38, minutes: 10), meal("middle", .lunch, kcal: 500, protein: 35, minutes: 5),
        ]
        let found = find(kcal: 500, protein: 40, library: library)
        #expect(found.items.map(\.meal.id.text) == ["quick", "slow", "middle", "far"])
    }

    @Test func servingsGrowAndShrinkByQuarters() {
        let library = [
            meal("small", .lunch, kcal: 260), meal("large", .lunch, kcal: 950), meal("tiny", .lunch, kcal: 100),
            meal("between", .lunch, kcal: 1550),
        ]
        let found = find(kcal: 500, protein: 40, library: library)
        #expect(found.items.map { [$0.meal.id.text: $0.servings] }.sorted { "\($0)" < "\($1)" } == [["large": 50], ["small": 200]])
        #expect(found.shortfall == .energy)
    }

    /// A day of 2,000 kcal, of which 500 are to be changed.
    @Test func theDayStaysWithinATenthOrComesNearer() {
        let library = [
            meal("less", .lunch, kcal: 480), meal("edge", .lunch, kcal: 490), meal("same", .lunch, kcal: 500),
            meal("more", .lunch, kcal: 540),
        ]
        func names(others: Int64) -> Set<String> {
            let original = meal("original", .lunch, kcal: 500)
            let found = MealSubstitutes.find(
                for: .init(slot: .lunch, meal: original.id, nutrients: original.perServing), on: .init(target: 200_000, others: others),
                MealPreferences(), without: [], library: library)
            return Set(found.items.map(\.meal.id.text))
        }
        #expect(names(others: 150_000) == ["less", "edge", "same", "more"])
        // At 1,810 kcal, and at 1,500.
        #expect(names(others: 131_000) == ["edge", "same", "more"])
        #expect(names(others: 100_000) == ["more"])
        #expect(names(others: 200_000) == ["less", "edge"])
    }

    @Test func aDayOfFastingTakesThemFromTheShelvesItHas() {
        let library = madeLibrary(10)
        func slots(_ slot: MealSlot, _ kcal: Int64) -> Set<MealSlot> {
            let original = MealSubstitutes.Original(
                slot: slot, meal: MealID(trusted: "x"), nutrients: meal("x", slot, kcal: kcal).perServing)
            return Set(
                MealSubstitutes.find(for: original, MealPreferences(), without: [], library: library).items.map(\.meal.slot))
        }
        #expect(slots(.suhoor, 700) == [.breakfast])
        #expect(slots(.iftar, 1000).isSubset(of: [.lunch, .dinner]))
    }

    @Test func whyThereAreFewIsTold() {
        let others = [meal("a", .lunch, animals: [.meat]), meal("b", .lunch), meal("c", .lunch), meal("d", .lunch, foods: ["mushroom"])]
        #expect(find(kcal: 500, protein: 37, library: others).shortfall == nil)
        let vegan = find(kcal: 500, protein: 37, MealPreferences(diet: .vegan, avoided: [FoodID(trusted: "mushroom")]), library: others)
        #expect(vegan.items.map(\.meal.id.text) == ["b", "c"] && vegan.shortfall == .preferences)
        let used = find(kcal: 500, protein: 37, without: ["a", "c"], library: others)
        #expect(used.items.map(\.meal.id.text) == ["b", "d"] && used.shortfall == .variety)
        let large = find(kcal: 5000, protein: 37, library: others)
        #expect(large.items.isEmpty && large.shortfall == .energy)
    }

    private func find(
        kcal: Int64, protein: Int64, _ preferences: MealPreferences = MealPreferences(), without: [String] = [], library: [MealFacts]
    ) -> MealSubstitutes.Found {
        let original = meal("original", .lunch, kcal: kcal, protein: protein)
        return MealSubstitutes.find(
            for: .init(slot: .lunch, meal: original.id, nutrients: original.perServing), preferences,
            without: without.map { MealID(trusted: $0) }, library: library + [original])
    }
}
