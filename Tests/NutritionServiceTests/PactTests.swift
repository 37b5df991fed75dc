import AppTesting
import Contracts
import JSONCoding
import NutritionDomain
@testable import NutritionService
import Pacts
import Platform
@testable import ServiceKit
import Storage
import Testing
import Wire

/// What nutrition sends to other services and what it reads of their answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    private static let start = Instant(milliseconds: 1_772_427_600_000)
    private static let nowhere = "http://127.0.0.1:9"

    private func run(profile: String = nowhere, _ body: (AppUnderTest<NutritionService>) async throws -> Void) async throws {
        try await AppUnderTest<NutritionService>.run(
            settings: NutritionSettings(auth: AuthLink(url: Self.nowhere), profileURL: profile), clock: ManualClock(Self.start), body)
    }

    @Test func keysOfAuth() async throws {
        try await PactRecorder.record(consumer: "nutrition", provider: "auth") { pact in
            try await run { nutrition async throws in
                guard case .person(let person) = try await pact.expectKeys(nutrition.app.runtime) else {
                    Issue.record("nobody")
                    return
                }
                #expect(person.userID == .example)
            }
        }
    }

    @Test func peopleOfProfile() async throws {
        try await PactRecorder.record(consumer: "nutrition", provider: "profile") { pact in
            try await run(profile: pact.url) { nutrition async throws in
                let payload = TakeOver(user: .example)
                try await pact.expect(
                    PactExchange(
                        "asks for somebody who is gone", Profiles.facts, reading: FedPerson.self, given: [ProviderState("nobody")],
                        filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
                ) { try await nutrition.perform(NutritionWork.takeOver, payload) }
                #expect(try await nutrition.rows("SELECT 1 FROM people") == 0)
                let profile = Profile(
                    userId: .example, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                    onboardingCompleted: false, nextStep: .firstIntake, version: 1, updatedAt: .example)
                try await pact.expect(
                    PactExchange(
                        "asks what somebody's targets follow from", Profiles.facts, reading: FedPerson.self,
                        given: [ProviderState("a person", ["product": "fitcoach"])], filling: [(.path("id"), "user")],
                        answer: .success(PersonFacts(profile: profile, settings: .example, preferences: .example, devices: [])),
                        exactly: ["$.profile.product"])
                ) { try await nutrition.perform(NutritionWork.takeOver, payload) }
                #expect(try await nutrition.rows("SELECT 1 FROM people WHERE timezone = 'Asia/Riyadh'") == 1)
            }
        }
    }

    @Test func plansToCoaching() async throws {
        try await PactRecorder.record(consumer: "nutrition", provider: "coaching") { pact in
            try await NutritionFixture.planning(subscribers: ["coaching": pact.url]) { fixture async throws in
                let layla = try await fixture.somebody(.premium)
                try await pact.expect(
                    PactExchange(
                        "tells that somebody has a meal plan", System.receiveEvent, reading: Nothing.self,
                        given: [ProviderState("a person", ["product": "fitcoach"])],
                        filling: [(.body("$.id"), "event"), (.body("$.user"), "user")], answer: .success(Nothing()),
                        when: { $0?["type"]?.string == EventType.mealPlanGenerated.rawValue })
                ) { try await layla.generate() }
            }
        }
    }

    @Test func mealsToTasks() async throws {
        try await PactRecorder.record(consumer: "nutrition", provider: "tasks") { pact in
            try await NutritionFixture.run(subscribers: ["tasks": pact.url]) { fixture async throws in
                let layla = try await fixture.somebody(.gtsd)
                let exchange = try PactExchange(
                    "tells of the first lunch of a day", System.receiveEvent, reading: Nothing.self,
                    given: [ProviderState("an onboarded person", ["product": "gtsd"])],
                    filling: [(.body("$.id"), "event"), (.body("$.user"), "user")], answer: .success(Nothing()),
                    when: { $0?["type"]?.string == EventType.mealLogged.rawValue })
                try await pact.expect(exchange) { () async throws in
                    let lunch = NewFoodLog(
                        id: .example, category: .lunch,
                        manual: ManualFood(name: .example, nutrients: Nutrients(
                            kcal: NutrientAmount(trusted: 62_000), proteinG: NutrientAmount(trusted: 3000),
                            carbsG: NutrientAmount(trusted: 8000), fatG: NutrientAmount(trusted: 2000))))
                    #expect(try await layla.client.answer(FoodLogs.add, lunch).status == 201)
                }
            }
        }
    }
}
