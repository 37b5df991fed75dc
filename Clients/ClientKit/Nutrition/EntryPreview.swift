public import Contracts
internal import NutritionDomain
public import Wire

/// Entries as this device shows them until the service does: the domain's arithmetic upon what is known here.
public enum EntryPreview {
    /// - Returns: nil for a food or a unit that is not here.
    public static func log(_ new: NewFoodLog, on date: LocalDate, food: LibraryFood?, _ language: Language, now: Instant) -> FoodLog? {
        let portion = new.portion ?? PortionCount(trusted: 100)
        if let manual = new.manual {
            let nutrients = PortionBasis.portion(manual.nutrients).nutrients(portion)
            return make(
                new, date, name: manual.name.text, unit: nil, portion, weight: manual.grams?.hundredths, nutrients,
                FoodSanity.warnings(manual), now)
        }
        guard let food, food.id == new.foodId else { return nil }
        let unit = new.unit ?? food.portions?.first?.unit ?? .gram
        guard let weight = food.weight(of: unit) else { return nil }
        let nutrients = PortionBasis.food(food.per100g, weight: weight).nutrients(portion)
        return make(new, date, name: food.name(language), unit: unit, portion, weight: weight, nutrients, [], now)
    }

    private static func make(
        _ new: NewFoodLog, _ date: LocalDate, name: String, unit: PortionUnit?, _ portion: PortionCount, weight: Int64?,
        _ nutrients: Nutrients, _ warnings: [FoodWarning], _ now: Instant
    ) -> FoodLog {
        let all = weight.map { total($0, portion) }
        let eaten = FoodSanity.warnings(eaten: nutrients, weight: all)
        return FoodLog(
            id: new.id, date: date, category: new.category, name: name, foodId: new.foodId, plannedMealId: nil, unit: unit,
            portion: portion, grams: all.map { Double($0) / 100 }, nutrients: nutrients, note: new.note,
            warnings: warnings + eaten.filter { !warnings.contains($0) }, version: 0, loggedAt: now)
    }

    /// An entry with a change. What the service copied when it was logged is not all here; where the food of the library no longer has the
    /// entry's values, its own are scaled, by weight into another unit, which may be off by a hundredth until the service answers.
    public static func log(_ log: FoodLog, _ change: FoodLogChange, food: LibraryFood?) -> FoodLog {
        let portion = change.portion ?? log.portion
        var (name, unit, weight) = (log.name, log.unit, log.grams.map { $0 * 100 / log.portion.value })
        var nutrients = log.nutrients
        if let manual = change.manual {
            (name, weight) = (manual.name.text, manual.grams.map { Double($0.hundredths) })
            nutrients = PortionBasis.portion(manual.nutrients).nutrients(portion)
        } else if let food, let former = log.unit.flatMap({ food.weight(of: $0) }),
            let new = food.weight(of: change.unit ?? log.unit ?? .gram),
            PortionBasis.food(food.per100g, weight: former).nutrients(log.portion) == log.nutrients
        {
            (unit, weight) = (change.unit ?? log.unit, Double(new))
            nutrients = PortionBasis.food(food.per100g, weight: new).nutrients(portion)
        } else if let new = change.unit, new != log.unit, let all = log.grams.map({ Int64(($0 * 100).rounded()) }), all > 0,
            let one = new == .gram ? 100 : food?.weight(of: new)
        {
            (unit, weight) = (new, Double(one))
            nutrients = PortionBasis(values: log.nutrients, amount: all, one: one).nutrients(portion)
        } else if portion != log.portion {
            nutrients = PortionBasis.meal(log.nutrients, servings: log.portion.hundredths).nutrients(portion)
        }
        return FoodLog(
            id: log.id, date: change.date ?? log.date, category: change.category ?? log.category, name: name, foodId: log.foodId,
            plannedMealId: log.plannedMealId, unit: unit, portion: portion,
            grams: weight.map { Double(total(Int64($0.rounded()), portion)) / 100 }, nutrients: nutrients,
            note: change.note(after: log.note),
            warnings: log.warnings, version: log.version, loggedAt: log.loggedAt)
    }

    /// A meal of the plan that was eaten. Until the service names its entry, that has the id of its place.
    public static func eaten(_ planned: PlannedMeal, on date: LocalDate, servings: PortionCount?, now: Instant) -> FoodLog {
        let portion = servings ?? planned.meal.servings
        return FoodLog(
            id: FoodLogID(trusted: planned.id.text), date: date, category: planned.slot.category, name: planned.meal.name, foodId: nil,
            plannedMealId: planned.id, unit: nil, portion: portion, grams: nil,
            nutrients: PortionBasis.meal(planned.meal.nutrients, servings: planned.meal.servings.hundredths).nutrients(portion), note: nil,
            warnings: [], version: 0, loggedAt: now)
    }

    /// Hundredths of a gram.
    private static func total(_ weight: Int64, _ portion: PortionCount) -> Int64 { (weight * portion.hundredths + 50) / 100 }
}

extension LibraryFood {
    /// What one of a unit weighs, in hundredths of a gram; nil for a unit that this food is not measured in.
    public func weight(of unit: PortionUnit) -> Int64? {
        unit == .gram ? 100 : portions?.first { $0.unit == unit }?.grams.hundredths
    }

    /// In English where no Arabic name is known.
    public func name(_ language: Language) -> String { language == .arabic ? ar?.text ?? en.text : en.text }
}
