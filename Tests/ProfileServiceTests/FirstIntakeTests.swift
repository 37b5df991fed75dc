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

@Suite(.serialized) struct FirstIntakeTests {
    /// What an app was used in before there was an account is what it is used in after; whoever says another language is heard.
    @Test(arguments: Engine.allCases) func theLanguageOfTheFirstAnswersIsKept(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let arabic = try await fixture.somebody(.fitcoach), other = try await fixture.somebody(.fitcoach)
            let english = try await fixture.somebody(.fitcoach), runner = try await fixture.somebody(.gtsd)
            _ = try await arabic.speaking(.arabic).call(Profiles.firstIntake, .usual())
            #expect(try await arabic.client.call(Profiles.preferences).language == .ar)
            // Chosen before, and again after.
            var wish = PreferencesChange()
            wish.language = .en
            _ = try await other.client.call(Profiles.changePreferences, wish)
            _ = try await other.speaking(.arabic).call(Profiles.firstIntake, .usual())
            #expect(try await other.client.call(Profiles.preferences).language == .en)
            _ = try await english.client.call(Profiles.firstIntake, .usual())
            _ = try await english.speaking(.arabic).call(Profiles.firstIntake, .usual())
            #expect(try await english.client.call(Profiles.preferences).language == .en, "only the first time")
            _ = try await runner.speaking(.arabic).call(Profiles.submit, OnboardingAnswers.complete)
            #expect(try await runner.client.call(Profiles.settings).language == .ar)
        }
    }

    @Test(.proves("FC-JOURNEY-04-a")) func everyWordOfTheThreeQuestionsIsTakenAndNoOther() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            let words: [(field: String, words: [String], others: [String])] = [
                (
                    "gender", ["male", "female", "other"],
                    ["prefer_not_to_say", "Male", "أنثى", "💪", "", String(repeating: "x", count: 10_000)]
                ),
                ("mainGoal", ["fat_loss", "muscle_gain", "general_fitness"], ["lose_weight", "maintain", ""]),
                ("workoutLocation", ["home", "gym"], ["park", "HOME", ""]),
            ]
            for (field, allowed, others) in words {
                for word in allowed {
                    let answer = try await somebody.put(Profiles.firstIntake, Answers.first.with(field, "\"\(word)\""))
                    #expect(answer.status == 200)
                    #expect(answer.json?["profile"]?[field]?.string == word)
                }
                for word in others {
                    let answer = try await somebody.put(Profiles.firstIntake, Answers.first.with(field, "\"\(word)\""))
                    #expect(answer.status == 422)
                    #expect(answer.code == .validationFailed)
                    #expect(answer.fields == ["\(field) not_allowed"])
                }
                for json in ["1", "-1", "true", "[]", "{}"] {
                    let answer = try await somebody.put(Profiles.firstIntake, Answers.first.with(field, json))
                    #expect(answer.fields == ["\(field) wrong_type"])
                }
            }
        }
    }

    @Test(.proves("FC-JOURNEY-04-b"), arguments: Engine.allCases)
    func allThreeAreRequiredAndThenStored(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            for field in ["gender", "mainGoal", "workoutLocation"] {
                for answers in [Answers.first.without(field), Answers.first.with(field, "null")] {
                    let answer = try await somebody.put(Profiles.firstIntake, answers)
                    #expect(answer.status == 422)
                    #expect(answer.fields == ["\(field) required"])
                }
            }
            let nothing = try await somebody.put(Profiles.firstIntake, Answers(members: []))
            #expect(Set(nothing.fields) == ["gender required", "mainGoal required", "workoutLocation required"])
            #expect(try await somebody.profile.firstIntakeCompletedAt == nil)
            #expect(try await somebody.profile.nextStep == .firstIntake)

            #expect(try await somebody.put(Profiles.firstIntake, .first).status == 200)
            let profile = try await somebody.profile
            #expect(profile.gender == .female)
            #expect(profile.mainGoal == .fatLoss)
            #expect(profile.workoutLocation == .home)
            #expect(profile.firstIntakeCompletedAt == fixture.now)
            #expect(profile.onboardingCompleted)
            #expect(profile.nextStep == .home)
        }
    }

    @Test(
        .proves("FC-JOURNEY-05-a", "FC-MATRIX-intake1-freemium", "FC-MATRIX-intake1-premium", "FC-MATRIX-intake1-smart"))
    func everyTierAnswersItAndGoesHome() async throws {
        try await ProfileFixture.run { fixture async throws in
            for tier in Tier.allCases {
                let somebody = try await fixture.somebody(.fitcoach, tier: tier)
                let answer = try await somebody.client.answer(Profiles.firstIntake, .usual())
                #expect(answer.status == 200)
                #expect(answer.json?["nextStep"]?.string == "home")
                #expect(answer.json?["profile"]?["nextStep"]?.string == "home")
                #expect(answer.json?["profile"]?["tier"]?.string == tier.rawValue)
            }
        }
    }

    @Test func onTheOtherReadingPremiumAndAboveGoOnToTheSecond() async throws {
        try await ProfileFixture.run(configure: { $0.premiumGoesToSecondIntake = true }) { fixture async throws in
            for (tier, next) in [(Tier.freemium, NextStep.home), (.premium, .secondIntake), (.smartPremium, .secondIntake)] {
                let somebody = try await fixture.somebody(.fitcoach, tier: tier)
                #expect(try await somebody.answerFirst().nextStep == next)
                // A repeat goes the same way, a later start of the app goes home.
                #expect(try await somebody.answerFirst().nextStep == next)
                #expect(try await somebody.profile.nextStep == .home)
                #expect(try await somebody.answerSecond().nextStep == .home)
                #expect(try await somebody.answerFirst().nextStep == .home)
            }
        }
    }

    @Test(.proves("AC-INTAKE-01-a"), arguments: Engine.allCases)
    func whatIsPutIsWhatIsGot(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            let answer = try await somebody.answerFirst()
            #expect(try await somebody.profile == answer.profile)
            #expect(answer.profile.gender == .male)
            #expect(answer.profile.mainGoal == .muscleGain)
            #expect(answer.profile.workoutLocation == .gym)
            #expect(answer.fitnessScore == nil)
        }
    }

    @Test(.proves("FR-ACCOUNT-02-a"), arguments: Tier.allCases)
    func everyTierMayEditIt(_ tier: Tier) async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer(tier)
            let first = try await somebody.profile
            fixture.profile.clock.advance(by: .minutes(5))
            let edited = try await somebody.client.answer(Profiles.firstIntake, .usual(.fatLoss))
            #expect(edited.status == 200)
            let profile = try await somebody.profile
            #expect(profile.mainGoal == .fatLoss)
            #expect(profile.firstIntakeCompletedAt == first.firstIntakeCompletedAt)
            #expect(profile.updatedAt == fixture.now)
            #expect(profile.version == first.version + 1)
        }
    }

    @Test func theNameIsOptionalAndInAnyScript() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach, name: nil)
            #expect(try await somebody.answerFirst().profile.name == nil)
            for name in ["أحمد", "Zoë 💪🏽", "O'Neil", String(repeating: "ل", count: 100)] {
                #expect(try await somebody.answerFirst(.usual(name: name)).profile.name?.text == name)
            }
            #expect(
                try await somebody.put(Profiles.firstIntake, Answers.first.with("name", #""  Ahmed ""#)).json?["profile"]?["name"]?.string
                    == "Ahmed")
            #expect(try await somebody.answerFirst().profile.name?.text == "Ahmed")
            for (json, problem) in [
                (#""   ""#, "required"), ("\"\(String(repeating: "ل", count: 101))\"", "too_long"), (#""a\u0000b""#, "wrong_type"),
                ("7", "wrong_type"),
            ] {
                #expect(try await somebody.put(Profiles.firstIntake, Answers.first.with("name", json)).fields == ["name \(problem)"])
            }
            #expect(try await somebody.profile.name?.text == "Ahmed")
        }
    }

    @Test(arguments: Engine.allCases) func whatPeopleTrainByIsTold(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            func changes() async throws -> Int { try await fixture.told(about: somebody).count { $0.type == .profileChanged } }
            try await somebody.answerFirst()
            #expect(try await changes() == 0)
            try await somebody.answerFirst(.usual(.fatLoss))
            try await somebody.answerFirst(.usual(.fatLoss))
            #expect(try await changes() == 1)
            try await somebody.answerSecond(.usual(injuries: [.knee]))
            #expect(try await changes() == 2)
            _ = try await somebody.client.call(Profiles.change, ProfileChange(timezone: "Europe/London"))
            #expect(try await changes() == 3)
        }
    }

    /// What somebody needs to eat follows from their gender too.
    @Test(arguments: Engine.allCases) func anotherGenderIsTold(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            func changes() async throws -> Int { try await fixture.told(about: somebody).count { $0.type == .profileChanged } }
            try await somebody.answerFirst(.usual(of: .male))
            #expect(try await changes() == 0)
            try await somebody.answerFirst(.usual(of: .female))
            try await somebody.answerFirst(.usual(of: .female))
            #expect(try await changes() == 1)
        }
    }

    @Test func authIsToldOnceThatItIsDoneAndOfEachNewName() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach, name: nil)
            try await somebody.answerFirst()
            try await somebody.answerFirst(.usual(name: "Ahmed"))
            try await somebody.answerFirst(.usual(name: "Ahmed"))
            try await somebody.answerFirst()
            let events = try await fixture.told(about: somebody)
            #expect(events.filter { $0.type == .onboardingCompleted }.count == 1)
            #expect(events.filter { $0.type == .userRenamed }.map(\.facts?.name?.text) == ["Ahmed"])
            #expect(events.count == 2)
            #expect(events.allSatisfy { $0.product == .fitcoach && $0.at == fixture.now })
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyAtOnceAreDoneOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach, name: nil)
            let answers = try await parallel(20) { index in
                try await somebody.client.answer(
                    Profiles.firstIntake, .usual(index.isMultiple(of: 2) ? .fatLoss : .muscleGain, name: "Ahmed"))
            }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(Set(answers.compactMap { $0.json?["profile"]?["version"]?.integer }).count == 20)
            let events = try await fixture.told(about: somebody)
            #expect(events.filter { $0.type == .onboardingCompleted }.count == 1)
            #expect(events.filter { $0.type == .userRenamed }.count == 1)
        }
    }

    @Test func otherProductsHaveNoIntakes() async throws {
        try await ProfileFixture.run { fixture async throws in
            for product in Product.allCases where product != .fitcoach {
                let answers = try await fixture.somebody(product).everyIntakeRoute()
                #expect(answers.map(\.code) == Array(repeating: .wrongProduct, count: 7))
                #expect(answers.allSatisfy { $0.status == 403 })
            }
            #expect(try await fixture.somebody(.fitcoach).readingIntakeRoutes().allSatisfy { $0.status == 200 })
        }
    }

    @Test func whoIsNotSignedInHasNoIntakes() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            let nobody = Somebody(account: somebody.account, token: somebody.token, client: fixture.client)
            #expect(try await nobody.everyIntakeRoute().allSatisfy { $0.status == 401 })
        }
    }

    @Test func aDemoReadsAndChangesNothing() async throws {
        try await ProfileFixture.run { fixture async throws in
            let demo = try await fixture.somebody(.fitcoach, demo: true)
            #expect(try await demo.readingIntakeRoutes().allSatisfy { $0.status == 200 })
            #expect(try await demo.writingIntakeRoutes().map(\.code) == Array(repeating: .demoReadOnly, count: 4))
            // The intakes that it shows were answered four weeks ago, and are as they were.
            let profile = try await demo.profile
            #expect(profile.firstIntakeCompletedAt == fixture.now - .days(28) && profile.mainGoal == .fatLoss)
        }
    }

    @Test func refusalsSpeakTheReadersLanguage() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            for (language, tag) in [(Language.english, "en"), (.arabic, "ar")] {
                let reader = Somebody(
                    account: somebody.account, token: somebody.token, client: somebody.client.with("Accept-Language", tag))
                let missing = try await reader.put(Profiles.firstIntake, Answers.first.without("gender"))
                #expect(missing.json?["message"]?.string == ErrorCode.validationFailed.message(language))
                #expect(missing.json?["fields"]?[0]?["message"]?.string == FieldRule.required.message(language))
                let early = try await reader.client.answer(Profiles.secondIntake, .usual())
                #expect(early.json?["fields"]?[0]?["message"]?.string == FieldRule.required.message(language))
                let other = try await fixture.somebody(.stack).client.with("Accept-Language", tag).answer(Profiles.score)
                #expect(other.json?["message"]?.string == ErrorCode.wrongProduct.message(language))
            }
        }
    }

    @Test func aBrokenBodyIsRefused() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            let target = try CallTarget.make(Profiles.firstIntake.path, Nothing())
            #expect(try await somebody.client.json(.put, target, #"{"gender":"#).code == .malformedRequest)
            #expect(try await somebody.client.json(.put, target, "[]").status == 422)
            #expect(
                try await somebody.client.send(.put, target, headers: ["Content-Type": "text/plain"], body: Array(Answers.first.text.utf8))
                    .status == 415)
            #expect(try await somebody.profile.firstIntakeCompletedAt == nil)
        }
    }
}
