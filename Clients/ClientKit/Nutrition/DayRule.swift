public import Contracts
internal import NutritionDomain
public import Wire

/// A day of the log with what this device has to tell of it. Pure: the day as the service said it last, and calls, give the day.
public enum DayRule {
    /// A day of entries and glasses, as the service makes it: each sum is that of its entries.
    public static func day(_ date: LocalDate, _ target: NutritionTargets, _ logs: [FoodLog], _ glasses: [WaterEntry]) -> NutritionDay {
        let logs = logs.sorted { ($0.loggedAt, $0.id) < ($1.loggedAt, $1.id) }
        let sum = IntakeSum(logs.map(\.nutrients)), kcal = sum.total.kcal.hundredths
        let ml = glasses.reduce(0) { $0 + $1.ml }
        return NutritionDay(
            date: date, target: target, consumed: sum.total, remainingKcal: NutrientAmountLeft(trusted: target.kcal * 100 - kcal),
            percent: IntakeRule.percent(sum.total, of: target), status: IntakeRule.status(kcal, of: target.kcal),
            meals: MealCategory.allCases.map { category in
                let entries = logs.filter { $0.category == category }
                return LoggedMeal(category: category, totals: IntakeSum(entries.map(\.nutrients)).total, entries: entries)
            },
            incomplete: sum.incomplete,
            water: WaterDay(
                ml: ml, targetMl: target.waterMl, percent: IntakeRule.percent(ml * 100, of: target.waterMl),
                entries: glasses.sorted { ($0.loggedAt, $0.id) < ($1.loggedAt, $1.id) }))
    }

    /// A day with calls upon it, in the order they were made.
    public static func day(_ day: NutritionDay, with calls: [FoodCall]) -> NutritionDay {
        guard !calls.isEmpty else { return day }
        var logs = day.meals.flatMap(\.entries), glasses = day.water.entries
        for call in calls { apply(call, on: day.date, &logs, &glasses) }
        return self.day(day.date, day.target, logs, glasses)
    }

    private static func apply(_ call: FoodCall, on date: LocalDate, _ logs: inout [FoodLog], _ glasses: inout [WaterEntry]) {
        switch call.kind {
        case .add, .change:
            logs.removeAll { $0.id.text == call.id }
            if let shown = call.shown, shown.date == date { logs.append(shown) }
        case .delete: logs.removeAll { $0.id.text == call.id }
        case .eat:
            // Eaten again, the entry is the same, with other servings perhaps.
            guard let shown = call.shown, shown.date == date else { return }
            if let place = logs.firstIndex(where: { $0.plannedMealId?.text == call.id }) {
                if shown.version > 0 { logs[place] = shown } else { logs[place] = logs[place].with(shown) }
            } else {
                logs.append(shown)
            }
        case .uneat: logs.removeAll { $0.plannedMealId?.text == call.id }
        case .drink:
            guard let water = call.water, water.date == date, !glasses.contains(where: { $0.id == water.id }) else { return }
            glasses.append(WaterEntry(id: water.id, ml: water.ml.value, loggedAt: call.at ?? .distantFuture))
        case .spill: glasses.removeAll { $0.id.text == call.id }
        case .favour, .unfavour: break
        }
    }

    // MARK: The plan

    /// A day of the plan with what was eaten of it.
    public static func plan(_ day: MealPlanDay, with calls: [FoodCall]) -> MealPlanDay {
        let meals = day.meals.map { meal in
            let last = calls.last { call in
                switch call.kind {
                case .eat, .uneat: call.id == meal.id.text
                case .delete: call.shown?.plannedMealId == meal.id
                case .add, .change, .drink, .spill, .favour, .unfavour: false
                }
            }
            return last.map { meal.eaten($0.kind == .eat) } ?? meal
        }
        return MealPlanDay(date: day.date, targets: day.targets, meals: meals, totals: day.totals, fasting: day.fasting)
    }

    public static func plan(_ plan: MealPlan, with calls: [FoodCall]) -> MealPlan {
        plan.with(plan.days.map { self.plan($0, with: calls) })
    }
}

extension Instant {
    /// After everything that was logged.
    fileprivate static let distantFuture = Instant(milliseconds: 253_402_300_799_000)
}

extension FoodLog {
    /// The same entry with other servings.
    fileprivate func with(_ shown: FoodLog) -> FoodLog {
        FoodLog(
            id: id, date: date, category: category, name: name, foodId: foodId, plannedMealId: plannedMealId, unit: unit,
            portion: shown.portion, grams: grams, nutrients: shown.nutrients, note: note, warnings: warnings, version: version,
            loggedAt: loggedAt)
    }
}

extension PlannedMeal {
    func eaten(_ isEaten: Bool) -> PlannedMeal {
        PlannedMeal(id: id, slot: slot, meal: meal, at: at, eaten: isEaten, substituted: substituted)
    }
}

extension MealPlan {
    func with(_ days: [MealPlanDay]) -> MealPlan {
        MealPlan(id: id, from: from, targets: targets, days: days, reasons: reasons, formula: formula, createdAt: createdAt)
    }
}
