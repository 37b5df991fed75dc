import AppTesting
import CoachingService
import Contracts
import Platform
import SandboxService
import Security
import ServiceKit
import Storage
import TestSupport
import Wire

/// A coaching app with an auth service that makes real tokens, a profile service that says what the test wants, and
/// a gateway that takes pushes and mails.
struct CoachingFixture: PeopleFixture {
    let app: AppUnderTest<CoachingService>
    let auth: AppUnderTest<AuthStandIn>
    let profile: AppUnderTest<ProfileStandIn>
    let sandbox: AppUnderTest<SandboxService>

    /// - Parameter start: the time on every clock; Monday 2026-03-02 05:00 UTC when left out, which is 08:00 in Riyadh.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, start: Instant = Instant(milliseconds: 1_772_427_600_000),
        subscribers: [String: String] = [:], events: Secret? = nil, configure: (inout CoachingSettings) -> Void = { _ in },
        _ body: (CoachingFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket, clock: clock) { sandbox in
            try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
                try await AppUnderTest<ProfileStandIn>.beside(clock) { profile in
                    var settings = CoachingSettings(
                        auth: AuthLink(url: auth.url), profileURL: profile.url, mediaURL: "http://127.0.0.1:9",
                        push: PushLink(url: sandbox.url),
                        smtpURL: Secret("smtp://127.0.0.1:\(sandbox.app.service.smtpPort ?? 0)"))
                    configure(&settings)
                    try await AppUnderTest<CoachingService>.run(
                        settings: settings, engine: engine, transport: transport,
                        subscribers: subscribers.merging(["auth": auth.url]) { mine, _ in mine }, clock: clock,
                        configure: { $0.eventsURL = events }
                    ) { app in
                        try await body(CoachingFixture(app: app, auth: auth, profile: profile, sandbox: sandbox))
                    }
                }
            }
        }
    }

    /// Makes an account of FitCoach+ with a profile, and signs it in.
    func somebody(
        role: Role = .user, name: String = "Layla", demo: Bool = false, _ configure: (inout Profile) -> Void = { _ in }
    ) async throws -> Somebody {
        let somebody = signIn(.fitcoach, name: name, role: role, demo: demo)
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
    /// - Parameters:
    ///   - isTold: whether they want notifications of messages.
    ///   - devices: the tokens of their devices.
    func tell(_ profile: Profile, language: TextLanguage = .en, isTold: Bool = true, devices: [String] = []) {
        self.profile.app.service.set(
            PersonFacts(
                profile: profile,
                settings: Settings(
                    theme: .system, units: .metric, language: language, pushEnabled: true, reminderTime: .example,
                    timezone: profile.timezone),
                preferences: Preferences(
                    language: language, theme: .system, units: .metric, workoutReminders: true, messageNotifications: isTold,
                    progressUpdates: true),
                devices: devices.enumerated().map { index, token in
                    Device(
                        id: .numbered(index), token: PushToken(trusted: token), platform: .ios, createdAt: profile.updatedAt)
                }))
    }

    /// What the profile service says of somebody of Riyadh from now on.
    func tell(_ somebody: Somebody, name: String = "Layla", language: TextLanguage = .en, isTold: Bool = true, devices: [String]) {
        var profile = Profile(
            userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: now)
        profile.name = PersonName(trusted: name)
        tell(profile, language: language, isTold: isTold, devices: devices)
    }

    /// What a device was pushed, the oldest first.
    func pushed(_ token: String) async throws -> [RecordedMessage] {
        try await sandbox.client.call(Sandbox.messages, MessageFilter(to: ShortText(trusted: token), channel: .push), Nothing())
            .items.reversed()
    }

    func mails(to address: String) async throws -> [RecordedMessage] {
        try await sandbox.client.call(Sandbox.messages, MessageFilter(to: ShortText(trusted: address), channel: .mail), Nothing())
            .items.reversed()
    }

    /// Waits until nothing that is due is left to do.
    func settle() async throws {
        try await eventually("everything due is done") {
            try await app.rows("SELECT 1 FROM work WHERE is_dead = 0 AND due_at <= \(now)") == 0
        }
    }

    func setTier(_ tier: Tier, of somebody: Somebody) async throws {
        try await tell(.entitlementChanged, about: somebody, facts: EventFacts(tier: tier, version: now.milliseconds))
    }
}

extension DeviceID {
    static func numbered(_ number: Int) -> DeviceID { DeviceID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000000\(number)") }
}
