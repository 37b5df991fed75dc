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
    /// Whether they fast where nobody knows: their zone has no city, and they named no place.
    let lacksPlace: Bool
    /// All of it in words. Days ahead are planned again when it becomes another.
    let source: String

    /// - Throws: `onboarding_required` for somebody without a first intake.
    init(_ person: Person, _ preferences: StoredPreferences, _ dependencies: NutritionDependencies) throws(APIError) {
        guard let targets = person.targets(preferences.diet) else { throw APIError(.onboardingRequired) }
        self.targets = targets
        self.preferences = preferences.meals(dependencies.library)
        let place = preferences.place ?? dependencies.places.place(of: person.timezone)
        lacksPlace = preferences.fastsInRamadan && place == nil
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

    /// Where the sizes of days stand in a source.
    private static let sizesPlace = 2

    /// Whether a plan follows from the same but for the sizes of its days.
    func differsInSizesOnly(from source: String) -> Bool {
        func rest(of source: String) -> [Substring] {
            var words = source.split(separator: "\n", omittingEmptySubsequences: false)
            if words.indices.contains(Self.sizesPlace) { words.remove(at: Self.sizesPlace) }
            return words
        }
        return source != self.source && rest(of: source) == rest(of: self.source)
    }
}
