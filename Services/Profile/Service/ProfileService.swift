public import Contracts
public import Platform
internal import ProfileDomain
public import ServiceKit
public import Storage
public import Wire


/// Who people are and what they want: onboarding, intakes, settings, body data and help, for all four products.
public struct ProfileService: Service {
    public static let name = "profile"
    public static var migrations: [Migration] { ProfileMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> ProfileSettings { ProfileSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkKind: WorkHandler]
    private let database: any Database
    private let tiers = EventedTiers()
    private let intakes: IntakeFlows
    private let body: BodyFlows
    private let tickets: TicketFlows

    public init(settings: ProfileSettings, runtime: ServiceRuntime) async throws {
        database = runtime.database
        let zones = ZoneDatabase(directory: settings.zoneDirectory)
        guard zones.zone(.example) != nil else { throw ServiceError.missingZones(directory: settings.zoneDirectory) }
        let keeper = ProfileKeeper(runtime: runtime, settings: settings, zones: zones, tiers: tiers)
        intakes = IntakeFlows(keeper: keeper)
        body = BodyFlows(keeper: keeper)
        tickets = try TicketFlows(keeper: keeper)
        authenticator = PeopleAuthenticator(
            tokens: RemoteAuthenticator(
                authURL: settings.auth.url, issuer: settings.auth.issuer, audience: settings.auth.audience, runtime: runtime),
            keeper: keeper)
        routes =
            ProfileRoutes(keeper: keeper, body: body).routes + OnboardingRoutes(keeper: keeper, body: body).routes
            + IntakeRoutes(flows: intakes).routes + BodyRoutes(flows: body).routes + SettingsRoutes(keeper: keeper).routes
            + HelpRoutes(keeper: keeper, tickets: tickets).routes
        work = tickets.work
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userCreated:
            try await PersonStore.insert(
                event.user, product: event.product, name: event.facts?.name, email: event.facts?.email, phone: event.facts?.phone,
                now: event.at, in: db)
        case .userDeleted:
            try await PersonStore.purge(event.user, now: event.at, in: db)
            try await tiers.forget(event.user, in: db)
        case .entitlementChanged: try await tiers.receive(event, in: db)
        case .workoutCompleted, .streakReached, .callBooked, .callQuotaChanged: try await intakes.receive(event, in: db)
        case .onboardingCompleted, .userRenamed, .profileChanged, .weightLogged: break
        }
    }

    public func stopping() async { tickets.stop() }

    /// Access tokens live an hour at most; a day is plenty.
    public func tidy(now: Instant) async throws {
        try await database.write { db in
            try await PersonStore.sweep(in: db)
            try await Departures().sweep(before: now - .days(1), in: db)
        }
    }
}
