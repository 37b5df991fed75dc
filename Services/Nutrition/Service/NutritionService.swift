public import Contracts
public import Platform
public import ServiceKit
public import Storage
public import Wire

/// Foods, meals, plans of meals, and what people ate.
public struct NutritionService: Service {
    public static let name = "nutrition"
    public static var migrations: [Migration] { NutritionMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> NutritionSettings { NutritionSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler]
    private let dependencies: NutritionDependencies
    private let tiers = EventedTiers()

    public init(settings: NutritionSettings, runtime: ServiceRuntime) async throws {
        let zones = try runtime.zones(in: settings.zoneDirectory)
        let library = try settings.library?.snapshot() ?? LibrarySnapshot(version: 0, drawings: 1, foods: [], meals: [])
        let dependencies = NutritionDependencies(
            runtime: runtime, settings: settings, zones: zones, places: ZoneCities.read(settings.zoneDirectory), library: library)
        let planning = MealPlanning(dependencies: dependencies)
        authenticator = PeopleAuthenticator(NutritionPeople(dependencies: dependencies), auth: settings.auth, runtime: runtime)
        let features: [[Route]] = [
            AccessRoutes(access: AccessActions(dependencies: dependencies)).routes,
            PreferenceRoutes(preferences: PreferenceActions(dependencies: dependencies, planning: planning)).routes,
            MealPlanRoutes(
                plans: MealPlanActions(dependencies: dependencies, planning: planning),
                meals: MealActions(dependencies: dependencies, planning: planning),
                report: MealPlanReportActions(dependencies: dependencies)
            ).routes,
            LogRoutes(dependencies: dependencies).routes,
            FoodRoutes(foods: FoodActions(dependencies: dependencies), library: try LibraryActions(library)).routes,
        ]
        routes = features.flatMap { $0 }
        self.dependencies = dependencies
        work = Adoption(dependencies: dependencies).handlers
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userCreated:
            guard ProductPolicy.of(event.product).nutrition != nil else { return }
            try await PersonStore.insert(event.user, product: event.product, now: event.at, in: db)
        case .profileChanged, .onboardingCompleted, .weightLogged:
            guard ProductPolicy.of(event.product).nutrition != nil else { return }
            // Asked for after this transaction, because nothing may wait for another service inside one.
            try await dependencies.runtime.work.add(NutritionWork.takeOver, TakeOver(user: event.user), run: event.run, in: db)
        case .entitlementChanged: try await tiers.receive(event, in: db)
        case .userDeleted:
            try await Departures().note(event.user, now: dependencies.runtime.clocks.now(run: event.run), in: db)
            try await PersonStore.purge(event.user, in: db)
            try await tiers.forget(event.user, in: db)
        case .userRenamed, .workoutCompleted, .mealLogged, .streakReached, .callBooked, .callQuotaChanged,
            .callCancelled, .coachAssigned, .planGenerated, .mealPlanGenerated, .sessionEnded, .sessionsEnded,
            .avatarReplaced, .roleChanged, .signingKeyRevoked:
            break
        }
    }

    public func tidy(now: Instant) async throws {
        try await PersonStore.sweep(since: now - .days(1), in: dependencies.database)
        try await tiers.sweep(since: now - .days(1), in: dependencies.database)
        try await Departures().sweep(before: now - Departures.memory, in: dependencies.database)
        try await FormerMealStore.sweep(before: now - FormerMealStore.memory, in: dependencies.database)
        try await DeletedLogStore.forget(before: now - DeletedLogStore.memory, in: dependencies.database)
    }
}
