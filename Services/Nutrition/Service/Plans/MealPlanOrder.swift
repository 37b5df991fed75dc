internal import Contracts
internal import NutritionDomain
internal import Platform
internal import Wire

/// What somebody's days follow from.
struct MealPlanOrder: Sendable, Equatable {
    let targets: NutritionTargets
    let preferences: MealPreferences
    /// Nil for whom no day is planned as one of fasting.
    let fasting: FastingPlace?
    /// All of it in words. Days ahead are planned again when it becomes another.
    let source: String

    /// - Throws: `onboarding_required` for somebody without a first intake.
    init(_ person: Person, _ preferences: StoredPreferences, _ dependencies: NutritionDependencies) throws(APIError) {
        guard let targets = person.targets(preferences.diet) else { throw APIError(.onboardingRequired) }
        self.targets = targets
        self.preferences = preferences.meals(dependencies.library)
        let place = preferences.place ?? dependencies.places.place(of: person.timezone)
        fasting =
            preferences.fastsInRamadan
            ? place.map { FastingPlace(place: $0, zone: dependencies.zone(person.timezone)) } : nil
        let sizes = [targets.kcal, targets.proteinG, targets.carbsG, targets.fatG, targets.waterMl].map { String($0) }
        let words: [String] = [
            targets.formula, targets.basis.rawValue, sizes.joined(separator: " "), preferences.diet.rawValue,
            preferences.allergens.map(\.rawValue).joined(separator: " "),
            fasting.map { "\($0.zone.name.text) \($0.place.latitude.hundredths) \($0.place.longitude.hundredths)" } ?? "",
        ]
        source = (words + preferences.dislikes.map(\.text)).joined(separator: "\n")
    }
}
