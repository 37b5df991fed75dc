internal import Contracts
internal import NutritionDomain
internal import Wire

/// What somebody does not eat, and how they fast. FC-ADD-10.
struct StoredPreferences: Sendable, Equatable {
    var diet: Diet = .everything
    /// In the order of labels, each once.
    var allergens: [Allergen] = []
    /// As they were typed, each once.
    var dislikes: [FreeText<DislikeRule>] = []
    var fastsInRamadan = false
    /// Nil for the largest city of one's time zone.
    var place: Place?

    init() {}

    init(_ choices: PreferenceChoices) {
        let excluded = choices.excludedAllergens?.items ?? []
        diet = choices.diet ?? .everything
        allergens = Allergen.allCases.filter { excluded.contains($0) }
        var seen: Set<String> = []
        dislikes = (choices.dislikes?.items ?? []).filter { seen.insert($0.text).inserted }
        fastsInRamadan = choices.fastsInRamadan ?? false
        place = choices.place
    }

    /// The same as plans know it: words become the foods that they name.
    func meals(_ library: LibrarySnapshot) -> MealPreferences {
        MealPreferences(diet: diet, allergens: allergens, avoided: library.named.cooked(named: dislikes.map(\.text)))
    }

    /// As people read it.
    func answer(_ library: LibrarySnapshot) -> NutritionPreferences {
        NutritionPreferences(
            diet: diet, excludedAllergens: allergens,
            dislikes: dislikes.map { Dislike(word: $0, foods: library.named.count(named: $0.text)) }, fastsInRamadan: fastsInRamadan,
            place: place, meals: meals(library).choice(library.meals))
    }
}
