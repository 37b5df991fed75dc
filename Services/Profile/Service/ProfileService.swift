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
    public let work: [WorkHandler]
    private let database: any Database
    private let tiers = EventedTiers()
    private let mailer: SMTPMailer
    private let dependencies: ProfileDependencies
    private let clocks: TestClocks

    public init(settings: ProfileSettings, runtime: ServiceRuntime) async throws {
        database = runtime.database
        let zones = try runtime.zones(in: settings.zoneDirectory)
        clocks = runtime.clocks
        dependencies = ProfileDependencies(runtime: runtime, settings: settings, zones: zones, tiers: tiers)
        mailer = try runtime.mailer(settings.smtpURL, from: settings.mailFrom)
        let tickets = TicketActions(dependencies: dependencies, mailer: mailer)
        let mails = SharingWork(dependencies: dependencies, mailer: mailer)
        authenticator = PeopleAuthenticator(ProfilePeople(dependencies: dependencies), auth: settings.auth, runtime: runtime)
        let weights = WeightActions(dependencies: dependencies)
        routes =
            ProfileRoutes(profiles: ProfileActions(dependencies: dependencies), weights: weights).routes
            + OnboardingRoutes(
                drafts: OnboardingActions(dependencies: dependencies), submissions: SubmissionActions(dependencies: dependencies)
            ).routes
            + IntakeRoutes(
                intakes: IntakeActions(dependencies: dependencies), prompts: PromptActions(dependencies: dependencies),
                scores: ScoreActions(dependencies: dependencies)
            ).routes
            + BodyRoutes(
                weights: weights, measurements: MeasurementActions(dependencies: dependencies),
                scans: ScanActions(dependencies: dependencies)
            ).routes
            + SettingsRoutes(
                settings: SettingsActions(dependencies: dependencies), tutorials: TutorialActions(dependencies: dependencies),
                devices: DeviceActions(dependencies: dependencies), browsers: BrowserPushActions(dependencies: dependencies)
            ).routes
            + PartnerRoutes(
                partners: PartnerActions(dependencies: dependencies),
                sharing: SharingActions(dependencies: dependencies, schedule: mails)
            ).routes
            + HelpRoutes(help: HelpActions(settings: settings), tickets: tickets).routes
        work = tickets.work + mails.handlers
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userCreated:
            try await PersonStore.insert(
                event.user, product: event.product, name: event.facts?.name, email: event.facts?.email, phone: event.facts?.phone,
                now: event.at, in: db)
        case .userDeleted:
            try await PersonStore.purge(event.user, now: clocks.now(run: event.run), in: db)
            try await tiers.forget(event.user, in: db)
        case .entitlementChanged: try await IntakeEvents(dependencies: dependencies).receive(event, for: tiers, in: db)
        case .workoutCompleted, .mealLogged, .streakReached, .callBooked, .callQuotaChanged, .callCancelled:
            try await IntakeEvents(dependencies: dependencies).receive(event, in: db)
        case .sessionEnded, .sessionsEnded:
            let ended = (event.facts?.session.map { [$0] } ?? []) + (event.facts?.sessions ?? [])
            try await DeviceStore.end(ended, of: event.user, in: db)
        case .onboardingCompleted, .userRenamed, .profileChanged, .avatarReplaced, .weightLogged, .coachAssigned,
            .planGenerated, .mealPlanGenerated, .roleChanged, .signingKeyRevoked:
            break
        }
    }

    public func started(port: Int) async throws {
        try await ProfileWriter(dependencies: dependencies).renewTargets(now: clocks.now(run: nil))
    }

    public func stopping() async { mailer.close() }

    public func tidy(now: Instant) async throws {
        try await PersonStore.sweep(since: now - .days(1), in: database)
        try await tiers.sweep(since: now - .days(1), in: database)
        try await SharingStore.sweep(now: now, in: database)
        try await Departures().sweep(before: now - Departures.memory, in: database)
    }
}
