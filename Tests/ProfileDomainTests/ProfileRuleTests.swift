import Contracts
import ProfileDomain
import TestSupport
import Testing
import Wire

@Suite struct ProfileRuleTests {
    private let gtsd = ProductPolicy.of(.gtsd).profiles
    private let fitcoach = ProductPolicy.of(.fitcoach).profiles

    /// 80 kg to 75 kg, everything known.
    private func profile(_ change: (inout Profile) -> Void = { _ in }) throws -> Profile {
        var profile = Profile(
            userId: .example, product: .gtsd, timezone: .example, tier: .freemium, onboardingCompleted: true, nextStep: .home, version: 1,
            updatedAt: .example)
        profile.dateOfBirth = try .of(1996, 2, 29)
        profile.gender = .female
        profile.primaryGoal = .loseWeight
        profile.targetWeightKg = Kilograms(trusted: 7500)
        profile.targetDate = .today + 100
        profile.weightKg = Kilograms(trusted: 8000)
        profile.heightCm = Centimetres(trusted: 18_000)
        profile.activityLevel = .moderatelyActive
        change(&profile)
        return profile
    }

    private func problems(_ profile: Profile, _ changed: String..., policy: ProfilePolicy? = nil) -> [FieldProblem] {
        ProfileRule.problems(profile, changed: Set(changed), policy: policy ?? gtsd, today: .today)
    }

    @Test func aSoundProfileHasNoProblems() throws {
        let all = OnboardingRule.steps.flatMap(OnboardingRule.fields)
        #expect(ProfileRule.problems(try profile(), changed: Set(all), policy: gtsd, today: .today).isEmpty)
    }

    @Test func aNewGoalThatTheTargetContradictsNamesTheTarget() throws {
        let gain = try profile { $0.primaryGoal = .gainMuscle }
        #expect(problems(gain, "primaryGoal") == [FieldProblem("targetWeightKg", .mustBeHigher(than: "80 kg"))])
        #expect(problems(gain, "motivation").isEmpty)
        #expect(problems(try profile { $0.primaryGoal = .maintain }, "primaryGoal").isEmpty)
    }

    @Test func aNewTargetFollowsTheGoal() throws {
        let equal = try profile { $0.targetWeightKg = $0.weightKg }
        #expect(problems(equal, "targetWeightKg") == [FieldProblem("targetWeightKg", .mustDiffer(from: "80 kg"))])
        #expect(problems(equal, "targetWeightLb") == [FieldProblem("targetWeightLb", .mustDiffer(from: "80 kg"))])
        let above = try profile { $0.targetWeightKg = Kilograms(trusted: 8001) }
        #expect(problems(above, "targetWeightKg") == [FieldProblem("targetWeightKg", .mustBeLower(than: "80 kg"))])
    }

    @Test(arguments: [7500, 7499, 7400] as [Int64]) func aWeightMayReachAndPassTheTarget(_ kg: Int64) throws {
        let reached = try profile { $0.weightKg = Kilograms(trusted: kg) }
        #expect(problems(reached, "weightKg").isEmpty)
        #expect(problems(reached, "weightLb").isEmpty)
        // With the goal or the target in the same change it is a new plan, which has to make sense.
        #expect(problems(reached, "weightKg", "primaryGoal").map(\.field) == ["targetWeightKg"])
    }

    @Test func aTargetDateMayPassButNotBeChosenInThePast() throws {
        let passed = try profile { $0.targetDate = .today }
        #expect(problems(passed, "weightKg", "targetWeightKg").isEmpty)
        #expect(problems(passed, "targetDate") == [FieldProblem("targetDate", .mustBeLater(than: .today))])
        #expect(problems(try profile { $0.targetDate = .today + 1 }, "targetDate").isEmpty)
    }

    @Test func ageFollowsThePolicy() throws {
        let child = try profile { $0.dateOfBirth = .today - 365 * 12 }
        #expect(problems(child, "dateOfBirth") == [FieldProblem("dateOfBirth", .ageOutOfRange(minimum: 13, maximum: 120))])
        #expect(problems(child, "gender").isEmpty)
        var older = gtsd
        older.ages = 10...12
        #expect(problems(child, "dateOfBirth", policy: older).isEmpty)
    }

    @Test func whatIsNotKnownBreaksNothing() throws {
        let empty = try profile {
            $0.dateOfBirth = nil
            $0.targetWeightKg = nil
            $0.targetDate = nil
            $0.weightKg = nil
            $0.heightCm = nil
        }
        let all = OnboardingRule.steps.flatMap(OnboardingRule.fields)
        #expect(ProfileRule.problems(empty, changed: Set(all), policy: fitcoach, today: .today).isEmpty)
    }

