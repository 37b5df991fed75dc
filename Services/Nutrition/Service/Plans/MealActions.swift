internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Recipes, and taking another meal than the planned one. FR-NUTRITION-01-b and -c, FR-NUTRITION-08.
struct MealActions: Sendable {
    let dependencies: NutritionDependencies
    let planning: MealPlanning

    func meal(_ call: Call<SignedIn, MealParameters, Nothing>) async throws -> MealDetail {
        let (subject, found) = try await alternatives(call)
        return MealView(dependencies, call.context).detail(subject, found.items)
    }

    func alternatives(_ call: Call<SignedIn, MealParameters, Nothing>) async throws -> MealAlternatives {
        let (subject, found): (MealSubject, MealSubstitutes.Found) = try await alternatives(call)
        let view = MealView(dependencies, call.context)
        return MealAlternatives(
            original: view.card(subject), items: found.items.map { view.card($0) },
            shortfall: found.shortfall.map { MealPlanText.shortfall($0, view.language) })
    }

    private func alternatives(
        _ call: Call<SignedIn, MealParameters, Nothing>
    ) async throws -> (MealSubject, MealSubstitutes.Found) {
        guard let id = call.parameters.id.planned else {
            let person = try call.person(dependencies)
            guard let facts = dependencies.library.meal(call.parameters.id.meal) else { throw APIError(.notFound) }
            let preferences = try await dependencies.database.read { db in try await PreferenceStore.find(person.id, in: db) }
            let subject = MealSubject.recipe(facts)
            return (subject, find(subject, on: nil, preferences, without: []))
        }
        let person = try call.planOwner(dependencies)
        return try await dependencies.database.snapshot { db in
            guard let meal = try await PlannedMealStore.find(id, of: person.id, in: db),
                let day = try await PlannedDayStore.find(meal.date, of: person.id, in: db)
            else { throw APIError(.notFound) }
            let subject = MealSubject.planned(meal, dependencies.library.meal(meal.meal))
            return (subject, try await find(subject, on: day, of: person, in: db))
        }
    }

    /// Takes one of the alternatives. The same again is answered as it was.
    func substitute(_ call: Call<SignedIn, PlannedMealParameters, MealSubstitution>) async throws -> MealPlanDay {
        let asking = try call.planOwner(dependencies)
        let (id, chosen, now) = (call.parameters.id, call.body.mealId, call.now)
        let day = try await dependencies.database.write { db -> StoredPlanDay in
            let person = try await planning.hold(asking.id, now: now, in: db)
            guard let meal = try await PlannedMealStore.find(id, of: person.id, in: db),
                let day = try await PlannedDayStore.find(meal.date, of: person.id, in: db)
            else { throw APIError(.notFound) }
            if meal.meal == chosen { return try await planning.served(day, to: person, now: now, in: db) }
            if day.meals.contains(where: { $0.id == id && $0.isEaten }) { throw APIError(.mealEaten) }
            if day.date < dependencies.today(of: person, now: now) { throw APIError(.dayClosed) }
            let subject = MealSubject.planned(meal, dependencies.library.meal(meal.meal))
            let possible = try await find(subject, on: day, of: person, in: db).items
            guard let choice = possible.first(where: { $0.meal.id == chosen }) else { throw APIError(.notSuitable) }
            var taken = StoredPlannedMeal(choice, on: meal.date, id: id, isSubstituted: true)
            taken.reason = MealReason.chosen.word
            // A phone without a connection may tell later that the one before was eaten.
            try await FormerMealStore.keep(id, of: person.id, now: now, in: db)
            try await PlannedMealStore.save(taken, of: person.id, in: db)
            return try await planning.served(day.with(taken), to: person, now: now, in: db)
        }
        return MealView(dependencies, call.context).day(day)
    }

    /// Meals that could stand there: none that stands on the same day, or within two days of it.
    private func find(
        _ subject: MealSubject, on day: StoredPlanDay, of person: Person, in db: any Connection
    ) async throws -> MealSubstitutes.Found {
        let near = try await PlannedMealStore.list(from: day.date - 2, to: day.date + 2, of: person.id, in: db).map(\.meal)
        return find(subject, on: day.around(subject), try await PreferenceStore.find(person.id, in: db), without: near)
    }

    private func find(
        _ subject: MealSubject, on day: MealSubstitutes.Day?, _ preferences: StoredPreferences, without near: [MealID]
    ) -> MealSubstitutes.Found {
        MealSubstitutes.find(
            for: subject.original, on: day, preferences.meals(dependencies.library), without: near, library: dependencies.library.meals)
    }
}

extension StoredPlanDay {
    /// What the day comes to without a meal of it.
    func around(_ subject: MealSubject) -> MealSubstitutes.Day {
        let others = meals.filter { $0.id != subject.planned?.id }
        return MealSubstitutes.Day(
            target: targets.kcal * 100, others: others.reduce(Int64(0)) { $0 + $1.nutrients.kcal.hundredths })
    }

    /// The same day with another meal in a place.
    func with(_ meal: StoredPlannedMeal) -> StoredPlanDay {
        var day = self
        day.meals = meals.map { $0.id == meal.id ? meal : $0 }
        return day
    }
}
