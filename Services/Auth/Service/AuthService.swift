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
    public static var migrations: [Migration] { AuthMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> AuthSettings { AuthSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkKind: WorkHandler]
    private let database: any Database
    private let keys: SigningKeys
    private let settings: AuthSettings
    private let clocks: TestClocks
    private let mailer: SMTPMailer

    public init(settings: AuthSettings, runtime: ServiceRuntime) async throws {
        database = runtime.database
        clocks = runtime.clocks
        self.settings = settings
        keys = try await SigningKeys(
            database: runtime.database, box: try runtime.keys.box("signing keys"), random: runtime.random, settings: settings,
            now: runtime.clocks.now(run: nil))
        let hasher = try PasswordHasher(costs: settings.hashing, threads: settings.hashThreads, random: runtime.random)
        let tokens = TokenMaker(settings: settings, keys: keys, ids: runtime.ids, serviceKeys: runtime.keys)
        let mail = AuthMail(runtime: runtime)
        let signIn = PasswordSignIn(
            database: runtime.database, tokens: tokens, hasher: hasher, mail: mail, runtime: runtime, settings: settings,
            laneKey: runtime.keys.hmac("login lanes"))
        let codes = CodeSignIn(
            database: runtime.database, tokens: tokens, runtime: runtime, policy: settings.otp, codeKey: runtime.keys.hmac("one-time codes"))
        let care = AccountCare(database: runtime.database, signIn: signIn, codes: codes, hasher: hasher, mail: mail, runtime: runtime)
        routes =
            SessionRoutes(
                database: runtime.database, signIn: signIn, codes: codes,
                refreshing: Refreshing(database: runtime.database, tokens: tokens, logger: runtime.logger), care: care,
                demo: DemoSignIn(database: runtime.database, tokens: tokens, runtime: runtime)
            ).routes + AccountRoutes(care: care).routes + KeyRoutes(keys: keys).routes
        authenticator = AccountAuthenticator(keys: keys, database: runtime.database)
        mailer = try SMTPMailer(url: settings.smtpURL, from: settings.mailFrom)
        work = Deliveries(runtime: runtime, settings: settings, mailer: mailer).handlers
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .onboardingCompleted: try await UserStore.completeOnboarding(of: event.user, in: db)
        case .userRenamed:
            guard let version = event.facts?.version else { return }
            try await UserStore.rename(event.user, event.facts?.name, version: version, in: db)
        case .userCreated, .userDeleted, .profileChanged, .weightLogged, .entitlementChanged, .workoutCompleted, .streakReached, .callBooked,
            .callQuotaChanged:
            break
        }
    }

    public func stopping() async { mailer.close() }

    public func upkeep(now: Instant) async throws { try await keys.rotateIfDue(now: now) }

    /// Keeps ended things for a while, for the person's list of sessions and for clear errors, then drops them.
    public func tidy(now: Instant) async throws {
        try await database.write { db in
            try await SessionStore.purge(before: now - .days(30), in: db)
            try await ChallengeStore.purge(before: now - .days(1), in: db)
            try await BudgetStore.purge(before: now - .days(2), in: db)
            try await LinkTokenStore.purge(before: now - .days(30), in: db)
            try await LoginAttemptStore.purge(before: now - .days(2), in: db)
        }
    }
}
