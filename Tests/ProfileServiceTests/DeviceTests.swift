import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import Storage
import TestSupport
import Testing
import Wire

@Suite struct DeviceTests {
    private static func details(_ token: String, _ platform: DevicePlatform = .ios) -> DeviceDetails {
        DeviceDetails(token: PushToken(trusted: token), platform: platform)
    }

    private static func device(_ answer: Answer) throws -> Device { try InputDecoder.decode(Device.self, from: answer.body) }

    @Test(arguments: Engine.allCases)
    func aTokenIsOneDeviceOfWhoeverRegisteredItLast(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let layla = try await fixture.somebody()
            let omar = try await fixture.somebody(.fitcoach)
            let first = try await layla.client.answer(Profiles.addDevice, Self.details("phone"))
            #expect(first.status == 201)
            let phone = try Self.device(first)
            fixture.profile.clock.advance(by: .minutes(5))
            // The same app again, now telling another platform.
            let again = try await layla.client.answer(Profiles.addDevice, Self.details("phone", .android))
            #expect(again.status == 200)
            #expect(try Self.device(again) == Device(id: phone.id, token: phone.token, platform: .android, createdAt: phone.createdAt))
            #expect(try await layla.client.answer(Profiles.addDevice, Self.details("browser", .web)).status == 201)

            // Omar signs in on Layla's old phone.
            let moved = try await omar.client.answer(Profiles.addDevice, Self.details("phone"))
            let his = try Self.device(moved)
            #expect(moved.status == 201 && his.id != phone.id && his.createdAt == fixture.now)
            #expect(try await omar.client.call(Profiles.devices).items == [his])
            #expect(try await layla.client.call(Profiles.devices).items.map(\.token.text) == ["browser"])
            // Neither the id she knew nor the new one lets her take it away.
            for id in [phone.id, his.id] {
                #expect(try await layla.client.answer(Profiles.deleteDevice, DeviceParameters(id: id), Nothing()).code == .notFound)
            }
            #expect(try await omar.client.answer(Profiles.deleteDevice, DeviceParameters(id: his.id), Nothing()).status == 204)
            #expect(try await omar.client.answer(Profiles.deleteDevice, DeviceParameters(id: his.id), Nothing()).code == .notFound)
            #expect(try await layla.client.answer(Profiles.addDevice, Self.details("phone")).status == 201)
        }
    }

    /// FR-ACCOUNT-07: a phone that was lost shows nothing more once its session was ended from another one.
    @Test(arguments: Engine.allCases)
    func aSessionThatEndsTakesItsDevicesAlong(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let phone = try await fixture.somebody()
            let (lost, laptop) = (fixture.again(phone), fixture.again(phone))
            for (session, token) in [(phone, "phone"), (lost, "lost"), (laptop, "laptop")] {
                #expect(try await session.client.answer(Profiles.addDevice, Self.details(token)).status == 201)
            }
            func tokens() async throws -> [String] { try await phone.client.call(Profiles.devices).items.map(\.token.text).sorted() }
            try await fixture.tell(.sessionEnded, about: phone, facts: EventFacts(session: try lost.session))
            #expect(try await tokens() == ["laptop", "phone"])
            // The same app in a new session, of which the end of the old one takes nothing.
            #expect(try await phone.client.answer(Profiles.addDevice, Self.details("laptop")).status == 200)
            let ended = [try lost.session, try laptop.session]
            try await fixture.tell(.sessionsEnded, about: phone, facts: EventFacts(sessions: ended))
            #expect(try await tokens() == ["laptop", "phone"])
        }
    }

    /// Whichever comes first, nothing is left of a session that has ended.
    @Test(arguments: Engine.allCases)
    func aSessionThatEndsWhileItsDeviceRegistersLeavesNone(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            for round in 0..<10 {
                let lost = fixture.again(person), session = try lost.session
                _ = try await parallel(2) { number in
                    if number == 0 {
                        _ = try await lost.client.answer(Profiles.addDevice, Self.details("lost-\(round)"))
                    } else {
                        _ = try await fixture.tell(.sessionEnded, about: person, facts: EventFacts(session: session))
                    }
                }
            }
            #expect(try await person.client.call(Profiles.devices).items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func aTokenRegisteredByTwentyPeopleAtOnceHasOneOwner(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            var people: [Somebody] = []
            for _ in 0..<20 { people.append(try await fixture.somebody()) }
            let crowd = people
            let answers = try await parallel(20) { index in try await crowd[index].client.answer(Profiles.addDevice, Self.details("shared"))
            }
            #expect(answers.allSatisfy { $0.status == 201 })
            var owners: [Device] = []
            for person in crowd { owners += try await person.client.call(Profiles.devices).items }
            #expect(owners.count == 1)
            #expect(try answers.map(Self.device).contains { $0.id == owners.first?.id })
        }
    }

    @Test(arguments: Engine.allCases)
    func oneRegistrationTwentyTimesAtOnceIsOneDevice(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let statuses = try await parallel(20) { _ in try await person.client.answer(Profiles.addDevice, Self.details("mine")).status }
            #expect(statuses.sorted() == Array(repeating: 200, count: 19) + [201])
            #expect(try await person.client.call(Profiles.devices).items.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatWasSilentTheLongestGivesWay(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            for index in 0..<20 {
                #expect(try await person.client.answer(Profiles.addDevice, Self.details("token-\(index)")).status == 201)
                fixture.profile.clock.advance(by: .seconds(1))
            }
            // The first one is heard of again, so the second is now the most silent.
            #expect(try await person.client.answer(Profiles.addDevice, Self.details("token-0")).status == 200)
            #expect(try await person.client.answer(Profiles.addDevice, Self.details("token-20")).status == 201)
            let tokens = Set(try await person.client.call(Profiles.devices).items.map(\.token.text))
            #expect(tokens == Set((0...20).filter { $0 != 1 }.map { "token-\($0)" }))
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyAtMostHoweverManyComeAtOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            for index in 0..<10 { _ = try await person.client.answer(Profiles.addDevice, Self.details("early-\(index)")) }
            let statuses = try await parallel(20) { index in
                try await person.client.answer(Profiles.addDevice, Self.details("late-\(index)")).status
            }
            #expect(statuses == Array(repeating: 201, count: 20))
            #expect(try await person.client.call(Profiles.devices).items.count == 20)
        }
    }

    /// Push services make tokens of any length, and long ones do not fit into an index.
    @Test(arguments: Engine.allCases)
    func theLongestTokenThereIs(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let token = base64url(SystemRandom().bytes(3072))
            #expect(token.utf8.count == 4096)
            let made = try await person.client.answer(Profiles.addDevice, Self.details(token))
            #expect(made.status == 201)
            #expect(try Self.device(made).token.text == token)
            let tooLong = try await person.client.json(
                .post, Profiles.addDevice.path.description, #"{"token": "\#(token)x", "platform": "ios"}"#)
            #expect(tooLong.status == 422 && tooLong.fields == ["token too_long"])
        }
    }

    @Test(arguments: [
        (#"{"platform": "ios"}"#, "token required"), (#"{"token": "", "platform": "ios"}"#, "token required"),
        (#"{"token": "a b", "platform": "ios"}"#, "token malformed"), (#"{"token": "رمز", "platform": "ios"}"#, "token malformed"),
        (#"{"token": "🔔", "platform": "ios"}"#, "token malformed"), (#"{"token": "a\u0000", "platform": "ios"}"#, "token malformed"),
        (#"{"token": 7, "platform": "ios"}"#, "token wrong_type"), (#"{"token": "x", "platform": "toaster"}"#, "platform not_allowed"),
        (#"{"token": "x"}"#, "platform required"),
    ])
    func aBadDeviceIsNamed(_ body: String, _ field: String) async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let answer = try await person.client.json(.post, Profiles.addDevice.path.description, body)
            #expect(answer.status == 422 && answer.fields == [field], "\(answer.text)")
            #expect(try await fixture.rows("SELECT id FROM devices") == 0)
        }
    }
}

extension Somebody {
    /// The one that their token names.
    fileprivate var session: SessionID {
        get throws {
            let claims = try #require(token.text.split(separator: ".").dropFirst().first.flatMap { base64urlDecode(String($0)) })
            let session = try JSONParser.parse(claims)["sid"]?.string
            return SessionID(trusted: try #require(session))
        }
    }
}
