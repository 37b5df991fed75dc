import AppTesting
import Contracts
import JSONCoding
import Pacts
import Platform
@testable import ServiceKit
import Storage
import Testing
@testable import TrainingService
import Wire

/// What training sends to other services and what it reads of their answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    private static let start = Instant(milliseconds: 1_772_427_600_000)
    private static let nowhere = "http://127.0.0.1:9"

    private func run(profile: String = nowhere, _ body: (AppUnderTest<TrainingService>) async throws -> Void) async throws {
        try await AppUnderTest<TrainingService>.run(
            settings: TrainingSettings(auth: AuthLink(url: Self.nowhere), profileURL: profile), clock: ManualClock(Self.start), body)
    }

    @Test func keysOfAuth() async throws {
        try await PactRecorder.record(consumer: "training", provider: "auth") { pact in
            try await run { training async throws in
                guard case .person(let person) = try await pact.expectKeys(training.app.runtime) else {
                    Issue.record("nobody")
                    return
                }
                #expect(person.userID == .example)
            }
        }
    }

    @Test func plansAndWorkoutsToCoaching() async throws {
        try await PactRecorder.record(consumer: "training", provider: "coaching") { pact in
            try await TrainingFixture.run(subscribers: ["coaching": pact.url]) { fixture async throws in
                func fact(_ description: String, _ type: EventType) throws -> PactExchange {
                    try PactExchange(
                        description, System.receiveEvent, reading: Nothing.self,
                        given: [ProviderState("a person", ["product": "fitcoach"])],
                        filling: [(.body("$.id"), "event"), (.body("$.user"), "user")], answer: .success(Nothing()),
                        when: { $0?["type"]?.string == type.rawValue })
                }
                let layla = try await fixture.somebody(.fitcoach)
                let plan = try await pact.expect(try fact("tells that somebody has a plan", .planGenerated)) {
                    try await layla.generate()
                }
                let weekday = try #require(plan.days.first?.weekday)
                try await pact.expect(try fact("tells that somebody finished a workout", .workoutCompleted)) {
                    try await layla.train(.number(1), weekday: weekday)
                }
            }
        }
    }

    @Test func peopleOfProfile() async throws {
        try await PactRecorder.record(consumer: "training", provider: "profile") { pact in
            try await run(profile: pact.url) { training async throws in
                let payload = TakeOver(user: .example)
                try await pact.expect(
                    PactExchange(
                        "asks for somebody who is gone", Profiles.facts, reading: TrainedPerson.self, given: [ProviderState("nobody")],
                        filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
                ) { try await training.perform(TrainingWork.takeOver, payload) }
                #expect(try await training.rows("SELECT 1 FROM people") == 0)
                let profile = Profile(
                    userId: .example, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                    onboardingCompleted: false, nextStep: .firstIntake, version: 1, updatedAt: .example)
                try await pact.expect(
                    PactExchange(
                        "asks what somebody's plans follow from", Profiles.facts, reading: TrainedPerson.self,
                        given: [ProviderState("a person", ["product": "fitcoach"])], filling: [(.path("id"), "user")],
                        answer: .success(PersonFacts(profile: profile, settings: .example, preferences: .example, devices: [])),
                        exactly: ["$.profile.product"])
                ) { try await training.perform(TrainingWork.takeOver, payload) }
                #expect(try await training.rows("SELECT 1 FROM people WHERE timezone = 'Asia/Riyadh'") == 1)
            }
        }
    }
}
