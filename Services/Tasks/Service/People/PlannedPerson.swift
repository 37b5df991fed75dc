internal import Contracts
internal import TasksDomain
internal import Wire

/// The part of a person's facts at the profile service that their days, plans and reminders follow from.
struct PlannedPerson: DTO {
    struct Profile: DTO {
        let product: Product
        /// Grows with each change.
        let version: Int64
        let name: PersonName?
        let timezone: ZoneName
        let onboardingCompleted: Bool
        var primaryGoal: PrimaryGoal?
        var activityLevel: ActivityLevel?
        var mealsPerDay: MealsPerDay?
        var calorieTarget: Int64?
        var proteinTargetG: Int64?
        var waterTargetMl: Int64?
        var weightKg: Kilograms?
        var targetWeightKg: Kilograms?

        static let example = Profile(product: .gtsd, version: 4, name: .example, timezone: .example, onboardingCompleted: true)
    }

    struct Settings: DTO {
        let language: TextLanguage
        let pushEnabled: Bool
        /// In the person's zone.
        let reminderTime: LocalTime

        static let example = Settings(language: .en, pushEnabled: true, reminderTime: .example)
    }

    let profile: Profile
    let settings: Settings

    static let example = PlannedPerson(profile: .example, settings: .example)
}

extension PlanInput {
    /// Nil while an answer that a plan needs is missing.
    init?(_ profile: PlannedPerson.Profile) {
        guard let goal = profile.primaryGoal, let activity = profile.activityLevel, let mealsPerDay = profile.mealsPerDay,
            let calories = profile.calorieTarget, let protein = profile.proteinTargetG, let water = profile.waterTargetMl,
            let weight = profile.weightKg
        else { return nil }
        self.init(
            goal: goal, activity: activity, mealsPerDay: mealsPerDay, calories: calories, protein: protein, water: water, weight: weight)
    }
}
