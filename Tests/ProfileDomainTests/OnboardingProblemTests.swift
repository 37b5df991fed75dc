import Contracts
import ProfileDomain
import TestSupport
import Testing
import Wire

@Suite struct OnboardingProblemTests {
    private func submit(_ answers: OnboardingAnswers) -> [FieldProblem] {
        OnboardingRule.problems(submitting: answers, today: .today)
    }

    private func save(_ answers: OnboardingAnswers, _ step: OnboardingStep) -> [FieldProblem] {
        OnboardingRule.problems(saving: answers, step: step, today: .today)
    }

    // MARK: Submitting

    static let required: [(String, @Sendable (inout OnboardingAnswers) -> Void)] = [
        ("dateOfBirth", { $0.dateOfBirth = nil }), ("gender", { $0.gender = nil }), ("primaryGoal", { $0.primaryGoal = nil }),
        ("targetWeightKg", { $0.targetWeightKg = nil }), ("targetDate", { $0.targetDate = nil }), ("weightKg", { $0.weightKg = nil }),
        ("heightCm", { $0.heightCm = nil }), ("activityLevel", { $0.activityLevel = nil }), ("mealsPerDay", { $0.mealsPerDay = nil }),
    ]

    @Test(.proves("GTSD-2.1-08")) func eachRequiredFieldKeepsTheWholeBack() throws {
        let whole = try OnboardingAnswers.sample()
        #expect(submit(whole).isEmpty)
        for (field, remove) in Self.required { #expect(submit(whole.with(remove)) == [FieldProblem(field, .required)], "\(field)") }
    }

    @Test func everyReasonIsToldAtOnceInTheOrderOfTheWizard() throws {
        #expect(
            submit(OnboardingAnswers()).map(\.field) == [
                "dateOfBirth", "gender", "primaryGoal", "weightKg", "heightCm", "activityLevel", "mealsPerDay",
            ])
        let lost = OnboardingAnswers().with { $0.primaryGoal = .gainMuscle }
        #expect(
            submit(lost).map(\.field) == [
                "dateOfBirth", "gender", "targetWeightKg", "targetDate", "weightKg", "heightCm", "activityLevel", "mealsPerDay",
            ])
        let wrong = try OnboardingAnswers.sample().with {
            $0.dateOfBirth = .today + 1
            $0.targetWeightKg = Kilograms(trusted: 8001)
            $0.targetDate = .today
            $0.mealsPerDay = nil
            $0.partners = [.example, PartnerDetails(name: .example, email: nil, phone: nil, relationship: .coach)]
        }
        #expect(
            submit(wrong) == [
                FieldProblem("dateOfBirth", .ageOutOfRange(minimum: 13, maximum: 120)),
                FieldProblem("targetWeightKg", .mustBeLower(than: "80 kg")), FieldProblem("targetDate", .mustBeLater(than: .today)),
                FieldProblem("mealsPerDay", .required), FieldProblem("partners.1.email", .oneOfRequired(fields: ["email", "phone"])),
            ])
    }

    @Test func optionalAnswersMayBeMissing() throws {
        let bare = try OnboardingAnswers.sample().with {
            $0.timezone = nil
            $0.motivation = nil
            $0.dietaryPreferences = nil
            $0.allergies = nil
            $0.partners = nil
        }
        let complete = try OnboardingRule.complete(bare, today: .today)
        #expect(complete.dietaryPreferences == .none)
        #expect(complete.allergies == .none)
        #expect(complete.partners.isEmpty)
        #expect(complete.timezone == nil)
    }

    @Test(arguments: [PrimaryGoal.maintain, .improveHealth]) func otherGoalsNeedNoTargetAndTakeAny(_ goal: PrimaryGoal) throws {
        let sample = try OnboardingAnswers.sample().with { $0.primaryGoal = goal }
        for target: Int64? in [nil, 7000, 8000, 9000] {
            #expect(submit(sample.with { $0.targetWeightKg = target.map(Kilograms.init(trusted:)) }).isEmpty)
        }
        #expect(submit(sample.with { $0.targetDate = nil }).isEmpty)
        #expect(submit(sample.with { $0.targetDate = .today }).map(\.field) == ["targetDate"])
    }

    @Test(
        arguments: [
            (PrimaryGoal.loseWeight, Int64(8164), nil), (.loseWeight, 8165, .mustDiffer(from: "81.65 kg")),
            (.loseWeight, 8166, .mustBeLower(than: "81.65 kg")), (.gainMuscle, 8166, nil),
            (.gainMuscle, 8165, .mustDiffer(from: "81.65 kg")), (.gainMuscle, 8164, .mustBeHigher(than: "81.65 kg")),
        ] as [(PrimaryGoal, Int64, FieldRule?)])
    func theTargetLiesOnTheSideOfTheGoal(_ goal: PrimaryGoal, _ target: Int64, _ rule: FieldRule?) throws {
        // The current weight is given in pounds: 180 lb is 81.65 kg.
        let answers = try OnboardingAnswers.sample().with {
            $0.primaryGoal = goal
            $0.weightKg = nil
            $0.weightLb = Pounds(trusted: 18_000)
            $0.targetWeightKg = Kilograms(trusted: target)
        }
        #expect(submit(answers) == (rule.map { [FieldProblem("targetWeightKg", $0)] } ?? []))
    }

    @Test func agesFrom13To120() throws {
        let sample = try OnboardingAnswers.sample()
        func isAllowed(_ date: LocalDate) -> Bool {
            let problems = submit(sample.with { $0.dateOfBirth = date })
            #expect(problems.isEmpty || problems == [FieldProblem("dateOfBirth", .ageOutOfRange(minimum: 13, maximum: 120))])
            return problems.isEmpty
        }
        #expect(isAllowed(try .of(2013, 3, 1)))
        #expect(!isAllowed(try .of(2013, 3, 2)))
        #expect(isAllowed(try .of(1905, 3, 2)))
        #expect(!isAllowed(try .of(1905, 3, 1)))
        #expect(!isAllowed(.today))
        #expect(!isAllowed(try .of(2030, 1, 1)))
        // A birthday of 29 February counts from 1 March in common years.
        let leapling = try OnboardingAnswers.sample().with { $0.dateOfBirth = LocalDate(year: 2012, month: 2, day: 29) }
        #expect(OnboardingRule.problems(submitting: leapling, today: try .of(2025, 2, 28)).map(\.field) == ["dateOfBirth"])
        #expect(OnboardingRule.problems(submitting: leapling, today: try .of(2025, 3, 1)).isEmpty)
    }

    // MARK: One step

    @Test(.proves("GTSD-P-6.2-03")) func eachStepHasItsOwnRules() throws {
        let sample = try OnboardingAnswers.sample()
        let needs: [(OnboardingStep, [String])] = [
            (.welcome, []), (.accountBasics, ["dateOfBirth", "gender"]), (.goals, ["primaryGoal"]),
            (.healthMetrics, ["weightKg", "heightCm"]),
            (.activityLevel, ["activityLevel"]), (.preferences, ["mealsPerDay"]), (.partners, []), (.review, []),
        ]
        for (step, fields) in needs {
            #expect(save(OnboardingAnswers(), step) == fields.map { FieldProblem($0, .required) })
            #expect(save(Self.part(of: sample, step), step).isEmpty)
        }
        #expect(save(OnboardingAnswers().with { $0.primaryGoal = .loseWeight }, .goals).map(\.field) == ["targetWeightKg", "targetDate"])
        let goals = OnboardingAnswers().with {
            $0.primaryGoal = .gainMuscle
            $0.targetWeightLb = .example
            $0.targetDate = .today
        }
        #expect(save(goals, .goals) == [FieldProblem("targetDate", .mustBeLater(than: .today))])
        #expect(save(goals.with { $0.targetDate = .today + 1 }, .goals).isEmpty)
        let born = OnboardingAnswers().with {
            $0.dateOfBirth = .today - 365
            $0.gender = .male
        }
        #expect(save(born, .accountBasics) == [FieldProblem("dateOfBirth", .ageOutOfRange(minimum: 13, maximum: 120))])
        let imperial = OnboardingAnswers().with {
            $0.weightLb = .example
            $0.heightIn = .example
        }
        #expect(save(imperial, .healthMetrics).isEmpty)
        let crowd = OnboardingAnswers().with { $0.partners = .init(trusted: Array(repeating: .example, count: 11)) }
        #expect(save(crowd, .partners) == [FieldProblem("partners", .tooMany(maximum: 10))])
    }

    @Test(arguments: OnboardingStep.allCases) func answersOfOtherStepsAreUnexpected(_ step: OnboardingStep) throws {
        let sample = try OnboardingAnswers.sample()
        let strangers = OnboardingRule.given(in: sample).filter { OnboardingRule.step(of: $0) != step }
        #expect(save(sample, step) == strangers.map { FieldProblem($0, .unexpected) })
        #expect(!strangers.isEmpty)
    }

    @Test func strangersStandInTheOrderOfTheWizardToo() {
        let mixed = OnboardingAnswers().with {
            $0.gender = .male
            $0.heightIn = .example
            $0.mealsPerDay = .example
        }
        let expected = [FieldProblem("gender", .unexpected), FieldProblem("weightKg", .required), FieldProblem("mealsPerDay", .unexpected)]
        #expect(save(mixed, .healthMetrics) == expected)
    }

    @Test(arguments: [(Int64(8000), "80 kg"), (8005, "80.05 kg"), (8050, "80.5 kg"), (8165, "81.65 kg")])
    func theCurrentWeightIsToldWithoutIdleZeros(_ kg: Int64, _ text: String) throws {
        let answers = try OnboardingAnswers.sample().with {
            $0.weightKg = Kilograms(trusted: kg)
            $0.targetWeightKg = Kilograms(trusted: kg)
        }
        #expect(submit(answers).map(\.rule) == [.mustDiffer(from: text)])
    }

    static func part(of answers: OnboardingAnswers, _ step: OnboardingStep) -> OnboardingAnswers {
        var part = OnboardingAnswers()
        switch step {
        case .welcome, .review: break
        case .accountBasics: (part.dateOfBirth, part.gender, part.timezone) = (answers.dateOfBirth, answers.gender, answers.timezone)
        case .goals:
            (part.primaryGoal, part.targetWeightKg, part.targetDate) = (answers.primaryGoal, answers.targetWeightKg, answers.targetDate)
            part.motivation = answers.motivation
        case .healthMetrics: (part.weightKg, part.heightCm) = (answers.weightKg, answers.heightCm)
        case .activityLevel: part.activityLevel = answers.activityLevel
        case .preferences:
            (part.dietaryPreferences, part.allergies) = (answers.dietaryPreferences, answers.allergies)
            part.mealsPerDay = answers.mealsPerDay
        case .partners: part.partners = answers.partners
        }
        return part
    }

    // MARK: The whole and the preview

    @Test func aCompleteWholeIsMetricAndGivesTheInputOfTheFormulas() throws {
        let answers = try OnboardingAnswers.sample().with {
            $0.weightKg = nil
            $0.weightLb = .example
            $0.heightCm = nil
            $0.heightIn = .example
        }
        let complete = try OnboardingRule.complete(answers, today: .today)
        #expect(complete.weight.hundredths == 8165)
        #expect(complete.height.hundredths == 18_034)
        #expect(complete.targetWeight?.hundredths == 7500)
        #expect(complete.motivation == .example)
        #expect(complete.partners == [.example])
        #expect(complete.timezone == .example)
        let input = complete.energy(today: .today)
        #expect(input.age == 30)
        #expect(input == (try OnboardingRule.energyInput(answers, today: .today)))
        #expect(complete.energy(today: .today - 1).age == 29)
        do {
            _ = try OnboardingRule.complete(answers.with { $0.gender = nil }, today: .today)
            Issue.record("a gender is required")
        } catch { #expect(error.problems == [FieldProblem("gender", .required)]) }
    }

    @Test func aPreviewNeedsOnlyWhatTheFormulasNeed() throws {
        let sparse = try OnboardingAnswers.sample().with {
            $0.mealsPerDay = nil
            $0.targetWeightKg = nil
            $0.targetDate = nil
            $0.partners = [PartnerDetails(name: .example, email: nil, phone: nil, relationship: .coach)]
        }
        let input = try OnboardingRule.energyInput(sparse, today: .today)
        #expect(input.targetWeight == nil)
        #expect(EnergyRule.targets(input).projectedDate == nil)

        func problems(_ answers: OnboardingAnswers) -> [FieldProblem] {
            do {
                _ = try OnboardingRule.energyInput(answers, today: .today)
                return []
            } catch { return error.problems }
        }
        #expect(
            problems(OnboardingAnswers()).map(\.field) == ["dateOfBirth", "gender", "primaryGoal", "weightKg", "heightCm", "activityLevel"])
        #expect(problems(sparse.with { $0.targetDate = .today }).map(\.field) == ["targetDate"])
        #expect(problems(sparse.with { $0.targetWeightKg = Kilograms(trusted: 9000) }).map(\.rule) == [.mustBeLower(than: "80 kg")])
        #expect(problems(sparse.with { $0.dateOfBirth = .today }).map(\.field) == ["dateOfBirth"])
    }
}
