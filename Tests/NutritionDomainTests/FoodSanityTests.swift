import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct FoodSanityTests {
    static func values(
        _ kcal: Double, _ protein: Double, _ carbs: Double, _ fat: Double, fiber: Double? = nil, sugars: Double? = nil,
        sodium: Double? = nil
    ) -> Nutrients {
        func amount(_ value: Double) -> NutrientAmount { NutrientAmount(trusted: Int64((value * 100).rounded())) }
        return Nutrients(
            kcal: amount(kcal), proteinG: amount(protein), carbsG: amount(carbs), fatG: amount(fat), fiberG: fiber.map(amount),
            sugarsG: sugars.map(amount), sodiumMg: sodium.map(amount))
    }

    static func typed(_ nutrients: Nutrients, grams: Double? = nil) -> ManualFood {
        ManualFood(
            name: .example, nutrients: nutrients, grams: grams.map { Hundredths(trusted: Int64(($0 * 100).rounded())) })
    }

    private func refused(_ food: ManualFood) -> [String] { FoodSanity.refusals(food).map(\.field) }

    // MARK: What cannot be

    @Test func noMoreIsInAFoodThanItWeighs() {
        #expect(FoodSanity.refusals(of100g: Self.values(420, 10, 80, 11)).map(\.field) == ["per100g"])
        #expect(FoodSanity.refusals(of100g: Self.values(400, 10, 80, 10.4)).isEmpty)
        #expect(refused(Self.typed(Self.values(230, 10, 30, 8), grams: 45)) == ["manual.grams"])
        #expect(refused(Self.typed(Self.values(230, 10, 30, 8), grams: 47)).isEmpty)
        #expect(refused(Self.typed(Self.values(230, 10, 30, 8))).isEmpty)
    }

    @Test func sugarsAndFibreArePartsOfCarbohydrate() {
        #expect(FoodSanity.refusals(of100g: Self.values(100, 0, 20, 2, sugars: 21.5)).map(\.field) == ["sugarsG"])
        #expect(FoodSanity.refusals(of100g: Self.values(100, 0, 20, 2, fiber: 21.5)).map(\.field) == ["fiberG"])
        #expect(
            refused(Self.typed(Self.values(100, 0, 5, 2, fiber: 9, sugars: 8)))
                == ["manual.nutrients.fiberG", "manual.nutrients.sugarsG"])
    }

    /// Row 07081 of the USDA's table: carbohydrate is a difference of measurements.
    @Test func slicedTurkeyWithMoreSugarsThanCarbohydrateIsReal() {
        #expect(FoodSanity.refusals(of100g: Self.values(100, 16.33, 2.34, 2.37, fiber: 0, sugars: 3.28, sodium: 1015)).isEmpty)
    }

    @Test func nothingHasMoreEnergyThanFat() {
        #expect(FoodSanity.refusals(of100g: Self.values(902, 0, 0, 100)).isEmpty)
        #expect(FoodSanity.refusals(of100g: Self.values(903, 0, 0, 100)).map(\.field) == ["kcal"])
        #expect(refused(Self.typed(Self.values(300, 0, 0, 30), grams: 30)) == ["manual.nutrients.kcal"])
    }

    @Test("openfoodfacts-server#12130: a spoon of 15 g of oil has 140 kcal on its label")
    func roundedOil() {
        #expect(refused(Self.typed(Self.values(140, 0, 0, 15), grams: 15)).isEmpty)
        #expect(FoodSanity.warnings(Self.typed(Self.values(140, 0, 0, 15), grams: 15)).isEmpty)
    }

    @Test func nothingHasMoreSodiumThanSalt() {
        // Row 02047 of the USDA's table.
        #expect(FoodSanity.refusals(of100g: Self.values(0, 0, 0, 0, sodium: 38_758)).isEmpty)
        #expect(FoodSanity.refusals(of100g: Self.values(0, 0, 0, 0, sodium: 39_401)).map(\.field) == ["sodiumMg"])
    }

    // MARK: What hardly is

    @Test("openfoodfacts-server#8394: kcal and kJ were swapped", arguments: [
        (values(1549, 6.3, 58, 10), 100.0), (values(180, 0, 10.6, 0), 100), (values(2255, 7.7, 59.4, 29.7), 250),
    ] as [(Nutrients, Double)])
    func swappedEnergy(nutrients: Nutrients, grams: Double) {
        let food = Self.typed(nutrients, grams: grams)
        let isImpossible = nutrients.kcal.value > 9.02 * grams + 10
        #expect(FoodSanity.refusals(food).isEmpty != isImpossible)
        #expect(FoodSanity.warnings(food) == [.energyInKilojoules])
        var right = nutrients
        right.kcal = NutrientAmount(trusted: nutrients.kcal.hundredths * 1000 / 4184)
        #expect(FoodSanity.warnings(Self.typed(right, grams: grams)).isEmpty)
    }

    @Test("wger#1347: a ham of 109 kcal whose macronutrients hold 55 is let in, with a warning")
    func ham() {
        let ham = Self.typed(Self.values(109, 10.2, 0.9, 1.2), grams: 100)
        #expect(FoodSanity.refusals(ham).isEmpty)
        #expect(FoodSanity.warnings(ham) == [.energyDiffers])
    }

    @Test("wger#476: minced turkey thigh off by a little more than 15 % is let in without a word")
    func turkey() {
        let turkey = Self.typed(Self.values(143, 20, 0, 4.7), grams: 100)
        #expect(FoodSanity.refusals(turkey).isEmpty)
        #expect(FoodSanity.warnings(turkey).isEmpty)
    }

    @Test("Fibre and alcohol are no reason to warn: wheat bran, chia seeds, red wine, vodka, herbal tea", arguments: [
        values(216, 15.55, 64.51, 4.25, fiber: 42.8), values(486, 16.54, 42.12, 30.74, fiber: 34.4), values(85, 0.07, 2.61, 0),
        values(231, 0, 0, 0), values(1, 0, 0.2, 0),
    ] as [Nutrients])
    func realFoods(nutrients: Nutrients) {
        #expect(FoodSanity.warnings(of100g: nutrients, group: .drinks).isEmpty)
        #expect(FoodSanity.refusals(of100g: nutrients).isEmpty)
    }

    /// 0.0017 g of salt are 0.68 mg of sodium; bread has 491 mg.
    @Test("openfoodfacts-server#2945: salt was divided by 1000")
    func dividedSalt() {
        func warnings(_ sodium: Double) -> [FoodWarning] {
            FoodSanity.warnings(Self.typed(Self.values(265, 9, 49, 3.2, sodium: sodium), grams: 100))
        }
        #expect(warnings(0.68) == [.sodiumUnlikely])
        #expect(warnings(0.49) == [.sodiumUnlikely])
        #expect(warnings(491).isEmpty)
        // An apple has 1 mg.
        #expect(warnings(1).isEmpty)
        #expect(warnings(0).isEmpty)
    }

    @Test func saltTypedAsSodiumIsToldWhereItIsMoreThanFoodHas() {
        // 20 % salt: soy sauce has 5.5 % sodium.
        let sauce = Self.values(53, 8.1, 4.9, 0.6, sodium: 20_000)
        #expect(FoodSanity.warnings(Self.typed(sauce, grams: 100)) == [.sodiumUnlikely])
        #expect(FoodSanity.warnings(Self.typed(Self.values(53, 8.1, 4.9, 0.6, sodium: 5493), grams: 100)).isEmpty)
        #expect(FoodSanity.warnings(Self.typed(Self.values(500, 30, 40, 25, sodium: 6001))) == [.sodiumUnlikely])
        #expect(FoodSanity.warnings(of100g: Self.values(0, 0, 0, 0, sodium: 38_758), group: .spices).isEmpty)
    }

    @Test func fiveThousandKilocaloriesAtOnceAreUnlikely() {
        #expect(FoodSanity.warnings(eaten: Self.values(5000, 0, 0, 0), weight: 500_000).isEmpty)
        #expect(FoodSanity.warnings(eaten: Self.values(5001, 0, 0, 0), weight: nil) == [.portionUnlikely])
        #expect(FoodSanity.warnings(eaten: Self.values(10, 0, 0, 0), weight: 500_001) == [.portionUnlikely])
    }
}
