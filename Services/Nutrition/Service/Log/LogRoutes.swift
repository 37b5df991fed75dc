internal import Contracts
internal import ServiceKit

/// What people ate and drank.
struct LogRoutes: Sendable {
    let logs: LogActions
    let eaten: EatActions
    let water: WaterActions
    let days: DayActions
    let export: LogExport

    init(dependencies: NutritionDependencies) {
        logs = LogActions(dependencies: dependencies)
        eaten = EatActions(dependencies: dependencies)
        water = WaterActions(dependencies: dependencies)
        days = DayActions(dependencies: dependencies)
        export = LogExport(dependencies: dependencies, days: days)
    }

    var routes: [Route] {
        [
            FoodLogs.add.handleSaving(logs.add),
            FoodLogs.list.handle(logs.list),
            FoodLogs.one.handle(logs.one),
            FoodLogs.change.handle(logs.change),
            FoodLogs.delete.handle(logs.delete),
            FoodLogs.copy.handle(logs.copy),
            FoodLogs.day.handleRendered(days.day),
            FoodLogs.addWater.handleSaving(water.add),
            FoodLogs.deleteWater.handle(water.delete),
            FoodLogs.stats.handle(days.stats),
            FoodLogs.export.handle(export.file),
            MealPlans.eat.handleSaving(eaten.eat),
            MealPlans.uneat.handle(eaten.uneat),
        ]
    }
}
