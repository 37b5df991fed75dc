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
}
