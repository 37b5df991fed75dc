import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileDomain
import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What the client works out is what the server answers.
@Suite struct OnboardingTargetsTests {
    @Test(.proves("GTSD-2.3-07", "GTSD-P-3.2-11")) func tenThousandPreviewsEqualTheClients() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            var generator = Numbers(state: 20_260_301)
            var profiles: [OnboardingAnswers] = []
            for _ in 0..<10_000 { profiles.append(generator.answers(today: .example)) }
            let sent = profiles
            let lanes = 4
            let differences = try await parallel(lanes) { lane in
                var differences: [String] = []
                for index in stride(from: lane, to: sent.count, by: lanes) {
                    let local = EnergyRule.targets(try OnboardingRule.energyInput(sent[index], today: .example))
                    let answer = try await person.client.json(.post, "/onboarding/preview", try sent[index].json())
                    differences += Self.differences(local, answer).map { "\(index): \($0)" }
                }
                return differences
            }.flatMap { $0 }
            #expect(differences.isEmpty)
            // The numbers are not all alike: every goal and both units were among them.
            #expect(Set(profiles.map(\.primaryGoal)).count == 4)
            #expect(profiles.contains { $0.weightLb != nil } && profiles.contains { $0.heightIn != nil })
        }
    }

    /// Each member of the answer against the client's value.
    private static func differences(_ local: EnergyTargets, _ answer: Answer) -> [String] {
        guard answer.status == 200, let json = answer.json else { return ["\(answer.status) \(answer.text)"] }
        let expected: [(String, JSONValue?)] = [
            ("formula", .string(local.formula)), ("age", .integer(local.age)), ("bmr", .integer(local.bmr)), ("tdee", .integer(local.tdee)),
            ("calorieTarget", .integer(local.calorieTarget)), ("proteinTargetG", .integer(local.proteinTargetG)),
            ("waterTargetMl", .integer(local.waterTargetMl)), ("projectedDate", local.projectedDate.map { .string($0.text) }),
            ("projectedWeeks", local.projectedWeeks.map { .integer($0) }), ("targetDateTooEarly", .bool(local.targetDateTooEarly)),
        ]
        var differences = expected.filter { json[$0.0] != $0.1 }.map {
            "\($0.0) \(String(describing: json[$0.0])) for \(String(describing: $0.1))"
        }
        let warnings = json["warnings"]?.array?.compactMap { $0["code"]?.string }
        if warnings != local.warnings?.map(\.code.rawValue) { differences.append("warnings \(String(describing: warnings))") }
        if json["bmi"]?.double != local.bmi { differences.append("bmi \(String(describing: json["bmi"])) for \(local.bmi)") }
        return differences
    }

    @Test func aPreviewLaysTheBodyOverTheDraftAndKeepsNothing() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let empty = try await person.client.answer(Profiles.preview, OnboardingAnswers())
            #expect(
                empty.fields == [
                    "dateOfBirth required", "gender required", "primaryGoal required", "weightKg required", "heightCm required",
                    "activityLevel required",
                ])
            #expect(empty.status == 422)

            let draft = try await person.answer(.complete)
            let targets = try await person.client.call(Profiles.preview, OnboardingAnswers())
            #expect((targets.age, targets.bmr, targets.tdee, targets.calorieTarget) == (30, 1780, 2759, 2259))
            #expect(targets.bmi == 24.7)
            #expect((targets.projectedDate, targets.projectedWeeks) == (.example + 77, 11))

            var body = OnboardingAnswers()
            body.gender = .female
            body.targetDate = .example + 76
            let changed = try await person.client.call(Profiles.preview, body)
            #expect(changed.bmr == 1614)
            #expect(changed.targetDateTooEarly)
            body.targetWeightKg = Kilograms(trusted: 8100)
            #expect(try await person.client.answer(Profiles.preview, body).fields == ["targetWeightKg must_be_lower"])
            body = OnboardingAnswers()
            body.timezone = ZoneName(trusted: "Mars/Olympus")
            #expect(try await person.client.answer(Profiles.preview, body).fields == ["timezone malformed"])
            #expect(try await person.draft() == draft)
            #expect(try await fixture.written(by: person) == [0, 0, 0, 0, 0])
        }
    }

    @Test(.proves("GTSD-2.3-03")) func aRaisedTargetIsExplainedWhereverItIsShown() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            var answers = OnboardingAnswers.complete
            (answers.dateOfBirth, answers.gender, answers.activityLevel) = (LocalDate(year: 1966, month: 3, day: 1), .female, .sedentary)
            (answers.weightKg, answers.heightCm) = (Kilograms(trusted: 4500), Centimetres(trusted: 15_500))
            answers.targetWeightKg = Kilograms(trusted: 4400)
            let preview = try await person.client.call(Profiles.preview, answers)
            #expect(preview.calorieTarget == 1200 && preview.projectedDate == nil && preview.targetDateTooEarly)
            #expect(preview.warnings?.map(\.code) == [.calorieFloor, .targetNotReachable])
            let arabic = person.client.with("Accept-Language", "ar")
            #expect(
                try await arabic.call(Profiles.preview, answers).warnings?.first?.message == EnergyCaution.calorieFloor.message(.arabic))

            let submitted = try InputDecoder.decode(Profile.self, from: try await person.submit(answers).body)
            #expect(submitted.calorieTarget == 1200 && submitted.energyWarnings == preview.warnings)
            #expect(try await person.client.call(Profiles.me).energyWarnings == preview.warnings)
            // The same profile in the other language is not the one that was kept ready.
            #expect(try await arabic.call(Profiles.me).energyWarnings?.first?.message == EnergyCaution.calorieFloor.message(.arabic))
            var change = ProfileChange()
            change.activityLevel = .veryActive
            change.primaryGoal = .maintain
            #expect(try await person.client.call(Profiles.change, change).energyWarnings == nil)
        }
    }

    /// What a release before the floor held for everybody has left in the database.
    @Test(arguments: Engine.allCases)
    func aTargetBelowTheFloorDoesNotOutliveAStart(_ engine: Engine) async throws {
        #expect(EnergyRule.floor == 1200, "the statement that looks for them says so, too")
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody(), other = try await fixture.somebody()
            #expect(try await person.submit(.complete).status == 201)
            #expect(try await other.submit(.complete).status == 201)
            try await fixture.profile.database.write { db in
                try await db.execute("UPDATE people SET formula = 'mifflin-st-jeor/1' WHERE 1 = 1")
                try await db.execute("UPDATE people SET calorie_target = 0 WHERE user_id = \(person.id.text)")
            }
            let untouched = try await other.client.call(Profiles.me)
            try await fixture.profile.app.service.started(port: 0)
            let profile = try await person.client.call(Profiles.me)
            #expect(profile.calorieTarget == 2259)
            #expect(profile.formula == EnergyRule.formula)
            #expect(try await other.client.call(Profiles.me) == untouched)
            try await fixture.profile.app.service.started(port: 0)
            #expect(try await person.client.call(Profiles.me).version == profile.version)
        }
    }

    @Test(.proves("GTSD-P-3.2-11")) func whatThePreviewShowedIsWhatTheProfileHas() async throws {
        try await ProfileFixture.run { fixture in
            var generator = Numbers(state: 7)
            for _ in 0..<50 {
                let person = try await fixture.somebody()
                let answers = generator.answers(today: .example)
                let local = EnergyRule.targets(try OnboardingRule.energyInput(answers, today: .example))
                let preview = try await person.client.call(Profiles.preview, answers)
                #expect(preview == local)
                let profile = try InputDecoder.decode(Profile.self, from: try await person.submit(answers).body)
                #expect(profile.bmr == preview.bmr && profile.tdee == preview.tdee && profile.calorieTarget == preview.calorieTarget)
                #expect(profile.proteinTargetG == preview.proteinTargetG && profile.waterTargetMl == preview.waterTargetMl)
                #expect(profile.projectedDate == preview.projectedDate && profile.formula == preview.formula)
                #expect(profile.energyWarnings == preview.warnings)
            }
        }
    }
}

