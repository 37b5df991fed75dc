import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct IntakeRuleTests {
    /// FC 3.3, scenario 2: 600 of 2,000 kcal, 45 of 150, 60 of 200 and 20 of 67 g. 20 of 67 is 29.85 %, which the document shows as 30.
    @Test func percentsAreRoundedToTheNearest() {
        let target = NutritionTargets(
            kcal: 2000, proteinG: 150, carbsG: 200, fatG: 67, waterMl: 2800, basis: .profile, formula: TargetRule.formula)
        let percent = IntakeRule.percent(.hundredths(60_000, 4500, 6000, 2000), of: target)
        #expect((percent.kcal, percent.protein, percent.carbs, percent.fat) == (30, 30, 30, 30))
        #expect(IntakeRule.percent(198_999, of: 2000) == 99 && IntakeRule.percent(199_000, of: 2000) == 100 && IntakeRule.percent(460_000, of: 2000) == 230)
        #expect(IntakeRule.percent(100, of: 0) == 0)
    }

    /// The row's own three, and the edges of 90 and 110 %.
    @Test(arguments: [
        (170_000, .under), (179_999, .under), (180_000, .onTrack), (200_000, .onTrack), (220_000, .onTrack), (220_001, .over),
        (230_000, .over), (0, .under),
    ] as [(Int64, IntakeStatus)])
    func aDayIsUnderOnTrackOrOver(amount: Int64, status: IntakeStatus) {
        #expect(IntakeRule.status(amount, of: 2000) == status)
    }

    @Test func eachMacroHasToComeNear() {
        let target = MacroTargets(proteinG: 150, carbsG: 200, fatG: 67)
        #expect(IntakeRule.isAdherent(.hundredths(0, 13_500, 22_000, 6700), to: target))
        // 60.30 g are 90 % of 67 g, 73.70 g are 110 %.
        #expect(IntakeRule.isAdherent(.hundredths(0, 15_000, 20_000, 6030), to: target))
        #expect(!IntakeRule.isAdherent(.hundredths(0, 15_000, 20_000, 6029), to: target))
        #expect(IntakeRule.isAdherent(.hundredths(0, 15_000, 20_000, 7370), to: target))
        #expect(!IntakeRule.isAdherent(.hundredths(0, 15_000, 20_000, 7371), to: target))
        #expect(!IntakeRule.isAdherent(.hundredths(0, 13_499, 20_000, 6700), to: target))
        #expect(!IntakeRule.isAdherent(.hundredths(0, 15_000, 22_001, 6700), to: target))
    }

    @Test func sharesOfNothingAreNone() {
        #expect(IntakeRule.share(0, of: 0) == nil && IntakeRule.share(0, of: 4) == 0)
        #expect(IntakeRule.share(2, of: 3) == 66 && IntakeRule.share(12, of: 12) == 100)
    }

    @Test func statisticsOfNoDaysAreNone() {
        let stats = IntakeStats()
        #expect(stats.days == 0 && stats.adherence == nil && stats.average { $0.kcal } == nil)
    }

    /// (1,800.50 + 1,800.49 + 1,800.52) / 3 = 1,800.503…, (100 + 101) / 2 = 100.5.
    @Test func averagesAreRoundedToWhole() {
        var three = IntakeStats()
        for kcal: Int64 in [180_050, 180_049, 180_052] { three.add(.hundredths(kcal, 0, 0, 0), target: nil) }
        #expect(three.average { $0.kcal } == 1801 && three.adherence == 0)
        var two = IntakeStats()
        for protein: Int64 in [10_000, 10_100] { two.add(.hundredths(0, protein, 0, 0), target: nil) }
        #expect(two.average { $0.proteinG } == 101)
    }

    @Test func whatNobodyMeasuredLeavesASumIncomplete() {
        var sum = IntakeSum()
        #expect(sum.total == .zero && sum.incomplete.isEmpty && sum.total.fiberG == nil)
        sum.add(Nutrients.hundredths(100, 200, 300, 400, fiber: 50, sodium: 7))
        #expect(sum.incomplete == [.sugars])
        sum.add(Nutrients.hundredths(1, 2, 3, 4, sugars: 3, sodium: 8))
        #expect(sum.total == .hundredths(101, 202, 303, 404, fiber: 50, sugars: 3, sodium: 15))
        #expect(sum.incomplete == [.fiber, .sugars])
    }
}

extension Nutrients {
    /// In hundredths.
    static func hundredths(
        _ kcal: Int64, _ protein: Int64, _ carbs: Int64, _ fat: Int64, fiber: Int64? = nil, sugars: Int64? = nil, sodium: Int64? = nil
    ) -> Nutrients {
        func amount(_ value: Int64) -> NutrientAmount { NutrientAmount(trusted: value) }
        return Nutrients(
            kcal: amount(kcal), proteinG: amount(protein), carbsG: amount(carbs), fatG: amount(fat), fiberG: fiber.map(amount),
            sugarsG: sugars.map(amount), sodiumMg: sodium.map(amount))
    }
}
