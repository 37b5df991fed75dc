import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Storage
import TestSupport
import Testing
import Wire

/// What no app should send to settings, partners, devices and tickets.
@Suite struct SettingsInputTests {
    private static let writes: [EndpointDescription] = [
        Profiles.changeSettings.description, Profiles.changePreferences.description, Profiles.addPartner.description,
        Profiles.addDevice.description, Help.openTicket.description,
    ]

    private static let unusable = [
        "hello", #"{"theme": "#, "[]", "7", "null", #""text""#, String(repeating: "[", count: 5000),
        #"{"theme": 1, "name": 2, "token": 3, "subject": 4}"#,
        #"{"theme":"\ud800","name":"\ud800","email":"\ud800@b.io","token":"\ud800","subject":"\ud800","message":"x"}"#,
    ]

    @Test func nothingUnusableIsTakenOrBreaksAnything() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            for endpoint in Self.writes {
                for text in Self.unusable {
                    let answer = try await person.client.json(endpoint.method, endpoint.path.description, text)
                    #expect([400, 422].contains(answer.status), "\(endpoint.id) with \(text.prefix(60)): \(answer.status)")
                    #expect(
                        endpoint.violations(status: answer.status, contentType: answer.headers["Content-Type"], body: answer.json).isEmpty)
                }
                let plain = try await person.client.send(
                    endpoint.method, endpoint.path.description, headers: ["Content-Type": "text/plain"], body: Array("{}".utf8))
                #expect(plain.code == .unsupportedMediaType)
                let anonymous = try await fixture.client.json(endpoint.method, endpoint.path.description, "{}")
                #expect(anonymous.code == .tokenMissing)
            }
            #expect(try await fixture.rows("SELECT 1 FROM partners") == 0)
            #expect(try await fixture.rows("SELECT 1 FROM devices") == 0)
            #expect(try await fixture.rows("SELECT 1 FROM tickets") == 0)
            #expect(try await person.client.call(Profiles.settings).theme == .system)
        }
    }

    @Test(arguments: [
        (#"{"theme": "sepia"}"#, "theme not_allowed"), (#"{"theme": ""}"#, "theme not_allowed"),
        (#"{"theme": "Dark"}"#, "theme not_allowed"),
        (#"{"units": "stone"}"#, "units not_allowed"), (#"{"language": "fr"}"#, "language not_allowed"),
        (#"{"language": "العربية"}"#, "language not_allowed"), (#"{"pushEnabled": "true"}"#, "pushEnabled wrong_type"),
        (#"{"pushEnabled": 1}"#, "pushEnabled wrong_type"), (#"{"reminderTime": "25:00"}"#, "reminderTime malformed"),
        (#"{"reminderTime": "24:00"}"#, "reminderTime malformed"), (#"{"reminderTime": "12:60"}"#, "reminderTime malformed"),
        (#"{"reminderTime": "7:30"}"#, "reminderTime malformed"), (#"{"reminderTime": "07:30:00"}"#, "reminderTime malformed"),
        (#"{"reminderTime": "٠٧:٣٠"}"#, "reminderTime malformed"), (#"{"reminderTime": -1}"#, "reminderTime wrong_type"),
        (#"{"timezone": "Mars/Olympus"}"#, "timezone malformed"), (#"{"timezone": ""}"#, "timezone malformed"),
        (#"{"timezone": "../../etc/passwd"}"#, "timezone malformed"), (#"{"timezone": "+03:00"}"#, "timezone malformed"),
        (#"{"timezone": "🕌"}"#, "timezone malformed"), (#"{"timezone": "Asia/Riyadh\u0000"}"#, "timezone malformed"),
    ])
    func aBadSettingIsNamedAndChangesNothing(_ body: String, _ field: String) async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let before = try await person.client.call(Profiles.settings)
            // A good member beside the bad one is not kept either.
            let both = body.dropLast() + #", "units": "imperial"}"#
            let text = body.contains("units") ? body : String(both)
            for (language, client) in [(Language.english, person.client), (.arabic, person.client.with("Accept-Language", "ar"))] {
                let answer = try await client.json(.put, Profiles.changeSettings.path.description, text)
                #expect(answer.status == 422 && answer.fields == [field], "\(body): \(answer.text)")
                #expect(answer.json?["message"]?.string == ErrorCode.validationFailed.message(language))
            }
            #expect(try await person.client.call(Profiles.settings) == before)
        }
    }

    /// A demo session looks around.
    @Test func theDemoReadsAndDoesNotWrite() async throws {
        try await ProfileFixture.run { fixture in
            let demo = try await fixture.somebody(.fitcoach, demo: true)
            #expect(try await demo.client.answer(Profiles.settings).status == 200)
            #expect(try await demo.client.answer(Profiles.preferences).status == 200)
            #expect(try await demo.client.answer(Profiles.tutorials).status == 200)
            #expect(try await demo.client.answer(Profiles.partners).status == 200)
            #expect(try await demo.client.answer(Profiles.devices).status == 200)
            #expect(try await demo.client.answer(Help.myTickets, TicketQuery(), Nothing()).status == 200)
            #expect(try await demo.client.answer(Profiles.changeSettings, .example).code == .demoReadOnly)
            #expect(try await demo.client.answer(Profiles.changePreferences, .example).code == .demoReadOnly)
            #expect(try await demo.client.answer(Profiles.seeTutorial, .example, Nothing()).code == .demoReadOnly)
            #expect(try await demo.client.answer(Profiles.resetTutorials).code == .demoReadOnly)
            #expect(try await demo.client.answer(Profiles.addPartner, .example).code == .demoReadOnly)
            #expect(try await demo.client.answer(Profiles.deletePartner, .example, Nothing()).code == .demoReadOnly)
            #expect(try await demo.client.answer(Profiles.addDevice, .example).code == .demoReadOnly)
            #expect(try await demo.client.answer(Profiles.deleteDevice, .example, Nothing()).code == .demoReadOnly)
            #expect(try await demo.client.answer(Help.openTicket, .example).code == .demoReadOnly)
        }
    }

    /// Whatever somebody does while they are being deleted, nothing of them stays and nothing fails.
    @Test(arguments: Engine.allCases)
    func writingBesideOnesOwnDeletion(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.client.answer(Profiles.settings).status == 200)
            let statuses = try await parallel(20) { index in
                switch index {
                case 8: try await fixture.tell(.userDeleted, about: person).status
                case _ where index % 4 == 0: try await person.client.answer(Profiles.addPartner, .example).status
                case _ where index % 4 == 1: try await person.client.answer(Profiles.addDevice, .example).status
                case _ where index % 4 == 2: try await person.client.answer(Profiles.changeSettings, .example).status
                default: try await person.client.answer(Profiles.seeTutorial, .example, Nothing()).status
                }
            }
            #expect(statuses.allSatisfy { [200, 201, 204, 401].contains($0) }, "\(statuses)")
            #expect(try await person.client.answer(Profiles.settings).code == .unauthenticated)
            #expect(try await fixture.rows("SELECT user_id FROM partners") == 0)
            #expect(try await fixture.rows("SELECT user_id FROM devices") == 0)
            #expect(try await fixture.rows("SELECT user_id FROM settings") == 0)
            #expect(try await fixture.rows("SELECT user_id FROM tutorials") == 0)
        }
    }
}
