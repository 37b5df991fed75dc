import AppTesting
import Contracts
import JSONCoding
import Pacts
import Platform
@testable import ServiceKit
import Storage
import TasksDomain
@testable import TasksService
import Testing
import Wire

/// What tasks sends to other services and what it reads of their answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    private static let start = Instant(milliseconds: 1_772_427_600_000)
    private static let nowhere = "http://127.0.0.1:9"
    private static let onboarded = ProviderState("an onboarded person", ["product": "gtsd"])

    private func run(
        profile: String = nowhere, media: String? = nil, push: String = nowhere, _ body: (TasksApp) async throws -> Void
    ) async throws {
        let settings = TasksSettings(auth: AuthLink(url: Self.nowhere), profileURL: profile, mediaURL: media, push: PushLink(url: push))
        try await TasksApp.run(settings: settings, clock: ManualClock(Self.start), body)
    }

    private var facts: PersonFacts {
        var profile = Profile(
            userId: .example, product: .gtsd, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home,
            version: 3, updatedAt: .example)
        profile.name = PersonName(trusted: "Layla")
        profile.primaryGoal = .loseWeight
        profile.activityLevel = .moderatelyActive
        profile.mealsPerDay = MealsPerDay(trusted: 3)
        profile.calorieTarget = 1980
        profile.proteinTargetG = 160
        profile.waterTargetMl = 2800
        profile.weightKg = Kilograms(trusted: 8000)
        profile.targetWeightKg = Kilograms(trusted: 7000)
        return PersonFacts(profile: profile, settings: .example, preferences: .example, devices: [.example])
    }

    private func failure(_ body: () async throws -> Void) async -> String? {
        do {
            try await body()
            return nil
        } catch WorkFailure.permanent(let reason) { return "permanent: \(reason)" } catch WorkFailure.temporary { return "temporary" } catch
        {
            return "\((error as? APIError)?.code.rawValue ?? "\(error)")"
        }
    }

    @Test func keysOfAuth() async throws {
        try await PactRecorder.record(consumer: "tasks", provider: "auth") { pact in
            try await run { tasks async throws in
                guard case .person(let person) = try await pact.expectKeys(tasks.app.runtime) else {
                    Issue.record("nobody")
                    return
                }
                #expect(person.userID == .example)
            }
        }
    }

    @Test func photosOfMedia() async throws {
        try await PactRecorder.record(consumer: "tasks", provider: "media") { pact in
            try await run(media: pact.url) { tasks async throws in
                let photos = MediaPhotos(peers: tasks.app.runtime.peers, mediaURL: pact.url)
                let context = RequestContext(requestID: "test", language: nil, now: Self.start, run: nil, clientAddress: "127.0.0.1")
                let photo = MediaFacts(id: .example, ownerId: .example, isConfirmed: true, purpose: .progressPhoto)
                try await pact.expect(
                    PactExchange(
                        "asks whose a photo is", MediaFiles.facts, reading: EvidencePhoto.self,
                        given: [ProviderState("a photo", ["product": "gtsd"])],
                        filling: [(.path("id"), "photo")], answer: .success(photo), exactly: ["$.isConfirmed", "$.purpose"])
                ) { try await photos.check(.example, of: .example, context: context) }
                try await pact.expect(
                    PactExchange(
                        "asks whose a photo is that is nobody's", MediaFiles.facts, reading: EvidencePhoto.self,
                        given: [ProviderState("no file")],
                        filling: [(.path("id"), "photo")], answer: .refusal(APIError(.notFound)))
                ) {
                    let code = await failure { try await photos.check(.example, of: .example, context: context) }
                    #expect(code == "not_found")
                }
            }
        }
    }

    @Test func peopleOfProfile() async throws {
        try await PactRecorder.record(consumer: "tasks", provider: "profile") { pact in
            try await run(profile: pact.url) { tasks async throws in
                let payload = TakeOver(user: .example)
                let people = { @Sendable in
                    try await tasks.database.read { db in
                        try await db.query("SELECT timezone, calorie_target FROM people").map {
                            "\(try $0.get(0, as: String.self)) \(try $0.get(1, as: Int64?.self) ?? 0)"
                        }
                    }
                }
                try await pact.expect(
                    PactExchange(
                        "asks for somebody who is gone", Profiles.facts, reading: PlannedPerson.self, given: [ProviderState("nobody")],
                        filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
                ) { try await tasks.perform(TasksWork.takeOver, payload) }
                #expect(try await people().isEmpty)
                var early = facts.profile
                early.onboardingCompleted = false
                (early.name, early.calorieTarget, early.version) = (nil, nil, 1)
                (early.primaryGoal, early.activityLevel, early.mealsPerDay, early.proteinTargetG, early.waterTargetMl) = (
                    nil, nil, nil, nil, nil
                )
                (early.weightKg, early.targetWeightKg) = (nil, nil)
                try await pact.expect(
                    PactExchange(
                        "asks for somebody who has not answered yet", Profiles.facts, reading: PlannedPerson.self,
                        given: [ProviderState("a person", ["product": "gtsd"])], filling: [(.path("id"), "user")],
                        answer: .success(PersonFacts(profile: early, settings: .example, preferences: .example, devices: [])),
                        exactly: ["$.profile.product", "$.profile.onboardingCompleted"])
                ) { try await tasks.perform(TasksWork.takeOver, payload) }
                #expect(try await people() == ["Asia/Riyadh 0"])
                try await pact.expect(
                    PactExchange(
                        "asks what somebody's days follow from", Profiles.facts, reading: PlannedPerson.self, given: [Self.onboarded],
                        filling: [(.path("id"), "user")], answer: .success(facts),
                        exactly: ["$.profile.product", "$.profile.onboardingCompleted"])
                ) { try await tasks.perform(TasksWork.takeOver, payload) }
                #expect(try await people() == ["Asia/Riyadh 1980"])
                let address = NotificationAddress(user: .example, notification: .example)
                try await pact.expect(
                    PactExchange(
                        "asks for somebody's devices", Profiles.facts, reading: PushRecipient.self,
                        given: [ProviderState("an onboarded person", ["product": "gtsd", "device": true])],
                        filling: [(.path("id"), "user")],
                        answer: .success(facts), exactly: ["$.settings.pushEnabled"])
                ) { try await tasks.perform(TasksWork.push, address) }
                try await recordWeights(pact, tasks)
            }
            try await pushToBrowsers(pact)
        }
    }

    private func recordWeights(_ pact: PactRecording, _ tasks: TasksApp) async throws {
        func weight(_ year: Int64, _ month: Int64, _ day: Int64) -> WeightRecord {
            WeightRecord(user: .example, weight: 7950, date: LocalDate(year: year, month: month, day: day) ?? .example)
        }
        let entry = WeightEntry(
            id: .example, date: LocalDate(year: 2026, month: 3, day: 2) ?? .example, weightKg: Kilograms(trusted: 7950), enteredUnit: .kg,
            note: nil,
            createdAt: .example)
        try await pact.expect(
            PactExchange(
                "logs a weight", Profiles.recordWeight, reading: Nothing.self, given: [Self.onboarded], filling: [(.path("id"), "user")],
                answer: .success(entry))
        ) { try await tasks.perform(TasksWork.recordWeight, weight(2026, 3, 2)) }
        try await pact.expect(
            PactExchange(
                "logs a weight of a day that has not begun", Profiles.recordWeight, reading: Nothing.self, given: [Self.onboarded],
                filling: [(.path("id"), "user")], answer: .refusal(APIError(.validationFailed)), when: { $0?["date"] != nil }),
            PactExchange(
                "logs a weight of whatever day it is", Profiles.recordWeight, reading: Nothing.self, given: [Self.onboarded],
                filling: [(.path("id"), "user")], answer: .success(entry), when: { $0?["date"] == nil })
        ) { try await tasks.perform(TasksWork.recordWeight, weight(2999, 12, 31)) }
        try await pact.expect(
            PactExchange(
                "logs a weight of somebody who is gone", Profiles.recordWeight, reading: Nothing.self, given: [ProviderState("nobody")],
                filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
        ) { try await tasks.perform(TasksWork.recordWeight, weight(2026, 3, 2)) }
        try await pact.expect(
            PactExchange(
                "takes a weight back whose evidence is gone", Profiles.withdrawWeight, reading: Nothing.self, given: [Self.onboarded],
                filling: [(.path("id"), "user")], answer: .success(Nothing()))
        ) {
            var gone = weight(2026, 3, 2)
            gone.evidence = .example
            try await tasks.perform(TasksWork.recordWeight, gone)
        }
    }

    private func pushToBrowsers(_ pact: PactRecording) async throws {
        let browser = Device(id: .example, token: .example, platform: .web, createdAt: .example, isWebPush: true)
        let facts = PersonFacts(profile: self.facts.profile, settings: .example, preferences: .example, devices: [browser])
        try await run(profile: pact.url) { tasks async throws in
            try await tasks.database.write { db in
                try await PersonStore.insert(.example, product: .gtsd, freezes: 0, now: Self.start, in: db)
                _ = try await NotificationStore.insert(
                    .badge(.dayOneDone), on: .example, id: .example, of: .example, now: Self.start, in: db)
            }
            let address = NotificationAddress(user: .example, notification: .example, device: .example)
            let state = ProviderState("a browser", ["product": "gtsd"])
            try await pact.expect(
                PactExchange(
                    "asks for somebody's browser", Profiles.facts, reading: PushRecipient.self, given: [state],
                    filling: [(.path("id"), "user")], answer: .success(facts),
                    exactly: ["$.settings.pushEnabled", "$.devices[0].isWebPush"]),
                PactExchange(
                    "pushes to a browser", Profiles.pushToBrowser, reading: Nothing.self, given: [state],
                    filling: [(.path("id"), "user"), (.path("device"), "device"), (.body("$.id"), "message")], answer: .success(Nothing()))
            ) { try await tasks.perform(TasksWork.pushOne, address) }
        }
    }

    @Test func pushesToTheGateway() async throws {
        try await PactRecorder.record(consumer: "tasks", provider: "sandbox") { pact in
            try await TasksFixture.run(configure: { $0.push.url = pact.url }) { fixture async throws in
                let layla = try await fixture.somebody()
                let id = NotificationID.example
                var facts = self.facts.profile
                facts.userId = layla.id
                // A device of its own for the refusal: verified beside others, a disturbance meets whoever sends to its device first.
                let gone = Device(
                    id: DeviceID(trusted: "01960f3e-7b6a-7c3e-9d2a-000000000001"),
                    token: PushToken(trusted: String(repeating: "a0", count: 32)), platform: .ios, createdAt: facts.updatedAt)
                fixture.tell(facts, devices: [.example, gone])
                try await fixture.tasks.database.write { db in
                    try await PersonStore.insert(layla.id, product: .gtsd, freezes: 0, now: fixture.now, in: db)
                    let isNew = try await NotificationStore.insert(
                        .badge(.dayOneDone), on: .example, id: id, of: layla.id, now: fixture.now, in: db)
                    #expect(isNew)
                }
                let address = NotificationAddress(user: layla.id, notification: id, device: .example)
                let goneAddress = NotificationAddress(user: layla.id, notification: id, device: gone.id)
                try await pact.expect(
                    PactExchange(
                        "sends a notification", Sandbox.sendPush, reading: Nothing.self, given: [ProviderState("a number")],
                        filling: [(.body("$.id"), "message")], answer: .success(.example))
                ) { try await fixture.tasks.perform(TasksWork.pushOne, address) }
                try await pact.expect(
                    PactExchange(
                        "sends a notification to a device that is gone", Sandbox.sendPush, reading: Nothing.self,
                        given: [
                            ProviderState("a disturbance", ["channel": "push", "mode": "refuse", "to": .string(gone.token.text)]),
                            ProviderState("a number"),
                        ], filling: [(.body("$.id"), "message")], answer: .refusal(APIError(.notFound)))
                ) {
                    let end = await failure { try await fixture.tasks.perform(TasksWork.pushOne, goneAddress) }
                    #expect(end == "permanent: refused: not_found")
                }
            }
        }
    }

    @Test func aPlanNeedsAWholeProfile() throws {
        var profile = PlannedPerson.Profile.example
        profile.primaryGoal = .gainMuscle
        profile.activityLevel = .veryActive
        profile.mealsPerDay = .example
        profile.calorieTarget = 2500
        profile.proteinTargetG = 150
        profile.waterTargetMl = 2900
        profile.weightKg = .example
        let input = try #require(PlanInput(profile))
        #expect(
            input
                == PlanInput(
                    goal: .gainMuscle, activity: .veryActive, mealsPerDay: .example, calories: 2500, protein: 150, water: 2900,
                    weight: .example))
        let holes: [(inout PlannedPerson.Profile) -> Void] = [
            { $0.primaryGoal = nil }, { $0.activityLevel = nil }, { $0.mealsPerDay = nil }, { $0.calorieTarget = nil },
            { $0.proteinTargetG = nil }, { $0.waterTargetMl = nil }, { $0.weightKg = nil },
        ]
        for hole in holes {
            var broken = profile
            hole(&broken)
            #expect(PlanInput(broken) == nil)
        }
    }
}
