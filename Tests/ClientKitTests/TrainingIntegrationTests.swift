import AppTesting
@testable import ClientKit
import Contracts
import Platform
import ServiceKit
import TestSupport
import Testing
import TrainingDomain
import TrainingService
import Wire

/// Devices against the training service itself, over sockets.
@Suite(.serialized, .timeLimit(.minutes(2))) struct TrainingIntegrationTests {
    private struct Real: Sendable {
        let service: AppUnderTest<TrainingService>
        let wire: Wiretap
        let person: Somebody
        var clock: ManualClock { service.clock }

        static func run(_ body: (Real) async throws -> Void) async throws {
            let clock = ManualClock()
            try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
                try await AppUnderTest<ProfileStandIn>.beside(clock) { profiles in
                    let settings = TrainingSettings(auth: AuthLink(url: auth.url), profileURL: profiles.url)
                    try await AppUnderTest<TrainingService>.run(settings: settings, transport: .socket, clock: clock) { service in
                        let person = auth.somebody(.ironlift, lifetime: .days(30), on: service.client)
                        profiles.app.service.set(Self.facts(person.id, clock.now()))
                        let wire = Wiretap(service.app.runtime.http)
                        wire.point(at: service.port ?? 1)
                        try await body(Real(service: service, wire: wire, person: person))
                    }
                }
            }
        }

        private static func facts(_ user: UserID, _ now: Instant) -> PersonFacts {
            let profile = Profile(
                userId: user, product: .ironlift, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
                nextStep: .home, version: 1, updatedAt: now)
            return PersonFacts(
                profile: profile,
                settings: Settings(
                    theme: .system, units: .metric, language: .en, pushEnabled: true, reminderTime: .example, timezone: profile.timezone),
                preferences: Preferences(
                    language: .en, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true,
                    progressUpdates: true),
                devices: [])
        }

        func phone(_ directory: String) throws -> Phone { try Phone(self, directory) }
    }

    private struct Phone: Sendable {
        let engine: SyncEngine
        let runner: WorkoutRunner
        let cache: TrainingCache
        let user: UserID

        init(_ real: Real, _ directory: String) throws {
            user = real.person.id
            let store = MemoryTokenStore(), far = real.clock.now() + .days(20)
            store.saveSession(
                StoredSession(
                    accessToken: real.person.token, refreshToken: .example, refreshKey: "k", expiresAt: far, refreshAt: far,
                    isRemembered: true, user: real.person.account))
            cache = TrainingCache(directory: directory + "/cache", sealing: .test)
            let vault = TrainingVault(directory: directory + "/vault", sealing: .test), ids = IDSource(clock: real.clock)
            let session = try SessionManager.make(real.wire, store, cache: cache, clock: real.clock, address: Wiretap.authAddress)
            engine = SyncEngine(
                session: session, user: user, cache: cache, vault: vault, clock: real.clock, ids: ids, alarm: ManualAlarm())
            runner = WorkoutRunner(engine: engine, vault: vault, notices: NoticeLog(), clock: real.clock, ids: ids)
        }

        func sync() async {
            await engine.foreground()
            await engine.settled()
        }
    }

    @Test("What one phone did without a connection is on the other, also when answers get lost, and the service draws the same chart")
    func twoPhones() async throws {
        try await Real.run { real in
            try await withDirectory { directory in
                let (one, two) = (try real.phone(directory + "/one"), try real.phone(directory + "/two"))
                let ids = IDSource(clock: real.clock)
                real.wire.point(at: 1)
                let exercise = CustomExerciseID(trusted: ids.next())
                await one.engine.make(NewCustomExercise(id: exercise, name: ExerciseName(trusted: "Towel Row"), category: .back))
                let lifted = LiftedWeight(Hundredths(trusted: 60_00), .kg)
                let set = TemplateSet(weight: lifted, reps: Whole(trusted: 8))
                let template = TemplateID(trusted: ids.next())
                await one.engine.put(
                    template,
                    TemplateChange(
                        baseVersion: nil,
                        details: TemplateDetails(
                            name: WorkoutName(trusted: "Pull"),
                            exercises: [TemplateExercise(exerciseId: ExerciseID(trusted: exercise.text), sets: [set, set])])))
                for _ in 0..<3 {
                    try await one.runner.send(.start(try #require(one.cache.template(template, of: one.user)), names: [:]))
                    real.clock.advance(by: .minutes(40))
                    for logged in await one.runner.workout?.exercises.first?.sets ?? [] { try await one.runner.send(.toggle(logged.id)) }
                    try await one.runner.send(.finish)
                    real.clock.advance(by: .days(1))
                }
                let chart = ChartID(trusted: ids.next())
                let line = ChartDetails(exerciseId: ExerciseID(trusted: exercise.text), metric: .totalVolume, axis: .date)
                await one.engine.add(line, id: chart)
                await one.engine.settled()
                #expect(await one.engine.queue.outbox.operations.count == 6)

                real.wire.point(at: real.service.port ?? 1)
                real.wire.loseNextAnswer(of: "/training/sync")
                for _ in 0..<2 { await one.sync() }
                #expect(await one.engine.queue.outbox.unsent == 0)
                await two.sync()
                #expect(two.cache.exercises(of: two.user).map(\.details.name.text) == ["Towel Row"])
                #expect(two.cache.templates(of: two.user).map(\.details) == one.cache.templates(of: one.user).map(\.details))
                let history = two.cache.workouts(of: two.user)
                #expect(history.count == 3)
                #expect(history.map(\.details) == one.cache.workouts(of: one.user).map(\.details))
                #expect(history.map(\.totals.volumeKg) == [960, 960, 960])

                let series = try await real.person.client.call(Training.series, SeriesQuery(id: chart), Nothing())
                let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: "Asia/Riyadh")))
                let past = history.map { PastWorkout(id: $0.id, details: $0.details) }
                let model = ChartModel(line, history: past) { zone.localDate(at: $0) }
                #expect(model.points == series.items)
            }
        }
    }

    @Test("Two phones change one template: the later is told and shown the other's; what one deletes is gone from both")
    func conflict() async throws {
        try await Real.run { real in
            try await withDirectory { directory in
                let (one, two) = (try real.phone(directory + "/one"), try real.phone(directory + "/two"))
                let id = TemplateID(trusted: IDSource(clock: real.clock).next())
                func rename(_ phone: Phone, _ name: String) async throws {
                    var editor = phone.cache.template(id, of: phone.user).map { TemplateEditor($0) } ?? TemplateEditor(id: id)
                    _ = try editor.apply(.rename(name))
                    for case .put(let id, let change) in try editor.apply(.save) { await phone.engine.put(id, change) }
                    await phone.engine.settled()
                }
                try await rename(one, "First")
                await two.sync()
                try await rename(one, "From one")
                try await rename(two, "From two")
                let issue = try #require(await two.engine.queue.outbox.issues.first)
                #expect(issue.code == .versionConflict)
                #expect(two.cache.template(id, of: two.user)?.details.name.text == "From one")
                // Decided: theirs again, from what is there now.
                await two.engine.settle(issue.operation.id)
                try await rename(two, "From two")
                #expect(await two.engine.queue.outbox.unsent == 0)
                await one.engine.delete(id)
                await one.engine.settled()
                await two.sync()
                for phone in [one, two] { #expect(phone.cache.template(id, of: phone.user)?.details.name.text == nil, "\(phone.user)") }
            }
        }
    }

    @Test("A name that was taken meanwhile is told with a free one; what else was done is done")
    func nameTaken() async throws {
        try await Real.run { real in
            try await withDirectory { directory in
                let (one, two) = (try real.phone(directory + "/one"), try real.phone(directory + "/two"))
                await one.engine.make(NewCustomExercise(name: ExerciseName(trusted: "Dips"), category: .chest))
                await one.engine.settled()
                real.wire.point(at: 1)
                await two.engine.make(NewCustomExercise(name: ExerciseName(trusted: "dips"), category: .arms))
                await two.engine.make(NewCustomExercise(name: ExerciseName(trusted: "Ring Row"), category: .back))
                await two.engine.settled()
                real.wire.point(at: real.service.port ?? 1)
                await two.sync()
                let issue = try #require(await two.engine.queue.outbox.issues.first)
                #expect(issue.code == .exerciseNameTaken)
                #expect(issue.suggestedName?.text == "dips (2)")
                #expect(await two.engine.queue.outbox.operations.isEmpty)
                await one.sync()
                #expect(one.cache.exercises(of: one.user).map(\.details.name.text) == ["Dips", "Ring Row"])
                // Nobody has it but this phone, which drops it with the decision.
                #expect(two.cache.exercises(of: two.user).map(\.details.name.text) == ["Dips", "Ring Row", "dips"])
                await two.engine.settle(issue.operation.id)
                #expect(two.cache.exercises(of: two.user).map(\.details.name.text) == ["Dips", "Ring Row"])
            }
        }
    }

    @Test("A refused change of what is there is not shown any longer, and what was meant is kept for the decision")
    func refusedRename() async throws {
        try await Real.run { real in
            try await withDirectory { directory in
                let phone = try real.phone(directory)
                let row = CustomExerciseID(trusted: IDSource(clock: real.clock).next())
                await phone.engine.make(NewCustomExercise(name: ExerciseName(trusted: "Dips"), category: .chest))
                await phone.engine.make(NewCustomExercise(id: row, name: ExerciseName(trusted: "Ring Row"), category: .back))
                await phone.engine.settled()
                await phone.engine.put(row, CustomExerciseDetails(name: ExerciseName(trusted: "dips"), category: .back))
                await phone.engine.settled()
                let issue = try #require(await phone.engine.queue.outbox.issues.first)
                #expect(issue.code == .exerciseNameTaken && issue.operation.payload != nil)
                for _ in 0..<2 {
                    #expect(phone.cache.exercises(of: phone.user).map(\.details.name.text) == ["Dips", "Ring Row"])
                    await phone.engine.settle(issue.operation.id)
                }
            }
        }
    }
}
