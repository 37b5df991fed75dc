public import Wire

/// Values somebody typed, of one portion. FR-NUTRITION-04-b.
public struct ManualFood: DTO, Hashable {
    /// What it was.
    public let name: FoodName
    /// Energy and nutrients of one portion.
    public let nutrients: Nutrients
    /// What a portion weighs, if it is known: no more can be in it.
    public let grams: Hundredths<PortionRule>?
    public init(name: FoodName, nutrients: Nutrients, grams: Hundredths<PortionRule>? = nil) {
        self.name = name
        self.nutrients = nutrients
        self.grams = grams
    }
    public static let example = ManualFood(name: .example, nutrients: .example)
}

/// Something that was eaten: a food of the library or values of one's own. FR-NUTRITION-04.
public struct NewFoodLog: DTO {
    /// Made by the app: the same id and the same content again is the same entry.
    public let id: FoodLogID
    /// Today in one's zone when nothing is said.
    public let date: LocalDate?
    /// The meal it was eaten at.
    public let category: MealCategory
    /// A food of the library; either this or `manual`.
    public let foodId: FoodID?
    /// Values typed by hand; either this or `foodId`.
    public let manual: ManualFood?
    /// The food's commonest when nothing is said. Not with values of one's own.
    public let unit: PortionUnit?
    /// How many of them; 1 when nothing is said. FR-NUTRITION-04-d.
    public let portion: PortionCount?
    /// Anything to remember of it.
    public let note: FoodNote?
    public init(
        id: FoodLogID, date: LocalDate? = nil, category: MealCategory, foodId: FoodID? = nil, manual: ManualFood? = nil,
        unit: PortionUnit? = nil, portion: PortionCount? = nil, note: FoodNote? = nil
    ) {
        self.id = id
        self.date = date
        self.category = category
        self.foodId = foodId
        self.manual = manual
        self.unit = unit
        self.portion = portion
        self.note = note
    }

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if (foodId == nil) == (manual == nil) { problems.append(FieldProblem("foodId", .oneOfRequired(fields: ["foodId", "manual"]))) }
        if manual != nil, unit != nil { problems.append(FieldProblem("unit", .unexpected)) }
        return problems
    }
    public static let example = NewFoodLog(id: .example, category: .lunch, foodId: .example, unit: .cup, portion: .example)
}

/// What may be taken out of an entry.
public enum FoodLogMember: String, WireEnum {
    /// What somebody noted to it.
    case note
}

/// What is left out stays.
public struct FoodLogChange: DTO {
    /// Another day.
    public let date: LocalDate?
    /// Another meal.
    public let category: MealCategory?
    /// Not of an entry with values of one's own.
    public let unit: PortionUnit?
    /// How many of the unit.
    public let portion: PortionCount?
    /// Of an entry with values of one's own only.
    public let manual: ManualFood?
    /// Another note.
    public let note: FoodNote?
    /// Members to take out.
    public let clear: BoundedList<FoodLogMember, ClearCount>?
    /// The version the change was made from; without it the last one wins.
    public let version: Int64?
    /// Each once, or twice.
    public enum ClearCount: ListRule { public static let range = 0...FoodLogMember.allCases.count * 2 }
    public init(
        date: LocalDate? = nil, category: MealCategory? = nil, unit: PortionUnit? = nil, portion: PortionCount? = nil,
        manual: ManualFood? = nil, note: FoodNote? = nil, clear: [FoodLogMember]? = nil, version: Int64? = nil
    ) {
        self.date = date
        self.category = category
        self.unit = unit
        self.portion = portion
        self.manual = manual
        self.note = note
        self.clear = clear.map { .init(trusted: $0) }
        self.version = version
    }
    public static let example = FoodLogChange(portion: .example)
}

