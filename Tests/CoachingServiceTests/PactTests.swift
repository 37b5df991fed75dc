import AppTesting
import CoachingDomain
import Contracts
import JSONCoding
import Pacts
import Platform
import Storage
import Testing
import Wire

@testable import CoachingService
@testable import ServiceKit

/// What coaching sends to other services and what it reads of their answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    private static let start = Instant(milliseconds: 1_772_427_600_000)
    private static let nowhere = "http://127.0.0.1:9"

    private func run(
        profile: String = nowhere, media: String = nowhere, _ body: (AppUnderTest<CoachingService>) async throws -> Void
    ) async throws {
        let settings = CoachingSettings(
            auth: AuthLink(url: Self.nowhere), profileURL: profile, mediaURL: media, push: PushLink(url: Self.nowhere),
            smtpURL: Secret("smtp://127.0.0.1:9"))
        try await AppUnderTest<CoachingService>.run(settings: settings, clock: ManualClock(Self.start), body)
    }

    @Test func keysOfAuth() async throws {
        try await PactRecorder.record(consumer: "coaching", provider: "auth") { pact in
            try await run { coaching async throws in
                guard case .person(let person) = try await pact.expectKeys(coaching.app.runtime) else {
                    Issue.record("nobody")
                    return
                }
                #expect(person.userID == .example)
            }
        }
    }

    @Test func peopleOfProfile() async throws {
        try await PactRecorder.record(consumer: "coaching", provider: "profile") { pact in
            try await run(profile: pact.url) { coaching async throws in
                let payload = TakeOver(user: .example)
                try await pact.expect(
                    PactExchange(
                        "asks for somebody who is gone", Profiles.facts, reading: CoachedPerson.self, given: [ProviderState("nobody")],
                        filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
                ) { try await coaching.perform(CoachingWork.takeOver, payload) }
                #expect(try await coaching.rows("SELECT 1 FROM people") == 0)
                let profile = Profile(
                    userId: .example, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                    onboardingCompleted: false, nextStep: .firstIntake, version: 1, updatedAt: .example)
                try await pact.expect(
                    PactExchange(
                        "asks what coaches see of somebody", Profiles.facts, reading: CoachedPerson.self,
                        given: [ProviderState("a person", ["product": "fitcoach"])], filling: [(.path("id"), "user")],
                        answer: .success(PersonFacts(profile: profile, settings: .example, preferences: .example, devices: [])),
                        exactly: ["$.profile.product"])
                ) { try await coaching.perform(CoachingWork.takeOver, payload) }
                #expect(try await coaching.rows("SELECT 1 FROM people WHERE timezone = 'Asia/Riyadh'") == 1)
                let push = CoachingPush(id: .example, user: .example, news: .changeRefused, client: .example)
                try await pact.expect(
                    PactExchange(
                        "asks for somebody's devices", Profiles.facts, reading: PushRecipient.self,
                        given: [ProviderState("an onboarded person", ["product": "fitcoach", "device": true])],
                        filling: [(.path("id"), "user")],
                        answer: .success(
                            PersonFacts(profile: profile, settings: .example, preferences: .example, devices: [.example])))
                ) { try await coaching.perform(CoachingWork.push, push) }
            }
            try await pushToBrowsers(pact)
            try await CallScene.run(tier: .premium, subscribers: ["profile": pact.url]) { scene async throws in
                let call = try await booked(scene, pact)
                let other = try await booked(scene, pact, "tells of another booked call", in: 50)
                try await pact.expect(try fact("tells that a call came back while another is coming", .callQuotaChanged)) {
                    () async throws in
                    _ = try await scene.cancel(other)
                }
                try await pact.expect(try fact("tells of a cancelled call", .callCancelled)) { () async throws in
                    _ = try await scene.cancel(call)
                }
            }
        }
    }

    @Test(arguments: ["training"]) func coachesAndCallsToSubscribers(_ subscriber: String) async throws {
        try await PactRecorder.record(consumer: "coaching", provider: subscriber) { pact in
            try await CoachingFixture.run(subscribers: [subscriber: pact.url]) { fixture async throws in
                _ = try await fixture.workingCoach(capacity: 1)
                try await pact.expect(try fact("tells who somebody's coach is", .coachAssigned)) { () async throws in
                    let layla = try await fixture.somebody()
                    _ = try await layla.client.call(CoachingThreads.quota)
                }
            }
            try await CallScene.run(subscribers: [subscriber: pact.url]) { scene async throws in
                let call = try await booked(scene, pact)
                try await pact.expect(try fact("tells of a cancelled call", .callCancelled)) { () async throws in
                    _ = try await scene.cancel(call)
                }
            }
        }
    }

    private func booked(
        _ scene: CallScene, _ pact: PactRecording, _ description: String = "tells of a booked call", in hours: Int64 = 30
    ) async throws -> CoachingCallID {
        try await pact.expect(try fact(description, .callBooked)) { try await scene.booked(scene.slot(hours)).call.id }
    }

    @Test func pushesToTheGateway() async throws {
        try await PactRecorder.record(consumer: "coaching", provider: "sandbox") { pact in
            try await CoachingFixture.run(configure: { $0.push.url = pact.url }) { fixture async throws in
                let layla = try await fixture.somebody()
                fixture.tell(layla, devices: ["phone"])
                var push = CoachingPush(id: .example, user: layla.id, news: .changeRefused, client: layla.id)
                push.device = .numbered(0)
                let payload = push
                try await pact.expect(
                    PactExchange(
                        "sends a notification", Sandbox.sendPush, reading: Nothing.self, given: [ProviderState("a number")],
                        filling: [(.body("$.id"), "message")], answer: .success(.example))
                ) { try await fixture.app.perform(CoachingWork.pushOne, payload) }
            }
        }
    }

    private func pushToBrowsers(_ pact: PactRecording) async throws {
        let browser = Device(id: .example, token: .example, platform: .web, createdAt: .example, isWebPush: true)
        let profile = Profile(
            userId: .example, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: .example)
        let facts = PersonFacts(profile: profile, settings: .example, preferences: .example, devices: [browser])
        var push = CoachingPush(id: .example, user: .example, news: .changeRefused, client: .example)
        push.device = .example
        let payload = push
        try await run(profile: pact.url) { coaching async throws in
            let state = ProviderState("a browser", ["product": "fitcoach"])
            try await pact.expect(
                PactExchange(
                    "asks for somebody's browser", Profiles.facts, reading: PushRecipient.self, given: [state],
                    filling: [(.path("id"), "user")], answer: .success(facts), exactly: ["$.devices[0].isWebPush"]),
                PactExchange(
                    "pushes to a browser", Profiles.pushToBrowser, reading: Nothing.self, given: [state],
                    filling: [(.path("id"), "user"), (.path("device"), "device"), (.body("$.id"), "message")], answer: .success(Nothing()))
            ) { try await coaching.perform(CoachingWork.pushOne, payload) }
        }
    }

    @Test func filesOfMedia() async throws {
        try await PactRecorder.record(consumer: "coaching", provider: "media") { pact in
            try await run(media: pact.url) { coaching async throws in
                let runtime = coaching.app.runtime
                let settings = CoachingSettings(
                    auth: AuthLink(url: Self.nowhere), profileURL: Self.nowhere, mediaURL: pact.url, push: PushLink(url: Self.nowhere),
                    smtpURL: Secret("smtp://127.0.0.1:9"))
                let files = MessageFiles(
                    dependencies: CoachingDependencies(
                        runtime: runtime, settings: settings, zones: try runtime.zones(in: settings.zoneDirectory),
                        feed: Feed(runtime: runtime)))
                let context = RequestContext(requestID: "test", language: nil, now: Self.start, run: nil, clientAddress: "127.0.0.1")
                let facts = MediaFacts(
                    id: .example, ownerId: .example, isConfirmed: true, purpose: .progressPhoto, kind: .image, contentType: .example,
                    bytes: 1000, width: 30, height: 40)
                let (photo, none) = (ProviderState("a photo", ["product": "gtsd"]), ProviderState("no file"))
                try await pact.expect(
                    PactExchange(
                        "asks what a file is", MediaFiles.facts, reading: MediaFacts.self, given: [photo],
                        filling: [(.path("id"), "photo")], answer: .success(facts))
                ) { () async throws in
                    // A picture for another purpose is not sent.
                    await #expect(throws: APIError.self) { try await files.find([.example], of: .example, context) }
                }
                try await pact.expect(
                    PactExchange(
                        "asks what a file is that is not there", MediaFiles.facts, reading: MediaFacts.self, given: [none],
                        filling: [(.path("id"), "photo")], answer: .refusal(APIError(.notFound)))
                ) { () async throws in
                    await #expect(throws: APIError.self) { try await files.find([.example], of: .example, context) }
                }
                try await pact.expect(
                    PactExchange(
                        "asks for links to a file", MediaFiles.links, reading: MediaLinks.self, given: [photo],
                        filling: [(.path("id"), "photo")], answer: .success(.example))
                ) { () async throws in #expect(try await files.links(.example, context) == .example) }
                try await pact.expect(
                    PactExchange(
                        "asks for links to a file that is not there", MediaFiles.links, reading: MediaLinks.self, given: [none],
                        filling: [(.path("id"), "photo")], answer: .refusal(APIError(.notFound)))
                ) { () async throws in
                    await #expect(throws: APIError(.notFound)) { try await files.links(.example, context) }
                }
            }
        }
    }

    private func fact(_ description: String, _ type: EventType) throws -> PactExchange {
        try PactExchange(
            description, System.receiveEvent, reading: Nothing.self, given: [ProviderState("a person", ["product": "fitcoach"])],
            filling: [(.body("$.id"), "event"), (.body("$.user"), "user")], answer: .success(Nothing()),
            when: { $0?["type"]?.string == type.rawValue })
    }
}
