internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// A meal that somebody asks about: one of the library, or a place in their plan.
enum MealSubject: Sendable {
    case recipe(MealFacts)
    /// With what the library knows of it today.
    case planned(StoredPlannedMeal, MealFacts?)

    var facts: MealFacts? {
        switch self {
        case .recipe(let facts): facts
        case .planned(_, let facts): facts
        }
    }

    var planned: StoredPlannedMeal? {
        switch self {
        case .recipe: nil
        case .planned(let meal, _): meal
        }
    }

    /// What alternatives are looked for.
    var original: MealSubstitutes.Original {
        switch self {
        case .recipe(let facts): MealSubstitutes.Original(slot: facts.slot, meal: facts.id, nutrients: facts.perServing)
        case .planned(let meal, _): MealSubstitutes.Original(slot: meal.slot, meal: meal.meal, nutrients: meal.nutrients)
        }
    }
}
