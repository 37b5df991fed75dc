import ClientKit
import Contracts
import JSONCoding
import ProfileDomain
import TestSupport
import Testing
import Wire

/// The wizard without a service or a disk.
@Suite struct OnboardingFormTests {
    private let today = LocalDate.example

    @Test(.proves("GTSD-2.1-02")) func theStepsComeInOrder() {
        var form = OnboardingForm(), seen = [form.step]
        while form.step != .review {
            form.edit { [step = form.step] in $0.fill(step) }
            guard form.next(today: today) else { break }
            seen.append(form.step)
        }
        #expect(seen == [.welcome, .accountBasics, .goals, .healthMetrics, .activityLevel, .preferences, .partners, .review])
        #expect(OnboardingForm.at(.goals).label(.english) == "3 of 8")
        #expect(OnboardingForm.at(.goals).label(.arabic) == "3 من 8")
        let passed = form.next(today: today)
        #expect(!passed, "the review is submitted instead")
    }

    @Test(.proves("GTSD-2.1-05")) func valuesSurviveMoving() throws {
        var form = OnboardingForm.at(.activityLevel)
        let before = form.answers
        #expect(before.primaryGoal == .loseWeight && before.motivation == .example)
        form.back()
        form.back()
        #expect(form.step == .goals)
        #expect(form.answers == before)
        form.next(today: today)
        try form.open(.activityLevel)
        #expect(form.step == .activityLevel)
        #expect(form.answers == before)
    }

    @Test func backStopsAtTheFirstStepAndALockedStepDoesNotOpen() {
        var form = OnboardingForm()
        form.back()
        #expect(form.step == .welcome)
        #expect(throws: FieldRule.unexpected) { try form.open(.review) }
        #expect(form.step == .welcome)
    }

    @Test(.proves("GTSD-2.1-06", "GTSD-P-3.2-16"), arguments: OnboardingStep.allCases) func onlyThePartnersCanBeSkipped(
        _ step: OnboardingStep
    ) throws {
        var form = OnboardingForm.at(step)
        if step == .partners {
            try form.skip()
            #expect(form.step == .review)
            #expect(form.progress.skipped == [.partners])
            #expect(form.canSubmit(today: today))
        } else {
            let before = form
            #expect(throws: FieldRule.notSkippable) { try form.skip() }
            #expect(form == before)
        }
    }

    /// Somebody half typed in must not stand in the way of who then skips.
    @Test func skippingTakesTheAnswersBack() throws {
        var form = OnboardingForm.at(.partners)
        form.edit { $0.partners = [PartnerDetails(name: .example, email: nil, phone: nil, relationship: .friend)] }
        let passed = form.next(today: today)
        #expect(!passed && form.problems(today: today).map(\.field) == ["partners.0.email"])
        try form.skip()
        #expect(form.answers.partners == nil)
        #expect(form.canSubmit(today: today))
    }

    @Test(.proves("GTSD-P-6.2-03")) func aStepGoesOnWhenItIsValid() {
        let required: [OnboardingStep: [String]] = [
            .accountBasics: ["dateOfBirth", "gender"], .goals: ["primaryGoal"], .healthMetrics: ["weightKg", "heightCm"],
            .activityLevel: ["activityLevel"], .preferences: ["mealsPerDay"],
        ]
        for step in OnboardingRule.steps where step != .review {
            var form = OnboardingForm.at(step)
            #expect(form.problems(today: today) == required[step, default: []].map { FieldProblem($0, .required) }, "\(step)")
            let passed = form.next(today: today)
            #expect(passed == (required[step] == nil), "\(step)")
            form = .at(step)
            form.edit { $0.fill(step) }
            #expect(form.problems(today: today).isEmpty, "\(step)")
            let passedNow = form.next(today: today)
            #expect(passedNow && form.step != step, "\(step)")
        }
        var form = OnboardingForm.at(.goals)
        form.edit { $0.fill(.goals); $0.targetDate = today }
        #expect(form.message(for: "targetDate", today: today, .english) == FieldRule.mustBeLater(than: today).message(.english))
        #expect(form.message(for: "motivation", today: today, .english) == nil)
        let passed = form.next(today: today)
        #expect(!passed && form.step == .goals)
    }

    @Test(.proves("GTSD-P-3.2-05")) func theBMIFollowsTheTyping() {
        var form = OnboardingForm.at(.healthMetrics)
        #expect(form.bmi == nil)
        form.edit { $0.weightKg = Kilograms(trusted: 8000) }
        #expect(form.bmi == nil)
        form.edit { $0.heightCm = Centimetres(trusted: 18_000) }
        #expect(form.bmi == 24.7)
        form.edit { $0.weightKg = Kilograms(trusted: 9000) }
        #expect(form.bmi == 27.8)
        form.edit { $0.weightLb = Pounds(trusted: 17_637) }
        #expect(form.bmi == 24.7)
        form.edit { $0.heightIn = Inches(trusted: 7087) }
        #expect(form.bmi == 24.7)
    }

