public import Contracts

/// What could stand in a meal's place. FR-NUTRITION-01-c, FR-NUTRITION-08-c.
public enum MealSubstitutes {
    /// Best first.
    public static let most = 6
    /// Below so many the shortfall is told.
    public static let enough = 3

    /// What is to be replaced.
    public struct Original: Sendable, Hashable {
        public let slot: MealSlot
        public let meal: MealID
        /// Of the servings that are planned.
        public let nutrients: Nutrients
        public init(slot: MealSlot, meal: MealID, nutrients: Nutrients) {
            self.slot = slot
            self.meal = meal
            self.nutrients = nutrients
        }
    }

    /// Why there are few.
    public enum Shortfall: Sendable, Hashable {
        /// What the person does not eat.
        case preferences
        /// What stands on the days around.
        case variety
        /// What has another size.
        case energy
    }

    public struct Found: Sendable, Hashable {
        public let items: [PlannedMealChoice]
        /// Nil where there are enough.
        public let shortfall: Shortfall?
    }

    /// Meals that fit, with servings whose energy is within 10 % of the original's.
    /// - Parameter without: the meals of the same day and of the two days before and after.
    public static func find(
        for original: Original, _ preferences: MealPreferences, without: [MealID], library: [MealFacts]
    ) -> Found {
        let items = preferences.fitting(library).compactMap { meal -> PlannedMealChoice? in
            guard original.slot.takes(meal), meal.id != original.meal, !without.contains(meal.id) else { return nil }
            return servings(of: meal, near: original.nutrients.kcal.hundredths).map {
                PlannedMealChoice(slot: original.slot, meal: meal, servings: $0, reason: .targets)
            }
        }
        return Found(items: Array(items.prefix(most)), shortfall: items.count < enough ? .energy : nil)
    }

    /// Servings of a meal for an energy, both in hundredths; nil where no quarter comes within 10 %.
    private static func servings(of meal: MealFacts, near kcal: Int64) -> Int64? {
        let one = meal.perServing.kcal.hundredths
        guard one > 0 else { return nil }
        let servings = min(max(50, Rounded.divide(4 * kcal, by: one) * 25), 300)
        let difference = Rounded.divide(one * servings, by: 100) - kcal
        return 10 * difference.magnitude <= kcal.magnitude ? servings : nil
    }
}
