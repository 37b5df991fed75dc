internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What a diet or an allergen excludes, in days that stay when others are planned anew: today, and days of which something was eaten.
/// Somebody who says in the morning what they are allergic to is not served it at noon. The same for a meal of which a newer library says
/// that there is in it what they do not eat.
struct MealExclusion: Sendable {
    let dependencies: NutritionDependencies
    let preferences: StoredPreferences
    /// Whether a meal stays that this process does not know: a process with a newer library may know it, and that it may be eaten.
    var unknownStays = false

    /// The best alternative takes the place of each such meal that was not eaten. Where there is none, the place goes; and the whole day
    /// if nothing of it was eaten: it is planned anew when it is read. The caller holds the person's row.
    func apply(to person: Person, now: Instant, in db: any Connection) async throws {
        let today = dependencies.today(of: person, now: now)
        let wanted = preferences.meals(dependencies.library)
        // Whoever has flown west has a day more ahead of them, and a meal stays away from those of two days around it.
        let span = (today - 2)...(today + person.policy.daysAhead + 3)
        var days = try await PlannedDayStore.list(span, of: person.id, in: db)
        for place in days.indices where days[place].date >= today {
            var gone: [PlannedMealID] = []
            for meal in days[place].meals where !meal.isEaten && isExcluded(meal) {
                let (day, subject) = (days[place], MealSubject.planned(meal, nil))
                let near = days.filter { abs($0.date - day.date) <= 2 }.flatMap { $0.meals.map(\.meal) }
                let found = MealSubstitutes.find(
                    for: subject.original, on: day.around(subject), wanted, without: near, library: dependencies.library.meals)
                guard let choice = found.items.first else {
                    gone.append(meal.id)
                    continue
                }
                let taken = StoredPlannedMeal(choice, on: day.date, id: meal.id, isSubstituted: false)
                try await FormerMealStore.keep(meal.id, of: person.id, now: now, in: db)
                try await PlannedMealStore.save(taken, of: person.id, in: db)
                days[place] = day.with(taken)
            }
            if gone.isEmpty { continue }
            if days[place].meals.contains(where: \.isEaten) {
                try await PlannedMealStore.delete(gone, of: person.id, now: now, in: db)
                days[place].meals.removeAll { gone.contains($0.id) }
            } else {
                try await PlannedDayStore.delete(days[place].date, of: person.id, now: now, in: db)
                days[place].meals = []
            }
        }
    }

    /// What is in a meal that left the library nobody knows any more: where somebody says what they do not eat, it goes.
    private func isExcluded(_ meal: StoredPlannedMeal) -> Bool {
        let allowed = MealPreferences(diet: preferences.diet, allergens: preferences.allergens)
        guard allowed != MealPreferences() else { return false }
        return dependencies.library.meal(meal.meal).map { !allowed.allow($0) } ?? !unknownStays
    }
}
