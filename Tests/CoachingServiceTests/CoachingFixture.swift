import AppTesting
import CoachingService
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Wire

/// A coaching app with an auth service that makes real tokens, a profile service that says what the test wants, and a media service.
struct CoachingFixture: PeopleFixture {
    let app: AppUnderTest<CoachingService>
    let auth: AppUnderTest<AuthStandIn>
    let profile: AppUnderTest<ProfileStandIn>

    /// - Parameter start: the time on every clock; Monday 2026-03-02 05:00 UTC when left out, which is 08:00 in Riyadh.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, start: Instant = Instant(milliseconds: 1_772_427_600_000),
        subscribers: [String: String] = [:], configure: (inout CoachingSettings) -> Void = { _ in },
        _ body: (CoachingFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            try await AppUnderTest<ProfileStandIn>.beside(clock) { profile in
                var settings = CoachingSettings(auth: AuthLink(url: auth.url), profileURL: profile.url, mediaURL: "http://127.0.0.1:9")
                configure(&settings)
                try await AppUnderTest<CoachingService>.run(
                    settings: settings, engine: engine, transport: transport,
                    subscribers: subscribers.merging(["auth": auth.url]) { mine, _ in mine }, clock: clock
                ) { app in
                    try await body(CoachingFixture(app: app, auth: auth, profile: profile))
                }
            }
        }
    }

    /// Makes an account of FitCoach+ with a profile, and signs it in.
    func somebody(role: Role = .user, name: String = "Layla", _ configure: (inout Profile) -> Void = { _ in }) async throws -> Somebody {
        let somebody = signIn(.fitcoach, name: name, role: role)
        var profile = Profile(
            userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: now)
        profile.name = try? PersonName(validating: name)
        profile.mainGoal = .generalFitness
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

    func setTier(_ tier: Tier, of somebody: Somebody) async throws {
        try await tell(.entitlementChanged, about: somebody, facts: EventFacts(tier: tier, version: now.milliseconds))
    }
}
