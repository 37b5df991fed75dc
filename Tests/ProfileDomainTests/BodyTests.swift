import Contracts
import ProfileDomain
import TestSupport
import Testing
import Wire

@Suite struct WeightRuleTests {
    @Test func rangesCountBackFromToday() throws {
        let today = try LocalDate.of(2026, 5, 31)
        #expect(WeightRule.start(of: .week, today: today) == (try .of(2026, 5, 24)))
        #expect(WeightRule.start(of: .month, today: today) == (try .of(2026, 4, 30)))
        #expect(WeightRule.start(of: .quarter, today: today) == (try .of(2026, 2, 28)))
        #expect(WeightRule.start(of: .all, today: today) == nil)
    }

    private func summary(_ first: Int64?, _ last: Int64?, newest: Int64? = nil) -> WeightRule.Summary {
        func kilograms(_ hundredths: Int64?) -> Kilograms? { hundredths.map(Kilograms.init(trusted:)) }
        return WeightRule.summary(first: kilograms(first), last: kilograms(last), newest: kilograms(newest))
    }

    @Test func from95To87() {
        let summary = summary(9500, 8700)
        #expect(summary.starting?.hundredths == 9500)
        #expect(summary.current?.hundredths == 8700)
        #expect(summary.change == -8)
        #expect(summary.percent == -8.4)
        #expect(summary.trend == .down)
    }

    @Test func trendsAndRounding() {
        #expect(summary(8700, 8701).trend == .up)
        #expect(summary(8700, 8699).trend == .down)
        #expect(summary(8700, 8700).trend == .flat)
        #expect(summary(8700, 8700).change == 0)
        #expect(summary(8010, 8000).change == -0.1)
        // Halves go away from zero on both sides: 0.25 of 100 kg.
        #expect(summary(10_000, 10_025).percent == 0.3)
        #expect(summary(10_000, 9975).percent == -0.3)
        #expect(summary(10_000, 10_024).percent == 0.2)
    }

    @Test func anEmptyRangeHasNoChange() {
        let nothing = summary(nil, nil)
        #expect(nothing.current == nil && nothing.change == nil && nothing.percent == nil && nothing.trend == .flat)
        let older = summary(nil, nil, newest: 8000)
        #expect(older.current?.hundredths == 8000 && older.starting == nil && older.change == nil)
        #expect(summary(9000, 8500, newest: 8400).change == -5)
        #expect(summary(9000, 8500, newest: 8400).current?.hundredths == 8400)
    }

    private struct Point: Equatable {
        let index: Int
        let x: Double
        let y: Double
    }

    private func thin(_ points: [Point], to limit: Int) -> [Point] { Curve.downsample(points, to: limit, x: \.x, y: \.y) }

    @Test(arguments: [21, 22, 23, 24] as [UInt64]) func thinningKeepsEndsSizeAndOrder(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        for _ in 0..<150 {
            var x = 0.0
            let points = (0..<Int.random(in: 0...400, using: &generator)).map { index in
                x += Double(Int.random(in: 0...3, using: &generator))
                return Point(index: index, x: x, y: Double.random(in: 60...90, using: &generator))
            }
            let limit = Int.random(in: 2...300, using: &generator)
            let kept = thin(points, to: limit)
            #expect(kept.count == min(points.count, limit))
            #expect(kept.first == points.first && kept.last == points.last)
            #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.index < $1.index })
            #expect(kept.allSatisfy { points[$0.index] == $0 })
        }
    }

    @Test func peaksSurvive() {
        // A flat line with one spike and one dip, thinned to a tenth.
        var points = (0..<1000).map { Point(index: $0, x: Double($0), y: 80) }
        points[333] = Point(index: 333, x: 333, y: 120)
        points[777] = Point(index: 777, x: 777, y: 40)
        let kept = thin(points, to: 100)
        #expect(kept.contains(points[333]))
        #expect(kept.contains(points[777]))
    }

