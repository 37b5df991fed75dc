public import Contracts
internal import JSONCoding
public import Platform
public import ServiceKit
public import Storage
internal import TasksDomain
public import Wire

/// GTSD's days: plans, tasks, evidence, compliance, streaks, badges and what people are told of them.
public struct TasksService: Service {
    public static let name = "tasks"
    public static var migrations: [Migration] { TasksMigrations.all + TasksUpkeepMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> TasksSettings { TasksSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler]
    private let dependencies: TasksDependencies

    public init(settings: TasksSettings, runtime: ServiceRuntime) async throws {
        let zones = try runtime.zones(in: settings.zoneDirectory)
        let dependencies = TasksDependencies(runtime: runtime, settings: settings, zones: zones)
        let photos = MediaPhotos(peers: runtime.peers, mediaURL: settings.mediaURL)
        self.dependencies = dependencies
        authenticator = PeopleAuthenticator(TasksPeople(dependencies: dependencies), auth: settings.auth, runtime: runtime)
        routes =
            ListRoutes(
                lists: ListActions(dependencies: dependencies), own: OwnTaskActions(dependencies: dependencies),
                overview: OverviewActions(dependencies: dependencies)
            ).routes
            + DayRoutes(
                completions: CompletionActions(dependencies: dependencies, photos: photos), days: DayActions(dependencies: dependencies)
            ).routes
            + AwardRoutes(
                badges: BadgeActions(dependencies: dependencies), notifications: NotificationActions(dependencies: dependencies),
                analytics: AnalyticsActions(dependencies: dependencies)
            ).routes
        work =
            ProfileWork(dependencies: dependencies).handlers + [EarlyNews(dependencies: dependencies).handler]
            + Reminders(dependencies: dependencies).handlers
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .onboardingCompleted, .profileChanged:
            guard ProductPolicy.of(event.product).profiles.hasOnboarding else { return }
            // Asked for after this transaction, because nothing may wait for another service inside one.
            try await dependencies.runtime.work.add(TasksWork.takeOver, TakeOver(user: event.user), run: event.run, in: db)
        case .mealLogged: try await LoggedMeals(dependencies: dependencies).receive(event, in: db)
        case .weightLogged: try await LoggedWeights(dependencies: dependencies).receive(event, in: db)
        case .userDeleted:
            try await Departures().note(event.user, now: dependencies.runtime.clocks.now(run: event.run), in: db)
            try await PersonStore.purge(event.user, in: db)
        case .userCreated, .userRenamed, .entitlementChanged, .workoutCompleted, .streakReached, .callBooked, .callQuotaChanged,
            .callCancelled, .coachAssigned, .planGenerated, .mealPlanGenerated,
            .avatarReplaced, .sessionEnded, .sessionsEnded, .roleChanged, .signingKeyRevoked:
            break
        }
    }

    public func tidy(now: Instant) async throws {
        try await PersonStore.sweep(since: now - .days(1), in: dependencies.database)
        try await dependencies.database.sweep("notifications", key: "id", where: "created_at < \(now - .days(365))")
        try await Departures().sweep(before: now - Departures.memory, in: dependencies.database)
        try await dependencies.database.sweep("analytics_events", key: "user_id, id", where: "received_at < \(now - AnalyticsStore.life)")
    }
}
