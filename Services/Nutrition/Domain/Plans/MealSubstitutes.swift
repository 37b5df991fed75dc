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

    /// The day that it stands on, in hundredths of kcal.
    public struct Day: Sendable, Hashable {
        public let target: Int64
        /// What its other meals hold.
        public let others: Int64
        public init(target: Int64, others: Int64) {
            self.target = target
            self.others = others
        }

        /// Whether the day stays within 10 % of its target, or comes nearer to it: a choice is measured by the one before it, so that many
        /// of them would lead anywhere.
        func takes(_ kcal: Int64, insteadOf original: Int64) -> Bool {
            let distance = abs(others + kcal - target)
            return 10 * distance <= target || distance < abs(others + original - target)
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

    /// Meals that fit, with servings whose energy is within 10 % of the original's: those with nearly its protein first, of them the
    /// quickest to make.
    /// - Parameters:
    ///   - day: nil for a recipe that stands on no day.
    ///   - without: the meals of the same day and of the two days before and after.
    public static func find(
        for original: Original, on day: Day? = nil, _ preferences: MealPreferences, without: [MealID], library: [MealFacts]
    ) -> Found {
        let kcal = original.nutrients.kcal.hundredths
        let same = library.filter { $0.id != original.meal && original.slot.takes($0) }
            .compactMap { meal in servings(of: meal, at: original.slot, near: kcal).map { (meal, $0) } }
            .filter { meal, servings in day?.takes(Energy(meal.perServing).scaled(servings).kcal, insteadOf: kcal) ?? true }
        let eaten = same.filter { preferences.allow($0.0) }
        let free = eaten.filter { !without.contains($0.0.id) }
        let ranked = free.map { meal, servings in (rank: rank(meal, servings, for: original), meal: meal, servings: servings) }
            .sorted { $0.rank != $1.rank ? $0.rank < $1.rank : $0.meal.id < $1.meal.id }
        let items = ranked.prefix(most).map {
            PlannedMealChoice(slot: original.slot, meal: $0.meal, servings: $0.servings, reason: .targets)
        }
        guard items.count < enough else { return Found(items: items, shortfall: nil) }
        let shortfall: Shortfall = same.count < enough ? .energy : eaten.count < enough ? .preferences : .variety
        return Found(items: items, shortfall: shortfall)
    }

    /// Less is better: steps of a tenth by which the protein differs, then minutes.
    private static func rank(_ meal: MealFacts, _ servings: Int64, for original: Original) -> Int64 {
        let wanted = max(1, original.nutrients.proteinG.hundredths)
        let protein = Energy(meal.perServing).scaled(servings).protein
        return abs(protein - wanted) * 10 / wanted * 10_000 + min(9999, meal.prepMinutes + meal.cookMinutes)
    }

    /// Servings of a meal for an energy, both in hundredths; nil where no quarter comes within 10 %.
    private static func servings(of meal: MealFacts, at slot: MealSlot, near kcal: Int64) -> Int64? {
        let one = meal.perServing.kcal.hundredths
        guard one > 0 else { return nil }
        let range = MealPlanMaker.servings(fasting: slot == .suhoor || slot == .iftar)
        let servings = min(max(range.lowerBound, Rounded.divide(4 * kcal, by: one) * 25), range.upperBound)
        let difference = Rounded.divide(one * servings, by: 100) - kcal
        return 10 * abs(difference) <= kcal ? servings : nil
    }
}
