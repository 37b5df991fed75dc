import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct PortionBasisTests {
    /// Boiled white rice of the USDA's table (20045): 130 kcal, 2.69, 28.17 and 0.28 g, 0.4 g of fibre, 0.05 g of sugars, 1 mg.
    private static let rice = Nutrients.hundredths(13_000, 269, 2817, 28, fiber: 40, sugars: 5, sodium: 100)

    /// A cup of it is 158 g. 1.5 × 158 g × 28.17 % = 66.76 g (66.7629), and so on: bc -l, each rounded once.
    @Test func aFoodIsMultipliedByWeightAndPortion() {
        let cup = PortionBasis.food(Self.rice, weight: 15_800)
        #expect(cup.nutrients(.of(1)) == .hundredths(20_540, 425, 4451, 44, fiber: 63, sugars: 8, sodium: 158))
        #expect(cup.nutrients(.of(1.5)) == .hundredths(30_810, 638, 6676, 66, fiber: 95, sugars: 12, sodium: 237))
    }

    @Test func ownValuesAreMultipliedExactly() {
        let own = PortionBasis.portion(.hundredths(41_200, 2210, 3350, 1980))
        #expect(own.nutrients(.of(1.5)) == .hundredths(61_800, 3315, 5025, 2970))
        #expect(own.nutrients(.of(0.25)) == .hundredths(10_300, 553, 838, 495))
    }

    /// 1.25 servings were planned; one of them is four fifths of that.
    @Test func servingsOfAMealAreParts() {
        let meal = PortionBasis.meal(.hundredths(50_000, 2500, 6000, 1111), servings: 125)
        #expect(meal.nutrients(.of(1.25)) == .hundredths(50_000, 2500, 6000, 1111))
        #expect(meal.nutrients(.of(1)) == .hundredths(40_000, 2000, 4800, 889))
        #expect(meal.nutrients(.of(0.5)) == .hundredths(20_000, 1000, 2400, 444))
    }

    /// Whatever the portion, a value is the exact product to within half a hundredth, and more is never less.
    @Test func scalingIsExactToHalfAHundredth() {
        var random = SplitMix(seed: 20_260_302)
        for _ in 0..<2000 {
            let value = Int64((random.next() % 90_200))
            let weight = Int64((random.next() % 100_000)) + 1
            let portion = Int64((random.next() % 2000)) + 1
            let basis = PortionBasis.food(.hundredths(value, value, 0, 0), weight: weight)
            let shown = basis.nutrients(PortionCount(trusted: portion)).kcal.hundredths
            let difference = shown * 1_000_000 - value * weight * portion
            #expect(difference.magnitude <= 500_000, "\(value) × \(weight) × \(portion)")
            #expect(basis.nutrients(PortionCount(trusted: portion + 1)).kcal.hundredths >= shown)
        }
    }

    @Test func portionsEndWhereSumsWouldNot() {
        // 100 g of lard have 902 kcal; 500,000 kcal are 5,543 of its bars of 10 g and some.
        let lard = PortionBasis.food(.hundredths(90_200, 0, 0, 10_000), weight: 1000)
        #expect(lard.mostPortions == 554_323)
        #expect(lard.nutrients(PortionCount(trusted: 554_323)).kcal.hundredths <= PortionBasis.most)
        #expect(PortionBasis.portion(.hundredths(1000, 0, 0, 0)).mostPortions == 1_000_000)
        #expect(PortionBasis.portion(.hundredths(PortionBasis.most, 0, 0, 0)).mostPortions == 100)
        #expect(PortionBasis.portion(.hundredths(10_000_000_000, 0, 0, 0)).mostPortions == 0)
    }

    /// A day of the most entries stays within what a sum may be.
    @Test func aFullDayCanBeSummedUp() {
        let entries = ProductPolicy.of(.fitcoach).nutrition?.entriesPerDay ?? 0
        #expect(entries == 200)
        #expect(Double(entries * PortionBasis.most / 100) <= NutrientRule.range.upperBound)
    }
}

extension PortionCount {
    fileprivate static func of(_ value: Double) -> PortionCount { PortionCount(trusted: Int64((value * 100).rounded())) }
}