/// An entry of the log. Its values are copies: a food that changes later changes no history.
public struct FoodLog: DTO {
    public let id: FoodLogID
    /// The day it counts for, in the person's zone.
    public let date: LocalDate
    public let category: MealCategory
    /// As it was called when it was logged.
    public let name: String
    /// The food of the library; left out for a planned meal and for values of one's own.
    public let foodId: FoodID?
    /// The place of the plan that was eaten.
    public let plannedMealId: PlannedMealID?
    /// Left out of a meal of the plan and of values of one's own.
    public let unit: PortionUnit?
    /// How many of the unit, or of servings.
    public let portion: PortionCount
    /// Left out where the weight is not known.
    public let grams: Double?
    /// Of all of it: one portion times how many.
    public let nutrients: Nutrients
    /// Left out without one.
    public let note: FoodNote?
    public let warnings: [FoodWarning]
    /// Grows with each change.
    public let version: Int64
    /// When it was logged.
    public let loggedAt: Instant
    public init(
        id: FoodLogID, date: LocalDate, category: MealCategory, name: String, foodId: FoodID?, plannedMealId: PlannedMealID?,
        unit: PortionUnit?, portion: PortionCount, grams: Double?, nutrients: Nutrients, note: FoodNote?, warnings: [FoodWarning],
        version: Int64, loggedAt: Instant
    ) {
        self.id = id
        self.date = date
        self.category = category
        self.name = name
        self.foodId = foodId
        self.plannedMealId = plannedMealId
        self.unit = unit
        self.portion = portion
        self.grams = grams
        self.nutrients = nutrients
        self.note = note
        self.warnings = warnings
        self.version = version
        self.loggedAt = loggedAt
    }
    public static let example = FoodLog(
        id: .example, date: .example, category: .lunch, name: "White rice, boiled", foodId: .example, plannedMealId: nil, unit: .cup,
        portion: .example, grams: 237, nutrients: .portionExample, note: nil, warnings: [], version: 1, loggedAt: .example)
}

public struct FoodLogParameters: DTO {
    /// Which entry.
    public let id: FoodLogID
    public init(id: FoodLogID) { self.id = id }
    public static let example = FoodLogParameters(id: .example)
}

public struct FoodLogQuery: DTO {
    /// Today in one's zone when nothing is said.
    public var date: LocalDate?
    public init(date: LocalDate? = nil) { self.date = date }
    public static let example = FoodLogQuery(date: .example)
}

/// The entries of a day, as they were logged.
public struct FoodLogList: DTO {
    /// The day.
    public let date: LocalDate
    public let items: [FoodLog]
    public init(date: LocalDate, items: [FoodLog]) {
        self.date = date
        self.items = items
    }
    public static let example = FoodLogList(date: .example, items: [.example])
}

/// Logs once more what was eaten on another day.
public struct FoodLogCopy: DTO {
    /// Yesterday of `to` when nothing is said.
    public let from: LocalDate?
    /// Today in one's zone when nothing is said.
    public let to: LocalDate?
    /// Of one meal only.
    public let category: MealCategory?
    public init(from: LocalDate? = nil, to: LocalDate? = nil, category: MealCategory? = nil) {
        self.from = from
        self.to = to
        self.category = category
    }
    public func problems() -> [FieldProblem] {
        if let from, let to, from == to { return [FieldProblem("to", .mustDifferFromField("from"))] }
        return []
    }
    public static let example = FoodLogCopy(category: .breakfast)
}

/// A meal of the plan was eaten.
public struct EatenMeal: DTO {
    /// How many servings of what was planned for it; all of it when nothing is said.
    public let servings: PortionCount?
    /// The meal that was eaten, where the app knows it: another one may have been taken in its place meanwhile, on another device. What
    /// stood there in the last seven days is logged as it was planned; when nothing is said, what stands there now.
    public let mealId: MealID?
    public init(servings: PortionCount? = nil, mealId: MealID? = nil) {
        self.servings = servings
        self.mealId = mealId
    }
    public static let example = EatenMeal(servings: PortionCount(trusted: 100))
}

/// Water that was drunk.
public struct NewWater: DTO {
    /// Made by the app: the same id again is the same glass.
    public let id: WaterID
    /// Today in one's zone when nothing is said.
    public let date: LocalDate?
    /// How many millilitres.
    public let ml: WaterAmount
    public init(id: WaterID, date: LocalDate? = nil, ml: WaterAmount) {
        self.id = id
        self.date = date
        self.ml = ml
    }
    public static let example = NewWater(id: .example, ml: .example)
}

public struct WaterParameters: DTO {
    /// Which glass.
    public let id: WaterID
    public init(id: WaterID) { self.id = id }
    public static let example = WaterParameters(id: .example)
}
