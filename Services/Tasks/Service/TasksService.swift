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
    public static var migrations: [Migration] { TaskMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> TaskSettings { TaskSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkKind: WorkHandler]
    private let keeper: TaskKeeper
    private let completion: Completion

    public init(settings: TaskSettings, runtime: ServiceRuntime) async throws {
        let zones = ZoneDatabase(directory: settings.zoneDirectory)
        guard zones.zone(.example) != nil else { throw ServiceError.missingZones(directory: settings.zoneDirectory) }
        let keeper = TaskKeeper(runtime: runtime, settings: settings, zones: zones)
        let completion = Completion(keeper: keeper, photos: MediaPhotos(peers: runtime.peers, mediaURL: settings.mediaURL))
        self.keeper = keeper
        self.completion = completion
        authenticator = PeopleAuthenticator(
            tokens: RemoteAuthenticator(
                authURL: settings.auth.url, issuer: settings.auth.issuer, audience: settings.auth.audience, runtime: runtime),
            keeper: keeper)
        routes =
            ListRoutes(keeper: keeper).routes + DayRoutes(keeper: keeper, completion: completion).routes + AwardRoutes(keeper: keeper).routes
        work = ProfileWork(keeper: keeper).handlers.merging(Reminders(keeper: keeper).handlers) { own, _ in own }
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .onboardingCompleted, .profileChanged:
            guard ProductPolicy.of(event.product).profiles.hasOnboarding else { return }
            // Outside this transaction: the profile has to be asked for.
            try await keeper.runtime.work.add(TaskWork.takeOver, .object(["user": .string(event.user.text)]), run: event.run, in: db)
        case .weightLogged: try await completion.weightLogged(event, in: db)
        case .userDeleted:
            try await Departures().note(event.user, now: event.at, in: db)
            try await PersonStore.purge(event.user, in: db)
        case .userCreated, .userRenamed, .entitlementChanged, .workoutCompleted, .streakReached, .callBooked, .callQuotaChanged: break
        }
    }

    /// A day is plenty for access tokens, which live an hour at most.
    public func tidy(now: Instant) async throws {
        try await keeper.database.write { db in
            try await PersonStore.sweep(in: db)
            try await Departures().sweep(before: now - .days(1), in: db)
        }
    }
}
