public import Contracts

/// What of a profile a plan is made from.
public struct PlanInput: Sendable, Equatable {
    public var goal: PrimaryGoal
    public var activity: ActivityLevel
    public var mealsPerDay: MealsPerDay
    /// kcal a day to eat.
    public var calories: Int64
    /// Grams a day.
    public var protein: Int64
    /// ml a day.
    public var water: Int64
    public var weight: Kilograms

    public init(
        goal: PrimaryGoal, activity: ActivityLevel, mealsPerDay: MealsPerDay, calories: Int64, protein: Int64, water: Int64,
        weight: Kilograms
    ) {
        self.goal = goal
        self.activity = activity
        self.mealsPerDay = mealsPerDay
        self.calories = calories
        self.protein = protein
        self.water = water
        self.weight = weight
    }

    /// Nil until everything a plan needs was answered.
    public init?(_ profile: Profile) {
        guard let goal = profile.primaryGoal, let activity = profile.activityLevel, let mealsPerDay = profile.mealsPerDay,
            let calories = profile.calorieTarget, let protein = profile.proteinTargetG, let water = profile.waterTargetMl,
            let weight = profile.weightKg
        else { return nil }
        self.init(
            goal: goal, activity: activity, mealsPerDay: mealsPerDay, calories: calories, protein: protein, water: water, weight: weight)
    }
}