/// The same numbers on every run. Steele, Lea and Flood 2014.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    private mutating func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &self) }

    /// A valid whole of anybody the rules let in, in either unit.
    mutating func answers(today: LocalDate) -> OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = today - number(4749...44_194)
        answers.gender = Gender.allCases.randomElement(using: &self)
        answers.primaryGoal = PrimaryGoal.allCases.randomElement(using: &self)
        answers.activityLevel = ActivityLevel.allCases.randomElement(using: &self)
        answers.mealsPerDay = MealsPerDay(trusted: number(1...10))
        let kilograms: Kilograms
        if Bool.random(using: &self) {
            kilograms = Kilograms(trusted: number(2001...49_999))
            answers.weightKg = kilograms
        } else {
            let pounds = Pounds(trusted: number(4412...110_228))
            kilograms = Kilograms(pounds)
            answers.weightLb = pounds
        }
        if Bool.random(using: &self) {
            answers.heightCm = Centimetres(trusted: number(5000...30_000))
        } else {
            answers.heightIn = Inches(trusted: number(1969...11_811))
        }
        if answers.primaryGoal == .loseWeight || answers.primaryGoal == .gainMuscle || Bool.random(using: &self) {
            let range = answers.primaryGoal == .gainMuscle ? kilograms.hundredths + 1...50_000 : 2000...kilograms.hundredths - 1
            answers.targetWeightKg = Kilograms(trusted: number(range))
            answers.targetDate = today + number(1...4000)
        }
        return answers
    }
}
