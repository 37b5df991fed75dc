import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Pacts
import Platform
@testable import ProfileService
import Security
import ServiceKit
import Storage
import Testing
import Wire

/// What profile sends to other services and what it reads of their answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    private static let start = Instant(milliseconds: 1_772_352_000_000)
    private static let password = "Mountain7Path"
    private static let account = ProviderState("an account", ["product": "gtsd", "password": .string(password)])

    private func run(auth: String, subscribers: [String: String] = [:], _ body: (ProfileApp) async throws -> Void) async throws {
        let settings = ProfileSettings(auth: AuthLink(url: auth), smtpURL: Secret("smtp://127.0.0.1:9"))
        try await ProfileApp.run(settings: settings, subscribers: subscribers, clock: ManualClock(Self.start), body)
    }

    @Test func accountsOfAuth() async throws {
        try await PactRecorder.record(consumer: "profile", provider: "auth") { pact in
            try await run(auth: pact.url, subscribers: ["auth": pact.url]) { profile async throws in
                let peer = profile.client.with(
                    "Authorization", "Bearer " + profile.app.runtime.keys.tokens.issue(.tasks, for: .profile, now: Self.start))
                try await pact.expect(
                    PactExchange(
                        "asks for somebody who is gone", Auth.user, reading: NewPerson.self, given: [ProviderState("nobody")],
                        filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
                ) { () async throws in
                    #expect(try await peer.answer(Profiles.facts, UserParameters(id: .example), Nothing()).code == .notFound)
                }
                let me = profile.client.bearing(try PactRecording.token(profile.app.runtime))
                let account = Account(
                    id: .example, product: .gtsd, email: .example, emailVerified: true, phone: nil, name: "Layla", role: .user,
                    onboardingCompleted: false,
                    demo: false, createdAt: .example)
                try await pact.expect(
                    PactRecording.keys(),
                    PactExchange(
                        "asks for somebody who has just signed up", Auth.user, reading: NewPerson.self, given: [Self.account],
                        filling: [(.path("id"), "user")], answer: .success(account), exactly: ["$.product"])
                ) {
                    let shown = try await me.call(Profiles.me)
                    #expect(shown.name?.text == "Layla" && shown.email == .example && shown.product == .gtsd)
                }
                try await tellAll(pact, me, Self.account)
                try await delete(pact, me)
            }
        }
    }

    private func delete(_ pact: PactRecording, _ me: AppClient) async throws {
        func deletion(_ password: String) throws -> AccountDeletion { AccountDeletion(password: try GivenPassword(validating: password)) }
        try await pact.expect(
            PactExchange(
                "deletes an account in a person's name, with a wrong password", Auth.deleteMe, reading: Nothing.self, given: [Self.account],
                answer: .refusal(APIError(.credentialsInvalid)))
        ) { () async throws in #expect(try await me.answer(Profiles.delete, deletion("Mountain8Path")).code == .credentialsInvalid) }
        try await pact.expect(
            PactExchange(
                "deletes an account in a person's name", Auth.deleteMe, reading: Nothing.self, given: [Self.account],
                answer: .success(Nothing()))
        ) { () async throws in #expect(try await me.answer(Profiles.delete, deletion(Self.password)).status == 204) }
    }

    @Test(arguments: [
        ("tasks", ProviderState("an onboarded person", ["product": "gtsd"])),
        ("training", ProviderState("a person", ["product": "gtsd"])), ("nutrition", ProviderState("a person", ["product": "gtsd"])),
    ])
    func factsToSubscribers(_ subscriber: String, _ state: ProviderState) async throws {
        try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, clock: ManualClock(Self.start)) {
            auth async throws in
            try await PactRecorder.record(consumer: "profile", provider: subscriber) { pact in
                try await run(auth: "http://127.0.0.1:\(auth.port ?? 0)", subscribers: [subscriber: pact.url]) { profile async throws in
                    let (_, token) = auth.app.service.signIn(.gtsd, now: Self.start)
                    try await tellAll(pact, profile.client.bearing(token), state)
                }
                if subscriber == "tasks" { try await weeks(pact, state) }
            }
        }
    }

    /// What partners are mailed of a week.
    private func weeks(_ pact: PactRecording, _ planned: ProviderState) async throws {
        try await ProfileFixture.run(
            configure: { settings in
                settings.tasksURL = pact.url
                settings.pagesURL = "https://app.example.com"
            }
        ) { fixture async throws in
            func expect(_ description: String, _ state: ProviderState, _ answer: PactExchange.Answer<WeekReview>) async throws {
                let layla = try await fixture.somebody()
                let partner = try await layla.client.call(Profiles.addPartner, .example)
                _ = try await layla.client.call(Profiles.share, PartnerParameters(id: partner.id), SharingDetails())
                let find: @Sendable () async throws -> StoredSharing? = {
                    try await fixture.app.database.read { db in try await SharingStore.find(layla.id, .example, in: db) }
                }
                let token = try #require(try await find()).token.text
                let path = Profiles.acceptSharing.path.path(["token": token]) ?? ""
                #expect(try await fixture.app.client.send(.post, path).status == 200)
                let due = try #require(try await find()?.nextAt)
                let exchange = try PactExchange(
                    description, Tasks.week, reading: WeekFacts.self, given: [state], filling: [(.path("id"), "user")], answer: answer)
                try await pact.expect(exchange) { () async throws in
                    let week = DueWeek(user: layla.id, email: .example, at: EpochMilliseconds(due))
                    // Of a run of its own, so that the worker does not do it beside this.
                    try await fixture.app.perform("partnerWeek", try JSONParser.parse(try JSONWriter.encode(week)), run: "pact")
                }
                #expect(try await find()?.nextAt == due + .days(7))
            }
            try await expect("asks how somebody's week went", planned, .success(.example))
            try await expect(
                "asks how the week of somebody without a plan went", ProviderState("a person", ["product": "gtsd"]),
                .refusal(APIError(.onboardingRequired)))
            try await expect("asks how the week of somebody who is gone went", ProviderState("nobody"), .refusal(APIError(.notFound)))
        }
    }

    @Test func picturesOfMedia() async throws {
        try await PactRecorder.record(consumer: "profile", provider: "media") { pact in
            try await AppUnderTest<AuthStandIn>.beside(ManualClock(Self.start)) { auth in
                try await run(auth: auth.url, subscribers: ["media": pact.url]) { profile async throws in
                    let (_, token) = auth.app.service.signIn(.gtsd, now: Self.start)
                    try await tellAll(pact, profile.client.bearing(token), ProviderState("a person", ["product": "gtsd"]))
                }
            }
            try await ProfileFixture.run(configure: { $0.mediaURL = pact.url }) { fixture async throws in
                let layla = try await fixture.newcomer(.freemium)
                var change = ProfileChange()
                change.avatarId = .example
                let wish = change
                try await pact.expect(
                    PactExchange(
                        "asks whose a picture is that is not the person's", MediaFiles.facts, reading: AvatarPicture.self,
                        given: [ProviderState("a photo", ["product": "gtsd"])], filling: [(.path("id"), "photo")],
                        answer: .success(.example))
                ) { () async throws in #expect(try await layla.client.answer(Profiles.change, wish).fields == ["avatarId unavailable"]) }
                try await pact.expect(
                    PactExchange(
                        "asks whose a picture is that is nobody's", MediaFiles.facts, reading: AvatarPicture.self,
                        given: [ProviderState("no file")], filling: [(.path("id"), "photo")], answer: .refusal(APIError(.notFound)))
                ) { () async throws in #expect(try await layla.client.answer(Profiles.change, wish).fields == ["avatarId unavailable"]) }
            }
        }
    }

    @Test func callsOfCoaching() async throws {
        try await PactRecorder.record(consumer: "profile", provider: "coaching") { pact in
            try await AppUnderTest<AuthStandIn>.beside(ManualClock(Self.start)) { auth in
                try await run(auth: auth.url, subscribers: ["coaching": pact.url]) { profile async throws in
                    let (_, token) = auth.app.service.signIn(.gtsd, now: Self.start)
                    try await tellAll(pact, profile.client.bearing(token), ProviderState("a person", ["product": "gtsd"]))
                }
            }
            try await ProfileFixture.run(configure: { $0.coachingURL = pact.url }) { fixture async throws in
                let layla = try await fixture.newcomer(.freemium)
                try await pact.expect(
                    PactExchange(
                        "asks for the calls that somebody has left", Coaching.callsLeft, reading: CallsLeft.self,
                        given: [ProviderState("a person", ["product": "fitcoach"])], filling: [(.path("id"), "user")],
                        answer: .success(CallQuota(used: 0, limit: 1, durationMinutes: 15)))
                ) { () async throws in #expect(try await layla.choose(.scheduleCall, "L1").next == .videoBooking) }
                try await pact.expect(
                    PactExchange(
                        "asks for the calls of somebody who is gone", Coaching.callsLeft, reading: CallsLeft.self,
                        given: [ProviderState("nobody")], filling: [(.path("id"), "user")], answer: .refusal(APIError(.notFound)))
                ) { () async throws in
                    #expect(try await fixture.newcomer(.freemium).choose(.scheduleCall, "L1").next == .videoBooking)
                }
            }
        }
    }

    /// Makes every fact that profile tells of a person true, each told to the recording.
    private func tellAll(_ pact: PactRecording, _ me: AppClient, _ state: ProviderState) async throws {
        func fact(_ description: String, _ type: EventType) throws -> PactExchange {
            try PactExchange(
                description, System.receiveEvent, reading: Nothing.self, given: [state],
                filling: [(.body("$.id"), "event"), (.body("$.user"), "user")], answer: .success(Nothing()),
                when: { $0?["type"]?.string == type.rawValue })
        }
        try await pact.expect(try fact("tells that somebody has answered everything", .onboardingCompleted)) { () async throws in
            #expect(try await me.answer(Profiles.submit, .full).status == 201)
        }
        var change = ProfileChange()
        change.name = PersonName(trusted: "Noor")
        change.weightKg = Kilograms(trusted: 7900)
        try await pact.expect(
            try fact("tells that a profile changed", .profileChanged), try fact("tells that somebody has another name", .userRenamed),
            try fact("tells of a newest weight", .weightLogged)
        ) { () async throws in #expect(try await me.answer(Profiles.change, change).status == 200) }
    }
}
