public import Wire

/// What was eaten on a day. FR-HOME-05, FR-NUTRITION-02 and -03.
public struct NutritionDay: DTO {
    /// The day, in the person's zone.
    public let date: LocalDate
    /// What the day should come to.
    public let target: NutritionTargets
    /// The sum of the entries.
    public let consumed: Nutrients
    /// Of the target; below nothing when there was more.
    public let remainingKcal: NutrientAmountLeft
    /// Eaten of the targets.
    public let percent: NutrientPercent
    /// How the energy compares.
    public let status: IntakeStatus
    /// The four, always in their order.
    public let meals: [LoggedMeal]
    /// Sums that miss an entry's value.
    public let incomplete: [OptionalNutrient]
    public let water: WaterDay
    public init(
        date: LocalDate, target: NutritionTargets, consumed: Nutrients, remainingKcal: NutrientAmountLeft, percent: NutrientPercent,
        status: IntakeStatus, meals: [LoggedMeal], incomplete: [OptionalNutrient], water: WaterDay
    ) {
        self.date = date
        self.target = target
        self.consumed = consumed
        self.remainingKcal = remainingKcal
        self.percent = percent
        self.status = status
        self.meals = meals
        self.incomplete = incomplete
        self.water = water
    }
    public static let example = NutritionDay(
        date: .example, target: .example, consumed: .portionExample, remainingKcal: NutrientAmountLeft(trusted: 169_190),
        percent: .example, status: .under,
        meals: MealCategory.allCases.map { $0 == .lunch ? .example : LoggedMeal(category: $0, totals: .zero, entries: []) },
        incomplete: [], water: .example)
}

public enum NutrientLeftRule: DecimalRule {
    public static let range = -100_000_000.0...100_000_000.0
    public static let example = 1400.0
}
/// kcal that are left of a target, with two decimals; negative when there was more.
public typealias NutrientAmountLeft = Hundredths<NutrientLeftRule>

/// Whole percent of the targets, to the nearest: 20 g of 67 are 30, as the document shows them. May be above 100. FR-NUTRITION-03-a.
public struct NutrientPercent: DTO {
    /// Of the energy.
    public let kcal: Int64
    /// Of the protein.
    public let protein: Int64
    /// Of the carbohydrate.
    public let carbs: Int64
    /// Of the fat.
    public let fat: Int64
    public init(kcal: Int64, protein: Int64, carbs: Int64, fat: Int64) {
        self.kcal = kcal
        self.protein = protein
        self.carbs = carbs
        self.fat = fat
    }
    /// Of 2,000 kcal, 150, 200 and 67 g, a cup and a half of rice.
    public static let example = NutrientPercent(kcal: 15, protein: 4, carbs: 33, fat: 1)
}

/// What was eaten at one meal.
public struct LoggedMeal: DTO {
    public let category: MealCategory
    /// The sum of its entries.
    public let totals: Nutrients
    /// What was eaten, as it was logged.
    public let entries: [FoodLog]
    public init(category: MealCategory, totals: Nutrients, entries: [FoodLog]) {
        self.category = category
        self.totals = totals
        self.entries = entries
    }
    public static let example = LoggedMeal(category: .lunch, totals: .portionExample, entries: [.example])
}

/// What was drunk on a day.
public struct WaterDay: DTO {
    /// Millilitres drunk.
    public let ml: Int64
    /// Millilitres that it should be.
    public let targetMl: Int64
    /// Drunk of the target, to the nearest percent.
    public let percent: Int64
    /// Each glass.
    public let entries: [WaterEntry]
    public init(ml: Int64, targetMl: Int64, percent: Int64, entries: [WaterEntry]) {
        self.ml = ml
        self.targetMl = targetMl
        self.percent = percent
        self.entries = entries
    }
    public static let example = WaterDay(ml: 250, targetMl: 2800, percent: 9, entries: [.example])
}

