public import Contracts
public import Wire

/// The wizard: which step asks for what, and what may be kept and submitted. The client and the service run the same rules.
/// GTSD-2.1, GTSD-2.2.
public enum OnboardingRule {
    /// In order. GTSD-2.1-02.
    public static let steps: [OnboardingStep] = [
        .welcome, .accountBasics, .goals, .healthMetrics, .activityLevel, .preferences, .partners, .review,
    ]

    /// The steps that may be left unanswered. GTSD-P-3.2-16.
    public static let skippable: Set<OnboardingStep> = [.partners]

    /// The wire names of what a step asks; `welcome` and `review` ask nothing.
    public static func fields(of step: OnboardingStep) -> [String] {
        switch step {
        case .welcome, .review: []
        case .accountBasics: ["dateOfBirth", "gender", "timezone"]
        case .goals: ["primaryGoal", "targetWeightKg", "targetWeightLb", "targetDate", "motivation"]
        case .healthMetrics: ["weightKg", "weightLb", "heightCm", "heightIn"]
        case .activityLevel: ["activityLevel"]
        case .preferences: ["dietaryPreferences", "allergies", "mealsPerDay"]
        case .partners: ["partners"]
        }
    }

    /// The step that asks for a field; a path such as `partners.0.email` belongs to its first part. Nil for a name nobody asks for.
    public static func step(of field: String) -> OnboardingStep? {
        let name = field.split(separator: ".").first.map(String.init) ?? field
        return steps.first { fields(of: $0).contains(name) }
    }

    /// The wire names of everything that was answered, in the wizard's order.
    public static func given(in answers: OnboardingAnswers) -> [String] {
        let members: [(String, Bool)] = [
            ("dateOfBirth", answers.dateOfBirth != nil), ("gender", answers.gender != nil), ("timezone", answers.timezone != nil),
            ("primaryGoal", answers.primaryGoal != nil), ("targetWeightKg", answers.targetWeightKg != nil),
            ("targetWeightLb", answers.targetWeightLb != nil), ("targetDate", answers.targetDate != nil),
            ("motivation", answers.motivation != nil), ("weightKg", answers.weightKg != nil), ("weightLb", answers.weightLb != nil),
            ("heightCm", answers.heightCm != nil), ("heightIn", answers.heightIn != nil),
            ("activityLevel", answers.activityLevel != nil), ("dietaryPreferences", answers.dietaryPreferences != nil),
            ("allergies", answers.allergies != nil), ("mealsPerDay", answers.mealsPerDay != nil), ("partners", answers.partners != nil),
        ]
        return members.filter { $0.1 }.map { $0.0 }
    }

    /// The same answers in kilograms and centimetres only; where both units were given, the metric one stays.
    public static func metric(_ answers: OnboardingAnswers) -> OnboardingAnswers {
        var metric = answers
        metric.weightKg = answers.weightKg ?? answers.weightLb.map(Kilograms.init)
        metric.targetWeightKg = answers.targetWeightKg ?? answers.targetWeightLb.map(Kilograms.init)
        metric.heightCm = answers.heightCm ?? answers.heightIn.map(Centimetres.init)
        metric.weightLb = nil
        metric.targetWeightLb = nil
        metric.heightIn = nil
        return metric
    }

    /// What `other` answers laid over `base`; what it leaves out stays. A value in one unit replaces the one in the other unit. Laying
    /// the same answers over twice changes nothing.
    public static func merged(_ base: OnboardingAnswers, with other: OnboardingAnswers) -> OnboardingAnswers {
        var merged = base
        merged.dateOfBirth = other.dateOfBirth ?? base.dateOfBirth
        merged.gender = other.gender ?? base.gender
        merged.timezone = other.timezone ?? base.timezone
        merged.primaryGoal = other.primaryGoal ?? base.primaryGoal
        merged.targetDate = other.targetDate ?? base.targetDate
        merged.motivation = other.motivation ?? base.motivation
        merged.activityLevel = other.activityLevel ?? base.activityLevel
        merged.dietaryPreferences = other.dietaryPreferences ?? base.dietaryPreferences
        merged.allergies = other.allergies ?? base.allergies
        merged.mealsPerDay = other.mealsPerDay ?? base.mealsPerDay
        merged.partners = other.partners ?? base.partners
        if other.weightKg != nil || other.weightLb != nil {
            merged.weightKg = other.weightKg
            merged.weightLb = other.weightLb
        }
        if other.targetWeightKg != nil || other.targetWeightLb != nil {
            merged.targetWeightKg = other.targetWeightKg
            merged.targetWeightLb = other.targetWeightLb
        }
        if other.heightCm != nil || other.heightIn != nil {
            merged.heightCm = other.heightCm
            merged.heightIn = other.heightIn
        }
        return merged
    }

    /// `3 of 8`, in the reader's language.
    public static func label(position: Int, total: Int, _ language: Language) -> String {
        switch language {
        case .english: "\(position) of \(total)"
        case .arabic: "\(position) من \(total)"
        }
    }
}