    /// By hand: from (0,0), the bucket {1,2} before the mean (3.5, 0) of {3,4}: twice the areas are 3.5·5 and 3.5·1. Then from (1,5)
    /// the bucket {3,4} before the end (5,0): |−4·(0−5) − (−2)·(−5)| = 10 and |−4·(0−5) − (−3)·(−5)| = 5.
    @Test func aSmallCaseByHand() {
        let ys: [Double] = [0, 5, 1, 0, 0, 0]
        let points = ys.enumerated().map { Point(index: $0.offset, x: Double($0.offset), y: $0.element) }
        #expect(thin(points, to: 4).map(\.index) == [0, 1, 3, 5])
    }

    @Test func tinyLimits() {
        let points = (0..<5).map { Point(index: $0, x: Double($0), y: 1) }
        #expect(thin(points, to: 2).map(\.index) == [0, 4])
        #expect(thin(points, to: 1).map(\.index) == [4])
        #expect(thin(points, to: 0).isEmpty)
        #expect(thin(points, to: -1).isEmpty)
        #expect(thin(points, to: 5) == points)
        #expect(thin([], to: 0).isEmpty)
        let broken = (0..<9).map { Point(index: $0, x: .nan, y: .infinity) }
        #expect(thin(broken, to: 4).count == 4)
    }
}

@Suite struct InBodyRuleTests {
    private func scan(_ weight: Int64, fat: Int64, _ change: (inout InBodyMetrics) -> Void = { _ in }) -> InBodyMetrics {
        var metrics = InBodyMetrics(
            weightKg: Kilograms(trusted: weight), bodyFatPct: Percentage(trusted: fat), muscleMassKg: .example, visceralFat: .example,
            bodyWaterPct: .example)
        change(&metrics)
        return metrics
    }

    @Test func noPartIsMoreThanTheWhole() {
        #expect(InBodyRule.problems(scan(8700, fat: 1850)).isEmpty)
        // All of the weight is just possible; a hundredth more is not.
        func refused(_ change: (inout InBodyMetrics) -> Void) -> [FieldProblem] { InBodyRule.problems(scan(8712, fat: 1850, change)) }
        let most = FieldRule.outOfRange(minimum: 0, maximum: 87)
        #expect(refused { $0.muscleMassKg = BodyMass(trusted: 8712) }.isEmpty)
        #expect(refused { $0.muscleMassKg = BodyMass(trusted: 8713) } == [FieldProblem("metrics.muscleMassKg", most)])
        #expect(refused { $0.fatMassKg = BodyMass(trusted: 8713) } == [FieldProblem("metrics.fatMassKg", most)])
        #expect(refused { $0.proteinKg = BodyMass(trusted: 8713) } == [FieldProblem("metrics.proteinKg", most)])
        #expect(refused { $0.mineralsKg = BodyMass(trusted: 8713) } == [FieldProblem("metrics.mineralsKg", most)])
        let muscle = refused { $0.muscleMassKg = BodyMass(trusted: 4050); $0.skeletalMuscleKg = BodyMass(trusted: 4051) }
        #expect(muscle == [FieldProblem("metrics.skeletalMuscleKg", .outOfRange(minimum: 0, maximum: 40))])
        #expect(refused { $0.bodyWaterPct = Percentage(trusted: 8150) }.isEmpty)
        let water = refused { $0.bodyWaterPct = Percentage(trusted: 8151) }
        #expect(water == [FieldProblem("metrics.bodyWaterPct", .outOfRange(minimum: 0, maximum: 81))])
    }

