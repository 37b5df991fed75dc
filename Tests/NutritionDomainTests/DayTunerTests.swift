import Contracts
import Testing

@testable import NutritionDomain

@Suite struct DayTunerTests {
    /// 2,000 kcal, 150 g of protein, 200 g of carbohydrate and 67 g of fat.
    private let bounds = DayBounds(targets(2000))

    @Test func morePartsOfOneMealAndLessOfAnotherBringADayNear() {
        // Meat and rice: 5 servings of 40 g of protein and 5 of 45 g of carbohydrate would be 2,000 kcal with 200 g of protein.
        let meat = Energy(kcal: 22_000, protein: 4000, carbs: 0, fat: 670), rice = Energy(kcal: 22_000, protein: 500, carbs: 4500, fat: 220)
        let oil = Energy(kcal: 9000, protein: 0, carbs: 0, fat: 1000)
        var tuner = DayTuner([part(meat, 500), part(rice, 500), part(oil, 100)], bounds)
        #expect(tuner.beyond > 0)
        tuner.tune()
        #expect(tuner.beyond == 0)
        #expect(bounds.isNear(tuner.parts.map { $0.one.scaled($0.servings) }.reduce(.none, +)))
        for part in tuner.parts { #expect(part.sizes.contains(part.servings) && part.servings % 25 == 0) }
    }

    @Test func whatIsNearStaysAsItIs() {
        let whole = Energy(kcal: 100_000, protein: 7500, carbs: 10_000, fat: 3350)
        var tuner = DayTuner([part(whole, 100), part(whole, 100)], bounds)
        tuner.tune()
        #expect(tuner.parts.map(\.servings) == [100, 100] && tuner.looks == 0)
    }

    @Test func itNeverLeavesMoreBeyondNorTheSizes() {
        var random = SplitMix(seed: 4)
        for _ in 0..<500 {
            let parts = (0..<Int.random(in: 3...4, using: &random)).map { _ in
                let kcal = Int64.random(in: 20_000...60_000, using: &random)
                let protein = kcal * .random(in: 10...40, using: &random) / 400, fat = kcal * .random(in: 10...50, using: &random) / 900
                let one = Energy(kcal: kcal, protein: protein, carbs: max(0, kcal - 4 * protein - 9 * fat) / 4, fat: fat)
                let (low, high) = (Int64.random(in: 50...150, using: &random), Int64.random(in: 150...300, using: &random))
                return DayTuner.Part(one: one, sizes: low...high, servings: 150)
            }
            var tuner = DayTuner(parts, bounds)
            let before = tuner.beyond
            tuner.tune()
            #expect(tuner.beyond <= before && tuner.looks <= DayTuner.mostSteps * DayTuner.mostLooks)
            for part in tuner.parts { #expect(part.sizes.contains(part.servings) && part.servings % 25 == 0) }
        }
    }

    /// The limits are within.
    @Test func nearIsWithinFivePercentOfEach() {
        func day(_ kcal: Int64, _ protein: Int64, _ carbs: Int64, _ fat: Int64) -> Bool {
            bounds.isNear(Energy(kcal: kcal, protein: protein, carbs: carbs, fat: fat))
        }
        #expect(day(190_000, 15_750, 19_000, 7035) && day(210_000, 14_250, 21_000, 6365))
        #expect(!day(189_999, 15_000, 20_000, 6700) && !day(200_000, 15_751, 20_000, 6700))
        #expect(!day(200_000, 15_000, 18_999, 6700) && !day(200_000, 15_000, 20_000, 7036))
    }

    /// Of a profile that wants none of a value, in numbers that no square has place for.
    @Test func whatIsFarAwayHasANumberToo() {
        let none = DayBounds(NutritionTargets(kcal: 0, proteinG: 0, carbsG: -1, fatG: 0, waterMl: 0, basis: .profile, formula: "x"))
        let much = Energy(kcal: 400_000, protein: 40_000, carbs: 40_000, fat: 40_000)
        #expect(none.beyond(much.times(100)) == 4_000_000_000_000 && !none.isNear(much))
        #expect(!none.isNear(.none))
    }

    private func part(_ one: Energy, _ servings: Int64) -> DayTuner.Part { DayTuner.Part(one: one, sizes: 50...800, servings: servings) }
}