/// Water drunk at once.
public struct WaterEntry: DTO {
    public let id: WaterID
    /// Millilitres.
    public let ml: Int64
    /// When it was logged.
    public let loggedAt: Instant
    public init(id: WaterID, ml: Int64, loggedAt: Instant) {
        self.id = id
        self.ml = ml
        self.loggedAt = loggedAt
    }
    public static let example = WaterEntry(id: .example, ml: 250, loggedAt: .example)
}

public struct NutritionDayParameters: DTO {
    /// Which day, in the person's zone.
    public let date: LocalDate
    public init(date: LocalDate) { self.date = date }
    public static let example = NutritionDayParameters(date: .example)
}

/// A period, both ends included: at most 366 days.
public struct NutritionPeriod: DTO {
    /// Six days before `to` when nothing is said.
    public var from: LocalDate?
    /// Today in one's zone when nothing is said.
    public var to: LocalDate?
    public init(from: LocalDate? = nil, to: LocalDate? = nil) {
        self.from = from
        self.to = to
    }
    public static let mostDays: Int64 = 366
    public func problems() -> [FieldProblem] {
        guard let from, let to else { return [] }
        if from > to { return [FieldProblem("from", .mustNotBeLater(than: to))] }
        let days = to.daysSinceEpoch - from.daysSinceEpoch
        return days < Self.mostDays ? [] : [FieldProblem("to", .mustNotBeLater(than: from + (Self.mostDays - 1)))]
    }
    public static let example = NutritionPeriod(from: .example, to: .example)
}

/// FR-PROGRESS-05. Whole numbers; each is nil where there is nothing to count.
public struct NutritionStats: DTO {
    /// The first day.
    public let from: LocalDate
    /// The last day, included.
    public let to: LocalDate
    /// Days with at least one entry.
    public let daysLogged: Int64
    /// kcal a day, over the days with entries.
    public let averageKcal: Int64?
    /// Grams a day, over the days with entries.
    public let averageProteinG: Int64?
    /// Grams a day, over the days with entries.
    public let averageCarbsG: Int64?
    /// Grams a day, over the days with entries.
    public let averageFatG: Int64?
    /// Percent of the days with entries on which protein, carbohydrate and fat each came within 10 % of that day's target; left out for
    /// Freemium.
    public let macroAdherence: Int64?
    /// Percent of the planned meals up to today that were eaten; left out for Freemium.
    public let planCompletion: Int64?
    /// True for Freemium: both rates are part of a higher tier. FC-MATRIX-analytics. Left out where they are open.
    public let adherenceLocked: Bool?
    /// Meals of the plan up to today.
    public let mealsPlanned: Int64
    /// Those of them that were eaten.
    public let mealsEaten: Int64
    public init(
        from: LocalDate, to: LocalDate, daysLogged: Int64, averageKcal: Int64?, averageProteinG: Int64?, averageCarbsG: Int64?,
        averageFatG: Int64?, macroAdherence: Int64?, planCompletion: Int64?, adherenceLocked: Bool? = nil, mealsPlanned: Int64,
        mealsEaten: Int64
    ) {
        self.from = from
        self.to = to
        self.daysLogged = daysLogged
        self.averageKcal = averageKcal
        self.averageProteinG = averageProteinG
        self.averageCarbsG = averageCarbsG
        self.averageFatG = averageFatG
        self.macroAdherence = macroAdherence
        self.planCompletion = planCompletion
        self.adherenceLocked = adherenceLocked
        self.mealsPlanned = mealsPlanned
        self.mealsEaten = mealsEaten
    }
    public static let example = NutritionStats(
        from: LocalDate.example - 6, to: .example, daysLogged: 3, averageKcal: 1960, averageProteinG: 141, averageCarbsG: 205,
        averageFatG: 66, macroAdherence: 66, planCompletion: 75, mealsPlanned: 12, mealsEaten: 9)
}
