internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Wire

/// Plans and meals as their person reads them.
struct MealView: Sendable {
    let library: LibrarySnapshot
    let language: Language
    private let baseURL: String

    init(_ dependencies: NutritionDependencies, _ context: RequestContext) {
        library = dependencies.library
        language = context.language
        baseURL = context.publicURL(dependencies.settings.publicURL)
    }

    // MARK: Plans

    func plan(_ week: ReadWeek, of person: Person) -> MealPlan {
        let (plan, order) = (week.plan, week.order)
        return MealPlan(
            id: plan.id, from: plan.fromDate, targets: order.targets, days: week.days.map(day),
            reasons: MealPlanText.reasons(
                order.targets, need: person.need, goal: person.goal, order.preferences,
                isFasting: week.days.contains { $0.fasting != nil }, lacksPlace: order.lacksPlace, language),
            formula: plan.formula, createdAt: plan.createdAt)
    }

    func day(_ day: StoredPlanDay) -> MealPlanDay {
        MealPlanDay(
            date: day.date, targets: day.targets, meals: day.meals.map { planned($0, day.fasting) },
            totals: day.meals.reduce(.zero) { $0 + $1.nutrients }, fasting: day.fasting)
    }

    private func planned(_ meal: StoredPlannedMeal, _ fasting: FastingTimes?) -> PlannedMeal {
        let at: Instant? =
            switch meal.slot {
            case .suhoor: fasting?.dawn
            case .iftar: fasting?.sunset
            case .breakfast, .lunch, .dinner, .snack: nil
            }
        return PlannedMeal(
            id: meal.id, slot: meal.slot, meal: card(meal), at: at, eaten: meal.isEaten, substituted: meal.isSubstituted)
    }

    // MARK: Cards

    /// A meal as it was planned. Of one that is no longer in the library the name and the values are known.
    func card(_ meal: StoredPlannedMeal) -> MealCard {
        let facts = library.meal(meal.meal)
        return MealCard(
            id: meal.meal, name: meal.name(language), servings: PortionCount(trusted: meal.servings), nutrients: meal.nutrients,
            prepMinutes: facts?.prepMinutes ?? 0, cookMinutes: facts?.cookMinutes ?? 0, imageUrl: imageURL(of: meal.meal),
            diet: facts?.diet ?? .everything, allergens: facts?.allergens ?? [],
            reason: meal.reason.flatMap { MealReason(word: $0) }.map { MealPlanText.reason($0, language) })
    }

    func card(_ subject: MealSubject) -> MealCard {
        switch subject {
        case .recipe(let facts): card(facts, servings: 100)
        case .planned(let meal, _): card(meal)
        }
    }

    func card(_ choice: PlannedMealChoice) -> MealCard {
        card(choice.meal, servings: choice.servings, reason: MealPlanText.reason(choice.reason, language))
    }

    /// - Parameter servings: hundredths.
    func card(_ meal: MealFacts, servings: Int64, reason: String? = nil) -> MealCard {
        MealCard(
            id: meal.id, name: language == .arabic ? meal.ar : meal.en, servings: PortionCount(trusted: servings),
            nutrients: meal.perServing.scaled(servings, of: 100), prepMinutes: meal.prepMinutes, cookMinutes: meal.cookMinutes,
            imageUrl: imageURL(of: meal.id), diet: meal.diet, allergens: meal.allergens, reason: reason)
    }

    private func imageURL(of meal: MealID) -> String { baseURL + Nutrition.imagePath(library.image(of: meal)) }

    // MARK: Recipes

    func detail(_ subject: MealSubject, _ substitutions: [PlannedMealChoice]) -> MealDetail {
        let facts = subject.facts
        // Of a meal that left the library what was planned of it is known.
        let known = subject.planned.map { $0.nutrients.scaled(100, of: max(1, $0.servings)) } ?? .zero
        return MealDetail(
            meal: card(subject), plannedMealId: subject.planned?.id, servings: facts?.servings ?? 1,
            ingredients: (facts?.ingredients ?? []).map(ingredient),
            instructions: (language == .arabic ? facts?.stepsAr : facts?.stepsEn) ?? [], perServing: facts?.perServing ?? known,
            budget: facts?.isBudget ?? false, substitutions: substitutions.map { self.card($0) })
    }

    private func ingredient(_ ingredient: IngredientFacts) -> Ingredient {
        let food = library.food(ingredient.food)
        let name = language == .arabic ? food?.ar ?? food?.en : food?.en
        // To one decimal.
        let tenths = (ingredient.weight + 5) / 10
        return Ingredient(foodId: ingredient.food, name: name ?? ingredient.food.text, grams: Double(tenths) / 10)
    }
}
