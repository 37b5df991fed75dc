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

/// Somebody signed in, with a client that speaks for them.
struct Somebody: Sendable {
    let account: Account
    let token: OpaqueToken
    let client: AppClient
    var id: UserID { account.id }
}

/// A tasks app with an auth service that makes real tokens, a profile service that says what the test wants, and a push gateway.
struct TasksFixture: Sendable {
    let tasks: TasksApp
    let auth: AppUnderTest<AuthStandIn>
    let profile: AppUnderTest<ProfileStandIn>
    let sandbox: AppUnderTest<SandboxService>

    var client: AppClient { tasks.client }
    var now: Instant { tasks.clock.now() }

    /// - Parameter start: the time on every clock; Monday 2026-03-02 05:00 UTC when left out.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true,
        start: Instant = Instant(milliseconds: 1_772_427_600_000), configure: (inout TaskSettings) -> Void = { _ in },
        _ body: (TasksFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket) { sandbox in
            try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, clock: clock) { auth in
                try await AppUnderTest<ProfileStandIn>.run(settings: Nothing(), transport: .socket, clock: clock) { profile in
                    func url(_ port: Int?) -> String { "http://127.0.0.1:\(port ?? 0)" }
                    var settings = TaskSettings(
                        auth: AuthLink(url: url(auth.port)), profileURL: url(profile.port), pushURL: url(sandbox.port))
                    configure(&settings)
                    let configured = settings
                    try await TasksApp.run(settings: configured, engine: engine, transport: transport, testHooks: testHooks, clock: clock) { tasks in
                        try await body(TasksFixture(tasks: tasks, auth: auth, profile: profile, sandbox: sandbox))
                    }
                }
            }
        }
    }

    /// Makes an account whose profile is complete, and signs it in. Access tokens here live for 400 days.
    func somebody(_ configure: (inout Profile) -> Void = { _ in }, isOnboarded: Bool = true, demo: Bool = false) async throws -> Somebody {
        let (account, token) = auth.app.service.signIn(.gtsd, demo: demo, now: now, lifetime: .days(400))
        var profile = Profile(
            userId: account.id, product: .gtsd, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: isOnboarded,
            nextStep: isOnboarded ? .home : .onboarding, version: 1, updatedAt: now)
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
        return Somebody(account: account, token: token, client: client.bearing(token))
    }

    /// What the profile service says of somebody from now on.
    func tell(
        _ profile: Profile, pushEnabled: Bool = true, reminderTime: LocalTime = .example, language: TextLanguage = .en, devices: [Device] = []
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

    /// Another session of the same person.
    func again(_ somebody: Somebody) -> Somebody {
        let token = auth.app.service.token(for: somebody.account, now: now, lifetime: .days(400))
        return Somebody(account: somebody.account, token: token, client: client.bearing(token))
    }

    /// Tells the app a fact as another service would.
    @discardableResult
    func tell(_ type: EventType, about somebody: Somebody, facts: EventFacts? = nil, id: EventID? = nil) async throws -> Answer {
        let token = tasks.app.runtime.keys.tokens.issue("profile", now: now)
        return try await client.with("Authorization", "Bearer " + token).answer(
            System.receiveEvent,
            Event(
                id: id ?? EventID(trusted: tasks.app.runtime.ids.next()), type: type, at: now, user: somebody.id, product: .gtsd, run: nil,
                facts: facts))
    }

    func rows(_ sql: SQL) async throws -> Int {
        try await tasks.database.read { db in try await db.query(sql).count }
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

/// Waits until `condition` holds.
func eventually(_ what: Comment, within limit: Duration = .seconds(20), _ condition: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + limit
    while !(try await condition()) {
        guard ContinuousClock.now < deadline else {
            Issue.record("never: \(what)")
            return
        }
        try await Task.sleep(for: .milliseconds(3))
    }
}
