internal import Contracts
internal import NutritionDomain
internal import Wire

/// Entries as answers.
enum LogView {
    static func log(_ log: StoredLog) -> FoodLog {
        FoodLog(
            id: log.id, date: log.date, category: log.category, name: log.name, foodId: log.food, plannedMealId: log.planned,
            unit: log.unit, portion: log.portion, grams: log.totalWeight.map { Double($0) / 100 }, nutrients: log.nutrients,
            note: log.note.map { FoodNote(trusted: $0) }, warnings: warnings(log), version: log.version, loggedAt: log.loggedAt)
    }

    static func list(_ logs: [StoredLog], on date: LocalDate) -> FoodLogList { FoodLogList(date: date, items: logs.map(Self.log)) }

    /// They follow from the values, so that what is warned of may change without a change of any entry.
    private static func warnings(_ log: StoredLog) -> [FoodWarning] {
        let eaten = FoodSanity.warnings(eaten: log.nutrients, weight: log.totalWeight)
        guard log.isManual else { return eaten }
        let one = ManualFood(
            name: FoodName(trusted: log.name), nutrients: log.basis.nutrients(PortionCount(trusted: 100)),
            grams: log.weight.map { Hundredths(trusted: $0) })
        let warnings = FoodSanity.warnings(one)
        return warnings + eaten.filter { !warnings.contains($0) }
    }

    /// The four meals, in their order.
    static func meals(_ logs: [StoredLog]) -> [LoggedMeal] {
        MealCategory.allCases.map { category in
            let entries = logs.filter { $0.category == category }
            return LoggedMeal(
                category: category, totals: IntakeSum(entries.map(\.nutrients)).total, entries: entries.map(log))
        }
    }

    static func day(
        _ date: LocalDate, _ target: NutritionTargets, _ logs: [StoredLog], _ glasses: [WaterEntry]
    ) -> NutritionDay {
        let sum = IntakeSum(logs.map(\.nutrients))
        let kcal = sum.total.kcal.hundredths
        return NutritionDay(
            date: date, target: target, consumed: sum.total, remainingKcal: NutrientAmountLeft(trusted: target.kcal * 100 - kcal),
            percent: IntakeRule.percent(sum.total, of: target), status: IntakeRule.status(kcal, of: target.kcal), meals: meals(logs),
            incomplete: sum.incomplete, water: water(glasses, target))
    }

    static func water(_ glasses: [WaterEntry], _ target: NutritionTargets) -> WaterDay {
        let ml = glasses.reduce(0) { $0 + $1.ml }
        return WaterDay(
            ml: ml, targetMl: target.waterMl, percent: IntakeRule.percent(ml * 100, of: target.waterMl), entries: glasses)
    }
}
