internal import Contracts
internal import Wire

/// Makes days of meals from a library, always the same from the same input. FR-NUTRITION-01, FC-ADD-10.
public struct MealPlanMaker: Sendable {
    /// Stored with each plan. A plan made by another formula stays as it is.
    public static let formula = "meal-plan/1"
    private let input: MealPlanInput
    private let library: [MealFacts]

    /// - Parameter library: any order; it is put in one.
    public init(_ input: MealPlanInput, library: [MealFacts]) {
        self.input = input
        self.library = input.preferences.fitting(library).sorted { $0.id < $1.id }
    }

    public func days() throws(MealPlanShortage) -> [PlannedDay] {
        var recent = input.before
        var days: [PlannedDay] = []
        for number in 0..<max(0, input.days) {
            let date = input.from + number
            let isFasting = input.fastingDates.contains(date)
            var meals: [PlannedMealChoice] = []
            for slot in MealSlot.slots(fasting: isFasting) {
                let taken = recent.suffix(2).flatMap { $0 }
                let free = library.filter { slot.takes($0) && !taken.contains($0.id) }
                guard let meal = free.first else { throw MealPlanShortage(date: date, slot: slot, meals: 0) }
                let wanted = input.targets.kcal * slot.share(fasting: isFasting)
                let servings = Rounded.divide(100 * wanted, by: 25 * max(1, meal.perServing.kcal.hundredths)) * 25
                meals.append(PlannedMealChoice(slot: slot, meal: meal, servings: min(max(50, servings), 300), reason: .targets))
            }
            recent.append(meals.map { $0.meal.id })
            days.append(PlannedDay(date: date, isFasting: isFasting, meals: meals))
        }
        return days
    }
}
