internal import Contracts
internal import NutritionDomain
internal import Wire

/// An entry of somebody's log.
struct StoredLog: Sendable {
    let id: FoodLogID
    var date: LocalDate
    var category: MealCategory
    var name: String
    let food: FoodID?
    let planned: PlannedMealID?
    var unit: PortionUnit?
    var portion: PortionCount
    /// Of one portion, in hundredths of a gram; nil where it is not known.
    var weight: Int64?
    var basis: PortionBasis
    /// Of all of it.
    var nutrients: Nutrients
    var note: String?
    /// A checksum of what an app sent under this id.
    let asked: Int64?
    var version: Int64
    let loggedAt: Instant

    /// Of all of it, in hundredths of a gram.
    var totalWeight: Int64? { weight.map { ($0 * portion.hundredths + 50) / 100 } }

    /// Values that somebody typed, or copies of a meal that is in no plan.
    var isManual: Bool { food == nil && planned == nil }

    /// The same on another day, as if it were logged now.
    func copy(_ id: FoodLogID, on date: LocalDate, now: Instant) -> StoredLog {
        StoredLog(
            id: id, date: date, category: category, name: name, food: food, planned: nil, unit: unit, portion: portion, weight: weight,
            basis: basis, nutrients: nutrients, note: note, asked: nil, version: 1, loggedAt: now)
    }
}
