import Contracts
import JSONCoding
import ProfileDomain
import TestSupport
import Testing
import Wire

@Suite struct OnboardingFieldTests {
    @Test(.proves("GTSD-2.1-02")) func theStepsComeInTheirOrder() {
        #expect(
            OnboardingRule.steps.map(\.rawValue) == [
                "welcome", "account_basics", "goals", "health_metrics", "activity_level", "preferences", "partners", "review",
            ])
        #expect(Set(OnboardingRule.steps) == Set(OnboardingStep.allCases))
    }

    /// The names are the wire's: what a full body has on the wire, and each belongs to one step.
    @Test func theFieldsAreThoseOfTheWire() throws {
        let full = try OnboardingAnswers.sample().with {
            $0.targetWeightLb = .example
            $0.weightLb = .example
            $0.heightIn = .example
        }
        let wire = try #require(try JSONParser.parse(JSONWriter.encode(full)).object).keys
        let names = OnboardingRule.steps.flatMap(OnboardingRule.fields)
        #expect(names.count == 17)
        #expect(names.sorted() == wire.sorted())
        #expect(OnboardingRule.given(in: full) == names)
        #expect(OnboardingRule.given(in: OnboardingAnswers()).isEmpty)
        for step in OnboardingRule.steps {
            for name in OnboardingRule.fields(of: step) { #expect(OnboardingRule.step(of: name) == step) }
        }
        #expect(OnboardingRule.step(of: "partners.0.email") == .partners)
        #expect(OnboardingRule.step(of: "shoeSize") == nil)
        #expect(OnboardingRule.step(of: "") == nil)
        #expect(OnboardingRule.step(of: ".") == nil)
    }

    @Test func metricKeepsTheMetricValueOfAPair() {
        let pairs = OnboardingAnswers().with {
            $0.weightKg = Kilograms(trusted: 8000)
            $0.weightLb = .example
            $0.targetWeightLb = Pounds(trusted: 16_500)
            $0.heightIn = .example
        }
        let metric = OnboardingRule.metric(pairs)
        #expect(metric.weightKg?.hundredths == 8000)
        #expect(metric.targetWeightKg?.hundredths == 7484)
        #expect(metric.heightCm?.hundredths == 18_034)
        #expect(OnboardingRule.given(in: metric) == ["targetWeightKg", "weightKg", "heightCm"])
        #expect(OnboardingRule.metric(metric) == metric)
    }

    @Test func oneUnitReplacesTheOther() {
        let pounds = OnboardingAnswers().with {
            $0.weightLb = .example
            $0.targetWeightLb = .example
            $0.heightIn = .example
            $0.gender = .male
        }
        let kilograms = OnboardingAnswers().with {
            $0.weightKg = .example
            $0.targetWeightKg = .example
            $0.heightCm = .example
        }
        #expect(
            OnboardingRule.given(in: OnboardingRule.merged(pounds, with: kilograms)) == [
                "gender", "targetWeightKg", "weightKg", "heightCm",
            ])
        #expect(
            OnboardingRule.given(in: OnboardingRule.merged(kilograms, with: pounds)) == [
                "gender", "targetWeightLb", "weightLb", "heightIn",
            ])
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func layingOverIsIdempotentAndKeepsWhatIsLeftOut(_ seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        for _ in 0..<300 {
            let base = try OnboardingAnswers.random(using: &generator)
            let other = try OnboardingAnswers.random(using: &generator)
            let merged = OnboardingRule.merged(base, with: other)
            #expect(OnboardingRule.merged(merged, with: other) == merged)
            #expect(OnboardingRule.merged(base, with: OnboardingAnswers()) == base)
            #expect(OnboardingRule.merged(OnboardingAnswers(), with: other) == other)
            // In metric terms the order of converting and merging makes no difference.
            let metric = OnboardingRule.merged(OnboardingRule.metric(base), with: OnboardingRule.metric(other))
            #expect(OnboardingRule.metric(merged) == metric)
            let names = Set(OnboardingRule.given(in: metric))
            #expect(
                names == Set(OnboardingRule.given(in: OnboardingRule.metric(base)) + OnboardingRule.given(in: OnboardingRule.metric(other)))
            )
        }
    }

    @Test func theLabelIsInTheReadersLanguage() {
        #expect(OnboardingRule.label(position: 3, total: 8, .english) == "3 of 8")
        #expect(OnboardingRule.label(position: 3, total: 8, .arabic) == "3 من 8")
    }
}

@Suite struct OnboardingProgressTests {
    /// Done with everything before `step`, and there.
    private func at(_ step: OnboardingStep) -> OnboardingProgress {
        var progress = OnboardingProgress()
        while progress.current != step { progress.save(progress.current) }
        return progress
    }

