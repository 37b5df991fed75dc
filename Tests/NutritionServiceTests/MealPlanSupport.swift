import AppTesting
import Contracts
import JSONCoding
import NutritionService
import Platform
import ServiceKit
import Storage
import Wire

// What the tests of plans, preferences and trials say often. It is Monday, 2 March 2026, 08:00 in Riyadh where nothing else is said.

extension NutritionFixture {
    /// The app with the library as it is delivered.
    static func planning(
        engine: Engine = .sqlite, start: Instant = Instant(milliseconds: 1_772_427_600_000), subscribers: [String: String] = [:],
        _ body: (NutritionFixture) async throws -> Void
    ) async throws {
        let library = try DeliveredLibrary.read.get()
        try await run(engine: engine, start: start, subscribers: subscribers, configure: { $0.library = .read(library) }, body)
    }

    /// Somebody of a tier.
    func somebody(_ tier: Tier, _ configure: (inout Profile) -> Void = { _ in }) async throws -> Somebody {
        let somebody = try await somebody(.fitcoach, configure)
        if tier > .freemium { try await setTier(tier, of: somebody) }
        return somebody
    }

    /// The profile service says something new of somebody, and this one hears of it and is done with that.
    func change(_ somebody: Somebody, version: Int64 = 2, _ configure: (inout Profile) -> Void) async throws {
        var profile = Profile(
            userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: version, updatedAt: now)
        profile.gender = .male
        profile.mainGoal = .generalFitness
        configure(&profile)
        tell(profile)
        try await app.perform("takeOver", .object(["user": .string(somebody.id.text)]))
    }

    func go(_ duration: Duration) { app.clock.advance(by: duration) }
}

extension Somebody {
    @discardableResult func generate() async throws -> MealPlan { try await client.call(MealPlans.generate) }
    var week: MealPlan { get async throws { try await client.call(MealPlans.plan) } }
    var access: NutritionAccess { get async throws { try await client.call(Nutrition.access) } }

    func day(_ date: LocalDate? = nil) async throws -> MealPlanDay {
        try await client.call(MealPlans.day, MealPlanQuery(date: date), Nothing())
    }
    func answer(on date: LocalDate? = nil) async throws -> Answer {
        try await client.answer(MealPlans.day, MealPlanQuery(date: date), Nothing())
    }
    func detail(_ id: MealReference) async throws -> MealDetail { try await client.call(MealPlans.meal, MealParameters(id: id), Nothing()) }
    func alternatives(_ meal: PlannedMeal) async throws -> MealAlternatives {
        try await client.call(MealPlans.alternatives, MealParameters(id: MealReference(meal.id)), Nothing())
    }
    func substitute(_ meal: PlannedMeal, _ chosen: MealID) async throws -> Answer {
        try await client.answer(MealPlans.substitute, PlannedMealParameters(id: meal.id), MealSubstitution(mealId: chosen))
    }
    @discardableResult func prefer(_ choices: PreferenceChoices) async throws -> NutritionPreferences {
        try await client.call(Nutrition.changePreferences, choices)
    }
    func eat(_ meal: PlannedMeal) async throws -> Answer {
        try await client.answer(MealPlans.eat, PlannedMealParameters(id: meal.id), EatenMeal())
    }
}

extension MealPlan {
    var meals: [MealID] { days.flatMap { $0.meals.map(\.meal.id) } }
}

extension MealPlanDay {
    var ids: [MealID] { meals.map(\.meal.id) }
    func meal(_ slot: MealSlot) -> PlannedMeal? { meals.first { $0.slot == slot } }
}

extension LocalDate {
    init(_ text: String) throws { try self.init(validating: text) }
}

extension PreferenceChoices {
    static func disliking(_ words: String...) -> PreferenceChoices {
        PreferenceChoices(dislikes: BoundedList(trusted: words.map { FreeText(trusted: $0) }))
    }
}
