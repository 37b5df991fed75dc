internal import HTTPCore
public import Wire

/// What was eaten and drunk. FitCoach+ and GTSD.
public enum FoodLogs {
    public static let add = Endpoint<SignedIn, Nothing, NewFoodLog, FoodLog>(
        "nutrition.addLog", .post, "/nutrition/logs", products: .withNutrition, status: .created, otherStatus: .ok,
        errors: [.trialExpired, .limitReached, .dayNotStarted, .versionConflict],
        requirements: ["FR-NUTRITION-04-b", "FR-NUTRITION-04-c", "FR-NUTRITION-04-d"], summary: "Log what was eaten")
    public static let list = Endpoint<SignedIn, FoodLogQuery, Nothing, FoodLogList>(
        "nutrition.logs", .get, "/nutrition/logs", products: .withNutrition, errors: [.trialExpired], summary: "The entries of a day")
    public static let one = Endpoint<SignedIn, FoodLogParameters, Nothing, FoodLog>(
        "nutrition.log", .get, "/nutrition/logs/{id}", products: .withNutrition, errors: [.trialExpired], summary: "One entry")
    public static let change = Endpoint<SignedIn, FoodLogParameters, FoodLogChange, FoodLog>(
        "nutrition.changeLog", .patch, "/nutrition/logs/{id}", products: .withNutrition,
        errors: [.trialExpired, .dayNotStarted, .limitReached, .versionConflict], summary: "Change an entry")
    public static let delete = Endpoint<SignedIn, FoodLogParameters, Nothing, Nothing>(
        "nutrition.deleteLog", .delete, "/nutrition/logs/{id}", products: .withNutrition, errors: [.trialExpired],
        summary: "Delete an entry")
    public static let copy = Endpoint<SignedIn, Nothing, FoodLogCopy, FoodLogList>(
        "nutrition.copyLogs", .post, "/nutrition/logs/copy", products: .withNutrition, status: .created,
        errors: [.trialExpired, .dayNotStarted, .limitReached], summary: "Log again what was eaten yesterday")
    public static let day = Endpoint<SignedIn, NutritionDayParameters, Nothing, NutritionDay>(
        "nutrition.day", .get, "/nutrition/days/{date}", products: .withNutrition, errors: [.trialExpired],
        requirements: ["FR-HOME-05-a", "FR-NUTRITION-02-a", "FR-NUTRITION-03-b"], summary: "What was eaten on a day, beside its targets")
    public static let addWater = Endpoint<SignedIn, Nothing, NewWater, WaterDay>(
        "nutrition.addWater", .post, "/nutrition/water", products: .withNutrition, status: .created, otherStatus: .ok,
        errors: [.trialExpired, .dayNotStarted, .limitReached, .versionConflict], summary: "Log a glass of water")
    public static let deleteWater = Endpoint<SignedIn, WaterParameters, Nothing, Nothing>(
        "nutrition.deleteWater", .delete, "/nutrition/water/{id}", products: .withNutrition, errors: [.trialExpired],
        summary: "Delete a glass of water")
    public static let stats = Endpoint<SignedIn, NutritionPeriod, Nothing, NutritionStats>(
        "nutrition.stats", .get, "/nutrition/stats", products: .withNutrition, errors: [.trialExpired],
        requirements: ["FR-PROGRESS-05-a", "FR-PROGRESS-05-b", "FR-PROGRESS-05-c", "FR-PROGRESS-05-d"],
        summary: "Averages, adherence and completion of a period")
    public static let export = Endpoint<SignedIn, NutritionPeriod, Nothing, RawOutput>(
        "nutrition.export", .get, "/nutrition/export.csv", products: .withNutrition, contentType: "text/csv; charset=utf-8",
        errors: [.trialExpired],
        summary: "Every entry of a period as a row")

    public static let areas: [Area] = [
        Area(
            "Food log",
            "What was eaten. An entry copies its values, so that a food that changes later changes no history.",
            [add.description, list.description, one.description, change.description, delete.description, copy.description]),
        Area(
            "Days and water",
            "A day beside its targets, glasses of water, averages, and every entry as a row.",
            [day.description, addWater.description, deleteWater.description, stats.description, export.description]),
    ]
}
