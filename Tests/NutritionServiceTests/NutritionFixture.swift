import AppTesting
import Contracts
import NutritionService
import Platform
import ServiceKit
import Storage
import TestSupport
import Wire

/// A nutrition app with an auth service that makes real tokens and a profile service that says what the test wants.
struct NutritionFixture: PeopleFixture {
    let app: AppUnderTest<NutritionService>
    let auth: AppUnderTest<AuthStandIn>
    let profile: AppUnderTest<ProfileStandIn>

    /// - Parameter start: the time on every clock; Monday 2026-03-02 05:00 UTC when left out, which is 08:00 in Riyadh.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, start: Instant = Instant(milliseconds: 1_772_427_600_000),
        subscribers: [String: String] = [:], configure: (inout NutritionSettings) -> Void = { _ in }, _ body: (NutritionFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            try await AppUnderTest<ProfileStandIn>.beside(clock) { profile in
                var settings = NutritionSettings(auth: AuthLink(url: auth.url), profileURL: profile.url)
                configure(&settings)
                try await AppUnderTest<NutritionService>.run(
                    settings: settings, engine: engine, transport: transport, subscribers: subscribers.merging(["auth": auth.url]) { mine, _ in mine }, clock: clock
                ) { app in
                    try await body(NutritionFixture(app: app, auth: auth, profile: profile))
                }
            }
        }
    }

    /// Makes an account with a profile, and signs it in.
    func somebody(
        _ product: Product = .fitcoach, role: Role = .user, _ configure: (inout Profile) -> Void = { _ in }
    ) async throws -> Somebody {
        let somebody = signIn(product, role: role)
        var profile = Profile(
            userId: somebody.id, product: product, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: now)
        profile.gender = .male
        if product == .fitcoach { profile.mainGoal = .generalFitness }
        configure(&profile)
        tell(profile)
        return somebody
    }

    /// What the profile service says of somebody from now on.
    func tell(_ profile: Profile, language: TextLanguage = .en) {
        self.profile.app.service.set(
            PersonFacts(
                profile: profile,
                settings: Settings(
                    theme: .system, units: .metric, language: language, pushEnabled: true, reminderTime: .example,
                    timezone: profile.timezone),
                preferences: Preferences(
                    language: language, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true,
                    progressUpdates: true),
                devices: []))
    }

    /// - Parameter version: above the last one's; the time when nothing is said.
    func setTier(_ tier: Tier, of somebody: Somebody, version: Int64? = nil) async throws {
        try await tell(.entitlementChanged, about: somebody, facts: EventFacts(tier: tier, version: version ?? now.milliseconds))
    }
}
