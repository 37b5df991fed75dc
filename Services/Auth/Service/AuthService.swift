internal import AuthDomain
public import Contracts
internal import HTTPCore
public import Platform
internal import Security
public import ServiceKit
public import Storage
public import Wire

/// Accounts, sessions and the proofs of who somebody is, for all four products.
public struct AuthService: Service {
    public static let name = "auth"
    public static var migrations: [Migration] { AuthMigrations.all + AuthUpkeepMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> AuthSettings { AuthSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler]
    private let dependencies: AuthDependencies

    public init(settings: AuthSettings, runtime: ServiceRuntime) async throws {
        dependencies = try await AuthDependencies(runtime: runtime, settings: settings)
        let passwords = PasswordProof(dependencies: dependencies)
        let codes = try CodeProof(dependencies: dependencies)
        routes =
            SessionRoutes(
                passwords: PasswordActions(dependencies: dependencies, passwords: passwords),
                codes: CodeActions(dependencies: dependencies, codes: codes),
                demo: DemoActions(dependencies: dependencies),
                refreshing: RefreshActions(dependencies: dependencies),
                sessions: SessionActions(dependencies: dependencies)
            ).routes
            + AccountRoutes(
                accounts: AccountActions(dependencies: dependencies, passwords: passwords, codes: codes),
                end: AccountEnd(dependencies: dependencies),
                credentials: CredentialActions(dependencies: dependencies, passwords: passwords)
            ).routes
            + KeyRoutes(keys: KeyActions(dependencies: dependencies)).routes
            + TestAccountActions(dependencies: dependencies).routes
        authenticator = AccountAuthenticator(keys: dependencies.keys, database: runtime.database)
        work = DeliveryWork(runtime: runtime, settings: settings, mailer: dependencies.mailer).handlers
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .onboardingCompleted: try await UserStore.completeOnboarding(of: event.user, in: db)
        case .userRenamed:
            guard let version = event.facts?.version else { return }
            try await UserStore.rename(event.user, event.facts?.name, version: version, in: db)
        case .userCreated, .userDeleted, .profileChanged, .weightLogged, .entitlementChanged, .workoutCompleted, .mealLogged,
            .streakReached,
            .avatarReplaced, .callBooked, .callQuotaChanged,
            .callCancelled, .coachAssigned, .planGenerated, .mealPlanGenerated, .sessionEnded, .sessionsEnded, .roleChanged, .signingKeyRevoked:
            break
        }
    }

    public func stopping() async { dependencies.mailer.close() }

    /// Another replica may have revoked a key.
    public func glance(now: Instant) async throws { try await dependencies.keys.reload() }

    public func upkeep(now: Instant) async throws { try await dependencies.keys.rotateIfDue(now: now) }

    /// Expired rows are kept for a while, for the list of sessions and for clear error codes, and then deleted.
    public func tidy(now: Instant) async throws {
        let database = dependencies.database
        try await dependencies.endings.purge(before: now - .days(30), now: now, in: database)
        try await ChallengeStore.purge(before: now - .days(1), in: database)
        try await BudgetStore.purge(before: now - .days(2), in: database)
        try await LinkTokenStore.purge(before: now - .days(30), in: database)
        try await LoginAttemptStore.purge(before: now - .days(2), in: database)
    }
}