    @Test func savingGoesThroughTheStepsOneByOne() {
        var progress = OnboardingProgress()
        for (index, step) in OnboardingRule.steps.enumerated() {
            #expect(progress.current == step)
            #expect(progress.position == index + 1)
            #expect(progress.total == 8)
            #expect(progress.previous == (index == 0 ? nil : OnboardingRule.steps[index - 1]))
            progress.save(step)
        }
        #expect(progress.current == .review)
        #expect(progress.completed == OnboardingRule.steps)
    }

    @Test(.proves("GTSD-2.1-06", "GTSD-P-3.2-16"), arguments: OnboardingStep.allCases) func onlyPartnersCanBeSkipped(_ step: OnboardingStep)
    {
        var progress = at(step)
        let before = progress
        if step == .partners {
            #expect(throws: Never.self) { try progress.skip(step) }
            #expect(progress.current == .review)
            #expect(progress.skipped == [.partners])
        } else {
            #expect(throws: FieldRule.notSkippable) { try progress.skip(step) }
            #expect(progress == before)
        }
    }

    @Test func aSkippedStepCanBeAnsweredLaterAndTheOtherWayRound() throws {
        var progress = at(.partners)
        try progress.skip(.partners)
        try progress.open(.partners)
        #expect(progress.current == .partners)
        progress.save(.partners)
        #expect(progress.skipped.isEmpty)
        #expect(progress.completed.contains(.partners))
        #expect(progress.current == .review)
        try progress.skip(.partners)
        #expect(progress.skipped == [.partners])
        #expect(!progress.completed.contains(.partners))
    }

    /// GTSD-P-3.2-12.
    @Test(arguments: OnboardingRule.steps.dropLast()) func editingFromReviewReturnsToReview(_ step: OnboardingStep) throws {
        var progress = at(.review)
        try progress.open(step)
        progress.save(step)
        #expect(progress.current == .review)
    }

    @Test func goingBackBeforeTheReviewGoesOnStepByStep() throws {
        var progress = at(.activityLevel)
        try progress.open(.accountBasics)
        progress.save(.accountBasics)
        #expect(progress.current == .goals)
        try progress.open(.activityLevel)
        #expect(progress.current == .activityLevel)
        #expect(throws: FieldRule.unexpected) { try progress.open(.preferences) }
        #expect(progress.current == .activityLevel)
    }

    @Test func aStepSavedOutOfTurnDoesNotOpenTheOnesBetween() {
        var progress = OnboardingProgress()
        progress.save(.healthMetrics)
        #expect(progress.current == .welcome)
        #expect(progress.completed == [.healthMetrics])
        #expect(!progress.canOpen(.healthMetrics))
        progress.save(.welcome)
        progress.save(.accountBasics)
        progress.save(.goals)
        #expect(progress.canOpen(.activityLevel))
    }

    @Test func whatWasStoredIsPutInOrder() {
        let progress = OnboardingProgress(current: .review, completed: [.goals, .welcome, .goals], skipped: [.review, .partners])
        #expect(progress.completed == [.welcome, .goals])
        #expect(progress.skipped == [.partners])
        #expect(progress.current == .accountBasics)
        let both = OnboardingProgress(current: .welcome, completed: [.partners], skipped: [.partners])
        #expect(both.skipped.isEmpty)
    }

    @Test(arguments: [11, 12, 13, 14] as [UInt64]) func itNeverStandsOnALockedStep(_ seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        var progress = OnboardingProgress()
        for _ in 0..<2000 {
            let step = try #require(OnboardingStep.allCases.randomElement(using: &generator))
            switch Int.random(in: 0..<8, using: &generator) {
            case 0, 1: progress.save(step)
            case 2: progress.save(progress.current)
            case 3: try? progress.skip(step)
            case 4, 5, 6:
                let wasOpen = progress.canOpen(step)
                let before = progress
                do throws(FieldRule) {
                    try progress.open(step)
                    #expect(wasOpen && progress.current == step)
                } catch { #expect(!wasOpen && progress == before) }
            default: progress = Bool.random(using: &generator) ? progress : OnboardingProgress()
            }
            #expect(progress.canOpen(progress.current))
            let done = Set(progress.completed).union(progress.skipped)
            let before = OnboardingRule.steps.prefix { $0 != progress.current }
            #expect(before.allSatisfy(done.contains))
            #expect(Set(progress.completed).isDisjoint(with: progress.skipped))
            #expect(progress == OnboardingProgress(current: progress.current, completed: progress.completed, skipped: progress.skipped))
        }
    }
}