    @Test func everyReasonIsTold() throws {
        let wrong = try profile {
            $0.dateOfBirth = .today
            $0.targetWeightKg = Kilograms(trusted: 2500)
            $0.targetDate = .today
            $0.weightKg = Kilograms(trusted: 30_001)
            $0.heightCm = Centimetres(trusted: 9999)
        }
        let found = problems(wrong, "dateOfBirth", "targetWeightLb", "targetDate", "weightKg", "heightIn", policy: fitcoach)
        #expect(
            found == [
                FieldProblem("dateOfBirth", .ageOutOfRange(minimum: 13, maximum: 120)),
                FieldProblem("targetWeightLb", .outOfRange(minimum: 67, maximum: 661)),
                FieldProblem("targetDate", .mustBeLater(than: .today)), FieldProblem("weightKg", .outOfRange(minimum: 30, maximum: 300)),
                FieldProblem("heightIn", .outOfRange(minimum: 40, maximum: 98)),
            ])
    }

    @Test(
        arguments: [
            (Product.fitcoach, Int64(3000), true), (.fitcoach, 2999, false), (.fitcoach, 30_000, true), (.fitcoach, 30_001, false),
            (.gtsd, 2000, true), (.gtsd, 1999, false), (.gtsd, 50_000, true), (.gtsd, 50_001, false), (.ironlift, 2999, false),
        ])
    func weightsKeepToTheProduct(_ product: Product, _ kg: Int64, _ allowed: Bool) {
        let policy = ProductPolicy.of(product).profiles
        for field in ["weightKg", "weightLb"] {
            let problem = ProfileRule.weightProblem(Kilograms(trusted: kg), policy: policy, field: field)
            #expect((problem == nil) == allowed)
            guard case .outOfRange(let minimum, let maximum) = problem?.rule else { continue }
            // Each bound that is told is allowed, and one further out is not.
            for (bound, further) in [(minimum, minimum - 1), (maximum, maximum + 1)] {
                func hundredths(_ value: Int64) -> Int64 { field == "weightLb" ? Units.kilograms(fromPounds: value * 100) : value * 100 }
                #expect(policy.weights.contains(hundredths(bound)))
                #expect(!policy.weights.contains(hundredths(further)))
            }
        }
    }

    @Test(arguments: [(Int64(10_000), true), (9999, false), (25_000, true), (25_001, false)])
    func heightsKeepToTheProduct(_ cm: Int64, _ allowed: Bool) {
        let problem = ProfileRule.heightProblem(Centimetres(trusted: cm), policy: fitcoach, field: "heightCm")
        #expect(problem == (allowed ? nil : FieldProblem("heightCm", .outOfRange(minimum: 100, maximum: 250))))
        #expect(ProfileRule.heightProblem(Centimetres(trusted: cm), policy: gtsd, field: "heightCm") == nil)
    }

    /// 253 cm is 99.6 in, so 100 in would be told wrongly.
    @Test func boundsInTheOtherUnitAreRoundedInward() {
        var policy = fitcoach
        policy.heights = 10_000...25_300
        let problem = ProfileRule.heightProblem(Centimetres(trusted: 26_000), policy: policy, field: "heightIn")
        #expect(problem?.rule == .outOfRange(minimum: 40, maximum: 99))
    }

    @Test func energyNeedsEverything() throws {
        let whole = try profile()
        let targets = try #require(ProfileRule.energy(whole, today: .today))
        #expect(targets.bmr == 1614)
        #expect(targets.projectedDate == .today + 77)
        #expect(ProfileRule.energy(try profile { $0.targetWeightKg = nil }, today: .today)?.projectedDate == nil)
        let removals: [(inout Profile) -> Void] = [
            { $0.dateOfBirth = nil }, { $0.gender = nil }, { $0.primaryGoal = nil }, { $0.weightKg = nil }, { $0.heightCm = nil },
            { $0.activityLevel = nil },
        ]
        for remove in removals { #expect(ProfileRule.energy(try profile(remove), today: .today) == nil) }
    }
}

@Suite struct NextStepRuleTests {
    private func next(
        _ product: Product, onboarded: Bool = false, first: Bool = false, second: Bool = false, _ tier: Tier = .freemium,
        just: Bool = false, goesOn: Bool = false
    ) -> NextStep {
        var policy = ProductPolicy.of(product).profiles
        policy.premiumGoesToSecondIntake = goesOn
        return NextStepRule.profileNextStep(
            policy: policy, product: product, onboarded: onboarded, firstIntakeDone: first, secondIntakeDone: second, tier: tier,
            justAnsweredFirst: just)
    }

    @Test func eachProductAsksItsOwnQuestionsFirst() {
        #expect(next(.gtsd) == .onboarding)
        #expect(next(.gtsd, onboarded: true) == .home)
        #expect(next(.fitcoach) == .firstIntake)
        #expect(next(.fitcoach, onboarded: true) == .firstIntake)
        #expect(next(.fitcoach, first: true) == .home)
        #expect(next(.ironlift) == .home)
        #expect(next(.stack) == .home)
    }

    /// C2: Home for everybody, or by the flag the second intake for who pays and has not answered it.
    @Test(.proves("AC-INTAKE-01-b"), arguments: Tier.allCases) func afterTheFirstIntake(_ tier: Tier) {
        #expect(next(.fitcoach, first: true, tier, just: true) == .home)
        #expect(next(.fitcoach, first: true, tier, just: true, goesOn: true) == (tier == .freemium ? .home : .secondIntake))
        #expect(next(.fitcoach, first: true, second: true, tier, just: true, goesOn: true) == .home)
        #expect(next(.fitcoach, first: true, tier, goesOn: true) == .home)
        #expect(next(.fitcoach, tier, goesOn: true) == .firstIntake)
        #expect(next(.gtsd, onboarded: true, first: true, tier, just: true, goesOn: true) == .home)
    }
}
