import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileService
import SandboxService
import Security
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

typealias ProfileApp = AppUnderTest<ProfileService>

/// Somebody signed in, with a client that speaks for them.
struct Somebody: Sendable {
    let account: Account
    let token: OpaqueToken
    let client: AppClient
    var id: UserID { account.id }
}

/// A profile app with an auth service beside it that makes real tokens, and a sandbox that takes its mail.
struct ProfileFixture: Sendable {
    let profile: ProfileApp
    let auth: AppUnderTest<AuthStandIn>
    let sandbox: AppUnderTest<SandboxService>

    var client: AppClient { profile.client }
    var now: Instant { profile.clock.now() }

    /// - Parameter start: the time on every clock; 2026-03-01 08:00 UTC when left out.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true,
        start: Instant = Instant(milliseconds: 1_772_352_000_000), configure: (inout ProfileSettings) -> Void = { _ in },
        _ body: (ProfileFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket) { sandbox in
            try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, clock: clock) { auth in
                let authURL = "http://127.0.0.1:\(auth.port ?? 0)"
                var settings = ProfileSettings(
                    auth: AuthLink(url: authURL), smtpURL: Secret("smtp://127.0.0.1:\(sandbox.app.service.smtpPort ?? 0)"))
                configure(&settings)
                let configured = settings
                try await ProfileApp.run(
                    settings: configured, engine: engine, transport: transport, testHooks: testHooks, subscribers: ["auth": authURL],
                    clock: clock
                ) { profile in
                    try await body(ProfileFixture(profile: profile, auth: auth, sandbox: sandbox))
                }
            }
        }
    }

    /// Makes an account and signs it in.
    func somebody(
        _ product: Product = .gtsd, name: String? = "Layla", role: Role = .user, demo: Bool = false, tier: Tier? = nil
    ) async throws -> Somebody {
        let (account, token) = auth.app.service.signIn(product, name: name, role: role, demo: demo, now: now)
        let somebody = Somebody(account: account, token: token, client: client.bearing(token))
        if let tier { try await setTier(tier, of: somebody) }
        return somebody
    }

    /// Another session of the same person.
    func again(_ somebody: Somebody) -> Somebody {
        let token = auth.app.service.token(for: somebody.account, now: now)
        return Somebody(account: somebody.account, token: token, client: client.bearing(token))
    }

    /// Tells the app a fact as another service would.
    @discardableResult
    func tell(_ type: EventType, about somebody: Somebody, facts: EventFacts? = nil, id: EventID? = nil) async throws -> Answer {
        let token = profile.app.runtime.keys.tokens.issue("store", now: now)
        return try await client.with("Authorization", "Bearer " + token).answer(
            System.receiveEvent,
            Event(
                id: id ?? EventID(trusted: profile.app.runtime.ids.next()), type: type, at: now, user: somebody.id,
                product: somebody.account.product, run: nil, facts: facts))
    }

    func setTier(_ tier: Tier, of somebody: Somebody, version: Int64? = nil) async throws {
        try await tell(
            .entitlementChanged, about: somebody, facts: EventFacts(tier: tier, version: version ?? Int64(profile.clock.now().milliseconds)))
    }

    func rows(_ sql: SQL) async throws -> Int {
        try await profile.database.read { db in try await db.query(sql).count }
    }
}

/// Runs `work` `count` times at once, all let go together.
func parallel<T: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) async throws -> T) async throws -> [T] {
    try await withThrowingTaskGroup(of: (Int, T).self) { group in
        for index in 0..<count { group.addTask { (index, try await work(index)) } }
        var results: [(Int, T)] = []
        for try await result in group { results.append(result) }
        return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension OnboardingAnswers {
    /// Complete answers of somebody of 30 who weighs 80 kg and wants 75: at the fixture's start.
    static var complete: OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = LocalDate(year: 1996, month: 2, day: 28)
        answers.gender = .male
        answers.primaryGoal = .loseWeight
        answers.targetWeightKg = Kilograms(trusted: 7500)
        answers.targetDate = LocalDate(year: 2026, month: 12, day: 1)
        answers.weightKg = Kilograms(trusted: 8000)
        answers.heightCm = Centimetres(trusted: 18_000)
        answers.activityLevel = .moderatelyActive
        answers.mealsPerDay = MealsPerDay(trusted: 4)
        return answers
    }
}
