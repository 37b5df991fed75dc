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
import WebPush
import Wire

typealias ProfileApp = AppUnderTest<ProfileService>

/// A profile app with an auth service beside it that makes real tokens, and a sandbox that takes its mail.
struct ProfileFixture: PeopleFixture {
    let profile: ProfileApp
    let auth: AppUnderTest<AuthStandIn>
    let sandbox: AppUnderTest<SandboxService>

    var app: ProfileApp { profile }
    static var tokenLifetime: Duration { .minutes(15) }

    /// - Parameter start: the time on every clock; 2026-03-01 08:00 UTC when left out.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true,
        start: Instant = Instant(milliseconds: 1_772_352_000_000), configure: (inout ProfileSettings) -> Void = { _ in },
        _ body: (ProfileFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket, clock: clock) { sandbox in
            try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
                var settings = ProfileSettings(
                    auth: AuthLink(url: auth.url), smtpURL: Secret("smtp://127.0.0.1:\(sandbox.app.service.smtpPort ?? 0)"))
                settings.webPush = WebPushSettings(
                    sender: P256Key(scalar: [UInt8](repeating: 1, count: 32)).map { SenderIdentity(key: $0, contact: "mailto:a@example.com") },
                    services: try #require(PushServices(others: [sandbox.url])))
                configure(&settings)
                try await ProfileApp.run(
                    settings: settings, engine: engine, transport: transport, testHooks: testHooks, subscribers: ["auth": auth.url],
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
        let somebody = signIn(product, name: name, role: role, demo: demo)
        if let tier { try await setTier(tier, of: somebody) }
        return somebody
    }

    func setTier(_ tier: Tier, of somebody: Somebody, version: Int64? = nil) async throws {
        try await tell(
            .entitlementChanged, about: somebody, facts: EventFacts(tier: tier, version: version ?? Int64(profile.clock.now().milliseconds))
        )
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
