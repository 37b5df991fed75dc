public import Contracts
public import Wire

/// Answers that lack something or contradict each other, with every reason.
public struct OnboardingIncomplete: Error, Sendable, Equatable {
    /// At least one, in the wizard's order.
    public let problems: [FieldProblem]

    public init(problems: [FieldProblem]) { self.problems = problems }
}

extension OnboardingRule {
    /// The wizard's youngest and oldest, in whole years. GTSD-2.2-01.
    public static let ages = AgeYears.range

    /// Why the answers of one step cannot be kept, by the rules of that step alone, in the order of its fields. What belongs to
    /// another step is `unexpected` here. Empty when the step is valid. GTSD-P-6.2-03.
    public static func problems(saving answers: OnboardingAnswers, step: OnboardingStep, today: LocalDate) -> [FieldProblem] {
        let own = fields(of: step)
        let strangers = given(in: answers).filter { !own.contains($0) }.map { FieldProblem($0, .unexpected) }
        let rules = inOrder(missing(in: answers) + values(of: answers, today: today)).filter { self.step(of: $0.field) == step }
        return inOrder(strangers + rules)
    }

    /// Why the answers cannot be submitted, every reason in the wizard's order; empty when they can. GTSD-2.1-08.
    public static func problems(submitting answers: OnboardingAnswers, today: LocalDate) -> [FieldProblem] {
        let target = targetProblem(
            goal: answers.primaryGoal, weight: metric(answers).weightKg, target: metric(answers).targetWeightKg, field: "targetWeightKg")
        return inOrder(missing(in: answers) + values(of: answers, today: today) + (target.map { [$0] } ?? []))
    }

    /// The answers as a whole, if nothing keeps them from being submitted.
    public static func complete(_ answers: OnboardingAnswers, today: LocalDate) throws(OnboardingIncomplete) -> CompleteOnboarding {
        let problems = problems(submitting: answers, today: today)
        let metric = metric(answers)
        guard problems.isEmpty, let dateOfBirth = metric.dateOfBirth, let gender = metric.gender, let goal = metric.primaryGoal,
            let weight = metric.weightKg, let height = metric.heightCm, let activity = metric.activityLevel, let meals = metric.mealsPerDay
        else { throw OnboardingIncomplete(problems: problems) }
        return CompleteOnboarding(
            dateOfBirth: dateOfBirth, gender: gender, primaryGoal: goal, targetWeight: metric.targetWeightKg, targetDate: metric.targetDate,
            motivation: metric.motivation, weight: weight, height: height, activityLevel: activity,
            dietaryPreferences: metric.dietaryPreferences ?? .none, allergies: metric.allergies ?? .none, mealsPerDay: meals,
            partners: metric.partners?.items ?? [], timezone: metric.timezone)
    }

    /// What the energy formulas need of the answers. Meals, partners and a target may be missing; a target that is there keeps its
    /// rules. Throws the problems of the fields it needs.
    public static func energyInput(_ answers: OnboardingAnswers, today: LocalDate) throws(OnboardingIncomplete) -> EnergyRule.Input {
        let optional: Set = ["mealsPerDay", "targetWeightKg", "targetDate"]
        let problems = problems(submitting: answers, today: today).filter { problem in
            step(of: problem.field) != .partners && !(problem.rule == .required && optional.contains(problem.field))
        }
        let metric = metric(answers)
        guard problems.isEmpty, let dateOfBirth = metric.dateOfBirth, let gender = metric.gender, let goal = metric.primaryGoal,
            let weight = metric.weightKg, let height = metric.heightCm, let activity = metric.activityLevel
        else { throw OnboardingIncomplete(problems: problems) }
        return EnergyRule.Input(
            age: dateOfBirth.wholeYears(until: today), gender: gender, weight: weight, height: height, activity: activity, goal: goal,
            targetWeight: metric.targetWeightKg, targetDate: metric.targetDate, today: today)
    }

    /// How a target contradicts a goal about weight. Equal is wrong both ways; other goals take any target. GTSD-2.2-04.
    static func targetProblem(goal: PrimaryGoal?, weight: Kilograms?, target: Kilograms?, field: String) -> FieldProblem? {
        guard let goal, let weight, let target else { return nil }
        let current = "\(DecimalNumber.text(hundredths: weight.hundredths)) kg"
        switch goal {
        case .maintain, .improveHealth: return nil
        case _ where target == weight: return FieldProblem(field, .mustDiffer(from: current))
        case .loseWeight: return target < weight ? nil : FieldProblem(field, .mustBeLower(than: current))
        case .gainMuscle: return target > weight ? nil : FieldProblem(field, .mustBeHigher(than: current))
        }
    }

    static func ageProblem(_ dateOfBirth: LocalDate, ages: ClosedRange<Int64>, today: LocalDate) -> FieldProblem? {
        guard !ages.contains(dateOfBirth.wholeYears(until: today)) else { return nil }
        return FieldProblem("dateOfBirth", .ageOutOfRange(minimum: Int(ages.lowerBound), maximum: Int(ages.upperBound)))
    }

    private static func missing(in answers: OnboardingAnswers) -> [FieldProblem] {
        var required = ["dateOfBirth", "gender", "primaryGoal", "weightKg", "heightCm", "activityLevel", "mealsPerDay"]
        if answers.primaryGoal == .loseWeight || answers.primaryGoal == .gainMuscle { required += ["targetWeightKg", "targetDate"] }
        let given = given(in: metric(answers))
        return required.filter { !given.contains($0) }.map { FieldProblem($0, .required) }
    }

    /// The rules that one value can break by itself.
    private static func values(of answers: OnboardingAnswers, today: LocalDate) -> [FieldProblem] {
        var problems = answers.problems()
        if let date = answers.dateOfBirth, let problem = ageProblem(date, ages: ages, today: today) { problems.append(problem) }
        if let date = answers.targetDate, date <= today { problems.append(FieldProblem("targetDate", .mustBeLater(than: today))) }
        return problems
    }

    /// By the place of each field in the wizard; problems of one field keep their order.
    private static func inOrder(_ problems: [FieldProblem]) -> [FieldProblem] {
        let names = steps.flatMap(fields)
        func place(_ problem: FieldProblem) -> Int {
            problem.field.split(separator: ".").first.flatMap { names.firstIndex(of: String($0)) } ?? names.count
        }
        return problems.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map { $0.element }
    }
}

/// The answers of a finished wizard, metric and free of contradictions on the day they were checked.
public struct CompleteOnboarding: Sendable, Equatable {
    public let dateOfBirth: LocalDate
    public let gender: Gender
    public let primaryGoal: PrimaryGoal
    /// There for goals about weight.
    public let targetWeight: Kilograms?
    public let targetDate: LocalDate?
    public let motivation: Motivation?
    public let weight: Kilograms
    public let height: Centimetres
    public let activityLevel: ActivityLevel
    public let dietaryPreferences: Tags
    public let allergies: Tags
    public let mealsPerDay: MealsPerDay
    public let partners: [PartnerDetails]
    public let timezone: ZoneName?

    /// What the energy formulas take, with the age of `today`.
    public func energy(today: LocalDate) -> EnergyRule.Input {
        EnergyRule.Input(
            age: dateOfBirth.wholeYears(until: today), gender: gender, weight: weight, height: height, activity: activityLevel,
            goal: primaryGoal, targetWeight: targetWeight, targetDate: targetDate, today: today)
    }
}
