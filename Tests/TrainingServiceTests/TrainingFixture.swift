import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import TrainingService
import Wire

/// A training app with an auth service that makes real tokens and a profile service that says what the test wants.
struct TrainingFixture: PeopleFixture {
    let app: AppUnderTest<TrainingService>
    let auth: AppUnderTest<AuthStandIn>
    let profile: AppUnderTest<ProfileStandIn>

    /// - Parameter start: the time on every clock; Monday 2026-03-02 05:00 UTC when left out.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, start: Instant = Instant(milliseconds: 1_772_427_600_000),
        subscribers: [String: String] = [:], configure: (inout TrainingSettings) -> Void = { _ in },
        _ body: (TrainingFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            try await AppUnderTest<ProfileStandIn>.beside(clock) { profile in
                var settings = TrainingSettings(auth: AuthLink(url: auth.url), profileURL: profile.url)
                settings.library = .read(try FixtureShelf.read().library)
                configure(&settings)
                try await AppUnderTest<TrainingService>.run(
                    settings: settings, engine: engine, transport: transport,
                    subscribers: subscribers.merging(["auth": auth.url]) { mine, _ in mine }, clock: clock
                ) { app in
                    try await body(TrainingFixture(app: app, auth: auth, profile: profile))
                }
            }
        }
    }

    /// Makes an account with a profile, and signs it in.
    func somebody(
        _ product: Product = .ironlift, role: Role = .user, _ configure: (inout Profile) -> Void = { _ in }
    ) async throws -> Somebody {
        let somebody = signIn(product, role: role)
        var profile = Profile(
            userId: somebody.id, product: product, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: now)
        if product == .fitcoach {
            profile.mainGoal = .muscleGain
            profile.workoutLocation = .gym
        }
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
}
