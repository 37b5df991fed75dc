import Contracts
import Foundation
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct TargetTests {
    /// Computed by the formulas as they are printed, with exact decimals.
    @Test func theyAreWhatTheFormulasGive() throws {
        let rows = try table("targets")
        #expect(rows.count > 100)
        for row in rows {
            let gender = try #require(Gender(rawValue: row[0])), goal = try #require(MainGoal(rawValue: row[1]))
            let diet = try #require(Diet(rawValue: row[2]))
            let body = Self.body(
                try #require(Int64(row[3])), try #require(Double(row[4])), try #require(Double(row[5])), Int64(row[6]) ?? 0)
            let numbers = row[7...].compactMap { Int64($0) }
            #expect(TargetRule.need(gender: gender, body: body) == numbers[0], "\(row)")
            let targets = TargetRule.targets(gender: gender, goal: goal, body: body, diet: diet)
            #expect([targets.kcal, targets.proteinG, targets.carbsG, targets.fatG, targets.waterMl] == Array(numbers[1...]), "\(row)")
            #expect(targets.basis == .profile)
            #expect(targets.formula == "nutrition-targets/1")
        }
    }

    @Test(.proves("FR-NUTRITION-02-a")) func theSameBodyIsToldMoreForMuscleAndLessForLosingFat() {
        for gender in Gender.allCases {
            for weight in stride(from: 55.0, through: 110.0, by: 5.5) {
                let kcal = [MainGoal.fatLoss, .generalFitness, .muscleGain].map {
                    TargetRule.targets(gender: gender, goal: $0, body: Self.body(31, weight, 172, 3), diet: .everything).kcal
                }
                #expect(kcal[0] < kcal[1] && kcal[1] < kcal[2], "\(gender) \(weight): \(kcal)")
            }
        }
    }

    @Test func noBodyIsToldMoreForAGoalThatWantsLess() {
        var random = SplitMix(seed: 2)
        for _ in 0..<2000 {
            let body = Self.body(
                .random(in: 13...120, using: &random), .random(in: 30...300, using: &random), .random(in: 100...250, using: &random),
                .random(in: 0...7, using: &random))
            let all = [MainGoal.fatLoss, .generalFitness, .muscleGain].map {
                TargetRule.targets(gender: .female, goal: $0, body: body, diet: .vegan)
            }
            #expect(all.map(\.kcal) == all.map(\.kcal).sorted())
            #expect(all.allSatisfy { (1200...4000).contains($0.kcal) })
        }
    }

    /// FC 3.3, scenario 2.
    @Test func twoThousandAreTheDocumentsMacros() {
        let told = TargetRule.targets(told: 2000, proteinG: 150, waterMl: 2500, formula: "mifflin-st-jeor/2")
        #expect(told.kcal == 2000 && told.proteinG == 150 && told.carbsG == 200 && told.fatG == 67 && told.waterMl == 2500)
        #expect(told.formula == "mifflin-st-jeor/2" && told.basis == .profile)
    }

    @Test func whatTheProfileToldLeavesTheRestToCarbohydrateAndFat() {
        let told = TargetRule.targets(told: 2400, proteinG: 120, waterMl: 2800, formula: "x")
        // 2,400 − 480 kcal, four sevenths by 4 and three by 9.
        #expect(told.carbsG == 274 && told.fatG == 91)
        let all = TargetRule.targets(told: 1200, proteinG: 400, waterMl: 2800, formula: "x")
        #expect(all.proteinG == 400 && all.carbsG == 0 && all.fatG == 0)
    }

    @Test(arguments: [(Gender.male, 1661), (.female, 1278), (.other, 1470), (.preferNotToSay, 1470), (nil, 1470)] as [(Gender?, Int64)])
    func withoutABodyAReferenceOneStandsForIt(gender: Gender?, atRest: Int64) {
        let targets = TargetRule.targets(gender: gender, goal: .generalFitness, body: nil, diet: .everything)
        #expect(targets.basis == .reference)
        #expect(abs(targets.kcal - Int64((Double(atRest) * 1.375).rounded())) <= 1)
    }

    @Test func bodiesBeyondTheFormulaCountAsTheNearest() {
        let giant = TargetRule.need(gender: .male, body: Self.body(5, 500, 300, 3))
        #expect(giant == TargetRule.need(gender: .male, body: Self.body(13, 300, 250, 3)))
        let tiny = TargetRule.targets(gender: .female, goal: .fatLoss, body: Self.body(120, 20, 50, 0), diet: .vegetarian)
        #expect(tiny.kcal == 1200 && tiny.waterMl == 1050)
    }

    private static func body(_ age: Int64, _ kilograms: Double, _ centimetres: Double, _ workouts: Int64) -> BodyFacts {
        BodyFacts(
            age: age, weight: Kilograms(trusted: Int64((100 * kilograms).rounded())),
            height: Centimetres(trusted: Int64((100 * centimetres).rounded())), workouts: workouts)
    }
}
