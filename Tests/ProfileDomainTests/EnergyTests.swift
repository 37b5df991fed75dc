import Contracts
import ProfileDomain
import TestSupport
import Testing
import Wire

@Suite struct EnergyTests {
    struct Row: Sendable, CustomStringConvertible {
        let line: String
        var description: String { line }
    }

    static let rows = EnergyTable.rows.split(separator: "\n").map { Row(line: String($0)) }

    private func input(
        age: Int64 = 30, _ gender: Gender = .male, kg: Int64 = 8000, cm: Int64 = 18_000, _ activity: ActivityLevel = .moderatelyActive,
        _ goal: PrimaryGoal = .maintain, target: Int64? = nil, by date: LocalDate? = nil
    ) -> EnergyRule.Input {
        EnergyRule.Input(
            age: age, gender: gender, weight: Kilograms(trusted: kg), height: Centimetres(trusted: cm), activity: activity, goal: goal,
            targetWeight: target.map(Kilograms.init(trusted:)), targetDate: date, today: .today)
    }

    /// The row's numbers, in its own order and spelling.
    @Test(.proves("GTSD-2.3-09"), arguments: rows) func theTableHolds(_ row: Row) throws {
        let cells = row.line.split(separator: " ").map(String.init)
        try #require(cells.count == 18)
        let targets = EnergyRule.targets(
            EnergyRule.Input(
                age: try #require(Int64(cells[0])), gender: try #require(Gender(rawValue: cells[1])), weight: try .text(cells[2]),
                height: try .text(cells[3]), activity: try #require(ActivityLevel(rawValue: cells[4])),
                goal: try #require(PrimaryGoal(rawValue: cells[5])), targetWeight: cells[6] == "-" ? nil : try .text(cells[6]),
                targetDate: cells[7] == "-" ? nil : try LocalDate(validating: cells[7]), today: .today))
        let found = [
            "\(targets.bmi)", "\(targets.bmr)", "\(targets.tdee)", "\(targets.calorieTarget)", "\(targets.proteinTargetG)",
            "\(targets.waterTargetMl)", targets.projectedDate?.text ?? "-", targets.projectedWeeks.map { "\($0)" } ?? "-",
            targets.targetDateTooEarly ? "yes" : "no", targets.warnings?.map(\.code.rawValue).joined(separator: ",") ?? "-",
        ]
        #expect(found == Array(cells[8...]))
        #expect(targets.formula == EnergyRule.formula)
        #expect("\(targets.age)" == cells[0])
    }

    @Test func theTableCoversWhatItShould() {
        #expect(Self.rows.count == 94)
        let text = EnergyTable.rows
        for word in Gender.allCases.map(\.rawValue) + ActivityLevel.allCases.map(\.rawValue) + PrimaryGoal.allCases.map(\.rawValue) {
            #expect(text.contains(" \(word) "))
        }
    }

