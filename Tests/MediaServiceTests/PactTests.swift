import AppTesting
import Contracts
import JSONCoding
@testable import MediaService
import Pacts
import Platform
@testable import ServiceKit
import Testing
import Wire

/// What media sends to other services and what it reads of their answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    private func context(_ now: Instant) -> RequestContext {
        var context = RequestContext(requestID: "test", language: nil, now: now, run: nil, clientAddress: "127.0.0.1")
        context.credential = Secret("a person's token")
        return context
    }

    private func code(_ body: () async throws -> Void) async -> ErrorCode? {
        do {
            try await body()
            return nil
        } catch { return (error as? APIError)?.code }
    }

    @Test func keysOfAuth() async throws {
        try await PactRecorder.record(consumer: "media", provider: "auth") { pact in
            try await MediaFixture.run { fixture async throws in
                guard case .person(let person) = try await pact.expectKeys(fixture.media.app.runtime) else {
                    Issue.record("nobody")
                    return
                }
                #expect(person.userID == .example)
            }
        }
    }

    @Test func zonesOfProfile() async throws {
        try await PactRecorder.record(consumer: "media", provider: "profile") { pact in
            try await MediaFixture.run { fixture async throws in
                let zones = ZoneLookup(
                    runtime: fixture.media.app.runtime, profileURL: pact.url, zones: ZoneDatabase(directory: "/usr/share/zoneinfo"))
                let person = SignedIn(userID: .example, sessionID: .example, product: .gtsd, role: .user, isDemo: false)
                let gone = try await pact.expect(
                    PactExchange(
                        "asks for the zone of somebody who is gone", Profiles.facts, reading: PersonZone.self,
                        given: [ProviderState("nobody")],
                        filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
                ) { try await zones.zone(of: person, context(fixture.now)) }
                #expect(gone.name.text == "UTC")
                let zone = try await pact.expect(
                    PactExchange(
                        "asks for somebody's zone", Profiles.facts, reading: PersonZone.self,
                        given: [ProviderState("an onboarded person", ["product": "gtsd"])], filling: [(.path("id"), "user")],
                        answer: .success(.example))
                ) { try await zones.zone(of: person, context(fixture.now)) }
                #expect(zone.name == .example)
                let avatars = AvatarLookup(peers: fixture.media.app.runtime.peers, profileURL: pact.url)
                let shown = try await pact.expect(
                    PactExchange(
                        "asks which picture somebody shows", Profiles.facts, reading: PersonAvatar.self,
                        given: [ProviderState("an onboarded person", ["product": "gtsd"])], filling: [(.path("id"), "user")],
                        answer: .success(.example))
                ) { try await avatars.shown(by: .example, for: context(fixture.now).origin) }
                #expect(shown == PersonFacts.example.profile.avatarId)
            }
        }
    }

    @Test func tasksOfTasks() async throws {
        try await PactRecorder.record(consumer: "media", provider: "tasks") { pact in
            try await MediaFixture.run { fixture async throws in
                let tasks = TaskLookup(peers: fixture.media.app.runtime.peers, tasksURL: pact.url)
                try await pact.expect(
                    PactExchange(
                        "asks whether a task is the person's own", Tasks.one, reading: Nothing.self,
                        given: [ProviderState("a task", ["product": "gtsd"])], filling: [(.path("id"), "task")], answer: .success(.example))
                ) { try await tasks.check(.example, context(fixture.now)) }
                let missing: [(String, ProviderState, ErrorCode)] = [
                    (
                        "asks whether a task is the person's own that is not", ProviderState("an onboarded person", ["product": "gtsd"]),
                        .notFound
                    ),
                    (
                        "asks for a task of somebody whose product has none", ProviderState("a person", ["product": "fitcoach"]),
                        .wrongProduct
                    ),
                ]
                for (description, state, refusal) in missing {
                    try await pact.expect(
                        PactExchange(
                            description, Tasks.one, reading: Nothing.self, given: [state],
                            filling: state.name == "an onboarded person" ? [(.path("id"), "task")] : [], answer: .refusal(APIError(refusal))
                        )
                    ) { #expect(await code { try await tasks.check(.example, context(fixture.now)) } == .notFound) }
                }
            }
        }
    }
}
