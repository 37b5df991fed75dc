import AppTesting
import AuthService
import Contracts
import JSONCoding
import Pacts
import Platform
import Security
@testable import ServiceKit
import Testing
import Wire

/// What auth sends to other services.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    /// Does a piece of work as the queue would.
    private func sendSMS(_ to: String, _ fixture: AuthFixture) async throws {
        let now = fixture.auth.clock.now()
        let payload: JSONValue = [
            "to": .string(to), "text": "042917 is your FitCoach+ code.", "askedAt": .integer(now.milliseconds),
            "expiresAt": .integer((now + .minutes(5)).milliseconds),
        ]
        try await fixture.auth.perform("sms", payload)
    }

    @Test func codesToTheGateway() async throws {
        try await PactRecorder.record(consumer: "auth", provider: "sandbox") { pact in
            try await AuthFixture.run(configure: { $0.smsURL = pact.url }) { fixture async throws in
                try await pact.expect(
                    PactExchange(
                        "sends a code", Sandbox.sendSMS, reading: Nothing.self, given: [ProviderState("a number")],
                        filling: [(.body("$.id"), "message"), (.body("$.to"), "phone")], answer: .success(.example))
                ) { try await sendSMS("+966501234567", fixture) }
                let refused = ProviderState("a disturbance", ["channel": "sms", "mode": "refuse", "to": "+966501234568"])
                try await pact.expect(
                    PactExchange(
                        "sends a code to a number that is refused", Sandbox.sendSMS, reading: Nothing.self,
                        given: [refused, ProviderState("a number")],
                        filling: [(.body("$.id"), "message")], answer: .refusal(APIError(.phoneInvalid)))
                ) {
                    do {
                        try await sendSMS("+966501234568", fixture)
                        Issue.record("it was not refused")
                    } catch WorkFailure.permanent(let reason) { #expect(reason == "refused: phone_invalid") }
                }
            }
        }
    }

    /// Every other service is told the same.
    @Test(arguments: Catalogue.services.keys.filter { $0 != "auth" && $0 != "sandbox" }.sorted())
    func factsToSubscribers(_ subscriber: String) async throws {
        try await PactRecorder.record(consumer: "auth", provider: subscriber) { pact in
            try await AuthFixture.run(subscribers: [subscriber: pact.url]) { fixture async throws in
                func fact(_ description: String, _ type: EventType, _ state: ProviderState, _ more: [(PactExchange.Place, String)] = [])
                    throws -> PactExchange
                {
                    try PactExchange(
                        description, System.receiveEvent, reading: Nothing.self, given: [state],
                        filling: [(.body("$.id"), "event"), (.body("$.user"), "user")] + more, answer: .success(Nothing()),
                        when: { $0?["type"]?.string == type.rawValue })
                }
                let signup = try await pact.expect(
                    try fact(
                        "tells of a new account with an email address", .userCreated, ProviderState("nobody"),
                        [(.body("$.facts.email"), "email")])
                ) { try await fixture.signUp() }
                let challenge = try await fixture.challenge()
                let answer = try await pact.expect(
                    try fact(
                        "tells of a new account with a phone", .userCreated, ProviderState("nobody"), [(.body("$.facts.phone"), "phone")])
                ) { try await fixture.verify(challenge.id, challenge.code) }
                #expect(answer.status == 200)
                let operators = fixture.client.with(
                    "Authorization",
                    "Bearer " + fixture.auth.app.runtime.keys.tokens.issue(.operator, for: .auth, now: fixture.auth.clock.now()))
                let changed = try await pact.expect(
                    try fact("tells that somebody has another role", .roleChanged, ProviderState("a person", ["product": "gtsd"]))
                ) { try await operators.answer(Auth.setRole, UserParameters(id: signup.user.id), RoleChange(role: .coach)) }
                #expect(changed.status == 204)
                let deletion = AccountDeletion(password: try GivenPassword(validating: "Mountain7Path"))
                let gone = try await pact.expect(
                    try fact("tells of an account that is gone", .userDeleted, ProviderState("a person", ["product": "gtsd"]))
                ) { try await fixture.bearing(signup.accessToken).answer(Auth.deleteMe, deletion) }
                #expect(gone.status == 204)
            }
        }
    }
}
