internal import Contracts
internal import NutritionDomain
internal import Wire

/// A plan without its days.
struct StoredMealPlan: Sendable {
    let id: MealPlanID
    /// How often it was made, this time included.
    let number: Int64
    let fromDate: LocalDate
    let seed: String
    let formula: String
    /// What its days follow from.
    let source: String
    let createdAt: Instant
    let version: Int64

    /// The seven days of the plan that a date is in; its first ones for a date before it.
    func week(of date: LocalDate) -> ClosedRange<LocalDate> {
        let first = fromDate + max(0, date - fromDate) / 7 * 7
        return first...(first + 6)
    }
}

/// Some days of a plan, and what its days follow from now.
struct ReadWeek: Sendable {
    let plan: StoredMealPlan
    let order: MealPlanOrder
    let days: [StoredPlanDay]
}

/// A day as it was planned.
struct StoredPlanDay: Sendable {
    let date: LocalDate
    let targets: NutritionTargets
    let fasting: FastingTimes?
    /// In the order of the day.
    var meals: [StoredPlannedMeal]
    /// What the diet and the allergens of its person leave; told by those who read days.
    var allowed = MealPreferences()

    /// Whether it still serves what its person does not eat, as the library says now: a newer one may have corrected what is in a meal.
    /// Of a meal that this process does not know, one with a newer library may.
    func isCorrected(by library: LibrarySnapshot) -> Bool {
        guard allowed != MealPreferences() else { return false }
        return meals.contains { meal in
            guard !meal.isEaten, let facts = library.meal(meal.meal) else { return false }
            return !allowed.allow(facts)
        }
    }
}

/// A meal as it was planned, or taken in place of what was.
struct StoredPlannedMeal: Sendable {
    let id: PlannedMealID
    let date: LocalDate
    let slot: MealSlot
    var meal: MealID
    var nameEn: String
    var nameAr: String
    /// Hundredths.
    var servings: Int64
    /// Of those servings.
    var nutrients: Nutrients
    /// The word of why it stands here.
    var reason: String?
    var isSubstituted: Bool
    /// Whether it was logged; told by those who read days.
    var isEaten = false

    func name(_ language: Language) -> String { language == .arabic ? nameAr : nameEn }
}

extension MealSlot {
    /// The place in a day, for lists of meals.
    var place: Int64 {
        switch self {
        case .suhoor: 0
        case .breakfast: 1
        case .lunch: 2
        case .iftar: 3
        case .dinner: 4
        case .snack: 5
        }
    }
}