    @Test(.proves("FR-PROGRESS-03-e")) func aScanIsComparedWithTheOneBefore() {
        let before = scan(8500, fat: 2000) { $0.bmi = Hundredths(trusted: 2470); $0.waistHipRatio = Hundredths(trusted: 90) }
        let after = scan(8470, fat: 1850) { $0.waistHipRatio = Hundredths(trusted: 88); $0.bmr = Hundredths(trusted: 165_000) }
        #expect(InBodyRule.changes(from: nil, to: after).isEmpty)
        let changes = InBodyRule.changes(from: before, to: after)
        #expect(changes.map(\.metric) == [.weightKg, .bodyFatPct, .muscleMassKg, .visceralFat, .bodyWaterPct, .waistHipRatio])
        #expect(changes[0] == MetricChange(metric: .weightKg, previous: 85, current: 84.7, change: -0.3, percent: -0.4))
        #expect(changes[1] == MetricChange(metric: .bodyFatPct, previous: 20, current: 18.5, change: -1.5, percent: -7.5))
        #expect(changes[2].change == 0 && changes[2].percent == 0)
        #expect(changes[5].change == -0.02)
    }

    @Test func fromNothingThereIsNoPercentage() {
        let changes = InBodyRule.changes(from: scan(8500, fat: 0), to: scan(8500, fat: 1000))
        #expect(changes[1].percent == nil)
        #expect(changes[1].change == 10)
    }

    @Test func allTwelveFiguresAreCompared() {
        // Every figure its own number, so that none can stand in for another.
        var full = InBodyMetrics(
            weightKg: Kilograms(trusted: 8101), bodyFatPct: Percentage(trusted: 1902), muscleMassKg: BodyMass(trusted: 3803),
            visceralFat: Hundredths(trusted: 704), bodyWaterPct: Percentage(trusted: 5505))
        full.bmi = Hundredths(trusted: 2406)
        full.fatMassKg = BodyMass(trusted: 1507)
        full.skeletalMuscleKg = BodyMass(trusted: 3508)
        full.bmr = Hundredths(trusted: 165_009)
        full.proteinKg = BodyMass(trusted: 1210)
        full.mineralsKg = BodyMass(trusted: 411)
        full.waistHipRatio = Hundredths(trusted: 88)
        let changes = InBodyRule.changes(from: full, to: full)
        #expect(changes.map(\.metric) == InBodyMetricName.allCases)
        #expect(changes.map(\.current) == [81.01, 19.02, 38.03, 7.04, 55.05, 24.06, 15.07, 35.08, 1650.09, 12.1, 4.11, 0.88])
        #expect(changes.allSatisfy { $0.change == 0 && $0.percent == 0 && $0.previous == $0.current })
    }
}

@Suite struct UnitFormatTests {
    @Test(.proves("GTSD-7.2-04")) func theTwoSystems() {
        let (weight, height) = (Kilograms(Pounds(trusted: 18_000)), Centimetres(Inches(trusted: 7100)))
        #expect(UnitFormat.weight(weight, .imperial, .english) == "180 lb")
        #expect(UnitFormat.height(height, .imperial, .english) == "5 ft 11 in")
        #expect(UnitFormat.weight(weight, .metric, .english) == "81.7 kg")
        #expect(UnitFormat.height(height, .metric, .english) == "180 cm")
        #expect(UnitFormat.weight(weight, .imperial, .arabic) == "180 رطل")
        #expect(UnitFormat.weight(weight, .metric, .arabic) == "81.7 كجم")
        #expect(UnitFormat.height(height, .imperial, .arabic) == "5 أقدام و11 بوصة")
        #expect(UnitFormat.height(height, .metric, .arabic) == "180 سم")
        // Showing takes the stored value and gives a text: switching there and back shows, and leaves, the same.
        #expect(weight.hundredths == 8165 && height.hundredths == 18_034)
        #expect(Kilograms(UnitFormat.pounds(weight)) == weight)
        #expect(Centimetres(UnitFormat.inches(height)) == height)
    }

    @Test(.proves("FR-ACCOUNT-05-d")) func theExamplesOfFitCoach() {
        #expect(UnitFormat.height(Centimetres(trusted: 17_500), .imperial, .english) == "5 ft 9 in")
        #expect(UnitFormat.weight(Kilograms(trusted: 8500), .imperial, .english) == "187.4 lb")
    }

