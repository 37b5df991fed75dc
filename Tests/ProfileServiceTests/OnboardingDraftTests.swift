import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileDomain
import Storage
import TestSupport
import Testing
import Wire

/// The wizard's draft: where it stands, what it keeps, and from which device.
@Suite struct OnboardingDraftTests {
    @Test func aNewPersonBeginsAtTheFirstOf8() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let state = try await person.draft()
            #expect(state.step == .welcome)
            #expect((state.position, state.total) == (1, 8))
            #expect(state.label == "1 of 8")
            #expect(state.previous == nil)
            #expect(state.completed.isEmpty && state.skipped.isEmpty)
            #expect(state.answers == OnboardingAnswers())
            #expect(state.updatedAt == nil)
            #expect(!state.canSubmit)
            #expect(
                state.problems.map { "\($0.step.rawValue) \($0.field) \($0.code)" } == [
                    "account_basics dateOfBirth required", "account_basics gender required", "goals primaryGoal required",
                    "health_metrics weightKg required", "health_metrics heightCm required", "activity_level activityLevel required",
                    "preferences mealsPerDay required",
                ])
            #expect(state.problems.allSatisfy { $0.message == FieldRule.required.message(.english) })
            // Looking writes nothing.
            #expect(try await fixture.rows("SELECT user_id FROM onboarding_positions") == 0)
        }
    }

    @Test func labelsAndMessagesComeInTheRequestsLanguage() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            try await person.answer(.complete, until: .accountBasics)
            let state = try await person.draft(.arabic)
            #expect(state.label == "3 من 8")
            #expect(state.problems.allSatisfy { $0.message == FieldRule.required.message(.arabic) })
            #expect(try await person.draft().label == "3 of 8")

            let refusal = try await person.speaking(.arabic).answer(Profiles.skipStep, StepParameters(step: .goals), Nothing())
            #expect(refusal.json?["fields"]?[0]?["message"]?.string == FieldRule.notSkippable.message(.arabic))
        }
    }

    @Test(arguments: Engine.allCases) func anotherSessionGoesOnWhereTheFirstStopped(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let phone = try await fixture.somebody()
            let saved = try await phone.answer(.full, until: .activityLevel)
            #expect(saved.step == .preferences)
            #expect(saved.updatedAt == fixture.now)

            let state = try await fixture.again(phone).draft()
            #expect(state == saved)
            #expect(state.label == "6 of 8")
            #expect(state.previous == .activityLevel)
            #expect(state.completed == [.welcome, .accountBasics, .goals, .healthMetrics, .activityLevel])
            for step in state.completed { #expect(try state.answers.part(of: step) == OnboardingAnswers.full.part(of: step)) }
            #expect(state.answers.mealsPerDay == nil)

            // Of somebody else there is nothing.
            #expect(try await fixture.somebody().draft().step == .welcome)
        }
    }

    @Test(arguments: Engine.allCases) func backEditAndReturnToReview(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let review = try await person.answer(.full)
            #expect(review.step == .review)
            #expect(review.canSubmit)
            #expect(review.problems.isEmpty)
            #expect(review.answers == .full)

            let goals = try await person.open(.goals)
            #expect((goals.step, goals.position, goals.previous) == (.goals, 3, .accountBasics))
            #expect(goals.answers == .full)
            let edited = try await person.save(.goals, try OnboardingAnswers.complete.with { $0.primaryGoal = .maintain }.part(of: .goals))
            #expect(edited.step == .review)
            #expect(edited.answers.primaryGoal == .maintain)
            // A step is saved whole: its motivation is gone.
            #expect(edited.answers.motivation == nil)
            #expect(edited.answers.weightKg == OnboardingAnswers.full.weightKg)
            #expect(try await person.open(.welcome).previous == nil)
        }
    }

    @Test func whatContradictsAcrossStepsIsTold() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            try await person.answer(.complete)
            let state = try await person.save(
                .healthMetrics, try OnboardingAnswers.complete.with { $0.weightKg = Kilograms(trusted: 7000) }.part(of: .healthMetrics))
            #expect(!state.canSubmit)
            #expect(state.problems.map(\.step) == [.goals])
            #expect(state.problems.map(\.code) == ["must_be_lower"])
            let submitted = try await person.submit()
            #expect(submitted.fields == ["targetWeightKg must_be_lower"])

            // Days pass: a date that was right becomes wrong.
            try await person.answer(.complete.with { $0.targetDate = LocalDate.example + 1 })
            #expect(try await person.draft().canSubmit)
            fixture.profile.clock.advance(by: .hours(24))
            let later = fixture.again(person)
            #expect(try await later.draft().problems.map(\.field) == ["targetDate"])
            #expect(try await later.submit().fields == ["targetDate must_be_later"])
        }
    }

    @Test func imperialAnswersAreKeptMetric() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            var answers = OnboardingAnswers()
            answers.weightLb = Pounds(trusted: 18_000)
            answers.heightIn = Inches(trusted: 7100)
            let kept = try await person.save(.healthMetrics, answers).answers
            #expect(kept.weightKg == Kilograms(trusted: 8165))
            #expect(kept.heightCm == Centimetres(trusted: 18_034))
            #expect(kept.weightLb == nil && kept.heightIn == nil)
            // Saved out of turn: the wizard stays at the first step left.
            #expect(try await person.draft().step == .welcome)
        }
    }

    @Test func aBadStepSavesNothing() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            try await person.answer(.full)
            let before = try await person.draft()
            func refused(_ step: OnboardingStep, _ json: String) async throws -> [String] {
                let answer = try await person.client.json(.put, "/onboarding/draft/\(step.rawValue)", json)
                #expect(answer.status == 422)
                return answer.fields
            }
            #expect(try await refused(.goals, "{}") == ["primaryGoal required"])
            #expect(
                try await refused(.goals, #"{"primaryGoal":"lose_weight","gender":"male","weightKg":80}"#) == [
                    "gender unexpected", "targetWeightKg required", "targetDate required", "weightKg unexpected",
                ])
            #expect(
                try await refused(.accountBasics, #"{"dateOfBirth":"2020-01-01","timezone":"Mars/Olympus"}"#) == [
                    "dateOfBirth age_out_of_range", "gender required", "timezone malformed",
                ])
            #expect(try await refused(.goals, #"{"primaryGoal":"maintain","timezone":"Mars/Olympus"}"#) == ["timezone unexpected"])
            #expect(
                try await refused(.healthMetrics, #"{"weightKg":19.9,"heightIn":118.12}"#) == [
                    "weightKg out_of_range", "heightIn out_of_range",
                ])
            #expect(
                try await refused(.preferences, #"{"mealsPerDay":2.5,"allergies":7}"#) == [
                    "allergies wrong_type", "mealsPerDay wrong_type",
                ])
            #expect(
                try await refused(.partners, #"{"partners":[{"name":"Sara","relationship":"friend"}]}"#) == [
                    "partners.0.email one_of_required"
                ])
            #expect(try await refused(.welcome, #"{"gender":"male"}"#) == ["gender unexpected"])
            #expect(try await refused(.review, #"{"mealsPerDay":4}"#) == ["mealsPerDay unexpected"])
            #expect(try await person.draft() == before)
            #expect(try await person.client.json(.put, "/onboarding/draft/dessert", "{}").code == .notFound)
        }
    }

    @Test func theZoneOfTheAnswersDecidesTheDay() async throws {
        // Noon in UTC, already 2 March in Kiritimati.
        try await ProfileFixture.run(start: OnboardingInputTests.noon) { fixture in
            let person = try await fixture.somebody()
            var basics = OnboardingAnswers()
            basics.gender = .female
            basics.timezone = ZoneName(trusted: "Pacific/Kiritimati")
            basics.dateOfBirth = LocalDate(year: 2013, month: 3, day: 2)
            #expect(try await person.save(.accountBasics, basics).answers == basics)
            // The draft's zone holds for the other steps.
            let tomorrowInUTC = OnboardingAnswers.complete.with { $0.targetDate = .example + 1 }
            let answer = try await person.client.answer(Profiles.saveStep, StepParameters(step: .goals), try tomorrowInUTC.part(of: .goals))
            #expect(answer.fields == ["targetDate must_be_later"])
            // Without the zone it is 1 March: too young, and the answers that go take their zone along.
            basics.timezone = nil
            let refused = try await person.client.answer(Profiles.saveStep, StepParameters(step: .accountBasics), basics)
            #expect(refused.fields == ["dateOfBirth age_out_of_range"])
            #expect(try await person.draft().answers.timezone != nil)
        }
    }

    @Test func onlyPartnersCanBeSkipped() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            for step in OnboardingRule.steps where step != .partners {
                let answer = try await person.client.answer(Profiles.skipStep, StepParameters(step: step), Nothing())
                #expect(answer.status == 422)
                #expect(answer.fields == ["step not_skippable"])
            }
            #expect(try await fixture.rows("SELECT user_id FROM onboarding_positions") == 0)

            try await person.answer(.full)
            let skipped = try await person.skip(.partners)
            #expect(skipped.skipped == [.partners])
            #expect(!skipped.completed.contains(.partners))
            #expect(skipped.answers.partners == nil)
            #expect(skipped.step == .review)
            #expect(skipped.canSubmit)
            let back = try await person.save(.partners, try OnboardingAnswers.full.part(of: .partners))
            #expect(back.skipped.isEmpty)
            #expect(back.answers == .full)
        }
    }

    @Test func aLockedStepStaysShut() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            try await person.answer(.complete, until: .accountBasics)
            let refused = try await person.client.answer(Profiles.openStep, StepParameters(step: .healthMetrics), Nothing())
            #expect(refused.status == 422)
            #expect(refused.fields == ["step unexpected"])
            #expect(try await person.open(.welcome).step == .welcome)
            #expect(try await person.draft().step == .welcome)
            #expect(try await person.open(.goals).step == .goals)
        }
    }

    @Test func discardingStartsOver() async throws {
        try await ProfileFixture.run { fixture in
            let (person, other) = (try await fixture.somebody(), try await fixture.somebody())
            for somebody in [person, other] { try await somebody.answer(.full) }
            let fresh = try await fixture.somebody().draft()
            for _ in 0..<2 {
                let answer = try await person.client.answer(Profiles.discardDraft)
                #expect(answer.status == 204)
            }
            #expect(try await person.draft() == fresh)
            #expect(try await other.draft().canSubmit)
            #expect(try await person.submit().status == 422)
        }
    }

    @Test func otherProductsAndDemosAreKeptOut() async throws {
        try await ProfileFixture.run { fixture in
            for product in Product.allCases where product != .gtsd {
                let client = try await fixture.somebody(product).client
                let step = StepParameters(step: .partners)
                let answers = [
                    try await client.answer(Profiles.draft), try await client.answer(Profiles.saveStep, step, OnboardingAnswers()),
                    try await client.answer(Profiles.skipStep, step, Nothing()),
                    try await client.answer(Profiles.openStep, step, Nothing()),
                    try await client.answer(Profiles.discardDraft), try await client.answer(Profiles.preview, .complete),
                    try await client.answer(Profiles.submit, .complete),
                ]
                #expect(answers.allSatisfy { $0.status == 403 && $0.code == .wrongProduct })
            }
            let demo = try await fixture.somebody(demo: true)
            #expect(try await demo.draft().step == .welcome)
            #expect(try await demo.submit(.complete).code == .demoReadOnly)
            let saved = try await demo.client.answer(Profiles.saveStep, StepParameters(step: .welcome), OnboardingAnswers())
            #expect(saved.code == .demoReadOnly)
            #expect(try await fixture.client.answer(Profiles.draft).status == 401)
        }
    }

    @Test func theExportHasTheDraft() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.client.call(Profiles.export).onboarding == nil)
            try await person.answer(.full)
            let draft = try await person.draft()
            #expect(try await person.client.call(Profiles.export).onboarding == draft)
        }
    }
}
