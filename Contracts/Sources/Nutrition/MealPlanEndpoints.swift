internal import HTTPCore
public import Wire

/// Plans of meals, and recipes. FitCoach+ only.
public enum MealPlans {
    public static let generate = Endpoint<SignedIn, Nothing, Nothing, MealPlan>(
        "nutrition.generatePlan", .post, "/nutrition/plans", products: .withMealPlans, status: .created,
        errors: [.trialExpired, .onboardingRequired, .preferencesTooNarrow, .limitReached],
        requirements: ["FR-NUTRITION-05-a", "FR-NUTRITION-05-b", "FR-NUTRITION-06-a", "FR-NUTRITION-07-a"],
        summary: "Make a plan of seven days; the first one starts a trial")
    public static let plan = Endpoint<SignedIn, Nothing, Nothing, MealPlan>(
        "nutrition.currentPlan", .get, "/nutrition/plans/current", products: .withMealPlans,
        errors: [.trialExpired, .notFound, .preferencesTooNarrow],
        summary: "The week of one's plan that today is in")
    public static let day = Endpoint<SignedIn, MealPlanQuery, Nothing, MealPlanDay>(
        "nutrition.plan", .get, "/nutrition/plan", products: .withMealPlans, errors: [.trialExpired, .notFound, .preferencesTooNarrow],
        requirements: ["FR-NUTRITION-01-a", "FR-NUTRITION-07-c", "AC-NUTRITION-02"], summary: "The meals of a day")
    public static let meal = Endpoint<SignedIn, MealParameters, Nothing, MealDetail>(
        "nutrition.meal", .get, "/nutrition/meals/{id}", products: .withMealPlans, errors: [.trialExpired],
        requirements: ["FR-NUTRITION-01-b", "FR-NUTRITION-08-a", "FR-NUTRITION-08-b", "FR-NUTRITION-08-c"],
        summary: "A recipe, by the meal's id or by its place in one's plan")
    public static let alternatives = Endpoint<SignedIn, MealParameters, Nothing, MealAlternatives>(
        "nutrition.mealAlternatives", .get, "/nutrition/meals/{id}/alternatives", products: .withMealPlans, errors: [.trialExpired],
        requirements: ["FR-NUTRITION-01-c"], summary: "Meals of about the same energy that one eats")
    public static let substitute = Endpoint<SignedIn, PlannedMealParameters, MealSubstitution, MealPlanDay>(
        "nutrition.substituteMeal", .post, "/nutrition/meals/{id}/substitute", products: .withMealPlans, status: .ok,
        errors: [.trialExpired, .notSuitable, .mealEaten, .dayClosed], requirements: ["FR-NUTRITION-01-c"],
        summary: "Take one of the alternatives")
    public static let eat = Endpoint<SignedIn, PlannedMealParameters, EatenMeal, FoodLog>(
        "nutrition.eatMeal", .put, "/nutrition/meals/{id}/eaten", products: .withMealPlans, status: .created, otherStatus: .ok,
        errors: [.trialExpired, .dayNotStarted, .limitReached], requirements: ["FR-PROGRESS-05-c"],
        summary: "Log a meal of the plan as eaten; again is the same entry")
    public static let uneat = Endpoint<SignedIn, PlannedMealParameters, Nothing, Nothing>(
        "nutrition.uneatMeal", .delete, "/nutrition/meals/{id}/eaten", products: .withMealPlans, errors: [.trialExpired],
        summary: "It was not eaten after all; its entry goes")

    public static let areas: [Area] = [
        Area(
            "Meal plans",
            "Seven days of meals, always the same for the same person, week and preferences.",
            [generate.description, plan.description, day.description]),
        Area(
            "Meals",
            "Recipes, what could stand in their place, and logging a planned meal with one touch.",
            [meal.description, alternatives.description, substitute.description, eat.description, uneat.description]),
    ]
}
