import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@Suite(.serialized) struct SecondIntakeTests {
    /// Sends each value for a field; those of `good` are taken, those of `bad` refused with the problem.
    private func check(
        _ field: String, instead other: String? = nil, good: [String], bad: [String], _ problem: String = "out_of_range"
    ) async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            let base = other.map { Answers.second.without($0) } ?? .second
            for json in bad {
                let answer = try await somebody.put(Profiles.secondIntake, base.with(field, json))
                #expect(answer.status == 422, "\(field) \(json)")
                #expect(answer.fields == ["\(field) \(problem)"], "\(field) \(json)")
            }
            #expect(try await somebody.profile.secondIntake == nil)
            for json in good {
                #expect(try await somebody.put(Profiles.secondIntake, base.with(field, json)).status == 200, "\(field) \(json)")
            }
        }
    }

    @Test(.proves("FC-JOURNEY-07-a")) func ageIsFrom13To120() async throws {
        try await check("age", good: ["13", "120", "28"], bad: ["12", "121", "0", "-1", "9223372036854775807", "1e40"])
    }

    @Test func ageIsAWholeNumber() async throws {
        try await check("age", good: [], bad: ["28.5", #""28""#, "true", "[28]"], "wrong_type")
    }

    @Test(.proves("FC-JOURNEY-07-b")) func weightIsFrom30To300Kilograms() async throws {
        try await check("weightKg", good: ["30", "300", "85.5"], bad: ["29.9", "300.1", "0", "-85", "1e300", "29.999", "300.001"])
    }

    @Test func weightHasTheSameBoundsInPounds() async throws {
        try await check("weightLb", instead: "weightKg", good: ["66.14", "661.39", "187.39"], bad: ["66.13", "661.4", "-1"])
    }

    @Test(.proves("FC-JOURNEY-07-c")) func heightIsFrom100To250Centimetres() async throws {
        try await check("heightCm", good: ["100", "250", "175.26"], bad: ["99", "251", "99.9", "250.1", "-175"])
    }

    @Test func heightHasTheSameBoundsInInches() async throws {
        try await check("heightIn", instead: "heightCm", good: ["39.37", "98.43", "68.9"], bad: ["39.36", "98.44", "0"])
    }

    @Test(.proves("FC-JOURNEY-07-d")) func experienceIsOneOfThree() async throws {
        try await check(
            "experienceLevel", good: [#""beginner""#, #""intermediate""#, #""advanced""#],
            bad: [#""expert""#, #""Beginner""#, #""مبتدئ""#], "not_allowed")
    }

    @Test(.proves("FC-JOURNEY-07-e")) func frequencyIsFrom2To6Days() async throws {
        try await check("workoutFrequency", good: ["2", "6", "4"], bad: ["1", "7", "-3"])
    }

    @Test(.proves("FC-JOURNEY-07-f")) func injuriesAreASetInWhichNoneStandsAlone() async throws {
        try await check(
            "injuries",
            good: [
                #"["shoulder","knee","lower_back","neck","ankle"]"#, #"["knee"]"#, #"["none"]"#, #"["none","none"]"#, #"["knee","knee"]"#,
            ],
            bad: [#"["none","knee"]"#, #"["knee","none"]"#], "exclusive")
        try await check("injuries", good: [], bad: ["[]"], "too_few")
        try await check("injuries", good: [], bad: [#""knee""#, "{}", "1"], "wrong_type")
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            let answer = try await somebody.put(Profiles.secondIntake, Answers.second.with("injuries", #"["knee","wrist"]"#))
            #expect(answer.status == 422)
            #expect(answer.fields.allSatisfy { $0.hasPrefix("injuries") && $0.hasSuffix("not_allowed") } && answer.fields.count == 1)
        }
    }

    @Test(.proves("FC-JOURNEY-07-g")) func allSixAreRequired() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            for (field, _) in Answers.second.members {
                for answers in [Answers.second.without(field), Answers.second.with(field, "null")] {
                    let answer = try await somebody.put(Profiles.secondIntake, answers)
                    #expect(answer.status == 422)
                    #expect(answer.fields == ["\(field) required"])
                }
            }
            let neither = try await somebody.put(Profiles.secondIntake, Answers.second.without("weightKg").without("heightCm"))
            #expect(neither.fields == ["weightKg required", "heightCm required"])
            #expect(try await somebody.profile.secondIntake == nil)
        }
    }

    @Test(.proves("FC-JOURNEY-07-h", "FC-JOURNEY-07-j"), arguments: Engine.allCases)
    func theExampleOfTheDocumentScores65(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer(.freemium)
            let answer = try await somebody.put(Profiles.secondIntake, .second)
            #expect(answer.status == 200)
            #expect(answer.json?["fitnessScore"]?.integer == 65)
            #expect(answer.json?["nextStep"]?.string == "home")
            let profile = try await somebody.profile
            #expect(profile.fitnessScore == 65)
            #expect(
                profile.secondIntake
                    == SecondIntakeAnswers(
                        age: Age(trusted: 28), weightKg: IntakeKilograms(trusted: 8500), heightCm: IntakeCentimetres(trusted: 17_500),
                        experienceLevel: .beginner, workoutFrequency: WorkoutFrequency(trusted: 3), injuries: [.none],
                        completedAt: fixture.now))
            #expect(try await fixture.rows("SELECT id FROM scores WHERE value = 65 AND formula = 'fitness-score/1'") == 1)
        }
    }

    @Test func poundsAndInchesAreKeptAsKilogramsAndCentimetres() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            for (pounds, kilograms, inches, centimetres) in [
                ("187.39", Int64(8500), "68.9", Int64(17_501)), ("66.14", 3000, "39.37", 10_000), ("661.39", 30_000, "98.43", 25_000),
            ] {
                let answers = Answers.second.without("weightKg").without("heightCm").with("weightLb", pounds).with("heightIn", inches)
                #expect(try await somebody.put(Profiles.secondIntake, answers).status == 200)
                let kept = try await somebody.profile.secondIntake
                #expect(kept?.weightKg.hundredths == kilograms)
                #expect(kept?.heightCm.hundredths == centimetres)
            }
        }
    }

    @Test func injuriesAreKeptOnceInTheOrderOfTheQuestion() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            let answer = try await somebody.answerSecond(.usual(injuries: [.ankle, .knee, .shoulder, .knee]))
            #expect(answer.profile.secondIntake?.injuries == [.shoulder, .knee, .ankle])
            #expect(answer.fitnessScore == 50)
        }
    }

    @Test func itComesAfterTheFirst() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            let early = try await somebody.client.answer(Profiles.secondIntake, .usual())
            #expect(early.status == 422)
            #expect(early.code == .validationFailed)
            #expect(early.fields == ["firstIntake required"])
            #expect(try await somebody.profile.secondIntake == nil)
            #expect(try await fixture.rows("SELECT id FROM scores") == 0)
            #expect(try await fixture.rows("SELECT user_id FROM prompts") == 0)
            try await somebody.answerFirst()
            #expect(try await somebody.answerSecond().fitnessScore == 65)
        }
    }

    @Test(.proves("FC-MATRIX-intake2-freemium", "FC-MATRIX-intake2-premium", "FC-MATRIX-intake2-smart"))
    func everyTierAnswersIt() async throws {
        try await ProfileFixture.run { fixture async throws in
            for tier in Tier.allCases {
                #expect(try await fixture.newcomer(tier).client.answer(Profiles.secondIntake, .usual()).status == 200)
            }
        }
    }

    @Test(.proves("FR-ACCOUNT-02-b", "AC-INTAKE-02-a"), arguments: [true, false])
    func onTheOtherReadingFreemiumIsAskedToUpgrade(_ requiresPremium: Bool) async throws {
        try await ProfileFixture.run(configure: { $0.secondIntakeRequiresPremium = requiresPremium }) { fixture async throws in
            for tier in Tier.allCases {
                let somebody = try await fixture.newcomer(tier)
                let answer = try await somebody.client.answer(Profiles.secondIntake, .usual())
                let isRefused = requiresPremium && tier == .freemium
                #expect(answer.status == (isRefused ? 403 : 200))
                #expect(answer.code == (isRefused ? .tierRequired : nil))
                #expect(answer.json?["upgrade"]?.string == (isRefused ? "premium" : nil))
                #expect(answer.json?["action"]?.string == (isRefused ? "upgrade" : nil))
                #expect((try await somebody.profile.secondIntake == nil) == isRefused)
            }
        }
    }

    @Test(arguments: Engine.allCases) func theTierIsTheNewestKnownAndNotTheTokens(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine, configure: { $0.secondIntakeRequiresPremium = true }) { fixture async throws in
            let somebody = try await fixture.newcomer()
            #expect(try await somebody.client.answer(Profiles.secondIntake, .usual()).code == .tierRequired)
            try await fixture.setTier(.premium, of: somebody, version: 2)
            #expect(try await somebody.client.answer(Profiles.secondIntake, .usual()).status == 200)
            try await fixture.setTier(.freemium, of: somebody, version: 1)
            try await fixture.setTier(.freemium, of: somebody, version: 2)
            #expect(try await somebody.profile.tier == .premium)
            #expect(try await somebody.client.answer(Profiles.secondIntake, .usual(days: 4)).status == 200)
            try await fixture.setTier(.freemium, of: somebody, version: 3)
            #expect(try await somebody.client.answer(Profiles.secondIntake, .usual()).code == .tierRequired)
        }
    }

    @Test(.proves("FR-ACCOUNT-02-c"), arguments: Engine.allCases)
    func anEditIsScoredAgainAndOnlyAChangeIsHistory(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer(.premium)
            #expect(try await somebody.answerSecond(.usual(days: 3)).fitnessScore == 65)
            let completedAt = try await somebody.profile.secondIntake?.completedAt
            fixture.profile.clock.advance(by: .minutes(1))
            #expect(try await somebody.answerSecond(.usual(days: 4)).fitnessScore == 70)
            #expect(try await somebody.score.history.map(\.value) == [65, 70])
            fixture.profile.clock.advance(by: .minutes(1))
            #expect(try await somebody.answerSecond(.usual(days: 4)).fitnessScore == 70)
            // Other answers of the same score are no change of it either.
            #expect(try await somebody.answerSecond(.usual(days: 5, injuries: [.neck], age: 29, kg: 8000)).fitnessScore == 70)
            #expect(try await somebody.score.history.map(\.value) == [65, 70])
            let kept = try await somebody.profile.secondIntake
            #expect(kept?.age.value == 29)
            #expect(kept?.completedAt == completedAt)
        }
    }

    /// The log's weight counts before the intake's, so that a newer answer goes there too. An empty log waits for the first weigh-in.
    @Test(arguments: Engine.allCases) func aNewWeightIsLoggedWhereThereIsALog(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            try await somebody.answerSecond(.usual(kg: 8500))
            try await somebody.answerSecond(.usual(kg: 8600))
            #expect(try await somebody.profile.weightKg == nil)
            #expect(try await somebody.weighIns() == 0)
            try await somebody.weigh(84)
            // The others of the six, with the weight that the form had from before.
            try await somebody.answerSecond(.usual(days: 4, kg: 8600))
            #expect(try await somebody.profile.weightKg?.value == 84)
            for _ in 1...2 {
                let answer = try await somebody.put(Profiles.secondIntake, Answers.second.without("weightKg").with("weightLb", "180"))
                #expect(answer.status == 200 && answer.json?["profile"]?["weightKg"]?.double == 81.65)
            }
            let series = try await somebody.series()
            #expect(series.kilograms == [84, 81.65] && series.items.last?.enteredUnit == .lb)
            #expect(series.items.last?.date.text == "2026-03-01")
        }
    }

    @Test(arguments: Engine.allCases) func twentyOfTheSameAtOnceAreOneChange(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            let answers = try await parallel(20) { _ in try await somebody.client.answer(Profiles.secondIntake, .usual()) }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(try await fixture.rows("SELECT id FROM scores") == 1)
            #expect(try await fixture.rows("SELECT user_id FROM prompts") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func ofTwentyDifferentAtOnceTheHistoryEndsWithTheScore(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer(.premium)
            let answers = try await parallel(20) { index in
                try await somebody.client.answer(Profiles.secondIntake, .usual(days: Int64(2 + index % 5)))
            }
            #expect(answers.allSatisfy { $0.status == 200 })
            let score = try await somebody.score
            #expect(score.history.last?.value == score.value)
            #expect(try await somebody.profile.fitnessScore == score.value)
            #expect(zip(score.history, score.history.dropFirst()).allSatisfy { $0.value != $1.value && $0.at <= $1.at })
        }
    }
}
