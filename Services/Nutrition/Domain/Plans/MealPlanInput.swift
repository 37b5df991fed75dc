public import Contracts
public import Wire

/// All that a plan follows from.
public struct MealPlanInput: Sendable {
    /// Of each day.
    public var targets: NutritionTargets
    public var preferences: MealPreferences
    /// Dates with suhoor and iftar.
    public var fastingDates: [LocalDate]
    /// Whose plan it is, such as the person's id. The same seed makes the same days.
    public var seed: String
    public var from: LocalDate
    public var days: Int64
    /// The meals of the two days before `from`, oldest first; fewer where there was no plan.
    public var before: [[MealID]]
    /// The meals of the two days after the last one, the nearest first; fewer where they are not planned. They do not come before either,
    /// as long as enough is left.
    public var after: [[MealID]]

    public init(
        targets: NutritionTargets, preferences: MealPreferences = MealPreferences(), fastingDates: [LocalDate] = [], seed: String,
        from: LocalDate, days: Int64, before: [[MealID]] = [], after: [[MealID]] = []
    ) {
        self.targets = targets
        self.preferences = preferences
        self.fastingDates = fastingDates
        self.seed = seed
        self.from = from
        self.days = days
        self.before = before
        self.after = after
    }
}

public struct PlannedDay: Sendable, Hashable {
    public let date: LocalDate
    public let isFasting: Bool
    /// One a slot, in the order of the day.
    public let meals: [PlannedMealChoice]

    public var totals: Nutrients { meals.reduce(.zero) { $0 + $1.nutrients } }
}

public struct PlannedMealChoice: Sendable, Hashable {
    public let slot: MealSlot
    public let meal: MealFacts
    /// Of its recipe, in hundredths, by quarters.
    public let servings: Int64
    public let reason: MealReason

    public init(slot: MealSlot, meal: MealFacts, servings: Int64, reason: MealReason) {
        self.slot = slot
        self.meal = meal
        self.servings = servings
        self.reason = reason
    }

    public var nutrients: Nutrients { meal.perServing.scaled(servings, of: 100) }
}

/// No meals make a day of what is asked for.
public struct MealPlanShortage: Error, Hashable {
    /// The first day without a plan.
    public let date: LocalDate
    /// Where there is the least to choose from.
    public let slot: MealSlot
    /// How many meals fit the person there.
    public let meals: Int64
}

/// Why a meal stands where it does.
public enum MealReason: Sendable, Hashable {
    /// What holds long until sunset.
    case suhoor
    /// What breaks the fast.
    case iftar
    /// A good part of the day's protein.
    case protein
    /// One of those that fit a diet.
    case diet(Diet)
    /// Has nothing of what somebody leaves out, as most others here do.
    case spares
    /// Ready in a quarter of an hour.
    case quick
    case budget
    /// Nearest to the day's targets.
    case targets
    /// The person chose it in place of another.
    case chosen
}

extension MealSlot {
    /// Those of a day.
    public static func slots(fasting: Bool) -> [MealSlot] { fasting ? [.suhoor, .iftar, .snack] : [.breakfast, .lunch, .dinner, .snack] }

    /// Whether a meal of the library may stand here.
    public func takes(_ meal: MealFacts) -> Bool {
        switch self {
        case .suhoor: meal.slot == .breakfast
        case .iftar: meal.slot == .lunch || meal.slot == .dinner
        case .breakfast, .lunch, .dinner, .snack: meal.slot == self
        }
    }

    /// Percent of a day's energy.
    func share(fasting: Bool) -> Int64 {
        switch self {
        case .breakfast: 25
        case .lunch: 35
        case .dinner: 30
        case .snack: fasting ? 15 : 10
        case .suhoor: 35
        case .iftar: 50
        }
    }
}