    @Test(.proves("GTSD-2.3-01"), arguments: [(Gender.male, Int64(1780)), (.female, 1614), (.other, 1697), (.preferNotToSay, 1697)])
    func atRest(_ gender: Gender, _ bmr: Int64) { #expect(EnergyRule.targets(input(gender)).bmr == bmr) }

    @Test(
        .proves("GTSD-2.3-02"),
        arguments: [
            (ActivityLevel.sedentary, Int64(2136)), (.lightlyActive, 2448), (.moderatelyActive, 2759), (.veryActive, 3071),
            (.extremelyActive, 3382),
        ])
    func withActivity(_ level: ActivityLevel, _ tdee: Int64) { #expect(EnergyRule.targets(input(level)).tdee == tdee) }

    @Test(
        .proves("GTSD-2.3-03", "GTSD-2.3-04"),
        arguments: [
            (PrimaryGoal.loseWeight, Int64(2259), Int64(160)), (.gainMuscle, 3259, 144), (.maintain, 2759, 128),
            (.improveHealth, 2759, 128),
        ])
    func theGoalDecidesCaloriesAndProtein(_ goal: PrimaryGoal, _ calories: Int64, _ protein: Int64) {
        let targets = EnergyRule.targets(input(.male, .moderatelyActive, goal))
        #expect(targets.calorieTarget == calories)
        #expect(targets.proteinTargetG == protein)
    }

    private func input(_ gender: Gender, _ activity: ActivityLevel, _ goal: PrimaryGoal) -> EnergyRule.Input {
        input(age: 30, gender, kg: 8000, cm: 18_000, activity, goal)
    }
    private func input(_ activity: ActivityLevel) -> EnergyRule.Input { input(.male, activity, .maintain) }

    /// Whole kcal around the floor, for every goal.
    @Test(.proves("GTSD-2.3-03"), arguments: [(Int64(16_000), Int64(1)), (13_000, 60), (17_000, 70), (18_000, 20), (5000, 120)])
    func nobodyIsSentBelowTheFloor(_ cm: Int64, _ age: Int64) {
        for goal in PrimaryGoal.allCases {
            let delta: Int64 = goal == .loseWeight ? -500 : goal == .gainMuscle ? 500 : 0
            for kg in stride(from: Int64(2000), through: 12_000, by: 7) {
                let targets = EnergyRule.targets(input(age: age, .female, kg: kg, cm: cm, .sedentary, goal))
                #expect(targets.calorieTarget == max(1200, targets.tdee + delta))
                #expect((targets.warnings ?? []).contains { $0.code == .calorieFloor } == (targets.tdee + delta < 1200))
                #expect(targets.bmr >= 0)
            }
        }
    }

    /// Less than a kilocalorie is saved a day: there is no date. With one, there is, far as it may be.
    @Test(.proves("GTSD-2.3-06")) func theProjectionFollowsWhatTheFloorLeaves() throws {
        var found: Set<Int64> = []
        for kg in stride(from: Int64(4000), through: 7500, by: 1) {
            let targets = EnergyRule.targets(
                input(age: 60, .female, kg: kg, cm: 15_500, .sedentary, .loseWeight, target: kg - 100, by: .today + 1))
            let saved = targets.tdee - targets.calorieTarget
            found.insert(saved)
            // One kilogram holds 7700 kcal.
            #expect(targets.projectedDate == (saved > 0 ? .today + (7700 + saved - 1) / saved : nil))
            #expect((targets.projectedWeeks == nil) == (saved <= 0))
            #expect(targets.warnings?.contains { $0.code == .targetNotReachable } ?? false == (saved <= 0))
            #expect(targets.targetDateTooEarly)
        }
        #expect(found.isSuperset(of: [-1, 0, 1, 2, 200, 300]))
    }

    @Test func warningsSpeakBothLanguages() throws {
        let input = input(age: 96, .female, kg: 2360, cm: 5000, .sedentary, .loseWeight, target: 2200)
        let english = try #require(EnergyRule.targets(input).warnings),
            arabic = try #require(EnergyRule.targets(input, language: .arabic).warnings)
        #expect(english.map(\.code) == EnergyCaution.allCases && arabic.map(\.code) == EnergyCaution.allCases)
        for (english, arabic) in zip(english, arabic) {
            #expect(english.message.utf8.allSatisfy { $0 < 0x80 } && english.message.hasSuffix("."))
            #expect(arabic.message.unicodeScalars.contains { (0x621...0x64a).contains($0.value) } && arabic.message.hasSuffix("."))
        }
    }

    @Test(.proves("GTSD-2.3-05"), arguments: [(Int64(8000), Int64(2800)), (7500, 2650), (7499, 2600), (2000, 700), (50_000, 17_500)])
    func waterInStepsOf50(_ kg: Int64, _ ml: Int64) { #expect(EnergyRule.targets(input(kg: kg)).waterTargetMl == ml) }

    @Test(.proves("GTSD-2.3-06")) func theProjectionRoundsUpAndFlagsDatesBeforeIt() throws {
        // 5 kg × 7700 / 500 = 77 days.
        let exact = EnergyRule.targets(input(.loseWeight, target: 7500, by: .today + 77))
        #expect(exact.projectedDate == .today + 77)
        #expect(exact.projectedWeeks == 11)
        #expect(!exact.targetDateTooEarly)
        #expect(EnergyRule.targets(input(.loseWeight, target: 7500, by: .today + 76)).targetDateTooEarly)

        let further = EnergyRule.targets(input(.loseWeight, target: 7499))
        #expect(further.projectedDate == .today + 78)
        #expect(further.projectedWeeks == 12)
        #expect(!further.targetDateTooEarly)
        #expect(EnergyRule.targets(input(.gainMuscle, target: 8500)).projectedDate == .today + 77)
    }

    @Test(.proves("GTSD-2.3-06")) func withoutAWayToGoThereIsNoProjection() {
        let none = [
            input(.maintain, target: 7500, by: .today + 1), input(.improveHealth, target: 7500), input(.loseWeight), input(.gainMuscle),
            input(.loseWeight, target: 8000), input(.gainMuscle, target: 8000),
            // The goal is reached and passed.
            input(.loseWeight, target: 8100, by: .today + 1), input(.gainMuscle, target: 7900),
        ]
        for input in none {
            let targets = EnergyRule.targets(input)
            #expect(targets.projectedDate == nil)
            #expect(targets.projectedWeeks == nil)
            #expect(!targets.targetDateTooEarly)
        }
    }

    private func input(_ goal: PrimaryGoal, target: Int64? = nil, by date: LocalDate? = nil) -> EnergyRule.Input {
        input(age: 30, .male, kg: 8000, cm: 18_000, .moderatelyActive, goal, target: target, by: date)
    }

    @Test(.proves("GTSD-P-3.2-05")) func bmi() {
        #expect(EnergyRule.bmi(weight: Kilograms(trusted: 8000), height: Centimetres(trusted: 18_000)) == 24.7)
        // A half, which floating point has a hair below: 24.65.
        #expect(EnergyRule.bmi(weight: Kilograms(trusted: 9860), height: Centimetres(trusted: 20_000)) == 24.7)
        #expect(EnergyRule.bmi(weight: Kilograms(trusted: 9859), height: Centimetres(trusted: 20_000)) == 24.6)
    }

    @Test func theExampleOfTheContractIsTrueToTheFormula() {
        let example = EnergyTargets.example
        #expect(example.formula == EnergyRule.formula)
        #expect(example.bmr == 1780)
        #expect(example.projectedDate == .today + 77)
    }
}