    @Test func theUnitThatWasGivenLastCounts() {
        var form = OnboardingForm()
        form.edit {
            $0.weightKg = Kilograms(trusted: 8000)
            $0.targetWeightKg = Kilograms(trusted: 7500)
            $0.heightCm = Centimetres(trusted: 18_000)
        }
        form.edit {
            $0.weightLb = .example
            $0.targetWeightLb = .example
            $0.heightIn = .example
        }
        #expect(OnboardingRule.given(in: form.answers) == ["targetWeightLb", "weightLb", "heightIn"])
        form.edit { $0.weightKg = Kilograms(trusted: 8000) }
        form.edit { $0.targetWeightKg = Kilograms(trusted: 7500) }
        form.edit { $0.heightCm = Centimetres(trusted: 18_000) }
        #expect(OnboardingRule.given(in: form.answers) == ["targetWeightKg", "weightKg", "heightCm"])
        // Both at once is what the service makes of it.
        form.edit { $0.weightKg = Kilograms(trusted: 9000); $0.weightLb = Pounds(trusted: 15_000) }
        #expect(form.answers.weightKg?.hundredths == 9000 && form.answers.weightLb == nil)
    }

    @Test func theTargetsAreThereAsSoonAsTheyCanBe() {
        #expect(OnboardingForm.at(.activityLevel).targets(today: today) == nil)
        let targets = OnboardingForm.at(.preferences).targets(today: today)
        #expect(targets?.bmr == 1780 && targets?.tdee == 2759 && targets?.calorieTarget == 2259 && targets?.bmi == 24.7)
        #expect(targets?.projectedDate == today + 77)
    }

    @Test func theReviewNamesWhatIsWrongAndASectionReturnsToIt() throws {
        var form = OnboardingForm.at(.review)
        #expect(form.problems(today: today).isEmpty)
        try form.open(.healthMetrics)
        form.edit { $0.weightKg = Kilograms(trusted: 7000) }
        form.next(today: today)
        #expect(form.step == .review)
        #expect(form.problems(today: today) == [FieldProblem("targetWeightKg", .mustBeLower(than: "70 kg"))])
        #expect(!form.canSubmit(today: today))
        let submission = form.submit(today: today) { "k" }
        #expect(submission == nil && form.phase == .answering)
    }

    @Test func nothingChangesWhileTheAnswersAreOnTheirWay() throws {
        var form = OnboardingForm.at(.review)
        let submission = try #require(form.submit(today: today) { "k" })
        #expect(submission.answers == .filled && submission.idempotencyKey == "k")
        let before = form
        let second = form.submit(today: today) { "other" }
        #expect(second == nil)
        form.edit { $0.mealsPerDay = MealsPerDay(trusted: 9) }
        form.back()
        try form.open(.goals)
        try form.skip()
        let passed = form.next(today: today)
        #expect(!passed && !form.isOpen && !form.canSubmit(today: today))
        #expect(form == before)
        form.finish(.success(.example))
        #expect(form.phase == .finished)
        form.edit { $0.mealsPerDay = MealsPerDay(trusted: 9) }
        form.finish(.failure(.network(.timedOut)))
        let third = form.submit(today: today) { "k" }
        #expect(third == nil && form.phase == .finished && form.answers == before.answers)
    }

    @Test func aRepeatCarriesTheSameKeyAndOtherAnswersAnother() throws {
        var form = OnboardingForm.at(.review), drawn = 0
        func key() -> String { drawn += 1; return "key-\(drawn)" }
        let first = form.submit(today: today, makeKey: key)
        form.finish(.failure(.network(.timedOut)))
        #expect(form.phase == .failed(.network(.timedOut)) && form.recovery == .retry)
        #expect(form.message(.english) == ClientError.network(.timedOut).message(.english))
        let second = form.submit(today: today, makeKey: key)
        #expect(second == first && second?.idempotencyKey == "key-1")
        form.finish(.failure(.unauthorized))
        #expect(form.recovery == .signIn)
        form.edit { $0.motivation = nil }
        #expect(form.phase == .answering && form.message(.english) == nil && form.recovery == nil)
        let third = form.submit(today: today, makeKey: key)
        #expect(third?.idempotencyKey == "key-2")
    }

    @Test func aKeyThatTheServiceKnowsForOtherBytesIsNotUsedAgain() async throws {
        var form = OnboardingForm.at(.review)
        _ = form.submit(today: today) { "key-1" }
        form.finish(.failure(try await refusal(#"{"code":"idempotency_mismatch"}"#)))
        let second = form.submit(today: today) { "key-2" }
        #expect(second?.idempotencyKey == "key-2")
    }

    @Test func theServicesWordsStandBesideTheirField() async throws {
        var form = OnboardingForm.at(.review)
        _ = form.submit(today: today) { "k" }
        form.finish(
            .failure(
                try await refusal(
                    #"{"code":"validation_failed","fields":[{"field":"targetDate","code":"must_be_later","message":"Choose a later day."}]}"#
                )))
        #expect(form.message(for: "targetDate", today: today, .english) == "Choose a later day.")
        #expect(form.message(for: "weightKg", today: today, .english) == nil)
        #expect(form.recovery == .correctInput)
    }

    private func refusal(_ body: String) async throws -> ClientError {
        let session = try SessionManager.make(ScriptedTransport(422, body), MemoryTokenStore())
        do throws(ClientError) { _ = try await session.logIn(.example) } catch { return error }
        throw NeverHappened()
    }
}
