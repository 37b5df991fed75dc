import AppTesting
@testable import ClientKit
import Contracts
import Platform
import SandboxService
import ServiceKit
import TasksService
import TestSupport
import Testing
import Wire

/// The tasks service itself, over sockets, with somebody whose plan has begun.
struct RealTasks: Sendable {
    static let date = LocalDate(year: 2026, month: 3, day: 2) ?? .example
    let person: Somebody
    let wire: Wiretap
    let port: Int
    let clock: ManualClock
    let directory: String

    static func run(_ body: (RealTasks) async throws -> Void) async throws {
        // Monday 2026-03-02, 08:00 in Riyadh.
        let clock = ManualClock(Instant(milliseconds: 1_772_427_600_000))
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket) { sandbox in
            try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
                try await AppUnderTest<ProfileStandIn>.beside(clock) { profiles in
                    let settings = TasksSettings(
                        auth: AuthLink(url: auth.url), profileURL: profiles.url, push: PushLink(url: sandbox.url))
                    try await AppUnderTest<TasksService>.run(settings: settings, transport: .socket, clock: clock) { service in
                        let person = auth.somebody(.gtsd, lifetime: .days(30), on: service.client)
                        profiles.app.service.set(facts(of: person, clock))
                        let wire = Wiretap(service.app.runtime.http)
                        let port = try #require(service.port)
                        wire.point(at: port)
                        try await withDirectory {
                            try await body(RealTasks(person: person, wire: wire, port: port, clock: clock, directory: $0))
                        }
                    }
                }
            }
        }
    }

    private static func facts(of person: Somebody, _ clock: ManualClock) -> PersonFacts {
        var profile = Profile(
            userId: person.id, product: .gtsd, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: clock.now())
        profile.name = PersonName(trusted: "Layla")
        profile.dateOfBirth = LocalDate(year: 1996, month: 2, day: 28)
        profile.gender = .female
        profile.primaryGoal = .loseWeight
        profile.weightKg = Hundredths(trusted: 8000)
        profile.targetWeightKg = Kilograms(trusted: 7000)
        profile.heightCm = Centimetres(trusted: 17_000)
        profile.activityLevel = .moderatelyActive
        profile.bmr = 1600
        profile.tdee = 2480
        profile.mealsPerDay = MealsPerDay(trusted: 3)
        profile.calorieTarget = 1980
        profile.proteinTargetG = 160
        profile.waterTargetMl = 2800
        return PersonFacts(
            profile: profile,
            settings: Settings(
                theme: .system, units: .metric, language: .en, pushEnabled: true, reminderTime: .example, timezone: profile.timezone),
            preferences: Preferences(
                language: .en, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true, progressUpdates: true),
            devices: [])
    }

    /// Whether there is a connection.
    func connect(_ isOnline: Bool) { wire.point(at: isOnline ? port : 1) }

    /// An app on a device, as it starts: what is on the disk is there, nothing else.
    func phone(_ name: String = "one") throws -> TaskPhone { try TaskPhone(self, directory + "/" + name) }
}

struct TaskPhone: Sendable {
    let engine: TaskEngine
    let session: SessionManager
    let cache: TaskCache

    init(_ real: RealTasks, _ directory: String) throws {
        let store = MemoryTokenStore(), far = real.clock.now() + .days(20)
        store.saveSession(
            StoredSession(
                accessToken: real.person.token, refreshToken: .example, refreshKey: "k", expiresAt: far, refreshAt: far, isRemembered: true,
                user: real.person.account))
        cache = TaskCache(directory: directory + "/cache", sealing: .test)
        let vault = TaskVault(directory: directory + "/vault", sealing: .test)
        session = try SessionManager.make(real.wire, store, cache: cache, clock: real.clock, address: Wiretap.authAddress)
        engine = TaskEngine(
            session: session, user: real.person.id, cache: cache, vault: vault, clock: real.clock, ids: IDSource(clock: real.clock),
            alarm: ManualAlarm())
    }

    /// Until nothing is unsent: a busy machine lets a call meet its deadline, and the line is kept for the next time.
    func sync() async {
        for _ in 0..<5 {
            await engine.foreground()
            await engine.settled()
            if await engine.queue.isEverythingSent { return }
        }
    }

    func task(_ type: TaskType, on date: LocalDate = RealTasks.date) async throws -> DailyTask {
        try #require(await engine.day(date)?.tasks.first { $0.task.taskType == type }?.task)
    }
}

extension EvidenceDetails {
    static func words(_ text: String) -> EvidenceDetails { EvidenceDetails(type: .textLog, text: EvidenceText(trusted: text)) }
}