    @Test func feetCarryAndDecimalsRound() {
        #expect(UnitFormat.height(Centimetres(trusted: 18_288), .imperial, .english) == "6 ft 0 in")
        #expect(UnitFormat.height(Centimetres(trusted: 18_161), .imperial, .english) == "6 ft 0 in")
        #expect(UnitFormat.height(Centimetres(trusted: 18_160), .imperial, .english) == "5 ft 11 in")
        // Arabic counts both, and leaves out what is none.
        let arabic = [18_288, 18_542, 18_796, 17_526].map { UnitFormat.height(Centimetres(trusted: $0), .imperial, .arabic) }
        #expect(arabic == ["6 أقدام", "6 أقدام وبوصة واحدة", "6 أقدام وبوصتان", "5 أقدام و9 بوصات"])
        #expect(UnitFormat.weight(Kilograms(trusted: 8000), .metric, .english) == "80 kg")
        #expect(UnitFormat.weight(Kilograms(trusted: 7995), .metric, .english) == "80 kg")
        #expect(UnitFormat.weight(Kilograms(trusted: 7994), .metric, .english) == "79.9 kg")
    }

    @Test(.proves("FR-PROGRESS-02-b")) func poundsSurviveTheRoundTrip() throws {
        let stored = Kilograms(try Pounds(validating: 190.7))
        #expect(stored.value == 86.5)
        #expect(UnitFormat.pounds(stored).value == 190.7)
        #expect(UnitFormat.weight(stored, .imperial, .english) == "190.7 lb")
    }

    @Test(.proves("GTSD-P-3.2-04")) func tenTogglesStayWithinAHundredth() throws {
        #expect(Kilograms(try Pounds(validating: 180)).value == 81.65)
        #expect(Centimetres(try Inches(validating: 71)).value == 180.34)
        for hundredths in stride(from: Int64(2000), through: 50_000, by: 1) {
            let start = Kilograms(trusted: hundredths)
            var weight = start
            for _ in 0..<5 { weight = Kilograms(UnitFormat.pounds(weight)) }
            if abs(weight.hundredths - start.hundredths) > 0 { Issue.record("\(start.value) kg became \(weight.value)") }
        }
        for hundredths in stride(from: Int64(5000), through: 30_000, by: 1) {
            let start = Centimetres(trusted: hundredths)
            var height = start
            for _ in 0..<5 { height = Centimetres(UnitFormat.inches(height)) }
            if abs(height.hundredths - start.hundredths) > 1 { Issue.record("\(start.value) cm became \(height.value)") }
        }
        for hundredths in stride(from: Int64(4409), through: 110_231, by: 1) {
            let start = Pounds(trusted: hundredths)
            var weight = start
            for _ in 0..<5 { weight = UnitFormat.pounds(Kilograms(weight)) }
            if abs(weight.hundredths - start.hundredths) > 1 { Issue.record("\(start.value) lb became \(weight.value)") }
        }
    }

    /// What an input shows in the other unit is itself allowed, at the limits too.
    @Test func theLimitsCanBeTypedInBothUnits() throws {
        for kg in [20.0, 500] {
            #expect(Kilograms(try Pounds(validating: UnitFormat.pounds(try Kilograms(validating: kg)).value)).value == kg)
        }
        for cm in [50.0, 300] {
            let back = Centimetres(try Inches(validating: UnitFormat.inches(try Centimetres(validating: cm)).value))
            #expect(abs(back.value - cm) < 0.011)
        }
        for kg in [30.0, 300] {
            let pounds = Double(Units.pounds(fromKilograms: Int64(kg * 100))) / 100
            #expect(IntakeKilograms(try IntakePounds(validating: pounds)).value == kg)
        }
        for cm in [100.0, 250] {
            let inches = Double(Units.inches(fromCentimetres: Int64(cm * 100))) / 100
            #expect(IntakeCentimetres(try IntakeInches(validating: inches)).value == cm)
        }
    }
}
