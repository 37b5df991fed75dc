import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import SandboxService
import Security
import ServiceKit
import Storage
import TasksService
import TestSupport
import Testing
import Wire

typealias TasksApp = AppUnderTest<TasksService>

/// A tasks app with an auth service that makes real tokens, a profile service that says what the test wants, and a push gateway.
struct TasksFixture: PeopleFixture {
    let tasks: TasksApp
    let auth: AppUnderTest<AuthStandIn>
    let profile: AppUnderTest<ProfileStandIn>
    let sandbox: AppUnderTest<SandboxService>

    var app: TasksApp { tasks }

    /// - Parameter start: the time on every clock; Monday 2026-03-02 05:00 UTC when left out.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true,
        start: Instant = Instant(milliseconds: 1_772_427_600_000), configure: (inout TasksSettings) -> Void = { _ in },
        _ body: (TasksFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket) { sandbox in
            try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
                try await AppUnderTest<ProfileStandIn>.beside(clock) { profile in
                    var settings = TasksSettings(
                        auth: AuthLink(url: auth.url), profileURL: profile.url, push: PushLink(url: sandbox.url))
                    configure(&settings)
                    try await TasksApp.run(
                        settings: settings, engine: engine, transport: transport, testHooks: testHooks, clock: clock
                    ) { tasks in
                        try await body(TasksFixture(tasks: tasks, auth: auth, profile: profile, sandbox: sandbox))
                    }
                }
            }
        }
    }

    /// Makes an account whose profile is complete, and signs it in.
    func somebody(_ configure: (inout Profile) -> Void = { _ in }, isOnboarded: Bool = true, demo: Bool = false) async throws -> Somebody {
        let somebody = signIn(.gtsd, demo: demo)
        var profile = Profile(
            userId: somebody.id, product: .gtsd, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
            onboardingCompleted: isOnboarded, nextStep: isOnboarded ? .home : .onboarding, version: 1, updatedAt: now)
        profile.name = PersonName(trusted: "Layla")
        if isOnboarded {
            profile.dateOfBirth = LocalDate(year: 1996, month: 2, day: 28)
            profile.gender = .female
            profile.primaryGoal = .loseWeight
            profile.weightKg = Hundredths(trusted: 8000)
            profile.targetWeightKg = Kilograms(trusted: 7000)
            profile.heightCm = Centimetres(trusted: 17_000)
            profile.activityLevel = .moderatelyActive
            profile.mealsPerDay = MealsPerDay(trusted: 3)
            profile.bmr = 1600
            profile.tdee = 2480
            profile.calorieTarget = 1980
            profile.proteinTargetG = 160
            profile.waterTargetMl = 2800
        }
        configure(&profile)
        tell(profile)
        return somebody
    }

    /// What the profile service says of somebody from now on.
    func tell(
        _ profile: Profile, pushEnabled: Bool = true, reminderTime: LocalTime = .example, language: TextLanguage = .en,
        devices: [Device] = []
    ) {
        self.profile.app.service.set(
            PersonFacts(
                profile: profile,
                settings: Settings(
                    theme: .system, units: .metric, language: language, pushEnabled: pushEnabled, reminderTime: reminderTime,
                    timezone: profile.timezone),
                preferences: Preferences(
                    language: language, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true,
                    progressUpdates: true),
                devices: devices))
    }
}
