internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What somebody does not eat. FC-ADD-10.
struct PreferenceActions: Sendable {
    let dependencies: NutritionDependencies
    let planning: MealPlanning

    /// In each slot so many meals have to be left, so that none comes twice in two days.
    static let fewest: Int64 = 3

    func preferences(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> NutritionPreferences {
        let person = try call.person(dependencies)
        let found = try await dependencies.database.read { db in try await PreferenceStore.find(person.id, in: db) }
        return found.answer(dependencies.library)
    }

    /// Takes the place of what was said before. Days after today are planned again if it makes a difference to them; what a diet or an
    /// allergen excludes is not served today either.
    func change(_ call: Call<SignedIn, Nothing, PreferenceChoices>) async throws -> NutritionPreferences {
        let asking = try call.person(dependencies)
        let preferences = StoredPreferences(call.body)
        if preferences.fastsInRamadan, preferences.place == nil, dependencies.places.place(of: asking.timezone) == nil {
            // Zones such as UTC have no city.
            throw APIError(.validationFailed, fields: [FieldProblem("place", .required)])
        }
        let answer = preferences.answer(dependencies.library)
        let left = answer.meals
        let counts: [(slot: MealSlot, meals: Int64)] = [
            (.breakfast, left.breakfast), (.lunch, left.lunch), (.dinner, left.dinner), (.snack, left.snack),
        ]
        if let least = counts.min(by: { $0.meals < $1.meals }), least.meals < Self.fewest {
            throw APIError.tooNarrow(least.slot, meals: least.meals)
        }
        let now = call.now
        try planning.check(preferences, of: asking, now: now)
        try await dependencies.database.write { db in
            let person = try await planning.hold(asking.id, now: now, in: db)
            try await PreferenceStore.save(preferences, of: person.id, now: now, in: db)
            try await planning.renew(person, now: now, in: db)
            try await MealExclusion(dependencies: dependencies, preferences: preferences).apply(to: person, now: now, in: db)
        }
        return answer
    }
}
