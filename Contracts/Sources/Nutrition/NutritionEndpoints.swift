internal import HTTPCore
public import Wire

/// What one may use, what one does not eat, and foods. FitCoach+; GTSD's people search foods and log them.
public enum Nutrition {
    // MARK: Oneself

    public static let access = Endpoint<SignedIn, Nothing, Nothing, NutritionAccess>(
        "nutrition.access", .get, "/nutrition/access", products: .withNutrition,
        requirements: [
            "FR-NUTRITION-06-a", "FR-NUTRITION-06-b", "FR-NUTRITION-06-c", "FR-NUTRITION-06-d", "FR-NUTRITION-06-e", "FR-NUTRITION-07-b",
        ], summary: "Whether one may use it, and how much of a trial is left")
    public static let preferences = Endpoint<SignedIn, Nothing, Nothing, NutritionPreferences>(
        "nutrition.preferences", .get, "/nutrition/preferences", products: .withMealPlans, errors: [.trialExpired],
        requirements: ["FC-ADD-10"],
        summary: "What one does not eat")
    public static let changePreferences = Endpoint<SignedIn, Nothing, PreferenceChoices, NutritionPreferences>(
        "nutrition.changePreferences", .put, "/nutrition/preferences", products: .withMealPlans,
        errors: [.trialExpired, .preferencesTooNarrow],
        requirements: ["FC-ADD-10"], summary: "Say what one does not eat; the plan follows from it")

    // MARK: Foods

    public static let foods = Endpoint<SignedIn, FoodQuery, Nothing, FoodPage>(
        "nutrition.foods", .get, "/nutrition/foods", products: .withNutrition, errors: [.trialExpired], requirements: ["FR-NUTRITION-04-a"],
        summary: "Search foods, one's favourites and what one logged lately first")
    public static let food = Endpoint<SignedIn, FoodParameters, Nothing, FoodDetail>(
        "nutrition.food", .get, "/nutrition/foods/{id}", products: .withNutrition, errors: [.trialExpired], summary: "What is in a food")
    public static let addFavourite = Endpoint<SignedIn, FoodParameters, Nothing, Nothing>(
        "nutrition.addFavourite", .put, "/nutrition/foods/{id}/favourite", products: .withNutrition, errors: [.trialExpired, .limitReached],
        summary: "Keep a food among one's favourites")
    public static let deleteFavourite = Endpoint<SignedIn, FoodParameters, Nothing, Nothing>(
        "nutrition.deleteFavourite", .delete, "/nutrition/foods/{id}/favourite", products: .withNutrition, errors: [.trialExpired],
        summary: "Take a food out of one's favourites")
    public static let library = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "nutrition.library", .get, "/nutrition/library", contentType: "application/json", carries: FoodLibrary.self,
        summary: "All foods in both languages, compressed, for an app's own store; its ETag is the version")
    public static let image = Endpoint<Anyone, ImageParameters, Nothing, RawOutput>(
        "nutrition.image", .get, "/nutrition/images/{name}", contentType: "image/svg+xml", summary: "The drawing of a meal")

    /// Where drawings are.
    public static func imagePath(_ name: String) -> String { image.path.path(["name": name]) ?? "" }

    public static let report = Endpoint<Admin, ReportQuery, Nothing, MealPlanReport>(
        "nutrition.planReport", .get, "/nutrition/admin/reports/plans", products: .withMealPlans, requirements: ["FC-METRIC-03"],
        summary: "How many people made a plan; for administrators")

    public static let areas: [Area] = [
        Area(
            "Access and preferences",
            "Whether the section is open, how much of a trial is left, and what somebody does not eat.",
            [access.description, preferences.description, changePreferences.description]),
        Area(
            "Foods",
            "Some 6,700 foods and dishes, searched as typed in both languages; the whole library for when an app is offline.",
            [
                foods.description, food.description, addFavourite.description, deleteFavourite.description, library.description,
                image.description
            ]),
        Area("Nutrition reports", "How many people made a plan. Role `admin`.", [report.description]),
    ] + MealPlans.areas + FoodLogs.areas

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
