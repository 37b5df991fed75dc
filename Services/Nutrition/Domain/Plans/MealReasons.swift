internal import Contracts

/// Says why each meal of a day stands where it does: what is true of it and not said of another that day.
struct MealReasons: Sendable {
    /// Minutes from nothing to the table.
    static let quick: Int64 = 15
    private let targets: NutritionTargets
    private let diet: Diet
    /// Slots in which what somebody leaves out, beside their diet, takes away at least a third.
    private let spared: [MealSlot]

    init(_ input: MealPlanInput, library: [MealFacts], fitting: [MealFacts]) {
        targets = input.targets
        diet = input.preferences.diet
        guard !input.preferences.allergens.isEmpty || !input.preferences.avoided.isEmpty else {
            spared = []
            return
        }
        let eaten = MealPreferences(diet: input.preferences.diet).fitting(library)
        spared = MealSlot.allCases.filter { slot in
            3 * fitting.count { slot.takes($0) } <= 2 * eaten.count { slot.takes($0) }
        }
    }

    func told(_ options: [MealOption], _ isFasting: Bool, of library: [MealFacts]) -> [PlannedMealChoice] {
        var said: [MealReason] = []
        return zip(MealSlot.slots(fasting: isFasting), options).map { slot, option in
            let meal = library[option.meal]
            let found = reasons(for: meal, option, at: slot)
            let reason = found.first { !said.contains($0) } ?? .targets
            said.append(reason)
            return PlannedMealChoice(slot: slot, meal: meal, servings: option.servings, reason: reason)
        }
    }

    /// What is true of it, the most telling first.
    private func reasons(for meal: MealFacts, _ option: MealOption, at slot: MealSlot) -> [MealReason] {
        var reasons: [MealReason] = []
        if slot == .suhoor { reasons.append(.suhoor) }
        if slot == .iftar { reasons.append(.iftar) }
        if spared.contains(slot) { reasons.append(.spares) }
        if diet != .everything { reasons.append(.diet(diet)) }
        // A third of the day's, and no snack.
        if option.energy.protein * 3 >= targets.proteinG * 100 { reasons.append(.protein) }
        if meal.prepMinutes + meal.cookMinutes <= Self.quick { reasons.append(.quick) }
        if meal.isBudget { reasons.append(.budget) }
        return reasons
    }
}
