public import Contracts
public import Platform
public import ServiceKit
public import Storage
public import Wire

/// Exercises, plans and workouts: what FitCoach+ plans for people and what IronLift's people log.
public struct TrainingService: Service {
    public static let name = "training"
    public static var migrations: [Migration] {
        TrainingMigrations.all + LibraryMigrations.all + RecordMigrations.all + PlanMigrations.all + SessionMigrations.all
    }
    public static func settings(from reader: inout ConfigReader) -> TrainingSettings { TrainingSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler]
    private let dependencies: TrainingDependencies
    private let tiers = EventedTiers()

    public init(settings: TrainingSettings, runtime: ServiceRuntime) async throws {
        let zones = try runtime.zones(in: settings.zoneDirectory)
        let library = try await LibraryKeeper(settings.library, database: runtime.database, logger: runtime.logger)
        dependencies = TrainingDependencies(runtime: runtime, settings: settings, zones: zones, tiers: tiers, library: library)
        authenticator = PeopleAuthenticator(TrainingPeople(dependencies: dependencies), auth: settings.auth, runtime: runtime)
        routes =
            ExerciseRoutes(exercises: ExerciseActions(dependencies: dependencies, custom: KeptExercises())).routes
            + IronLiftRoutes(dependencies: dependencies).routes + Self.planRoutes(dependencies)
        work = Adoption(dependencies: dependencies).handlers
    }

    /// FitCoach+'s plans, sessions and statistics.
    private static func planRoutes(_ dependencies: TrainingDependencies) -> [Route] {
        let planning = Planning(dependencies: dependencies)
        return PlanRoutes(
            plans: PlanActions(dependencies: dependencies, planning: planning),
            substitutions: SubstitutionActions(dependencies: dependencies, planning: planning),
            coaches: CoachActions(dependencies: dependencies, planning: planning)
        ).routes
            + SessionRoutes(sessions: SessionActions(dependencies: dependencies), stats: StatsActions(dependencies: dependencies)).routes
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userCreated:
            guard ProductPolicy.of(event.product).hasTraining else { return }
            try await PersonStore.insert(event.user, product: event.product, now: event.at, in: db)
        case .profileChanged, .onboardingCompleted:
            guard ProductPolicy.of(event.product).hasTraining else { return }
            // Asked for after this transaction, because nothing may wait for another service inside one.
            try await dependencies.runtime.work.add(TrainingWork.takeOver, TakeOver(user: event.user), run: event.run, in: db)
        case .callBooked: try await PlanEvents.callBooked(event, dependencies, in: db)
        case .coachAssigned: try await PlanEvents.coachAssigned(event, dependencies, in: db)
        case .callCancelled: try await PlanEvents.callCancelled(event, dependencies, in: db)
        case .entitlementChanged: try await tiers.receive(event, in: db)
        case .userDeleted:
            try await Departures().note(event.user, now: dependencies.runtime.clocks.now(run: event.run), in: db)
            try await PersonStore.purge(event.user, in: db)
            try await tiers.forget(event.user, in: db)
        case .userRenamed, .weightLogged, .workoutCompleted, .mealLogged, .streakReached, .callQuotaChanged,
            .planGenerated, .mealPlanGenerated, .sessionEnded, .sessionsEnded,
            .avatarReplaced, .roleChanged, .signingKeyRevoked:
            break
        }
    }

    /// A library that was loaded elsewhere is served here half a second later.
    public func glance(now: Instant) async throws {
        try await dependencies.library.publish(into: dependencies.database, now: now)
        try await dependencies.library.refresh(from: dependencies.database)
    }

    public func tidy(now: Instant) async throws {
        try await PersonStore.sweep(since: now - .days(1), in: dependencies.database)
        try await tiers.sweep(since: now - .days(1), in: dependencies.database)
        try await Departures().sweep(before: now - Departures.memory, in: dependencies.database)
        try await Tombstones.sweep(before: now - Tombstones.lifetime, in: dependencies.database)
        try await ReceiptStore.sweep(before: now - ReceiptStore.lifetime, in: dependencies.database)
        try await FormerPlanStore.sweep(before: now - FormerPlanStore.memory, in: dependencies.database)
    }
}
