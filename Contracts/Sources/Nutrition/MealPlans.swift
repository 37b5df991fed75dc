public import Wire

/// What a day should come to. FR-NUTRITION-02.
public struct NutritionTargets: DTO, Hashable {
    /// Energy, in kcal.
    public let kcal: Int64
    /// Protein, in grams.
    public let proteinG: Int64
    /// Carbohydrate, in grams.
    public let carbsG: Int64
    /// Fat, in grams.
    public let fatG: Int64
    /// Water, in millilitres.
    public let waterMl: Int64
    public let basis: TargetBasis
    /// How they were made, such as `nutrition-targets/1`; of GTSD's people the profile's own formula.
    public let formula: String
    public init(kcal: Int64, proteinG: Int64, carbsG: Int64, fatG: Int64, waterMl: Int64, basis: TargetBasis, formula: String) {
        self.kcal = kcal
        self.proteinG = proteinG
        self.carbsG = carbsG
        self.fatG = fatG
        self.waterMl = waterMl
        self.basis = basis
        self.formula = formula
    }
    /// FC 3.3, scenario 2: 2,000 kcal are 150, 200 and 67 g.
    public static let example = NutritionTargets(
        kcal: 2000, proteinG: 150, carbsG: 200, fatG: 67, waterMl: 2800, basis: .profile, formula: "nutrition-targets/1")
}

/// A meal on a day of a plan. FR-NUTRITION-01-a.
public struct PlannedMeal: DTO {
    public let id: PlannedMealID
    public let slot: MealSlot
    public let meal: MealCard
    /// On days of fasting when it is for: until dawn, from sunset.
    public let at: Instant?
    /// Whether it was logged as eaten.
    public let eaten: Bool
    /// Whether the person chose it in place of another.
    public let substituted: Bool
    public init(id: PlannedMealID, slot: MealSlot, meal: MealCard, at: Instant?, eaten: Bool, substituted: Bool) {
        self.id = id
        self.slot = slot
        self.meal = meal
        self.at = at
        self.eaten = eaten
        self.substituted = substituted
    }
    public static let example = PlannedMeal(id: .example, slot: .breakfast, meal: .example, at: nil, eaten: false, substituted: false)
}

/// A day of a plan of meals.
public struct MealPlanDay: DTO {
    /// The day, in the person's zone.
    public let date: LocalDate
    /// What the day should come to.
    public let targets: NutritionTargets
    /// One a slot.
    public let meals: [PlannedMeal]
    /// What its meals come to.
    public let totals: Nutrients
    /// Left out on days without fasting.
    public let fasting: FastingTimes?
    public init(date: LocalDate, targets: NutritionTargets, meals: [PlannedMeal], totals: Nutrients, fasting: FastingTimes?) {
        self.date = date
        self.targets = targets
        self.meals = meals
        self.totals = totals
        self.fasting = fasting
    }
    public static let example = MealPlanDay(date: .example, targets: .example, meals: [.example], totals: .example, fasting: nil)
}

/// From dawn to sunset of a day of Ramadan, computed; a mosque nearby has the last word.
public struct FastingTimes: DTO {
    /// The fast begins.
    public let dawn: Instant
    /// The fast ends.
    public let sunset: Instant
    /// How they and the month were computed, such as `noaa-sun/1 umm-al-qura`.
    public let formula: String
    public init(dawn: Instant, sunset: Instant, formula: String) {
        self.dawn = dawn
        self.sunset = sunset
        self.formula = formula
    }
    public static let example = FastingTimes(dawn: .example, sunset: .example + .hours(13), formula: "noaa-sun/1 umm-al-qura")
}

/// Seven days from the day it was made on, or the week of it that today is in. Days that were over before anybody looked at them have no
/// meals planned, and are left out.
public struct MealPlan: DTO {
    public let id: MealPlanID
    /// The first day of the plan.
    public let from: LocalDate
    /// What each day should come to.
    public let targets: NutritionTargets
    public let days: [MealPlanDay]
    /// What it follows from, in the reader's language.
    public let reasons: [String]
    /// How it was made, such as `meal-plan/2`.
    public let formula: String
    /// When it was made.
    public let createdAt: Instant
    public init(
        id: MealPlanID, from: LocalDate, targets: NutritionTargets, days: [MealPlanDay], reasons: [String], formula: String,
        createdAt: Instant
    ) {
        self.id = id
        self.from = from
        self.targets = targets
        self.days = days
        self.reasons = reasons
        self.formula = formula
        self.createdAt = createdAt
    }
    public static let example = MealPlan(
        id: .example, from: .example, targets: .example, days: [.example],
        reasons: ["2,000 kcal a day: your body needs about 2,500, and your goal is to lose fat."], formula: "meal-plan/2",
        createdAt: .example)
}

public struct MealPlanQuery: DTO {
    /// Today in one's zone when nothing is said; from the plan's first day to 13 days ahead. A day that was over before it was planned is
    /// not found.
    public var date: LocalDate?
    public init(date: LocalDate? = nil) { self.date = date }
    public static let example = MealPlanQuery(date: .example)
}
