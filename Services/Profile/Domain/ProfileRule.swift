public import Contracts
public import Wire

/// The rules of a profile that changes after the wizard or the intakes. GTSD-7.1.
public enum ProfileRule {
    /// What is wrong with a profile after a change.
    ///
    /// A rule is checked when one of its members changed; members that are nil are not known and break nothing. So a new weight that
    /// reaches or passes the target is fine, a new goal that the target contradicts names the target, and a target date may pass.
    /// - Parameters:
    ///   - profile: as it would be kept, in metric units.
    ///   - changed: wire names; `weightLb`, `targetWeightLb` and `heightIn` say in which unit a problem is told.
    public static func problems(_ profile: Profile, changed: Set<String>, policy: ProfilePolicy, today: LocalDate) -> [FieldProblem] {
        var problems: [FieldProblem] = []
        func add(_ problem: FieldProblem?) { if let problem { problems.append(problem) } }

        if changed.contains("dateOfBirth"), let date = profile.dateOfBirth {
            add(OnboardingRule.ageProblem(date, ages: policy.ages, today: today))
        }
        let targetField = field("targetWeightKg", "targetWeightLb", in: changed)
        var targetInRange = true
        if let targetField, let target = profile.targetWeightKg, let problem = weightProblem(target, policy: policy, field: targetField) {
            targetInRange = false
            add(problem)
        }
        if targetInRange, targetField != nil || changed.contains("primaryGoal") {
            add(
                OnboardingRule.targetProblem(
                    goal: profile.primaryGoal, weight: profile.weightKg, target: profile.targetWeightKg,
                    field: targetField ?? "targetWeightKg"))
        }
        if changed.contains("targetDate"), let date = profile.targetDate, date <= today {
            add(FieldProblem("targetDate", .mustBeLater(than: today)))
        }
        if let field = field("weightKg", "weightLb", in: changed), let weight = profile.weightKg {
            add(weightProblem(weight, policy: policy, field: field))
        }
        if let field = field("heightCm", "heightIn", in: changed), let height = profile.heightCm {
            add(heightProblem(height, policy: policy, field: field))
        }
        return problems
    }

    /// What the body needs, as of `today`; nil until birth date, gender, goal, weight, height and activity are all known.
    public static func energy(_ profile: Profile, today: LocalDate) -> EnergyTargets? {
        guard let dateOfBirth = profile.dateOfBirth, let gender = profile.gender, let goal = profile.primaryGoal,
            let weight = profile.weightKg, let height = profile.heightCm, let activity = profile.activityLevel
        else { return nil }
        return EnergyRule.targets(
            EnergyRule.Input(
                age: dateOfBirth.wholeYears(until: today), gender: gender, weight: weight, height: height, activity: activity, goal: goal,
                targetWeight: profile.targetWeightKg, targetDate: profile.targetDate, today: today))
    }

    /// What there is to know about the targets a profile has; nil when there is nothing, or no targets.
    public static func warnings(_ profile: Profile, _ language: Language) -> [EnergyWarning]? {
        guard let weight = profile.weightKg, let height = profile.heightCm, let goal = profile.primaryGoal, let tdee = profile.tdee,
            let calorieTarget = profile.calorieTarget
        else { return nil }
        let cautions = EnergyRule.cautions(
            weight: weight, height: height, goal: goal, targetWeight: profile.targetWeightKg, tdee: tdee, calorieTarget: calorieTarget)
        return EnergyRule.warnings(cautions, language)
    }

    /// Whether a weight lies outside the product's range, told in whole pounds for a field that ends in `Lb`, else in kilograms; each
    /// bound that is told is allowed.
    public static func weightProblem(_ weight: Kilograms, policy: ProfilePolicy, field: String) -> FieldProblem? {
        problem(weight.hundredths, in: policy.weights, field: field, unit: field.hasSuffix("Lb") ? Units.kilogramsPerPound : 1)
    }

    /// Whether a height lies outside the product's range, told in whole inches for a field that ends in `In`, else in centimetres.
    public static func heightProblem(_ height: Centimetres, policy: ProfilePolicy, field: String) -> FieldProblem? {
        problem(height.hundredths, in: policy.heights, field: field, unit: field.hasSuffix("In") ? Units.centimetresPerInch : 1)
    }

    private static func problem(_ hundredths: Int64, in range: ClosedRange<Int64>, field: String, unit: Double) -> FieldProblem? {
        guard !range.contains(hundredths) else { return nil }
        let lowest = (Double(range.lowerBound) / 100 / unit).rounded(.up)
        let highest = (Double(range.upperBound) / 100 / unit).rounded(.down)
        return FieldProblem(field, .outOfRange(minimum: Int64(lowest), maximum: Int64(highest)))
    }

    /// The name of the pair that changed, the metric one first.
    private static func field(_ metric: String, _ imperial: String, in changed: Set<String>) -> String? {
        changed.contains(metric) ? metric : changed.contains(imperial) ? imperial : nil
    }
}
